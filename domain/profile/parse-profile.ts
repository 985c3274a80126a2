import { linkedinSlug } from "../company/linkedin-slug.ts";
import { asObject, asText, isObject, type JsonObject } from "../company/parse-json.ts";
import { type DateRange, parseDateRange } from "./date-range.ts";
import { parseProfileUrl } from "./profile-url.ts";

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

/**
 * Parses the result of `unwrapProfile`, with all field names of the specification (section 3 "Profile data"). Missing, blank
 * and wrongly typed fields become null; never throws.
 */
export function parseProfile(profile: unknown): PersonProfile {
  const person = asObject(profile);
  const publicId = line(person.public_id) ?? line(person.public_identifier);
  const parsedUrl = parseProfileUrl(
    line(person.url) ?? line(person.linkedin_url) ?? `linkedin.com/in/${publicId ?? ""}`,
  );
  return {
    fullName: line(person.full_name) ?? fullNameOf(person),
    headline: line(person.headline),
    summary: text(person.summary) ?? text(person.about),
    url: parsedUrl.ok ? parsedUrl.url : null,
    publicId: publicId ?? (parsedUrl.ok ? parsedUrl.publicId : null),
    skills: parseSkills(person.skills),
    positions: firstFilled(person.experiences, person.experience).map(parsePosition).filter(isPosition),
    educations: firstFilled(person.educations, person.education).map(parseEducation).filter(isEducation),
  };
}

function parsePosition(item: JsonObject): Position {
  const slug = companySlug(item);
  return {
    company: nameOf(item.company) ?? line(item.company_name),
    ...(slug === null ? {} : { linkedinSlug: slug }),
    title: line(item.position) ?? line(item.title),
    dates: parseDateRange(item),
    location: nameOf(item.location),
    description: text(item.description),
  };
}

/** The services name the field differently. */
function companySlug(item: JsonObject): string | null {
  const company = asObject(item.company);
  const urls = [item.company_linkedin_url, item.company_linkedin_profile_url, company.linkedin_url, company.url];
  return urls.map((url) => linkedinSlug(line(url) ?? "")).find((slug) => slug !== null) ?? null;
}

function parseEducation(item: JsonObject): Education {
  return {
    school: nameOf(item.school) ?? line(item.school_name),
    degree: line(item.degree_name) ?? line(item.degree),
    fieldOfStudy: line(item.field_of_study),
    dates: parseDateRange(item),
    grade: line(item.grade),
    activities: text(item.activities),
    description: text(item.description),
  };
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

function fullNameOf(person: JsonObject): string | null {
  return line([line(person.first_name), line(person.last_name)].filter((part) => part !== null).join(" "));
}

function firstFilled(...lists: readonly unknown[]): readonly JsonObject[] {
  for (const list of lists) {
    const items = Array.isArray(list) ? list.filter(isObject) : [];
    if (items.length > 0) return items;
  }
  return [];
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
