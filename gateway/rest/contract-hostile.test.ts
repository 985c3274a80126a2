/** Hostile requests: none exceeds its role's privileges, causes a 5xx or hangs. */
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import {
  ANN,
  BOB,
  describeOnEngines,
  type RawRequest,
  TRANSPORTS,
  type Transport,
} from "#tests/support/rest-harness.ts";
import { hostileRequests } from "#tests/support/rest-hostile.ts";
import { encode } from "./query-string.ts";

const SEED = 20260101;
const JSON_BODY = { "Content-Type": "application/json" };

describeOnEngines({ resetRows: "once" }, (rest) => {
  afterAll(() => expect(rest().unexpectedErrors).toEqual([]));

  async function status(path: string, request: RawRequest = {}, transport: Transport = "memory") {
    const response = await rest().raw(transport, path, request);
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

  test.each<[location: string, request: (injection: string) => [path: string, request?: RawRequest]]>([
    ["a filter's value", (x) => [`/items?title=eq.${encode(x)}`]],
    ["a number's value", (x) => [`/items?id=eq.${encode(x)}`]],
    ["an in.() list", (x) => [`/items?title=in.(${encode(x)})`]],
    ["a quoted element", (x) => [`/items?title=in.("${encode(x.replace(/["\\]/g, "\\$&"))}",x)`]],
    ["a filter's column", (x) => [`/items?${encode(x)}=eq.1`]],
    ["a quoted column", (x) => [`/items?${encode(`"${x.replace(/["\\]/g, "\\$&")}"`)}=eq.1`]],
    ["an operator", (x) => [`/items?id=${encode(x)}.1`]],
    ["a full-text configuration", (x) => [`/everything?words=fts(${encode(x)}).cat`]],
    ["a full-text query", (x) => [`/everything?words=fts.${encode(x)}`]],
    ["logic", (x) => [`/items?or=(id.eq.1,title.eq.${encode(x)})`]],
    ["a JSON path", (x) => [`/everything?data->>${encode(x)}=eq.1`]],
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
    ["a GET argument", (x) => [`/rpc/whoami?${encode(x)}=1&a=${encode(x)}`]],
    [
      "an argument",
      (x) => ["/rpc/add", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ a: x, [x]: 1 }) }],
    ],
    ["a key in the body", (x) => ["/items", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ [x]: 1 }) }]],
    [
      "a value in the body",
      (x) => ["/parts", { method: "POST", headers: JSON_BODY, body: JSON.stringify({ id: x, label: x }) }],
    ],
    ["a CSV header", (x) => ["/items", { method: "POST", headers: { "Content-Type": "text/csv" }, body: `${x}\n1` }]],
    ["a profile", (x) => ["/items", { headers: { "Accept-Profile": x } }]],
    ["a preference", (x) => ["/items", { headers: { Prefer: `timezone=${x}, count=${x}` } }]],
    ["any header", (x) => ["/items", { headers: { "X-Any": x, Cookie: `a=${x}`, Range: x } }]],
  ])("no SQL injection through %s", async (_location, request) => {
    for (const injection of INJECTIONS) {
      const startMs = performance.now();
      expect(await status(...request(injection)), injection).toBeLessThan(500);
      // pg_sleep(9) did not run.
      expect(performance.now() - startMs, injection).toBeLessThan(8000);
    }
    expect((await rest().client("memory").from("items").select("*", { count: "exact", head: true })).count).toBe(3);
  });

  test("text values round-trip unchanged", async () => {
    for (const [id, label] of INJECTIONS.entries()) {
      const client = rest().client("memory");
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
    ["invalid UTF-8", "/items?title=eq.%ff%fe"],
    ["a lone surrogate in a value", "/items?title=eq.%ed%a0%80"],
    ["a lone surrogate in a body", "/items", { method: "POST", headers: JSON_BODY, body: '{"title":"\\ud800"}' }],
    ["a lone surrogate in a key", "/items", { method: "POST", headers: JSON_BODY, body: '{"\\ud800":1}' }],
    ["deep JSON", "/everything", { method: "POST", headers: JSON_BODY, body: `{"data":${deep("[", "]", 100_000)}}` }],
    [
      "deep JSON that is not parsed (columns)",
      "/everything?columns=data",
      { method: "POST", headers: JSON_BODY, body: `{"data":${deep("[", "]", 100_000)}}` },
    ],
    [
      "deep JSON that is never closed",
      "/everything",
      { method: "POST", headers: JSON_BODY, body: '{"a":'.repeat(100_000) },
    ],
    ["deep JSON in a filter", `/everything?data=cs.${deep("[", "]", 20_000)}`],
    ["a deep array in a filter", `/everything?tags=cs.${deep("{", "}", 100)}`],
    ["deep logic", `/items?or=${deep("(or", ")", 5000)}`],
    ["deep embedding", `/items?select=${deep("a(", ")", 5000)}`],
    ["a deep full-text query", `/everything?words=fts.${deep("(", ")", 10_000)}`],
    ["a full-text query of negations", `/everything?words=fts.${"!".repeat(5000)}cat`],
    ["a long JSON path", `/everything?select=data${"->a".repeat(10_000)}`],
    ["a list of 100,000 values", `/items?id=in.(${ids})`],
    ["a select of 2,000 columns", `/items?select=${"id,".repeat(2000)}id`],
    ["an order of 2,000 terms", `/items?order=${"id,".repeat(2000)}id`],
    ["an invalid regular expression", "/items?title=match.((("],
    ["a JSON index out of range", "/everything?select=data->99999999999999999999"],
    ["an offset out of range", "/items?offset=99999999999999999999999999"],
    ["a body of 7 MB", "/items", { method: "POST", headers: JSON_BODY, body: `"${"x".repeat(7_000_000)}"` }],
    [
      "a body with an unsupported type",
      "/items",
      { method: "POST", headers: { "Content-Type": "image/png" }, body: "{}" },
    ],
  ])("rejects %s", async (_what, path, request) => {
    const received = await status(path, request);
    expect(received).toBeGreaterThanOrEqual(400);
    expect(received).toBeLessThan(500);
  });

  test("values at the nesting limit round-trip", async () => {
    const json = `{"a":${deep("[", "]", 199)}}`;
    const headers = { ...JSON_BODY, Prefer: "return=representation" };
    const body = `{"id":300,"data":${deep("[", "]", 198)},"raw":${deep("[", "]", 198)}}`;
    const made = await rest().raw("memory", "/everything?select=data,raw", { method: "POST", headers, body });
    expect([made.status, await made.text()]).toEqual([
      201,
      `[{"data":${deep("[", "]", 198)},"raw":${deep("[", "]", 198)}}]`,
    ]);
    expect(
      await status(`/everything?data=cs.${encode(json)}&words=not.fts.${"(".repeat(199)}a${")".repeat(199)}`),
    ).toBe(200);
    await rest().client("memory").from("everything").delete().eq("id", 300);
  });

  test("the last duplicate key and the first duplicate parameter count", async () => {
    const body = '{"id":200,"id":201,"label":"x","label":"y"}';
    const headers = { ...JSON_BODY, Prefer: "return=representation" };
    const response = await rest().raw("memory", "/parts?select=id,label&select=nope", {
      method: "POST",
      headers,
      body,
    });
    expect([response.status, await response.json()]).toEqual([201, [{ id: 201, label: "y" }]]);
    await rest().client("memory").from("parts").delete().eq("id", 201);
  });

  describe.each(TRANSPORTS)("over %s", (transport) => {
    test("200 concurrent requests of two users never mix", async () => {
      const requests = Array.from({ length: 200 }, async (_, index) => {
        const who = index % 2 === 0 ? ANN : BOB;
        const client = rest().client(transport, who);
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
      expect((await Promise.all(requests)).every(Boolean)).toBe(true);
    });

    test("random hostile requests never cause a 5xx", { timeout: 120_000 }, async () => {
      const count = transport === "memory" ? 2000 : 300;
      const statuses = new Map<number, number>();
      for (const { path, request } of fc.sample(hostileRequests, { seed: SEED, numRuns: count })) {
        const code = await status(path, request, transport);
        expect(code, `${request.method} ${path} ${String(request.body)}`).toBeLessThan(500);
        statuses.set(code, (statuses.get(code) ?? 0) + 1);
      }
      // The requests reach more than one line of defense.
      expect(statuses.size).toBeGreaterThan(5);
    });
  });
});
