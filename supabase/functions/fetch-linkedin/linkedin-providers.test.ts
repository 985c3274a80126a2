import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { cvText } from "../../../domain/profile/cv-text.ts";
import { readProfile } from "../../../domain/profile/read-profile.ts";
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
    apiKey: options.apiKey ?? fakeLinkedinKeys.good,
    baseUrl: fake.baseUrl,
    path: options.path ?? path,
  };
  return create(settings, { fetch: options.fetch ?? fetch, timeoutMs: options.timeoutMs ?? 5000 });
}

async function failureOf(work: Promise<unknown>): Promise<ProviderError> {
  const outcome = await work.then(
    () => "an answer",
    (error: unknown) => error,
  );
  if (!(outcome instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(outcome)}`);
  return outcome;
}

describe("a profile", () => {
  test("is asked of Fresh LinkedIn Profile Data as it wants to be asked", async () => {
    await providerOf("fresh-linkedin").fetchProfile("sample-founder");
    expect(fake.requests.map(({ path }) => path)).toEqual([
      "/get-personal-profile?linkedin_url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fsample-founder&include_skills=true",
    ]);
    expect(fake.requests[0]?.headers).toMatchObject({
      "x-rapidapi-key": fakeLinkedinKeys.good,
      "x-rapidapi-host": new URL(fake.baseUrl).host,
    });
  });

  test("is asked of Enrich Layer as it wants to be asked", async () => {
    await providerOf("enrich-layer").fetchProfile("sample-founder");
    expect(fake.requests.map(({ path }) => path)).toEqual([
      "/api/v2/profile?profile_url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fsample-founder&skills=include",
    ]);
    expect(fake.requests[0]?.headers["authorization"]).toBe(`Bearer ${fakeLinkedinKeys.good}`);
  });

  test.each(serviceNames)(
    "of %s says to the product what the sample provider says of the same person",
    async (service) => {
      const sample = createSampleProfileProvider(samplePeople);
      const today = { year: 2026, month: 11 };
      // Enrich Layer tells no January from a year of which no more is known, while it is not over.
      const isLost = ({ start_date, end_date }: { start_date?: string; end_date?: string }) =>
        service === "enrich-layer" && start_date?.length === 4 && end_date === undefined;
      const people = samplePeople.filter((person) => ![...person.experiences, ...person.educations].some(isLost));
      expect(people.length).toBeGreaterThanOrEqual(8);
      for (const { public_id } of people) {
        const live = readProfile(await providerOf(service).fetchProfile(public_id));
        const builtIn = readProfile(await sample.fetchProfile(public_id));
        expect(live).toEqual(builtIn);
        expect(cvText(live, today)).toBe(cvText(builtIn, today));
      }
    },
  );

  test.each(serviceNames)("of %s brings nothing that the product does not show", async (service) => {
    const answer = await providerOf(service).fetchProfile("sample-founder");
    const allowed = new Set("full_name headline summary url public_id skills experiences educations".split(" "));
    expect(Object.keys(answer).filter((key) => !allowed.has(key))).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/image|logo|email|phone|connection/);
  });

  test.each(serviceNames)("of %s is asked for under its own name alone, whatever that is", async (service) => {
    await failureOf(providerOf(service).fetchProfile("jürgen/../x?y=1&z#"));
    const [, value] = /=([^&]+)&/.exec(fake.requests[0]?.path ?? "") ?? [];
    expect(decodeURIComponent(value ?? "")).toBe(
      `https://www.linkedin.com/in/${encodeURIComponent("jürgen/../x?y=1&z#")}`,
    );
  });

  test("is asked for at another path where the settings name one", async () => {
    const provider = providerOf("fresh-linkedin", { path: "/api/v2/profile?x={url}" });
    await failureOf(provider.fetchProfile("ida"));
    expect(fake.requests[0]?.path).toBe("/api/v2/profile?x=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fida");
  });
});

describe("what a service calls differently", () => {
  const answering = (body: unknown) => ({ fetch: async () => Response.json(body) });
  const dated = (starts_at: unknown, ends_at: unknown) => ({
    full_name: "Ida",
    experiences: [{ company: "A", starts_at, ends_at }],
    education: [{ school: "S", starts_at, ends_at }],
  });

  test.each([
    ["years alone", { day: 1, month: 1, year: 2013 }, { day: 31, month: 12, year: 2016 }, "2013", "2016"],
    ["months", { day: 1, month: 3, year: 2013 }, { day: 31, month: 12, year: 2016 }, "2013-03", "2016-12"],
    ["a January that is not over", { day: 1, month: 1, year: 2017 }, null, "2017-01", undefined],
    ["nulls", null, null, undefined, undefined],
    ["a year with nulls", { day: null, month: null, year: 2013 }, null, "2013", undefined],
  ])("dates of Enrich Layer with %s", async (_what, starts_at, ends_at, start_date, end_date) => {
    const answer = await providerOf("enrich-layer", answering(dated(starts_at, ends_at))).fetchProfile("ida");
    for (const item of [answer.experiences?.[0], answer.educations?.[0]]) {
      expect([item?.start_date, item?.end_date]).toEqual([start_date, end_date]);
    }
  });

  test.each([
    [
      "a current position without an end",
      { start_month: 1, start_year: 2017, end_month: 3, end_year: 2020, is_current: true },
      "2017-01",
      undefined,
    ],
    [
      "years alone",
      { start_month: "", start_year: 2013, end_month: "", end_year: 2016, is_current: false },
      "2013",
      "2016",
    ],
    [
      "numbers as texts",
      { start_month: "2", start_year: "2013", end_month: "11", end_year: "2016" },
      "2013-02",
      "2016-11",
    ],
    ["blanks", { start_month: "", start_year: "", end_month: "", end_year: "" }, undefined, undefined],
  ])("dates of Fresh LinkedIn Profile Data with %s", async (_what, dates, start_date, end_date) => {
    const body = { message: "ok", data: { full_name: "Ida", experiences: [{ company: "A", ...dates }] } };
    const { experiences } = await providerOf("fresh-linkedin", answering(body)).fetchProfile("ida");
    expect([experiences?.[0]?.start_date, experiences?.[0]?.end_date]).toEqual([start_date, end_date]);
  });

  test("a name, an address and an id that are missing", async () => {
    const { url, public_id } = await providerOf("enrich-layer", answering({ headline: "CEO" })).fetchProfile("jürgen");
    expect([url, public_id]).toEqual(["https://www.linkedin.com/in/j%C3%BCrgen", "jürgen"]);
    const fresh = await providerOf("fresh-linkedin", answering({ data: { headline: "CEO" } })).fetchProfile("ida");
    expect(fresh).toEqual({ headline: "CEO" });
  });

  test.each(["Profile not found", "This profile doesn't exist", "The profile is private", "No such person"])(
    "a person who is not there, as Fresh LinkedIn Profile Data may say it: %s",
    async (message) => {
      const provider = providerOf("fresh-linkedin", answering({ message, data: null }));
      expect(await failureOf(provider.fetchProfile("ida"))).toMatchObject({ code: "not_found", status: 404 });
    },
  );

  test("a profile that comes with words is a profile all the same", async () => {
    const body = { message: "private, from the cache", data: { full_name: "Ida" } };
    expect(await providerOf("fresh-linkedin", answering(body)).fetchProfile("ida")).toEqual({ full_name: "Ida" });
  });

  test("a path that is none of the service's", async () => {
    const error = await failureOf(providerOf("fresh-linkedin", { path: "/elsewhere?u={url}" }).fetchProfile("ida"));
    expect(error).toMatchObject({ code: "bad_answer", message: expect.stringContaining("LINKEDIN_PATH") });
  });
});

const UNAVAILABLE = "The LinkedIn profile API is currently unavailable. Please try again later.";

describe.each(serviceNames)("a failure of %s", (service) => {
  test.each([
    ["a refused key", "trouble-401", "unauthorized", 502, /rejected the API key.*LINKEDIN_API_KEY/],
    ["a bill", "trouble-402", "forbidden", 502, /no credits left/],
    ["a refusal", "trouble-403", "forbidden", 502, service === "enrich-layer" ? /no credits left/ : /subscribed/],
    ["a person who is not there", "trouble-404", "not_found", 404, /no public LinkedIn profile/],
    ["a person nobody knows", "nobody-knows", "not_found", 404, /no public LinkedIn profile/],
    ["a person who has withdrawn", "trouble-410", "not_found", 404, /withdrawn/],
    ["too many calls", "trouble-429", "rate_limited", 429, /Wait a minute/],
    ["a request it does not understand", "trouble-400", "bad_answer", 502, /rejected the request/],
    ["a broken server", "trouble-500", "unavailable", 502, UNAVAILABLE],
    ["a broken gateway", "trouble-502", "unavailable", 502, UNAVAILABLE],
    ["a server under repair", "trouble-503", "unavailable", 502, UNAVAILABLE],
    ["a broken gateway's page", "trouble-html-502", "unavailable", 502, UNAVAILABLE],
    ["a connection that is cut", "trouble-hang-up", "unavailable", 502, UNAVAILABLE],
    ["an answer that is cut", "trouble-half-body", "unavailable", 502, UNAVAILABLE],
    ["a page in place of a profile", "trouble-html", "bad_answer", 502, /web page/],
    ["a page that asks for a human", "trouble-html-403", "bad_answer", 502, /web page/],
    ["a page that says not found", "trouble-html-404", "bad_answer", 502, /web page/],
    ["an empty object", "trouble-empty-object", "bad_answer", 502, /without a profile/],
    ["no data", "trouble-no-data", "bad_answer", 502, /without a profile/],
    ["a profile of blanks", "trouble-blank", "bad_answer", 502, /without a profile/],
    ["a list", "trouble-list", "bad_answer", 502, /without a profile/],
    ["nothing", "trouble-nothing", "bad_answer", 502, /incomplete/],
    ["half a JSON", "trouble-half-json", "bad_answer", 502, /incomplete/],
    ["30 MB", "trouble-huge", "bad_answer", 502, /too large/],
    ["30 MB that say so", "trouble-huge-and-honest", "bad_answer", 502, /too large/],
    ["a redirect", "trouble-redirect", "bad_answer", 502, /rejected the request/],
  ] as const)(
    "by %s has a sentence of its own, and is not tried again",
    async (_what, publicId, code, status, words) => {
      const error = await failureOf(providerOf(service).fetchProfile(publicId));
      expect(error).toMatchObject({ code, status });
      expect(error.message).toMatch(words);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(error.message).not.toContain("{service}");
      expect(fake.requests).toHaveLength(1);
    },
  );

  test("by silence ends when the time is up", async () => {
    const error = await failureOf(providerOf(service, { timeoutMs: 60 }).fetchProfile("trouble-silence"));
    expect(error).toMatchObject({
      code: "timeout",
      status: 504,
      message: `${services[service].name} took too long to respond. Try again in a moment.`,
    });
  });

  test("by an answer that comes too late ends when the time is up", async () => {
    fake.setTrouble("sample-founder", { kind: "slow", delayMs: 2000 });
    const error = await failureOf(providerOf(service, { timeoutMs: 60 }).fetchProfile("sample-founder"));
    expect(error).toMatchObject({ code: "timeout" });
  });

  test("by silence ends although the transport does not listen", async () => {
    const deaf = () => new Promise<Response>(() => {});
    expect(await failureOf(providerOf(service, { timeoutMs: 20, fetch: deaf }).fetchProfile("x"))).toMatchObject({
      code: "timeout",
    });
  });

  test("by nobody at the address is unavailable", async () => {
    await fake.close();
    expect(await failureOf(providerOf(service).fetchProfile("x"))).toMatchObject({ code: "unavailable" });
    fake = await startFakeLinkedin();
  });

  test.each([
    ["an unknown key", "wrong", "unauthorized"],
    ["a key that is not paid for", fakeLinkedinKeys.unpaid, "forbidden"],
  ])("by %s is the key's", async (_what, apiKey, code) => {
    expect(await failureOf(providerOf(service, { apiKey }).fetchProfile("sample-founder"))).toMatchObject({ code });
  });

  test("by its own limit is told as such", async () => {
    await fake.close();
    fake = await startFakeLinkedin({ callsPerMinute: 2 });
    const provider = providerOf(service);
    await provider.fetchProfile("sample-founder");
    await provider.fetchProfile("sample-cto");
    expect(await failureOf(provider.fetchProfile("sample-student"))).toMatchObject({
      code: "rate_limited",
      status: 429,
    });
  });

  test("never tells the key, even where the transport does", async () => {
    const apiKey = "s3cret-k3y";
    const telling = async (_address: string, init?: RequestInit): Promise<Response> => {
      throw new TypeError(`invalid headers ${JSON.stringify(init?.headers)}`);
    };
    for (const provider of [providerOf(service, { apiKey, fetch: telling }), providerOf(service, { apiKey })]) {
      const error = await failureOf(provider.fetchProfile("sample-founder"));
      expect([error.message, error.stack, JSON.stringify(error), String(error.cause)].join()).not.toContain(apiKey);
    }
  });

  test("by a redirect does not take the key there", async () => {
    await failureOf(providerOf(service).fetchProfile("trouble-redirect"));
    expect(fake.requests.map(({ path }) => path)).not.toContain("/elsewhere");
  });
});
