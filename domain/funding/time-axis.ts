/** A time axis with true distances. */

export interface TimeAxis {
  /** A day as a fraction of the axis: 0 is the first, 1 the last. */
  readonly at: (day: string) => number;
  /** The beginnings of years, at most `MAX_TICKS`. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
}

const MAX_TICKS = 8;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** `days`: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, at least one. */
export function timeAxis(days: readonly string[]): TimeAxis {
  const times = days.map(yearsOf);
  const first = Math.min(...times);
  const span = Math.max(...times) - first;
  // A single day is at the end, where the newest is.
  const atTime = (time: number) => (span === 0 ? 1 : (time - first) / span);
  const firstYear = Math.ceil(first);
  const lastYear = Math.floor(first + span);
  const step = STEPS.find((years) => (lastYear - firstYear) / years < MAX_TICKS) ?? 100;
  const ticks = [];
  for (let year = Math.ceil(firstYear / step) * step; year <= lastYear; year += step)
    ticks.push({ label: String(year), at: atTime(year) });
  return { at: (day) => atTime(yearsOf(day)), ticks };
}

/** Days before each month. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const DAYS_OF_YEAR = 365.25;
const MIDDLE_OF_YEAR = 0.5;
const MIDDLE_OF_MONTH = 15;

/** As a year with a fraction; the middle of a month or year whose day is unknown. */
function yearsOf(day: string): number {
  const [year = 0, month, date = MIDDLE_OF_MONTH] = day.split("-").map(Number);
  if (month === undefined) return year + MIDDLE_OF_YEAR;
  return year + ((DAYS_BEFORE[month - 1] ?? 0) + date - 1) / DAYS_OF_YEAR;
}

/**
 * Moves marks that would cover each other to the left, oldest first in `positions`, so that they are at least `gap` apart. The
 * newest keeps its position.
 */
export function spreadMarks(positions: readonly number[], gap: number): readonly number[] {
  let limit = Number.POSITIVE_INFINITY;
  return positions
    .toReversed()
    .map((position) => {
      const spread = Math.min(position, limit);
      limit = spread - gap;
      return spread;
    })
    .toReversed();
}

/** Which labels fit beside each other: the newest always, then the ones before it that leave `width` of room. */
export function fittingLabels(positions: readonly number[], width: number): readonly boolean[] {
  let limit = Number.POSITIVE_INFINITY;
  return positions
    .toReversed()
    .map((position) => {
      const fits = position <= limit;
      if (fits) limit = position - width;
      return fits;
    })
    .toReversed();
}
