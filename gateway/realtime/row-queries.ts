/** Queries about the rows of one table, in few round trips for any number of changes and subscribers. */
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Result,
  type RunOptions,
  type Statement,
} from "#gateway/db/port/database.ts";
import type { Condition } from "./filter.ts";
import { isRecord, parseOrNull } from "./json.ts";
import type { PublishedTable } from "./published-tables.ts";
import { filterStatement, type RowValues, recordStatement, visibleStatement } from "./row-sql.ts";

/** What row-level security depends on. */
export interface Reader {
  readonly role: string;
  /** The token's claims, as JSON text. */
  readonly claimsJson: string;
}

const READERS_PER_TRANSACTION = 50;
const READ_ONLY: Statement = {
  text: `select set_config('transaction_read_only', 'on', true), set_config('search_path', '"public", "extensions"', true)`,
};

/** For each filter, the indexes of the rows that match. */
export async function matchFilters(
  database: Database,
  table: PublishedTable,
  filters: readonly (readonly Condition[])[],
  rows: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const matched = filters.map(() => new Set<number>());
  if (filters.length === 0 || rows.length === 0) return matched;
  try {
    const [, result] = await database.run([READ_ONLY, filterStatement(table, filters, rows)]);
    for (const row of result?.rows ?? []) matched[Number(row["filter"])]?.add(Number(row["position"]) - 1);
    return matched;
  } catch (error) {
    // An invalid regular expression fails only when it meets a value. Retry one by one: that filter matches nothing.
    if (!(error instanceof DatabaseError)) throw error;
    if (filters.length === 1) return matched;
    const oneByOne: ReadonlySet<number>[] = [];
    for (const filter of filters) oneByOne.push(...(await matchFilters(database, table, [filter], rows)));
    return oneByOne;
  }
}

/** Throws `DatabaseError` if the filter is invalid for this table. */
export async function checkFilter(
  database: Database,
  table: PublishedTable,
  filter: readonly Condition[],
  options: RunOptions,
): Promise<void> {
  await database.run([READ_ONLY, filterStatement(table, [filter], [{}])], options);
}

/** For each reader, the indexes of the keys whose rows row-level security lets them see now. */
export async function findVisibleRows(
  database: Database,
  table: PublishedTable,
  readers: readonly Reader[],
  keys: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const visible: ReadonlySet<number>[] = [];
  for (let first = 0; first < readers.length; first += READERS_PER_TRANSACTION) {
    const group = readers.slice(first, first + READERS_PER_TRANSACTION);
    visible.push(...(await findInOneTransaction(database, table, group, keys)));
  }
  return visible;
}

async function findInOneTransaction(
  database: Database,
  table: PublishedTable,
  readers: readonly Reader[],
  keys: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const query = visibleStatement(table, keys);
  const statements = readers.flatMap(({ role, claimsJson }) => [
    {
      text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      values: [role, claimsJson],
    },
    query,
  ]);
  try {
    const results = await database.run([READ_ONLY, ...statements]);
    return readers.map((_reader, index) => positions(results[2 + 2 * index]));
  } catch (error) {
    // A policy may fail for some claims. Retry one by one: those readers see nothing, the others are unaffected.
    if (!(error instanceof DatabaseError)) throw error;
    if (readers.length === 1) return [new Set()];
    const oneByOne: ReadonlySet<number>[] = [];
    for (const reader of readers) oneByOne.push(...(await findInOneTransaction(database, table, [reader], keys)));
    return oneByOne;
  }
}

/** The current row with this key; null if it was deleted, only the key if it is too large to read. */
export async function readRow(database: Database, table: PublishedTable, key: RowValues): Promise<RowValues | null> {
  try {
    const [result] = await database.run([recordStatement(table, [key])]);
    const text = result?.rows[0]?.["record"];
    if (typeof text !== "string") return null;
    const record = parseOrNull(text);
    return isRecord(record) ? record : null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.reason === "result-too-large") return key;
    throw error;
  }
}

function positions(result: Result | undefined): ReadonlySet<number> {
  return new Set((result?.rows ?? []).map((row) => Number(row["position"]) - 1));
}
