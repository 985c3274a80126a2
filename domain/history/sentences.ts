/** History as a person reads it: who did what, from which value to which. */
import type { HistoryEntry, Operation } from "./entry.ts";
import { fieldLabel, fieldValue, isShownField, kindOf } from "./fields.ts";
import { shortName } from "./short-name.ts";

export interface ValueChange {
  /** The entry with the previous value, for "Put back". */
  readonly changeId: number;
  readonly field: string;
  readonly label: string;
  /** Null if it was empty. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One entry, or several of one operation. */
export interface HistoryItem {
  readonly id: number;
  /** ISO timestamp of the newest entry. */
  readonly at: string;
  readonly sentence: string;
  /** Of the person who did it; null if it is not known. */
  readonly email: string | null;
  /** Where the values come from; null for an edit. */
  readonly source: string | null;
  /** For changed rows only. */
  readonly changes: readonly ValueChange[];
}

/** `you` is the reader's own user ID. Entries as read, newest first; the entries of one operation become one item. */
export function historyItems(entries: readonly HistoryEntry[], you: string | null): readonly HistoryItem[] {
  const groups: HistoryEntry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame = last?.operation != null && last.operation.id === entry.operation?.id && last.op === entry.op;
    if (isSame) group?.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => toItem(group, you) ?? []);
}

function toItem(group: readonly HistoryEntry[], you: string | null): HistoryItem | null {
  const newest = group[0];
  if (newest === undefined) return null;
  const changes = newest.op === "update" ? valueChanges(group) : [];
  // Fields that no screen shows.
  if (newest.op === "update" && changes.length === 0 && !isAdded(newest)) return null;
  return {
    id: newest.id,
    at: newest.at,
    sentence: `${shortName(newest.actor, you)} ${verbPhrase(newest, changes)}`,
    email: newest.actor?.email ?? null,
    source: sourceOf(newest),
    changes,
  };
}

/** The net change of each field, in the order of the labels. */
function valueChanges(group: readonly HistoryEntry[]): readonly ValueChange[] {
  const fields = new Map<string, { changeId: number; from: unknown; to: unknown }>();
  for (const { id, old, new: next } of group.toReversed()) {
    for (const field of Object.keys(next).filter(isShownField)) {
      const earlier = fields.get(field);
      fields.set(field, { changeId: id, from: old[field], ...earlier, to: next[field] });
    }
  }
  return [...fields]
    .map(([field, { changeId, from, to }]) => ({
      changeId,
      field,
      label: fieldLabel(field),
      from: fieldValue(field, from),
      to: fieldValue(field, to),
    }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** A company that was only screened before. */
function isAdded({ old, new: next }: HistoryEntry): boolean {
  return old.only_screened === true && next.only_screened === false;
}

function verbPhrase(entry: HistoryEntry, changes: readonly ValueChange[]): string {
  const { op, via } = entry;
  if (op === "insert" && entry.new.only_screened === true) return "screened this";
  if (op === "insert") return via === "restore" || via === "undo" ? "restored this" : "added this";
  if (op === "update" && isAdded(entry)) return "added this to the database";
  if (op === "delete") return "deleted this";
  const [change] = changes;
  if (change === undefined || changes.length > 1) {
    return `${via === "restore" || via === "undo" ? "put back" : "changed"} ${changes.length} values`;
  }
  const { label, from, to } = change;
  if (via === "restore" || via === "undo") return `put ${label} back to ${to ?? "empty"}`;
  if (from === null) return `set ${label} to ${to}`;
  return to === null ? `cleared ${label}, which was ${from}` : `changed ${label} from ${from} to ${to}`;
}

function sourceOf({ via, operation }: HistoryEntry): string | null {
  if (operation !== null) return operationTitle(operation);
  return via === "fetch" ? "From Crunchbase" : null;
}

/** Such as `Import of q3.csv`. */
export function operationTitle({ kind, label }: Pick<Operation, "kind" | "label">): string {
  if (kind === "import") return `Import of ${label}`;
  if (kind === "export") return `Export of ${label}`;
  if (kind === "undo") return `Undo of “${label}”`;
  return label;
}

/** Such as `2,081 added, 42 changed`, or for an export `310 rows, search “fintech”`. */
export function countsOf({
  inserted,
  updated,
  deleted,
  exported = null,
}: Pick<Operation, "inserted" | "updated" | "deleted"> & Partial<Pick<Operation, "exported">>): string {
  if (exported !== null) {
    const rows = exported.rows === 1 ? "1 row" : `${exported.rows.toLocaleString("en")} rows`;
    return exported.filter === "" ? rows : `${rows}, ${exported.filter}`;
  }
  const parts = [
    [inserted, "added"],
    [updated, "changed"],
    [deleted, "deleted"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString("en")} ${word}`);
  return shown.length === 0 ? "Nothing changed" : shown.join(", ");
}

/** What a deleted row is called, such as `N26 (Hotlist entry)`. */
export function rowName(label: string | null, tableName: string): string {
  return label === null || label === "" ? `Unnamed ${kindOf(tableName).toLowerCase()}` : label;
}
