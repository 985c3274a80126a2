/** Fresh LinkedIn Profile Data on RapidAPI (fdocs.info). Missing values are `""`. */
import { asObject, asText } from "../../../domain/company/parse-json.ts";
import { unwrapProfile } from "../../../domain/profile/unwrap-profile.ts";
import { type LinkedinDeps, type LinkedinService, requestProfile, requireEntries } from "./linkedin-request.ts";
import type { LinkedinServiceSettings, ProfileProvider } from "./profile-provider.ts";
import { readProfile } from "./read-profile.ts";

export const FRESH_LINKEDIN_DEFAULTS = {
  baseUrl: "https://web-scraping-api2.p.rapidapi.com",
  path: "/get-personal-profile?linkedin_url={url}&include_skills=true",
} as const;

export function createFreshLinkedinProvider(settings: LinkedinServiceSettings, deps: LinkedinDeps): ProfileProvider {
  const service: LinkedinService = {
    name: "Fresh LinkedIn Profile Data",
    headers: { "x-rapidapi-key": settings.apiKey, "x-rapidapi-host": new URL(settings.baseUrl).host },
    readError(status, body) {
      const message = asText(asObject(body).message) ?? "";
      // RapidAPI itself sends 404 if the service has no such path.
      if (status === 404 && /endpoint|\bapi\b/i.test(message)) return "bad_request";
      // The response for a missing profile is not documented; its status may be 200.
      const isEmpty = status === 200 && unwrapProfile(body) === null;
      if (isEmpty && /not found|n[o']t exist|no such|private/i.test(message)) return "not_found";
      return null;
    },
  };
  return {
    source: "fresh-linkedin",
    fetchProfile: async (publicId) =>
      requireEntries(service, readProfile(await requestProfile(service, settings, deps, publicId))),
  };
}
