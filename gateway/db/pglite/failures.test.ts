/** The embedded database under adversity: hangs, crashes, kills, a second process. */

import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { failure, one, Place } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";

let place: Place;
beforeEach(async () => {
  place = await Place.make();
});
afterEach(() => place.remove());

describe("hangs", () => {
  const COUNT = { text: "select count(*) as n from kept" };

  test("a statement that does not end is cut off at its deadline; service returns and nothing confirmed is lost", async () => {
    const database = await place.open();
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    await database.run([{ text: "create table kept as select generate_series(1, 100) as id" }]);
    const started = performance.now();
    const hung = failure(
      database.run([{ text: "insert into kept values (0)" }, { text: "select pg_sleep(20)" }], { deadlineMs: 500 }),
    );
    const meanwhile = database.run([COUNT]);
    const later = sleep(600).then(() => database.run([COUNT], { deadlineMs: 25_000 }));
    expect(await hung).toMatchObject({ name: "DatabaseUnavailable", reason: "deadline" });
    // It did not sleep to its end.
    expect(performance.now() - started).toBeLessThan(15_000);
    // What was on its way to the thread goes with it; what waits for its turn is served by the next one.
    expect(await failure(meanwhile)).toMatchObject({ name: "DatabaseUnavailable", reason: "restarting" });
    expect(await later).toMatchObject([{ rows: [{ n: "100" }] }]);
    await one(database, "select pg_notify('news', 'still here')");
    await expect.poll(() => heard).toEqual(["still here"]);
    expect(place.trouble).toEqual(["a statement ran for more than 500 ms"]);
  });

  test("a transaction whose statement hangs fails as a whole", async () => {
    const database = await place.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const work = database.transaction(
      async ({ query }) => {
        await query({ text: "insert into kept values (1)" });
        await query({ text: "select pg_sleep(20)" });
      },
      { deadlineMs: 300 },
    );
    expect(await failure(work)).toMatchObject({ name: "DatabaseUnavailable", reason: "deadline" });
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "0" }] }]);
  });

  test("when the engine crashes it is replaced at once, and nothing of its transaction runs outside of it", async () => {
    const database = await place.open();
    await database.run([{ text: "create table kept (id int)" }]);
    const work = database.transaction(
      async ({ query }) => {
        await query({ text: "insert into kept values (1)" });
        // PGlite has no programs: it throws through the engine's stack.
        await query({ text: "copy kept to program 'cat'" }).catch(() => null);
        await query({ text: "insert into kept values (2)" });
      },
      { deadlineMs: 60_000 },
    );
    expect(await failure(work)).toMatchObject({ name: "DatabaseUnavailable", reason: "restarting" });
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "0" }] }]);
    expect(place.trouble).toEqual([expect.stringContaining("the engine crashed: Unhandled cmd")]);
  });

  test("an engine that answers, but wrongly, is replaced, and what was confirmed is there", async () => {
    const database = await place.open({ probeMs: 20 });
    await database.run([{ text: "create table kept as select generate_series(1, 100) as id" }]);
    const { run } = database;
    database.run = async (statements, options) => {
      if (!statements.some(({ text }) => text.includes("41 + 1"))) return run.call(database, statements, options);
      database.run = run;
      return [{ rows: [], affectedRows: 0 }];
    };
    await expect.poll(() => place.trouble).toEqual(["the engine is broken: it cannot add up"]);
    expect(await database.run([COUNT], { deadlineMs: 25_000 })).toMatchObject([{ rows: [{ n: "100" }] }]);
  });
});

test.each([
  ["deep JSON", "select $1::jsonb", "[".repeat(100_000) + "]".repeat(100_000)],
  ["deep arithmetic", `select 1${" + 1".repeat(100_000)}`, null],
  ["endless recursion", "select endless(1)", null],
])("%s is an ordinary error, even while the code is cold", async (_what, text, value) => {
  const database = await place.open();
  await runScript(
    database,
    "create function endless(n int) returns int language plpgsql as $$ begin return endless(n + 1); end $$",
  );
  const error = await failure(database.run([{ text, values: value === null ? [] : [value] }]));
  expect(error).toMatchObject({ name: "DatabaseError", code: "54001" });
  expect(await one(database, "select 41 + 1 as answer")).toEqual({ answer: "42" });
  expect(place.trouble).toEqual([]);
});

describe("kills", () => {
  test("every row confirmed before kill -9 is there afterwards", async () => {
    let confirmed = 0;
    for (const rows of [3, 60]) {
      const { lines, kill } = await place.program("insert");
      expect(lines[0]).toBe("open");
      await expect.poll(() => lines.length, { interval: 5 }).toBeGreaterThan(rows);
      await kill();
      confirmed = Number(lines.at(-1));
    }
    const database = await place.open();
    const found = await one(
      database,
      "select count(*) as n, max(id) as last, bool_and(filling = repeat(md5(id::text), 100)) as whole from public.rows",
    );
    expect(Number(found?.["n"])).toBeGreaterThanOrEqual(confirmed);
    expect(found).toMatchObject({ n: found?.["last"], whole: "t" });
  });

  test("a first start that was killed half-way starts over", async () => {
    const half = `${place.dataDir}.new`;
    cpSync(place.templateDir, half, { recursive: true });
    rmSync(join(half, "global"), { recursive: true });
    const database = await place.open();
    expect(await one(database, "select 1 as a")).toEqual({ a: "1" });
    expect(existsSync(half)).toBe(false);
  });
});

describe("one process a directory", () => {
  test("a second one is refused with the first's pid; the lock of a dead one is taken over", async () => {
    const { pid, lines, kill } = await place.program("hold");
    expect(lines).toEqual(["open"]);
    const refused = await failure(place.open());
    expect(refused).toMatchObject({ name: "DataDirectoryInUse", message: expect.stringContaining(`pid ${pid}.`) });
    await kill();
    const database = await place.open();
    expect(await one(database, "select 1 as a")).toEqual({ a: "1" });
    const second = await place.program("hold");
    expect(second.lines[0]).toContain(`pid ${process.pid}`);
    expect(await second.exited).toBe(1);
    expect(await one(database, "select 41 + 1 as answer")).toEqual({ answer: "42" });
  });

  test("the lock goes with the database", async () => {
    const database = await place.open();
    await database.close();
    expect(readdirSync(join(place.folder, "deep"))).toEqual(["database"]);
    await (await place.open()).close();
  });
});
