/** One row's change: from what the trigger tells to what a subscriber reads. */
import type { Access, PublishedTable } from "./catalog.ts";
import { isRecord, parseOrNull } from "./json.ts";
import { LIMITS } from "./limits.ts";
import type { RowValues } from "./row-sql.ts";

export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** What `gateway.notify_change()` tells. */
export interface ToldChange {
  readonly schema: string;
  readonly table: string;
  /** "MANY": a transaction changed more of the table than is told row by row. */
  readonly type: ChangeType | "MANY";
  /** The new row; null for a delete, and where it was too large to be told. */
  readonly record: RowValues | null;
  readonly oldRecord: RowValues | null;
  /** Of a row that was too large to be told. */
  readonly key: RowValues | null;
  /** When we heard of the commit, ISO 8601. */
  readonly heardAt: string;
}

const TYPES: ReadonlySet<unknown> = new Set(["INSERT", "UPDATE", "DELETE", "MANY"]);

/** Null for what the trigger did not write. */
export function readToldChange(payload: string, nowMs: number): ToldChange | null {
  const told = parseOrNull(payload);
  if (!isRecord(told)) return null;
  const { schema, table, type, record, old_record: oldRecord, key } = told;
  if (typeof schema !== "string" || typeof table !== "string" || !TYPES.has(type)) return null;
  return {
    schema,
    table,
    type: type as ToldChange["type"],
    record: isRecord(record) ? record : null,
    oldRecord: isRecord(oldRecord) ? oldRecord : null,
    key: isRecord(key) ? key : null,
    heardAt: new Date(nowMs).toISOString(),
  };
}

/** These columns alone, in the table's order; those that the row does not have are left out. */
export function pick(row: RowValues, names: readonly string[]): RowValues {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));
}

/**
 * What is known of the row before its change, for whom row-level security applies to: the key alone, for nobody can tell
 * any more who was allowed to see the rest.
 */
export function oldRecordOf(told: ToldChange, table: PublishedTable): RowValues {
  const old = told.oldRecord ?? (told.type === "INSERT" ? {} : (told.key ?? {}));
  return table.hasRowSecurity ? pick(old, table.key) : old;
}

/** The `data` of a `postgres_changes` message as JSON text, for everyone with this access. */
export function describeChange(told: ToldChange, table: PublishedTable, access: Access): string {
  const record = told.record === null ? null : pick(told.record, access.columns);
  const isTooLarge = record !== null && JSON.stringify(record).length > LIMITS.rowBytes;
  return JSON.stringify({
    schema: told.schema,
    table: told.table,
    type: told.type,
    commit_timestamp: told.heardAt,
    columns: table.columns
      .filter(({ name }) => access.columns.includes(name))
      .map(({ name, type }) => ({ name, type })),
    ...(record !== null && { record: isTooLarge ? shortValues(record) : record }),
    ...(told.type !== "INSERT" && { old_record: pick(oldRecordOf(told, table), access.columns) }),
    errors: isTooLarge ? ["Error 413: Payload Too Large"] : null,
  });
}

function shortValues(row: RowValues): RowValues {
  const isShort = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= LIMITS.keptValueBytes;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => isShort(value)));
}
