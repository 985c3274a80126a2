import { monthsCovered, spanOf } from "./duration.ts";
import type { Position } from "./parse-profile.ts";
import type { CalendarMonth, PartialDate } from "./partial-date.ts";

/** A person's positions at one company. */
export interface CompanyPositions {
  /** The newest position's spelling; null for a position without a company. */
  readonly company: string | null;
  /** At least one, newest first. */
  readonly positions: readonly Position[];
  /** Total time at the company: overlaps count once, gaps do not. Null where no position has both dates. */
  readonly months: number | null;
}

/**
 * Groups positions by company, newest first. A company is one group even with other companies between two stays, so that its
 * total covers both; its newest position determines the order. Companies are compared by name, ignoring case and Unicode
 * compatibility forms. A position without a company is a group by itself.
 */
export function groupPositions(positions: readonly Position[], today: CalendarMonth): readonly CompanyPositions[] {
  const groups = new Map<string | Position, Position[]>();
  for (const position of newestFirst(positions, today)) {
    const key = position.company === null ? position : keyOf(position.company);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [position]);
    else group.push(position);
  }
  return [...groups.values()].map((group) => ({
    company: group[0]?.company ?? null,
    positions: group,
    months: totalMonths(group, today),
  }));
}

/** Total time in positions, overlaps counted once; null where no position has both dates. */
export function totalMonths(positions: readonly Position[], today: CalendarMonth): number | null {
  const spans = positions.flatMap(({ dates }) => spanOf(dates, today) ?? []);
  return spans.length === 0 ? null : monthsCovered(spans);
}

/** By end, then by start, latest first; undated items last, otherwise in the profile's order. */
export function newestFirst<T extends Pick<Position, "dates">>(
  items: readonly T[],
  today: CalendarMonth,
): readonly T[] {
  return items
    .map((item) => ({ item, ...sortKeyOf(item, today) }))
    .toSorted((a, b) => b.end - a.end || b.start - a.start)
    .map(({ item }) => item);
}

/** Months since the year 0, to sort by; negative without dates. */
function sortKeyOf({ dates: { start, end, isOpen } }: Pick<Position, "dates">, today: CalendarMonth) {
  const startMonth = start === null ? -1 : monthIndex(start, 1);
  if (isOpen) return { start: startMonth, end: Math.max(monthIndex(today, 1), startMonth) };
  return { start: startMonth, end: end === null ? startMonth : monthIndex(end, 12) };
}

function monthIndex({ year, month }: PartialDate, defaultMonth: number): number {
  return year * 12 + (month ?? defaultMonth) - 1;
}

function keyOf(company: string): string {
  return company.normalize("NFKC").toLowerCase();
}
