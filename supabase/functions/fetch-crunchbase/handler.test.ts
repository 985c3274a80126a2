import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import { companyUrl } from "../../../domain/company/company-url.ts";
import { createHandler } from "./handler.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "./sample/companies.ts";

const START_MS = Date.parse("2026-11-21T10:00:00Z");
const HOUR_MS = 3_600_000;
const [sample] = sampleCompanies;
if (sample === undefined) throw new Error("there are no sample companies");
const { permalink, name } = sample;
const url = companyUrl(permalink);

interface Row {
  readonly url: string;
  readonly data: unknown;
  readonly source: string;
  readonly fetched_at: string;
}

/** The project's table behind its REST interface, as far as the function uses it. */
function memoryTable() {
  const table = {
    rows: new Map<string, Row>(),
    calls: [] as string[],
    /** For the next call to the data service; null where there is none for too long. */
    callWaitMs: 0 as number | null,
    /** What the database says of a caller whose token holds no second factor. */
    hasSecondFactor: false as unknown,
    /** Answers every call of this method in its place. */
    failing: {} as Partial<Record<"GET" | "POST", () => Response | Promise<Response>>>,
    async fetch(address: string, init?: RequestInit): Promise<Response> {
      const request = new Request(address, init);
      if (address.endsWith("/rpc/take_service_call")) return Response.json(table.callWaitMs);
      if (address.endsWith("/rpc/has_second_factor")) return Response.json(table.hasSecondFactor);
      table.calls.push(request.method);
      const failure = table.failing[request.method as "GET" | "POST"];
      if (failure !== undefined) return failure();
      if (request.method === "POST") {
        const row = (await request.json()) as Row;
        table.rows.set(row.url, row);
        return new Response(null, { status: 201 });
      }
      const row = table.rows.get(new URL(address).searchParams.get("url")?.replace(/^eq\./, "") ?? "");
      return Response.json(row === undefined ? [] : [{ ...row, fetched_at: row.fetched_at.replace("Z", "+00:00") }]);
    },
  };
  return table;
}

const bearer = (payload: object) => `Bearer e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sig`;
const SIGNED_IN = { authorization: bearer({ role: "authenticated", sub: "7f", aal: "aal2" }) };

let table: ReturnType<typeof memoryTable>;
let fake: FakeCrunchbase;
let clockMs: number;
let logged: string[];

beforeEach(async () => {
  table = memoryTable();
  clockMs = START_MS;
  logged = [];
  fake = await startFakeCrunchbase({ companies: sampleCompanies, now: () => clockMs });
});
afterEach(() => fake.close());

function handlerWith(environment: Record<string, string> = {}, providerTimeoutMs = 5000) {
  return createHandler({
    environment: { SUPABASE_URL: "http://backend.example", SUPABASE_SERVICE_ROLE_KEY: "service", ...environment },
    fetch,
    backendFetch: (address, init) => table.fetch(address, init),
    now: () => clockMs,
    sleep: async () => {},
    providerTimeoutMs,
    log: (message) => void logged.push(message),
  });
}
const liveHandler = (providerTimeoutMs?: number) =>
  handlerWith(
    { CRUNCHBASE_API_KEY: fakeCrunchbaseKeys.advanced, CRUNCHBASE_BASE_URL: fake.baseUrl },
    providerTimeoutMs,
  );

type Handler = ReturnType<typeof handlerWith>;

async function post(handler: Handler, body: unknown, headers: Record<string, string> = SIGNED_IN) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await handler(
    new Request("http://backend.example/functions/v1/fetch-crunchbase", { method: "POST", headers, body: text }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function get(handler: Handler, address: string | null, headers: Record<string, string> = SIGNED_IN) {
  const query = address === null ? "" : `?url=${encodeURIComponent(address)}`;
  const response = await handler(new Request(`http://backend.example/api/fetch-crunchbase${query}`, { headers }));
  return { status: response.status, body: await response.json() };
}

describe("a company's profile", () => {
  test("comes from the sample where there is no key, and is kept", async () => {
    const answer = await post(handlerWith(), { url: `crunchbase.com/organization/${permalink}/people?x=1` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      properties: { identifier: { value: name } },
      cards: { raised_funding_rounds: expect.any(Array), press_references: expect.any(Array) },
      source: "sample",
      fetched_at: "2026-11-21T10:00:00.000Z",
      cached: false,
      as_of: SAMPLE_DATA_AS_OF,
    });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { properties, cards } = answer.body;
    expect([...table.rows.values()]).toEqual([
      { url, data: { properties, cards }, source: "sample", fetched_at: "2026-11-21T10:00:00.000Z" },
    ]);
    expect(fake.requests).toEqual([]);
  });

  test("comes from Crunchbase where there is a key", async () => {
    const answer = await post(liveHandler(), { url });
    expect(answer).toMatchObject({ status: 200, body: { source: "crunchbase", cached: false } });
    expect(answer.body).not.toHaveProperty("as_of");
    expect(fake.requests).toHaveLength(1);
  });

  test("is served from the store for 24 hours, then fetched again", async () => {
    const handler = liveHandler();
    const first = await post(handler, { url });
    clockMs += 24 * HOUR_MS - 1;
    expect((await post(handler, { url })).body).toEqual({ ...first.body, cached: true });
    expect(fake.requests).toHaveLength(1);
    clockMs += 1;
    expect((await post(handler, { url })).body).toMatchObject({
      cached: false,
      fetched_at: "2026-11-22T10:00:00.000Z",
    });
    expect(fake.requests).toHaveLength(2);
    expect(table.rows.get(url)?.fetched_at).toBe("2026-11-22T10:00:00.000Z");
  });

  test("is fetched anew on Refresh", async () => {
    const handler = liveHandler();
    await post(handler, { url });
    clockMs += HOUR_MS;
    expect((await post(handler, { url, refresh: true })).body).toMatchObject({
      cached: false,
      fetched_at: "2026-11-21T11:00:00.000Z",
    });
    expect(fake.requests).toHaveLength(2);
  });

  test("kept from the sample does not stand in for the real service, once there is a key", async () => {
    await post(handlerWith(), { url });
    expect((await post(liveHandler(), { url })).body).toMatchObject({ source: "crunchbase", cached: false });
    expect((await post(handlerWith(), { url })).body).toMatchObject({ source: "sample", cached: false });
  });

  test.each([
    ["from next year", "2027-11-21T10:00:00Z"],
    ["from no day at all", "never"],
  ])("kept %s is fetched again", async (_what, fetched_at) => {
    table.rows.set(url, { url, data: { properties: {}, cards: {} }, source: "sample", fetched_at });
    expect((await post(handlerWith(), { url })).body).toMatchObject({ cached: false });
  });

  test("asked for by many at once costs one call", async () => {
    const handler = liveHandler();
    fake.setTrouble(permalink, { kind: "slow", delayMs: 30 });
    const spellings = [url, `${url}/`, url.replace("www.", ""), url.toUpperCase()];
    const answers = await Promise.all([
      ...spellings.map((spelling) => post(handler, { url: spelling })),
      post(handler, { url, refresh: true }),
      get(handler, url),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(fake.requests).toHaveLength(1);
    expect(table.calls).toEqual(["GET", "POST"]);
  });

  test("that failed for many at once can be asked for again", async () => {
    const handler = liveHandler();
    fake.setTrouble(permalink, { kind: "body", body: "[]" }, 1);
    const failed = await Promise.all([post(handler, { url }), post(handler, { url })]);
    expect(failed.map(({ status }) => status)).toEqual([502, 502]);
    expect((await post(handler, { url })).status).toBe(200);
  });
});

describe("a company's flat facts", () => {
  test("are those of its profile", async () => {
    const answer = await get(
      handlerWith({ FUND_NAME: sample.rounds.flatMap((round) => round.investors ?? [])[0] ?? "" }),
      `${url}?utm=1`,
    );
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual([
      "name",
      "founded_year",
      "employee_count",
      "total_funding",
      "aaa_investors",
      "sector",
      "geography",
      "funding_stage",
      "url",
    ]);
    expect(answer.body).toMatchObject({
      name,
      founded_year: Number(sample.foundedOn.slice(0, 4)),
      employee_count: expect.stringMatching(/^\d+(-\d+|\+)$/),
      total_funding: expect.stringMatching(/^\d+M USD$/),
      aaa_investors: expect.any(String),
      sector: sample.categories[0],
      geography: sample.country,
      funding_stage: sample.rounds[0]?.type,
      url,
    });
  });

  test("of a company that is not there are a code and a sentence", async () => {
    const answer = await get(handlerWith(), companyUrl("no-such-company"));
    expect(answer).toEqual({
      status: 404,
      body: { code: "not_found", message: expect.stringContaining("sample companies") },
    });
  });

  test.each([
    ["no address", null],
    ["another site's address", "https://example.org/organization/x"],
  ])("cannot be had for %s", async (_what, address) => {
    expect(await get(handlerWith(), address)).toMatchObject({ status: 400, body: { code: "invalid_url" } });
  });
});

describe("a failure of the data service", () => {
  test.each([
    ["trouble-401", 502, "unauthorized"],
    ["trouble-403", 502, "forbidden"],
    ["no-such-company", 404, "not_found"],
    ["trouble-429", 429, "rate_limited"],
    ["trouble-500", 502, "unavailable"],
    ["trouble-html", 502, "bad_answer"],
    ["trouble-half-json", 502, "bad_answer"],
    ["trouble-silence", 504, "timeout"],
  ])("%s is answered as %d %s, and nothing is kept", async (trouble, status, code) => {
    const answer = await post(liveHandler(code === "timeout" ? 60 : undefined), { url: companyUrl(trouble) });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
    expect(Object.keys(answer.body)).toEqual(["code", "message"]);
    expect(JSON.stringify(answer.body)).not.toContain(fakeCrunchbaseKeys.advanced);
    expect(table.rows.size).toBe(0);
  });

  test("leaves what was kept before", async () => {
    const handler = liveHandler();
    await post(handler, { url });
    fake.setTrouble(permalink, { kind: "status", status: 500 });
    expect(await post(handler, { url, refresh: true })).toMatchObject({ status: 502 });
    expect(await post(handler, { url })).toMatchObject({ status: 200, body: { cached: true } });
  });
});

describe("a database that fails", () => {
  test.each([
    ["is not there", () => Promise.reject(new TypeError("fetch failed"))],
    ["refuses", () => Response.json({ message: "permission denied" }, { status: 403 })],
  ])("and %s when the answer is to be kept does not lose the answer", async (_what, failure) => {
    table.failing.POST = failure;
    expect(await post(handlerWith(), { url })).toMatchObject({
      status: 200,
      body: { cached: false, properties: { identifier: { value: name } } },
    });
    expect(logged).toEqual([expect.stringContaining("could not be stored")]);
  });

  test("is said to be out of reach, and spends no call", async () => {
    table.failing.GET = () => Promise.reject(new TypeError("fetch failed"));
    expect(await post(liveHandler(), { url })).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    expect(fake.requests).toEqual([]);
  });

  test("is said to refuse, and spends no call", async () => {
    table.failing.GET = () => Response.json({ message: "Invalid API key" }, { status: 401 });
    expect(await post(liveHandler(), { url })).toMatchObject({ status: 500, body: { code: "database_refused" } });
    expect(fake.requests).toEqual([]);
  });
});

test("a call for which the team has no place left is not made", async () => {
  table.callWaitMs = null;
  expect(await post(liveHandler(), { url })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(fake.requests).toEqual([]);
});

describe("whoever has a second factor and has not shown it", () => {
  const halfWay = { authorization: bearer({ role: "authenticated", sub: "7f", aal: "aal1" }) };

  test("is refused, whichever way they ask", async () => {
    table.hasSecondFactor = true;
    const refused = { status: 403, body: { code: "insufficient_aal", message: expect.any(String) } };
    expect(await post(liveHandler(), { url }, halfWay)).toMatchObject(refused);
    expect(await get(liveHandler(), url, halfWay)).toMatchObject(refused);
    expect([table.calls, fake.requests]).toEqual([[], []]);
  });

  test("is let through where there is none to show", async () => {
    expect(await post(handlerWith(), { url }, halfWay)).toMatchObject({ status: 200 });
  });

  test("is not let through where the database does not say", async () => {
    table.hasSecondFactor = "perhaps";
    expect(await post(handlerWith(), { url }, halfWay)).toMatchObject({
      status: 500,
      body: { code: "database_refused" },
    });
  });
});

describe("a request", () => {
  test.each([
    ["the public key", { authorization: bearer({ role: "anon" }) }],
    ["the service role's key", { authorization: bearer({ role: "service_role" }) }],
    ["no token", {}],
  ])("with %s is refused before anything is read", async (_what, headers) => {
    const handler = liveHandler();
    expect(await post(handler, { url }, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect(await get(handler, url, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect([table.calls, fake.requests]).toEqual([[], []]);
  });

  test.each([
    ["no body", "", "bad_request"],
    ["half a JSON", '{"url":', "bad_request"],
    ["a list", "[]", "bad_request"],
    ["null", "null", "bad_request"],
    ["no address", {}, "invalid_url"],
    ["an address that is a number", { url: 5 }, "invalid_url"],
    ["a blank address", { url: "  " }, "invalid_url"],
    ["another site's address", { url: "https://169.254.169.254/organization/x" }, "invalid_url"],
    ["a person's address", { url: "https://www.crunchbase.com/person/x" }, "invalid_url"],
  ])("of %s is refused", async (_what, body, code) => {
    expect(await post(handlerWith(), body)).toMatchObject({ status: 400, body: { code, message: expect.any(String) } });
    expect(table.calls).toEqual([]);
  });

  test("of more than a request holds is refused as too large", async () => {
    expect(await post(handlerWith(), { url, padding: "x".repeat(20_000) })).toMatchObject({
      status: 413,
      body: { code: "too_large", message: expect.any(String) },
    });
    expect(table.calls).toEqual([]);
  });

  test("for a company's address in the specification's words when it is none", async () => {
    const { body } = await post(handlerWith(), { url: "stripe" });
    expect(body.message).toBe("Please enter a valid Crunchbase URL");
  });

  test("of another method is refused", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "DELETE" }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST, OPTIONS"]);
  });

  test("sent ahead by a browser is allowed without a token", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "OPTIONS" }));
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});

test("settings that cannot be used stop the function at its start", () => {
  expect(() => handlerWith({ CRUNCHBASE_API_KEY: "k", CRUNCHBASE_BASE_URL: "http://api.example" })).toThrow(
    "CRUNCHBASE_BASE_URL",
  );
});
