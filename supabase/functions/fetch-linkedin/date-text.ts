import { parsePartialDate } from "../../../domain/profile/partial-date.ts";

/** `YYYY-MM`, or `YYYY` without a valid month; undefined without a valid year. */
export function dateText(year: unknown, month: unknown): string | undefined {
  const date = parsePartialDate({ year, month });
  if (date === null) return undefined;
  return date.month === null ? `${date.year}` : `${date.year}-${String(date.month).padStart(2, "0")}`;
}
