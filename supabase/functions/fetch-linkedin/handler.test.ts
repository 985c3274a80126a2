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

/** The project's tables behind their REST interface, as far as the function uses them. */
function memoryBackend() {
  const backend = {
    rows: new Map<string, Row>(),
    count: 0,
    maxCount: 100,
    calls: [] as string[],
    /** Answers every call of this kind in its place. */
    failing: {} as Partial<Record<string, () => Response | Promise<Response>>>,
    fetch: async (address: string, init?: RequestInit): Promise<Response> => {
      const request = new Request(address, init);
      const url = new URL(address);
      const call = `${request.method} ${url.pathname.replace("/rest/v1/", "")}`;
      backend.calls.push(call);
      // As over a wire: others get their turn meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 1));
      const failure = backend.failing[call];
      if (failure !== undefined) return failure();
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

let backend: ReturnType<typeof memoryBackend>;
let fake: FakeLinkedin;
let clockMs: number;
let logged: string[];

beforeEach(async () => {
  backend = memoryBackend();
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
    { LINKEDIN_API_KEY: fakeLinkedinKeys.good, LINKEDIN_BASE_URL: fake.baseUrl, ...environment },
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
const ask = (handler: Handler, publicId = "sample-founder", refresh?: boolean) =>
  post(handler, { url: profileUrl(publicId), ...(refresh === undefined ? {} : { refresh }) });

describe("a person's profile", () => {
  test("comes from the sample where there is no key, is kept, and is counted", async () => {
    const answer = await post(handlerWith(), { url: "de.linkedin.com/in/Sample-Founder/details/experience?x=1" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      error: null,
      raw: { data: FOUNDER },
      data: FOUNDER,
      formatted: expect.stringMatching(/^Jördis Grünwälder\n.*\n\nEXPERIENCE\nStealth Startup\n/),
      source: "sample",
      fetched_at: "2026-11-21T10:00:00.000Z",
      cached: false,
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
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
  ])("comes from %s where there is a key", async (service, path) => {
    const answer = await ask(liveHandler({ LINKEDIN_PROVIDER: service }));
    expect(answer).toMatchObject({
      status: 200,
      body: { source: service, cached: false, data: { full_name: "Jördis Grünwälder" } },
    });
    expect(fake.requests.map((request) => request.path.split("?")[0])).toEqual([path]);
    expect(backend.count).toBe(1);
  });

  test("is served from the store for 30 days and costs no count, then is fetched again", async () => {
    const handler = liveHandler();
    const first = await ask(handler);
    clockMs += 30 * DAY_MS - 1;
    const second = await ask(handler);
    expect(second.body).toEqual({ ...first.body, formatted: second.body.formatted, cached: true });
    expect([fake.requests.length, backend.count]).toEqual([1, 1]);
    clockMs += 1;
    expect((await ask(handler)).body).toMatchObject({ cached: false, fetched_at: "2026-12-21T10:00:00.000Z" });
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([2, 2, 1]);
  });

  test("from the store has a CV of today", async () => {
    const handler = handlerWith();
    expect((await ask(handler)).body.formatted).toContain("Co-Founder & CEO (Mar 2024 - Present, 2Y 9M)");
    clockMs += 20 * DAY_MS;
    expect((await ask(handler)).body).toMatchObject({
      cached: true,
      formatted: expect.stringContaining("Co-Founder & CEO (Mar 2024 - Present, 2Y 10M)"),
    });
  });

  test("is fetched anew on Refresh, which counts", async () => {
    const handler = liveHandler();
    await ask(handler);
    expect((await ask(handler, "sample-founder", true)).body).toMatchObject({ cached: false });
    expect([fake.requests.length, backend.count]).toEqual([2, 2]);
  });

  test("without experience is a profile", async () => {
    const { status, body } = await ask(handlerWith(), "sample-student");
    expect([status, body.formatted]).toEqual([
      200,
      "Lars-Åke Lindström\nM.Sc. student at KTH\n\nEDUCATION\nKTH Royal Institute of Technology\n  M.Sc., Energy Systems (2025 - Present, 1Y)\nPolitecnico di Milano\n  B.Sc., Ingegneria Energetica (2022 - 2025, 3Y)",
    ]);
  });

  test("of an invented person does not stand in for a real one, nor the other way round", async () => {
    await ask(handlerWith());
    expect((await ask(liveHandler())).body).toMatchObject({ source: "fresh-linkedin", cached: false });
    expect((await ask(liveHandler({ LINKEDIN_PROVIDER: "enrich-layer" }))).body).toMatchObject({
      source: "fresh-linkedin",
      cached: true,
    });
    expect((await ask(handlerWith())).body).toMatchObject({ source: "sample", cached: false });
  });

  test.each([
    ["from next year", { fetched_at: "2027-11-21T10:00:00Z" }],
    ["from no day at all", { fetched_at: "never" }],
    ["from before its service was told", { source: null }],
    ["without its data", { raw_data: null }],
  ])("kept %s is fetched again", async (_what, fault) => {
    await ask(handlerWith());
    const row = backend.rows.get(founderUrl) as Row;
    backend.rows.set(founderUrl, { ...row, ...fault });
    expect((await ask(handlerWith())).body).toMatchObject({ cached: false });
  });

  test("asked for by many at once costs one call and one count", async () => {
    const handler = liveHandler();
    fake.setTrouble("sample-founder", { kind: "slow", delayMs: 30 });
    const spellings = [founderUrl, `${founderUrl}/`, founderUrl.replace("www", "de"), founderUrl.toUpperCase()];
    const answers = await Promise.all([
      ...spellings.map((url) => post(handler, { url })),
      post(handler, { url: founderUrl, refresh: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([fake.requests.length, backend.count]).toEqual([1, 1]);
  });
});

describe("the count", () => {
  test("that reached its cap keeps everybody from fetching, in the specification's words", async () => {
    backend.count = 100;
    expect(await ask(liveHandler())).toMatchObject({
      status: 429,
      body: {
        code: "request_limit_reached",
        error: "You've reached the limit of 100 requests. Please try again later.",
        message: "You've reached the limit of 100 requests. Please try again later.",
      },
    });
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([0, 100, 0]);
  });

  test("that reached its cap keeps nobody from what is stored", async () => {
    const handler = liveHandler();
    await ask(handler);
    backend.maxCount = 1;
    expect(await ask(handler)).toMatchObject({ status: 200, body: { cached: true } });
    expect(await ask(handler, "sample-founder", true)).toMatchObject({ status: 429 });
  });

  test("lets exactly 3 of 50 at once through where 3 are left", async () => {
    const people = Array.from({ length: 50 }, (_, index) => ({ ...samplePeople[0], public_id: `person-${index}` }));
    await fake.close();
    fake = await startFakeLinkedin({ people: people as typeof samplePeople });
    backend.count = 97;
    const handler = liveHandler();
    const answers = await Promise.all(people.map(({ public_id }) => ask(handler, public_id)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([3, 47]);
    expect([fake.requests.length, backend.count, backend.rows.size]).toEqual([3, 100, 3]);
  });

  test.each([
    ["trouble-401", 502, "unauthorized"],
    ["trouble-402", 502, "forbidden"],
    ["trouble-403", 502, "forbidden"],
    ["trouble-404", 404, "not_found"],
    ["trouble-429", 429, "rate_limited"],
    ["trouble-502", 502, "unavailable"],
    ["trouble-html", 502, "bad_answer"],
    ["trouble-empty-object", 502, "bad_answer"],
    ["trouble-huge", 502, "bad_answer"],
    ["trouble-half-json", 502, "bad_answer"],
    ["trouble-silence", 504, "timeout"],
  ])("does not rise on %s, which is answered as %d %s, and nothing is kept", async (publicId, status, code) => {
    const answer = await ask(liveHandler({}, code === "timeout" ? 60 : undefined), publicId);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(Object.keys(answer.body)).toEqual(["error", "code", "message"]);
    expect(answer.body.error).toBe(answer.body.message);
    expect(JSON.stringify(answer.body)).not.toContain(fakeLinkedinKeys.good);
    expect([backend.count, backend.rows.size]).toEqual([0, 0]);
  });

  test("is given back by those who failed, so that others may go on", async () => {
    backend.maxCount = 1;
    const handler = liveHandler();
    for (let turn = 0; turn < 3; turn++) expect((await ask(handler, "trouble-502")).status).toBe(502);
    expect((await ask(handler)).status).toBe(200);
    expect(backend.count).toBe(1);
  });

  test("that cannot be given back is told to the log, and the user hears of the failure itself", async () => {
    backend.failing["POST rpc/give_back_linkedin_request"] = () => Response.json({}, { status: 503 });
    expect(await ask(liveHandler(), "trouble-404")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(logged).toEqual([expect.stringContaining("stays counted")]);
  });

  test("without a row is the administrator's business", async () => {
    backend.failing["POST rpc/take_linkedin_request"] = () => Response.json([]);
    expect(await ask(liveHandler())).toMatchObject({ status: 500, body: { code: "database_refused" } });
    expect(fake.requests).toEqual([]);
  });
});

describe("502 from the service", () => {
  test("is answered in the specification's words", async () => {
    const { body } = await ask(liveHandler(), "trouble-502");
    expect(body.error).toBe("The LinkedIn profile API is currently unavailable. Please try again later.");
  });

  test("leaves what was kept before", async () => {
    const handler = liveHandler();
    await ask(handler);
    fake.setTrouble("sample-founder", { kind: "body", status: 502, body: "" });
    expect((await ask(handler, "sample-founder", true)).status).toBe(502);
    expect(await ask(handler)).toMatchObject({ status: 200, body: { cached: true } });
  });
});

describe("kept profiles", () => {
  const keep = (url: string, fetched_at: string) =>
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
    ["180 days, unless told", {}, 180],
    ["as many days as the settings say", { PROFILE_RETENTION_DAYS: "7" }, 7],
  ])("are deleted after %s, whoever is asked for", async (_what, environment, days) => {
    keep("https://www.linkedin.com/in/old", new Date(START_MS - days * DAY_MS - 1).toISOString());
    keep("https://www.linkedin.com/in/young", new Date(START_MS - days * DAY_MS + 1).toISOString());
    await ask(handlerWith(environment));
    expect([...backend.rows.keys()]).toEqual(["https://www.linkedin.com/in/young", founderUrl]);
  });

  test("are not served for longer than they are kept", async () => {
    const handler = handlerWith({ PROFILE_RETENTION_DAYS: "7" });
    await ask(handler);
    clockMs += 7 * DAY_MS;
    expect((await ask(handler)).body).toMatchObject({ cached: false });
  });

  test("that cannot be deleted are told to the log", async () => {
    backend.failing["DELETE linkedin_profiles"] = () => Response.json({}, { status: 403 });
    expect((await ask(handlerWith())).status).toBe(200);
    expect(logged).toEqual([expect.stringContaining("could not be deleted")]);
  });
});

describe("a database that fails", () => {
  test("when the answer is to be kept does not lose the answer", async () => {
    backend.failing["POST linkedin_profiles"] = () => Promise.reject(new TypeError("fetch failed"));
    expect(await ask(handlerWith())).toMatchObject({ status: 200, body: { cached: false } });
    expect(logged).toEqual([expect.stringContaining("could not be stored")]);
  });

  test.each(["GET linkedin_profiles", "POST rpc/take_linkedin_request"])(
    "at %s is said to be out of reach, and spends no call",
    async (call) => {
      backend.failing[call] = () => Promise.reject(new TypeError("fetch failed"));
      expect(await ask(liveHandler())).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
      expect(fake.requests).toEqual([]);
    },
  );

  test("is said to refuse, and spends no call", async () => {
    backend.failing["GET linkedin_profiles"] = () => Response.json({ message: "Invalid API key" }, { status: 401 });
    expect(await ask(liveHandler())).toMatchObject({ status: 500, body: { code: "database_refused" } });
    expect(fake.requests).toEqual([]);
  });
});

describe("a request", () => {
  test.each([
    ["the public key", { authorization: bearer({ role: "anon" }) }],
    ["the service role's key", { authorization: bearer({ role: "service_role" }) }],
    ["no token", {}],
  ])("with %s is refused before anything is read", async (_what, headers) => {
    expect(await post(liveHandler(), { url: founderUrl }, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test.each([
    ["no body", "", "bad_request"],
    ["half a JSON", '{"url":', "bad_request"],
    ["a list", "[]", "bad_request"],
    ["no address", {}, "invalid_url"],
    ["an address that is a number", { url: 5 }, "invalid_url"],
    ["a blank address", { url: "  " }, "invalid_url"],
    ["a script", { url: "javascript:alert(1)" }, "invalid_url"],
    ["another site's address", { url: "https://169.254.169.254/in/x" }, "invalid_url"],
    ["a look-alike", { url: "https://www.linkedin.com.example.org/in/x" }, "invalid_url"],
    ["a company's address", { url: "https://www.linkedin.com/company/celonis" }, "invalid_url"],
    ["an internal number", { url: "https://www.linkedin.com/in/ACoAABcDeFgHiJkLmNoPqRsT" }, "invalid_url"],
  ])("of %s is refused", async (_what, body, code) => {
    const answer = await post(liveHandler(), body);
    expect(answer).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test("of more than a request holds is refused as too large", async () => {
    expect(await post(liveHandler(), { url: founderUrl, padding: "x".repeat(20_000) })).toMatchObject({
      status: 413,
      body: { code: "too_large", error: expect.any(String) },
    });
    expect([backend.calls, fake.requests]).toEqual([[], []]);
  });

  test("without an address is answered in the specification's words", async () => {
    expect((await post(handlerWith(), { url: "" })).body.error).toBe("Please enter a LinkedIn profile URL");
  });

  test.each(["GET", "PUT", "DELETE"])("with %s is refused", async (method) => {
    const response = await handlerWith()(new Request("http://backend.example/", { method, headers: SIGNED_IN }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("sent ahead by a browser is allowed without a token", async () => {
    const response = await handlerWith()(new Request("http://backend.example/", { method: "OPTIONS" }));
    expect(response.status).toBe(204);
  });
});

test("settings that cannot be used stop the function at its start", () => {
  expect(() => handlerWith({ LINKEDIN_PROVIDER: "nobody" })).toThrow("LINKEDIN_PROVIDER");
});
