import type { TopInvestorMatcher } from "../company/top-investors.ts";
import type { FundingRound } from "../funding/rounds.ts";
import type { LinkedCareer } from "./linked-career.ts";
import { stageRank } from "./stages.ts";
import { tenureOf } from "./tenure.ts";

/** The stage of an employer on the day a person joined it. */
export interface JoiningStage {
  /** `Before Seed`, `Seed`, `Around Series A`. */
  readonly label: string;
  /** To sort by: smaller is earlier. */
  readonly rank: number;
  readonly employer: string;
}

/** Before any round, and rounds without a place in the order of stages. */
const FIRST = -1;
const UNORDERED = 100;

/** The earliest stage at which the person joined an employer; null where no employer's rounds are known. */
export function earliestJoiningStage(
  { career, employers }: LinkedCareer,
  matcher: TopInvestorMatcher,
): JoiningStage | null {
  const stages = employers.flatMap(({ name, link, positions }) => {
    if (link.kind !== "linked") return [];
    const { company } = link;
    return positions.flatMap((index) => {
      const dates = career.positions[index]?.dates;
      const joined = dates === undefined ? null : (tenureOf(dates, company, matcher)?.joined ?? null);
      if (joined === null) return [];
      const { after, around, before } = joined;
      const last = around.at(-1);
      // The later stage where the dates do not say: an early one is not claimed.
      if (last !== undefined) return { label: `Around ${last.label}`, rank: rankOf(last), employer: name };
      if (after !== null) return { label: after.label, rank: rankOf(after), employer: name };
      return before === null ? [] : { label: `Before ${before.label}`, rank: FIRST, employer: name };
    });
  });
  return stages.toSorted((a, b) => a.rank - b.rank)[0] ?? null;
}

function rankOf(round: FundingRound): number {
  return stageRank(round) ?? UNORDERED;
}
