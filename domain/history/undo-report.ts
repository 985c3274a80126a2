/** The result of the database function `undo_operation`, page by page. */
import { asList, asNonNegativeNumber, asObject, asText } from "../company/parse-json.ts";
import { type Person, parsePerson } from "./entry.ts";
import { fieldLabel, kindOf } from "./fields.ts";
import { rowName } from "./sentences.ts";
import { shortName } from "./short-name.ts";

const REASONS = {
  edited: "edited since",
  deleted: "deleted since",
  taken: "another row has this name or URL now",
  in_use: "other rows belong to it",
  not_allowed: "the value is no longer allowed",
} as const;

/** A row, or one value of it, that an undo leaves as it is. */
export interface KeptRow {
  readonly tableName: string;
  readonly label: string | null;
  /** Null for the whole row. */
  readonly field: string | null;
  readonly reason: keyof typeof REASONS;
  readonly by: Person | null;
  readonly at: string | null;
}

export interface UndoReport {
  /** Rows that the operation added. */
  readonly removed: number;
  /** Values. */
  readonly reverted: number;
  /** Rows that the operation deleted. */
  readonly restored: number;
  readonly kept: readonly KeptRow[];
}

export type UndoPage =
  | (UndoReport & { readonly status: "done" | "more"; readonly next: number | null })
  | { readonly status: "already_undone"; readonly by: Person | null; readonly at: string }
  | { readonly status: "not_kept" };

export function parseUndoPage(result: unknown): UndoPage {
  const page = asObject(result);
  if (page.status === "already_undone") {
    return { status: page.status, by: parsePerson(page.by), at: asText(page.at) ?? "" };
  }
  if (page.status !== "done" && page.status !== "more") return { status: "not_kept" };
  return {
    status: page.status,
    next: asNonNegativeNumber(page.next) ?? null,
    removed: asNonNegativeNumber(page.removed) ?? 0,
    reverted: asNonNegativeNumber(page.reverted) ?? 0,
    restored: asNonNegativeNumber(page.restored) ?? 0,
    kept:
      asList(page.kept, (kept) => ({
        tableName: asText(kept.table_name) ?? "",
        label: asText(kept.label) ?? null,
        field: asText(kept.field) ?? null,
        reason: (Object.keys(REASONS) as (keyof typeof REASONS)[]).find((reason) => reason === kept.reason) ?? "edited",
        by: parsePerson(kept.by),
        at: asText(kept.at) ?? null,
      })) ?? [],
  };
}

export const NOTHING_UNDONE: UndoReport = { removed: 0, reverted: 0, restored: 0, kept: [] };

export function addReports(a: UndoReport, b: UndoReport): UndoReport {
  return {
    removed: a.removed + b.removed,
    reverted: a.reverted + b.reverted,
    restored: a.restored + b.restored,
    kept: [...a.kept, ...b.kept],
  };
}

/** `Removes 2,081 rows, puts back 42 values, keeps 17 that were changed since.` */
export function describePlan(report: UndoReport): string {
  return describe(report, { removed: "removes", reverted: "puts back", restored: "restores", kept: "keeps" });
}

/** `Removed 2,081 rows, put back 42 values.` */
export function describeResult(report: UndoReport): string {
  return describe(report, { removed: "removed", reverted: "put back", restored: "restored", kept: "kept" });
}

function describe(report: UndoReport, verbs: Readonly<Record<keyof UndoReport, string>>): string {
  const { removed, reverted, restored, kept } = report;
  const parts = [
    ...(removed > 0 ? [`${verbs.removed} ${countOf(removed, "row")}`] : []),
    ...(reverted > 0 ? [`${verbs.reverted} ${countOf(reverted, "value")}`] : []),
    ...(restored > 0 ? [`${verbs.restored} ${countOf(restored, "deleted row")}`] : []),
    ...(kept.length > 0
      ? [`${verbs.kept} ${kept.length.toLocaleString("en")} that ${kept.length === 1 ? "was" : "were"} changed since`]
      : []),
  ];
  if (parts.length === 0) return "Nothing is left to undo.";
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** `N26: Total Funding` and `edited since by grace@fund.example`. */
export function describeKept(kept: KeptRow, you: string | null): { readonly what: string; readonly why: string } {
  const name = rowName(kept.label, kept.tableName);
  const what =
    kept.field === null ? `${name} (${kindOf(kept.tableName).toLowerCase()})` : `${name}: ${fieldLabel(kept.field)}`;
  const by = kept.by === null ? "" : ` by ${kept.by.id === you ? "you" : shortName(kept.by, you)}`;
  return { what, why: REASONS[kept.reason] + by };
}
