import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { hotlistKeys } from "./keys.ts";

const LIVE_INTERVAL_MS = 3000;

/** The number of companies on each hotlist, by the squad's id. Follows every hotlist live. */
export function useHotlistCounts() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  // Only the counts: the lists on screen follow their own changes.
  useTableChanges("squad_hotlist_companies", LIVE_INTERVAL_MS, () => {
    void queryClient.invalidateQueries({ queryKey: hotlistKeys.counts });
  });
  return useQuery({
    queryKey: hotlistKeys.counts,
    queryFn: async (): Promise<ReadonlyMap<string, number>> => {
      const { data, error, status } = await client.from("hotlist_counts").select("squad_id,companies");
      if (error) throw toTableError(error, status);
      return new Map(data.map(({ squad_id, companies }) => [squad_id ?? "", companies ?? 0]));
    },
  });
}
