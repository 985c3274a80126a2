import { monthsCovered, spanOf } from "./duration.ts";
import type { Position } from "./parse-profile.ts";
import type { CalendarMonth, PartialDate } from "./partial-date.ts";

/** What a person did at one company. */
export interface CompanyPositions {
  /** As the newest position spells it; null where the profile names none. */
  readonly company: string | null;
  /** At least one, newest first. */
  readonly positions: readonly Position[];
  /** Time at the company, overlaps counted once and gaps not at all; null where no position has both dates. */
  readonly months: number | null;
}

/**
 * Positions by company, newest first. One company is one group even where other companies lie between two stays, so that
 * its total is the whole time there; the group stands where its newest position does. Spelling and case of blanks aside,
 * companies are told apart by name. Positions without a company stand alone.
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

/** Time in positions, overlaps counted once, whichever the company; null where no position has both dates. */
export function totalMonths(positions: readonly Position[], today: CalendarMonth): number | null {
  const spans = positions.flatMap(({ dates }) => spanOf(dates, today) ?? []);
  return spans.length === 0 ? null : monthsCovered(spans);
}

/** What has dates, by its end, then by its start, the latest first; without dates last, otherwise in the profile's order. */
export function newestFirst<T extends Pick<Position, "dates">>(
  items: readonly T[],
  today: CalendarMonth,
): readonly T[] {
  return items
    .map((item) => ({ item, ...ageOf(item, today) }))
    .toSorted((a, b) => b.end - a.end || b.start - a.start)
    .map(({ item }) => item);
}

/** Months since the year 0 to sort by; below nothing where no date is known. */
function ageOf({ dates: { start, end, isOpen } }: Pick<Position, "dates">, today: CalendarMonth) {
  const startMonth = start === null ? -1 : monthIndex(start, 1);
  if (isOpen) return { start: startMonth, end: Math.max(monthIndex(today, 1), startMonth) };
  return { start: startMonth, end: end === null ? startMonth : monthIndex(end, 12) };
}

function monthIndex({ year, month }: PartialDate, otherwise: number): number {
  return year * 12 + (month ?? otherwise) - 1;
}

function keyOf(company: string): string {
  return company.normalize("NFKC").toLowerCase();
}
