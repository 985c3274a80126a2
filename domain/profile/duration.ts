import { type DateRange, isAfter } from "./date-range.ts";
import type { CalendarMonth, PartialDate } from "./partial-date.ts";

/** Months on a line, counted from January of the year 0; `to` is the first month that no longer belongs. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The months that a range covers (decisions, "Formats"): with both months known, from the start month to the end month,
 * both counted; where a month is missing, the years are subtracted, at least one year, and laid against the month that is
 * known, else against January. An open end is today, and so is one that lies in the future: time to come is not counted.
 * Null where a date is missing, the start lies in the future, or the end lies before the start.
 */
export function spanOf({ start, end, isOpen }: DateRange, today: CalendarMonth): MonthSpan | null {
  if (start === null || isAfter(start, today)) return null;
  const last = isOpen || (end !== null && isAfter(end, today)) ? today : end;
  return last === null ? null : spanBetween(start, last);
}

/** As `spanOf`, but an end that lies in the future counts as it stands: a course of study is known by its planned end. */
export function plannedSpanOf(range: DateRange, today: CalendarMonth): MonthSpan | null {
  const { start, end } = range;
  return start !== null && end !== null && isAfter(end, today) ? spanBetween(start, end) : spanOf(range, today);
}

function spanBetween(start: PartialDate, end: PartialDate): MonthSpan | null {
  const years = end.year - start.year;
  const first = start.year * 12 + (start.month ?? 1) - 1;
  const afterLast = end.year * 12 + (end.month ?? 1);
  if (start.month !== null && end.month !== null) return afterLast > first ? { from: first, to: afterLast } : null;
  if (years < 0) return null;
  if (years === 0) return { from: start.year * 12, to: start.year * 12 + 12 };
  return end.month === null ? { from: first, to: first + years * 12 } : { from: afterLast - years * 12, to: afterLast };
}

export function monthCount({ from, to }: MonthSpan): number {
  return to - from;
}

/** How many months the spans cover together; where they overlap, a month counts once. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}

/** `2Y 3M`, `2Y`, `3M` (specification, section 9 "Duration format"). `months` is a whole number above nothing. */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years}Y` : "", rest > 0 ? `${rest}M` : ""].filter((part) => part !== "").join(" ");
}
