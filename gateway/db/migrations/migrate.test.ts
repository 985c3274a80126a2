import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MIGRATIONS } from "#server/locations.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { migrate } from "./migrate.ts";

describe.each(["pglite", "postgres"] as const)("migrations on %s", (engine) => {
  let opened: TestDatabase;
  let folder: string;
  const directories = () => ({ platformDir: join(folder, "platform"), migrationsDir: join(folder, "migrations") });

  beforeEach(async () => {
    opened = await openTestDatabase(engine, { migrated: false });
    folder = mkdtempSync(join(tmpdir(), "test-migrations-"));
    mkdirSync(join(folder, "platform"));
    mkdirSync(join(folder, "migrations"));
    write("platform/0001_base.sql", "create schema base");
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await opened.close();
  });

  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  const run = () => migrate(opened.database, directories());
  const paths = (...names: string[]) => names.map((name) => join(folder, name));
  const rows = async (text: string) => (await opened.database.run([{ text }]))[0]?.rows;

  test("are applied once, in version order, and recorded as Supabase's CLI does", async () => {
    write("migrations/10_second.sql", "insert into a values (2); -- done;");
    write("migrations/9_first.sql", "create table a (id int);\ninsert into a values (1);");
    write("migrations/notes.sql", "nonsense");
    write("migrations/11_nothing.sql", "-- later");
    expect(await run()).toEqual(
      paths(
        "platform/0001_base.sql",
        "migrations/9_first.sql",
        "migrations/10_second.sql",
        "migrations/11_nothing.sql",
      ),
    );
    expect(await run()).toEqual([]);
    expect(await rows("select id from a order by id")).toEqual([{ id: "1" }, { id: "2" }]);
    expect(
      await rows(
        "select *, array_length(statements, 1) as n from supabase_migrations.schema_migrations order by version::int",
      ),
    ).toMatchObject([
      { version: "9", name: "first", n: "2" },
      { version: "10", name: "second", statements: '{"insert into a values (2)"}' },
      { version: "11", name: "nothing", statements: "{}" },
    ]);
    write("migrations/12_more.sql", "insert into a values (3)");
    expect(await run()).toEqual(paths("migrations/12_more.sql"));
  });

  test("a failing one is rolled back, and the error names file, line and statement", async () => {
    write("migrations/1_good.sql", "create table a (id int)");
    write(
      "migrations/2_bad.sql",
      "-- a table\ncreate table b (id int);\n\ninsert into\n  nowhere values (1);\nselect 1;",
    );
    await expect(run()).rejects.toMatchObject({
      name: "MigrationError",
      message: `${join(folder, "migrations/2_bad.sql")}:4: relation "nowhere" does not exist\n\ninsert into\n  nowhere values (1)`,
      cause: { code: "42P01" },
    });
    expect(await rows("select to_regclass('a') is null as a, to_regclass('b') is null as b")).toEqual([
      { a: "f", b: "t" },
    ]);
    write("migrations/2_bad.sql", "create table b (id int)");
    expect(await run()).toEqual(paths("migrations/2_bad.sql"));
  });

  test("settings and roles are reset after each file", async () => {
    write(
      "migrations/1_set.sql",
      "create role visitor; set role visitor; select set_config('search_path', '', false);",
    );
    write("migrations/2_table.sql", "create table a (id int)");
    await run();
    expect(
      await rows("select to_regclass('public.a') is not null as there, current_user <> 'visitor' as owner"),
    ).toEqual([{ there: "t", owner: "t" }]);
    await runScript(opened.database, "drop role visitor");
  });

  test.each([
    [
      "a file older than the newest applied",
      "2_late.sql",
      "create table b (id int)",
      /2_late\.sql is older than 3.*Rename/,
    ],
    ["a second file with the same version", "3_again.sql", "select 1", /3_.*same version/],
    ["a file with transaction control", "4_own.sql", "select 1;\nCommit;", /4_own\.sql:2: .*Remove "Commit"/],
  ])("%s is rejected", async (_what, name, sql, message) => {
    write("migrations/3_table.sql", "create table a (id int)");
    await run();
    write(`migrations/${name}`, sql);
    await expect(run()).rejects.toThrow(message);
  });

  test("a database with unknown migrations is rejected", async () => {
    write("migrations/1_a.sql", "select 1");
    write("migrations/2_b.sql", "select 1");
    await run();
    rmSync(join(folder, "migrations/2_b.sql"));
    await expect(run()).rejects.toThrow(/does not know \(2\).*newer version/);
  });

  test("on a Supabase project only the gateway's own platform files are applied", async () => {
    await runScript(opened.database, "create schema auth; create table auth.users (id uuid)");
    write("platform/0002_gateway_own.sql", "create table gateway.own (id int)");
    write("migrations/1_a.sql", "create table a (id int)");
    expect(await run()).toEqual(paths("platform/0002_gateway_own.sql", "migrations/1_a.sql"));
    expect(await run()).toEqual([]);
    write("platform/0003_gateway_more.sql", "create table gateway.more (id int)");
    expect(await run()).toEqual(paths("platform/0003_gateway_more.sql"));
  });

  test("notify running servers", async () => {
    const payloads: string[] = [];
    const stop = await opened.database.listen("pgrst", (payload) => payloads.push(payload));
    write("migrations/1_a.sql", "create table a (id int)");
    await run();
    await expect.poll(() => payloads).toEqual(["reload schema"]);
    await stop();
  });

  test("when two servers start at once, one applies a file and the other waits", async () => {
    write("migrations/1_a.sql", "create table a (id int); select pg_sleep(0.2); insert into a values (1)");
    write("migrations/2_b.sql", "insert into a values (2)");
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(paths("migrations/1_a.sql", "migrations/2_b.sql", "platform/0001_base.sql"));
    expect(await rows("select count(*) as n from a")).toEqual([{ n: "2" }]);
  });
});

describe.each(["pglite", "postgres"] as const)("the real migrations on %s", (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test("have been applied", async () => {
    expect(await migrate(opened.database, MIGRATIONS)).toEqual([]);
  });

  test("show no row of any table to anon", async () => {
    const [tables] = await opened.database.run([
      {
        text: "select oid::regclass::text as name from pg_class where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind = 'r'",
      },
    ]);
    for (const { name } of tables?.rows ?? []) {
      const read = opened.database.run([{ text: `select * from ${name}` }], { runAs: { role: "anon" } });
      await expect(read).rejects.toMatchObject({ code: "42501" });
    }
  });
});
