import { useCallback, useState } from "react";
import type { TrashEntry } from "#domain/history/entry.ts";
import { rowName } from "#domain/history/sentences.ts";
import { type RestoreResult, useRestoreRow } from "#web/data/history/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { historyMessages, restoreProblem } from "./messages.ts";

const messages = historyMessages.trash;

export interface Conflict {
  readonly entry: TrashEntry;
  /** The row that has its name or URL now. */
  readonly other: RestoreResult["other"];
}

/** Restores deleted rows; a conflict waits for `answer`. */
export function useRestore() {
  const { mutateAsync: restoreRow, isPending } = useRestoreRow();
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

  return {
    isBusy: isPending,
    conflict,
    one: useCallback((entry: TrashEntry) => void attempt(entry, false), [attempt]),
    answer: (replace: boolean) => {
      setConflict(null);
      if (replace && conflict !== null) void attempt(conflict.entry, true);
    },
    /** Conflicts are counted, not asked about. */
    several: async (entries: readonly TrashEntry[]) => {
      let restored = 0;
      try {
        for (const { tableName, rowId } of entries) {
          if (restoreProblem(await restoreRow({ tableName, rowId })) === null) restored += 1;
        }
        if (restored === entries.length) toast.success(messages.restoredTitle, messages.restoredMany(restored));
        else
          toast.completed(restored, messages.restoredTitle, messages.someFailed(restored, entries.length - restored));
      } catch (error) {
        toast.error(messages.failedTitle, errorMessage(error));
      }
    },
  };
}
