/** Writes that are refused leave nothing behind. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENGINES, openRest, type RestHarness, TRANSPORTS } from "#tests/support/rest-harness.ts";

/** The client's `maxAffected`, whose type needs a generated schema. */
function atMost<Query>(rows: number, query: Query): Query {
  return (query as { maxAffected(rows: number): Query }).maxAffected(rows);
}

describe.each(ENGINES)("on %s", (engine) => {
  let rest: RestHarness;
  beforeAll(async () => {
    rest = await openRest(engine);
  });
  beforeEach(() => rest.reset());
  afterAll(() => rest.close());

  describe.each(TRANSPORTS)("over %s", (transport) => {
    const from = (table: string) => rest.client(transport).from(table);
    const titles = async () => (await from("items").select("title").order("id")).data?.map((row) => row.title);
    const UNTOUCHED = ["apple", "bread", "cheese"];

    test.each<
      [what: string, write: () => PromiseLike<{ status: number; error: object | null }>, status: number, code: string]
    >([
      ["a duplicate", () => from("items").insert([{ title: "x" }, { title: "apple" }]), 409, "23505"],
      ["a missing parent, seen at the commit", () => from("parts").insert({ id: 9, item_id: 99 }), 409, "23503"],
      ["a parent that is needed", () => from("items").delete().eq("id", 1), 409, "23503"],
      ["a null where none may be", () => from("items").insert({ title: null }), 400, "23502"],
      ["a check", () => from("items").insert({ title: "x", quantity: -1 }), 400, "23514"],
      ["a domain's check", () => from("everything").insert({ brief: "too long" }), 400, "23514"],
      ["a value that is none of its type", () => from("items").insert({ title: "x", quantity: "many" }), 400, "22P02"],
      ["a value that is too long", () => from("everything").insert({ code: "too long" }), 400, "22001"],
      ["a number that is too large", () => from("everything").insert({ small: 99999 }), 400, "22003"],
      ["a generated column", () => from("everything").insert({ doubled: 1 }), 400, "428C9"],
      ["an unknown column", () => from("items").insert({ title: "x", nope: 1 }), 400, "PGRST204"],
      [
        "an unknown column among several rows",
        () => from("items").insert([{ title: "x" }, { nope: 1 }]),
        400,
        "PGRST204",
      ],
      ["an unknown column to change", () => from("items").update({ nope: 1 }).eq("id", 1), 400, "PGRST204"],
      ["an unknown column to show", () => from("items").insert({ title: "x" }).select("nope"), 400, "42703"],
      ["a change of everything", () => from("items").update({ note: "x" }), 400, "21000"],
      ["a deletion of everything", () => from("items").delete(), 400, "21000"],
      [
        "two rows as one",
        () =>
          from("items")
            .insert([{ title: "x" }, { title: "y" }])
            .select()
            .single(),
        406,
        "PGRST116",
      ],
      [
        "a change of two rows as one",
        () => from("items").update({ title: "x" }).lt("id", 1).select().single(),
        406,
        "PGRST116",
      ],
      ["a deletion of two rows as one", () => from("items").delete().gt("id", 1).select().single(), 406, "PGRST116"],
      ["more than may be deleted", () => atMost(1, from("items").delete().gt("id", 1)), 400, "PGRST124"],
      ["more than may be changed", () => atMost(1, from("items").update({ note: "x" }).gt("id", 1)), 400, "PGRST124"],
      ["a table that is not there", () => from("nope").insert({ a: 1 }), 404, "PGRST205"],
    ])("%s", async (_what, write, status, code) => {
      const result = await write();
      expect([result.status, result.error]).toEqual([status, expect.objectContaining({ code })]);
      expect(await titles()).toEqual(UNTOUCHED);
      expect((await from("items").select("id").eq("note", "x")).data).toEqual([]);
    });

    test("the words are Postgres' own", async () => {
      const { error } = await from("items").insert({ title: "apple" });
      expect(error).toMatchObject({
        code: "23505",
        details: "Key (title)=(apple) already exists.",
        hint: null,
        message: 'duplicate key value violates unique constraint "items_title_key"',
      });
      expect((await from("items").insert({ nope: 1 })).error).toMatchObject({
        code: "PGRST204",
        details: null,
        hint: null,
        message: "Could not find the 'nope' column of 'items' in the schema cache",
      });
    });

    test("tx=rollback shows what would be, and checks it", async () => {
      const { data, status } = await from("items").insert({ title: "x" }).select("title").rollback();
      expect({ data, status }).toEqual({ data: [{ title: "x" }], status: 201 });
      expect(await titles()).toEqual(UNTOUCHED);
      const deferred = await from("parts").insert({ id: 9, item_id: 99 }).rollback();
      expect([deferred.status, deferred.error?.code]).toEqual([409, "23503"]);
      const response = await rest.raw(transport, "/items?id=eq.1", {
        method: "DELETE",
        headers: { Prefer: "tx=rollback" },
      });
      expect(response.status).toBe(409);
    });

    test("max-affected that is kept", async () => {
      const result = await atMost(2, from("items").update({ note: "x" }).gt("id", 1)).select("id");
      expect([result.status, result.data?.length]).toEqual([200, 2]);
      const response = await rest.raw(transport, "/items?id=eq.3", {
        method: "DELETE",
        headers: { Prefer: "handling=strict, max-affected=1" },
      });
      expect(response.headers.get("preference-applied")).toBe("handling=strict, max-affected=1");
    });

    test("strict handling knows what it does not know", async () => {
      const response = await rest.raw(transport, "/items", {
        headers: { Prefer: "handling=strict, count=exact, odd=1, more" },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "PGRST122",
        details: "Invalid preferences: odd=1, more",
        hint: null,
        message: "Invalid preferences given with handling=strict",
      });
      expect((await rest.raw(transport, "/items", { headers: { Prefer: "handling=lenient, odd=1" } })).status).toBe(
        200,
      );
    });
  });
});
