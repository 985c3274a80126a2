import { asList, asNonNegativeNumber, asObject, asText, type JsonObject } from "../company/parse-json.ts";
import type { DateRange } from "../profile/date-range.ts";
import type { PersonProfile } from "../profile/parse-profile.ts";
import type { PartialDate } from "../profile/partial-date.ts";
import type { Career } from "./career.ts";

interface StoredDates {
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  readonly is_open: boolean;
}

/** A career as the table of kept people stores it: without the words it was read from. */
export interface StoredCareer {
  readonly headline: string | null;
  readonly positions: readonly (StoredDates & {
    readonly company: string | null;
    readonly linkedin_slug: string | null;
    readonly title: string | null;
  })[];
  readonly educations: readonly (StoredDates & { readonly school: string | null; readonly degree: string | null })[];
}

export function toStoredCareer({ headline, positions, educations }: Career): StoredCareer {
  return {
    headline,
    positions: positions.map(({ company, linkedinSlug, title, dates }) => ({
      company,
      linkedin_slug: linkedinSlug,
      title,
      ...toStoredDates(dates),
    })),
    educations: educations.map(({ school, degree, dates }) => ({ school, degree, ...toStoredDates(dates) })),
  };
}

/** Parses untrusted JSON; never throws. */
export function fromStoredCareer(name: string, stored: unknown): Career {
  const { headline, positions, educations } = asObject(stored);
  return {
    name,
    headline: asText(headline) ?? null,
    positions: (asList(positions, (item) => item) ?? []).map((item, index) => ({
      company: asText(item.company) ?? null,
      linkedinSlug: asText(item.linkedin_slug) ?? null,
      title: asText(item.title) ?? null,
      dates: fromStoredDates(item),
      evidence: { list: "positions", index, span: null },
    })),
    educations: (asList(educations, (item) => item) ?? []).map((item, index) => ({
      school: asText(item.school) ?? null,
      degree: asText(item.degree) ?? null,
      dates: fromStoredDates(item),
      evidence: { list: "educations", index, span: null },
    })),
  };
}

function toStoredDates({ start, end, isOpen }: DateRange): StoredDates {
  return { start: onlyDate(start), end: onlyDate(end), is_open: isOpen };
}

function onlyDate(date: PartialDate | null): PartialDate | null {
  return date === null ? null : { year: date.year, month: date.month };
}

function fromStoredDates(item: JsonObject): DateRange {
  return { start: fromStoredDate(item.start), end: fromStoredDate(item.end), isOpen: item.is_open === true };
}

function fromStoredDate(value: unknown): PartialDate | null {
  const { year, month } = asObject(value);
  const known = asNonNegativeNumber(year);
  if (known === undefined || !Number.isInteger(known) || known < 1900 || known > 2200) return null;
  const named = asNonNegativeNumber(month);
  return {
    year: known,
    month: named !== undefined && Number.isInteger(named) && named >= 1 && named <= 12 ? named : null,
  };
}

/** A kept career as a profile, for the screens that show one. */
export function profileOfCareer(career: Career, url: string | null): PersonProfile {
  return {
    fullName: career.name,
    headline: career.headline,
    summary: null,
    url,
    publicId: null,
    skills: [],
    positions: career.positions.map(({ company, linkedinSlug, title, dates }) => ({
      company,
      ...(linkedinSlug === null ? {} : { linkedinSlug }),
      title,
      dates,
      location: null,
      description: null,
    })),
    educations: career.educations.map(({ school, degree, dates }) => ({
      school,
      degree,
      fieldOfStudy: null,
      dates,
      grade: null,
      activities: null,
      description: null,
    })),
  };
}
