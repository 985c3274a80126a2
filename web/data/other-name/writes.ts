import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OtherName } from "#domain/match-rules/rule.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { patchKnownNames } from "../known-name/patch.ts";
import { otherNameKeys } from "./keys.ts";
import { type StoredOtherName, toStoredOtherName } from "./queries.ts";

/**
 * Adds an other name for the whole team. The known names change when it is stored. Throws `BackendError` with
 * `UNIQUE_VIOLATION` if it is another name already, and with the database's sentence if it is invalid.
 */
export function useAddOtherName() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, name, otherName }: OtherName): Promise<StoredOtherName> => {
      const { data, error, status } = await client
        .from("other_names")
        .insert({ kind, name, other_name: otherName })
        .select()
        .single();
      if (error) throw toTableError(error, status);
      return toStoredOtherName(data);
    },
    onSuccess: (added) => {
      queryClient.setQueryData<readonly StoredOtherName[]>(otherNameKeys.all, (list) => list && [...list, added]);
      patchKnownNames(queryClient, "otherNames", { added: [added], deleted: [] });
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "otherNames", error),
  });
}

/** Throws `BackendError`. A name that a colleague deleted already is no error. */
export function useDeleteOtherName() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<StoredOtherName, "id">) => {
      const { error, status } = await client.from("other_names").delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    onSuccess: (_data, { id }) => {
      queryClient.setQueryData<readonly StoredOtherName[]>(otherNameKeys.all, (list) =>
        list?.filter((name) => name.id !== id),
      );
      patchKnownNames(queryClient, "otherNames", { added: [], deleted: [id] });
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "otherNames", error),
  });
}
