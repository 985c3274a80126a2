/** The results of the database functions `row_history`, `trash` and `recent_operations`. */
import { asList, asNonNegativeNumber, asObject, asText } from "../company/parse-json.ts";

export interface Person {
  readonly id: string;
  /** Null if the account was deleted so long ago that its name has expired. */
  readonly email: string | null;
}

/** How a row was changed; `system` is the server itself. */
export type Via = "edit" | "fetch" | "import" | "bulk" | "restore" | "undo" | "system";

export interface HistoryEntry {
  readonly id: number;
  /** ISO timestamp. */
  readonly at: string;
  readonly actor: Person | null;
  readonly via: Via;
  readonly op: "insert" | "update" | "delete";
  /** The whole row before a delete; the previous values of an update. */
  readonly old: Readonly<Record<string, unknown>>;
  readonly new: Readonly<Record<string, unknown>>;
  readonly operation: { readonly id: string; readonly kind: string; readonly label: string } | null;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly next: number | null;
  /** ISO timestamp: older changes are not known. */
  readonly since: string;
}

export interface TrashEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: Person | null;
  readonly tableName: string;
  readonly rowId: string;
  readonly label: string | null;
  readonly squadId: string | null;
  /** The operation that deleted it. */
  readonly operation: string | null;
}

export interface TrashPage {
  readonly entries: readonly TrashEntry[];
  readonly next: number | null;
  readonly historyDays: number;
}

export interface Operation {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly actor: Person | null;
  readonly startedAt: string;
  /** `interrupted`: its browser was closed or its server lost. */
  readonly state: "running" | "interrupted" | "finished";
  /** ISO timestamp; of an operation that is not finished, its last change. */
  readonly endedAt: string | null;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  /** For exports, which change nothing. */
  readonly exported: { readonly rows: number; readonly filter: string } | null;
  readonly undoneAt: string | null;
  readonly undoneBy: Person | null;
  /** Its undo was begun and interrupted. */
  readonly isUndoOpen: boolean;
}

export interface OperationPage {
  readonly entries: readonly Operation[];
  readonly next: string | null;
  readonly historyDays: number;
}

const VIAS: readonly Via[] = ["edit", "fetch", "import", "bulk", "restore", "undo", "system"];

export function parseHistory(result: unknown): HistoryPage {
  const { entries, next, since } = asObject(result);
  return {
    entries: asList(entries, parseEntry) ?? [],
    next: asNonNegativeNumber(next) ?? null,
    since: asText(since) ?? "",
  };
}

export function parseTrash(result: unknown): TrashPage {
  const { entries, next, history_days } = asObject(result);
  return {
    entries:
      asList(entries, (entry) => ({
        id: asNonNegativeNumber(entry.id) ?? 0,
        at: asText(entry.at) ?? "",
        actor: parsePerson(entry.actor),
        tableName: asText(entry.table_name) ?? "",
        rowId: asText(entry.row_id) ?? "",
        label: asText(entry.label) ?? null,
        squadId: asText(entry.squad_id) ?? null,
        operation: asText(entry.operation) ?? null,
      })) ?? [],
    next: asNonNegativeNumber(next) ?? null,
    historyDays: asNonNegativeNumber(history_days) ?? 0,
  };
}

export function parseOperations(result: unknown): OperationPage {
  const { entries, next, history_days } = asObject(result);
  return {
    entries:
      asList(entries, (entry) => ({
        id: asText(entry.id) ?? "",
        kind: asText(entry.kind) ?? "",
        label: asText(entry.label) ?? "",
        actor: parsePerson(entry.actor),
        startedAt: asText(entry.started_at) ?? "",
        state: stateOf(entry),
        endedAt: asText(entry.finished_at) ?? asText(entry.last_activity) ?? null,
        inserted: asNonNegativeNumber(entry.inserted) ?? 0,
        updated: asNonNegativeNumber(entry.updated) ?? 0,
        deleted: asNonNegativeNumber(entry.deleted) ?? 0,
        exported: asText(entry.kind) === "export" ? parseExport(entry.details) : null,
        undoneAt: asText(entry.undone_at) ?? null,
        undoneBy: parsePerson(entry.undone_by),
        isUndoOpen: entry.is_undo_open === true,
      })) ?? [],
    next: asText(next) ?? null,
    historyDays: asNonNegativeNumber(history_days) ?? 0,
  };
}

function stateOf({ finished_at, is_running, is_interrupted }: Readonly<Record<string, unknown>>): Operation["state"] {
  if (asText(finished_at) === undefined) return is_running === true ? "running" : "interrupted";
  return is_interrupted === true ? "interrupted" : "finished";
}

function parseExport(details: unknown): Operation["exported"] {
  const { rows, filter } = asObject(details);
  return { rows: asNonNegativeNumber(rows) ?? 0, filter: asText(filter) ?? "" };
}

export function parsePerson(value: unknown): Person | null {
  const { id, email } = asObject(value);
  return typeof id === "string" ? { id, email: asText(email) ?? null } : null;
}

function parseEntry(entry: Readonly<Record<string, unknown>>): HistoryEntry {
  const operation = asObject(entry.operation);
  return {
    id: asNonNegativeNumber(entry.id) ?? 0,
    at: asText(entry.at) ?? "",
    actor: parsePerson(entry.actor),
    via: VIAS.find((via) => via === entry.via) ?? "edit",
    op: entry.op === "insert" || entry.op === "delete" ? entry.op : "update",
    old: asObject(entry.old),
    new: asObject(entry.new),
    operation:
      typeof operation.id === "string"
        ? { id: operation.id, kind: asText(operation.kind) ?? "", label: asText(operation.label) ?? "" }
        : null,
  };
}
