/** Function calls with the official client. */
import { expect, test } from "vitest";
import { ANN, describeContract, MAX_ROWS, type RestApi } from "#tests/support/rest-harness.ts";

describeContract({ resetRows: "before each" }, ({ client, raw, send }) => {
  type Options = Parameters<ReturnType<RestApi["client"]>["rpc"]>[2];
  const rpc = (name: string, args: object = {}, options: Options = {}) =>
    client().rpc(name as never, args as never, options);
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    send("POST", path, body, "", headers);

  test.each<[what: string, name: string, args: object, data: unknown]>([
    ["a number", "add", { a: 1, b: 2 }, 3],
    ["a number, with a default argument", "add", { a: 1 }, 11],
    ["a number, without arguments", "constant", {}, 42],
    ["null", "null_text", {}, null],
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
    ["output parameters as an object", "pair", {}, { x: 1, y: "y" }],
    ["the result for a variadic array", "total", { list: [1, 2, 3] }, 6],
    ["the result of the overload with these arguments", "overloaded", { a: 1, b: 2 }, "ab"],
    ["the result of the other overload", "overloaded", { a: 1 }, "a"],
  ])("returns %s", async (_what, name, args, data) => {
    expect(await rpc(name, args)).toMatchObject({ status: 200, error: null, data });
    if (name !== "total")
      expect(await rpc(name, args, { get: true })).toMatchObject({ status: 200, error: null, data });
  });

  test("a composite is an object, a set of composites is an array", async () => {
    expect(await rpc("first_item")).toMatchObject({ status: 200, data: { id: 1, title: "apple" } });
    expect((await rpc("find_items")).data).toHaveLength(3);
  });

  test("rows can be selected, filtered, ordered, paginated and counted", async () => {
    const found = await client()
      .rpc("find_items", { minimum: 0 }, { count: "exact" })
      .select("id,n:quantity")
      .lt("quantity", 3)
      .order("id", { ascending: false })
      .limit(1);
    expect(found).toMatchObject({ status: 206, count: 2, data: [{ id: 3, n: 0 }] });
    const got = await raw("/rpc/table_of?most=9&n=gt.2&order=n.desc&select=square&limit=2");
    expect(await got.json()).toEqual([{ square: 81 }, { square: 64 }]);
  });

  test("maxRows limits the rows but not the count", async () => {
    const { data } = await client().rpc("evens", { most: 5000 });
    expect(data).toHaveLength(MAX_ROWS);
    const capped = await client().rpc("evens", { most: 5000 }, { count: "exact" }).limit(2000);
    expect(capped).toMatchObject({ status: 206, count: 2500 });
    expect(capped.data).toHaveLength(MAX_ROWS);
  });

  test("a void function is a 204", async () => {
    expect(await rpc("nothing")).toMatchObject({ status: 204, data: null, error: null });
  });

  test("HEAD has headers and no body", async () => {
    expect(await rpc("find_items", {}, { head: true, count: "exact" })).toMatchObject({
      status: 200,
      count: 3,
      data: null,
    });
  });

  test("repeated GET parameters are a variadic array", async () => {
    expect(await (await raw("/rpc/total?list=1&list=2&list=39")).json()).toBe(42);
  });

  test("a form body contains the arguments", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await (await post("/rpc/add", "a=40&b=2", form)).json()).toBe(42);
  });

  test("a single unnamed parameter gets the whole body", async () => {
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

  test("an unnamed parameter is the argument with the empty name", async () => {
    // PostgREST passes the body as it is.
    expect((await rpc("whole_json", { "": { a: 1 } })).data).toEqual({ "": { a: 1 } });
    expect((await rpc("whole_text", { "": "x" })).data).toBe('{"":"x"}');
    expect((await rpc("whole_bytes", { "": "x" })).data).toBe(Buffer.from('{"":"x"}').toString("hex"));
    expect((await rpc("whole_text", { "": "x" }, { get: true })).data).toBe('{"":"x"}');
    const { error, status } = await rpc("unnamed_number", { "": 1 });
    expect([status, error]).toMatchObject([
      404,
      {
        code: "PGRST202",
        details:
          "Searched for the function rest_test.unnamed_number with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
        message: "Could not find the function rest_test.unnamed_number() in the schema cache",
      },
    ]);
  });

  test.each<[name: string, args: object, candidates: string]>([
    [
      "ambiguous",
      { arg: 1 },
      "rest_test.ambiguous(arg => json), rest_test.ambiguous(arg => integer), rest_test.ambiguous(arg => text, num => integer)",
    ],
    ["whole_overloaded", { a: 1 }, "rest_test.whole_overloaded( => json), rest_test.whole_overloaded( => jsonb)"],
  ])("lists the candidates of an ambiguous call of %s in PostgREST's order", async (name, args, candidates) => {
    const { error, status } = await rpc(name, args);
    expect([status, error?.code, error?.message]).toEqual([
      300,
      "PGRST203",
      `Could not choose the best candidate function between: ${candidates}`,
    ]);
  });

  test("a function's rows have the computed columns of their table", async () => {
    const rows = (columns: string) => rpc("find_items", { minimum: 1 }).select(columns);
    expect((await rows("title,shouted")).data).toEqual([
      { title: "apple", shouted: "APPLE" },
      { title: "bread", shouted: "BREAD" },
    ]);
    const filtered = await rows("*").eq("shouted", "BREAD").order("shouted");
    expect(filtered.data).toMatchObject([{ id: 2, title: "bread" }]);
    expect(Object.keys(filtered.data?.[0] ?? {})).not.toContain("shouted");
    const star = await raw("/rpc/find_items?minimum=3&select=*,loud:shouted");
    expect(await star.json()).toMatchObject([{ id: 1, title: "apple", loud: "APPLE" }]);
    const one = await rpc("first_item").select("shouted");
    expect(one.data).toEqual({ shouted: "APPLE" });
  });

  test("single() returns one row as an object and rejects several", async () => {
    expect(await client().rpc("find_items", { minimum: 3 }).single()).toMatchObject({
      data: { title: "apple" },
    });
    const { error, status } = await client().rpc("find_items").single();
    expect([status, error?.code, error?.details]).toEqual([406, "PGRST116", "The result contains 3 rows"]);
    expect(await client().rpc("add", { a: 1 }).single()).toMatchObject({ status: 200, data: 11 });
  });

  test("a rejected result rolls back the call's writes", async () => {
    const quantities = async () => (await client().from("items").select("quantity").order("id")).data;
    const before = await quantities();
    expect((await client().rpc("double_all").single()).error?.code).toBe("PGRST116");
    expect((await post("/rpc/double_all", "{}", { Prefer: "handling=strict, max-affected=2" })).status).toBe(400);
    expect((await post("/rpc/double_all", "{}", { Prefer: "tx=rollback" })).status).toBe(200);
    expect(await quantities()).toEqual(before);
    expect((await rpc("double_all")).data).toHaveLength(3);
    expect(await quantities()).toEqual([{ quantity: 6 }, { quantity: 2 }, { quantity: 0 }]);
  });

  test("a call by GET cannot write", async () => {
    const { error, status } = await rpc("double_all", {}, { get: true });
    expect([status, error?.code]).toEqual([405, "25006"]);
  });

  test("a function can read role, claims, method, path, headers and cookies", async () => {
    const response = await post("/rpc/whoami", "{}", { "X-Test": "tester", Cookie: "a=1; b=x=y" });
    expect(await response.json()).toEqual({
      role: "authenticated",
      sub: ANN,
      method: "POST",
      path: "/rpc/whoami",
      search_path: '"rest_test", "public", "extensions"',
      agent: "tester",
      // Only Node's fetch sends a Cookie header set by hand.
      cookie: '{"a":"1","b":"x=y"}',
    });
  });

  test("a function can set status and headers, or raise the whole response", async () => {
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
    const { error, status: received } = await rpc("fail", { code, message: "no" });
    expect(received).toBe(status);
    expect(error).toMatchObject({ code, message: "no", details: "the detail", hint: "the hint" });
  });

  test.each<[what: string, send: () => Promise<Response>, status: number, body: object]>([
    [
      "an unknown function",
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
      "unknown arguments",
      () => raw("/rpc/table_of?mosts=1"),
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
      "an unknown function with a similar name",
      () => raw("/rpc/find_item"),
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
      "ambiguous overloads",
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
      "an unsupported method",
      () => raw("/rpc/add", { method: "DELETE" }),
      405,
      { code: "PGRST101", details: null, hint: null, message: "Cannot use the DELETE method on RPC" },
    ],
    [
      "max-affected for a function that returns no set",
      () => post("/rpc/nothing", "{}", { Prefer: "handling=strict, max-affected=2" }),
      400,
      {
        code: "PGRST128",
        details: null,
        hint: null,
        message: "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
      },
    ],
  ])("rejects %s", async (_what, send, status, body) => {
    const response = await send();
    expect([response.status, await response.json()]).toEqual([status, body]);
  });
});
