import { knownVersions, migrate } from "#gateway/db/migrations/migrate.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { appliedMigrations, type Query, queryOf, readTables } from "./catalog.ts";
import { rowSql, TableHasher } from "./format.ts";
import { type Backup, BackupError, statements, verifyBackup } from "./read.ts";
import { readInTransaction } from "./snapshot.ts";

const DEADLINE_MS = 3_600_000;

export interface Migrations {
  readonly platformDir: string;
  readonly migrationsDir: string;
}

/**
 * Puts a backup into a database: its schema as the backup knew it, the rows in one transaction that reads them back and
 * compares, then the newer migrations. Fails with `BackupError` and the old rows in place where the file is not whole,
 * comes from a newer program, or the database holds people's work and `replace` was not asked for.
 */
export async function loadBackup(
  database: Database,
  file: string,
  options: { readonly migrations: Migrations; readonly replace?: boolean | undefined },
): Promise<Backup> {
  const { migrations, replace = false } = options;
  const backup = await verifyBackup(file);
  await rejectNewerBackup(backup, file, migrations);
  const query = queryOf(database);
  const applied = await appliedMigrations(query);
  const more = applied.filter((version) => !backup.header.migrations.includes(version));
  if (more.length > 0) {
    throw new BackupError(
      `The database has migrations that the backup was made without (${more.join(", ")}): restore into an empty database.`,
    );
  }
  if (!replace && (await holdsPeople(query))) {
    throw new BackupError(
      "The database holds accounts already. Restore into an empty one, or say --replace to lose what it holds.",
    );
  }
  await migrate(database, { ...migrations, only: new Set(backup.header.migrations) });
  await database.transaction(
    async (transaction) => {
      const inside: Query = (statement) => transaction.query(statement);
      await inside({ text: "set local session_replication_role = replica" });
      const tables = await readTables(inside);
      if (replace) await inside({ text: `truncate ${tables.map(({ name }) => name).join(", ")}` });
      for await (const text of statements(file)) await inside({ text });
      await compare(inside, backup);
    },
    { deadlineMs: DEADLINE_MS },
  );
  await migrate(database, migrations);
  return backup;
}

/** Fails where the file is damaged or knows migrations that this program does not have. */
export async function rejectNewerBackup(
  { header }: Backup,
  file: string,
  { migrationsDir }: Migrations,
): Promise<void> {
  const known = new Set(await knownVersions(migrationsDir));
  const unknown = header.migrations.filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new BackupError(
      `${file} was made by a newer version of the program (migrations ${unknown.join(", ")}): restore it with that one.`,
    );
  }
}

async function holdsPeople(query: Query): Promise<boolean> {
  const { rows } = await query({ text: "select to_regclass('auth.users') is not null as there" });
  if (rows[0]?.["there"] !== "t") return false;
  const people = await query({ text: "select exists (select from auth.users) as any" });
  return people.rows[0]?.["any"] === "t";
}

/** Every table the backup names holds exactly its rows. */
async function compare(query: Query, backup: Backup): Promise<void> {
  const snapshot = await readInTransaction(query);
  const tables = new Map(snapshot.tables.map((table) => [table.name, table]));
  for (const wanted of backup.tables) {
    const table = tables.get(wanted.name);
    if (!table) throw new BackupError(`The database has no table ${wanted.name}.`);
    const sum = new TableHasher(wanted.name);
    for await (const page of snapshot.rows(table)) for (const values of page) sum.add(rowSql(values));
    const found = sum.digest();
    if (found.rows !== wanted.rows || found.sha256 !== wanted.sha256) {
      throw new BackupError(`${wanted.name} does not hold what the backup does; nothing was changed.`);
    }
  }
}
