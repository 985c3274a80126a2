import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NameChange } from "#domain/company-names/overlay.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { tableFault, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { COMPANY_NAMES_KEY, type KeptNameChange } from "./queries.ts";

const TABLE = "company_names";

/**
 * Adds a name that the list does not show. Of two people who add it at the same moment the table's unique key lets one
 * through; the other is told that it exists.
 */
export function useAddCompanyName() {
  return useNameChange(async ({ client }, { name }): Promise<"added" | "exists"> => {
    const restored = await client.from(TABLE).update({ removed: false }).eq("name", name).eq("removed", true).select();
    if (restored.error) throw tableFault(restored.error, restored.status);
    if (restored.data.length > 0) return "added";
    const { error, status } = await client.from(TABLE).insert({ name });
    if (error?.code === UNIQUE_VIOLATION) return "exists";
    if (error) throw tableFault(error, status);
    return "added";
  });
}

/** Takes a name off the list, or puts it back, whatever a colleague did to it meanwhile. */
export function useSetCompanyName() {
  return useNameChange(async ({ client }, { name, removed }) => {
    const { error, status } = await client.from(TABLE).upsert({ name, removed }, { onConflict: "name" });
    if (error) throw tableFault(error, status);
  });
}

/** A change that shows at once, and goes back where it could not be kept. */
function useNameChange<Outcome>(write: (backend: Backend, change: NameChange) => Promise<Outcome>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: NameChange) => write(backend, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: COMPANY_NAMES_KEY });
      const before = queryClient.getQueryData<readonly KeptNameChange[]>(COMPANY_NAMES_KEY);
      if (before) {
        const known = before.find(({ name }) => name === change.name);
        const { id, created_at } = known ?? { id: change.name, created_at: new Date().toISOString() };
        const others = before.filter(({ name }) => name !== change.name);
        queryClient.setQueryData(COMPANY_NAMES_KEY, [...others, { ...change, id, created_at }]);
      }
      return before;
    },
    onError: (_error, _change, before) => queryClient.setQueryData(COMPANY_NAMES_KEY, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: COMPANY_NAMES_KEY }),
  });
}
