import { useQueryClient } from "@tanstack/react-query";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { useLiveList } from "../rows/live-list.ts";
import { toHotlistEntry } from "./entry.ts";
import { hotlistKeys } from "./keys.ts";

const TABLE = "squad_hotlist_companies";
const ENTRY_INTERVAL_MS = 250;

/** Applies colleagues' changes to a squad's hotlist; `highlight` is called with the added and changed entries. */
export function useLiveHotlist(squadId: SquadId, highlight: (...ids: readonly string[]) => void): void {
  useLiveList({
    table: TABLE,
    queryKey: hotlistKeys.ofSquad(squadId),
    toItem: (row) => (row.squad_id === squadId ? toHotlistEntry(row) : null),
    highlight,
  });
}

/** Refetches the hotlist queries on screen when any hotlist changes. */
export function useLiveEntry(): void {
  const queryClient = useQueryClient();
  useTableChanges(TABLE, ENTRY_INTERVAL_MS, () => void queryClient.invalidateQueries({ queryKey: hotlistKeys.all }));
}
