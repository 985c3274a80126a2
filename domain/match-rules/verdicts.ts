/** How often users called the matches of a spelling right and wrong. */
export interface VerdictCounts {
  readonly right: number;
  readonly wrong: number;
}

const MIN_WRONG = 3;

/** Whether a spelling needs a rule: at least three wrong matches, and more wrong than right ones. */
export function isMostlyWrong({ right, wrong }: VerdictCounts): boolean {
  return wrong >= MIN_WRONG && wrong > right;
}
