import { useMutation, useQueryClient } from "@tanstack/react-query";
import { asList, asNonNegativeNumber, asObject, asText } from "#domain/company/parse-json.ts";
import { toEntryColumns } from "#domain/hotlist/entry-work.ts";
import type { EntryChange } from "#domain/hotlist/hotlist-company.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import type { Json } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { finishOperation } from "../history/finish-operation.ts";
import { invalidateSettled } from "../invalidation.ts";

/** `removed`: a colleague has removed the entry. `exists`: the squad has the company. */
export type SkipReason = "removed" | "unchanged" | "exists";

export interface BulkResult {
  /** For `useUndoOperation` of the history. */
  readonly operationId: string;
  /** How many entries were changed, added or moved. */
  readonly count: number;
  readonly skipped: readonly { readonly id: string; readonly reason: SkipReason }[];
}

interface BulkChange {
  /** At most `BULK_CHANGE_MAX`. */
  readonly ids: readonly string[];
  /** Passing needs `passReason`: one for all. */
  readonly change: EntryChange;
  /** Names the operation, such as "40 companies to Screening". */
  readonly label: string;
}

/** Changes many entries in one operation, which can be undone. Throws `BackendError`. */
export function useChangeEntries() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change, label }: BulkChange) =>
      inOperation(backend, label, async (operationId) => {
        const { data, error, status } = await backend.client
          .rpc("change_hotlist", { ids: [...ids], patch: toEntryColumns(change) as Json })
          .setHeader("x-operation-id", operationId);
        if (error) throw toTableError(error, status);
        return readResult(operationId, data, "changed");
      }),
    onSettled: (_result, error) => invalidateSettled(queryClient, "hotlistEntries", error),
  });
}

interface Copy {
  readonly ids: readonly string[];
  readonly squadId: SquadId;
  readonly label: string;
}

/** Puts the companies on another squad's hotlist, in one operation. Throws `BackendError`. */
export function useCopyToSquad() {
  return usePutOnSquad("copy_to_squad", "added");
}

/** Moves entries to another squad's hotlist with status, owner, notes and history, in one operation. Throws `BackendError`. */
export function useMoveToSquad() {
  return usePutOnSquad("move_to_squad", "moved");
}

function usePutOnSquad(name: "copy_to_squad" | "move_to_squad", counted: "added" | "moved") {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, squadId, label }: Copy) =>
      inOperation(backend, label, async (operationId) => {
        const { data, error, status } = await backend.client
          .rpc(name, { ids: [...ids], squad_id: squadId })
          .setHeader("x-operation-id", operationId);
        if (error) throw toTableError(error, status);
        return readResult(operationId, data, counted);
      }),
    onSettled: (_result, error) => invalidateSettled(queryClient, "hotlistEntries", error),
  });
}

/** Runs writes as one operation, which is closed even if a write fails. Throws `BackendError`. */
export async function inOperation<Result>(
  backend: Backend,
  label: string,
  write: (operationId: string) => Promise<Result>,
): Promise<Result> {
  const begun = await backend.client.rpc("begin_operation", { kind: "bulk_change", label: label.slice(0, 300) });
  if (begun.error) throw toTableError(begun.error, begun.status);
  try {
    return await write(begun.data);
  } finally {
    // What was written stays written: the server closes the operation later.
    await finishOperation(backend, begun.data).catch((error: unknown) => {
      console.error("Failed to finish an operation:", error);
    });
  }
}

const REASONS: readonly SkipReason[] = ["removed", "unchanged", "exists"];

function readResult(operationId: string, data: unknown, counted: "changed" | "added" | "moved"): BulkResult {
  const result = asObject(data);
  const skipped = asList(result.skipped, ({ id, reason }) => ({
    id: asText(id) ?? "",
    reason: REASONS.find((known) => known === reason) ?? "unchanged",
  }));
  return { operationId, count: asNonNegativeNumber(result[counted]) ?? 0, skipped: skipped ?? [] };
}
