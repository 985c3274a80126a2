import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type DuplicatePair, parseDuplicates } from "#domain/company/duplicates.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { duplicateKeys } from "./keys.ts";

const INTERVAL_MS = 3000;
/** More are shown when these are decided. */
export const SHOWN_PAIRS = 50;
/** A larger count is not exact. */
export const COUNT_LIMIT = 100;

/** Pairs of companies that may be the same. Follows colleagues' changes. */
export function useDuplicates() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  useTableChanges("company_facts", INTERVAL_MS, () => {
    void queryClient.invalidateQueries({ queryKey: duplicateKeys.all });
  });
  return useQuery({
    queryKey: duplicateKeys.pairs,
    queryFn: async ({ signal }): Promise<readonly DuplicatePair[]> => {
      const { data, error, status } = await client
        .rpc("duplicate_groups", { max_groups: SHOWN_PAIRS })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseDuplicates(data);
    },
  });
}

/** How many pairs there are, at most `COUNT_LIMIT`; null until it is known. */
export function useDuplicateCount(): number | null {
  const { client } = useBackend();
  const { data } = useQuery({
    queryKey: duplicateKeys.count,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await client
        .rpc("duplicate_count", { max_groups: COUNT_LIMIT })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data;
    },
  });
  return data ?? null;
}
