import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { toEntryColumns } from "#domain/hotlist/entry-work.ts";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { HotlistStatus } from "#domain/hotlist/status.ts";
import type { TablesUpdate } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { toHotlistEntry } from "./entry.ts";
import { hotlistKeys } from "./keys.ts";

const TABLE = "squad_hotlist_companies";

export interface ChangedEntry {
  readonly entry: Pick<HotlistCompany, "id" | "squad_id">;
  readonly change: EntryChange;
  /** For a move: the status that the user saw. Nothing is written if it is another one by now. */
  readonly expect?: { readonly status: HotlistStatus };
}

export type ChangeResult =
  | { readonly kind: "saved"; readonly entry: HotlistCompany }
  /** The entry as a colleague left it. */
  | { readonly kind: "conflict"; readonly entry: HotlistCompany }
  /** A colleague has removed it. */
  | { readonly kind: "removed" };

/** Optimistic, on the squad's list and on the entry's own screen. Throws `BackendError`. */
export function useChangeEntry() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changed: ChangedEntry) => changeEntry(backend, changed),
    onMutate: async ({ entry, change }: ChangedEntry): Promise<HotlistCompany | undefined> => {
      // A response of before the write would undo the update.
      await Promise.all([
        queryClient.cancelQueries({ queryKey: hotlistKeys.ofSquad(entry.squad_id) }),
        queryClient.cancelQueries({ queryKey: hotlistKeys.entry(entry.id) }),
      ]);
      const previous = cachedEntry(queryClient, entry);
      patchEntry(queryClient, entry, shownChange(change));
      return previous;
    },
    onError: (_error, { entry, change }, previous) => {
      // Only the changed fields: another one may have been changed since.
      if (previous !== undefined) patchEntry(queryClient, entry, pick(previous, Object.keys(change)));
    },
    onSuccess: (result, { entry, change }) => {
      if (result.kind === "removed") removeEntry(queryClient, entry);
      else if (result.kind === "conflict") patchEntry(queryClient, entry, result.entry);
      else {
        const keys = [...Object.keys(change), ...WRITTEN_BY_TRIGGERS];
        patchEntry(queryClient, entry, pick(result.entry, keys));
      }
      return queryClient.invalidateQueries({ queryKey: hotlistKeys.all, refetchType: "inactive" });
    },
  });
}

const WRITTEN_BY_TRIGGERS = ["authors", "statusSince", "revisitOn", "revisitWhen", "revisitDue"] as const;

async function changeEntry({ client }: Backend, { entry, change, expect }: ChangedEntry): Promise<ChangeResult> {
  const update = client
    .from(TABLE)
    .update(toEntryColumns(change) as TablesUpdate<typeof TABLE>)
    .eq("id", entry.id);
  const { data, error, status } = await (expect === undefined ? update : update.eq("status", expect.status))
    .select()
    .maybeSingle();
  if (error) throw toTableError(error, status);
  if (data !== null) return { kind: "saved", entry: toHotlistEntry(data) };
  const current = await client.from(TABLE).select("*").eq("id", entry.id).maybeSingle();
  if (current.error) throw toTableError(current.error, current.status);
  return current.data === null ? { kind: "removed" } : { kind: "conflict", entry: toHotlistEntry(current.data) };
}

/** The change as the screen shows it before the response. */
function shownChange(change: EntryChange): Partial<HotlistCompany> {
  const { revisitWhen, ...fields } = change;
  return {
    ...fields,
    ...(revisitWhen !== undefined && { revisitWhen: revisitWhen && { ...revisitWhen, from: null } }),
  };
}

function pick(entry: HotlistCompany, keys: readonly string[]): Partial<HotlistCompany> {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => keys.includes(key)));
}

type EntryKey = Pick<HotlistCompany, "id" | "squad_id">;

function cachedEntry(queryClient: QueryClient, { id, squad_id }: EntryKey): HotlistCompany | undefined {
  const list = queryClient.getQueryData<readonly HotlistCompany[]>(hotlistKeys.ofSquad(squad_id));
  return (
    queryClient.getQueryData<HotlistCompany | null>(hotlistKeys.entry(id)) ?? list?.find((entry) => entry.id === id)
  );
}

function patchEntry(queryClient: QueryClient, { id, squad_id }: EntryKey, patch: Partial<HotlistCompany>): void {
  queryClient.setQueryData<readonly HotlistCompany[]>(hotlistKeys.ofSquad(squad_id), (list) =>
    list?.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)),
  );
  queryClient.setQueryData<HotlistCompany | null>(hotlistKeys.entry(id), (entry) => entry && { ...entry, ...patch });
}

function removeEntry(queryClient: QueryClient, { id, squad_id }: EntryKey): void {
  queryClient.setQueryData<readonly HotlistCompany[]>(hotlistKeys.ofSquad(squad_id), (list) =>
    list?.filter((entry) => entry.id !== id),
  );
  queryClient.setQueryData<HotlistCompany | null>(hotlistKeys.entry(id), (entry) => entry && null);
}
