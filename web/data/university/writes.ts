import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TablesInsert } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { optimisticUpdate } from "../optimistic.ts";
import { universityKeys } from "./keys.ts";
import type { University } from "./queries.ts";

/** Throws `UNIQUE_VIOLATION` if the name exists. */
export function useAddUniversity() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (university: TablesInsert<"universities">): Promise<University> => {
      const { data, error, status } = await client.from("universities").insert(university).select().single();
      if (error) throw toTableError(error, status);
      return data;
    },
    onSuccess: (added) => {
      queryClient.setQueryData<readonly University[]>(universityKeys.all, (list) => list && [...list, added]);
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "universities", error),
  });
}

/** All or none. Throws `UNIQUE_VIOLATION` if one of the names exists. */
export function useAddUniversities() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (names: readonly string[]): Promise<readonly University[]> => {
      const { data, error, status } = await client
        .from("universities")
        .insert(names.map((name) => ({ name })))
        .select();
      if (error) throw toTableError(error, status);
      return data;
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "universities", error),
  });
}

/** Those that a colleague has removed already are no error. */
export function useRemoveUniversities() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (universities: readonly University[]) => {
      const ids = universities.map(({ id }) => id);
      const { error, status } = await client.from("universities").delete().in("id", ids);
      if (error) throw toTableError(error, status);
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "universities", error),
  });
}

/** Optimistic. */
export function useRemoveUniversity() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: University) => {
      const { error, status } = await client.from("universities").delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    ...optimisticUpdate(
      queryClient,
      () => universityKeys.all,
      (list: readonly University[], { id }: University) => list.filter((university) => university.id !== id),
    ),
    onSettled: (_data, error) => invalidateSettled(queryClient, "universities", error),
  });
}
