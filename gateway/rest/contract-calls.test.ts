/** Functions, as the official client calls them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANN, ENGINES, MAX_ROWS, openRest, type RestHarness, TRANSPORTS } from "#tests/support/rest-harness.ts";

describe.each(ENGINES)("on %s", (engine) => {
  let rest: RestHarness;
  beforeAll(async () => {
    rest = await openRest(engine);
  });
  beforeEach(() => rest.reset());
  afterAll(() => rest.close());

  describe.each(TRANSPORTS)("over %s", (transport) => {
    type Options = Parameters<ReturnType<RestHarness["client"]>["rpc"]>[2];
    const rpc = (name: string, args: object = {}, options: Options = {}) =>
      rest.client(transport).rpc(name as never, args as never, options);
    const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      rest.raw(transport, path, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });

    test.each<[what: string, name: string, args: object, data: unknown]>([
      ["a number", "add", { a: 1, b: 2 }, 3],
      ["a default", "add", { a: 1 }, 11],
      ["no arguments", "answer", {}, 42],
      ["null", "nobody", {}, null],
      ["a domain over a domain", "brief", {}, "brief"],
      ["a set of numbers", "evens", { most: 6 }, [2, 4, 6]],
      ["an empty set", "evens", { most: 0 }, []],
      [
        "a table",
        "table_of",
        { most: 2 },
        [
          { n: 1, square: 1 },
          { n: 2, square: 4 },
        ],
      ],
      ["output parameters", "pair", {}, { x: 1, y: "y" }],
      ["a variadic list", "total", { list: [1, 2, 3] }, 6],
      ["an overload by its arguments", "overloaded", { a: 1, b: 2 }, "ab"],
      ["the other overload", "overloaded", { a: 1 }, "a"],
    ])("%s", async (_what, name, args, data) => {
      expect(await rpc(name, args)).toMatchObject({ status: 200, error: null, data });
      if (name !== "total")
        expect(await rpc(name, args, { get: true })).toMatchObject({ status: 200, error: null, data });
    });

    test("one row is an object, rows are a list", async () => {
      expect(await rpc("first_item")).toMatchObject({ status: 200, data: { id: 1, title: "apple" } });
      expect((await rpc("find_items")).data).toHaveLength(3);
    });

    test("rows can be chosen, filtered, ordered, paged and counted", async () => {
      const found = await rest
        .client(transport)
        .rpc("find_items", { minimum: 0 }, { count: "exact" })
        .select("id,n:quantity")
        .lt("quantity", 3)
        .order("id", { ascending: false })
        .limit(1);
      expect(found).toMatchObject({ status: 206, count: 2, data: [{ id: 3, n: 0 }] });
      const got = await rest.raw(transport, "/rpc/table_of?most=9&n=gt.2&order=n.desc&select=square&limit=2");
      expect(await got.json()).toEqual([{ square: 81 }, { square: 64 }]);
    });

    test("a read has at most so many rows, a count has not", async () => {
      const { data } = await rest.client(transport).rpc("evens", { most: 5000 });
      expect(data).toHaveLength(MAX_ROWS);
      const capped = await rest.client(transport).rpc("evens", { most: 5000 }, { count: "exact" }).limit(2000);
      expect(capped).toMatchObject({ status: 206, count: 2500 });
      expect(capped.data).toHaveLength(MAX_ROWS);
    });

    test("nothing", async () => {
      expect(await rpc("nothing")).toMatchObject({ status: 204, data: null, error: null });
    });

    test("HEAD", async () => {
      expect(await rpc("find_items", {}, { head: true, count: "exact" })).toMatchObject({
        status: 200,
        count: 3,
        data: null,
      });
    });

    test("a variadic list by GET", async () => {
      expect(await (await rest.raw(transport, "/rpc/total?list=1&list=2&list=39")).json()).toBe(42);
    });

    test("a form", async () => {
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      expect(await (await post("/rpc/add", "a=40&b=2", form)).json()).toBe(42);
    });

    test("the whole body as the one unnamed argument", async () => {
      const json = '{"z":[1.10,null],"a":1}';
      expect(await (await post("/rpc/whole_json", json)).text()).toBe('{"a": 1, "z": [1.10, null]}');
      expect(await (await post("/rpc/whole_text", "plain ünd", { "Content-Type": "text/plain" })).json()).toBe(
        "plain ünd",
      );
      const bytes = await post("/rpc/whole_bytes", Uint8Array.of(0, 1, 255), {
        "Content-Type": "application/octet-stream",
      });
      expect(await bytes.json()).toBe("0001ff");
    });

    test("one row wanted as an object", async () => {
      expect(await rest.client(transport).rpc("find_items", { minimum: 3 }).single()).toMatchObject({
        data: { title: "apple" },
      });
      const { error, status } = await rest.client(transport).rpc("find_items").single();
      expect([status, error?.code, error?.details]).toEqual([406, "PGRST116", "The result contains 3 rows"]);
      expect(await rest.client(transport).rpc("add", { a: 1 }).single()).toMatchObject({ status: 200, data: 11 });
    });

    test("what it did is undone where its result is refused", async () => {
      const quantities = async () => (await rest.client(transport).from("items").select("quantity").order("id")).data;
      const before = await quantities();
      expect((await rest.client(transport).rpc("double_all").single()).error?.code).toBe("PGRST116");
      expect((await post("/rpc/double_all", "{}", { Prefer: "handling=strict, max-affected=2" })).status).toBe(400);
      expect((await post("/rpc/double_all", "{}", { Prefer: "tx=rollback" })).status).toBe(200);
      expect(await quantities()).toEqual(before);
      expect((await rpc("double_all")).data).toHaveLength(3);
      expect(await quantities()).toEqual([{ quantity: 6 }, { quantity: 2 }, { quantity: 0 }]);
    });

    test("GET changes nothing", async () => {
      const { error, status } = await rpc("double_all", {}, { get: true });
      expect([status, error?.code]).toEqual([405, "25006"]);
    });

    test("it can ask who calls and how", async () => {
      const response = await post("/rpc/whoami", "{}", { "X-Test": "tester", Cookie: "a=1; b=x=y" });
      expect(await response.json()).toEqual({
        role: "authenticated",
        sub: ANN,
        method: "POST",
        path: "/rpc/whoami",
        search_path: '"rest_test", "public", "extensions"',
        agent: "tester",
        // A browser's fetch may not send cookies by hand; Node's does.
        cookie: '{"a":"1","b":"x=y"}',
      });
    });

    test("it can answer for itself", async () => {
      const response = await post("/rpc/custom", "{}");
      expect([response.status, response.headers.get("x-one"), response.headers.get("content-type")]).toEqual([
        202,
        "1",
        "text/plain",
      ]);
      const teapot = await post("/rpc/teapot", "{}");
      expect([teapot.status, teapot.headers.get("x-pot")]).toEqual([418, "brown"]);
      expect(await teapot.json()).toEqual({ code: "TEA", details: null, hint: "pour", message: "short and stout" });
    });

    test.each<[code: string, status: number]>([
      ["P0001", 400],
      ["23505", 409],
      ["42501", 403],
      ["PT409", 409],
      ["22023", 400],
      ["40001", 500],
    ])("RAISE %s", async (code, status) => {
      const { error, status: answered } = await rpc("fail", { code, message: "no" });
      expect(answered).toBe(status);
      expect(error).toMatchObject({ code, message: "no", details: "the detail", hint: "the hint" });
    });

    test.each<[what: string, ask: () => Promise<Response>, status: number, body: object]>([
      [
        "no such function",
        () => post("/rpc/ad", '{"b":1,"a":2}'),
        404,
        {
          code: "PGRST202",
          details:
            "Searched for the function rest_test.ad with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
          hint: null,
          message: "Could not find the function rest_test.ad(a, b) in the schema cache",
        },
      ],
      [
        "not with these arguments",
        () => rest.raw(transport, "/rpc/table_of?mosts=1"),
        404,
        {
          code: "PGRST202",
          details:
            "Searched for the function rest_test.table_of with parameter mosts, but no matches were found in the schema cache.",
          hint: "Perhaps you meant to call the function rest_test.table_of(most)",
          message: "Could not find the function rest_test.table_of(mosts) in the schema cache",
        },
      ],
      [
        "a name nearby",
        () => rest.raw(transport, "/rpc/find_item"),
        404,
        {
          code: "PGRST202",
          details:
            "Searched for the function rest_test.find_item without parameters, but no matches were found in the schema cache.",
          hint: "Perhaps you meant to call the function rest_test.find_items",
          message: "Could not find the function rest_test.find_item without parameters in the schema cache",
        },
      ],
      [
        "two that fit",
        () => post("/rpc/choose", '{"a":1}'),
        300,
        {
          code: "PGRST203",
          details: null,
          hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
          message:
            "Could not choose the best candidate function between: rest_test.choose(a => integer), rest_test.choose(a => text)",
        },
      ],
      [
        "another method",
        () => rest.raw(transport, "/rpc/add", { method: "DELETE" }),
        405,
        { code: "PGRST101", details: null, hint: null, message: "Cannot use the DELETE method on RPC" },
      ],
      [
        "a limit on what returns one row",
        () => post("/rpc/nothing", "{}", { Prefer: "handling=strict, max-affected=2" }),
        400,
        {
          code: "PGRST128",
          details: null,
          hint: null,
          message: "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
        },
      ],
    ])("%s", async (_what, ask, status, body) => {
      const response = await ask();
      expect([response.status, await response.json()]).toEqual([status, body]);
    });
  });
});
