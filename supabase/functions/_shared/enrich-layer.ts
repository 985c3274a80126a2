/**
 * Profiles from Enrich Layer, whose answers are those of Proxycurl: enrichlayer.com/docs/api/v2/people-api/person-profile.
 * Missing values are null.
 */
import { asList, asObject, asText, type JsonObject, present } from "../../../domain/company/read-json.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { askForProfile, type LinkedinDeps, type LinkedinService } from "./linkedin-call.ts";
import { dateText } from "./linkedin-dates.ts";
import type {
  EducationAnswer,
  ExperienceAnswer,
  LinkedinServiceSettings,
  ProfileAnswer,
  ProfileProvider,
} from "./linkedin-provider.ts";

export const ENRICH_LAYER_DEFAULTS = {
  baseUrl: "https://enrichlayer.com",
  path: "/api/v2/profile?profile_url={url}&skills=include",
} as const;

export function createEnrichLayerProvider(settings: LinkedinServiceSettings, deps: LinkedinDeps): ProfileProvider {
  const service: LinkedinService = {
    name: "Enrich Layer",
    headers: { authorization: `Bearer ${settings.apiKey}` },
    // Its 403 is about credits; the key's rights are a 401. A page under 403 is not the service's.
    readTrouble: (status, body) => (status === 403 && body !== undefined ? "no_credits" : null),
  };
  return {
    source: "enrich-layer",
    fetchProfile: async (publicId) => readAnswer(await askForProfile(service, settings, deps, publicId), publicId),
  };
}

function readAnswer(profile: JsonObject, publicId: string): ProfileAnswer {
  const answeredId = asText(profile.public_identifier);
  return present<ProfileAnswer>({
    full_name: asText(profile.full_name),
    headline: asText(profile.headline) ?? asText(profile.occupation),
    summary: asText(profile.summary),
    url: profileUrl(answeredId ?? publicId),
    public_id: answeredId ?? publicId,
    skills: Array.isArray(profile.skills) ? profile.skills.flatMap((skill) => asText(skill) ?? []) : undefined,
    experiences: asList(profile.experiences, readExperience),
    educations: asList(profile.education, readEducation),
  });
}

function readExperience(item: JsonObject): ExperienceAnswer {
  return present<ExperienceAnswer>({
    company_name: asText(item.company),
    title: asText(item.title),
    ...readDates(item),
    // A missing end is how the service says "current".
    is_current: undefined,
    location: asText(item.location),
    description: asText(item.description),
  });
}

function readEducation(item: JsonObject): EducationAnswer {
  return present<EducationAnswer>({
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
 * The service fills dates up to the day. From 1 January to 31 December is how years look of which no more is known, and
 * is taken for years alone: a month too little is less wrong in a CV than a month made up.
 */
function readDates({ starts_at, ends_at }: JsonObject) {
  const [start, end] = [asObject(starts_at), asObject(ends_at)];
  const isYears = start.day === 1 && start.month === 1 && end.day === 31 && end.month === 12;
  return {
    start_date: dateText(start.year, isYears ? null : start.month),
    end_date: dateText(end.year, isYears ? null : end.month),
  };
}
