import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { formatCv } from "../../../domain/profile/format-cv.ts";
import { parseProfile } from "../../../domain/profile/parse-profile.ts";
import { ProviderError } from "../_shared/errors.ts";
import { createEnrichLayerProvider, ENRICH_LAYER_DEFAULTS } from "./enrich-layer.ts";
import { createFreshLinkedinProvider, FRESH_LINKEDIN_DEFAULTS } from "./fresh-linkedin.ts";
import type { LinkedinDeps } from "./linkedin-request.ts";
import type { ProfileProvider } from "./profile-provider.ts";
import { samplePeople } from "./sample/people.ts";
import { createSampleProfileProvider } from "./sample-provider.ts";

const services = {
  "fresh-linkedin": {
    create: createFreshLinkedinProvider,
    name: "Fresh LinkedIn Profile Data",
    ...FRESH_LINKEDIN_DEFAULTS,
  },
  "enrich-layer": { create: createEnrichLayerProvider, name: "Enrich Layer", ...ENRICH_LAYER_DEFAULTS },
} as const;
type ServiceName = keyof typeof services;
const serviceNames = Object.keys(services) as ServiceName[];

let fake: FakeLinkedin;
beforeEach(async () => {
  fake = await startFakeLinkedin();
});
afterEach(() => fake.close());

interface ProviderOptions extends Partial<LinkedinDeps> {
  readonly apiKey?: string;
  readonly path?: string;
}

function providerOf(service: ServiceName, options: ProviderOptions = {}): ProfileProvider {
  const { create, path } = services[service];
  const settings = {
    apiKey: options.apiKey ?? fakeLinkedinKeys.valid,
    baseUrl: fake.baseUrl,
    path: options.path ?? path,
  };
  return create(settings, { fetch: options.fetch ?? fetch, timeoutMs: options.timeoutMs ?? 5000 });
}

async function errorOf(work: Promise<unknown>): Promise<ProviderError> {
  const result = await work.then(
    () => "a profile",
    (error: unknown) => error,
  );
  if (!(result instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(result)}`);
  return result;
}

describe("a request for a profile", () => {
  test("follows the protocol of Fresh LinkedIn Profile Data", async () => {
    await providerOf("fresh-linkedin").fetchProfile("sample-founder");
    expect(fake.requests.map(({ path }) => path)).toEqual([
      "/get-personal-profile?linkedin_url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fsample-founder&include_skills=true",
    ]);
    expect(fake.requests[0]?.headers).toMatchObject({
      "x-rapidapi-key": fakeLinkedinKeys.valid,
      "x-rapidapi-host": new URL(fake.baseUrl).host,
    });
  });

  test("follows the protocol of Enrich Layer", async () => {
    await providerOf("enrich-layer").fetchProfile("sample-founder");
    expect(fake.requests.map(({ path }) => path)).toEqual([
      "/api/v2/profile?profile_url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fsample-founder&skills=include",
    ]);
    expect(fake.requests[0]?.headers["authorization"]).toBe(`Bearer ${fakeLinkedinKeys.valid}`);
  });

  test.each(serviceNames)("to %s returns the same profile as the sample provider", async (service) => {
    const sample = createSampleProfileProvider(samplePeople);
    const today = { year: 2026, month: 11 };
    // Enrich Layer cannot express an open range that starts with a year alone.
    const isInexpressible = ({ start_date, end_date }: { start_date?: string; end_date?: string }) =>
      service === "enrich-layer" && start_date?.length === 4 && end_date === undefined;
    const people = samplePeople.filter(
      (person) => ![...person.experiences, ...person.educations].some(isInexpressible),
    );
    expect(people.length).toBeGreaterThanOrEqual(8);
    for (const { public_id } of people) {
      const live = parseProfile(await providerOf(service).fetchProfile(public_id));
      const builtIn = parseProfile(await sample.fetchProfile(public_id));
      expect(live).toEqual(builtIn);
      expect(formatCv(live, today)).toBe(formatCv(builtIn, today));
    }
  });

  test.each(serviceNames)("to %s returns only fields that the product shows", async (service) => {
    const profile = await providerOf(service).fetchProfile("sample-founder");
    const allowed = new Set("full_name headline summary url public_id skills experiences educations".split(" "));
    expect(Object.keys(profile).filter((key) => !allowed.has(key))).toEqual([]);
    expect(JSON.stringify(profile)).not.toMatch(/image|logo|email|phone|connection/);
  });

  test.each(serviceNames)("to %s escapes the public ID", async (service) => {
    await errorOf(providerOf(service).fetchProfile("jürgen/../x?y=1&z#"));
    const [, value] = /=([^&]+)&/.exec(fake.requests[0]?.path ?? "") ?? [];
    expect(decodeURIComponent(value ?? "")).toBe(
      `https://www.linkedin.com/in/${encodeURIComponent("jürgen/../x?y=1&z#")}`,
    );
  });

  test("uses the path of the settings", async () => {
    const provider = providerOf("fresh-linkedin", { path: "/api/v2/profile?x={url}" });
    await errorOf(provider.fetchProfile("ida"));
    expect(fake.requests[0]?.path).toBe("/api/v2/profile?x=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fida");
  });
});

describe("a response", () => {
  const respondingWith = (body: unknown) => ({ fetch: async () => Response.json(body) });
  const dated = (starts_at: unknown, ends_at: unknown) => ({
    full_name: "Ida",
    experiences: [{ company: "A", starts_at, ends_at }],
    education: [{ school: "S", starts_at, ends_at }],
  });

  test.each([
    ["years only", { day: 1, month: 1, year: 2013 }, { day: 31, month: 12, year: 2016 }, "2013", "2016"],
    ["years only, as 1 January", { day: 1, month: 1, year: 2012 }, { day: 1, month: 1, year: 2012 }, "2012", "2012"],
    ["months", { day: 1, month: 3, year: 2013 }, { day: 31, month: 12, year: 2016 }, "2013-03", "2016-12"],
    ["an open range from January", { day: 1, month: 1, year: 2017 }, null, "2017-01", undefined],
    ["nulls", null, null, undefined, undefined],
    ["a year without month and day", { day: null, month: null, year: 2013 }, null, "2013", undefined],
  ])("of Enrich Layer with dates that are %s", async (_case, starts_at, ends_at, start_date, end_date) => {
    const profile = await providerOf("enrich-layer", respondingWith(dated(starts_at, ends_at))).fetchProfile("ida");
    for (const item of [profile.experiences?.[0], profile.educations?.[0]]) {
      expect([item?.start_date, item?.end_date]).toEqual([start_date, end_date]);
    }
  });

  test.each([
    [
      "those of a current position",
      { start_month: 1, start_year: 2017, end_month: 3, end_year: 2020, is_current: true },
      "2017-01",
      undefined,
    ],
    [
      "years only",
      { start_month: "", start_year: 2013, end_month: "", end_year: 2016, is_current: false },
      "2013",
      "2016",
    ],
    [
      "numbers as strings",
      { start_month: "2", start_year: "2013", end_month: "11", end_year: "2016" },
      "2013-02",
      "2016-11",
    ],
    ["blanks", { start_month: "", start_year: "", end_month: "", end_year: "" }, undefined, undefined],
  ])("of Fresh LinkedIn Profile Data with dates that are %s", async (_case, dates, start_date, end_date) => {
    const body = { message: "ok", data: { full_name: "Ida", experiences: [{ company: "A", ...dates }] } };
    const { experiences } = await providerOf("fresh-linkedin", respondingWith(body)).fetchProfile("ida");
    expect([experiences?.[0]?.start_date, experiences?.[0]?.end_date]).toEqual([start_date, end_date]);
  });

  test("of Proxycurl through the client of Fresh LinkedIn Profile Data keeps its dates and schools", async () => {
    const body = {
      full_name: "Ida",
      experiences: [{ company: "A", title: "CEO", starts_at: { day: 1, month: 3, year: 2013 }, ends_at: null }],
      education: [
        {
          school: "S",
          degree_name: "MSc",
          starts_at: { day: 1, month: 1, year: 2012 },
          ends_at: { day: 1, month: 1, year: 2012 },
        },
      ],
    };
    const profile = await providerOf("fresh-linkedin", respondingWith(body)).fetchProfile("ida");
    expect(profile).toMatchObject({
      experiences: [{ company_name: "A", title: "CEO", start_date: "2013-03" }],
      educations: [{ school_name: "S", degree_name: "MSc", start_date: "2012", end_date: "2012" }],
    });
  });

  test("may lack name, URL and ID", async () => {
    const entries = { experiences: [{ title: "CEO" }] };
    const { url, public_id } = await providerOf("enrich-layer", respondingWith(entries)).fetchProfile("jürgen");
    expect([url, public_id]).toEqual(["https://www.linkedin.com/in/j%C3%BCrgen", "jürgen"]);
    const fresh = await providerOf("fresh-linkedin", respondingWith({ data: entries })).fetchProfile("ida");
    expect(fresh).toEqual(entries);
  });

  test.each(serviceNames)("of %s without a position and a school is an error", async (service) => {
    const profiles = [
      { full_name: "Ida", headline: "CEO" },
      { full_name: "Ida", experiences: [], educations: [], education: [] },
      { full_name: "Ida", experiences: [{ employer: "A", role: "CEO" }], education: [{ university: "S" }] },
      { full_name: "Ida", experiences: [{ starts_at: { year: 2012 }, start_year: 2012 }] },
    ];
    for (const data of profiles) {
      const body = service === "enrich-layer" ? data : { message: "ok", data };
      expect(await errorOf(providerOf(service, respondingWith(body)).fetchProfile("ida"))).toMatchObject({
        code: "invalid_response",
        message: expect.stringContaining("returned no positions and no schools"),
      });
    }
  });

  test.each(["Profile not found", "This profile doesn't exist", "The profile is private", "No such person"])(
    "of Fresh LinkedIn Profile Data with status 200 and '%s' is not_found",
    async (message) => {
      const provider = providerOf("fresh-linkedin", respondingWith({ message, data: null }));
      expect(await errorOf(provider.fetchProfile("ida"))).toMatchObject({ code: "not_found", status: 404 });
    },
  );

  test("with both a message and a profile is a profile", async () => {
    const data = { full_name: "Ida", experiences: [{ title: "CEO" }] };
    const body = { message: "private, from the cache", data };
    expect(await providerOf("fresh-linkedin", respondingWith(body)).fetchProfile("ida")).toEqual(data);
  });

  test("to an unknown path names LINKEDIN_PATH", async () => {
    const error = await errorOf(providerOf("fresh-linkedin", { path: "/elsewhere?u={url}" }).fetchProfile("ida"));
    expect(error).toMatchObject({ code: "invalid_response", message: expect.stringContaining("LINKEDIN_PATH") });
  });
});

const UNAVAILABLE = "The LinkedIn profile API is currently unavailable. Please try again later.";

describe.each(serviceNames)("an error of %s", (service) => {
  test.each([
    ["a rejected key", "error-401", "unauthorized", 502, /rejected the API key.*LINKEDIN_API_KEY/],
    ["payment required", "error-402", "forbidden", 502, /no credits left/],
    ["a 403", "error-403", "forbidden", 502, service === "enrich-layer" ? /no credits left/ : /subscribed/],
    ["a missing profile", "error-404", "not_found", 404, /no public LinkedIn profile/],
    ["an unknown profile", "unknown-person", "not_found", 404, /no public LinkedIn profile/],
    ["a withdrawn profile", "error-410", "not_found", 404, /withdrawn/],
    ["too many calls", "error-429", "rate_limited", 429, /Wait a minute/],
    ["a rejected request", "error-400", "invalid_response", 502, /rejected the request/],
    ["an internal server error", "error-500", "unavailable", 502, UNAVAILABLE],
    ["a bad gateway", "error-502", "unavailable", 502, UNAVAILABLE],
    ["maintenance", "error-503", "unavailable", 502, UNAVAILABLE],
    ["a bad gateway with HTML", "error-html-502", "unavailable", 502, UNAVAILABLE],
    ["a connection reset", "error-connection-reset", "unavailable", 502, UNAVAILABLE],
    ["a truncated body", "error-truncated-body", "unavailable", 502, UNAVAILABLE],
    ["HTML", "error-html", "invalid_response", 502, /web page/],
    ["a 403 with HTML", "error-html-403", "invalid_response", 502, /web page/],
    ["a 404 with HTML", "error-html-404", "invalid_response", 502, /web page/],
    ["an empty object", "error-empty-object", "invalid_response", 502, /without a profile/],
    ["no data", "error-no-data", "invalid_response", 502, /without a profile/],
    ["a profile of blanks", "error-blank", "invalid_response", 502, /without a profile/],
    ["an array", "error-array", "invalid_response", 502, /without a profile/],
    ["an empty body", "error-empty-body", "invalid_response", 502, /incomplete/],
    ["truncated JSON", "error-truncated-json", "invalid_response", 502, /incomplete/],
    ["an oversized body", "error-oversized", "invalid_response", 502, /too large/],
    ["an oversized body with Content-Length", "error-oversized-content-length", "invalid_response", 502, /too large/],
    ["a redirect", "error-redirect", "invalid_response", 502, /rejected the request/],
  ] as const)("for %s has its own message and is not retried", async (_case, publicId, code, status, message) => {
    const error = await errorOf(providerOf(service).fetchProfile(publicId));
    expect(error).toMatchObject({ code, status });
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.message).not.toContain("{service}");
    expect(fake.requests).toHaveLength(1);
  });

  test("without a response is a timeout", async () => {
    const error = await errorOf(providerOf(service, { timeoutMs: 60 }).fetchProfile("error-no-response"));
    expect(error).toMatchObject({
      code: "timeout",
      status: 504,
      message: `${services[service].name} took too long to respond. Try again in a moment.`,
    });
  });

  test("with a late response is a timeout", async () => {
    fake.scriptResponse("sample-founder", { kind: "slow", delayMs: 2000 });
    const error = await errorOf(providerOf(service, { timeoutMs: 60 }).fetchProfile("sample-founder"));
    expect(error).toMatchObject({ code: "timeout" });
  });

  test("is a timeout even if fetch ignores the signal", async () => {
    const ignoring = () => new Promise<Response>(() => {});
    expect(await errorOf(providerOf(service, { timeoutMs: 20, fetch: ignoring }).fetchProfile("x"))).toMatchObject({
      code: "timeout",
    });
  });

  test("without a server is unavailable", async () => {
    await fake.close();
    expect(await errorOf(providerOf(service).fetchProfile("x"))).toMatchObject({ code: "unavailable" });
    fake = await startFakeLinkedin();
  });

  test.each([
    ["an unknown key", "wrong", "unauthorized"],
    ["an unpaid key", fakeLinkedinKeys.unpaid, "forbidden"],
  ])("for %s is an error of the key", async (_case, apiKey, code) => {
    expect(await errorOf(providerOf(service, { apiKey }).fetchProfile("sample-founder"))).toMatchObject({ code });
  });

  test("at its rate limit is rate_limited", async () => {
    await fake.close();
    fake = await startFakeLinkedin({ callsPerMinute: 2 });
    const provider = providerOf(service);
    await provider.fetchProfile("sample-founder");
    await provider.fetchProfile("sample-cto");
    expect(await errorOf(provider.fetchProfile("sample-student"))).toMatchObject({
      code: "rate_limited",
      status: 429,
    });
  });

  test("never contains the key, even if an error of fetch does", async () => {
    const apiKey = "s3cret-k3y";
    const leaking = async (_url: string, init?: RequestInit): Promise<Response> => {
      throw new TypeError(`invalid headers ${JSON.stringify(init?.headers)}`);
    };
    for (const provider of [providerOf(service, { apiKey, fetch: leaking }), providerOf(service, { apiKey })]) {
      const error = await errorOf(provider.fetchProfile("sample-founder"));
      expect([error.message, error.stack, JSON.stringify(error), String(error.cause)].join()).not.toContain(apiKey);
    }
  });

  test("for a redirect never sends the key there", async () => {
    await errorOf(providerOf(service).fetchProfile("error-redirect"));
    expect(fake.requests.map(({ path }) => path)).not.toContain("/elsewhere");
  });
});
