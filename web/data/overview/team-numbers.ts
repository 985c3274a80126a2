import { asNonNegativeNumber, asObject } from "#domain/company/parse-json.ts";
import { type SquadId, squads } from "#domain/hotlist/squads.ts";

export interface TeamNumbers {
  readonly companies: number;
  readonly newThisWeek: number;
  /** Companies on each hotlist. */
  readonly hotlists: ReadonlyMap<SquadId, number>;
  readonly requestsLeft: number | null;
  readonly requestsAllowed: number | null;
}

/** Reads the result of the database function `team_numbers`, which leaves out squads without companies. */
export function readTeamNumbers(result: unknown): TeamNumbers {
  const numbers = asObject(result);
  const hotlists = asObject(numbers.hotlists);
  return {
    companies: asNonNegativeNumber(numbers.companies) ?? 0,
    newThisWeek: asNonNegativeNumber(numbers.new_this_week) ?? 0,
    hotlists: new Map(squads.map(({ id }) => [id, asNonNegativeNumber(hotlists[id]) ?? 0])),
    requestsLeft: asNonNegativeNumber(numbers.requests_left) ?? null,
    requestsAllowed: asNonNegativeNumber(numbers.requests_allowed) ?? null,
  };
}
