import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { type BulkResult, inOperation } from "./change-entries.ts";

/** The ids are in the URL of the request. */
const CHUNK_IDS = 200;

interface BulkRemoval {
  readonly ids: readonly string[];
  readonly label: string;
  /** Called with the number of entries that were handled. */
  readonly onProgress: (handled: number) => void;
}

/** Removes many entries in one operation, which can be undone. Those that are gone are counted as skipped. Throws `BackendError`. */
export function useRemoveEntries() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, label, onProgress }: BulkRemoval) =>
      inOperation(backend, label, async (operationId): Promise<BulkResult> => {
        const removed = new Set<string>();
        for (let first = 0; first < ids.length; first += CHUNK_IDS) {
          const { data, error, status } = await backend.client
            .from("squad_hotlist_companies")
            .delete()
            .in("id", ids.slice(first, first + CHUNK_IDS))
            .setHeader("x-operation-id", operationId)
            .select("id");
          if (error) throw toTableError(error, status);
          for (const { id } of data) removed.add(id);
          onProgress(Math.min(first + CHUNK_IDS, ids.length));
        }
        const skipped = ids.filter((id) => !removed.has(id)).map((id) => ({ id, reason: "removed" as const }));
        return { operationId, count: removed.size, skipped };
      }),
    onSettled: (_result, error) => invalidateSettled(queryClient, "hotlistEntries", error),
  });
}
