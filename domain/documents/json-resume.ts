import { asObject, isObject } from "../company/parse-json.ts";
import { type PersonProfile, parseProfile } from "../profile/parse-profile.ts";

/** Whether the value has the fields of JSON Resume (jsonresume.org): `basics`, `work`, `education`. */
export function isJsonResume(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isObject(value.basics) || (Array.isArray(value.work) && Array.isArray(value.education));
}

export function readJsonResume(value: unknown): PersonProfile {
  const { basics, work, education, skills } = asObject(value);
  const person = asObject(basics);
  const links = Array.isArray(person.profiles) ? person.profiles.filter(isObject) : [];
  const linkedin = links.find(({ network, url }) => /linkedin/i.test(`${String(network)} ${String(url)}`));
  return parseProfile({
    full_name: person.name,
    headline: person.label,
    summary: person.summary,
    linkedin_url: linkedin?.url,
    skills,
    experiences: objects(work).map((item) => ({
      // `company` in versions before 1.0
      company_name: item.name ?? item.company,
      title: item.position,
      location: item.location,
      description: [item.summary, ...texts(item.highlights)].filter((part) => typeof part === "string").join("\n"),
      start_date: item.startDate,
      end_date: item.endDate,
    })),
    educations: objects(education).map((item) => ({
      school_name: item.institution,
      degree_name: item.studyType,
      field_of_study: item.area,
      start_date: item.startDate,
      end_date: item.endDate,
      grade: item.score ?? item.gpa,
    })),
  });
}

function objects(value: unknown) {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string").map((item) => `• ${item}`) : [];
}
