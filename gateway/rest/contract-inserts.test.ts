/** Inserts and upserts with the official client. */
import { describe, expect, test } from "vitest";
import { describeContract } from "#tests/support/rest-harness.ts";

describeContract({ resetRows: "before each" }, ({ client, from, send, transport }) => {
  describe("insert", () => {
    test("returns no body by default", async () => {
      expect(await from("items").insert({ title: "new" })).toMatchObject({ status: 201, data: null, error: null });
      const response = await send("POST", "/items", { title: "newer" });
      expect(response.status).toBe(201);
      expect(response.headers.get("content-range")).toBe("*/*");
      expect(response.headers.get("content-type")).toBeNull();
      expect(await response.text()).toBe("");
    });

    test("returns the inserted rows, with computed columns", async () => {
      const { data, status } = await from("items")
        .insert({ title: "new", quantity: 7 })
        .select("id,title,n:quantity,shouted");
      expect({ data, status }).toEqual({ status: 201, data: [{ id: 4, title: "new", n: 7, shouted: "NEW" }] });
      const whole = await from("items").insert({ title: "newer" }).select().single();
      expect(whole.data).toEqual({
        id: 5,
        title: "newer",
        quantity: 1,
        note: "none",
        created_at: expect.any(String),
      });
      const star = await from("items").insert({ title: "newest" }).select("*,shouted").single();
      expect(star.data).toMatchObject({ id: 6, title: "newest", shouted: "NEWEST" });
    });

    test.each([
      ["a quote beside a comma", 'a "b", c'],
      ["quotes around a comma", 'say "hi, there"'],
      ["a quote at the start", '"a", b'],
      ["a quote at the end", 'a, "b"'],
      ["one quote", '12" wheel, big'],
      ["parentheses", 'f("x")'],
      ["a backslash at the end", "a,b\\"],
      ["quotes without a comma", '"12" wheel'],
    ])(".in() finds a value with %s", async (_what, title) => {
      const titles = [title, "apple", "x,y", '13" wheel'];
      await from("items").insert(titles.filter((name) => name !== "apple").map((name) => ({ title: name })));
      await from("items").insert({ title: "other" });
      const sorted = (rows: readonly { title: unknown }[] | null) =>
        (rows ?? []).map((row) => String(row.title)).sort((a, b) => (a < b ? -1 : 1));
      expect(sorted((await from("items").select("title").in("title", titles)).data)).toEqual(
        sorted(titles.map((name) => ({ title: name }))),
      );
      const last = await from("items").select("title").in("title", titles.toReversed());
      expect(sorted(last.data)).toEqual(sorted(titles.map((name) => ({ title: name }))));
      const others = await from("items").select("title").notIn("title", titles);
      expect(sorted(others.data)).toEqual(["bread", "cheese", "other"]);
    });

    test("accepts 12,000 rows in 6 MiB", async () => {
      const rows = Array.from({ length: 12_000 }, (_, n) => ({ id: n + 100, label: "x".repeat(450) }));
      expect(await from("parts").insert(rows)).toMatchObject({ status: 201, error: null });
      expect((await from("parts").select("*", { count: "exact", head: true }).gte("id", 100)).count).toBe(12_000);
    });

    // Over a socket: tests/system/attacks/sockets.test.ts.
    if (transport === "memory") {
      test("rejects more than 6 MiB, and more than 64 KiB from the anonymous role", async () => {
        const tooLarge = await from("items").insert({ title: "x".repeat(6 * 1024 * 1024) });
        expect([tooLarge.status, tooLarge.error?.details]).toEqual([413, "The limit is 6291456 bytes."]);
        const anonymous = await client(null)
          .from("inbox")
          .insert({ body: "x".repeat(64 * 1024) });
        expect([anonymous.status, anonymous.error?.details]).toEqual([413, "The limit is 65536 bytes."]);
      });
    }

    test("missing keys of several rows are null, or the default on request", async () => {
      const rows = [{ title: "a", note: "said" }, { title: "b" }];
      const { data } = await from("items").insert(rows).select("title,note").order("title");
      expect(data).toEqual([
        { title: "a", note: "said" },
        { title: "b", note: null },
      ]);
      const more = [{ title: "c", quantity: 5 }, { title: "d" }];
      const defaulted = await from("items").insert(more, { defaultToNull: false }).select("title,quantity");
      expect(defaulted.data).toEqual([
        { title: "c", quantity: 5 },
        { title: "d", quantity: 1 },
      ]);
    });

    test.each<[body: string, rows: number]>([
      ["[]", 0],
      ["{}", 1],
      ["[{},{}]", 2],
    ])("%s inserts %i rows of defaults", async (body, rows) => {
      const response = await send("POST", "/notes?select=body", body, "return=representation,count=exact");
      expect(response.status).toBe(201);
      expect(response.headers.get("content-range")).toBe(`*/${rows}`);
      expect(await response.json()).toEqual(Array.from({ length: rows }, () => ({ body: null })));
    });

    test("values keep their precision", async () => {
      const body =
        '{"big":9223372036854775807,"exact":0.12345678901234567890e3,"at":"2026-02-03T04:05:06.7+05:30","raw":{"b":1, "a":[1.10]},"bytes":"\\\\x00ff","tags":["x","y\\"z"],"range":"[1,3)","feeling":"sad"}';
      const path = "/everything?select=big,exact,at,raw,bytes,tags,range,feeling";
      const response = await send("POST", path, body, "return=representation");
      expect(await response.text()).toBe(
        '[{"big":9223372036854775807,"exact":123.4567890123,"at":"2026-02-02T22:35:06.7+00:00","raw":{"b":1, "a":[1.10]},"bytes":"\\\\x00ff","tags":["x","y\\"z"],"range":"[1,3)","feeling":"sad"}]',
      );
    });

    test("return=headers-only returns the row's Location", async () => {
      const response = await send("POST", "/items", { title: "new" }, "return=headers-only");
      expect(response.status).toBe(201);
      expect(response.headers.get("location")).toBe("/items?id=eq.4");
      expect(response.headers.get("preference-applied")).toBe("return=headers-only");
      const pair = await send("POST", "/pairs", { a: 8, b: 9 }, "return=headers-only");
      expect(pair.headers.get("location")).toBe("/pairs?a=eq.8&b=eq.9");
      const odd = await send("POST", "/odd%20%22name", { "the column": 5 }, "return=headers-only");
      expect(odd.headers.get("location")).toBe("/odd%20%22name?the%20column=eq.5");
      const two = await send("POST", "/items", [{ title: "x" }, { title: "y" }], "return=headers-only");
      expect(two.headers.get("location")).toBeNull();
    });

    test("accepts CSV and form bodies", async () => {
      const csv = await send(
        "POST",
        "/items?select=title,note",
        'title,note\na,NULL\n"b,c",x\n',
        "return=representation",
        { "Content-Type": "text/csv" },
      );
      expect(await csv.json()).toEqual([
        { title: "a", note: null },
        { title: "b,c", note: "x" },
      ]);
      const form = await send("POST", "/items?select=title,quantity", "title=d+e&quantity=4", "return=representation", {
        "Content-Type": "application/x-www-form-urlencoded",
      });
      expect(await form.json()).toEqual([{ title: "d e", quantity: 4 }]);
    });

    test("columns= ignores other keys", async () => {
      const response = await send(
        "POST",
        "/items?columns=title&select=title,quantity",
        { title: "a", quantity: 99, id: 77 },
        "return=representation",
      );
      expect(await response.json()).toEqual([{ title: "a", quantity: 1 }]);
    });
  });

  describe("upsert", () => {
    test("updates existing rows and inserts new ones", async () => {
      const rows = [
        { a: 1, b: 1, value: "X" },
        { a: 3, b: 3, value: "new" },
      ];
      const { data, status } = await from("pairs").upsert(rows).select();
      expect({ data, status }).toEqual({ data: rows, status: 201 });
      const again = await from("pairs").upsert({ a: 1, b: 1, value: "Y" }).select();
      expect(again).toMatchObject({ status: 200, data: [{ a: 1, b: 1, value: "Y" }] });
    });

    test("on_conflict names another unique column", async () => {
      const { data, status } = await from("items")
        .upsert({ title: "apple", quantity: 9 }, { onConflict: "title" })
        .select("id,quantity");
      expect({ data, status }).toEqual({ data: [{ id: 1, quantity: 9 }], status: 200 });
    });

    test("ignore-duplicates keeps existing rows", async () => {
      const rows = [
        { a: 1, b: 1, value: "X" },
        { a: 3, b: 3, value: "new" },
      ];
      const { data, status } = await from("pairs").upsert(rows, { ignoreDuplicates: true }).select();
      expect({ data, status }).toEqual({ data: [{ a: 3, b: 3, value: "new" }], status: 201 });
      const none = await from("pairs").upsert({ a: 1, b: 1 }, { ignoreDuplicates: true }).select();
      expect(none).toMatchObject({ status: 201, data: [] });
    });

    test.each<[table: string, body: string, status: number, applied: string]>([
      ["pairs", '{"a":1,"b":1}', 200, "resolution=merge-duplicates"],
      ["pairs", "[]", 200, "resolution=merge-duplicates"],
      ["keyless", '{"a":1}', 201, ""],
    ])("upsert into %s: %s", async (table, body, status, applied) => {
      const response = await send("POST", `/${table}`, body, "resolution=merge-duplicates");
      expect([response.status, response.headers.get("preference-applied") ?? ""]).toEqual([status, applied]);
    });

    test("rejects on_conflict columns without a unique constraint", async () => {
      const { error, status } = await from("items").upsert({ title: "apple" }, { onConflict: "quantity" });
      expect([status, error?.code]).toEqual([400, "42P10"]);
      const unknown = await from("items").upsert({ title: "apple" }, { onConflict: "nope" });
      expect([unknown.status, unknown.error?.code]).toEqual([400, "42703"]);
    });
  });
});
