import type { DateRange } from "#domain/profile/date-range.ts";

/** Dates in a line, at offsets of the line. */
export interface DatedPart extends DateRange {
  readonly from: number;
  readonly to: number;
  /** Two dates, or one with a word such as "since". */
  readonly isRange: boolean;
}
