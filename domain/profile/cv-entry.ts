import { type DateRange, formatDateRange } from "./date-range.ts";
import { formatMonths, type MonthSpan, monthCount, plannedSpanOf, spanOf } from "./duration.ts";
import type { Education, Position } from "./parse-profile.ts";
import type { CalendarMonth } from "./partial-date.ts";

/** One line of a CV; unknown parts are empty. */
export interface CvEntry {
  /** Such as `Head of Engineering` or `M.Sc., Computer Science`. */
  readonly heading: string;
  /** Such as `Jan 2022 - Present`. */
  readonly dates: string;
  /** Such as `2Y 1M`. */
  readonly duration: string;
}

export function positionEntry({ title, dates }: Position, today: CalendarMonth): CvEntry {
  return entry(title ?? "", dates, spanOf(dates, today), today);
}

export function educationEntry({ degree, fieldOfStudy, dates }: Education, today: CalendarMonth): CvEntry {
  const heading = [degree, fieldOfStudy].filter((part) => part !== null).join(", ");
  return entry(heading, dates, plannedSpanOf(dates, today), today);
}

function entry(heading: string, dates: DateRange, span: MonthSpan | null, today: CalendarMonth): CvEntry {
  return {
    heading,
    dates: formatDateRange(dates, today),
    duration: span === null ? "" : formatMonths(monthCount(span)),
  };
}
