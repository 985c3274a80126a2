/** One row change: parsed from the trigger's notification, rendered for subscribers. */

import { isRecord, parseOrNull } from "./json.ts";
import { LIMITS } from "./limits.ts";
import type { Access, PublishedTable } from "./published-tables.ts";
import type { RowValues } from "./row-sql.ts";

export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** The payload of `gateway.notify_change()`. */
export interface ChangeNotification {
  readonly schema: string;
  readonly table: string;
  /** "MANY": the transaction changed too many rows to notify each. */
  readonly type: ChangeType | "MANY";
  /** The new row; null for a delete and for a row that is too large for a notification. */
  readonly record: RowValues | null;
  readonly oldRecord: RowValues | null;
  /** Set only for a row that is too large for a notification. */
  readonly key: RowValues | null;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** A change as the members of one role see it. */
export interface RenderedChange {
  /** The `data` of a `postgres_changes` message, as JSON text. */
  readonly data: string;
  /** Serialized frames by version, binding ids and topic, so that subscribers share them. */
  readonly frames: Map<string, Buffer>;
}

const TYPES: ReadonlySet<unknown> = new Set(["INSERT", "UPDATE", "DELETE", "MANY"]);

/** Null for anything that the trigger did not send. */
export function parseChangeNotification(payload: string, nowMs: number): ChangeNotification | null {
  const parsed = parseOrNull(payload);
  if (!isRecord(parsed)) return null;
  const { schema, table, type, record, old_record: oldRecord, key } = parsed;
  if (typeof schema !== "string" || typeof table !== "string" || !TYPES.has(type)) return null;
  return {
    schema,
    table,
    type: type as ChangeNotification["type"],
    record: isRecord(record) ? record : null,
    oldRecord: isRecord(oldRecord) ? oldRecord : null,
    key: isRecord(key) ? key : null,
    receivedAt: new Date(nowMs).toISOString(),
  };
}

/** Keeps the given columns, in their order; skips columns that the row lacks. */
export function pickColumns(row: RowValues, names: readonly string[]): RowValues {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));
}

/** With row-level security only the key: whether a reader could see the old row is no longer known. */
export function oldRecordOf(change: ChangeNotification, table: PublishedTable): RowValues {
  const old = change.oldRecord ?? (change.type === "INSERT" ? {} : (change.key ?? {}));
  return table.hasRowSecurity ? pickColumns(old, table.key) : old;
}

/** @param select the columns to send besides the key; null for all */
export function renderChange(
  change: ChangeNotification,
  table: PublishedTable,
  access: Access,
  select: readonly string[] | null,
): RenderedChange {
  const sent = access.columns.filter((name) => select === null || select.includes(name) || table.key.includes(name));
  const record = change.record === null ? null : pickColumns(change.record, sent);
  const isTooLarge = record !== null && JSON.stringify(record).length > LIMITS.rowBytes;
  const data = JSON.stringify({
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.receivedAt,
    columns: table.columns.filter(({ name }) => sent.includes(name)).map(({ name, type }) => ({ name, type })),
    ...(record !== null && { record: isTooLarge ? dropLargeValues(record) : record }),
    ...(change.type !== "INSERT" && { old_record: pickColumns(oldRecordOf(change, table), sent) }),
    errors: isTooLarge ? ["Error 413: Payload Too Large"] : null,
  });
  return { data, frames: new Map() };
}

function dropLargeValues(row: RowValues): RowValues {
  const isSmall = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= LIMITS.largeRowValueBytes;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => isSmall(value)));
}
