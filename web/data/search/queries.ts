import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Hit, parseHits } from "#domain/search/hits.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

/** The database function returns nothing for a shorter query. */
export const SHORTEST_QUERY = 2;
const STALE_MS = 10_000;

/** Companies, hotlist entries, notes and universities. Keeps the previous hits until the new ones arrive; an older request is canceled. */
export function useSearch(query: string) {
  const { client } = useBackend();
  const isSearched = query.length >= SHORTEST_QUERY;
  const result = useQuery({
    queryKey: ["search", query],
    enabled: isSearched,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<readonly Hit[]> => {
      const { data, error, status } = await client.rpc("search_everything", { query }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseHits(data);
    },
  });
  return {
    hits: isSearched ? (result.data ?? []) : [],
    /** The hits are those of the query. */
    isCurrent: !isSearched || (result.isSuccess && !result.isPlaceholderData),
    error: isSearched ? result.error : null,
  };
}
