/** A backup of each database restored into each: every row, exactly, and people can go on. */

import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#gateway/db/port/database.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { failure, one } from "#tests/support/embedded.ts";
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

/** What Postgres prints in ways that are easily got wrong. */
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

  test("every table has the same checksum, and a backup of it is the same to the letter but for its first line", async () => {
    const again = join(folder, `${engine}.sql.gz`);
    const backup = await writeBackup(backupStream(target.database, NOW), again);
    expect(backup.tables).toEqual((await verifyBackup(file)).tables);
    expect(backup.tables.find(({ name }) => name === '"public"."company_facts"')).toMatchObject({ rows: 2500 });
    const body = (path: string) => gunzipSync(readFileSync(path)).toString().split("\n").slice(1, -2);
    expect(body(again)).toEqual(body(file));
  });

  test("sequences go on where they were, generated columns and triggers work", async () => {
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

  test("a database that holds accounts is left alone unless its rows are to be replaced", async () => {
    const { database } = target;
    await database.run([{ text: "insert into public.universities (name) values ('Later')" }]);
    expect(await failure(loadBackup(database, file, { migrations: MIGRATIONS }))).toMatchObject({
      name: "BackupError",
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

/** Of the names that `pair` makes, those in the snapshot: company names first, then universities. */
async function pairsIn(database: Database, afterwards?: () => Promise<unknown>): Promise<(string | null)[]> {
  const snapshot = await openSnapshot(database);
  await afterwards?.();
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

test.each(["pglite", "postgres"] as const)("it holds one moment of %s, while others go on", async (engine) => {
  const { database, close } = await openTestDatabase(engine);
  clean.push(close);
  await database.run(pair("pair before"));
  expect(await pairsIn(database, () => database.run(pair("pair after")))).toEqual(["pair before", "pair before"]);
  expect(await one(database, "select count(*) as n from pg_cursors where is_holdable")).toEqual({ n: "0" });
});

test("what others write between one table and the next is in neither", async () => {
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

test("damaged, it leaves the database as it was, even where the rows are to be replaced", async () => {
  const { database, close } = await openTestDatabase("postgres");
  clean.push(close);
  await database.run(pair("pair kept"));
  const tables = async () => {
    const backup = await writeBackup(backupStream(database, NOW), join(folder, `${randomUUID()}.sql.gz`));
    return backup.tables;
  };
  const before = await tables();
  const whole = readFileSync(file);
  const damaged = join(folder, "damaged.sql.gz");
  for (let n = 0; n < 20; n += 1) {
    const place = 10 + Math.floor(((whole.length - 11) * n) / 20);
    const bytes = Buffer.from(n % 2 === 0 ? whole : whole.subarray(0, place));
    if (n % 2 === 0) bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    const loaded = loadBackup(database, damaged, { migrations: MIGRATIONS, replace: true });
    expect(await failure(loaded), `at byte ${place}`).toBeInstanceOf(BackupError);
  }
  expect(await tables()).toEqual(before);
});

test("only its owner may read the file", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("cut short or changed anywhere, it is refused", async () => {
  const whole = readFileSync(file);
  const broken = join(folder, "broken.sql.gz");
  for (let n = 1; n <= 20; n += 1) {
    // Beyond gzip's own first ten bytes, some of which mean nothing.
    const place = 10 + Math.floor(((whole.length - 11) * n) / 20);
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (n % 8));
    for (const bytes of [whole.subarray(0, place), flipped]) {
      writeFileSync(broken, bytes);
      await expect(verifyBackup(broken), `at byte ${place}`).rejects.toBeInstanceOf(BackupError);
    }
  }
});

test.each([
  ["a row was taken out", (sql: string) => sql.replace(/\n\([^\n]*Company 7'[^\n]*/, "")],
  ["a word was changed", (sql: string) => sql.replace("Company 7'", "Company 8'")],
  ["its manifest is gone", (sql: string) => sql.replace(/-- manifest.*\n$/, "")],
  ["its format is newer", (sql: string) => sql.replace('"format":1', '"format":2')],
  ["something follows its end", (sql: string) => `${sql}select 1;\n`],
  ["it is something else", () => "select 1;\n"],
])("repacked, it is refused where %s", async (_what, change) => {
  const changed = join(folder, `${randomUUID()}.sql.gz`);
  const sql = gunzipSync(readFileSync(file)).toString();
  writeFileSync(changed, gzipSync(change(sql)));
  expect(change(sql)).not.toBe(sql);
  await expect(verifyBackup(changed)).rejects.toBeInstanceOf(BackupError);
});
