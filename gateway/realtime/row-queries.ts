/** Asks Postgres about the rows of one table: as few trips as may be, however many changes and subscribers there are. */
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Result,
  type Statement,
} from "#gateway/db/port/database.ts";
import type { PublishedTable } from "./catalog.ts";
import type { Condition } from "./filter.ts";
import { isRecord, parseOrNull } from "./json.ts";
import { filterStatement, type RowValues, recordStatement, visibleStatement } from "./row-sql.ts";

/** Who asks: a role, and the claims of a token as JSON text. */
export interface Asker {
  readonly role: string;
  readonly claims: string;
}

/** So many askers share a transaction. */
const ASKERS_A_TRIP = 50;
const READ_ONLY: Statement = {
  text: `select set_config('transaction_read_only', 'on', true), set_config('search_path', '"public", "extensions"', true)`,
};

/** For each filter, the places (from 0) of the rows that it chooses. */
export async function chosenRows(
  database: Database,
  table: PublishedTable,
  filters: readonly (readonly Condition[])[],
  rows: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const chosen = filters.map(() => new Set<number>());
  if (filters.length === 0 || rows.length === 0) return chosen;
  try {
    const [, result] = await database.run([READ_ONLY, filterStatement(table, filters, rows)]);
    for (const row of result?.rows ?? []) chosen[Number(row["filter"])]?.add(Number(row["nth"]) - 1);
    return chosen;
  } catch (error) {
    // A pattern may only turn out to be none when it meets a value: then that filter alone chooses nothing.
    if (!(error instanceof DatabaseError)) throw error;
    if (filters.length === 1) return chosen;
    const alone: ReadonlySet<number>[] = [];
    for (const filter of filters) alone.push(...(await chosenRows(database, table, [filter], rows)));
    return alone;
  }
}

/** Throws `DatabaseError` where Postgres does not take the filter for this table. */
export async function checkFilter(
  database: Database,
  table: PublishedTable,
  filter: readonly Condition[],
): Promise<void> {
  await database.run([READ_ONLY, filterStatement(table, [filter], [{}])]);
}

/** For each asker, the places (from 0) of the keys whose rows row-level security shows them now. */
export async function visibleRows(
  database: Database,
  table: PublishedTable,
  askers: readonly Asker[],
  keys: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const answers: ReadonlySet<number>[] = [];
  for (let first = 0; first < askers.length; first += ASKERS_A_TRIP) {
    answers.push(...(await askTogether(database, table, askers.slice(first, first + ASKERS_A_TRIP), keys)));
  }
  return answers;
}

async function askTogether(
  database: Database,
  table: PublishedTable,
  askers: readonly Asker[],
  keys: readonly RowValues[],
): Promise<readonly ReadonlySet<number>[]> {
  const question = visibleStatement(table, keys);
  const statements = askers.flatMap(({ role, claims }) => [
    { text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", values: [role, claims] },
    question,
  ]);
  try {
    const results = await database.run([READ_ONLY, ...statements]);
    return askers.map((_asker, index) => places(results[2 + 2 * index]));
  } catch (error) {
    // A policy may fail for someone's claims: they see nothing, and nobody else hears of it.
    if (!(error instanceof DatabaseError)) throw error;
    if (askers.length === 1) return [new Set()];
    const alone: ReadonlySet<number>[] = [];
    for (const asker of askers) alone.push(...(await askTogether(database, table, [asker], keys)));
    return alone;
  }
}

/** The row with this key as it is now; null where it is gone, and without its values where it is too large to be read. */
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

function places(result: Result | undefined): ReadonlySet<number> {
  return new Set((result?.rows ?? []).map((row) => Number(row["nth"]) - 1));
}
