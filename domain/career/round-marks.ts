import { parsePartialDate } from "../profile/partial-date.ts";
import type { LinkedCareer } from "./linked-career.ts";
import { describeRound } from "./tenure-text.ts";

/** A funding round on a time axis. */
export interface RoundMark {
  /** Months since January of the year 0. A round of which only the year is known is in its middle. */
  readonly month: number;
  readonly description: string;
}

/** The rounds of the company that a position's employer was linked to. */
export function roundMarks({ career, employers }: LinkedCareer, company: string): readonly RoundMark[] {
  const index = career.positions.findIndex((position) => position.company === company);
  const employer = employers.find(({ positions }) => positions.includes(index));
  if (employer?.link.kind !== "linked") return [];
  return employer.link.company.rounds.flatMap((round) => {
    const date = parsePartialDate(round.announcedOn);
    return date === null
      ? []
      : { month: date.year * 12 + (date.month === null ? 6 : date.month - 0.5), description: describeRound(round) };
  });
}
