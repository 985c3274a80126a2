import { useQuery } from "@tanstack/react-query";
import type { Operation } from "#domain/history/entry.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { historyKeys } from "./keys.ts";

/** What names an operation; null if its history is no longer kept. */
export function useOperationName(id: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: historyKeys.operation(id),
    queryFn: async ({ signal }): Promise<Pick<Operation, "kind" | "label"> | null> => {
      const { data, error, status } = await client
        .from("operations")
        .select("kind,label")
        .eq("id", id)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data;
    },
  });
}

/** The entries of a hotlist that an operation added or changed. Without an operation, nothing is requested. */
export function useOperationEntries(id: string | null, squadId: SquadId) {
  const { client } = useBackend();
  return useQuery({
    queryKey: [...historyKeys.operation(id ?? ""), squadId],
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const { data, error, status } = await client
        .rpc("operation_entries", { operation_id: id ?? "", squad_id: squadId })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return new Set(data);
    },
  });
}
