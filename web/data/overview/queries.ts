import { queryOptions } from "@tanstack/react-query";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { overviewKeys } from "./keys.ts";
import { readTeamNumbers, type TeamNumbers } from "./team-numbers.ts";

export function teamNumbersQuery({ client }: Backend) {
  return queryOptions({
    queryKey: overviewKeys.all,
    queryFn: async ({ signal }): Promise<TeamNumbers> => {
      const { data, error, status } = await client.rpc("team_numbers", {}, { get: true }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return readTeamNumbers(data);
    },
  });
}
