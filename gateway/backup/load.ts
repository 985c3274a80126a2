import { knownVersions, migrate } from "#gateway/db/migrations/migrate.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { rowSql, TableHasher } from "./format.ts";
import { type Backup, BackupError, statements, verifyBackup } from "./read.ts";
import { readInTransaction } from "./snapshot.ts";
import { appliedMigrations, type Query, queryOf, readTables } from "./table-list.ts";

const DEADLINE_MS = 3_600_000;

export interface Migrations {
  readonly platformDir: string;
  readonly migrationsDir: string;
}

/**
 * Applies the backup's migrations, loads the rows in one transaction that reads them back and compares them, then applies newer
 * migrations. Throws `BackupError` and leaves all rows unchanged if the file is damaged or from a newer version, or if the
 * database contains accounts and `replace` is not set.
 */
export async function loadBackup(
  database: Database,
  file: string,
  options: {
    readonly migrations: Migrations;
    readonly replace?: boolean | undefined;
    /** Runs in the transaction of the rows, after they were compared. */
    readonly onLoaded?: ((query: Query) => Promise<unknown>) | undefined;
  },
): Promise<Backup> {
  const { migrations, replace = false, onLoaded } = options;
  const backup = await verifyBackup(file);
  await rejectNewerBackup(backup, file, migrations);
  const query = queryOf(database);
  const applied = await appliedMigrations(query);
  const extra = applied.filter((version) => !backup.header.migrations.includes(version));
  if (extra.length > 0) {
    throw new BackupError(
      "migrations-differ",
      `The database has migrations that the backup lacks (${extra.join(", ")}). Restore into an empty database.`,
    );
  }
  if (!replace && (await hasAccounts(query))) {
    throw new BackupError(
      "not-empty",
      "The database contains accounts. Restore into an empty database, or add --replace to overwrite all its data.",
    );
  }
  await migrate(database, { ...migrations, only: new Set(backup.header.migrations) });
  await database.transaction(
    async (transaction) => {
      const runInside: Query = (statement) => transaction.query(statement);
      await runInside({ text: "set local session_replication_role = replica" });
      const tables = await readTables(runInside);
      // `cascade`: also what schema `gateway` stores about the accounts.
      if (replace) await runInside({ text: `truncate ${tables.map(({ name }) => name).join(", ")} cascade` });
      for await (const text of statements(file)) await runInside({ text });
      await compare(runInside, backup);
      await onLoaded?.(runInside);
    },
    { deadlineMs: DEADLINE_MS },
  );
  await migrate(database, migrations);
  return backup;
}

/** Throws `BackupError` if the backup has migrations that this version does not know. */
export async function rejectNewerBackup(
  { header }: Backup,
  file: string,
  { migrationsDir }: Migrations,
): Promise<void> {
  const known = new Set(await knownVersions(migrationsDir));
  const unknown = header.migrations.filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new BackupError(
      "newer-version",
      `${file} was made by a newer version (migrations ${unknown.join(", ")}). Restore it with that version.`,
    );
  }
}

async function hasAccounts(query: Query): Promise<boolean> {
  const { rows } = await query({ text: "select to_regclass('auth.users') is not null as exists" });
  if (rows[0]?.["exists"] !== "t") return false;
  const accounts = await query({ text: "select exists (select from auth.users) as found" });
  return accounts.rows[0]?.["found"] === "t";
}

/** Throws `BackupError` if a table's rows differ from the backup's. */
async function compare(query: Query, backup: Backup): Promise<void> {
  const snapshot = await readInTransaction(query);
  const tables = new Map(snapshot.tables.map((table) => [table.name, table]));
  for (const expected of backup.tables) {
    const table = tables.get(expected.name);
    if (!table) throw new BackupError("mismatch", `The database has no table ${expected.name}. Nothing was changed.`);
    const hasher = new TableHasher(expected.name);
    for await (const page of snapshot.rows(table)) for (const values of page) hasher.add(rowSql(values));
    const actual = hasher.digest();
    if (actual.rows !== expected.rows || actual.sha256 !== expected.sha256) {
      throw new BackupError(
        "mismatch",
        `The rows of ${expected.name} differ from the backup after loading. Nothing was changed.`,
      );
    }
  }
}
