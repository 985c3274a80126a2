/** What every engine promises of transactions, notifications, limits and scripts (database.ts). */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase, type TestEngine } from "#tests/support/databases.ts";
import { rejectionOf } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";
import { CREATE_THINGS, EMPTY_THINGS, USER } from "#tests/support/things-table.ts";
import { type Database, DatabaseError, DatabaseUnavailable, type RunOptions } from "./port/database.ts";

describe.each<TestEngine>(["pglite", "in-thread", "postgres"])("%s", (engine) => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    database = opened.database;
    await runScript(database, CREATE_THINGS);
  });
  beforeEach(async () => {
    await database.run([{ text: EMPTY_THINGS }]);
  });
  afterAll(() => opened.close());

  const one = async (text: string, values: readonly (string | null)[] = [], options?: RunOptions) => {
    const [result] = await database.run([{ text, values }], options);
    return result?.rows[0];
  };
  const count = async () => Number((await one("select count(*) as n from public.things"))?.["n"]);

  describe("transactions", () => {
    test("commit, and return the result of the work", async () => {
      const found = await database.transaction(async (transaction) => {
        await transaction.query({ text: "insert into public.things values ($1, $2)", values: ["1", "a"] });
        return transaction.query({ text: "select count(*) as n from public.things" });
      });
      expect(found.rows).toEqual([{ n: "1" }]);
      expect(await count()).toBe(1);
    });

    test("roll back and rethrow when the work throws", async () => {
      const stop = new Error("stop");
      const thrown = rejectionOf(
        database.transaction(async (transaction) => {
          await transaction.query({ text: "insert into public.things values (1, 'a')" });
          throw stop;
        }),
      );
      expect(await thrown).toBe(stop);
      expect(await count()).toBe(0);
    });

    test("fail if the work ignored a failed statement, unless it rolled back to a savepoint", async () => {
      const attempt = (savepoint: boolean) =>
        database.transaction(async ({ query }) => {
          await query({ text: "insert into public.things values (1, 'a')" });
          if (savepoint) await query({ text: "savepoint before" });
          await query({ text: "insert into public.things values (1, 'a')" }).catch(() => null);
          if (savepoint) await query({ text: "rollback to before" });
        });
      expect(await rejectionOf(attempt(false))).toMatchObject({ code: "23505" });
      expect(await count()).toBe(0);
      await attempt(true);
      expect(await count()).toBe(1);
    });

    test("cannot be used after they have ended", async () => {
      const escaped = await database.transaction(async (transaction) => transaction);
      await expect(escaped.query({ text: "select 1" })).rejects.toThrow("has ended");
    });

    test("end at their deadline and do not block later calls", async () => {
      const forever = database.transaction(
        async ({ query }) => {
          await query({ text: "insert into public.things values (1, 'a')" });
          await new Promise(() => {});
        },
        { deadlineMs: 200 },
      );
      expect(await rejectionOf(forever)).toMatchObject({ name: "DatabaseUnavailable", reason: "deadline" });
      expect(await count()).toBe(0);
    });
  });

  describe("notifications", () => {
    test("are delivered after the commit, until the listener stops", async () => {
      const heard: string[] = [];
      const stop = await database.listen('a "Channel"', (payload) => heard.push(payload));
      const notify = (payload: string) => ({ text: `select pg_notify('a "Channel"', $1)`, values: [payload] });
      await rejectionOf(database.run([notify("undone"), { text: "select 1/0" }]));
      await database.run([notify("grüße"), notify("two")]);
      await database.run([notify("three")], USER);
      await expect.poll(() => heard).toEqual(["grüße", "two", "three"]);
      await stop();
      await database.run([notify("four")]);
      await database.run([{ text: "select 1" }]);
      expect(heard).toHaveLength(3);
    });
  });

  describe("limits", () => {
    test("a result above 8 MB is rejected and the work rolled back", async () => {
      const large = database.run([
        { text: "insert into public.things values (1, 'a')" },
        { text: "select repeat('x', 10000000) from public.things, generate_series(1, 3)" },
      ]);
      expect(await rejectionOf(large)).toMatchObject({ name: "DatabaseUnavailable", reason: "result-too-large" });
      expect(await count()).toBe(0);
      expect((await one("select repeat('x', 7000000) as x"))?.["x"]).toHaveLength(7_000_000);
    });

    test("more parameters than the protocol allows are rejected", async () => {
      const values = Array.from({ length: 65_536 }, () => "1");
      expect(await rejectionOf(one("select 1", values))).toBeInstanceOf(DatabaseError);
    });
  });

  describe("prepared statements", () => {
    test("are prepared again after a schema change", async () => {
      const read = () => one("select * from public.changing");
      await runScript(database, "create table public.changing as select 1 as a");
      for (let times = 0; times < 3; times++) expect(await read()).toEqual({ a: "1" });
      await database.run([{ text: "alter table public.changing add column b text default 'new'" }]);
      expect(await read()).toEqual({ a: "1", b: "new" });
      await runScript(database, "drop table public.changing");
      expect(await rejectionOf(read())).toMatchObject({ code: "42P01" });
    });

    test("are prepared again after an error or DEALLOCATE ALL", async () => {
      for (let times = 0; times < 3; times++)
        expect(await rejectionOf(one("select 1/$1::int", ["0"]))).toMatchObject({ code: "22012" });
      expect(await one("select 1/$1::int as a", ["1"])).toEqual({ a: "1" });
      for (let times = 0; times < 3; times++) await one("select 'kept' as a");
      await database.run([{ text: "deallocate all" }]);
      expect(await one("select 'kept' as a")).toEqual({ a: "kept" });
    });

    test("are evicted when there are too many", async () => {
      for (let round = 0; round < 2; round++) {
        for (let index = 0; index < 300; index++) {
          expect(await one(`select ${index} as a`)).toEqual({ a: String(index) });
          if (round === 1) expect(await one(`select ${index} as a`)).toEqual({ a: String(index) });
        }
      }
      const kept = await one("select count(*)::int <= 260 as few from pg_prepared_statements");
      expect(kept).toEqual({ few: "t" });
    });
  });

  test("a closed database rejects calls", async () => {
    const other = await openTestDatabase(engine, { migrated: false });
    await other.close();
    expect(await rejectionOf(other.database.run([{ text: "select 1" }]))).toBeInstanceOf(DatabaseUnavailable);
    await other.database.close();
  });
});
