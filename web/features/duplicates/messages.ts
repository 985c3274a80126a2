import type { DuplicateReason } from "#domain/company/duplicates.ts";

/** Texts of the duplicates. */
export const duplicateMessages = {
  title: "Possible duplicates",
  description: "Companies that may be in the database twice. A merge can be undone.",
  loadFailed: "Couldn't load possible duplicates",
  loading: "Loading possible duplicates",
  none: "No possible duplicates",
  noneHint: "Companies with the same website, LinkedIn page or name appear here.",
  chip: (count: number, isExact: boolean) =>
    `${count.toLocaleString("en")}${isExact ? "" : "+"} possible ${count === 1 ? "duplicate" : "duplicates"}`,
  count: (count: number, isComplete: boolean) =>
    isComplete
      ? `${count} ${count === 1 ? "pair" : "pairs"}`
      : `The first ${count} pairs. More follow when you decide these.`,
  reasons: {
    linkedin: "Same LinkedIn page",
    website: "Same website",
    name: "Same name without legal form",
  } satisfies Record<DuplicateReason, string>,
  pair: (first: string, second: string) => `${first} and ${second}`,
  onHotlists: (count: number) => `On ${count} ${count === 1 ? "hotlist" : "hotlists"}`,
  choose: (field: string) => `${field} to keep`,
  empty: "Empty",
  merge: "Merge",
  notSame: "Not the same",
  mergedTitle: "Merged",
  merged: (first: string, second: string) => `${first} and ${second} are one company now.`,
  goneTitle: "Nothing to merge",
  gone: "A colleague has merged or deleted one of the two since.",
  notSameTitle: "Not the same",
  markedDifferent: (first: string, second: string) => `${first} and ${second} are no longer shown as duplicates.`,
  undoneTitle: "Undone",
  undone: (first: string, second: string) => `${first} and ${second} are two companies again.`,
  shownAgain: (first: string, second: string) => `${first} and ${second} are possible duplicates again.`,
  errorTitle: "Error",
  keys: [
    ["J", "next"],
    ["K", "previous"],
    ["M", "merge"],
    ["N", "not the same"],
  ],
} as const;
