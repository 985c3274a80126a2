import { nameKey } from "../company/name-key.ts";
import type { DateRange } from "../profile/date-range.ts";
import type { PersonProfile } from "../profile/parse-profile.ts";

/** What a profile or a text says of a person's work and studies; every item keeps where it is said. */
export interface Career {
  readonly name: string | null;
  readonly headline: string | null;
  /** In the order of the profile or text. */
  readonly positions: readonly CareerPosition[];
  readonly educations: readonly CareerEducation[];
}

export interface CareerPosition {
  readonly company: string | null;
  /** The company's part of its LinkedIn URL, where the profile has it. */
  readonly linkedinSlug: string | null;
  readonly title: string | null;
  readonly dates: DateRange;
  readonly evidence: Evidence;
}

export interface CareerEducation {
  readonly school: string | null;
  readonly degree: string | null;
  readonly dates: DateRange;
  readonly evidence: Evidence;
}

/** Where something is said: an item of the profile, with its span where the career comes from a text. */
export interface Evidence {
  readonly list: "positions" | "educations";
  readonly index: number;
  /** UTF-16 offsets of the text; null for a profile. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

/** One employer of a career, with all positions there. */
export interface Employer {
  /** Equal for two spellings of one name. */
  readonly key: string;
  /** As in the first position that names it. */
  readonly name: string;
  readonly linkedinSlug: string | null;
  /** Indexes of the career's positions. */
  readonly positions: readonly number[];
}

export function careerFromProfile(profile: PersonProfile): Career {
  return {
    name: profile.fullName,
    headline: profile.headline,
    positions: profile.positions.map(({ company, title, dates, linkedinSlug }, index) => ({
      company,
      linkedinSlug: linkedinSlug ?? null,
      title,
      dates,
      evidence: { list: "positions", index, span: null },
    })),
    educations: profile.educations.map(({ school, degree, fieldOfStudy, dates }, index) => ({
      school,
      degree: [degree, fieldOfStudy].filter((part) => part !== null).join(", ") || null,
      dates,
      evidence: { list: "educations", index, span: null },
    })),
  };
}

/** In the order of their first position. Positions without a company are left out. */
export function employersOf({ positions }: Pick<Career, "positions">): readonly Employer[] {
  const employers = new Map<string, { key: string; name: string; linkedinSlug: string | null; positions: number[] }>();
  for (const [index, { company, linkedinSlug }] of positions.entries()) {
    if (company === null) continue;
    const key = employerKey(company);
    const employer = employers.get(key);
    if (employer === undefined) employers.set(key, { key, name: company, linkedinSlug, positions: [index] });
    else {
      employer.linkedinSlug ??= linkedinSlug;
      employer.positions.push(index);
    }
  }
  return [...employers.values()];
}

/** Equal for names that differ in case, accents, punctuation or legal form. */
export function employerKey(company: string): string {
  return nameKey(company) ?? company.toLowerCase();
}

/** `Director of Product at Celonis`. */
export function describe({ title, company }: Pick<CareerPosition, "title" | "company">): string {
  return [title, company].filter((part) => part !== null).join(" at ") || "Position without a name";
}
