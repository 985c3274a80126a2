/**
 * Enrich Layer, whose responses have Proxycurl's shape: enrichlayer.com/docs/api/v2/people-api/person-profile. Missing
 * values are null.
 */
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { type LinkedinDeps, type LinkedinService, requestProfile, requireEntries } from "./linkedin-request.ts";
import type { LinkedinProfile, LinkedinServiceSettings, ProfileProvider } from "./profile-provider.ts";
import { readProfile } from "./read-profile.ts";

export const ENRICH_LAYER_DEFAULTS = {
  baseUrl: "https://enrichlayer.com",
  path: "/api/v2/profile?profile_url={url}&skills=include",
} as const;

export function createEnrichLayerProvider(settings: LinkedinServiceSettings, deps: LinkedinDeps): ProfileProvider {
  const service: LinkedinService = {
    name: "Enrich Layer",
    headers: { authorization: `Bearer ${settings.apiKey}` },
    // The service sends 403 for missing credits and 401 for the API key; a 403 without JSON comes from another server.
    readError: (status, body) => (status === 403 && body !== undefined ? "no_credits" : null),
  };
  return {
    source: "enrich-layer",
    fetchProfile: async (publicId) =>
      requireEntries(
        service,
        withRequestedId(readProfile(await requestProfile(service, settings, deps, publicId)), publicId),
      ),
  };
}

/** The response may lack the ID; the URL is the requested one then. */
function withRequestedId(profile: LinkedinProfile, publicId: string): LinkedinProfile {
  return profile.public_id === undefined ? { ...profile, public_id: publicId, url: profileUrl(publicId) } : profile;
}
