/** Reads with the official client. */
import { expect, test } from "vitest";
import { describeContract, type RestApi } from "#tests/support/rest-harness.ts";

describeContract({ resetRows: "once" }, ({ client, raw }) => {
  test("every type arrives as Postgres' JSON", async () => {
    const response = await raw("/everything?id=eq.1&select=*");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.text()).toBe(
      '[{"id":1,"name":"one","flag":true,"small":1,"big":9007199254740993,"exact":12345678901234567890.0123456789,' +
        '"approximate":0.1,"born":"2026-01-02","at":"2026-01-02T03:04:05.123456+00:00","local_at":"2026-01-02T03:04:05",' +
        '"span":"1 day 02:03:00","bytes":"\\\\x0001ff","uid":"00000000-0000-4000-8000-000000000001",' +
        '"data":{"a": {"b": "deep", "list": [10, 20]}, "n": 1},"raw":{"z":1, "a":2},"tags":["x","y,z"],"numbers":[1,2,3],' +
        '"feeling":"ok","brief":"brief","code":"ab","range":"[1,5)","words":"\'cat\':3 \'fat\':2","doubled":2}]',
    );
  });

  test("selects columns, aliases, casts and JSON paths", async () => {
    const { data, error, status } = await client()
      .from("everything")
      .select("id, title:name, big::text, data->a->>b, first:data->a->list->0, name->x, born")
      .order("id")
      .limit(1);
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data).toEqual([
      { id: 1, title: "one", big: "9007199254740993", b: "deep", first: 10, x: null, born: "2026-01-02" },
    ]);
  });

  test("selects a computed column", async () => {
    const { data } = await client().from("items").select("shouted").eq("title", "apple").single();
    expect(data).toEqual({ shouted: "APPLE" });
  });

  type Query = ReturnType<ReturnType<RestApi["client"]>["from"]>;
  type Filtered = ReturnType<Query["select"]>;
  test.each<[what: string, filter: (query: Filtered) => Filtered, ids: number[]]>([
    ["eq", (query) => query.eq("name", "one"), [1]],
    ["eq with commas and quotes", (query) => query.eq("name", 'three, "quoted" (3)'), [3]],
    ["neq excludes null", (query) => query.neq("small", 1), [2]],
    ["gt, lte", (query) => query.gt("small", 1).lte("small", 2), [2]],
    ["gte, lt", (query) => query.gte("big", 2).lt("big", 3), [2]],
    ["like", (query) => query.like("name", "%w%"), [2]],
    ["ilike with a star", (query) => query.ilike("name", "ON*"), [1]],
    ["likeAnyOf", (query) => query.likeAnyOf("name", ["o%", "tw%"]), [1, 2]],
    ["likeAllOf", (query) => query.likeAllOf("name", ["o%", "%e"]), [1]],
    ["match by regular expression", (query) => query.filter("name", "match", "^t.o$"), [2]],
    ["imatch", (query) => query.filter("name", "imatch", "^T"), [2, 3]],
    ["is null", (query) => query.is("flag", null), [3]],
    ["is true", (query) => query.is("flag", true), [1]],
    ["is not null", (query) => query.not("flag", "is", null), [1, 2]],
    ["isdistinct", (query) => query.filter("small", "isdistinct", 1), [2, 3]],
    ["in", (query) => query.in("name", ["one", "two, or (so)"]), [1]],
    ["in with an empty list", (query) => query.in("id", []), []],
    ["not in", (query) => query.not("id", "in", "(1,2)"), [3]],
    ["contains for arrays", (query) => query.contains("tags", ["x"]), [1]],
    ["contains for JSON", (query) => query.contains("data", { n: 2 }), [2]],
    ["contained by", (query) => query.containedBy("numbers", [1, 2, 3, 9]), [1]],
    ["overlaps", (query) => query.overlaps("numbers", [4]), [2]],
    ["rangeLt", (query) => query.rangeLt("range", "[5,9)"), [1]],
    ["rangeAdjacent", (query) => query.rangeAdjacent("range", "[9,10)"), [2]],
    ["full-text search", (query) => query.textSearch("words", "cat & fat", { config: "english" }), [1]],
    [
      "full-text search with websearch syntax",
      (query) => query.textSearch("name", "one or two", { type: "websearch" }),
      [1, 2],
    ],
    ["or", (query) => query.or("small.eq.2,name.ilike.three*"), [2, 3]],
    ["nested or", (query) => query.or("and(small.gt.0,small.lt.2),not.and(id.lt.3,id.gt.0)"), [1, 3]],
    ["or with quoted values", (query) => query.or('name.eq."three, \\"quoted\\" (3)",id.eq.2'), [2, 3]],
    ["a JSON path", (query) => query.eq("data->a->>b", "deep"), [1]],
    ["a JSON path compared as JSON", (query) => query.gt("data->n", 1), [2]],
    ["two filters on one column", (query) => query.gt("id", 1).lt("id", 3), [2]],
    ["match", (query) => query.match({ small: 1, flag: true }), [1]],
  ])("filter: %s", async (_what, filter, ids) => {
    const { data, error } = await filter(client().from("everything").select("id")).order("id");
    expect(error).toBeNull();
    expect(data).toEqual(ids.map((id) => ({ id })));
  });

  test("orders with nulls first or last", async () => {
    const ids = async (ascending: boolean, nullsFirst: boolean) => {
      const { data } = await client().from("everything").select("id").order("small", { ascending, nullsFirst });
      return data?.map((row) => row.id);
    };
    expect(await ids(true, true)).toEqual([3, 1, 2]);
    expect(await ids(false, false)).toEqual([2, 1, 3]);
  });

  test("orders by several columns and by a JSON path", async () => {
    const { data } = await client()
      .from("numbers")
      .select("id")
      .order("label->x")
      .order("id", { ascending: false })
      .limit(2);
    expect(data).toEqual([{ id: 25 }, { id: 24 }]);
  });

  test.each([
    ["exact", 25],
    ["planned", 25],
    ["estimated", 25],
  ] as const)("count=%s with a page of rows", async (count, total) => {
    const result = await client().from("numbers").select("id", { count }).order("id").range(5, 9);
    expect(result).toMatchObject({
      status: 206,
      count: total,
      data: [{ id: 6 }, { id: 7 }, { id: 8 }, { id: 9 }, { id: 10 }],
    });
  });

  test("counts without rows", async () => {
    const result = await client().from("numbers").select("*", { count: "exact", head: true }).gt("id", 20);
    expect(result).toMatchObject({ status: 200, count: 5, data: null, error: null });
  });

  test.each<[path: string, prefer: string | null, status: number, range: string]>([
    ["/numbers?limit=3", null, 200, "0-2/*"],
    ["/numbers?limit=3&offset=2", "count=exact", 206, "2-4/25"],
    ["/numbers", "count=exact", 200, "0-24/25"],
    ["/numbers?limit=0", null, 200, "*/*"],
    ["/numbers?id=eq.0", null, 200, "*/*"],
    ["/numbers?id=eq.0", "count=exact", 200, "*/0"],
    ["/numbers?offset=100", "count=exact", 416, "*/25"],
    ["/numbers?offset=100", null, 200, "*/*"],
  ])("Content-Range of %s, %s", async (path, prefer, status, range) => {
    const response = await raw(path, { headers: prefer === null ? {} : { Prefer: prefer } });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, range]);
    if (status !== 416) expect(response.headers.get("preference-applied")).toBe(prefer);
  });

  test("rejects a page beyond the end with 416", async () => {
    const { error, status } = await client().from("numbers").select("*", { count: "exact" }).range(100, 110);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: "PGRST103",
      message: "Requested range not satisfiable",
      details: "An offset of 100 was requested, but there are only 25 rows.",
      hint: null,
    });
  });

  test("the Range header applies to GET only", async () => {
    const headers = { Range: "2-3", "Range-Unit": "items" };
    const response = await raw("/numbers?order=id&select=id", { headers });
    expect(response.headers.get("content-range")).toBe("2-3/*");
    expect(await response.json()).toEqual([{ id: 3 }, { id: 4 }]);
    expect((await raw("/numbers", { method: "HEAD", headers })).headers.get("content-range")).toBe("0-24/*");
  });

  test("HEAD has headers and no body", async () => {
    const response = await raw("/numbers?limit=2", { method: "HEAD", headers: { Prefer: "count=exact" } });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("0-1/25");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.text()).toBe("");
  });

  test("returns one row as an object", async () => {
    expect(await client().from("numbers").select().eq("id", 3).single()).toMatchObject({
      status: 200,
      data: { id: 3, label: "n3" },
    });
    const response = await raw("/numbers?id=eq.3", { headers: { Accept: "application/vnd.pgrst.object+json" } });
    expect(response.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
    expect(await response.text()).toBe('{"id":3,"label":"n3"}');
  });

  test.each([
    [0, 0],
    [2, 2],
  ])("rejects %i rows as an object", async (limit, rows) => {
    const { error, status } = await client().from("numbers").select().lte("id", limit).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${rows} rows`,
      hint: null,
    });
  });

  test("maybeSingle", async () => {
    expect(await client().from("numbers").select().eq("id", 0).maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
    expect((await client().from("numbers").select().maybeSingle()).error?.code).toBe("PGRST116");
  });

  test("strips nulls", async () => {
    const { data } = await client().from("everything").select("id,name,flag").gte("id", 2).order("id").stripNulls();
    expect(data).toEqual([
      { id: 2, name: "two", flag: false },
      { id: 3, name: 'three, "quoted" (3)' },
    ]);
  });

  test("returns CSV", async () => {
    const { data } = await client().from("everything").select("id,name,flag").order("id").csv();
    expect(data).toBe('id,name,flag\n1,one,t\n2,two,f\n3,"three, ""quoted"" (3)",');
  });

  test("reads views and quoted names", async () => {
    expect((await client().from("item_titles").select("title").order("id").limit(1)).data).toEqual([
      { title: "apple" },
    ]);
    const odd = await client().from('odd "name').select('"the column", "a\\"b", select');
    expect(odd).toMatchObject({ status: 200, data: [], error: null });
  });

  test("reads another exposed schema", async () => {
    const elsewhere = client().schema("rest_other" as "public");
    expect((await elsewhere.from("things").select()).data).toEqual([{ id: 1, name: "elsewhere" }]);
    const response = await raw("/things", { headers: { "Accept-Profile": "rest_other" } });
    expect(response.headers.get("content-profile")).toBe("rest_other");
    const rejected = await raw("/things", { headers: { "Accept-Profile": "auth" } });
    expect(rejected.status).toBe(406);
    expect(await rejected.json()).toEqual({
      code: "PGRST106",
      details: null,
      hint: "Only the following schemas are exposed: rest_test, rest_other",
      message: "Invalid schema: auth",
    });
  });

  test("Content-Location is the sorted query string", async () => {
    const response = await raw("/numbers?select=*&id=eq.1");
    expect(response.headers.get("content-location")).toBe("/numbers?id=eq.1&select=%2A");
  });
});
