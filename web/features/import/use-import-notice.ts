import { useFinishedOperations } from "#web/data/history/operations-live.ts";
import { useFinishedImports } from "#web/data/import/live.ts";
import { type ImportTarget, targetParameter } from "#web/data/import/target.ts";
import { toast } from "#web/ui/toast.tsx";
import { noticeMessages as messages } from "./notice-messages.ts";

/** One toast for a colleague's import into the list on screen, and for other operations that changed many of its rows. */
export function useImportNotice(shown: ImportTarget): void {
  useFinishedOperations(shown, (operation) =>
    toast.success(operation.isUndo ? messages.undoTitle : messages.changeTitle, messages.operation(operation, shown)),
  );
  useFinishedImports(({ email, target, rows, isUndo }) => {
    // An import into a hotlist adds its companies to the database.
    const isShown =
      targetParameter(target) === targetParameter(shown) || (shown.kind === "companies" && target.kind === "hotlist");
    if (isShown)
      toast.success(messages.title, (isUndo ? messages.colleagueUndid : messages.colleague)(email, rows, shown));
  });
}
