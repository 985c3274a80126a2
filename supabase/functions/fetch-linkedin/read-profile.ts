import { type JsonObject, omitUndefined } from "../../../domain/company/parse-json.ts";
import type { DateRange } from "../../../domain/profile/date-range.ts";
import { type Education, type Position, parseProfile } from "../../../domain/profile/parse-profile.ts";
import type { PartialDate } from "../../../domain/profile/partial-date.ts";
import type { LinkedinEducation, LinkedinExperience, LinkedinProfile } from "./profile-provider.ts";

/**
 * A service's profile with the fields that the product shows. Services have changed their field names, and one client is also
 * used for other services' responses, so every known name is read.
 */
export function readProfile(profile: JsonObject): LinkedinProfile {
  const { fullName, headline, summary, url, publicId, skills, positions, educations } = parseProfile(profile, {
    hasCompletedDays: true,
  });
  return omitUndefined<LinkedinProfile>({
    full_name: fullName ?? undefined,
    headline: headline ?? undefined,
    summary: summary ?? undefined,
    url: url ?? undefined,
    public_id: publicId ?? undefined,
    skills: filled(skills),
    experiences: filled(positions.map(toExperience)),
    educations: filled(educations.map(toEducation)),
  });
}

function toExperience({ company, title, dates, location, description }: Position): LinkedinExperience {
  return omitUndefined<LinkedinExperience>({
    company_name: company ?? undefined,
    title: title ?? undefined,
    ...datesOf(dates),
    is_current: isCurrent(dates),
    location: location ?? undefined,
    description: description ?? undefined,
  });
}

function toEducation({ school, degree, fieldOfStudy, dates, grade, activities, description }: Education) {
  return omitUndefined<LinkedinEducation>({
    school_name: school ?? undefined,
    degree_name: degree ?? undefined,
    field_of_study: fieldOfStudy ?? undefined,
    ...datesOf(dates),
    grade: grade ?? undefined,
    activities: activities ?? undefined,
    description: description ?? undefined,
  });
}

function datesOf({ start, end }: DateRange) {
  return { start_date: dateText(start), end_date: dateText(end) };
}

/** Said only where the dates alone would be read differently: a start without an end is current. */
function isCurrent({ start, end, isOpen }: DateRange): boolean | undefined {
  if (end !== null || isOpen === (start !== null)) return undefined;
  return isOpen;
}

/** `YYYY-MM`, or `YYYY` without a month. */
function dateText(date: PartialDate | null): string | undefined {
  if (date === null) return undefined;
  return date.month === null ? `${date.year}` : `${date.year}-${String(date.month).padStart(2, "0")}`;
}

function filled<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items;
}
