import { type Career, type Employer, employersOf } from "./career.ts";
import { type Candidate, type EmployerLink, linkEmployer } from "./employer-company.ts";
import type { CareerNames, ListedName } from "./known-names.ts";
import type { LinkedCareer, LinkedEmployer } from "./linked-career.ts";

/** An employer as the database is asked for it: names of the team's own lists, never those of a text. */
export interface EmployerRequest {
  readonly slug: string | null;
  readonly names: readonly string[];
}

/** One request per employer; of an employer without names and slug, nothing is known. */
export function employerRequests(career: Career, { employers }: CareerNames): readonly EmployerRequest[] {
  return employersOf(career).map(({ linkedinSlug }, index) => ({
    slug: linkedinSlug,
    names: employers[index]?.kind === "company" ? employers[index].lookupNames : [],
  }));
}

/**
 * Links every employer to a company. Two names of one company become one employer.
 *
 * @param candidates by `employersOf`
 * @param chosen the company IDs that the user chose, by employer key; null for "none of these"
 */
export function linkCareer(
  career: Career,
  names: CareerNames,
  candidates: readonly (readonly Candidate[])[],
  chosen: ReadonlyMap<string, string | null>,
): LinkedCareer {
  const employers = employersOf(career).map((employer, index): LinkedEmployer => {
    const { key, name, linkedinSlug, positions } = employer;
    const listed = names.employers[index] ?? null;
    const link = linkOf(career, employer, listed, candidates[index] ?? [], chosen);
    return { key, name, linkedinSlug, positions, listed, link };
  });
  return { career, employers: mergeByCompany(employers), schools: names.schools };
}

function linkOf(
  { positions }: Career,
  employer: Employer,
  listed: ListedName | null,
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<string, string | null>,
): EmployerLink {
  const choice = chosen.get(employer.key);
  if (choice === null) return { kind: listed === null ? "unknown" : "listed" };
  const company = candidates.find((candidate) => candidate.company.id === choice)?.company;
  if (company !== undefined) return { kind: "linked", company, reason: "chosen" };
  const dates = employer.positions.flatMap((index) => positions[index]?.dates ?? []);
  return linkEmployer(candidates, employer.linkedinSlug, dates, listed !== null);
}

function mergeByCompany(employers: readonly LinkedEmployer[]): readonly LinkedEmployer[] {
  const merged = new Map<string, LinkedEmployer>();
  for (const employer of employers) {
    const key = employer.link.kind === "linked" ? employer.link.company.id : employer.key;
    const same = merged.get(key);
    const positions = [...(same?.positions ?? []), ...employer.positions].toSorted((a, b) => a - b);
    merged.set(key, { ...(same ?? employer), positions });
  }
  return [...merged.values()];
}
