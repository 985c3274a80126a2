import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Statement, Transaction } from "../port/database.ts";
import { splitStatements } from "./split-statements.ts";

/** Migrations may rewrite whole tables; a second server waits this long for the first to finish. */
const DEADLINE_MS = 600_000;
/** `pg_advisory_xact_lock` key: any constant of our own. */
const LOCK: Statement = { text: "select pg_advisory_xact_lock(7305012026)" };
const MIGRATION_FILE = /^([0-9]+)_(.*)\.sql$/;
const TRANSACTION_CONTROL = /^(begin|start\s+transaction|commit|end|rollback|abort|prepare\s+transaction)\b/i;

/** A migration that cannot be applied. The message names the file, the line and the statement, and says what to do. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

interface MigrationFile {
  readonly path: string;
  readonly version: string;
  readonly name: string;
}

/**
 * Applies pending migrations: first the platform's (what a Supabase project has from the start; on a Supabase project only those
 * named `gateway…`, for the gateway's own tables), then the project's, recorded where Supabase's CLI records them. Each file is
 * one transaction. If several servers start at once, one applies a file while the others wait. Returns the paths applied. Fails
 * with `MigrationError`.
 * @param options.only versions to apply, for restoring a backup made at an older state.
 */
export async function migrate(
  database: Database,
  options: {
    readonly platformDir: string;
    readonly migrationsDir: string;
    readonly only?: ReadonlySet<string> | undefined;
  },
): Promise<readonly string[]> {
  const { only } = options;
  const platform = await migrationFiles(options.platformDir);
  const product = (await migrationFiles(options.migrationsDir)).filter(({ version }) => !only || only.has(version));
  const done: string[] = [];
  for (const file of await pendingPlatform(database, platform)) {
    const applied = await apply(database, file, {
      isApplied: "select from gateway.platform_migrations where name = $1",
      key: keyOf(file),
      record: () => ({ text: "insert into gateway.platform_migrations (name) values ($1)", values: [keyOf(file)] }),
    });
    if (applied) done.push(file.path);
  }
  for (const file of await pendingProduct(database, product)) {
    const applied = await apply(database, file, {
      isApplied: "select from supabase_migrations.schema_migrations where version = $1",
      key: file.version,
      record: (statements) => ({
        // Running servers reload their schema caches.
        text: `with notified as (select pg_notify('pgrst', 'reload schema'))
               insert into supabase_migrations.schema_migrations (version, name, statements)
               select $1, $2, array(select json_array_elements_text($3::json)) from notified`,
        values: [file.version, file.name, JSON.stringify(statements)],
      }),
    });
    if (applied) done.push(file.path);
  }
  return done;
}

async function migrationFiles(directory: string): Promise<readonly MigrationFile[]> {
  const files: MigrationFile[] = [];
  for (const entry of await readdir(directory)) {
    const [, version, name] = MIGRATION_FILE.exec(entry) ?? [];
    if (version !== undefined && name !== undefined) files.push({ path: join(directory, entry), version, name });
  }
  files.sort((a, b) => compareVersions(a.version, b.version) || (a.name < b.name ? -1 : 1));
  for (const [index, file] of files.entries()) {
    if (files[index + 1]?.version === file.version) {
      throw new MigrationError(`${file.path} and ${files[index + 1]?.path} have the same version: rename one of them.`);
    }
  }
  return files;
}

/** Versions of the migration files, oldest first. */
export async function knownVersions(migrationsDir: string): Promise<readonly string[]> {
  return (await migrationFiles(migrationsDir)).map(({ version }) => version);
}

/** Versions are integers of any length. */
function compareVersions(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function keyOf({ version, name }: MigrationFile): string {
  return `${version}_${name}`;
}

async function pendingPlatform(database: Database, files: readonly MigrationFile[]): Promise<readonly MigrationFile[]> {
  return locked(database, async (transaction) => {
    await transaction.query({ text: "create schema if not exists gateway" });
    await transaction.query({
      text: `create table if not exists gateway.platform_migrations
             (name text primary key, applied_at timestamptz not null default now())`,
    });
    const { rows } = await transaction.query({ text: "select name from gateway.platform_migrations" });
    const accounts = await transaction.query({ text: "select to_regclass('auth.users') is not null as exist" });
    const applied = new Set(rows.map((row) => row["name"]));
    const isGatewayOwn = ({ name }: MigrationFile) => name.startsWith("gateway");
    const hasOurPlatform = files.some((file) => !isGatewayOwn(file) && applied.has(keyOf(file)));
    // `auth.users` not created by us: a hosted or self-hosted Supabase, which has its own platform.
    const isSupabaseProject = accounts.rows[0]?.["exist"] === "t" && !hasOurPlatform;
    return files.filter((file) => !applied.has(keyOf(file)) && (isGatewayOwn(file) || !isSupabaseProject));
  });
}

async function pendingProduct(database: Database, files: readonly MigrationFile[]): Promise<readonly MigrationFile[]> {
  const applied = await locked(database, async (transaction) => {
    await transaction.query({ text: "create schema if not exists supabase_migrations" });
    await transaction.query({
      text: `create table if not exists supabase_migrations.schema_migrations
             (version text primary key, statements text[], name text)`,
    });
    // Tables created by the first Supabase CLIs have only the version.
    await transaction.query({
      text: `alter table supabase_migrations.schema_migrations
             add column if not exists statements text[], add column if not exists name text`,
    });
    return transaction.query({ text: "select version as key from supabase_migrations.schema_migrations" });
  });
  const versions = applied.rows.map((row) => row["key"] as string).sort(compareVersions);
  const known = new Set(files.map((file) => file.version));
  const missing = versions.filter((version) => !known.has(version));
  if (missing.length > 0) {
    throw new MigrationError(
      `The database has migrations that this version does not know (${missing.join(", ")}). It was last used by a newer ` +
        "version. Start that version, or restore the files in the migrations folder.",
    );
  }
  const newest = versions.at(-1);
  const pending = files.filter((file) => !versions.includes(file.version));
  const late = newest === undefined ? [] : pending.filter((file) => compareVersions(file.version, newest) < 0);
  if (late.length > 0) {
    throw new MigrationError(
      `${late.map((file) => file.path).join(", ")} is older than ${newest}, which is already applied. ` +
        `Rename it to a version after ${newest}.`,
    );
  }
  return pending;
}

interface Tracking {
  readonly isApplied: string;
  readonly key: string;
  readonly record: (statements: readonly string[]) => Statement;
}

/** False if another server has applied the file in the meantime. */
async function apply(database: Database, file: MigrationFile, tracking: Tracking): Promise<boolean> {
  const statements = splitStatements(await readFile(file.path, "utf8"));
  for (const { text, line } of statements) {
    if (TRANSACTION_CONTROL.test(text)) {
      throw new MigrationError(`${file.path}:${line}: every file runs as one transaction. Remove "${text}".`);
    }
  }
  return locked(database, async (transaction) => {
    const { rows } = await transaction.query({ text: tracking.isApplied, values: [tracking.key] });
    if (rows.length > 0) return false;
    for (const { text, line } of statements) {
      try {
        await transaction.query({ text });
      } catch (error) {
        throw new MigrationError(`${file.path}:${line}: ${(error as Error).message}\n\n${text}`, { cause: error });
      }
    }
    // Resets what the file may have set, before the session is used for other work.
    await transaction.query({ text: "reset role" });
    await transaction.query({ text: "reset all" });
    await transaction.query(tracking.record(statements.map(({ text }) => text)));
    return true;
  });
}

function locked<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.transaction(
    async (transaction) => {
      await transaction.query({ text: "reset all" });
      await transaction.query({ text: `set local search_path = "$user", public, extensions` });
      await transaction.query(LOCK);
      return work(transaction);
    },
    { deadlineMs: DEADLINE_MS },
  );
}
