import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { HotlistNote } from "#domain/hotlist/note.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { allRows } from "../rows/all-rows.ts";
import { useLiveList } from "../rows/live-list.ts";
import { noteKeys } from "./keys.ts";
import { toNote } from "./note.ts";

const TABLE = "hotlist_notes";
const COUNTS_INTERVAL_MS = 1000;

/** The notes of an entry, oldest first. Follows colleagues' changes. */
export function useNotes(entryId: string) {
  const { client } = useBackend();
  const queryKey = noteKeys.ofEntry(entryId);
  useLiveList({
    table: TABLE,
    queryKey,
    toItem: (row) => (row.entry_id === entryId ? toNote(row) : null),
    highlight: () => undefined,
  });
  return useQuery({
    queryKey,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<readonly HotlistNote[]> => {
      const rows = await allRows((from, to) =>
        client
          .from(TABLE)
          .select("*", { count: "exact" })
          .eq("entry_id", entryId)
          .order("created_at")
          .order("id")
          .range(from, to)
          .abortSignal(signal),
      );
      return rows.map(toNote);
    },
    // A live change is appended.
    select: sortNotes,
  });
}

function sortNotes(notes: readonly HotlistNote[]): readonly HotlistNote[] {
  return notes.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** How many notes the entries of a squad have, by entry. Entries without notes are absent. */
export function useNoteCounts(squadId: SquadId) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = noteKeys.counts(squadId);
  useTableChanges(TABLE, COUNTS_INTERVAL_MS, () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await allRows((from, to) =>
        client
          .from("hotlist_note_counts")
          .select("entry_id,notes", { count: "exact" })
          .eq("squad_id", squadId)
          .order("entry_id")
          .range(from, to),
      );
      return new Map(rows.map(({ entry_id, notes }) => [entry_id ?? "", notes ?? 0]));
    },
  });
}
