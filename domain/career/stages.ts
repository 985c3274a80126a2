import type { FundingRound } from "../funding/rounds.ts";

/** Rounds that set a company's stage, in the order companies go through them. */
const STAGES: readonly string[] = [
  "angel",
  "pre_seed",
  "seed",
  "series_a",
  "series_b",
  "series_c",
  "series_d",
  "series_e",
  "series_f",
  "series_g",
  "series_h",
  "series_i",
  "series_j",
  "private_equity",
  "post_ipo_equity",
];
/** A round of these types sets a stage that has no place in the order. */
const UNORDERED_STAGES: ReadonlySet<string> = new Set(["series_unknown", "venture"]);
/** Money for shares, now or later, that sets no stage. */
const OTHER_EQUITY: ReadonlySet<string> = new Set(["convertible_note", "corporate_round", "equity_crowdfunding"]);

/** Debt, grants and secondary sales bring no new owners' money: they set no stage and are not added to it. */
export type RoundKind = "stage" | "equity" | "other";

export function roundKind({ investmentType }: Pick<FundingRound, "investmentType">): RoundKind {
  const type = investmentType ?? "";
  if (STAGES.includes(type) || UNORDERED_STAGES.has(type)) return "stage";
  return OTHER_EQUITY.has(type) ? "equity" : "other";
}

/** Position of a round's stage among the stages; null where it has none. */
export function stageRank({ investmentType }: Pick<FundingRound, "investmentType">): number | null {
  const rank = STAGES.indexOf(investmentType ?? "");
  return rank < 0 ? null : rank;
}
