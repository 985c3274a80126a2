import { isSameCompany } from "../company/guess-permalink.ts";
import type { CvOutline } from "../cv/outline.ts";

/** The year in which the first position at a company of these names began; null if the text says none. */
export function employedSince({ positions }: CvOutline, names: readonly string[]): number | null {
  const years = positions.flatMap(({ company, start }) =>
    company !== null && start !== null && names.some((name) => isSameCompany(name, company.name)) ? [start.year] : [],
  );
  return years.length === 0 ? null : Math.min(...years);
}
