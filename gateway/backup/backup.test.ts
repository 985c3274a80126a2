import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#gateway/db/port/database.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { one, rejectionOf } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";
import { loadBackup } from "./load.ts";
import { BackupError, verifyBackup } from "./read.ts";
import { openSnapshot } from "./snapshot.ts";
import { backupStream, writeBackup } from "./write.ts";

const NOW = new Date("2026-01-31T12:00:00Z");
let folder: string;
let source: TestDatabase;
let file: string;
const clean: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "test-backup-"));
  source = await openTestDatabase("pglite");
  await fill(source.database);
  file = join(folder, "deep", "source.sql.gz");
  await writeBackup(backupStream(source.database, NOW), file);
});
afterAll(async () => {
  await source.close();
  for (const close of clean) await close();
  rmSync(folder, { recursive: true });
});

/** Inserts values that are easy to escape or print wrongly. */
async function fill(database: Database): Promise<void> {
  await runScript(
    database,
    `
    insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'ada@fund.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
        '{"name": "Ada \\\\ O''Hara"}', '2026-01-02T03:04:05.123456Z');
    insert into auth.identities (provider_id, user_id, identity_data, provider)
      values ('x', '00000000-0000-4000-8000-000000000001', '{"email": "Ada@fund.example"}', 'email');
    insert into auth.sessions (id, user_id, aal, ip)
      values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'aal2', '::1');
    insert into auth.refresh_tokens (token, user_id, session_id)
      select 't' || n, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002' from generate_series(1, 7) n;
    insert into public.company_facts (url, company_name, aaa_investors, founded_year)
      select 'https://www.crunchbase.com/organization/c-' || n, 'Company ' || n, case when n % 2 = 0 then 'GIC' end, 1990 + n % 30
      from generate_series(1, 2500) n;
    delete from public.universities where name < 'C';
    update public.linkedin_request_count set count = 42;
  `,
  );
  const names = [
    "'); drop table public.universities; --",
    "back\\slash\nnew\rline\ttab",
    "line\u2028separator",
    "Zoë 🏦",
    "(x);",
  ];
  for (const name of names) {
    await database.run([{ text: "insert into public.company_names (name) values ($1)", values: [name] }]);
  }
  await database.run([
    {
      text: "insert into public.company_profiles (url, data, source) select 'u' || n, json_build_object('text', repeat($1, 30000)), 's' from generate_series(1, 12) n",
      values: ["long \\ 'text' "],
    },
  ]);
}

describe.each(["pglite", "postgres"] as const)("into %s", (engine) => {
  let target: TestDatabase;
  beforeAll(async () => {
    target = await openTestDatabase(engine, { migrated: false });
    clean.push(() => target.close());
    await loadBackup(target.database, file, { migrations: MIGRATIONS });
  });

  test("restores every table with the same checksum and the same SQL", async () => {
    const again = join(folder, `${engine}.sql.gz`);
    const backup = await writeBackup(backupStream(target.database, NOW), again);
    expect(backup.tables).toEqual((await verifyBackup(file)).tables);
    expect(backup.tables.find(({ name }) => name === '"public"."company_facts"')).toMatchObject({ rows: 2500 });
    const body = (path: string) => gunzipSync(readFileSync(path)).toString().split("\n").slice(1, -2);
    expect(body(again)).toEqual(body(file));
  });

  test("continues sequences and keeps generated columns and triggers working", async () => {
    const { database } = target;
    expect(
      await one(database, "insert into auth.refresh_tokens (token) values ('new') returning id > 7 as later"),
    ).toEqual({ later: "t" });
    expect(
      await one(
        database,
        "select email, (select search_text from public.company_facts where company_name = 'Company 8') as found from auth.identities",
      ),
    ).toEqual({ email: "ada@fund.example", found: "company 8\ngic" });
    await database.run([
      { text: "update public.company_facts set founded_year = 2001 where company_name = 'Company 1'" },
    ]);
    expect(
      await one(
        database,
        "select updated_at > now() - interval '1 minute' as now from public.company_facts where company_name = 'Company 1'",
      ),
    ).toEqual({ now: "t" });
  });

  test("overwrites a database with accounts only if `replace` is set", async () => {
    const { database } = target;
    await database.run([{ text: "insert into public.universities (name) values ('Later')" }]);
    expect(await rejectionOf(loadBackup(database, file, { migrations: MIGRATIONS }))).toMatchObject({
      name: "BackupError",
      code: "not-empty",
      message: expect.stringContaining("--replace"),
    });
    expect(await one(database, "select count(*) as n from public.universities where name = 'Later'")).toEqual({
      n: "1",
    });
    await loadBackup(database, file, { migrations: MIGRATIONS, replace: true });
    expect(await one(database, "select count(*) as n from public.universities where name = 'Later'")).toEqual({
      n: "0",
    });
  });
});

const pair = (name: string) => [
  { text: "insert into public.universities (name) values ($1)", values: [name] },
  { text: "insert into public.company_names (name) values ($1)", values: [name] },
];

/** The names of `pair` in a snapshot: company names first, then universities. */
async function pairsIn(database: Database, afterOpen?: () => Promise<unknown>): Promise<(string | null)[]> {
  const snapshot = await openSnapshot(database);
  await afterOpen?.();
  const names: (string | null)[] = [];
  for (const table of snapshot.tables) {
    if (!/universities|company_names/.test(table.name)) continue;
    for await (const page of snapshot.rows(table)) {
      for (const [, name = null] of page) if (name?.startsWith("pair ")) names.push(name);
    }
  }
  await snapshot.close();
  return names;
}

test.each(["pglite", "postgres"] as const)(
  "a snapshot of %s contains one moment while others write",
  async (engine) => {
    const { database, close } = await openTestDatabase(engine);
    clean.push(close);
    await database.run(pair("pair before"));
    expect(await pairsIn(database, () => database.run(pair("pair after")))).toEqual(["pair before", "pair before"]);
    expect(await one(database, "select count(*) as n from pg_cursors where is_holdable")).toEqual({ n: "0" });
  },
);

test("a snapshot excludes writes made while it is opened", async () => {
  const { database, close } = await openTestDatabase("postgres");
  clean.push(close);
  const interrupted: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            query: async (statement) => {
              const result = await transaction.query(statement);
              if (/^declare .*"company_names"/.test(statement.text)) await database.run(pair("pair between"));
              return result;
            },
          }),
        options,
      ),
  };
  expect(await pairsIn(interrupted)).toEqual([]);
  expect(await pairsIn(database)).toEqual(["pair between", "pair between"]);
});

test("a damaged file changes nothing, even with `replace`", async () => {
  const { database, close } = await openTestDatabase("postgres");
  clean.push(close);
  await database.run(pair("pair kept"));
  const tables = async () => {
    const backup = await writeBackup(backupStream(database, NOW), join(folder, `${randomUUID()}.sql.gz`));
    return backup.tables;
  };
  const before = await tables();
  const intact = readFileSync(file);
  const damaged = join(folder, "damaged.sql.gz");
  for (let n = 0; n < 20; n += 1) {
    const offset = 10 + Math.floor(((intact.length - 11) * n) / 20);
    const bytes = Buffer.from(n % 2 === 0 ? intact : intact.subarray(0, offset));
    if (n % 2 === 0) bytes[offset] = (bytes[offset] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    const loaded = loadBackup(database, damaged, { migrations: MIGRATIONS, replace: true });
    expect(await rejectionOf(loaded), `at byte ${offset}`).toBeInstanceOf(BackupError);
  }
  expect(await tables()).toEqual(before);
});

test("only the owner can read the file", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("rejects a file that is truncated or changed anywhere", async () => {
  const intact = readFileSync(file);
  const broken = join(folder, "broken.sql.gz");
  for (let n = 1; n <= 20; n += 1) {
    // After gzip's header of ten bytes, some of which are unused.
    const offset = 10 + Math.floor(((intact.length - 11) * n) / 20);
    const flipped = Buffer.from(intact);
    flipped[offset] = (flipped[offset] ?? 0) ^ (1 << (n % 8));
    for (const bytes of [intact.subarray(0, offset), flipped]) {
      writeFileSync(broken, bytes);
      await expect(verifyBackup(broken), `at byte ${offset}`).rejects.toBeInstanceOf(BackupError);
    }
  }
});

test.each([
  ["a missing row", (sql: string) => sql.replace(/\n\([^\n]*Company 7'[^\n]*/, "")],
  ["a changed value", (sql: string) => sql.replace("Company 7'", "Company 8'")],
  ["a missing manifest", (sql: string) => sql.replace(/-- manifest.*\n$/, "")],
  ["a newer format", (sql: string) => sql.replace('"format":1', '"format":2')],
  ["data after its end", (sql: string) => `${sql}select 1;\n`],
  ["other contents", () => "select 1;\n"],
])("rejects a recompressed file with %s", async (_what, change) => {
  const changed = join(folder, `${randomUUID()}.sql.gz`);
  const sql = gunzipSync(readFileSync(file)).toString();
  writeFileSync(changed, gzipSync(change(sql)));
  expect(change(sql)).not.toBe(sql);
  await expect(verifyBackup(changed)).rejects.toBeInstanceOf(BackupError);
});
