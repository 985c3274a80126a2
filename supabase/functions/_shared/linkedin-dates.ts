import { readPartialDate } from "../../../domain/profile/partial-date.ts";

/** A service's year and month as `YYYY-MM`, or `YYYY` where the month is missing; absent without a year. */
export function dateText(year: unknown, month: unknown): string | undefined {
  const date = readPartialDate({ year, month });
  if (date === null) return undefined;
  return date.month === null ? `${date.year}` : `${date.year}-${String(date.month).padStart(2, "0")}`;
}
