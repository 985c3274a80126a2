/**
 * Enrich Layer, whose responses have Proxycurl's shape: enrichlayer.com/docs/api/v2/people-api/person-profile. Missing
 * values are null.
 */
import { asList, asObject, asText, type JsonObject, omitUndefined } from "../../../domain/company/parse-json.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { dateText } from "./date-text.ts";
import { type LinkedinDeps, type LinkedinService, requestProfile, requireEntries } from "./linkedin-request.ts";
import type {
  LinkedinEducation,
  LinkedinExperience,
  LinkedinProfile,
  LinkedinServiceSettings,
  ProfileProvider,
} from "./profile-provider.ts";

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
      requireEntries(service, readFetchedProfile(await requestProfile(service, settings, deps, publicId), publicId)),
  };
}

function readFetchedProfile(profile: JsonObject, publicId: string): LinkedinProfile {
  const responseId = asText(profile.public_identifier);
  return omitUndefined<LinkedinProfile>({
    full_name: asText(profile.full_name),
    headline: asText(profile.headline) ?? asText(profile.occupation),
    summary: asText(profile.summary),
    url: profileUrl(responseId ?? publicId),
    public_id: responseId ?? publicId,
    skills: Array.isArray(profile.skills) ? profile.skills.flatMap((skill) => asText(skill) ?? []) : undefined,
    experiences: asList(profile.experiences, readExperience),
    educations: asList(profile.education, readEducation),
  });
}

function readExperience(item: JsonObject): LinkedinExperience {
  return omitUndefined<LinkedinExperience>({
    company_name: asText(item.company),
    title: asText(item.title),
    ...readDates(item),
    // The service has no such field: a current position has no end date.
    is_current: undefined,
    location: asText(item.location),
    description: asText(item.description),
  });
}

function readEducation(item: JsonObject): LinkedinEducation {
  return omitUndefined<LinkedinEducation>({
    school_name: asText(item.school),
    degree_name: asText(item.degree_name),
    field_of_study: asText(item.field_of_study),
    ...readDates(item),
    grade: asText(item.grade),
    activities: asText(item.activities_and_societies),
    description: asText(item.description),
  });
}

/**
 * The service completes dates to the day, so that years without a month become 1 January to 31 December, or 1 January at both
 * ends (often of an education). Both ranges are read as years: a missing month in a CV is better than an invented one.
 */
function readDates({ starts_at, ends_at }: JsonObject) {
  const [start, end] = [asObject(starts_at), asObject(ends_at)];
  const hasYearsOnly = isDay(start, 1, 1) && (isDay(end, 31, 12) || isDay(end, 1, 1));
  return {
    start_date: dateText(start.year, hasYearsOnly ? null : start.month),
    end_date: dateText(end.year, hasYearsOnly ? null : end.month),
  };
}

function isDay(date: JsonObject, day: number, month: number): boolean {
  return date.day === day && date.month === month;
}
