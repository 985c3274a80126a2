import { type DateRange, formatDateRange, isAfter } from "../profile/date-range.ts";
import { type CalendarMonth, formatPartialDate } from "../profile/partial-date.ts";
import type { Career, Evidence } from "./career.ts";
import { daysOf } from "./intervals.ts";
import type { SummaryPart } from "./linked-career.ts";

/** Dates that cannot be true: ends before starts, and positions that start in the future. */
export function contradictionsOf({ positions, educations }: Career, today: CalendarMonth): readonly SummaryPart[] {
  return [
    ...positions.flatMap((position) => {
      const name = position.company ?? position.title ?? "A position";
      return contradictionOf(name, position.dates, position.evidence, today, true);
    }),
    ...educations.flatMap((education) => {
      const name = education.school ?? education.degree ?? "An education";
      return contradictionOf(name, education.dates, education.evidence, today, false);
    }),
  ];
}

function contradictionOf(
  name: string,
  dates: DateRange,
  evidence: Evidence,
  today: CalendarMonth,
  isWork: boolean,
): readonly SummaryPart[] {
  const { start, end } = dates;
  if (start !== null && end !== null && daysOf(end).to < daysOf(start).from) {
    return [{ text: `${name} ends before it starts (${formatDateRange(dates, today)})`, evidence: [evidence] }];
  }
  if (isWork && start !== null && isAfter(start, today)) {
    return [{ text: `${name} starts in the future (${formatPartialDate(start)})`, evidence: [evidence] }];
  }
  return [];
}
