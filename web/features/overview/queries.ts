import { queryOptions } from "@tanstack/react-query";
import type { SquadId } from "#domain/hotlist/squads.ts";
import type { Backend } from "#web/backend/client.ts";
import { tableFault } from "#web/backend/errors.ts";

/** What the function `team_numbers` answers. */
export interface TeamNumbers {
  readonly companies: number;
  readonly new_this_week: number;
  /** Squads without a company are left out. */
  readonly hotlists: Readonly<Partial<Record<SquadId, number>>>;
  readonly requests_left: number | null;
  readonly requests_allowed: number | null;
}

export function teamNumbersQuery({ client }: Backend) {
  return queryOptions({
    queryKey: ["team-numbers"],
    queryFn: async ({ signal }): Promise<TeamNumbers> => {
      const { data, error, status } = await client.rpc("team_numbers", {}, { get: true }).abortSignal(signal);
      if (error) throw tableFault(error, status);
      return data as unknown as TeamNumbers;
    },
  });
}
