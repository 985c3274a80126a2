import { BULK_CHANGE_MAX } from "#domain/hotlist/status.ts";
import type { BulkResult, SkipReason } from "#web/data/hotlist/change-entries.ts";

const number = (count: number) => count.toLocaleString("en");
export const companies = (count: number) => (count === 1 ? "1 company" : `${number(count)} companies`);

const SKIPPED: Readonly<Record<SkipReason, string>> = {
  removed: "removed by a colleague",
  unchanged: "nothing to change",
  exists: "on that hotlist already",
};

export const bulkMessages = {
  bar: "Selected companies",
  selected: (count: number) => `${number(count)} selected`,
  selectAll: (count: number) => `Select all ${number(count)} that match`,
  clear: "Clear selection",
  copy: "Copy to squad",
  move: "Move to squad",
  refresh: "Refresh facts",
  export: "Export",
  remove: "Remove",
  working: (handled: number, all: number) => `${number(handled)} of ${companies(all)}...`,
  tooManyTitle: "Too many companies",
  tooMany: `At most ${number(BULK_CHANGE_MAX)} companies can be changed at once. Filter the list, or select fewer.`,
  failedTitle: "Couldn't change the companies",
  doneTitle: "Done",
  /** `done` is a phrase such as "moved to Screening". */
  done: ({ count, skipped }: Pick<BulkResult, "count" | "skipped">, done: string) =>
    [`${companies(count)} ${done}.`, skippedText(skipped)].filter((part) => part !== "").join(" "),
  moved: (status: string) => `moved to ${status}`,
  owned: (owner: string | null) => (owner === null ? "now without owner" : `now owned by ${owner}`),
  prioritized: (priority: string) => `set to ${priority.toLowerCase()} priority`,
  copied: (squad: string) => `copied to the ${squad} hotlist`,
  movedTo: (squad: string) => `moved to the ${squad} hotlist`,
  removed: "removed from the hotlist",
  exportFailedTitle: "Export failed",
  undoneTitle: "Undone",
  undoFailedTitle: "Couldn't undo",
  alreadyUndone: "This was undone already, or is no longer kept.",
  refreshing: (count: number) =>
    `The facts of ${companies(count)} are being fetched. Those that are not in the company database are added to it. You can keep working.`,
  refreshingTitle: "Refreshing facts",
  noUrls: "None of these companies has a Crunchbase URL.",
  busy: "Another batch is running. Wait for its end, or cancel it.",
} as const;

function skippedText(skipped: BulkResult["skipped"]): string {
  if (skipped.length === 0) return "";
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => `${number(count)} ${SKIPPED[reason]}`);
  return `${number(skipped.length)} skipped: ${reasons.join(", ")}.`;
}
