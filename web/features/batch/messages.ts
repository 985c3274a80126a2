import type { BatchTarget, PauseReason } from "#domain/batch/batch.ts";
import { targetName } from "#domain/batch/batch.ts";
import type { BatchProgress } from "#domain/batch/progress.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { fillResult } from "#domain/open-data/fill.ts";

/** Texts of the batch that the specification leaves open; its own are in `#domain/batch/messages.ts`. */
export const batchScreenMessages = {
  /** Specification, section 5. */
  noUrls: (target: BatchTarget) =>
    target.kind === "database" ? "Please enter at least one Crunchbase URL" : "Please enter at least one URL",
  errorTitle: "Error",
  /** Specification, section 8. */
  failed: "Failed to fetch or save company data",
  notSaved: "Not saved",
  noLink: "No company link",
  hint: "Paste links, names or table rows. Duplicates and companies fetched in the last 24 hours are skipped.",
  dialogTitle: (squad: string) => `Batch Add to ${squad}`,
  field: "Crunchbase URLs",
  processing: ({ processed, total }: BatchProgress) => `Processing: ${processed} of ${total}`,
  paused: ({ processed, total }: BatchProgress) => `Paused: ${processed} of ${total}`,
  ended: (target: BatchTarget, { succeeded, failed, processed, total }: BatchProgress) =>
    target.kind === "database" ? `${succeeded} succeeded, ${failed} failed` : `Processed: ${processed} of ${total}`,
  showThem: "Show them",
  notAdded: (count: number) => (count === 1 ? "1 line not added" : `${count} lines not added`),
  edit: (count: number) => (count === 1 ? "Edit 1 line" : `Edit ${count} lines`),
  allSuggestions: (count: number) => `Use ${count} suggestions`,
  busy: (target: BatchTarget) => `A batch for the ${targetName(target)} is running. Start this one when it's done.`,
  elsewhere: "It runs in another tab.",
  reasons: {
    user: "",
    offline: "You're offline. It continues when you're back online.",
    "signed-out": "You were signed out.",
    interrupted: "The browser was closed.",
    failed: "The server rejected it. Try again.",
  } satisfies Record<PauseReason, string>,
  tray: "Batch",
  trayRunning: (target: BatchTarget, { processed, total }: BatchProgress) =>
    `${targetName(target)}: ${processed} of ${total}`,
  trayEnded: (target: BatchTarget, { succeeded, failed }: BatchProgress) =>
    `${targetName(target)}: ${succeeded} saved${failed === 0 ? "" : `, ${failed} failed`}`,
  undoneTitle: "Undone",
  undoFailedTitle: "Couldn't undo",
  alreadyUndone: "This was undone already, or is no longer kept.",
} as const;

/** The result of a batch that fills blanks. */
export function fillSentence(lines: readonly BatchLine[]): string {
  const { facts, filled, unchanged, failed, left } = fillResult(lines);
  const number = (count: number) => count.toLocaleString("en");
  const companies = (count: number) => (count === 1 ? "1 company" : `${number(count)} companies`);
  return [
    `Filled ${facts === 1 ? "1 fact" : `${number(facts)} facts`} of ${companies(filled)}.`,
    unchanged > 0 && `Wikidata has nothing new about ${number(unchanged)}.`,
    failed > 0 && `${number(failed)} failed.`,
    left > 0 && `${number(left)} not asked about.`,
  ]
    .filter(Boolean)
    .join(" ");
}
