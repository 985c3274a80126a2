import { compareNames } from "../search/compare-names.ts";
import { type HotlistCompany, priorities } from "./hotlist-company.ts";
import { HOTLIST_STATUSES } from "./status.ts";

export const hotlistSortColumns = [
  "name",
  "priority",
  "sector",
  "location",
  "funding",
  "added",
  "status",
  "next",
  "since",
] as const;
export type HotlistSortColumn = (typeof hotlistSortColumns)[number];

export interface HotlistSort {
  readonly column: HotlistSortColumn;
  readonly direction: "ascending" | "descending";
}

type Value = string | number | null;

const VALUES: Readonly<Record<HotlistSortColumn, (company: HotlistCompany) => Value>> = {
  name: ({ company_name }) => company_name,
  // High is the greatest.
  priority: ({ priority }) => -priorities.indexOf(priority),
  sector: ({ sector }) => sector,
  location: ({ geography }) => geography,
  funding: ({ total_funding }) => millionsOf(total_funding),
  added: ({ created_at }) => created_at,
  status: ({ status }) => HOTLIST_STATUSES.indexOf(status),
  next: ({ nextStepOn }) => nextStepOn,
  since: ({ statusSince }) => statusSince,
};

/** Stable; companies without a value come last in both directions. */
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

/** `250M USD` is 250; null for other text. */
function millionsOf(totalFunding: string | null): number | null {
  const amount = /^(\d+)M USD$/.exec(totalFunding ?? "")?.[1];
  return amount === undefined ? null : Number(amount);
}
