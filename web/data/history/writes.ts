import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { asList, asObject, asText } from "#domain/company/parse-json.ts";
import type { UndoReport } from "#domain/history/undo-report.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toNetworkError, toTableError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";
import { historyKeys, TEAM_SETTINGS_ID } from "./keys.ts";
import type { UndoOutcome } from "./undo-operation.ts";

export interface RestoreResult {
  /** `conflict`: another row has its name or URL now. `exists`: it is there. `deleted`: the row of the value is gone. */
  readonly status: "restored" | "unchanged" | "exists" | "conflict" | "deleted" | "rejected" | "not_kept";
  readonly label: string | null;
  /** The row in the way of a conflict. */
  readonly other: Readonly<Record<string, unknown>> | null;
  readonly message: string;
}

export interface DeletedRow {
  readonly tableName: string;
  readonly rowId: string;
  /** Deletes the row that has its name or URL now. */
  readonly replace?: boolean;
}

/** Restores a deleted row with its id and dates. Throws `BackendError`. */
export async function restoreRow({ client }: Backend, { tableName, rowId, replace = false }: DeletedRow) {
  const { data, error, status } = await client.rpc("restore_row", { table_name: tableName, row_id: rowId, replace });
  if (error) throw toTableError(error, status);
  return readResult(data);
}

export interface RestoredRows {
  /** For `useUndoOperation`; null if nothing was restored. */
  readonly operationId: string | null;
  readonly results: readonly RestoreResult[];
}

const MAX_RESTORED = 500;

/** Restores deleted rows, each 500 of them in one operation; nothing is replaced. */
export function useRestoreRows() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly DeletedRow[]): Promise<readonly RestoredRows[]> => {
      const restored: RestoredRows[] = [];
      for (let start = 0; start < rows.length; start += MAX_RESTORED) {
        const page = rows.slice(start, start + MAX_RESTORED);
        const { data, error, status } = await client.rpc("restore_rows", {
          rows: page.map(({ tableName, rowId }) => ({ table_name: tableName, row_id: rowId })),
        });
        if (error) throw toTableError(error, status);
        const { operation_id, results } = asObject(data);
        restored.push({ operationId: asText(operation_id) ?? null, results: asList(results, readResult) ?? [] });
      }
      return restored;
    },
    onSettled: () => void invalidateAll(queryClient),
  });
}

function readResult(data: unknown): RestoreResult {
  const result = asObject(data);
  return {
    status: asText(result.status) as RestoreResult["status"],
    label: asText(result.label) ?? null,
    other: result.with === null || result.with === undefined ? null : asObject(result.with),
    message: asText(result.message) ?? "",
  };
}

/** Everything that a restored row may appear in. */
async function invalidateAll(queryClient: QueryClient): Promise<void> {
  const entities = [
    "companyFacts",
    "companyFiles",
    "companyNames",
    "hotlistEntries",
    "universities",
    "otherNames",
    "matchRules",
  ] as const;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: historyKeys.all }),
    ...entities.map((entity) => invalidate(queryClient, entity)),
  ]);
}

export function useRestoreRow() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (row: DeletedRow) => restoreRow(backend, row),
    onSuccess: () => void invalidateAll(queryClient),
  });
}

/** Puts the value back that a field had before a change. */
export function usePutBack() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ changeId, field }: { readonly changeId: number; readonly field: string }) => {
      const { data, error, status } = await client.rpc("restore_change", { change_id: changeId, fields: [field] });
      if (error) throw toTableError(error, status);
      return readResult(data);
    },
    onSuccess: () => void invalidateAll(queryClient),
  });
}

export function useSetHistoryDays() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (history_days: number) => {
      const { error, status } = await client.from("team_settings").update({ history_days }).eq("id", TEAM_SETTINGS_ID);
      if (error) throw toTableError(error, status);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: historyKeys.all }),
  });
}

/** Loaded when it is used: most visits undo nothing. */
async function undoAll(
  client: Backend["client"],
  id: string,
  dryRun: boolean,
  onProgress: (report: UndoReport) => void,
): Promise<UndoOutcome> {
  const { undoOperation } = await import("./undo-operation.ts").catch(() => {
    throw toNetworkError();
  });
  return undoOperation(client, id, dryRun, onProgress);
}

/** What undoing an operation would do. Changes nothing. Throws `BackendError`. */
export function useUndoPlan(id: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: [...historyKeys.operations, id, "plan"],
    gcTime: 0,
    queryFn: () => undoAll(client, id, true, () => undefined),
  });
}

/** Undoes an operation page by page. Throws `BackendError`; the undo then continues with the next call. */
export function useUndoOperation() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, onProgress }: { readonly id: string; readonly onProgress: (report: UndoReport) => void }) =>
      undoAll(client, id, false, onProgress),
    onSettled: () => void invalidateAll(queryClient),
  });
}
