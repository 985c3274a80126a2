import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import { type FakeGleif, legalEntities, leiOf, startFakeGleif } from "#tests/fakes/gleif.ts";
import type { ScriptedResponse } from "#tests/fakes/scripted-responses.ts";
import { type FakeWikidata, startFakeWikidata } from "#tests/fakes/wikidata.ts";
import { entitiesOf, withDuplicate } from "#tests/fakes/wikidata-data.ts";
import { companyUrl } from "../../../domain/company/company-url.ts";
import { createGleifClient } from "./gleif-client.ts";
import { createHandler } from "./handler.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "./sample/companies.ts";

const START_MS = Date.parse("2026-11-21T10:00:00Z");
const HOUR_MS = 3_600_000;
const [sample] = sampleCompanies;
if (sample === undefined) throw new Error("no sample companies");
const { permalink, name } = sample;
const url = companyUrl(permalink);

interface Row {
  readonly url: string;
  readonly data: unknown;
  readonly source: string;
  readonly fetched_at: string;
}

interface StoredRow {
  readonly url: string;
  readonly fetched_at: string;
  readonly profile?: unknown;
}

/** A row of `company_sources`. */
interface SourceRow {
  readonly url: string;
  readonly source: string;
  readonly fetched_at: string;
  readonly error: string | null;
}

/** In memory: what the function uses of the REST interface. */
function createBackend() {
  const backend = {
    rows: new Map<string, Row>(),
    calls: [] as string[],
    /** The companies that were kept as screened, and in whose name. */
    kept: [] as { readonly company: object; readonly by: string | null; readonly via: string | null }[],
    /** The rows of `company_sources`, by source and URL. */
    sources: new Map<string, SourceRow>(),
    /** The requests about sources and slots. */
    rpcs: [] as string[],
    /** The company's row of `company_facts`. */
    record: {} as object,
    /** The response of `company_provenance`. */
    provenance: null as unknown,
    /** The slots of the rate limit that are taken. */
    slots: new Set<unknown>(),
    /** Slots that were not taken in exchange for another. */
    taken: 0,
    /** Also if nothing is missing. */
    alwaysGivesSlot: false,
    /** Requests that only gave a slot back. */
    releases: 0,
    /** The status of `store_company_sources`. */
    storeStatus: 204,
    /** The status of `keep_screened_company`. */
    keepStatus: 200,
    /** The response of `take_service_call`; null rejects the call. */
    callWaitMs: 0 as number | null,
    /** The response of `has_second_factor`. */
    hasSecondFactor: false as unknown,
    /** Replaces the response to this method. */
    failing: {} as Partial<Record<"GET" | "POST", () => Response | Promise<Response>>>,
    takeSlot(released: string | null) {
      const wait_ms = backend.callWaitMs;
      if (wait_ms === null) return { is_busy: false };
      if (released === null) backend.taken += 1;
      else backend.slots.delete(released);
      const token = crypto.randomUUID();
      backend.slots.add(token);
      return { is_busy: false, wait_ms, token, ahead: 3 };
    },
    entriesOf(source: string, urls: readonly string[]) {
      return urls.flatMap((one) => backend.sources.get(`${source} ${one}`) ?? []);
    },
    async fetch(url: string, init?: RequestInit): Promise<Response> {
      const request = new Request(url, init);
      if (url.endsWith("/rpc/take_service_call")) return Response.json(backend.callWaitMs);
      if (url.endsWith("/rpc/has_second_factor")) return Response.json(backend.hasSecondFactor);
      if (url.endsWith("/rpc/keep_screened_company")) {
        const { company } = (await request.json()) as { readonly company: object };
        const { headers } = request;
        backend.kept.push({ company, by: headers.get("x-acting-user"), via: headers.get("x-change-via") });
        return Response.json(null, { status: backend.keepStatus });
      }
      if (url.endsWith("/rpc/take_service_slot")) {
        backend.rpcs.push("take");
        const { released } = (await request.json()) as { released: string | null };
        return Response.json(backend.takeSlot(released));
      }
      if (url.endsWith("/rpc/company_provenance")) return Response.json(backend.provenance);
      if (url.endsWith("/rpc/release_service_slot")) {
        backend.rpcs.push("release");
        backend.releases += 1;
        backend.slots.delete(((await request.json()) as { token: string }).token);
        return new Response(null, { status: 204 });
      }
      if (url.endsWith("/rpc/read_company_sources")) {
        backend.rpcs.push("read");
        const { source, urls } = (await request.json()) as { source: string; urls: string[] };
        return Response.json(backend.entriesOf(source, urls));
      }
      if (url.endsWith("/rpc/read_company_sources_and_take_slot")) {
        backend.rpcs.push("read and take");
        const { source, urls, since } = (await request.json()) as { source: string; urls: string[]; since: string };
        const entries = backend.entriesOf(source, urls);
        const recent = entries.filter(({ error, fetched_at }) => error === null && fetched_at >= since);
        const slot = recent.length < urls.length || backend.alwaysGivesSlot ? backend.takeSlot(null) : null;
        return Response.json({ entries, slot });
      }
      if (url.endsWith("/rpc/store_company_sources")) {
        backend.rpcs.push("store");
        if (backend.storeStatus !== 204) return new Response(null, { status: backend.storeStatus });
        const stored = (await request.json()) as { source: string; entries: StoredRow[]; slot?: string };
        const { source, entries, slot } = stored;
        backend.slots.delete(slot);
        for (const { profile, ...entry } of entries) {
          const key = `${source} ${entry.url}`;
          const kept = { lei: null, ...backend.sources.get(key), error: null, error_at: null };
          backend.sources.set(key, { ...kept, ...entry, source });
          const { url: company, fetched_at } = entry;
          if (profile !== undefined) backend.rows.set(company, { url: company, data: profile, source, fetched_at });
        }
        return new Response(null, { status: 204 });
      }
      if (url.includes("/company_facts?")) return Response.json([backend.record]);
      if (url.includes("/company_sources?")) {
        for (const row of (await request.json()) as SourceRow[]) {
          const key = `${row.source} ${row.url}`;
          backend.sources.set(key, { ...backend.sources.get(key), ...row });
        }
        return new Response(null, { status: 201 });
      }
      backend.calls.push(request.method);
      const respond = backend.failing[request.method as "GET" | "POST"];
      if (respond !== undefined) return respond();
      if (request.method === "POST") {
        for (const row of [await request.json()].flat() as Row[]) backend.rows.set(row.url, row);
        return new Response(null, { status: 201 });
      }
      const [, wanted = ""] = /url\.eq\."([^"]+)"/.exec(new URL(url).searchParams.get("or") ?? "") ?? [];
      const row = backend.rows.get(wanted);
      return Response.json(row === undefined ? [] : [{ ...row, fetched_at: row.fetched_at.replace("Z", "+00:00") }]);
    },
  };
  return backend;
}

const bearer = (payload: object) => `Bearer e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sig`;
const SIGNED_IN = { authorization: bearer({ role: "authenticated", sub: "7f", aal: "aal2" }) };

let backend: ReturnType<typeof createBackend>;
let fake: FakeCrunchbase;
let clockMs: number;
let logged: string[];
let slept: number[];

beforeEach(async () => {
  backend = createBackend();
  clockMs = START_MS;
  logged = [];
  slept = [];
  fake = await startFakeCrunchbase({ companies: sampleCompanies, now: () => clockMs });
});
afterEach(() => fake.close());

function handlerWith(environment: Record<string, string> = {}, providerTimeoutMs = 5000) {
  return createHandler({
    environment: {
      SUPABASE_URL: "http://backend.example",
      SUPABASE_SERVICE_ROLE_KEY: "service",
      // Nothing listens there.
      GLEIF_API_URL: "http://127.0.0.1:9",
      ...environment,
    },
    fetch,
    backendFetch: (requestUrl, init) => backend.fetch(requestUrl, init),
    now: () => clockMs,
    sleep: async (milliseconds) => void slept.push(milliseconds),
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

async function get(handler: Handler, companyPage: string | null, headers: Record<string, string> = SIGNED_IN) {
  const query = companyPage === null ? "" : `?url=${encodeURIComponent(companyPage)}`;
  const response = await handler(new Request(`http://backend.example/api/fetch-crunchbase${query}`, { headers }));
  return { status: response.status, body: await response.json() };
}

describe("POST", () => {
  test("returns sample data without an API key and stores it", async () => {
    const result = await post(handlerWith(), { url: `crunchbase.com/organization/${permalink}/people?x=1` });
    expect(result.status).toBe(200);
    expect(result.body).toMatchObject({
      properties: { identifier: { value: name } },
      cards: { raised_funding_rounds: expect.any(Array), press_references: expect.any(Array) },
      source: "sample",
      fetched_at: "2026-11-21T10:00:00.000Z",
      cached: false,
      as_of: SAMPLE_DATA_AS_OF,
    });
    expect(result.headers.get("content-type")).toBe("application/json");
    expect(result.headers.get("access-control-allow-origin")).toBe("*");
    const { properties, cards } = result.body;
    expect([...backend.rows.values()]).toEqual([
      {
        url,
        data: { properties, cards },
        source: "sample",
        as_of: "2025-06-30",
        fetched_at: "2026-11-21T10:00:00.000Z",
      },
    ]);
    expect(fake.requests).toEqual([]);
  });

  test("keeps the company as screened by the caller, also from the store, unless the caller stores it", async () => {
    const handler = handlerWith();
    await post(handler, { url, keep: false });
    expect(backend.kept).toEqual([]);
    await post(handler, { url });
    await get(handler, url);
    const company = { url, company_name: name, country: sample.country, website_domain: expect.any(String) };
    const kept = { company: expect.objectContaining(company), by: "7f", via: "fetch" };
    expect(backend.kept).toEqual([kept, kept]);
  });

  test("returns a company that could not be kept", async () => {
    backend.keepStatus = 503;
    expect((await post(handlerWith(), { url })).status).toBe(200);
    expect(logged).toEqual([expect.stringContaining("a screened company could not be kept")]);
  });

  test("returns live data with an API key", async () => {
    const result = await post(liveHandler(), { url });
    expect(result).toMatchObject({ status: 200, body: { source: "crunchbase", cached: false } });
    expect(result.body).not.toHaveProperty("as_of");
    expect(fake.requests).toHaveLength(1);
  });

  test("serves a stored profile for 24 hours, then fetches it again", async () => {
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
    expect(backend.rows.get(url)?.fetched_at).toBe("2026-11-22T10:00:00.000Z");
  });

  test("fetches again with refresh: true", async () => {
    const handler = liveHandler();
    await post(handler, { url });
    clockMs += HOUR_MS;
    expect((await post(handler, { url, refresh: true })).body).toMatchObject({
      cached: false,
      fetched_at: "2026-11-21T11:00:00.000Z",
    });
    expect(fake.requests).toHaveLength(2);
  });

  test("never serves stored sample data with an API key, nor live data without", async () => {
    await post(handlerWith(), { url });
    expect((await post(liveHandler(), { url })).body).toMatchObject({ source: "crunchbase", cached: false });
    expect((await post(handlerWith(), { url })).body).toMatchObject({ source: "sample", cached: false });
  });

  test.each([
    ["in the future", "2027-11-21T10:00:00Z"],
    ["that is invalid", "never"],
  ])("ignores a stored profile with a fetch time %s", async (_case, fetched_at) => {
    backend.rows.set(url, { url, data: { properties: {}, cards: {} }, source: "sample", fetched_at });
    expect((await post(handlerWith(), { url })).body).toMatchObject({ cached: false });
  });

  test("shares one call between concurrent requests for one company", async () => {
    const handler = liveHandler();
    fake.scriptResponse(permalink, { kind: "slow", delayMs: 30 });
    const urls = [url, `${url}/`, url.replace("www.", ""), url.toUpperCase()];
    const responses = await Promise.all([
      ...urls.map((one) => post(handler, { url: one })),
      post(handler, { url, refresh: true }),
      get(handler, url),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(fake.requests).toHaveLength(1);
    expect(backend.calls).toEqual(["GET", "POST"]);
  });

  test("does not cache an error of concurrent requests", async () => {
    const handler = liveHandler();
    fake.scriptResponse(permalink, { kind: "body", body: "[]" }, 1);
    const failed = await Promise.all([post(handler, { url }), post(handler, { url })]);
    expect(failed.map(({ status }) => status)).toEqual([502, 502]);
    expect((await post(handler, { url })).status).toBe(200);
  });
});

describe("GET", () => {
  test("returns the facts of the profile as one flat object", async () => {
    const result = await get(
      handlerWith({ FUND_NAME: sample.rounds.flatMap((round) => round.investors ?? [])[0] ?? "" }),
      `${url}?utm=1`,
    );
    expect(result.status).toBe(200);
    expect(Object.keys(result.body)).toEqual([
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
    expect(result.body).toMatchObject({
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

  test("returns what the team has set by hand in place of the provider's value", async () => {
    backend.provenance = { url, facts: { employee_count: "51-100", founded_year: 1901 }, pinned: ["employee_count"] };
    expect((await get(handlerWith(), url)).body).toMatchObject({
      employee_count: "51-100",
      founded_year: Number(sample.foundedOn.slice(0, 4)),
    });
  });

  test("returns a code and a message for an unknown company", async () => {
    const result = await get(handlerWith(), companyUrl("no-such-company"));
    expect(result).toEqual({
      status: 404,
      body: { code: "not_found", message: expect.stringContaining("sample companies") },
    });
  });

  test.each([
    ["no URL", null],
    ["another site's URL", "https://example.org/organization/x"],
  ])("rejects %s", async (_case, companyPage) => {
    expect(await get(handlerWith(), companyPage)).toMatchObject({ status: 400, body: { code: "invalid_url" } });
  });
});

describe("an error of Crunchbase", () => {
  test.each([
    ["error-401", 502, "unauthorized"],
    ["error-403", 502, "forbidden"],
    ["no-such-company", 404, "not_found"],
    ["error-429", 429, "rate_limited"],
    ["error-500", 502, "unavailable"],
    ["error-html", 502, "invalid_response"],
    ["error-truncated-json", 502, "invalid_response"],
    ["error-deep-json", 502, "invalid_response"],
    ["error-no-response", 504, "timeout"],
  ])("%s becomes %d %s and stores nothing", async (errorPermalink, status, code) => {
    const result = await post(liveHandler(code === "timeout" ? 60 : undefined), { url: companyUrl(errorPermalink) });
    expect(result).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
    expect(Object.keys(result.body)).toEqual(["code", "message"]);
    expect(JSON.stringify(result.body)).not.toContain(fakeCrunchbaseKeys.advanced);
    expect(backend.rows.size).toBe(0);
  });

  test("leaves the stored profile as it is", async () => {
    const handler = liveHandler();
    await post(handler, { url });
    fake.scriptResponse(permalink, { kind: "status", status: 500 });
    expect(await post(handler, { url, refresh: true })).toMatchObject({ status: 502 });
    expect(await post(handler, { url })).toMatchObject({ status: 200, body: { cached: true } });
  });
});

describe("an error of the database", () => {
  test.each([
    ["is unreachable", () => Promise.reject(new TypeError("fetch failed"))],
    ["rejects the write", () => Response.json({ message: "permission denied" }, { status: 403 })],
  ])("does not fail the request if the database %s", async (_case, respond) => {
    backend.failing.POST = respond;
    expect(await post(handlerWith(), { url })).toMatchObject({
      status: 200,
      body: { cached: false, properties: { identifier: { value: name } } },
    });
    expect(logged).toEqual([expect.stringContaining("could not be stored")]);
  });

  test("is database_unavailable if unreachable, without a call to Crunchbase", async () => {
    backend.failing.GET = () => Promise.reject(new TypeError("fetch failed"));
    expect(await post(liveHandler(), { url })).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    expect(fake.requests).toEqual([]);
  });

  test("is database_rejected if it rejects the key, without a call to Crunchbase", async () => {
    backend.failing.GET = () => Response.json({ message: "Invalid API key" }, { status: 401 });
    expect(await post(liveHandler(), { url })).toMatchObject({ status: 500, body: { code: "database_rejected" } });
    expect(fake.requests).toEqual([]);
  });
});

test("makes no call beyond the rate limit", async () => {
  backend.callWaitMs = null;
  expect(await post(liveHandler(), { url })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(fake.requests).toEqual([]);
});

test("a stored company of Wikidata is fetched again once there is a key", async () => {
  const data = { properties: { identifier: { value: "Of Wikidata" } }, cards: {} };
  backend.rows.set(url, { url, data, source: "wikidata", fetched_at: new Date(START_MS).toISOString() });
  expect(await post(liveHandler(), { url })).toMatchObject({ body: { source: "crunchbase", cached: false } });
});

describe("a name", () => {
  test.each([
    ["live", () => liveHandler()],
    ["sample", () => handlerWith()],
  ])("is looked up among the %s companies", async (_case, create) => {
    const { status, body } = await post(create(), { name: " Wise" });
    expect(status).toBe(200);
    expect(body.companies).toEqual([
      { name: "Wise", url: companyUrl("transferwise"), description: expect.stringMatching(/./) },
    ]);
  });

  test("that no company has gives an empty list", async () => {
    expect(await post(liveHandler(), { name: "Tidewright" })).toMatchObject({ status: 200, body: { companies: [] } });
  });

  test("is cut to the longest that is searched", async () => {
    await post(liveHandler(), { name: "x".repeat(10_000) });
    expect(fake.requests[0]?.path).toContain(`query=${"x".repeat(200)}&`);
  });

  test("is not sent together with a URL", async () => {
    await post(liveHandler(), { url, name: "Wise" });
    expect(fake.requests.map(({ path }) => path)).toEqual([expect.stringContaining(`/organizations/${permalink}?`)]);
  });

  test("is rejected by a license that has no search", async () => {
    fake.scriptResponse("autocompletes", { kind: "status", status: 403 });
    expect(await post(liveHandler(), { name: "Wise" })).toMatchObject({ status: 502, body: { code: "forbidden" } });
  });

  test("gives an error for a response that is no list", async () => {
    fake.scriptResponse("autocompletes", { kind: "body", body: '{"count":1,"entities":"none"}' });
    expect(await post(liveHandler(), { name: "Wise" })).toMatchObject({ body: { code: "invalid_response" } });
  });

  test("ignores entities without a name or permalink", async () => {
    const entities = [{}, { identifier: { value: "Wise" } }, { identifier: { permalink: "wise" } }, null, "wise"];
    fake.scriptResponse("autocompletes", { kind: "body", body: JSON.stringify({ count: 5, entities }) });
    expect(await post(liveHandler(), { name: "Wise" })).toMatchObject({ status: 200, body: { companies: [] } });
  });
});

describe("a caller who has not used a second factor", () => {
  const withoutSecondFactor = { authorization: bearer({ role: "authenticated", sub: "7f", aal: "aal1" }) };

  test("is rejected for GET and POST if they have one", async () => {
    backend.hasSecondFactor = true;
    const rejected = { status: 403, body: { code: "insufficient_aal", message: expect.any(String) } };
    expect(await post(liveHandler(), { url }, withoutSecondFactor)).toMatchObject(rejected);
    expect(await get(liveHandler(), url, withoutSecondFactor)).toMatchObject(rejected);
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test("is accepted if they have none", async () => {
    expect(await post(handlerWith(), { url }, withoutSecondFactor)).toMatchObject({ status: 200 });
  });

  test("is rejected if the database returns no boolean", async () => {
    backend.hasSecondFactor = "maybe";
    expect(await post(handlerWith(), { url }, withoutSecondFactor)).toMatchObject({
      status: 500,
      body: { code: "database_rejected" },
    });
  });
});

describe("a request", () => {
  test.each([
    ["the anonymous key", { authorization: bearer({ role: "anon" }) }],
    ["the service role's key", { authorization: bearer({ role: "service_role" }) }],
    ["no token", {}],
  ])("with %s is rejected before anything is read", async (_case, headers) => {
    const handler = liveHandler();
    expect(await post(handler, { url }, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect(await get(handler, url, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test.each([
    ["no body", "", "bad_request"],
    ["incomplete JSON", '{"url":', "bad_request"],
    ["an array", "[]", "bad_request"],
    ["null", "null", "bad_request"],
    ["no URL", {}, "invalid_url"],
    ["a URL that is a number", { url: 5 }, "invalid_url"],
    ["a blank URL", { url: "  " }, "invalid_url"],
    ["another site's URL", { url: "https://169.254.169.254/organization/x" }, "invalid_url"],
    ["a person's URL", { url: "https://www.crunchbase.com/person/x" }, "invalid_url"],
  ])("with %s is rejected", async (_case, body, code) => {
    expect(await post(handlerWith(), body)).toMatchObject({ status: 400, body: { code, message: expect.any(String) } });
    expect(backend.calls).toEqual([]);
  });

  test("with an oversized body is rejected", async () => {
    expect(await post(handlerWith(), { url, padding: "x".repeat(20_000) })).toMatchObject({
      status: 413,
      body: { code: "too_large", message: expect.any(String) },
    });
    expect(backend.calls).toEqual([]);
  });

  test("with an invalid URL gets the specification's message", async () => {
    const { body } = await post(handlerWith(), { url: "stripe" });
    expect(body.message).toBe("Please enter a valid Crunchbase URL");
  });

  test("with another method is rejected", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "DELETE" }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST, OPTIONS"]);
  });

  test("accepts a preflight without a token", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "OPTIONS" }));
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});

test("throws for invalid settings", () => {
  expect(() => handlerWith({ CRUNCHBASE_API_KEY: "k", CRUNCHBASE_BASE_URL: "http://api.example" })).toThrow(
    "CRUNCHBASE_BASE_URL",
  );
});

describe("what sources say", () => {
  const ofSource = (source: string, one = url) => backend.sources.get(`${source} ${one}`);

  test("is stored with the values that the source has", async () => {
    await post(liveHandler(), { url });
    expect(ofSource("crunchbase")).toMatchObject({
      facts: { company_name: name, founded_year: Number(sample.foundedOn.slice(0, 4)) },
      fetched_at: "2026-11-21T10:00:00.000Z",
      error: null,
    });
  });

  test("is empty for a company that the source does not have, and an error is kept beside what it said before", async () => {
    const handler = liveHandler();
    await post(handler, { url: companyUrl("no-such-company") });
    expect(ofSource("crunchbase", companyUrl("no-such-company"))).toMatchObject({ facts: {}, error: null });
    await post(handler, { url });
    fake.scriptResponse(permalink, { kind: "status", status: 500 });
    await post(handler, { url, refresh: true });
    expect(ofSource("crunchbase")).toMatchObject({
      facts: { company_name: name },
      error: expect.stringMatching(/\.$/),
      error_at: "2026-11-21T10:00:00.000Z",
    });
  });
});

describe("many companies at once", () => {
  let wikidata: FakeWikidata;
  beforeEach(async () => {
    wikidata = await startFakeWikidata({ now: () => clockMs });
  });
  afterEach(() => wikidata.close());
  const openDataHandler = (environment: Record<string, string> = {}) =>
    handlerWith({
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: wikidata.apiUrl,
      WIKIDATA_QUERY_URL: wikidata.queryUrl,
      ...environment,
    });
  const urls = sampleCompanies.slice(0, 49).map((company) => companyUrl(company.permalink));
  const unknown = companyUrl("no-such-company");

  test("come from Wikidata in three requests, the second time from the store, with blanks for unknown ones", async () => {
    const handler = openDataHandler();
    const { status, body } = await post(handler, { urls: [...urls, unknown, urls[0], "https://example.org"] });
    expect(status).toBe(200);
    expect(body.source).toBe("wikidata");
    expect(body.companies.map((company: { url: string }) => company.url)).toEqual([...urls, unknown]);
    expect(body.companies[0]).toMatchObject({
      facts: { company_name: name, city: sample.city, country: sample.country },
      as_of: { employee_count: "2024-12" },
      source_url: expect.stringContaining("https://www.wikidata.org/wiki/Q"),
    });
    expect(body.companies.at(-1)).toMatchObject({ facts: {}, source_url: null });
    expect(wikidata.requests).toHaveLength(3);
    const again = await post(handler, { urls: [...urls, unknown] });
    expect(again.body.companies).toEqual(body.companies.map((company: object) => expect.objectContaining(company)));
    expect(wikidata.requests).toHaveLength(3);
    // The company's page shows it without another request.
    expect((await post(handler, { url: urls[0] })).body).toMatchObject({ source: "wikidata", cached: true });
    expect(wikidata.requests).toHaveLength(3);
  });

  test("are not called sample data where they are the only source", async () => {
    expect((await post(openDataHandler(), { source: true })).body).toEqual({ source: "wikidata", open_data: true });
  });

  test("are open data beside Crunchbase, and leave Crunchbase's profiles as they are", async () => {
    const handler = openDataHandler({
      CRUNCHBASE_API_KEY: fakeCrunchbaseKeys.advanced,
      CRUNCHBASE_BASE_URL: fake.baseUrl,
    });
    await post(handler, { url });
    const { body } = await post(handler, { urls: [url], source: "wikidata" });
    expect(body).toMatchObject({ source: "wikidata", companies: [{ url, facts: { company_name: name } }] });
    expect(backend.rows.get(url)?.source).toBe("crunchbase");
    expect((await post(handler, { source: true })).body).toEqual({ source: "crunchbase", open_data: true });
    expect(await post(handler, { urls: [url] })).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(fake.requests).toHaveLength(1);
  });

  test("stay blank while Wikidata has two entries, and have the chosen one's values from then on", async () => {
    await wikidata.close();
    wikidata = await startFakeWikidata({
      entities: withDuplicate(entitiesOf(sampleCompanies), permalink),
      now: () => clockMs,
    });
    const handler = openDataHandler();
    const first = await post(handler, { urls: [url] });
    expect(first.body.companies).toMatchObject([{ facts: {}, candidates: [{}, { id: "Q99999999" }] }]);
    expect(await post(handler, { url, item: "Q1" })).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect((await post(handler, { url, item: "Q99999999" })).body.companies).toMatchObject([
      { facts: { company_name: "Duplicate" }, candidates: [] },
    ]);
    const { body } = await post(handler, { url, refresh: true });
    expect(body.properties.identifier.value).toBe("Duplicate");
    expect(backend.sources.get(`wikidata ${url}`)).toMatchObject({ chosen: "Q99999999", candidates: [] });
  });

  test.each([
    ["with what they store", 204, 0],
    ["also where storing fails", 500, 1],
  ])("give their slot of the rate limit back, %s", async (_how, storeStatus, releases) => {
    backend.storeStatus = storeStatus;
    const handler = openDataHandler();
    expect((await post(handler, { urls })).status).toBe(200);
    expect(backend).toMatchObject({ slots: new Set(), taken: 1, releases });
    // Two calls of one server share it: the one that ends first, after one request, leaves it to the other.
    backend.sources.clear();
    const both = [[unknown], urls].map((some) => post(handler, { urls: some }));
    for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    expect(backend).toMatchObject({ slots: new Set(), taken: 2 });
  });

  test("take the slot with the request that reads what is stored, and none if nothing is missing", async () => {
    const handler = openDataHandler();
    await post(handler, { urls });
    await post(handler, { urls });
    expect(backend).toMatchObject({ rpcs: ["read and take", "store", "read and take"], taken: 1, slots: new Set() });
    // The clocks of the server and the database differ.
    backend.alwaysGivesSlot = true;
    await post(handler, { urls });
    expect(backend).toMatchObject({ taken: 2, slots: new Set() });
  });

  test("wait for the slot that the rate limit gives later, and fail without one", async () => {
    const handler = openDataHandler();
    backend.callWaitMs = 1500;
    expect((await post(handler, { urls })).status).toBe(200);
    expect(slept).toEqual([1500]);
    backend.sources.clear();
    backend.callWaitMs = null;
    expect(await post(handler, { urls })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(backend.slots).toEqual(new Set());
  });

  test("that fail keep the reason for each", async () => {
    wikidata.scriptResponse("sparql", { kind: "status", status: 403 });
    const result = await post(openDataHandler(), { urls: [url] });
    expect(result).toMatchObject({ status: 502, body: { code: "forbidden" } });
    expect(backend.sources.get(`wikidata ${url}`)).toMatchObject({ error: result.body.message });
  });

  test("are at most 100, and none without open data", async () => {
    const bad = { status: 400, body: { code: "bad_request" } };
    const many = Array.from({ length: 101 }, (_, index) => companyUrl(`company-${index}`));
    expect(await post(openDataHandler(), { urls: many })).toMatchObject(bad);
    expect(await post(handlerWith(), { urls: [url] })).toMatchObject(bad);
    expect(await post(handlerWith(), { urls: [url], source: "wikidata" })).toMatchObject(bad);
    expect(wikidata.requests).toEqual([]);
  });
});

describe("a register number", () => {
  let wikidata: FakeWikidata;
  let gleif: FakeGleif;
  beforeEach(async () => {
    wikidata = await startFakeWikidata({ now: () => clockMs });
    gleif = await startFakeGleif({ now: () => clockMs });
  });
  afterEach(async () => {
    await wikidata.close();
    await gleif.close();
  });
  const openDataHandler = () =>
    handlerWith({
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: wikidata.apiUrl,
      WIKIDATA_QUERY_URL: wikidata.queryUrl,
      GLEIF_API_URL: gleif.baseUrl,
    });
  const stored = (one = url) => backend.sources.get(`gleif ${one}`);
  const second = sampleCompanies[1] as typeof sample;
  const withoutLei = companyUrl(second.permalink);
  const suggested = { company_name: second.name, country: "Nowhere" };

  test("is looked up by the LEI that Wikidata has, with the company's page of GLEIF and the day of the record", async () => {
    await post(openDataHandler(), { url });
    expect(gleif.requests).toEqual([`/api/v1/lei-records/${leiOf(permalink)}`]);
    expect(stored()).toMatchObject({
      facts: { register_number: "HRB 160000" },
      as_of: { register_number: "2026-09-01" },
      source_url: `https://search.gleif.org/#/record/${leiOf(permalink)}`,
    });
  });

  test("is never taken by the name: entities with the name and the country are suggested, and a user chooses one", async () => {
    const entity = legalEntities[1] as (typeof legalEntities)[0];
    const country = new Intl.DisplayNames(["en"], { type: "region" }).of(entity.country) ?? "";
    const handler = openDataHandler();
    backend.record = suggested;
    expect((await post(handler, { url: withoutLei, source: "gleif" })).body.companies).toMatchObject([
      { facts: {}, candidates: [] },
    ]);
    backend.record = { ...suggested, country };
    const { body } = await post(handler, { url: withoutLei, source: "gleif" });
    expect(body.companies).toMatchObject([{ facts: {}, candidates: [{ id: entity.lei, name: entity.name }] }]);
    const other = { url: withoutLei, source: "gleif", item: leiOf(permalink) };
    expect(await post(handler, other)).toMatchObject({ status: 400, body: { code: "bad_request" } });
    const chosen = await post(handler, { ...other, item: entity.lei });
    expect(chosen.body.companies).toMatchObject([{ facts: { register_number: "HRB 160001" }, candidates: [] }]);
    expect(stored(withoutLei)).toMatchObject({ chosen: entity.lei });
    // The choice holds for later look-ups.
    await post(handler, { url: withoutLei, source: "gleif" });
    expect(gleif.requests.at(-1)).toBe(`/api/v1/lei-records/${entity.lei}`);
  });

  test.each<[string, ScriptedResponse, string]>([
    ["429", { kind: "status", status: 429 }, "rate_limited"],
    ["429 with Retry-After", { kind: "status", status: 429, headers: { "retry-after": "60" } }, "rate_limited"],
    ["403 in HTML", { kind: "body", status: 403, body: "<html>", contentType: "text/html" }, "forbidden"],
    ["502", { kind: "status", status: 502 }, "unavailable"],
    ["text", { kind: "body", body: "Please slow down", contentType: "text/plain" }, "invalid_response"],
    ["an empty document", { kind: "body", body: "{}" }, "invalid_response"],
    ["a record of another company", { kind: "body", body: '{"data":{"attributes":{}}}' }, "invalid_response"],
    ["2 MB", { kind: "oversized", bytes: 2 * 1024 * 1024, sendsContentLength: false }, "invalid_response"],
    ["a redirect", { kind: "redirect", to: "http://169.254.169.254/" }, "invalid_response"],
    ["a reset connection", { kind: "connection-reset" }, "unavailable"],
  ])("that GLEIF answers with %s is blank with the reason, and the company is shown", async (_case, scripted, code) => {
    const handler = openDataHandler();
    gleif.scriptResponse(leiOf(permalink), scripted);
    expect((await post(handler, { url })).status).toBe(200);
    expect(stored()).toMatchObject({ error: expect.stringMatching(/^GLEIF .*\.$/), error_at: expect.any(String) });
    expect((await post(handler, { url, source: "gleif" })).body.code).toBe(code);
    expect(backend.kept).toHaveLength(1);
  });

  test("fails in time where GLEIF is silent", async () => {
    gleif.scriptResponse("search", { kind: "no-response" });
    const client = createGleifClient(
      { contact: "ops@fund.example", baseUrl: gleif.baseUrl },
      { fetch, now: () => clockMs, sleep: async () => {}, takeCall: async () => true, timeoutMs: 100 },
    );
    await expect(client.findByLegalName("N26")).rejects.toMatchObject({ code: "timeout" });
  });

  test("that GLEIF does not have, or that the entity does not have, is a blank without an error", async () => {
    await gleif.close();
    gleif = await startFakeGleif({ entities: [{ lei: leiOf(permalink), name, country: "DE", registeredAs: null }] });
    const handler = openDataHandler();
    await post(handler, { url });
    const third = companyUrl(sampleCompanies[2]?.permalink ?? "");
    await post(handler, { url: third });
    for (const one of [url, third]) expect(stored(one)).toMatchObject({ facts: {}, error: null });
    expect(gleif.requests).toHaveLength(2);
  });

  test("costs no request for many companies at once, nor without open data", async () => {
    await post(openDataHandler(), { urls: [url] });
    const off = await post(handlerWith(), { url, source: "gleif" });
    expect(off).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(gleif.requests).toEqual([]);
  });
});
