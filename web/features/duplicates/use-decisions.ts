import type { DuplicatePair } from "#domain/company/duplicates.ts";
import { useMergeCompanies, useNotDuplicates } from "#web/data/duplicate/writes.ts";
import { useUndoOperation } from "#web/data/history/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { duplicateMessages as messages } from "./messages.ts";

/** Merging a pair and calling it different; both toasts have an undo. Each resolves to whether the pair is decided. */
export function useDecisions() {
  const merging = useMergeCompanies();
  const marking = useNotDuplicates();
  const undoing = useUndoOperation();

  async function undoMerge(id: string, names: readonly [string, string]): Promise<void> {
    try {
      const { status } = await undoing.mutateAsync({ id, onProgress: () => undefined });
      if (status === "done") toast.success(messages.undoneTitle, messages.undone(...names));
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  async function undoMark(pair: DuplicatePair, names: readonly [string, string]): Promise<void> {
    try {
      await marking.mutateAsync({ pair, isUndo: true });
      toast.success(messages.undoneTitle, messages.shownAgain(...names));
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  return {
    isBusy: merging.isPending || marking.isPending,
    merge: async (pair: DuplicatePair, chosen: Readonly<Record<string, "keep" | "other">>): Promise<boolean> => {
      const names = namesOf(pair);
      try {
        const operation = await merging.mutateAsync({ pair, chosen });
        if (operation === null) toast.error(messages.goneTitle, messages.gone);
        else toast.undo(messages.mergedTitle, messages.merged(...names), () => void undoMerge(operation, names));
        return true;
      } catch (error) {
        toast.error(messages.errorTitle, errorMessage(error));
        return false;
      }
    },
    markDifferent: async (pair: DuplicatePair): Promise<boolean> => {
      const names = namesOf(pair);
      try {
        await marking.mutateAsync({ pair });
        toast.undo(messages.notSameTitle, messages.markedDifferent(...names), () => void undoMark(pair, names));
        return true;
      } catch (error) {
        toast.error(messages.errorTitle, errorMessage(error));
        return false;
      }
    },
  };
}

function namesOf({ companies: [first, second] }: DuplicatePair): readonly [string, string] {
  return [first.name, second.name];
}
