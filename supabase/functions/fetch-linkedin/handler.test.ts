import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { createHandler } from "./handler.ts";
import { samplePeople } from "./sample/people.ts";

const START_MS = Date.parse("2026-11-21T10:00:00Z");
const DAY_MS = 24 * 3_600_000;
const founderUrl = profileUrl("sample-founder");
const FOUNDER = samplePeople.find(({ public_id }) => public_id === "sample-founder");

interface Row {
  readonly url: string;
  readonly full_name: string | null;
  readonly experiences: unknown;
  readonly educations: unknown;
  readonly raw_data: unknown;
  readonly source: string | null;
  readonly fetched_at: string;
}

/** In memory: what the function uses of the REST interface. */
function createBackend() {
  const backend = {
    rows: new Map<string, Row>(),
    count: 0,
    maxCount: 100,
    calls: [] as string[],
    /** Replaces the response to this call. */
    failing: {} as Partial<Record<string, () => Response | Promise<Response>>>,
    fetch: async (requestUrl: string, init?: RequestInit): Promise<Response> => {
      const request = new Request(requestUrl, init);
      const url = new URL(requestUrl);
      const call = `${request.method} ${url.pathname.replace("/rest/v1/", "")}`;
      backend.calls.push(call);
      // Lets concurrent requests interleave.
      await new Promise((resolve) => setTimeout(resolve, 1));
      const respond = backend.failing[call];
      if (respond !== undefined) return respond();
      switch (call) {
        case "POST rpc/take_linkedin_request": {
          const taken = backend.count < backend.maxCount;
          if (taken) backend.count += 1;
          return Response.json([{ taken, count: backend.count, max_count: backend.maxCount }]);
        }
        case "POST rpc/give_back_linkedin_request":
          backend.count = Math.max(0, backend.count - 1);
          return new Response(null, { status: 204 });
        case "GET linkedin_profiles": {
          const row = backend.rows.get(filter(url, "url", "eq"));
          return Response.json(
            row === undefined ? [] : [{ ...row, fetched_at: row.fetched_at.replace("Z", "+00:00") }],
          );
        }
        case "POST linkedin_profiles": {
          const row = (await request.json()) as Row;
          backend.rows.set(row.url, row);
          return new Response(null, { status: 201 });
        }
        case "DELETE linkedin_profiles": {
          const before = Date.parse(filter(url, "fetched_at", "lt"));
          for (const [key, row] of backend.rows) if (Date.parse(row.fetched_at) < before) backend.rows.delete(key);
          return new Response(null, { status: 204 });
        }
        default:
          return Response.json({ code: "PGRST202" }, { status: 404 });
      }
    },
  };
  return backend;
}

function filter(url: URL, column: string, operator: string): string {
  const value = url.searchParams.get(column) ?? "";
  if (!value.startsWith(`${operator}.`)) throw new Error(`expected ${column}=${operator}.…, got ${url.search}`);
  return value.slice(operator.length + 1);
}

const bearer = (payload: object) => `Bearer e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sig`;
const SIGNED_IN = { authorization: bearer({ role: "authenticated", sub: "7f", aal: "aal2" }) };

let backend: ReturnType<typeof createBackend>;
let fake: FakeLinkedin;
let clockMs: number;
let logged: string[];

beforeEach(async () => {
  backend = createBackend();
  clockMs = START_MS;
  logged = [];
  fake = await startFakeLinkedin({ now: () => clockMs });
});
afterEach(() => fake.close());

function handlerWith(environment: Record<string, string> = {}, providerTimeoutMs = 5000) {
  return createHandler({
    environment: { SUPABASE_URL: "http://backend.example", SUPABASE_SERVICE_ROLE_KEY: "service", ...environment },
    fetch,
    backendFetch: backend.fetch,
    now: () => clockMs,
    providerTimeoutMs,
    log: (message) => void logged.push(message),
  });
}
const liveHandler = (environment: Record<string, string> = {}, providerTimeoutMs?: number) =>
  handlerWith(
    { LINKEDIN_API_KEY: fakeLinkedinKeys.valid, LINKEDIN_BASE_URL: fake.baseUrl, ...environment },
    providerTimeoutMs,
  );

type Handler = ReturnType<typeof handlerWith>;

async function post(handler: Handler, body: unknown, headers: Record<string, string> = SIGNED_IN) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await handler(
    new Request("http://backend.example/functions/v1/fetch-linkedin", { method: "POST", headers, body: text }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const lookUp = (handler: Handler, publicId = "sample-founder", refresh?: boolean) =>
  post(handler, { url: profileUrl(publicId), ...(refresh === undefined ? {} : { refresh }) });

describe("POST", () => {
  test("returns sample data without an API key, stores it, and counts the request", async () => {
    const result = await post(handlerWith(), { url: "de.linkedin.com/in/Sample-Founder/details/experience?x=1" });
    expect(result.status).toBe(200);
    expect(result.body).toEqual({
      error: null,
      raw: { data: FOUNDER },
      data: FOUNDER,
      formatted: expect.stringMatching(/^Jördis Grünwälder\n.*\n\nEXPERIENCE\nStealth Startup\n/),
      source: "sample",
      fetched_at: "2026-11-21T10:00:00.000Z",
      cached: false,
    });
    expect(result.headers.get("access-control-allow-origin")).toBe("*");
    expect([...backend.rows.values()]).toEqual([
      {
        url: founderUrl,
        full_name: "Jördis Grünwälder",
        experiences: FOUNDER?.experiences,
        educations: FOUNDER?.educations,
        raw_data: FOUNDER,
        source: "sample",
        fetched_at: "2026-11-21T10:00:00.000Z",
      },
    ]);
    expect([backend.count, fake.requests]).toEqual([1, []]);
  });

  test.each([
    ["fresh-linkedin", "/get-personal-profile"],
    ["enrich-layer", "/api/v2/profile"],
  ])("returns live data of %s with an API key", async (service, path) => {
    const result = await lookUp(liveHandler({ LINKEDIN_PROVIDER: service }));
    expect(result).toMatchObject({
      status: 200,
      body: { source: service, cached: false, data: { full_name: "Jördis Grünwälder" } },
    });
    expect(fake.requests.map((request) => request.path.split("?")[0])).toEqual([path]);
    expect(backend.count).toBe(1);
  });

  test("serves a stored profile for 30 days without counting, then fetches it again", async () => {
    const handler = liveHandler();
    const first = await lookUp(handler);
    clockMs += 30 * DAY_MS - 1;
    const second = await lookUp(handler);
    expect(second.body).toEqual({ ...first.body, formatted: second.body.formatted, cached: true });
    expect([fake.requests.length, backend.count]).toEqual([1, 1]);
    clockMs += 1;
    expect((await lookUp(handler)).body).toMatchObject({ cached: false, fetched_at: "2026-12-21T10:00:00.000Z" });
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([2, 2, 1]);
  });

  test("formats the CV of a stored profile with today's date", async () => {
    const handler = handlerWith();
    expect((await lookUp(handler)).body.formatted).toContain("Co-Founder & CEO (Mar 2024 - Present, 2Y 9M)");
    clockMs += 20 * DAY_MS;
    expect((await lookUp(handler)).body).toMatchObject({
      cached: true,
      formatted: expect.stringContaining("Co-Founder & CEO (Mar 2024 - Present, 2Y 10M)"),
    });
  });

  test("with source: true returns where the data come from, without counting a request", async () => {
    expect(await post(handlerWith(), { source: true })).toMatchObject({ status: 200, body: { source: "sample" } });
    expect((await post(liveHandler(), { source: true })).body).toEqual({ source: "fresh-linkedin" });
    expect((await post(liveHandler(), { source: true }, {})).status).toBe(401);
    expect([fake.requests.length, backend.count]).toEqual([0, 0]);
  });

  test("fetches again with refresh: true, and counts", async () => {
    const handler = liveHandler();
    await lookUp(handler);
    expect((await lookUp(handler, "sample-founder", true)).body).toMatchObject({ cached: false });
    expect([fake.requests.length, backend.count]).toEqual([2, 2]);
  });

  test("returns a profile without experience", async () => {
    const { status, body } = await lookUp(handlerWith(), "sample-student");
    expect([status, body.formatted]).toEqual([
      200,
      "Lars-Åke Lindström\nM.Sc. student at KTH\n\nEDUCATION\nKTH Royal Institute of Technology\n  M.Sc., Energy Systems (2025 - Present, 1Y)\nPolitecnico di Milano\n  B.Sc., Ingegneria Energetica (2022 - 2025, 3Y)",
    ]);
  });

  test("never serves stored sample data with an API key, nor live data without", async () => {
    await lookUp(handlerWith());
    expect((await lookUp(liveHandler())).body).toMatchObject({ source: "fresh-linkedin", cached: false });
    expect((await lookUp(liveHandler({ LINKEDIN_PROVIDER: "enrich-layer" }))).body).toMatchObject({
      source: "fresh-linkedin",
      cached: true,
    });
    expect((await lookUp(handlerWith())).body).toMatchObject({ source: "sample", cached: false });
  });

  test.each([
    ["from the future", { fetched_at: "2027-11-21T10:00:00Z" }],
    ["with an invalid fetch time", { fetched_at: "never" }],
    ["without a source", { source: null }],
    ["without data", { raw_data: null }],
  ])("ignores a stored row %s", async (_case, columns) => {
    await lookUp(handlerWith());
    const row = backend.rows.get(founderUrl) as Row;
    backend.rows.set(founderUrl, { ...row, ...columns });
    expect((await lookUp(handlerWith())).body).toMatchObject({ cached: false });
  });

  test("shares one call and one count between concurrent requests for one person", async () => {
    const handler = liveHandler();
    fake.scriptResponse("sample-founder", { kind: "slow", delayMs: 30 });
    const urls = [founderUrl, `${founderUrl}/`, founderUrl.replace("www", "de"), founderUrl.toUpperCase()];
    const responses = await Promise.all([
      ...urls.map((url) => post(handler, { url })),
      post(handler, { url: founderUrl, refresh: true }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([fake.requests.length, backend.count]).toEqual([1, 1]);
  });
});

describe("the request count", () => {
  test("rejects requests at the limit with the specification's message", async () => {
    backend.count = 100;
    expect(await lookUp(liveHandler())).toMatchObject({
      status: 429,
      body: {
        code: "request_limit_reached",
        error: "You've reached the limit of 100 requests. Please try again later.",
        message: "You've reached the limit of 100 requests. Please try again later.",
      },
    });
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([0, 100, 0]);
  });

  test("does not count a response without a position and a school, nor store it", async () => {
    const body = JSON.stringify({
      message: "ok",
      data: { full_name: "Ida Beispiel", experiences: [], educations: [] },
    });
    fake.scriptResponse("ida", { kind: "body", body });
    const { status, body: error } = await lookUp(liveHandler(), "ida");
    expect([status, error.error]).toEqual([
      502,
      "Fresh LinkedIn Profile Data returned no positions and no schools for this profile. No request was counted. Open the profile in a browser: it may be private or empty.",
    ]);
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([1, 0, 0]);
  });

  test("does not limit stored profiles", async () => {
    const handler = liveHandler();
    await lookUp(handler);
    backend.maxCount = 1;
    expect(await lookUp(handler)).toMatchObject({ status: 200, body: { cached: true } });
    expect(await lookUp(handler, "sample-founder", true)).toMatchObject({ status: 429 });
  });

  test("accepts exactly 3 of 50 concurrent requests with 3 left", async () => {
    const people = Array.from({ length: 50 }, (_, index) => ({ ...samplePeople[0], public_id: `person-${index}` }));
    await fake.close();
    fake = await startFakeLinkedin({ people: people as typeof samplePeople });
    backend.count = 97;
    const handler = liveHandler();
    const responses = await Promise.all(people.map(({ public_id }) => lookUp(handler, public_id)));
    const statuses = responses.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([3, 47]);
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([3, 100, 3]);
  });

  test.each([
    ["error-401", 502, "unauthorized"],
    ["error-402", 502, "forbidden"],
    ["error-403", 502, "forbidden"],
    ["error-404", 404, "not_found"],
    ["error-429", 429, "rate_limited"],
    ["error-502", 502, "unavailable"],
    ["error-html", 502, "invalid_response"],
    ["error-empty-object", 502, "invalid_response"],
    ["error-oversized", 502, "invalid_response"],
    ["error-truncated-json", 502, "invalid_response"],
    ["error-deep-json", 502, "invalid_response"],
    ["error-no-response", 504, "timeout"],
  ])("does not count %s, which becomes %d %s and stores nothing", async (publicId, status, code) => {
    const result = await lookUp(liveHandler({}, code === "timeout" ? 60 : undefined), publicId);
    expect(result).toMatchObject({ status, body: { code } });
    expect(Object.keys(result.body)).toEqual(["error", "code", "message"]);
    expect(result.body.error).toBe(result.body.message);
    expect(JSON.stringify(result.body)).not.toContain(fakeLinkedinKeys.valid);
    expect([backend.count, backend.rows.size]).toEqual([0, 0]);
  });

  test("gives failed requests back, so that later ones are accepted", async () => {
    backend.maxCount = 1;
    const handler = liveHandler();
    for (let attempt = 0; attempt < 3; attempt++) expect((await lookUp(handler, "error-502")).status).toBe(502);
    expect((await lookUp(handler)).status).toBe(200);
    expect(backend.count).toBe(1);
  });

  test("logs a count that cannot be given back and responds with the original error", async () => {
    backend.failing["POST rpc/give_back_linkedin_request"] = () => Response.json({}, { status: 503 });
    expect(await lookUp(liveHandler(), "error-404")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(logged).toEqual([expect.stringContaining("stays counted")]);
  });

  test("responds with database_rejected if the counter has no row", async () => {
    backend.failing["POST rpc/take_linkedin_request"] = () => Response.json([]);
    expect(await lookUp(liveHandler())).toMatchObject({ status: 500, body: { code: "database_rejected" } });
    expect(fake.requests).toEqual([]);
  });
});

describe("a 502 of the service", () => {
  test("gets the specification's message", async () => {
    const { body } = await lookUp(liveHandler(), "error-502");
    expect(body.error).toBe("The LinkedIn profile API is currently unavailable. Please try again later.");
  });

  test("leaves the stored profile as it is", async () => {
    const handler = liveHandler();
    await lookUp(handler);
    fake.scriptResponse("sample-founder", { kind: "body", status: 502, body: "" });
    expect((await lookUp(handler, "sample-founder", true)).status).toBe(502);
    expect(await lookUp(handler)).toMatchObject({ status: 200, body: { cached: true } });
  });
});

describe("stored profiles", () => {
  const store = (url: string, fetched_at: string) =>
    backend.rows.set(url, {
      url,
      full_name: "X",
      experiences: [],
      educations: [],
      raw_data: { full_name: "X" },
      source: "sample",
      fetched_at,
    });

  test.each([
    ["180 days by default", {}, 180],
    ["PROFILE_RETENTION_DAYS", { PROFILE_RETENTION_DAYS: "7" }, 7],
  ])("are deleted after %s, on any request", async (_case, environment, days) => {
    store("https://www.linkedin.com/in/old", new Date(START_MS - days * DAY_MS - 1).toISOString());
    store("https://www.linkedin.com/in/young", new Date(START_MS - days * DAY_MS + 1).toISOString());
    await lookUp(handlerWith(environment));
    expect([...backend.rows.keys()]).toEqual(["https://www.linkedin.com/in/young", founderUrl]);
  });

  test("are not served after PROFILE_RETENTION_DAYS", async () => {
    const handler = handlerWith({ PROFILE_RETENTION_DAYS: "7" });
    await lookUp(handler);
    clockMs += 7 * DAY_MS;
    expect((await lookUp(handler)).body).toMatchObject({ cached: false });
  });

  test("do not fail the request if they cannot be deleted", async () => {
    backend.failing["DELETE linkedin_profiles"] = () => Response.json({}, { status: 403 });
    expect((await lookUp(handlerWith())).status).toBe(200);
    expect(logged).toEqual([expect.stringContaining("could not be deleted")]);
  });
});

describe("an error of the database", () => {
  test("does not fail the request if the profile cannot be stored", async () => {
    backend.failing["POST linkedin_profiles"] = () => Promise.reject(new TypeError("fetch failed"));
    expect(await lookUp(handlerWith())).toMatchObject({ status: 200, body: { cached: false } });
    expect(logged).toEqual([expect.stringContaining("could not be stored")]);
  });

  test.each(["GET linkedin_profiles", "POST rpc/take_linkedin_request"])(
    "at %s is database_unavailable, without a call to the service",
    async (call) => {
      backend.failing[call] = () => Promise.reject(new TypeError("fetch failed"));
      expect(await lookUp(liveHandler())).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
      expect(fake.requests).toEqual([]);
    },
  );

  test("is database_rejected if it rejects the key, without a call to the service", async () => {
    backend.failing["GET linkedin_profiles"] = () => Response.json({ message: "Invalid API key" }, { status: 401 });
    expect(await lookUp(liveHandler())).toMatchObject({ status: 500, body: { code: "database_rejected" } });
    expect(fake.requests).toEqual([]);
  });
});

describe("a request", () => {
  test.each([
    ["the anonymous key", { authorization: bearer({ role: "anon" }) }],
    ["the service role's key", { authorization: bearer({ role: "service_role" }) }],
    ["no token", {}],
  ])("with %s is rejected before anything is read", async (_case, headers) => {
    expect(await post(liveHandler(), { url: founderUrl }, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test.each([
    ["no body", "", "bad_request"],
    ["incomplete JSON", '{"url":', "bad_request"],
    ["an array", "[]", "bad_request"],
    ["no URL", {}, "invalid_url"],
    ["a URL that is a number", { url: 5 }, "invalid_url"],
    ["a blank URL", { url: "  " }, "invalid_url"],
    ["a javascript: URL", { url: "javascript:alert(1)" }, "invalid_url"],
    ["another site's URL", { url: "https://169.254.169.254/in/x" }, "invalid_url"],
    ["a look-alike host", { url: "https://www.linkedin.com.example.org/in/x" }, "invalid_url"],
    ["a company's URL", { url: "https://www.linkedin.com/company/celonis" }, "invalid_url"],
    ["an internal ID", { url: "https://www.linkedin.com/in/ACoAABcDeFgHiJkLmNoPqRsT" }, "invalid_url"],
  ])("with %s is rejected", async (_case, body, code) => {
    const result = await post(liveHandler(), body);
    expect(result).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test("with an oversized body is rejected", async () => {
    expect(await post(liveHandler(), { url: founderUrl, padding: "x".repeat(20_000) })).toMatchObject({
      status: 413,
      body: { code: "too_large", error: expect.any(String) },
    });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test("without a URL gets the specification's message", async () => {
    expect((await post(handlerWith(), { url: "" })).body.error).toBe("Please enter a LinkedIn profile URL");
  });

  test.each(["GET", "PUT", "DELETE"])("with method %s is rejected", async (method) => {
    const response = await handlerWith()(new Request("http://backend.example/", { method, headers: SIGNED_IN }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("accepts a preflight without a token", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "OPTIONS" }));
    expect(response.status).toBe(204);
  });
});

test("throws for invalid settings", () => {
  expect(() => handlerWith({ LINKEDIN_PROVIDER: "unknown" })).toThrow("LINKEDIN_PROVIDER");
});
