import { useCallback, useState } from "react";
import type { TrashEntry } from "#domain/history/entry.ts";
import { rowName } from "#domain/history/sentences.ts";
import { addReports, describeResult, NOTHING_UNDONE } from "#domain/history/undo-report.ts";
import { type RestoreResult, useRestoreRow, useRestoreRows, useUndoOperation } from "#web/data/history/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { historyMessages, restoreProblem } from "./messages.ts";

const { trash: messages, operations } = historyMessages;

export interface Conflict {
  readonly entry: TrashEntry;
  /** The row that has its name or URL now. */
  readonly other: RestoreResult["other"];
}

/** Restores deleted rows; a conflict waits for `answer`. */
export function useRestore() {
  const { mutateAsync: restoreRow, isPending } = useRestoreRow();
  const { mutateAsync: restoreRows, isPending: isRestoring } = useRestoreRows();
  const { mutateAsync: undo } = useUndoOperation();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const attempt = useCallback(
    async (entry: TrashEntry, replace: boolean) => {
      const name = rowName(entry.label, entry.tableName);
      try {
        const result = await restoreRow({ tableName: entry.tableName, rowId: entry.rowId, replace });
        if (result.status === "conflict" && !replace) return setConflict({ entry, other: result.other });
        const problem = restoreProblem(result);
        if (problem === null) toast.success(messages.restoredTitle, messages.restored(name));
        else toast.error(messages.failedTitle, problem);
      } catch (error) {
        toast.error(messages.failedTitle, errorMessage(error));
      }
    },
    [restoreRow],
  );

  async function undoAll(operationIds: readonly string[]): Promise<void> {
    let report = NOTHING_UNDONE;
    try {
      for (const id of operationIds) {
        const outcome = await undo({ id, onProgress: () => undefined });
        if (outcome.status !== "done") return toast.error(operations.undoFailed, operations.undoneOrNotKept);
        report = addReports(report, outcome.report);
      }
      toast.success(operations.undoneTitle, describeResult(report));
    } catch (error) {
      toast.error(operations.undoFailed, errorMessage(error));
    }
  }

  return {
    isBusy: isPending || isRestoring,
    conflict,
    one: useCallback((entry: TrashEntry) => void attempt(entry, false), [attempt]),
    answer: (replace: boolean) => {
      setConflict(null);
      if (replace && conflict !== null) void attempt(conflict.entry, true);
    },
    /** Conflicts are counted, not asked about. */
    several: async (entries: readonly TrashEntry[]) => {
      try {
        const pages = await restoreRows(entries);
        const results = pages.flatMap((page) => page.results);
        const restored = results.filter((result) => restoreProblem(result) === null).length;
        const operationIds = pages.flatMap(({ operationId }) => operationId ?? []);
        const message =
          restored === results.length
            ? messages.restoredMany(restored)
            : messages.someFailed(restored, results.length - restored);
        if (operationIds.length === 0) toast.completed(restored, messages.restoredTitle, message);
        else toast.undo(messages.restoredTitle, message, () => void undoAll(operationIds));
      } catch (error) {
        toast.error(messages.failedTitle, errorMessage(error));
      }
    },
  };
}
