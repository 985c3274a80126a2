import { type DateRange, isAfter } from "./date-range.ts";
import type { CalendarMonth, PartialDate } from "./partial-date.ts";

/** Months since January of the year 0; `to` is exclusive. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The months a range covers (decisions, "Formats"). With both months known, from the start month through the end month.
 * Otherwise the difference of the years, at least one, aligned to the known month, else to January. An open or future end
 * is today. Null where a date is missing, the start is in the future, or the end is before the start.
 */
export function spanOf({ start, end, isOpen }: DateRange, today: CalendarMonth): MonthSpan | null {
  if (start === null || isAfter(start, today)) return null;
  const last = isOpen || (end !== null && isAfter(end, today)) ? today : end;
  return last === null ? null : spanBetween(start, last);
}

/** Like `spanOf`, but keeps a future end: an education has a planned end. */
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

/** Total months of the spans; overlaps count once. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  let covered = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, coveredUntil));
    coveredUntil = Math.max(coveredUntil, to);
  }
  return covered;
}

/** `2Y 3M`, `2Y`, `3M` (specification, section 9 "Duration format"). `months` is a positive integer. */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years}Y` : "", rest > 0 ? `${rest}M` : ""].filter((part) => part !== "").join(" ");
}
