import { queryOptions } from "@tanstack/react-query";
import type { SquadId } from "#domain/hotlist/squads.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { overviewKeys } from "./keys.ts";

/** The result of the database function `team_numbers`. */
export interface TeamNumbers {
  readonly companies: number;
  readonly new_this_week: number;
  /** Squads without companies are missing. */
  readonly hotlists: Readonly<Partial<Record<SquadId, number>>>;
  readonly requests_left: number | null;
  readonly requests_allowed: number | null;
}

export function teamNumbersQuery({ client }: Backend) {
  return queryOptions({
    queryKey: overviewKeys.all,
    queryFn: async ({ signal }): Promise<TeamNumbers> => {
      const { data, error, status } = await client.rpc("team_numbers", {}, { get: true }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data as unknown as TeamNumbers;
    },
  });
}
