import { asObject, isObject, type JsonObject } from "../company/parse-json.ts";

/**
 * Field names of the specification (section 3 "Profile data") first, then those of services: Fresh LinkedIn Profile Data, Enrich
 * Layer and Proxycurl, services of RapidAPI (`position[]`, camelCase), ScrapIn (lists inside of objects), and JSON Resume.
 */
export const PERSON_FIELDS = {
  fullName: ["full_name", "fullName", "name"],
  firstName: ["first_name", "firstName"],
  lastName: ["last_name", "lastName"],
  headline: ["headline", "occupation", "label"],
  summary: ["summary", "about"],
  url: ["url", "linkedin_url", "linkedinUrl", "linkedInUrl", "profile_url", "profileUrl", "profileURL"],
  publicId: ["public_id", "public_identifier", "publicIdentifier", "publicId", "username"],
  experiences: [
    "experiences",
    "experience",
    "fullPositions",
    "position",
    "positions",
    "positionHistory",
    "work_experience",
    "workExperience",
    "work",
  ],
  educations: ["educations", "education", "educationHistory", "schools"],
} as const;

export const POSITION_FIELDS = {
  company: ["company", "company_name", "companyName", "name"],
  title: ["position", "title", "jobTitle", "job_title"],
  location: ["location", "locationName"],
  description: ["description", "summary"],
} as const;

export const EDUCATION_FIELDS = {
  school: ["school", "school_name", "schoolName", "institution"],
  degree: ["degree_name", "degree", "degreeName", "studyType"],
  fieldOfStudy: ["field_of_study", "fieldOfStudy", "area"],
  grade: ["grade", "score", "gpa"],
  activities: ["activities", "activities_and_societies", "activitiesAndSocieties"],
  description: ["description"],
} as const;

const START = ["start_date", "start", "starts_at", "startDate", "startsAt"];
const END = ["end_date", "end", "ends_at", "endDate", "endsAt"];

/** The first value that can be read. */
export function firstOf<Value>(
  item: JsonObject,
  names: readonly string[],
  read: (value: unknown) => Value | null,
): Value | null {
  for (const name of names) {
    const value = read(item[name]);
    if (value !== null) return value;
  }
  return null;
}

/** The objects of the first list that has some. A list may be inside of an object. */
export function listOf(source: JsonObject, names: readonly string[]): readonly JsonObject[] {
  for (const name of names) {
    const value = source[name];
    const items = isObject(value) ? names.flatMap((inner) => objectsOf(value[inner])) : objectsOf(value);
    if (items.length > 0) return items;
  }
  return [];
}

/** ScrapIn has the person in a field; JSON Resume has the name in `basics`, with LinkedIn's URL in a list. */
export function personOf(profile: JsonObject): JsonObject {
  const { person, basics } = profile;
  if (isObject(basics)) {
    const linkedin = objectsOf(basics.profiles).find(
      ({ url }) => typeof url === "string" && /linkedin\.com\/in\//i.test(url),
    );
    return { ...basics, ...profile, url: linkedin?.url };
  }
  return isObject(person) ? { ...person, ...profile } : profile;
}

/** The dates of a position or an education by their field names, unread. */
export function datesOf(item: JsonObject): { readonly starts: readonly unknown[]; readonly ends: readonly unknown[] } {
  const range = asObject(item.startEndDate);
  return {
    starts: [...START.map((name) => item[name]), range.start, yearMonth(item.start_year, item.start_month)],
    ends: [...END.map((name) => item[name]), range.end, yearMonth(item.end_year, item.end_month)],
  };
}

function yearMonth(year: unknown, month: unknown): JsonObject | undefined {
  return year === undefined ? undefined : { year, month };
}

/**
 * Enrich Layer and Proxycurl complete dates to the day, so that years without a month become 1 January at both ends (often of an
 * education), or 1 January to 31 December. They are read as years: a missing month is better than an invented one.
 */
export function withWholeYears(item: JsonObject, isDecemberCompleted: boolean): JsonObject {
  const { starts, ends } = datesOf(item);
  const start = starts.find(isObject);
  const end = ends.find(isObject);
  const isCompleted = isDay(end, 1, 1) || (isDecemberCompleted && isDay(end, 31, 12));
  if (!isDay(start, 1, 1) || !isCompleted) return item;
  return { ...item, start_date: { year: start?.year }, end_date: { year: end?.year } };
}

function isDay(date: JsonObject | undefined, day: number, month: number): boolean {
  return date !== undefined && date.day === day && date.month === month;
}

function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
