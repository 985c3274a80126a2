import { useCallback, useRef } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { foundMessages as messages } from "./found-messages.ts";

interface Change {
  readonly title: string;
  readonly message: string;
  readonly revert: () => Promise<unknown>;
}

/** The changes made on this screen, each with a toast that can undo it; `z` undoes the last. */
export function useUndoStack() {
  const changes = useRef<Change[]>([]);

  const undo = useCallback(async (change: Change) => {
    if (!changes.current.includes(change)) return;
    changes.current = changes.current.filter((other) => other !== change);
    try {
      await change.revert();
      toast.success(messages.undoneTitle, change.message);
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }, []);

  const push = useCallback(
    (change: Change) => {
      changes.current.push(change);
      toast.undo(change.title, change.message, () => void undo(change));
    },
    [undo],
  );

  const undoLast = useCallback(() => {
    const last = changes.current.at(-1);
    if (last === undefined) toast.success(messages.nothingToUndo);
    else void undo(last);
  }, [undo]);

  return { push, undoLast };
}
