/** Updates, deletes and PUT. */
import { describe, expect, test } from "vitest";
import { describeContract } from "#tests/support/rest-harness.ts";

describeContract({ resetRows: "before each" }, ({ from, raw, send }) => {
  const quantities = async () => (await from("items").select("title,quantity").order("id")).data;

  describe("PUT", () => {
    const put = (path: string, body: unknown, prefer = "return=representation") => send("PUT", path, body, prefer);

    test("inserts or updates the row that the URL names", async () => {
      const made = await put("/pairs?a=eq.7&b=eq.7", { a: 7, b: 7, value: "z" });
      expect([made.status, await made.json()]).toEqual([201, [{ a: 7, b: 7, value: "z" }]]);
      const changed = await put("/pairs?a=eq.7&b=eq.7", [{ a: 7, b: 7, value: "w" }]);
      expect([changed.status, await changed.json()]).toEqual([200, [{ a: 7, b: 7, value: "w" }]]);
      expect((await put("/pairs?a=eq.7&b=eq.7", { a: 7, b: 7, value: "v" }, "")).status).toBe(204);
    });

    test("rejects other rows and other filters", async () => {
      const response = await put("/pairs?a=eq.7&b=eq.7", { a: 7, b: 8, value: "z" });
      expect([response.status, (await response.json()).code]).toEqual([400, "PGRST115"]);
      expect((await put("/pairs?a=eq.7", { a: 7, b: 7 })).status).toBe(405);
      expect((await put("/pairs?a=eq.7&b=gt.7", { a: 7, b: 7 })).status).toBe(405);
      expect((await put("/pairs?a=eq.7&b=eq.7&limit=1", { a: 7, b: 7 })).status).toBe(400);
      expect((await from("pairs").select("*", { count: "exact", head: true })).count).toBe(2);
    });
  });

  describe("update", () => {
    test("updates the filtered rows", async () => {
      expect(await from("items").update({ quantity: 5 }).gt("quantity", 0)).toMatchObject({
        status: 204,
        data: null,
      });
      expect(await quantities()).toEqual([
        { title: "apple", quantity: 5 },
        { title: "bread", quantity: 5 },
        { title: "cheese", quantity: 0 },
      ]);
      const shown = await from("items")
        .update({ note: null })
        .or("id.eq.2,id.eq.3")
        .select("id,note")
        .order("id", { ascending: false });
      expect(shown).toMatchObject({
        status: 200,
        data: [
          { id: 3, note: null },
          { id: 2, note: null },
        ],
      });
    });

    test.each<[what: string, path: string, body: unknown, prefer: string, status: number, range: string]>([
      ["two rows", "/items?id=lt.3", { quantity: 5 }, "", 204, "0-1/*"],
      ["two rows, counted", "/items?id=lt.3", { quantity: 5 }, "count=exact", 204, "0-1/2"],
      ["no row", "/items?id=eq.99", { quantity: 5 }, "", 204, "*/*"],
      ["no row, returned", "/items?id=eq.99", { quantity: 5 }, "return=representation", 200, "*/*"],
      ["an empty body with a filter", "/items?id=eq.1", {}, "return=representation", 200, "*/*"],
      ["an empty body without a filter", "/items", {}, "", 204, "*/*"],
    ])("status and Content-Range of an update: %s", async (_what, path, body, prefer, status, range) => {
      const response = await send("PATCH", path, body, prefer);
      expect([response.status, response.headers.get("content-range")]).toEqual([status, range]);
      expect(await response.text()).toBe(status === 204 ? "" : "[]");
    });
  });

  describe("delete", () => {
    test("deletes the filtered rows", async () => {
      expect(await from("items").delete().eq("title", "cheese")).toMatchObject({
        status: 204,
        data: null,
        error: null,
      });
      const shown = await from("items").delete({ count: "exact" }).in("id", [2, 3]).select("title");
      expect(shown).toMatchObject({ status: 200, count: 1, data: [{ title: "bread" }] });
      expect(await quantities()).toEqual([{ title: "apple", quantity: 3 }]);
      const none = await raw("/items?id=eq.9", {
        method: "DELETE",
        headers: { Prefer: "count=exact" },
      });
      expect([none.status, none.headers.get("content-range")]).toEqual([204, "*/0"]);
    });
  });
});
