/** Loaded with the first text that needs suggestions. */
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import { matchRequest, parseSuggestions, type Suggestion } from "#domain/batch/suggestions.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

/** By the index of the group; one request for all. Throws `BackendError`. */
export async function findSuggestions(
  { client }: Backend,
  groups: readonly (readonly CompanyLookup[])[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Suggestion[]>> {
  const request = matchRequest(groups);
  const rows = request.rows.map((row) => ({ ...row }));
  const { data: matches, error, status } = await client.rpc("match_companies", { rows }).abortSignal(signal);
  if (error) throw toTableError(error, status);
  return parseSuggestions(matches, request);
}
