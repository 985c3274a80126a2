/** All tables as they are at one moment, read in pages while the server goes on working. */
import type { Database } from "#gateway/db/port/database.ts";
import { type Query, queryOf, readTables, type Table } from "./catalog.ts";

/** Under the limit of one result (8 MB), with room for what the protocol adds. */
const PAGE_BYTES = 2 * 1024 * 1024;
const MAX_ROWS_PER_PAGE = 1000;
const DEADLINE_MS = 3_600_000;

/** Everything that changes how Postgres prints a value, set alike everywhere. Forced row-level security must not hide rows. */
const OUTPUT_SETTINGS = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO, MDY'",
  "set local intervalstyle to 'postgres'",
  "set local extra_float_digits to 1",
  "set local bytea_output to 'hex'",
  "set local row_security to off",
];

/** Values in the order of the table's columns, as Postgres prints them. */
export type Values = readonly (string | null)[];

export interface Snapshot {
  readonly tables: readonly Table[];
  readonly query: Query;
  /** The table's rows in its order, some at a time. Once for each table. */
  rows(table: Table): AsyncGenerator<readonly Values[]>;
  close(): Promise<void>;
}

let opened = 0;

/**
 * A Postgres gives a transaction of its own. The embedded database has one session, in which a long transaction would make
 * everybody wait: there the rows are put aside at once (cursors with hold), then read page by page between other people's
 * calls.
 */
export async function openSnapshot(database: Database): Promise<Snapshot> {
  const prefix = `backup_${(opened += 1)}`;
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
    // An engine that was replaced meanwhile has taken them with it.
    const left = await query({ text: `select name from pg_cursors where name like '${prefix}\\_%'` });
    await database.run(left.rows.map(({ name }) => ({ text: `close ${name}` })));
  };
  return { tables, rows, query, close };
}

/** The tables as a transaction sees them that stays open. */
export async function readInTransaction(query: Query): Promise<Pick<Snapshot, "tables" | "rows">> {
  return declareCursors(query, query, `backup_${(opened += 1)}`, "");
}

async function declareCursors(declare: Query, fetch: Query, prefix: string, hold: "" | "with hold") {
  for (const text of OUTPUT_SETTINGS) await declare({ text });
  const tables = await readTables(declare);
  const cursors = new Map<Table, { readonly name: string; readonly pageRows: number }>();
  for (const [index, table] of tables.entries()) {
    const name = `${prefix}_${index}`;
    // Cast here, for a row put aside is printed under whatever settings are in force when it is fetched.
    const columns = table.columns.map((column, at) => `${column}::text as c${at}`).join(", ");
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
      yield page.rows.map((row) => table.columns.map((_column, at) => row[`c${at}`] ?? null));
    }
  }
  return { tables, rows };
}

/** A transaction that lasts until `end`. */
async function openTransaction(database: Database): Promise<{ query: Query; end: () => Promise<void> }> {
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Query>();
  const ended = database.transaction(
    (transaction) => {
      begun.resolve((statement) => transaction.query(statement));
      return release.promise;
    },
    { deadlineMs: DEADLINE_MS, isolation: "repeatable read" },
  );
  ended.catch(begun.reject);
  const query = await begun.promise;
  return {
    query,
    end: async () => {
      release.resolve();
      await ended;
    },
  };
}
