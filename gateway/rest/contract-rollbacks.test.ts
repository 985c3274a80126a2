/** Rejected writes leave no rows behind. */
import { expect, test } from "vitest";
import { describeContract } from "#tests/support/rest-harness.ts";

/** The client's `maxAffected`, whose type needs a generated schema. */
function atMost<Query>(rows: number, query: Query): Query {
  return (query as { maxAffected(rows: number): Query }).maxAffected(rows);
}

describeContract({ resetRows: "before each" }, ({ from, raw }) => {
  const titles = async () => (await from("items").select("title").order("id")).data?.map((row) => row.title);
  const UNCHANGED = ["apple", "bread", "cheese"];

  test.each<
    [what: string, write: () => PromiseLike<{ status: number; error: object | null }>, status: number, code: string]
  >([
    ["a duplicate", () => from("items").insert([{ title: "x" }, { title: "apple" }]), 409, "23505"],
    ["a missing parent, checked at commit", () => from("parts").insert({ id: 9, item_id: 99 }), 409, "23503"],
    ["the deletion of a referenced row", () => from("items").delete().eq("id", 1), 409, "23503"],
    ["null for a NOT NULL column", () => from("items").insert({ title: null }), 400, "23502"],
    ["a check violation", () => from("items").insert({ title: "x", quantity: -1 }), 400, "23514"],
    ["a domain's check violation", () => from("everything").insert({ brief: "too long" }), 400, "23514"],
    ["a value of another type", () => from("items").insert({ title: "x", quantity: "many" }), 400, "22P02"],
    ["a value that is too long", () => from("everything").insert({ code: "too long" }), 400, "22001"],
    ["a number that is too large", () => from("everything").insert({ small: 99999 }), 400, "22003"],
    ["a value for a generated column", () => from("everything").insert({ doubled: 1 }), 400, "428C9"],
    ["an unknown column", () => from("items").insert({ title: "x", nope: 1 }), 400, "PGRST204"],
    [
      "an unknown column among several rows",
      () => from("items").insert([{ title: "x" }, { nope: 1 }]),
      400,
      "PGRST204",
    ],
    ["an update of an unknown column", () => from("items").update({ nope: 1 }).eq("id", 1), 400, "PGRST204"],
    ["a select of an unknown column", () => from("items").insert({ title: "x" }).select("nope"), 400, "42703"],
    ["an update without a filter", () => from("items").update({ note: "x" }), 400, "21000"],
    ["a delete without a filter", () => from("items").delete(), 400, "21000"],
    [
      "an insert of two rows with single()",
      () =>
        from("items")
          .insert([{ title: "x" }, { title: "y" }])
          .select()
          .single(),
      406,
      "PGRST116",
    ],
    [
      "an update with single() that matches no row",
      () => from("items").update({ title: "x" }).lt("id", 1).select().single(),
      406,
      "PGRST116",
    ],
    ["a delete of two rows with single()", () => from("items").delete().gt("id", 1).select().single(), 406, "PGRST116"],
    ["a delete beyond max-affected", () => atMost(1, from("items").delete().gt("id", 1)), 400, "PGRST124"],
    [
      "an update beyond max-affected",
      () => atMost(1, from("items").update({ note: "x" }).gt("id", 1)),
      400,
      "PGRST124",
    ],
    ["an unknown table", () => from("nope").insert({ a: 1 }), 404, "PGRST205"],
  ])("rejects %s", async (_what, write, status, code) => {
    const result = await write();
    expect([result.status, result.error]).toEqual([status, expect.objectContaining({ code })]);
    expect(await titles()).toEqual(UNCHANGED);
    expect((await from("items").select("id").eq("note", "x")).data).toEqual([]);
  });

  test("the error has Postgres' message and details", async () => {
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

  test("tx=rollback returns the result and checks deferred constraints", async () => {
    const { data, status } = await from("items").insert({ title: "x" }).select("title").rollback();
    expect({ data, status }).toEqual({ data: [{ title: "x" }], status: 201 });
    expect(await titles()).toEqual(UNCHANGED);
    const deferred = await from("parts").insert({ id: 9, item_id: 99 }).rollback();
    expect([deferred.status, deferred.error?.code]).toEqual([409, "23503"]);
    const response = await raw("/items?id=eq.1", {
      method: "DELETE",
      headers: { Prefer: "tx=rollback" },
    });
    expect(response.status).toBe(409);
  });

  test("max-affected allows up to N rows", async () => {
    const result = await atMost(2, from("items").update({ note: "x" }).gt("id", 1)).select("id");
    expect([result.status, result.data?.length]).toEqual([200, 2]);
    const response = await raw("/items?id=eq.3", {
      method: "DELETE",
      headers: { Prefer: "handling=strict, max-affected=1" },
    });
    expect(response.headers.get("preference-applied")).toBe("handling=strict, max-affected=1");
  });

  test("handling=strict rejects unknown preferences", async () => {
    const response = await raw("/items", {
      headers: { Prefer: "handling=strict, count=exact, odd=1, more" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "PGRST122",
      details: "Invalid preferences: odd=1, more",
      hint: null,
      message: "Invalid preferences given with handling=strict",
    });
    expect((await raw("/items", { headers: { Prefer: "handling=lenient, odd=1" } })).status).toBe(200);
  });
});
