/** Failures of the embedded database: hangs, crashes, kills. */

import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#gateway/db/port/database.ts";
import { EmbeddedDirectory, one, rejectionOf } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";

let directory: EmbeddedDirectory;
beforeEach(async () => {
  directory = await EmbeddedDirectory.makeWithDatabase();
});
afterEach(() => directory.remove());

/** Lets this thread handle no event, without CPU time. */
function blockThread(forMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);
}

describe("hangs", () => {
  const COUNT = { text: "select count(*) as n from kept" };

  test("a statement that never ends fails at its deadline; the engine restarts and keeps confirmed rows", async () => {
    const database = await directory.open();
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    await database.run([{ text: "create table kept as select generate_series(1, 100) as id" }]);
    const started = performance.now();
    const hung = rejectionOf(
      database.run([{ text: "insert into kept values (0)" }, { text: "select pg_sleep(20)" }], { deadlineMs: 500 }),
    );
    const meanwhile = database.run([COUNT]);
    const later = sleep(600).then(() => database.run([COUNT], { deadlineMs: 25_000 }));
    expect(await hung).toMatchObject({ name: "DatabaseUnavailable", reason: "deadline" });
    // It was interrupted.
    expect(performance.now() - started).toBeLessThan(15_000);
    // Exchanges that the thread has not begun run on the next thread.
    expect(await meanwhile).toMatchObject([{ rows: [{ n: "100" }] }]);
    expect(await later).toMatchObject([{ rows: [{ n: "100" }] }]);
    await one(database, "select pg_notify('news', 'still here')");
    await expect.poll(() => heard).toEqual(["still here"]);
    expect(directory.warnings).toEqual(["a statement ran for more than 500 ms"]);
  });

  test("a commit before the deadline succeeds, although this thread sees the deadline first", async () => {
    const database = await directory.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const slow = database.run([{ text: "insert into kept select 1 from pg_sleep(0.3)" }], { deadlineMs: 2000 });
    const behind = database.run([{ text: "insert into kept values (2)" }]);
    await new Promise(setImmediate);
    blockThread(2500);
    expect(await slow).toMatchObject([{ affectedRows: 1 }]);
    await behind;
    expect(await database.run([COUNT])).toMatchObject([{ rows: [{ n: "2" }] }]);
    expect(directory.warnings).toEqual([]);
  });

  describe("a deadline during the commit", () => {
    /** The trigger runs at the commit, for this many seconds. */
    const withSlowCommit = async (seconds: number) => {
      const database = await directory.open();
      const script = `create table kept (id int);
        create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds}); return null; end $$;
        create constraint trigger slow after insert on kept deferrable initially deferred for each row execute function slow()`;
      await runScript(database, script);
      return database;
    };
    const INSERT = { text: "insert into kept values (1)" };
    const attempts: [title: string, insert: (database: Database) => Promise<unknown>][] = [
      ["run", (database) => database.run([INSERT], { deadlineMs: 1000 })],
      ["transaction", (database) => database.transaction(({ query }) => query(INSERT), { deadlineMs: 1000 })],
    ];

    test.each(attempts)("has an unknown result, never a timeout: %s", async (_title, insert) => {
      const database = await withSlowCommit(2);
      expect(await rejectionOf(insert(database))).toMatchObject({ name: "DatabaseUnavailable", reason: "unknown" });
      expect(await database.run([COUNT])).toMatchObject([{ rows: [{ n: "1" }] }]);
      expect(directory.warnings).toEqual([]);
    });

    test("ends an engine that hangs", async () => {
      const database = await withSlowCommit(60);
      expect(await rejectionOf(database.run([INSERT], { deadlineMs: 1000 }))).toMatchObject({ reason: "unknown" });
      expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "0" }] }]);
      expect(directory.warnings).toEqual(["a commit ran for more than 3000 ms"]);
    });
  });

  test("a colleague's statement runs before the next one of a person whose statement was slow", async () => {
    const database = await directory.open();
    const order: string[] = [];
    const run = (name: string, text: string, person: string) =>
      database.run([{ text }], { person }).then(() => order.push(name));
    // Both are sent to the thread at once.
    const slow = [run("ann 1", "select pg_sleep(0.7)", "ann"), run("ann 2", "select 1", "ann")];
    // The time behind the slow one is not bob's.
    await run("bob 1", "select 1", "bob");
    await run("bob 2", "select 1", "bob");
    await Promise.all(slow);
    expect(order).toEqual(["ann 1", "bob 1", "bob 2", "ann 2"]);
  });

  test("an exchange that the thread has begun is never repeated", async () => {
    const database = await directory.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const tooLarge = { text: "select repeat('x', 10000000), pg_sleep(0.3)" };
    const first = rejectionOf(database.run([tooLarge], { deadlineMs: 2000 }));
    const behind = rejectionOf(database.run([{ text: "insert into kept values (1)" }]));
    // This thread sees that the time is over before it sees that the first one was rolled back and the second one has succeeded.
    await new Promise(setImmediate);
    blockThread(2500);
    expect(await first).toMatchObject({ reason: "deadline" });
    expect(await behind).toMatchObject({ reason: "unknown" });
    expect(await database.run([COUNT])).toMatchObject([{ rows: [{ n: "1" }] }]);
  });

  test("a transaction with a hanging statement fails as a whole", async () => {
    const database = await directory.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const work = database.transaction(
      async ({ query }) => {
        await query({ text: "insert into kept values (1)" });
        await query({ text: "select pg_sleep(20)" });
      },
      { deadlineMs: 300 },
    );
    expect(await rejectionOf(work)).toMatchObject({ name: "DatabaseUnavailable", reason: "deadline" });
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "0" }] }]);
  });

  test("a crashed engine is replaced at once, and the rest of its transaction does not run", async () => {
    const database = await directory.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const work = database.transaction(
      async ({ query }) => {
        await query({ text: "insert into kept values (1)" });
        // PGlite cannot start programs: it throws through the engine's stack.
        await query({ text: "copy kept to program 'cat'" }).catch(() => null);
        await query({ text: "insert into kept values (2)" });
      },
      { deadlineMs: 60_000 },
    );
    expect(await rejectionOf(work)).toMatchObject({ name: "DatabaseUnavailable", reason: "restarting" });
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "0" }] }]);
    expect(directory.warnings).toEqual([expect.stringContaining("the engine crashed: Unhandled cmd")]);
  });

  test("a close does not wait for a long statement, and does not commit it", async () => {
    const database = await directory.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const long = rejectionOf(
      database.run([{ text: "insert into kept values (1)" }, { text: "select pg_sleep(60)" }], { deadlineMs: 60_000 }),
    );
    await sleep(200);
    const started = performance.now();
    await database.close();
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await long).toMatchObject({ name: "DatabaseUnavailable" });
    expect(await one(await directory.open(), "select count(*) as n from kept")).toEqual({ n: "0" });
  });

  test("an engine that returns wrong results is replaced, and confirmed rows are kept", async () => {
    const database = await directory.open({ probeMs: 20 });
    await database.run([{ text: "create table kept as select generate_series(1, 100) as id" }]);
    const { run } = database;
    database.run = async (statements, options) => {
      if (!statements.some(({ text }) => text.includes("41 + 1"))) return run.call(database, statements, options);
      database.run = run;
      return [{ rows: [], affectedRows: 0 }];
    };
    await expect.poll(() => directory.warnings).toEqual(["the engine is broken: a test query returned a wrong result"]);
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "100" }] }]);
  });
});

test.each([
  ["deep JSON", "select $1::jsonb", "[".repeat(100_000) + "]".repeat(100_000)],
  ["deep arithmetic", `select 1${" + 1".repeat(100_000)}`, null],
  ["endless recursion", "select endless(1)", null],
])("%s is an ordinary error, even while the code is cold", async (_what, text, value) => {
  const database = await directory.open();
  await runScript(
    database,
    "create function endless(n int) returns int language plpgsql as $$ begin return endless(n + 1); end $$",
  );
  const error = await rejectionOf(database.run([{ text, values: value === null ? [] : [value] }]));
  expect(error).toMatchObject({ name: "DatabaseError", code: "54001" });
  expect(await one(database, "select 41 + 1 as answer")).toEqual({ answer: "42" });
  expect(directory.warnings).toEqual([]);
});

describe("kills", () => {
  test("rows confirmed before kill -9 are kept", async () => {
    let confirmed = 0;
    for (const rows of [3, 60]) {
      const { lines, kill } = await directory.program("insert");
      expect(lines[0]).toBe("open");
      await expect.poll(() => lines.length, { interval: 5 }).toBeGreaterThan(rows);
      await kill();
      confirmed = Number(lines.at(-1));
    }
    const database = await directory.open();
    const found = await one(
      database,
      "select count(*) as n, max(id) as last, bool_and(filling = repeat(md5(id::text), 100)) as whole from public.rows",
    );
    expect(Number(found?.["n"])).toBeGreaterThanOrEqual(confirmed);
    expect(found).toMatchObject({ n: found?.["last"], whole: "t" });
  });

  test("an interrupted first start starts over", async () => {
    const half = `${directory.dataDir}.new`;
    renameSync(directory.dataDir, half);
    rmSync(join(half, "global"), { recursive: true });
    const database = await directory.open();
    expect(await one(database, "select 1 as a")).toEqual({ a: "1" });
    expect(existsSync(half)).toBe(false);
  });
});
