import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import { matchRequest, parseSuggestions, type Suggestion } from "#domain/batch/suggestions.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { sightingKeys } from "../sighting/keys.ts";

const NONE: ReadonlyMap<number, readonly Suggestion[]> = new Map();

/** What the database has for pasted texts without a link, by the index of the group; one request for all. */
export function useSuggestions(
  groups: readonly (readonly CompanyLookup[])[],
): ReadonlyMap<number, readonly Suggestion[]> {
  const { client } = useBackend();
  const { data } = useQuery({
    // Stale when companies are written, as sightings are.
    queryKey: [...sightingKeys.all, "suggestions", groups],
    enabled: groups.some((lookups) => lookups.length > 0),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = matchRequest(groups);
      const rows = request.rows.map((row) => ({ ...row }));
      const { data: matches, error, status } = await client.rpc("match_companies", { rows }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseSuggestions(matches, request);
    },
  });
  return groups.length === 0 ? NONE : (data ?? NONE);
}
