/** Fresh LinkedIn Profile Data on RapidAPI (fdocs.info). Missing values are `""`. */
import { asList, asObject, asText, type JsonObject, omitUndefined } from "../../../domain/company/parse-json.ts";
import { unwrapProfile } from "../../../domain/profile/unwrap-profile.ts";
import { dateText } from "./date-text.ts";
import { type LinkedinDeps, type LinkedinService, requestProfile, requireEntries } from "./linkedin-request.ts";
import type {
  LinkedinEducation,
  LinkedinExperience,
  LinkedinProfile,
  LinkedinServiceSettings,
  ProfileProvider,
} from "./profile-provider.ts";

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
      requireEntries(service, readFetchedProfile(await requestProfile(service, settings, deps, publicId))),
  };
}

function readFetchedProfile(profile: JsonObject): LinkedinProfile {
  return omitUndefined<LinkedinProfile>({
    full_name: asText(profile.full_name),
    headline: asText(profile.headline),
    summary: asText(profile.about),
    url: asText(profile.linkedin_url),
    public_id: asText(profile.public_id),
    skills: readSkills(profile.skills),
    experiences: asList(profile.experiences, readExperience),
    educations: asList(profile.educations, readEducation),
  });
}

function readExperience(item: JsonObject): LinkedinExperience {
  return omitUndefined<LinkedinExperience>({
    company_name: asText(item.company),
    title: asText(item.title),
    start_date: dateText(item.start_year, item.start_month),
    end_date: item.is_current === true ? undefined : dateText(item.end_year, item.end_month),
    is_current: typeof item.is_current === "boolean" ? item.is_current : undefined,
    location: asText(item.location),
    description: asText(item.description),
  });
}

function readEducation(item: JsonObject): LinkedinEducation {
  return omitUndefined<LinkedinEducation>({
    school_name: asText(item.school),
    degree_name: asText(item.degree),
    field_of_study: asText(item.field_of_study),
    start_date: dateText(item.start_year, item.start_month),
    end_date: dateText(item.end_year, item.end_month),
    grade: asText(item.grade),
    activities: asText(item.activities),
    description: asText(item.description),
  });
}

/** `|`-separated. */
function readSkills(value: unknown): readonly string[] | undefined {
  return asText(value)
    ?.split("|")
    .flatMap((skill) => asText(skill) ?? []);
}
