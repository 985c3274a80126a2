import type { RestoreResult } from "#web/data/history/writes.ts";

/** Texts of the history, the trash and the operations. */
export const historyMessages = {
  title: "History",
  none: (since: string) => `No changes since history began on ${since}.`,
  notInDatabase: "This company is not in the company database yet. Its history begins when it is added.",
  loadFailed: "Couldn't load the history",
  showEarlier: "Show earlier changes",
  putBack: "Put back",
  putBackTitle: "Put back",
  isAgain: (label: string, value: string | null) => `${label} is ${value ?? "empty"} again.`,
  putBackFailedTitle: "Couldn't put the value back",
  errorTitle: "Error",
  retention: {
    label: "Keep deleted rows and the history of changes for",
    lastChange: (name: string, from: number, to: number, at: string) => `${name} set ${from} → ${to} days on ${at}.`,
    savedTitle: "Saved",
    saved: (period: string) => `Deleted rows and changes are kept for ${period}.`,
    shorterTitle: (period: string) => `Keep the history for only ${period}?`,
    shorter: "Older changes and deleted rows are then deleted for your whole team. This can't be undone.",
    failedTitle: "Couldn't save",
  },
  trash: {
    title: "Recently deleted",
    description: "Restore what you or a colleague deleted, with its dates.",
    search: "Search deleted rows...",
    loading: "Loading deleted rows...",
    none: "Nothing has been deleted",
    noneHint: "Deleted companies, hotlist entries and universities appear here.",
    notFound: "No deleted rows found",
    restoredTitle: "Restored",
    restored: (name: string) => `${name} has been restored.`,
    restoredMany: (count: number) => `${count.toLocaleString("en")} rows have been restored.`,
    failedTitle: "Couldn't restore",
    someFailed: (restored: number, failed: number) =>
      `${restored} restored. ${failed} could not be restored, because something else has their name or URL now. Restore them one by one to decide.`,
  },
  operationRows: {
    label: "Filter",
    shown: (operation: string) => `Only the companies that “${operation}” added or changed.`,
    notKept: "The history of this import or bulk change is no longer kept.",
    showAll: "Show all",
  },
  operations: {
    title: "Imports and bulk changes",
    description: "Undo an import or a bulk change. What your colleagues edited since stays.",
    loading: "Loading operations...",
    none: "No imports or bulk changes yet",
    noneHint: "When you or a colleague changes many rows at once, it appears here and can be undone.",
    interrupted: (at: string) => `Interrupted on ${at}`,
    undoneTitle: "Undone",
    undoFailed: "Couldn't undo this",
    undoneOrNotKept: "It was undone already, or its history is no longer kept.",
    notKept: "The history of this operation is no longer kept, so it can't be undone.",
    alreadyUndone: (name: string, at: string) => `Already undone by ${name} on ${at}.`,
  },
} as const;

/** Why a row or value was not restored; null if it was. */
export function restoreProblem({ status, message }: RestoreResult): string | null {
  switch (status) {
    case "restored":
    case "unchanged":
    case "exists":
      return null;
    case "conflict":
      return "Something else has this name or URL now.";
    case "deleted":
      return "The row was deleted. Restore it under “Recently deleted” first.";
    case "not_kept":
      return "The history of this row is no longer kept.";
    case "rejected":
      return `The old value is no longer allowed. ${message}`;
  }
}
