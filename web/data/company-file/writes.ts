import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TablesUpdate } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { optimisticUpdate } from "../optimistic.ts";
import { companyFileKeys } from "./keys.ts";
import type { CompanyFile } from "./queries.ts";

export type FileChange = Pick<TablesUpdate<"company_files">, "name" | "kind" | "note" | "purpose" | "expires_at">;

/** Throws `BackendError`. Returns false if a colleague has deleted the file. */
export function useChangeFile() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change }: { readonly id: string; readonly change: FileChange }): Promise<boolean> => {
      const { data, error, status } = await client.from("company_files").update(change).eq("id", id).select("id");
      if (error) throw toTableError(error, status);
      return data.length === 1;
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "companyFiles", error),
  });
}

/** Optimistic. Throws `BackendError`. A file that a colleague has deleted already is no error. */
export function useDeleteFile(companyId: string) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: CompanyFile) => {
      const { error, status } = await client.from("company_files").delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    ...optimisticUpdate(
      queryClient,
      () => companyFileKeys.ofCompany(companyId),
      (files: readonly CompanyFile[], { id }: CompanyFile) => files.filter((file) => file.id !== id),
    ),
    onSettled: (_data, error) => invalidateSettled(queryClient, "companyFiles", error),
  });
}
