/** Requests that mean ill: none gets more than its role may, none gets a 5xx, none hangs. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ANN,
  BOB,
  ENGINES,
  openRest,
  type RawRequest,
  type RestHarness,
  TRANSPORTS,
} from "#tests/support/rest-harness.ts";
import { hostileRequests } from "#tests/support/rest-hostile.ts";
import { encode } from "./query-string.ts";

const SEED = 20260101;
const JSON_BODY = { "Content-Type": "application/json" };

describe.each(ENGINES)("on %s", (engine) => {
  let rest: RestHarness;
  beforeAll(async () => {
    rest = await openRest(engine);
    await rest.reset();
  });
  afterAll(async () => {
    expect(rest.unexpected).toEqual([]);
    await rest.close();
  });

  /** The status, once it is certain that the request did no harm. */
  async function status(path: string, request: RawRequest = {}, transport: (typeof TRANSPORTS)[number] = "memory") {
    const response = await rest.raw(transport, path, request);
    await response.arrayBuffer();
    return response.status;
  }

  const INJECTIONS = [
    "'; drop table rest_test.items; --",
    "1) or 1=1; delete from rest_test.items; --",
    '"; drop table rest_test.items; --',
    '"x" as y from pg_sleep(9)) z --',
    "$1; drop table rest_test.items",
    "\\'; drop table rest_test.items; --",
    "' || (select pg_sleep(9)) || '",
    "{1}'::int[]) or true --",
    "*/ drop table rest_test.items /*",
    "pg_sleep(9)",
  ];

  test.each<[place: string, request: (injection: string) => [path: string, request?: RawRequest]]>([
    ["a filter's value", (x) => [`/items?title=eq.${encode(x)}`]],
    ["a number's value", (x) => [`/items?id=eq.${encode(x)}`]],
    ["a list", (x) => [`/items?title=in.(${encode(x)})`]],
    ["a quoted element", (x) => [`/items?title=in.("${encode(x.replace(/["\\]/g, "\\$&"))}",x)`]],
    ["a filter's column", (x) => [`/items?${encode(x)}=eq.1`]],
    ["a quoted column", (x) => [`/items?${encode(`"${x.replace(/["\\]/g, "\\$&")}"`)}=eq.1`]],
    ["an operator", (x) => [`/items?id=${encode(x)}.1`]],
    ["a search's configuration", (x) => [`/everything?words=fts(${encode(x)}).cat`]],
    ["a search's query", (x) => [`/everything?words=fts.${encode(x)}`]],
    ["logic", (x) => [`/items?or=(id.eq.1,title.eq.${encode(x)})`]],
    ["a place in JSON", (x) => [`/everything?data->>${encode(x)}=eq.1`]],
    ["select", (x) => [`/items?select=${encode(x)}`]],
    ["an alias", (x) => [`/items?select=${encode(`"${x.replace(/["\\]/g, "\\$&")}"`)}:title&id=eq.1`]],
    ["a cast", (x) => [`/items?select=title::${encode(x)}`]],
    ["order", (x) => [`/items?order=${encode(x)}`]],
    ["limit", (x) => [`/items?limit=${encode(x)}&offset=${encode(x)}`]],
    ["columns", (x) => [`/items?columns=${encode(x)}`, { method: "POST", headers: JSON_BODY, body: "{}" }]],
    [
      "on_conflict",
      (x) => [
        `/items?on_conflict=${encode(x)}`,
        { method: "POST", headers: { ...JSON_BODY, Prefer: "resolution=merge-duplicates" }, body: '{"title":"apple"}' },
      ],
    ],
    ["a table", (x) => [`/${encode(x)}`]],
    ["a function", (x) => [`/rpc/${encode(x)}`]],
    ["an argument by GET", (x) => [`/rpc/whoami?${encode(x)}=1&a=${encode(x)}`]],
    [
      "an argument",
      (x) => ["/rpc/add", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ a: x, [x]: 1 }) }],
    ],
    ["a key of a body", (x) => ["/items", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ [x]: 1 }) }]],
    [
      "a value of a body",
      (x) => ["/parts", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ id: x, label: x }) }],
    ],
    [
      "a header of CSV",
      (x) => ["/items", { method: "POST", headers: { "Content-Type": "text/csv" }, body: `${x}\n1` }],
    ],
    ["a profile", (x) => ["/items", { headers: { "Accept-Profile": x } }]],
    ["a preference", (x) => ["/items", { headers: { Prefer: `timezone=${x}, count=${x}` } }]],
    ["any header", (x) => ["/items", { headers: { "X-Any": x, Cookie: `a=${x}`, Range: x } }]],
  ])("injection by %s", async (_place, request) => {
    for (const injection of INJECTIONS) {
      const startMs = performance.now();
      expect(await status(...request(injection)), injection).toBeLessThan(500);
      // No sleep of nine seconds was run.
      expect(performance.now() - startMs, injection).toBeLessThan(8000);
    }
    expect((await rest.client("memory").from("items").select("*", { count: "exact", head: true })).count).toBe(3);
  });

  test("what was written as text is read back as that text", async () => {
    for (const [id, label] of INJECTIONS.entries()) {
      const client = rest.client("memory");
      expect((await client.from("parts").insert({ id: id + 100, label })).error).toBeNull();
      expect((await client.from("parts").select("id").eq("label", label)).data).toEqual([{ id: id + 100 }]);
      expect((await client.from("parts").delete().eq("label", label).select()).data).toHaveLength(1);
    }
  });

  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  const ids = Array.from({ length: 100_000 }, (_, index) => index).join(",");

  test.each<[what: string, path: string, request?: RawRequest]>([
    ["NUL in a value", "/items?title=eq.%00"],
    ["NUL in an alias", "/items?select=%22a%00b%22:title"],
    ["NUL in a body", "/items", { method: "POST", headers: JSON_BODY, body: '{"title":"a\\u0000b"}' }],
    ["a raw NUL in a body", "/items?columns=title", { method: "POST", headers: JSON_BODY, body: '{"title":"a\0b"}' }],
    [
      "NUL in a text argument",
      "/rpc/whole_text",
      { method: "POST", headers: { "Content-Type": "text/plain" }, body: "\0" },
    ],
    ["bytes that are no UTF-8", "/items?title=eq.%ff%fe"],
    ["half a surrogate in a value", "/items?title=eq.%ed%a0%80"],
    ["half a surrogate in a body", "/items", { method: "POST", headers: JSON_BODY, body: '{"title":"\\ud800"}' }],
    ["half a surrogate in a key", "/items", { method: "POST", headers: JSON_BODY, body: '{"\\ud800":1}' }],
    ["deep JSON", "/everything", { method: "POST", headers: JSON_BODY, body: `{"data":${deep("[", "]", 100_000)}}` }],
    [
      "deep JSON, unread",
      "/everything?columns=data",
      { method: "POST", headers: JSON_BODY, body: `{"data":${deep("[", "]", 100_000)}}` },
    ],
    ["deep JSON, never closed", "/everything", { method: "POST", headers: JSON_BODY, body: '{"a":'.repeat(100_000) }],
    ["deep JSON in a filter", `/everything?data=cs.${deep("[", "]", 20_000)}`],
    ["a deep array in a filter", `/everything?tags=cs.${deep("{", "}", 100)}`],
    ["deep logic", `/items?or=${deep("(or", ")", 5000)}`],
    ["deep embedding", `/items?select=${deep("a(", ")", 5000)}`],
    ["a deep search", `/everything?words=fts.${deep("(", ")", 10_000)}`],
    ["a search of negations", `/everything?words=fts.${"!".repeat(5000)}cat`],
    ["a long path in JSON", `/everything?select=data${"->a".repeat(10_000)}`],
    ["a list of 100,000", `/items?id=in.(${ids})`],
    ["a row of 2,000 columns", `/items?select=${"id,".repeat(2000)}id`],
    ["an order of 2,000 terms", `/items?order=${"id,".repeat(2000)}id`],
    ["a regular expression that is none", "/items?title=match.((("],
    ["an index beyond all", "/everything?select=data->99999999999999999999"],
    ["an offset beyond all", "/items?offset=99999999999999999999999999"],
    ["a body of 6 MB", "/items", { method: "POST", headers: JSON_BODY, body: `"${"x".repeat(6_000_000)}"` }],
    [
      "a body that lies about its type",
      "/items",
      { method: "POST", headers: { "Content-Type": "image/png" }, body: "{}" },
    ],
  ])("%s is refused", async (_what, path, request) => {
    const answered = await status(path, request);
    expect(answered).toBeGreaterThanOrEqual(400);
    expect(answered).toBeLessThan(500);
  });

  test("what is nested as deeply as it may be goes all the way and back", async () => {
    const json = `{"a":${deep("[", "]", 199)}}`;
    const headers = { ...JSON_BODY, Prefer: "return=representation" };
    const body = `{"id":300,"data":${deep("[", "]", 198)},"raw":${deep("[", "]", 198)}}`;
    const made = await rest.raw("memory", "/everything?select=data,raw", { method: "POST", headers, body });
    expect([made.status, await made.text()]).toEqual([
      201,
      `[{"data":${deep("[", "]", 198)},"raw":${deep("[", "]", 198)}}]`,
    ]);
    expect(
      await status(`/everything?data=cs.${encode(json)}&words=not.fts.${"(".repeat(199)}a${")".repeat(199)}`),
    ).toBe(200);
    await rest.client("memory").from("everything").delete().eq("id", 300);
  });

  test("duplicated keys and parameters are taken once", async () => {
    const body = '{"id":200,"id":201,"label":"x","label":"y"}';
    const headers = { ...JSON_BODY, Prefer: "return=representation" };
    const response = await rest.raw("memory", "/parts?select=id,label&select=nope", { method: "POST", headers, body });
    expect([response.status, await response.json()]).toEqual([201, [{ id: 201, label: "y" }]]);
    await rest.client("memory").from("parts").delete().eq("id", 201);
  });

  describe.each(TRANSPORTS)("over %s", (transport) => {
    test("200 requests of two users at once never mix", async () => {
      const asks = Array.from({ length: 200 }, async (_, index) => {
        const who = index % 2 === 0 ? ANN : BOB;
        const client = rest.client(transport, who);
        if (index % 5 === 0) {
          const { data } = await client
            .from("notes")
            .insert({ body: `${transport} ${index}` })
            .select("owner")
            .single();
          return data?.owner === who;
        }
        if (index % 5 === 1) {
          const { data } = await client.from("notes").select("owner");
          return data?.every((row) => row.owner === who) === true;
        }
        if (index % 5 === 2) return (await client.rpc("fail", { code: "P0001", message: who })).error?.message === who;
        const { data } = await client.rpc("whoami");
        return data.sub === who && data.role === "authenticated";
      });
      expect((await Promise.all(asks)).every(Boolean)).toBe(true);
    });

    test("whatever comes is answered below 500", { timeout: 120_000 }, async () => {
      const count = transport === "memory" ? 2000 : 300;
      const answered = new Map<number, number>();
      for (const { path, request } of fc.sample(hostileRequests, { seed: SEED, numRuns: count })) {
        const code = await status(path, request, transport);
        expect(code, `${request.method} ${path} ${String(request.body)}`).toBeLessThan(500);
        answered.set(code, (answered.get(code) ?? 0) + 1);
      }
      // They are malformed, but not all in a way that only the first line of defense sees.
      expect(answered.size).toBeGreaterThan(5);
    });
  });
});
