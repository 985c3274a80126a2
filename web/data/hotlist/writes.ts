import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HotlistChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { TablesInsert } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { invalidate, invalidateSettled } from "../invalidation.ts";
import { optimisticUpdate } from "../optimistic.ts";
import { toHotlistEntry } from "./entry.ts";
import { hotlistKeys } from "./keys.ts";
import { hotlistEntryQuery } from "./queries.ts";

const TABLE = "squad_hotlist_companies";

/**
 * Adds a company to a squad's hotlist. The table's unique index on squad and name decides when two colleagues add the
 * same company (specification, section 5). To restore a removed entry, pass its `id` and `created_at`.
 */
export async function insertHotlistEntry(
  { client }: Backend,
  entry: TablesInsert<"squad_hotlist_companies">,
  operationId: string | null = null,
): Promise<"added" | "exists"> {
  const insert = client.from(TABLE).insert(entry);
  const { error, status } = await (operationId === null ? insert : insert.setHeader("x-operation-id", operationId));
  if (error?.code === UNIQUE_VIOLATION) return "exists";
  if (error) throw toTableError(error, status);
  return "added";
}

export function useAddToHotlist() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: TablesInsert<"squad_hotlist_companies">) => insertHotlistEntry(backend, entry),
    onSuccess: () => invalidate(queryClient, "hotlistEntries"),
  });
}

type EntryKey = Pick<HotlistCompany, "id" | "squad_id">;

/** Optimistic. Removing an entry that a colleague has removed already succeeds. */
export function useRemoveFromHotlist() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: EntryKey) => {
      const { error, status } = await client.from(TABLE).delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    ...optimisticUpdate(
      queryClient,
      ({ squad_id }: EntryKey) => hotlistKeys.ofSquad(squad_id),
      (hotlist: readonly HotlistCompany[], { id }) => hotlist.filter((entry) => entry.id !== id),
    ),
    onSettled: (_data, error) => invalidateSettled(queryClient, "hotlistEntries", error),
  });
}

/** Optimistic. Returns null if a colleague has removed the entry. */
export function useChangeHotlistEntry(id: string) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { queryKey } = hotlistEntryQuery(backend, id);
  return useMutation({
    mutationFn: async (change: HotlistChange): Promise<HotlistCompany | null> => {
      const { data, error, status } = await backend.client
        .from(TABLE)
        .update(change)
        .eq("id", id)
        .select()
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data && toHotlistEntry(data);
    },
    ...optimisticUpdate(
      queryClient,
      () => queryKey,
      (entry: HotlistCompany | null, change: HotlistChange) => entry && { ...entry, ...change },
    ),
    onError: (_error, change, snapshot) => {
      const previous = snapshot?.previous;
      const current = queryClient.getQueryData(queryKey);
      if (!previous || !current) return;
      // Restores only the changed fields: another field may have been changed since.
      const old = Object.fromEntries(Object.keys(change).map((key) => [key, previous[key as keyof HotlistChange]]));
      queryClient.setQueryData(queryKey, { ...current, ...old });
    },
    onSuccess: (entry) => {
      if (entry === null) queryClient.setQueryData(queryKey, null);
      // Sightings, known names and counts do not show these fields. The entry on screen has the new value already.
      return queryClient.invalidateQueries({ queryKey: hotlistKeys.all, refetchType: "inactive" });
    },
  });
}
