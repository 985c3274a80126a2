import { linkedinSlug } from "../company/linkedin-slug.ts";
import { asObject, asText, isObject, type JsonObject } from "../company/parse-json.ts";
import { type DateRange, parseDateRange } from "./date-range.ts";
import { parseProfileUrl } from "./profile-url.ts";
import {
  EDUCATION_FIELDS,
  firstOf,
  listOf,
  PERSON_FIELDS,
  POSITION_FIELDS,
  personOf,
  withWholeYears,
} from "./service-fields.ts";

/** A person's profile from any provider. Null means unknown; text is trimmed and never blank. */
export interface PersonProfile {
  readonly fullName: string | null;
  readonly headline: string | null;
  readonly summary: string | null;
  /** Normalized. */
  readonly url: string | null;
  readonly publicId: string | null;
  /** Distinct. */
  readonly skills: readonly string[];
  /** In the profile's order; each has a company, a title or a date. */
  readonly positions: readonly Position[];
  /** In the profile's order; each has a school, a degree, a field of study or a date. */
  readonly educations: readonly Education[];
}

export interface Position {
  readonly company: string | null;
  /** The company's part of its LinkedIn URL; absent where the profile has none. */
  readonly linkedinSlug?: string;
  readonly title: string | null;
  readonly dates: DateRange;
  readonly location: string | null;
  readonly description: string | null;
}

export interface Education {
  readonly school: string | null;
  readonly degree: string | null;
  readonly fieldOfStudy: string | null;
  readonly dates: DateRange;
  readonly grade: string | null;
  readonly activities: string | null;
  readonly description: string | null;
}

export interface ParseOptions {
  /** The service completes years to 1 January and 31 December, also of positions. */
  readonly hasCompletedDays?: boolean;
}

/**
 * Parses the result of `unwrapProfile`, with the field names of the specification (section 3 "Profile data") and of services.
 * Missing, blank and wrongly typed fields become null; never throws.
 */
export function parseProfile(profile: unknown, { hasCompletedDays = false }: ParseOptions = {}): PersonProfile {
  const person = personOf(asObject(profile));
  const publicId = firstOf(person, PERSON_FIELDS.publicId, line);
  const parsedUrl = parseProfileUrl(firstOf(person, PERSON_FIELDS.url, line) ?? `linkedin.com/in/${publicId ?? ""}`);
  return {
    fullName: firstOf(person, PERSON_FIELDS.fullName, line) ?? joinedName(person),
    headline: firstOf(person, PERSON_FIELDS.headline, line),
    summary: firstOf(person, PERSON_FIELDS.summary, text),
    url: parsedUrl.ok ? parsedUrl.url : null,
    publicId: publicId ?? (parsedUrl.ok ? parsedUrl.publicId : null),
    skills: parseSkills(person.skills),
    positions: listOf(person, PERSON_FIELDS.experiences)
      .map((item) => parsePosition(withWholeYears(item, hasCompletedDays)))
      .filter(isPosition),
    educations: listOf(person, PERSON_FIELDS.educations)
      .map((item) => parseEducation(withWholeYears(item, true)))
      .filter(isEducation),
  };
}

function parsePosition(item: JsonObject): Position {
  const slug = companySlug(item);
  return {
    company: firstOf(item, POSITION_FIELDS.company, nameOf),
    ...(slug === null ? {} : { linkedinSlug: slug }),
    title: firstOf(item, POSITION_FIELDS.title, line),
    dates: parseDateRange(item),
    location: firstOf(item, POSITION_FIELDS.location, nameOf),
    description: firstOf(item, POSITION_FIELDS.description, text) ?? highlights(item.highlights),
  };
}

/** The services name the field differently. */
function companySlug(item: JsonObject): string | null {
  const company = asObject(item.company);
  const { linkedin_url, url } = company;
  const urls = [
    item.company_linkedin_url,
    item.company_linkedin_profile_url,
    item.companyURL,
    item.companyUrl,
    linkedin_url,
    url,
  ];
  return urls.map((value) => linkedinSlug(line(value) ?? "")).find((slug) => slug !== null) ?? null;
}

function parseEducation(item: JsonObject): Education {
  return {
    school: firstOf(item, EDUCATION_FIELDS.school, nameOf),
    degree: firstOf(item, EDUCATION_FIELDS.degree, line),
    fieldOfStudy: firstOf(item, EDUCATION_FIELDS.fieldOfStudy, line),
    dates: parseDateRange(item),
    grade: firstOf(item, EDUCATION_FIELDS.grade, line),
    activities: firstOf(item, EDUCATION_FIELDS.activities, text),
    description: firstOf(item, EDUCATION_FIELDS.description, text),
  };
}

/** Of JSON Resume. */
function highlights(value: unknown): string | null {
  const lines = Array.isArray(value) ? value.flatMap((item: unknown) => line(item) ?? []) : [];
  return lines.length === 0 ? null : lines.map((item) => `• ${item}`).join("\n");
}

function isPosition({ company, title, dates }: Position): boolean {
  return company !== null || title !== null || hasDate(dates);
}

function isEducation({ school, degree, fieldOfStudy, dates }: Education): boolean {
  return school !== null || degree !== null || fieldOfStudy !== null || hasDate(dates);
}

function hasDate({ start, end }: DateRange): boolean {
  return start !== null || end !== null;
}

/** An array of texts or of objects with a name, or one text separated by `|`. */
function parseSkills(value: unknown): readonly string[] {
  const items = typeof value === "string" ? value.split("|") : value;
  if (!Array.isArray(items)) return [];
  return [...new Set(items.flatMap((item: unknown) => nameOf(item) ?? []))];
}

/** A text, or an object with a name. */
function nameOf(value: unknown): string | null {
  return isObject(value) ? (line(value.full_name) ?? line(value.name)) : line(value);
}

function joinedName(person: JsonObject): string | null {
  const names = [firstOf(person, PERSON_FIELDS.firstName, line), firstOf(person, PERSON_FIELDS.lastName, line)];
  return line(names.filter((part) => part !== null).join(" "));
}

/** Null values that were converted to text. */
const NULL_WORDS: ReadonlySet<string> = new Set(["undefined", "null", "NaN"]);

/** Multi-line text. */
function text(value: unknown): string | null {
  const trimmed = asText(value);
  return trimmed === undefined || NULL_WORDS.has(trimmed) ? null : trimmed;
}

/** Single-line text. */
function line(value: unknown): string | null {
  const collapsed = text(value)
    ?.replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return collapsed === undefined || collapsed === "" ? null : collapsed;
}
