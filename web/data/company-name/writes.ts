import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NameChange } from "#domain/company-names/name-changes.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { optimisticUpdate } from "../optimistic.ts";
import { companyNameKeys } from "./keys.ts";
import type { StoredNameChange } from "./queries.ts";

const TABLE = "company_names";

/** Adds or restores a name. The table's unique key decides when two colleagues add the same one. Optimistic. */
export function useAddCompanyName() {
  return useWriteName(async ({ client }, { name }): Promise<"added" | "exists"> => {
    const restored = await client.from(TABLE).update({ removed: false }).eq("name", name).eq("removed", true).select();
    if (restored.error) throw toTableError(restored.error, restored.status);
    if (restored.data.length > 0) return "added";
    const { error, status } = await client.from(TABLE).insert({ name });
    if (error?.code === UNIQUE_VIOLATION) return "exists";
    if (error) throw toTableError(error, status);
    return "added";
  });
}

/** Removes or restores a name, and overwrites a colleague's change. Optimistic. */
export function useSetCompanyName() {
  return useWriteName(async ({ client }, { name, removed }) => {
    const { error, status } = await client.from(TABLE).upsert({ name, removed }, { onConflict: "name" });
    if (error) throw toTableError(error, status);
  });
}

function useWriteName<Outcome>(write: (backend: Backend, change: NameChange) => Promise<Outcome>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: NameChange) => write(backend, change),
    ...optimisticUpdate(queryClient, () => companyNameKeys.all, applyChange),
    onSettled: (_data, error) => invalidateSettled(queryClient, "companyNames", error),
  });
}

/** A new name has its name as id until the refetch. */
function applyChange(list: readonly StoredNameChange[], change: NameChange): readonly StoredNameChange[] {
  const existing = list.find(({ name }) => name === change.name);
  const { id, created_at } = existing ?? { id: change.name, created_at: new Date().toISOString() };
  return [...list.filter(({ name }) => name !== change.name), { ...change, id, created_at }];
}
