/** Reads all tables as of one moment, in pages, while the server keeps running. */
import type { Database } from "#gateway/db/port/database.ts";
import { type Query, queryOf, readTables, type Table } from "./table-list.ts";

/** Well below the limit of one result (8 MB). */
const PAGE_BYTES = 2 * 1024 * 1024;
const MAX_ROWS_PER_PAGE = 1000;
const DEADLINE_MS = 3_600_000;

/** Makes every database print values the same way. With `row_security` off, hidden rows are an error instead of missing. */
const OUTPUT_SETTINGS = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO, MDY'",
  "set local intervalstyle to 'postgres'",
  "set local extra_float_digits to 1",
  "set local bytea_output to 'hex'",
  "set local row_security to off",
];

/** In column order, as Postgres prints them. */
export type Values = readonly (string | null)[];

export interface Snapshot {
  readonly tables: readonly Table[];
  readonly query: Query;
  /** Yields pages of rows. Call once per table. */
  rows(table: Table): AsyncGenerator<readonly Values[]>;
  close(): Promise<void>;
}

let snapshotCount = 0;

/**
 * On Postgres, one repeatable-read transaction. PGlite has a single session, which a long transaction would block: there the
 * rows are copied at once (cursors WITH HOLD) and read page by page between other statements.
 */
export async function openSnapshot(database: Database): Promise<Snapshot> {
  const prefix = `backup_${(snapshotCount += 1)}`;
  if (database.engine === "postgres") {
    const { query, end } = await openTransaction(database);
    try {
      const { tables, rows } = await declareCursors(query, query, prefix, "");
      return { tables, rows, query, close: end };
    } catch (error) {
      await end();
      throw error;
    }
  }
  const query = queryOf(database);
  const { tables, rows } = await database.transaction(
    (transaction) => declareCursors((statement) => transaction.query(statement), query, prefix, "with hold"),
    { deadlineMs: DEADLINE_MS },
  );
  const close = async () => {
    // After an engine restart the cursors no longer exist.
    const open = await query({ text: `select name from pg_cursors where name like '${prefix}\\_%'` });
    await database.run(open.rows.map(({ name }) => ({ text: `close ${name}` })));
  };
  return { tables, rows, query, close };
}

/** A snapshot inside a transaction of the caller. */
export async function readInTransaction(query: Query): Promise<Pick<Snapshot, "tables" | "rows">> {
  return declareCursors(query, query, `backup_${(snapshotCount += 1)}`, "");
}

async function declareCursors(declare: Query, fetch: Query, prefix: string, hold: "" | "with hold") {
  for (const text of OUTPUT_SETTINGS) await declare({ text });
  const tables = await readTables(declare);
  const cursors = new Map<Table, { readonly name: string; readonly pageRows: number }>();
  for (const [index, table] of tables.entries()) {
    const name = `${prefix}_${index}`;
    // Cast here: a held cursor prints values under the settings at the time of FETCH.
    const columns = table.columns.map((column, position) => `${column}::text as c${position}`).join(", ");
    await declare({
      text: `declare ${name} no scroll cursor ${hold} for select ${columns} from ${table.name} t order by ${table.order}`,
    });
    const longest = await declare({
      text: `select coalesce(max(octet_length(t::text)), 0) as bytes from ${table.name} t`,
    });
    const bytes = Math.max(1, Number(longest.rows[0]?.["bytes"]));
    cursors.set(table, { name, pageRows: Math.max(1, Math.min(MAX_ROWS_PER_PAGE, Math.floor(PAGE_BYTES / bytes))) });
  }
  async function* rows(table: Table): AsyncGenerator<readonly Values[]> {
    const cursor = cursors.get(table);
    if (!cursor) throw new Error(`${table.name} is not part of this snapshot`);
    for (;;) {
      const page = await fetch({ text: `fetch ${cursor.pageRows} from ${cursor.name}` });
      if (page.rows.length === 0) return;
      yield page.rows.map((row) => table.columns.map((_column, position) => row[`c${position}`] ?? null));
    }
  }
  return { tables, rows };
}

/** Starts a transaction that stays open until `end`. */
async function openTransaction(database: Database): Promise<{ query: Query; end: () => Promise<void> }> {
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<Query>();
  const ended = database.transaction(
    (transaction) => {
      started.resolve((statement) => transaction.query(statement));
      return release.promise;
    },
    { deadlineMs: DEADLINE_MS, isolation: "repeatable read" },
  );
  ended.catch(started.reject);
  const query = await started.promise;
  return {
    query,
    end: async () => {
      release.resolve();
      await ended;
    },
  };
}
