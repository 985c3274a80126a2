import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { allRows } from "../rows/all-rows.ts";
import { toHotlistEntry } from "./entry.ts";
import { hotlistKeys } from "./keys.ts";
import { useLiveEntry } from "./live.ts";

const TABLE = "squad_hotlist_companies";
/** Shows a colleague's change of an entry where realtime is not available. */
const ENTRY_REFETCH_MS = 30_000;
const EDITED_INTERVAL_MS = 250;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A squad's hotlist, newest entries first. */
export function useHotlist(squadId: SquadId) {
  const { client } = useBackend();
  return useQuery({
    queryKey: hotlistKeys.ofSquad(squadId),
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const rows = await allRows((from, to) =>
        client
          .from(TABLE)
          .select("*", { count: "exact" })
          .eq("squad_id", squadId)
          .order("created_at", { ascending: false })
          .order("id")
          .range(from, to),
      );
      return rows.map(toHotlistEntry);
    },
  });
}

/** One hotlist entry; null if it does not exist or was removed. */
export function hotlistEntryQuery({ client }: Backend, id: string) {
  return queryOptions({
    queryKey: hotlistKeys.entry(id),
    queryFn: async (): Promise<HotlistCompany | null> => {
      // Postgres rejects anything else as a uuid with an error.
      if (!UUID.test(id)) return null;
      const { data, error, status } = await client.from(TABLE).select("*").eq("id", id).maybeSingle();
      if (error) throw toTableError(error, status);
      return data && toHotlistEntry(data);
    },
  });
}

/** An entry that is edited in front of another screen. An empty id has no entry. */
export function useEditedEntry(id: string) {
  const queryClient = useQueryClient();
  const backend = useBackend();
  useTableChanges(TABLE, EDITED_INTERVAL_MS, ({ changes, isIncomplete }) => {
    const isChanged = changes.some((change) => (change.type === "DELETE" ? change.id : change.row.id) === id);
    if (isIncomplete || isChanged) void queryClient.invalidateQueries({ queryKey: hotlistKeys.entry(id) });
  });
  return useQuery({ ...hotlistEntryQuery(backend, id), refetchOnWindowFocus: true });
}

export function useHotlistEntry(id: string) {
  useLiveEntry();
  return useQuery({
    ...hotlistEntryQuery(useBackend(), id),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data ? ENTRY_REFETCH_MS : false),
  });
}
