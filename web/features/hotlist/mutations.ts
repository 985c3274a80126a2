import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HotlistChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { HotlistEntry } from "#domain/hotlist/new-entry.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { tableFault, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { HOTLIST_KEY, hotlistCompanyQuery, hotlistKey } from "./queries.ts";

const TABLE = "squad_hotlist_companies";

/**
 * Adds a company to a squad's hotlist unless one of its name is there already. Two people who add it at the same moment
 * leave one row: the table's unique index decides (specification, section 5). A row that was deleted goes back whole,
 * with its id and its age.
 */
export async function addToHotlist(
  { client }: Backend,
  entry: HotlistEntry | HotlistCompany,
): Promise<"added" | "exists"> {
  const row: Partial<HotlistCompany> & Pick<HotlistCompany, "squad_id"> = entry;
  const { error, status } = await client.from(TABLE).insert(row);
  if (error?.code === UNIQUE_VIOLATION) return "exists";
  if (error) throw tableFault(error, status);
  return "added";
}

export function useAddToHotlist() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: HotlistEntry | HotlistCompany) => addToHotlist(backend, entry),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: HOTLIST_KEY }),
  });
}

/**
 * Takes a company off its hotlist; it leaves the list at once, and comes back where it could not be removed. One that a
 * colleague took off before is off as well.
 */
export function useRemoveFromHotlist() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (company: HotlistCompany) => {
      const { error, status } = await client.from(TABLE).delete().eq("id", company.id);
      if (error) throw tableFault(error, status);
    },
    onMutate: async ({ id, squad_id }) => {
      const queryKey = hotlistKey(squad_id);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<readonly HotlistCompany[]>(queryKey);
      queryClient.setQueryData(
        queryKey,
        before?.filter((company) => company.id !== id),
      );
      return before;
    },
    onError: (_error, { squad_id }, before) => queryClient.setQueryData(hotlistKey(squad_id), before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: HOTLIST_KEY }),
  });
}

/**
 * Changes a company in place: the new value shows at once, and the old one comes back where it cannot be saved. Answers
 * null where a colleague has taken the company off.
 */
export function useChangeHotlistCompany(id: string) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { queryKey } = hotlistCompanyQuery(backend, id);
  return useMutation({
    mutationFn: async (change: HotlistChange): Promise<HotlistCompany | null> => {
      const { data, error, status } = await backend.client
        .from(TABLE)
        .update(change)
        .eq("id", id)
        .select()
        .maybeSingle<HotlistCompany>();
      if (error) throw tableFault(error, status);
      return data;
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, ...change });
      return before;
    },
    onError: (_error, change, before) => {
      const now = queryClient.getQueryData(queryKey);
      if (!before || !now) return;
      // Another field may have been changed meanwhile: only this one goes back.
      const old = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof HotlistChange]]));
      queryClient.setQueryData(queryKey, { ...now, ...old });
    },
    onSuccess: (company) => {
      if (company === null) queryClient.setQueryData(queryKey, null);
      return queryClient.invalidateQueries({ queryKey: HOTLIST_KEY, refetchType: "inactive" });
    },
  });
}
