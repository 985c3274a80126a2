import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { compileEngine, openPgliteCore } from "#gateway/db/pglite/core.ts";
import { engineOver, openPgliteEngine } from "#gateway/db/pglite/engine.ts";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import type { Database, Statement } from "#gateway/db/port/database.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { buildEmptyTemplate, buildTemplate } from "#tools/build-template.ts";
import { root } from "#tools/steps.ts";
import { fastFolder } from "./fast-folder.ts";
import { migrateAsHosted } from "./hosted-project.ts";
import { restoration } from "./restoration.ts";
import { testPostgresUrl } from "./test-postgres.ts";

const CACHE = join(root, "node_modules/.cache/test-databases");

export interface TestDatabase {
  readonly database: Database;
  /** The same database as another server sees it: with separate connections where the engine supports them. */
  another(): Database;
  /** Restores every table to its state after the migrations. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** `pglite`: the embedded database as the server runs it; `in-thread`: without its worker thread; `hosted`: see hosted-project.ts. */
export type TestEngine = "pglite" | "in-thread" | "postgres" | "hosted";

/** A new database with all migrations applied, or an empty one. */
export async function openTestDatabase(
  engine: TestEngine,
  { migrated = true }: { readonly migrated?: boolean } = {},
): Promise<TestDatabase> {
  const { database, drop, url } = await OPEN[engine](migrated);
  const restore = await restorationOf(engine, migrated, database);
  const others: Database[] = [];
  return {
    database,
    another() {
      if (url === null) return database;
      const other = openPostgres({ url });
      others.push(other);
      return other;
    },
    reset: async () => void (await database.run(restore)),
    close: async () => {
      for (const open of [...others, database]) await open.close();
      await drop();
    },
  };
}

const restorations = new Map<string, Promise<readonly Statement[]>>();

/** Copies of one template are alike, so a process reads the hundred tables of the first one only. */
function restorationOf(engine: TestEngine, migrated: boolean, database: Database): Promise<readonly Statement[]> {
  // Has migrations, and so times, of its own.
  if (engine === "hosted") return restoration(database);
  const template = `${engine} ${migrated}`;
  const statements = restorations.get(template) ?? restoration(database);
  restorations.set(template, statements);
  return statements;
}

const OPEN = {
  pglite: openEmbedded,
  "in-thread": openInThread,
  postgres: openOnCluster,
  hosted: openHosted,
} as const;

async function openEmbedded(migrated: boolean) {
  const templateDir = await (migrated ? migratedTemplate() : testTemplate());
  const parent = await fastFolder();
  await deleteOld(parent, "test-pglite-");
  const folder = await mkdtemp(join(parent, "test-pglite-"));
  const dataDir = join(folder, "database");
  copyDirectory(templateDir, dataDir);
  const database = await openPglite({ dataDir });
  return { database, url: null, drop: async () => rmSync(folder, { recursive: true }) };
}

/** The directory of an empty cluster for `openPglite`, cached. */
export function testTemplate(): Promise<string> {
  return cached("template", buildEmptyTemplate);
}

/** The same, with all migrations applied. */
export function migratedTemplate(): Promise<string> {
  return cached("migrated", buildTemplate);
}

/** Creates a server's data directory with a migrated database, as after a first start. */
export async function createDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o700, recursive: true });
  copyDirectory(await migratedTemplate(), join(dataDir, "database"));
}

/** Takes a tenth of the time of a first start, which copies, restricts and flushes a thousand files one by one. */
export function copyDirectory(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

async function openInThread(migrated: boolean) {
  const dump = await cached(`pglite-${migrated}.tar`, async (file) => {
    const pglite = await openPgliteCore({});
    if (migrated) await migrate(engineOver(pglite), MIGRATIONS);
    // Loading a dump takes a sixth of the time of making one.
    await writeFile(file, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
    await pglite.close();
  });
  const database = await openPgliteEngine({
    loadDataDir: new Blob([await readFile(dump)]),
    pgliteWasmModule: await compileEngine(),
  });
  return { database, url: null, drop: async () => {} };
}

async function openOnCluster(migrated: boolean) {
  const { url, drop } = await createOnCluster(migrated);
  return { database: openPostgres({ url }), url, drop };
}

async function openHosted() {
  const cluster = await testPostgresUrl();
  // The cluster's roles exist once there is a template.
  await makeTemplate(cluster, `template_${await fingerprint()}`);
  const { url, drop } = await createOnCluster(false);
  const roles = await migrateAsHosted(url);
  return {
    database: openPostgres({ url }),
    url,
    drop: async () => {
      await drop();
      await runOutsideTransaction(cluster, `drop owned by ${roles.join()}`, `drop role ${roles.join()}`);
    },
  };
}

/** A new database on the temporary Postgres, with all migrations applied or empty. */
export async function createOnCluster(migrated: boolean): Promise<{
  readonly url: string;
  /** Closes its connections, too. */
  drop(): Promise<void>;
}> {
  const url = await testPostgresUrl();
  const template = `template_${await fingerprint()}`;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  if (migrated) await makeTemplate(url, template);
  await runOutsideTransaction(url, `create database ${name} ${migrated ? `template ${template}` : ""}`);
  return {
    url: withDatabase(url, name),
    drop: () => runOutsideTransaction(url, `drop database ${name} with (force)`),
  };
}

/** A migrated database to copy. The first caller makes it; the rename makes it visible when it is complete. */
async function makeTemplate(url: string, template: string): Promise<void> {
  const owner = openPostgres({ url, maxConnections: 1 });
  await owner.transaction(
    async (transaction) => {
      await transaction.query({ text: "select pg_advisory_xact_lock(1)" });
      const exists: Statement = { text: "select from pg_database where datname = $1", values: [template] };
      if ((await transaction.query(exists)).rows.length > 0) return;
      const draft = `${template}_draft`;
      await runOutsideTransaction(url, `drop database if exists ${draft}`, `create database ${draft}`);
      const database = openPostgres({ url: withDatabase(url, draft), maxConnections: 1 });
      await migrate(database, MIGRATIONS);
      await database.close();
      await runOutsideTransaction(url, `alter database ${draft} rename to ${template}`);
    },
    { deadlineMs: 60_000 },
  );
  await owner.close();
}

/** For statements that Postgres rejects inside a transaction, such as CREATE DATABASE or VACUUM. */
export async function runOutsideTransaction(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A file or directory cached for the present sources. The rename makes it visible when it is complete. */
async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, `${await fingerprint()}-${name}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  await deleteOld(CACHE, "");
  const draft = `${path}.${randomUUID()}`;
  await make(draft);
  // Another test may have made the same directory first.
  await rename(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
  return path;
}

/** Deletes leftovers of killed runs and of other sources. */
async function deleteOld(folder: string, prefix: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? dayAgo;
    if (name.startsWith(prefix) && madeAt < dayAgo) await rm(path, { recursive: true, force: true });
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

let ofSources: Promise<string> | undefined;

/** Changes with every migration and with the code that applies them. */
function fingerprint(): Promise<string> {
  ofSources ??= hashSources();
  return ofSources;
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of [MIGRATIONS.platformDir, MIGRATIONS.migrationsDir]) {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort()) {
      hash.update(name).update(await readFile(join(folder, name)));
    }
  }
  for (const path of [
    "gateway/db/migrations/migrate.ts",
    "gateway/db/pglite/cluster.ts",
    "gateway/db/pglite/core.ts",
    "tools/build-template.ts",
    "node_modules/@electric-sql/pglite/package.json",
  ]) {
    hash.update(await readFile(join(root, path)));
  }
  return hash.digest("hex").slice(0, 16);
}
