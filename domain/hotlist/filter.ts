import { compareNames } from "../search/compare-names.ts";
import { createNameFilter } from "../search/name-filter.ts";

export interface FilterableCompany {
  readonly company_name: string | null;
  readonly sector: string | null;
  readonly geography: string | null;
}

export interface HotlistFilter {
  /** Part of a name (`createNameFilter`); empty for all. */
  readonly search: string;
  /** Exact match; null for all. */
  readonly sector: string | null;
  /** Exact match; null for all. */
  readonly geography: string | null;
}

/** Specification, section 5 "Hotlist search". Keeps the order. A company is also found by its other names. */
export function filterHotlist<Company extends FilterableCompany>(
  companies: readonly Company[],
  { search, sector, geography }: HotlistFilter,
  otherNamesOf: (name: string) => readonly string[] = () => [],
): readonly Company[] {
  const matchesSearch = createNameFilter(search);
  return companies.filter(
    (company) =>
      [company.company_name ?? "", ...otherNamesOf(company.company_name ?? "")].some(matchesSearch) &&
      (sector === null || company.sector === sector) &&
      (geography === null || company.geography === geography),
  );
}

/** The options of a filter: distinct non-blank values in alphabetical order. */
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
