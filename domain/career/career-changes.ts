import { normalizeForSearch } from "../company/search-text.ts";
import { type Career, type CareerPosition, describe, employerKey } from "./career.ts";

/** What a second reading of one person says that the first did not: `left N26`, `new: Founder at Stealth`. Empty without a change. */
export function careerChanges(before: Career, after: Career): readonly string[] {
  const employersBefore = currentEmployers(before);
  const employersAfter = currentEmployers(after);
  const left = [...employersBefore].filter(([key]) => !employersAfter.has(key)).map(([, name]) => `left ${name}`);
  const known = new Set(before.positions.map(positionKey));
  const added = after.positions.filter((position) => !known.has(positionKey(position)));
  const schools = new Set(before.educations.map(({ school }) => employerKey(school ?? "")));
  const studies = after.educations.flatMap(({ school }) =>
    school === null || schools.has(employerKey(school)) ? [] : `new: ${school}`,
  );
  const headline =
    after.headline !== null && before.headline !== null && after.headline !== before.headline
      ? [`headline: ${after.headline}`]
      : [];
  return [...left, ...added.map((position) => `new: ${describe(position)}`), ...new Set(studies), ...headline];
}

function currentEmployers({ positions }: Career): ReadonlyMap<string, string> {
  return new Map(
    positions.flatMap(({ company, dates }) =>
      dates.isOpen && company !== null ? [[employerKey(company), company] as const] : [],
    ),
  );
}

function positionKey({ company, title }: CareerPosition): string {
  return `${company === null ? "" : employerKey(company)} ${normalizeForSearch(title ?? "")}`;
}

/** Whether two readings are of one person: by LinkedIn URL, where both have one, else by name. */
export function isSamePerson(a: PersonKey, b: PersonKey): boolean {
  if (a.linkedinUrl !== null && b.linkedinUrl !== null) return a.linkedinUrl === b.linkedinUrl;
  return a.name !== null && b.name !== null && nameOf(a.name) === nameOf(b.name);
}

interface PersonKey {
  readonly name: string | null;
  readonly linkedinUrl: string | null;
}

function nameOf(name: string): string {
  return normalizeForSearch(name).replaceAll(/\s+/g, " ").trim();
}
