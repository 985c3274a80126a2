import type { MatchRequest } from "#domain/import/plan.ts";
import type { CompanyMatch } from "#domain/import/plan-types.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

/** The function takes 5,000; smaller responses are parsed without a long task on the main thread. */
export const MATCH_ROWS = 1000;

/** The companies that rows of a file may be. Throws `BackendError`. */
export async function matchCompanies(
  { client }: Backend,
  rows: readonly MatchRequest[],
): Promise<readonly CompanyMatch[]> {
  const { data, error, status } = await client.rpc("match_companies", { rows: rows as never });
  if (error) throw toTableError(error, status);
  return data as never;
}
