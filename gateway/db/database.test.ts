/** What every engine promises (database.ts), the same for all of them. */

import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase, type TestEngine } from "#tests/support/databases.ts";
import { rejectionOf } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";
import { asUser, CREATE_THINGS, EMPTY_THINGS, USER } from "#tests/support/things-table.ts";
import { type Database, DatabaseError, type RunOptions } from "./port/database.ts";

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

  describe("values travel as Postgres' text", () => {
    test.each<[string, string, string]>([
      ["boolean", "yes", "t"],
      ["smallint", "-3", "-3"],
      ["bigint", "9223372036854775807", "9223372036854775807"],
      ["numeric", "1.50", "1.50"],
      ["double precision", "0.1", "0.1"],
      ["real", "1e10", "1e+10"],
      ["text", "it's ünïcödé 🚀 \\ \n", "it's ünïcödé 🚀 \\ \n"],
      ["text", "", ""],
      ["uuid", "5B2D0F1C-0000-4000-8000-000000000001", "5b2d0f1c-0000-4000-8000-000000000001"],
      ["date", "2026-11-21", "2026-11-21"],
      ["timestamp", "2026-11-21 01:02:03.456", "2026-11-21 01:02:03.456"],
      ["timestamptz", "2026-11-21T01:02:03+02:00", "2026-11-20 23:02:03+00"],
      ["interval", "1 day 2 hours", "1 day 02:00:00"],
      ["json", '{"b": 1,  "a": [null]}', '{"b": 1,  "a": [null]}'],
      ["jsonb", '{"b": 1,  "a": [null]}', '{"a": [null], "b": 1}'],
      ["bytea", "\\xdeadbeef", "\\xdeadbeef"],
      ["text[]", '{a,"b c",NULL}', '{a,"b c",NULL}'],
      ["inet", "10.0.0.1/8", "10.0.0.1/8"],
      ["int4range", "[1,5]", "[1,6)"],
    ])("%s %j", async (type, value, expected) => {
      expect(await one(`select $1::${type} as value, $2::${type} as nothing`, [value, null])).toEqual({
        value: expected,
        nothing: null,
      });
    });

    test("any text is returned unchanged, also inside JSON", async () => {
      const text = fc.string({ unit: "grapheme", maxLength: 200 }).filter((value) => !value.includes("\0"));
      await fc.assert(
        fc.asyncProperty(text, async (value) => {
          const row = await one("select $1 as plain, json_build_array($1::text)::text as json", [value]);
          expect(row?.["plain"]).toBe(value);
          expect(JSON.parse(row?.["json"] ?? "")).toEqual([value]);
        }),
        { numRuns: 50 },
      );
    });

    test.each([
      ["a value", { text: "select $1", values: ["a\0b"] }],
      ["the statement", { text: "select 'a\0b'" }],
    ])("rejects NUL in %s", async (_where, statement) => {
      expect(await rejectionOf(database.run([statement]))).toMatchObject({ name: "DatabaseError", code: "22021" });
    });
  });

  test("a run returns each statement's rows and affected row count", async () => {
    const results = await database.run([
      { text: "insert into public.things values (1, 'a'), (2, 'b'), (3, 'c')" },
      { text: "update public.things set name = name || $1 where id > $2 returning name", values: ["!", "1"] },
      { text: "" },
      { text: "select 1 as a, 2 as b where false" },
      { text: "delete from public.things" },
    ]);
    expect(results.map(({ affectedRows }) => affectedRows)).toEqual([3, 2, 0, 0, 3]);
    expect(results[1]?.rows).toEqual([{ name: "b!" }, { name: "c!" }]);
  });

  describe("errors", () => {
    test("have Postgres' fields", async () => {
      await one("insert into public.things values (1, 'a')");
      const unique = await rejectionOf(one("insert into public.things values (2, 'a')"));
      expect(unique).toBeInstanceOf(DatabaseError);
      expect(unique).toMatchObject({
        code: "23505",
        message: 'duplicate key value violates unique constraint "things_name_key"',
        detail: "Key (name)=(a) already exists.",
        hint: null,
        constraint: "things_name_key",
        table: "things",
        column: null,
      });
      expect(await rejectionOf(one("insert into public.things values (3)"))).toMatchObject({
        code: "23502",
        column: "name",
      });
      expect(
        await rejectionOf(one("do $$ begin raise 'no' using hint = 'ask', detail = 'why', errcode = 'PT418'; end $$")),
      ).toMatchObject({ code: "PT418", message: "no", hint: "ask", detail: "why" });
      expect(await rejectionOf(one("selec"))).toMatchObject({ code: "42601" });
      expect(await rejectionOf(one("select $1::int", ["x"]))).toMatchObject({ code: "22P02" });
    });

    test("roll back the whole run, also when the commit fails", async () => {
      const insert = { text: "insert into public.things values (1, 'a')" };
      await rejectionOf(database.run([insert, { text: "select 1/0" }, insert]));
      expect(await count()).toBe(0);
      const late = await rejectionOf(database.run([insert, { text: "insert into public.holders values (1, 7)" }]));
      expect(late).toMatchObject({ code: "23503" });
      expect(await count()).toBe(0);
    });
  });

  describe("sessions", () => {
    const WHO = `select current_user as role, auth.uid() as uid, coalesce(current_setting('request.jwt.claims', true), '') as claims`;

    test("run with their role and claims, which end with the transaction", async () => {
      expect(await one(WHO, [], USER)).toMatchObject({
        role: "authenticated",
        uid: "5b2d0f1c-0000-4000-8000-000000000001",
      });
      expect(await one(WHO)).toMatchObject({ uid: null, claims: "" });
      await rejectionOf(one("select 1/0", [], USER));
      expect(await one(WHO)).toMatchObject({ uid: null, claims: "" });
      await rejectionOf(database.transaction(() => Promise.reject(new Error("stop")), USER));
      const after = await one(WHO);
      expect(after).toMatchObject({ uid: null, claims: "" });
      expect(["anon", "authenticated"]).not.toContain(after?.["role"]);
    });

    test("never see each other's claims", async () => {
      const ids = Array.from(
        { length: 200 },
        (_, index) => `5b2d0f1c-0000-4000-8000-${String(index).padStart(12, "0")}`,
      );
      const seen = await Promise.all(
        ids.map(async (id, index) => {
          if (index % 5 === 1) await rejectionOf(one("select 1/0", [], asUser(id)));
          if (index % 5 === 2) {
            return database.transaction(async (transaction) => {
              await transaction.query({ text: "select 1" });
              return (await transaction.query({ text: "select auth.uid() as uid" })).rows[0]?.["uid"];
            }, asUser(id));
          }
          return (await one("select auth.uid() as uid", [], asUser(id)))?.["uid"];
        }),
      );
      expect(seen).toEqual(ids);
    });

    test("that are read-only cannot write", async () => {
      const options = { runAs: { role: "authenticated", readOnly: true } };
      expect(await rejectionOf(one("insert into public.things values (1, 'a')", [], options))).toMatchObject({
        code: "25006",
      });
      expect(await one("select 1 as a", [], options)).toEqual({ a: "1" });
      await one("insert into public.things values (1, 'a')");
      expect(await count()).toBe(1);
    });

    test("have only their role's permissions", async () => {
      expect(await rejectionOf(one("select * from auth.users", [], USER))).toMatchObject({ code: "42501" });
    });
  });
});
