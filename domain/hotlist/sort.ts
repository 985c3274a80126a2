import { compareNames } from "../search/compare-names.ts";
import { type HotlistCompany, priorities } from "./hotlist-company.ts";

export const hotlistSortColumns = ["name", "priority", "sector", "location", "funding", "added"] as const;
export type HotlistSortColumn = (typeof hotlistSortColumns)[number];

export interface HotlistSort {
  readonly column: HotlistSortColumn;
  readonly direction: "ascending" | "descending";
}

type Value = string | number | null;

const VALUES: Readonly<Record<HotlistSortColumn, (company: HotlistCompany) => Value>> = {
  name: ({ company_name }) => company_name,
  // The highest counts most.
  priority: ({ priority }) => -priorities.indexOf(priority),
  sector: ({ sector }) => sector,
  location: ({ geography }) => geography,
  funding: ({ total_funding }) => millionsOf(total_funding),
  added: ({ created_at }) => created_at,
};

/** The companies in another order; equal ones keep theirs, and those without a value come last either way. */
export function sortHotlist(
  companies: readonly HotlistCompany[],
  { column, direction }: HotlistSort,
): readonly HotlistCompany[] {
  const valueOf = VALUES[column];
  const sign = direction === "ascending" ? 1 : -1;
  return companies.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compareNames(String(a), String(b));
}

/** `250M USD` as 250; null for text that is no such amount. */
function millionsOf(totalFunding: string | null): number | null {
  const amount = /^(\d+)M USD$/.exec(totalFunding ?? "")?.[1];
  return amount === undefined ? null : Number(amount);
}
