import type { ColleaguesOperation } from "#web/data/history/operations-live.ts";
import type { ImportTarget } from "#web/data/import/target.ts";

/** Texts for the screens that an import changes. */
export const noticeMessages = {
  title: "Import",
  import: "Import",
  dropTitle: (target: ImportTarget) => `Drop to import into ${targetName(target)}`,
  dropHint: "CSV, TSV or Excel. You see what would change before anything is saved.",
  changeTitle: "Changed",
  undoTitle: "Undone",
  operation: ({ email, label, isUndo, rows }: ColleaguesOperation, shown: ImportTarget) => {
    const changed = `changed ${rows.toLocaleString("en")} ${rowNoun(shown, rows)}`;
    return isUndo ? `${email} undid “${label}”, which ${changed}` : `${email} ${changed}: “${label}”`;
  },
  colleague: (email: string, rows: number, shown: ImportTarget) =>
    `${email}'s import changed ${rows.toLocaleString("en")} ${rowNoun(shown, rows)}`,
  colleagueUndid: (email: string, rows: number, shown: ImportTarget) =>
    `${email} undid an import of ${rows.toLocaleString("en")} ${rowNoun(shown, rows)}`,
} as const;

/** Such as `the company database`. */
export function targetName(target: ImportTarget): string {
  switch (target.kind) {
    case "companies":
      return "the company database";
    case "universities":
      return "the list of universities";
    case "company-names":
      return "the list of company names";
    case "hotlist":
      return `the ${target.squad.name} hotlist`;
  }
}

export function rowNoun({ kind }: ImportTarget, count: number): string {
  if (kind === "universities") return count === 1 ? "university" : "universities";
  if (kind === "company-names") return count === 1 ? "company name" : "company names";
  return count === 1 ? "company" : "companies";
}
