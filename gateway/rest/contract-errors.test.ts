/** Error responses byte for byte, OPTIONS, and the reload of the schema cache. */
import { expect, test } from "vitest";
import { describeContract } from "#tests/support/rest-harness.ts";
import { runScript } from "#tests/support/run-script.ts";

describeContract({ resetRows: "once" }, ({ raw, rest, transport }) => {
  test.each<[what: string, method: string, path: string, status: number, body: object]>([
    [
      "an unknown table with a similar name",
      "GET",
      "/item",
      404,
      {
        code: "PGRST205",
        details: null,
        hint: "Perhaps you meant the table 'rest_test.items'",
        message: "Could not find the table 'rest_test.item' in the schema cache",
      },
    ],
    [
      "a table of a schema that is not exposed",
      "GET",
      "/users",
      404,
      {
        code: "PGRST205",
        details: null,
        hint: null,
        message: "Could not find the table 'rest_test.users' in the schema cache",
      },
    ],
    [
      "an unknown column",
      "GET",
      "/items?nope=eq.1",
      400,
      { code: "42703", details: null, hint: null, message: "column items.nope does not exist" },
    ],
    [
      "an embedded relation",
      "GET",
      "/items?select=id,parts(*)",
      400,
      {
        code: "PGRST200",
        details:
          "Searched for a foreign key relationship between 'items' and 'parts' in the schema 'rest_test', but no matches were found.",
        hint: null,
        message: "Could not find a relationship between 'items' and 'parts' in the schema cache",
      },
    ],
    [
      "a filter on a relation that is not embedded",
      "GET",
      "/items?parts.id=eq.1",
      400,
      {
        code: "PGRST108",
        details: null,
        hint: "Verify that 'parts' is included in the 'select' query parameter.",
        message: "'parts' is not an embedded resource in this request",
      },
    ],
    [
      "an aggregate",
      "GET",
      "/items?select=quantity.sum()",
      400,
      { code: "PGRST123", details: null, hint: null, message: "Use of aggregate functions is not allowed" },
    ],
    [
      "an invalid value",
      "GET",
      "/items?id=eq.one",
      400,
      { code: "22P02", details: null, hint: null, message: 'invalid input syntax for type integer: "one"' },
    ],
    [
      "an operator that the type does not have",
      "GET",
      "/everything?raw=eq.1",
      404,
      {
        code: "42883",
        details: null,
        hint: expect.any(String),
        message: "operator does not exist: json = unknown",
      },
    ],
    [
      "a filter that does not parse",
      "GET",
      "/items?id=1",
      400,
      {
        code: "PGRST100",
        details: 'unexpected "1" expecting "not" or operator (eq, gt, ...)',
        hint: null,
        message: '"failed to parse filter (1)" (line 1, column 1)',
      },
    ],
    [
      "an unsupported method",
      "PROPFIND",
      "/items",
      405,
      { code: "PGRST117", details: null, hint: null, message: "Unsupported HTTP method: PROPFIND" },
    ],
    [
      "a body that is not JSON",
      "POST",
      "/items",
      400,
      { code: "PGRST102", details: null, hint: null, message: "Empty or invalid json" },
    ],
    [
      "the root path",
      "GET",
      "/",
      404,
      { code: "PGRST126", details: null, hint: null, message: "Root endpoint metadata is disabled" },
    ],
    [
      "the root path without a slash",
      "GET",
      "",
      404,
      { code: "PGRST126", details: null, hint: null, message: "Root endpoint metadata is disabled" },
    ],
    [
      "a path with too many segments",
      "GET",
      "/items/1",
      404,
      { code: "PGRST125", details: null, hint: null, message: "Invalid path specified in request URL" },
    ],
  ])("rejects %s", async (_what, method, path, status, body) => {
    const response = await raw(path, { method });
    const json = await response.json();
    expect([response.status, json]).toEqual([status, body]);
    expect(response.headers.get("proxy-status")).toBe(`PostgREST; error=${json.code}`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("rejects unsupported media types", async () => {
    const response = await raw("/items", { headers: { Accept: "text/html, image/png" } });
    expect([response.status, await response.json()]).toEqual([
      406,
      {
        code: "PGRST107",
        details: null,
        hint: null,
        message: "None of these media types are available: text/html, image/png",
      },
    ]);
  });

  test("Prefer: timezone sets the time zone and rejects unknown ones", async () => {
    const get = (zone: string) => raw("/everything?id=eq.1&select=at", { headers: { Prefer: `timezone=${zone}` } });
    const zoned = await get("America/Los_Angeles");
    expect(await zoned.json()).toEqual([{ at: "2026-01-01T19:04:05.123456-08:00" }]);
    expect(zoned.headers.get("preference-applied")).toBe("timezone=America/Los_Angeles");
    expect(await (await raw("/everything?id=eq.1&select=at")).text()).toContain("+00:00");
    const unknown = await get("Nowhere/Land");
    expect([unknown.status, (await unknown.json()).code]).toEqual([400, "22023"]);
  });

  test("OPTIONS lists the allowed methods", async () => {
    const allow = async (path: string) => (await raw(path, { method: "OPTIONS" })).headers.get("allow");
    expect(await allow("/items")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
    expect(await allow("/keyless")).toBe("OPTIONS,GET,HEAD,POST,PATCH,DELETE");
    expect(await allow("/rpc/constant")).toBe("OPTIONS,GET,HEAD,POST");
    expect(await allow("/rpc/double_all")).toBe("OPTIONS,POST");
  });

  test("finds a new table after NOTIFY pgrst", async () => {
    const name = `made_${transport}`;
    expect((await raw(`/${name}`)).status).toBe(404);
    await runScript(
      rest().database,
      `create table rest_test.${name} (id integer); grant select on rest_test.${name} to authenticated; notify pgrst, 'reload schema'`,
    );
    await expect.poll(async () => (await raw(`/${name}`)).status).toBe(200);
    await runScript(rest().database, `drop table rest_test.${name}`);
    expect((await raw(`/${name}`)).status).toBe(404);
  });
});
