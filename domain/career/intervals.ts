import type { PartialDate } from "../profile/partial-date.ts";

/** The days a date may mean, both ends inclusive: days since 1970. A year is 1 January to 31 December. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** `open`: the dates are not exact enough to say. */
export type Order = "before" | "after" | "open";

export function daysOf({ year, month }: PartialDate): Days {
  return month === null
    ? { from: dayNumber(year, 1, 1), to: dayNumber(year, 12, 31) }
    : { from: dayNumber(year, month, 1), to: dayNumber(year, month + 1, 1) - 1 };
}

/** Of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null for other text. */
export function daysOfText(date: string | null): Days | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date ?? "") ?? [];
  if (year === undefined) return null;
  if (month === undefined) return daysOf({ year: Number(year), month: null });
  if (Number(month) < 1 || Number(month) > 12) return null;
  const whole = daysOf({ year: Number(year), month: Number(month) });
  if (day === undefined) return whole;
  const exact = whole.from + Number(day) - 1;
  return exact < whole.from || exact > whole.to ? null : { from: exact, to: exact };
}

/** Whether all days of `a` are before or after all days of `b`. */
export function orderOf(a: Days, b: Days): Order {
  if (a.to < b.from) return "before";
  return a.from > b.to ? "after" : "open";
}

/** The days a number of months later. */
export function daysAfter({ from, to }: Days, months: number): Days {
  return { from: monthsLater(from, months), to: monthsLater(to, months) };
}

/** Months from a day to another one, both first days of a month. */
export function monthsBetween(from: number, to: number): number {
  const [start, end] = [dateOf(from), dateOf(to)];
  return 12 * (end.year - start.year) + end.month - start.month;
}

/** The last day of a shorter month instead of a day it does not have. */
function monthsLater(day: number, months: number): number {
  const date = dateOf(day);
  const firstOfMonth = dayNumber(date.year, date.month + months, 1);
  const lastOfMonth = dayNumber(date.year, date.month + months + 1, 1) - 1;
  return Math.min(firstOfMonth + date.day - 1, lastOfMonth);
}

// Gregorian calendar, with years that begin in March: http://howardhinnant.github.io/date_algorithms.html

const DAYS_OF_400_YEARS = 146_097;
const EPOCH = 719_468;

/** Days since 1970. `month` may be any whole number: 13 is January of the next year. */
function dayNumber(year: number, month: number, day: number): number {
  const months = 12 * year + month - 3;
  const marchYear = Math.floor(months / 12);
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - 400 * era;
  const dayOfYear = Math.floor((153 * (months - 12 * marchYear) + 2) / 5) + day - 1;
  const dayOfEra = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return DAYS_OF_400_YEARS * era + dayOfEra - EPOCH;
}

function dateOf(dayNumber: number): { readonly year: number; readonly month: number; readonly day: number } {
  const days = dayNumber + EPOCH;
  const era = Math.floor(days / DAYS_OF_400_YEARS);
  const dayOfEra = days - DAYS_OF_400_YEARS * era;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const months = 12 * (yearOfEra + 400 * era) + monthFromMarch + 2;
  return {
    year: Math.floor(months / 12),
    month: months - 12 * Math.floor(months / 12) + 1,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}
