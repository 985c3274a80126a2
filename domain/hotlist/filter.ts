import { compareNames } from "../search/compare-names.ts";
import { createNameFilter } from "../search/name-filter.ts";

/** The columns of a hotlist that its search and filters look at. */
export interface FilterableCompany {
  readonly company_name: string | null;
  readonly sector: string | null;
  readonly geography: string | null;
}

export interface HotlistFilter {
  /** Part of a name, as `createNameFilter` understands it; empty for all. */
  readonly search: string;
  /** Exactly this sector; null for all. */
  readonly sector: string | null;
  /** Exactly this geography; null for all. */
  readonly geography: string | null;
}

/** The companies that meet all of the filter, in the order given (specification, section 5 "Hotlist search"). */
export function filterHotlist<Company extends FilterableCompany>(
  companies: readonly Company[],
  { search, sector, geography }: HotlistFilter,
): readonly Company[] {
  const isWanted = createNameFilter(search);
  return companies.filter(
    (company) =>
      isWanted(company.company_name ?? "") &&
      (sector === null || company.sector === sector) &&
      (geography === null || company.geography === geography),
  );
}

/** What a filter can be set to: the values present, each once, in alphabetical order; blanks are no value. */
export function distinctValues(
  companies: readonly FilterableCompany[],
  column: "sector" | "geography",
): readonly string[] {
  const values = companies.flatMap((company) => {
    const value = company[column];
    return value === null || value.trim() === "" ? [] : [value];
  });
  return [...new Set(values)].sort(compareNames);
}
