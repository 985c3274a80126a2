import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import type { ScriptedResponse } from "#tests/fakes/scripted-responses.ts";
import { ProviderError } from "../_shared/errors.ts";
import { createCrunchbaseProvider } from "./crunchbase-provider.ts";
import type { SampleCompany } from "./sample/company.ts";
import { createSampleCompanyProvider } from "./sample-provider.ts";

const tidewright: SampleCompany = {
  permalink: "tidewright",
  name: "Tidewright",
  foundedOn: "2017",
  employees: "c_00051_00100",
  fundingTotalUsd: 30_140_000,
  description: "Tidewright sells planning software for small ports.",
  categories: ["Logistics", "SaaS"],
  website: "https://www.tidewright.example",
  linkedin: "https://www.linkedin.com/company/tidewright-example",
  city: "Kiel",
  region: "Schleswig-Holstein",
  country: "Germany",
  continent: "Europe",
  rounds: [
    {
      type: "series_a",
      announcedOn: "2022-05-11",
      raisedUsd: 27_500_000,
      postMoneyUsd: 121_000_000,
      leads: ["Harbourlight Capital"],
      investors: ["Fjord Seed Partners"],
    },
    { type: "pre_seed", announcedOn: "2019-09-03" },
  ],
  press: [{ postedOn: "2022-05-11", publisher: "Shipping News", title: "Raises 25M", url: "https://news.example/25m" }],
};
const unfunded: SampleCompany = { ...tidewright, permalink: "unfunded", name: "Unfunded", rounds: [], press: [] };

let fake: FakeCrunchbase;
let slept: number[];
let clockMs: number;
/** Calls that the rate limit still allows, and how many were requested. */
let callsLeft: number;
let callsTaken: number;

beforeEach(async () => {
  slept = [];
  callsLeft = 1000;
  callsTaken = 0;
  clockMs = Date.parse("2026-11-21T10:00:00Z");
  fake = await startFakeCrunchbase({ companies: [tidewright, unfunded], now: () => clockMs });
});
afterEach(() => fake.close());

interface ProviderOptions {
  readonly key?: string;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

function provider(options: ProviderOptions = {}) {
  return createCrunchbaseProvider(
    { apiKey: options.key ?? fakeCrunchbaseKeys.advanced, baseUrl: options.baseUrl ?? fake.baseUrl },
    {
      fetch: options.fetch ?? fetch,
      now: () => clockMs,
      sleep: async (milliseconds) => {
        slept.push(milliseconds);
        clockMs += milliseconds;
      },
      takeCall: async () => {
        callsTaken += 1;
        return callsLeft-- > 0;
      },
      timeoutMs: options.timeoutMs ?? 5000,
    },
  );
}

async function errorOf(work: Promise<unknown>): Promise<ProviderError> {
  const result = await work.then(
    () => "a company",
    (error: unknown) => error,
  );
  if (!(result instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(result)}`);
  return result;
}

const paths = () => fake.requests.map(({ path }) => path.replace("/v4/data/entities/organizations/", ""));

describe("a request for a company", () => {
  test("returns all fields in one call with the key in a header", async () => {
    const { properties, cards } = (await provider().fetchCompany("tidewright")).profile;
    expect(paths()).toEqual(["tidewright?card_ids=fields,raised_funding_rounds,press_references"]);
    expect(fake.requests[0]).toMatchObject({ key: fakeCrunchbaseKeys.advanced, status: 200 });
    expect(cards).not.toHaveProperty("fields");
    expect(properties).toMatchObject({
      identifier: { value: "Tidewright", permalink: "tidewright" },
      founded_on: { value: "2017-01-01", precision: "year" },
      funding_total: { value_usd: 30_140_000 },
      website: { value: "https://www.tidewright.example" },
    });
    expect(cards.raised_funding_rounds?.[0]?.lead_investor_identifiers?.[0]?.value).toBe("Harbourlight Capital");
    expect(cards.press_references?.[0]?.title).toBe("Raises 25M");
  });

  test("returns the same profile as the sample provider", async () => {
    const withoutLinks = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (key, inner) => (key === "permalink" ? undefined : inner));
    for (const company of [tidewright, unfunded]) {
      const { profile: live } = await provider().fetchCompany(company.permalink);
      const samples = createSampleCompanyProvider([company], "2026-01-01");
      const { profile: sample } = await samples.fetchCompany(company.permalink);
      const { short_description: _line, ...properties } = live.properties;
      expect(withoutLinks({ ...live, properties })).toEqual(withoutLinks(sample));
    }
  });

  test("returns fewer fields with a smaller license", async () => {
    const { profile } = await provider({ key: fakeCrunchbaseKeys.basic }).fetchCompany("tidewright");
    expect(paths()).toEqual([
      "tidewright?card_ids=fields,raised_funding_rounds,press_references",
      "tidewright?card_ids=fields",
    ]);
    expect(profile.properties.identifier?.value).toBe("Tidewright");
    expect(profile.properties.funding_total).toBeUndefined();
    expect(profile.cards).toEqual({});
  });

  test("requests investors by name if no round has any", async () => {
    fake.scriptResponse("tidewright", { kind: "rounds-without-investors" });
    const { cards } = (await provider().fetchCompany("tidewright")).profile;
    expect(paths()[1]).toMatch(
      /^tidewright\/cards\/raised_funding_rounds\?card_field_ids=identifier,.*&order=announced_on%20desc&limit=100$/,
    );
    expect(cards.raised_funding_rounds?.map((round) => round.investor_identifiers?.length)).toEqual([2, undefined]);
  });

  test("makes one call for a company without rounds", async () => {
    const { cards } = (await provider().fetchCompany("unfunded")).profile;
    expect(cards).toEqual({ raised_funding_rounds: [], press_references: [] });
    expect(fake.requests).toHaveLength(1);
  });

  test("escapes the permalink", async () => {
    await errorOf(provider().fetchCompany("../../secret?x=1#y"));
    expect(paths()[0]).toBe("..%2F..%2Fsecret%3Fx%3D1%23y?card_ids=fields,raised_funding_rounds,press_references");
  });

  test("omits /data with the legacy base URL", async () => {
    const requested: string[] = [];
    const recording = (async (url: string) => {
      requested.push(url);
      return Response.json({ properties: { identifier: { value: "X" } } });
    }) as typeof fetch;
    for (const baseUrl of ["https://api.crunchbase.com/api/v4/", "https://api.crunchbase.com/v4/"]) {
      await provider({ baseUrl, fetch: recording }).fetchCompany("x");
    }
    expect(requested.map((url) => url.split("?")[0])).toEqual([
      "https://api.crunchbase.com/api/v4/entities/organizations/x",
      "https://api.crunchbase.com/v4/data/entities/organizations/x",
    ]);
  });
});

describe("an error", () => {
  test.each([
    ["an unknown company", "unknown-company", "not_found", 404, 1],
    ["a rejected key", "error-401", "unauthorized", 502, 1],
    ["an insufficient license", "error-403", "forbidden", 502, 2],
    ["a bot challenge", "error-html-403", "forbidden", 502, 2],
    ["a rate limit", "error-429", "rate_limited", 429, 2],
    ["an internal server error", "error-500", "unavailable", 502, 2],
    ["maintenance", "error-503", "unavailable", 502, 2],
    ["a connection reset", "error-connection-reset", "unavailable", 502, 2],
    ["a truncated body", "error-truncated-body", "unavailable", 502, 2],
    ["HTML", "error-html", "invalid_response", 502, 1],
    ["a 404 with HTML", "error-html-404", "invalid_response", 502, 1],
    ["truncated JSON", "error-truncated-json", "invalid_response", 502, 1],
    ["an array", "error-array", "invalid_response", 502, 1],
    ["an empty body", "error-empty-body", "invalid_response", 502, 1],
    ["null", "error-null", "invalid_response", 502, 1],
    ["fields of the wrong shape", "error-wrong-shape", "invalid_response", 502, 1],
    ["a company without a name", "error-no-name", "invalid_response", 502, 1],
    ["an oversized body", "error-oversized", "invalid_response", 502, 1],
    ["an oversized body with Content-Length", "error-oversized-content-length", "invalid_response", 502, 1],
  ])(
    "for %s has its code and status and is retried only if retryable",
    async (_case, permalink, code, status, calls) => {
      const error = await errorOf(provider().fetchCompany(permalink));
      expect(error).toMatchObject({ code, status });
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(fake.requests).toHaveLength(calls);
    },
  );

  test("for a redirect never sends the key there", async () => {
    fake.scriptResponse("tidewright", { kind: "redirect", to: "/v4/elsewhere" });
    expect(await errorOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "invalid_response" });
    expect(fake.requests).toHaveLength(1);
  });

  test.each([
    ["no response", { kind: "no-response" }],
    ["a late response", { kind: "slow", delayMs: 2000 }],
  ] as const)("for %s is a timeout without a retry", async (_case, scripted) => {
    fake.scriptResponse("tidewright", scripted);
    const error = await errorOf(provider({ timeoutMs: 60 }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "timeout", status: 504 });
    expect(slept).toEqual([]);
    expect(fake.requests.length).toBeLessThanOrEqual(1);
  });

  test("is a timeout even if fetch ignores the signal", async () => {
    const ignoring = (() => new Promise(() => {})) as typeof fetch;
    expect(await errorOf(provider({ timeoutMs: 20, fetch: ignoring }).fetchCompany("x"))).toMatchObject({
      code: "timeout",
    });
  });

  test("without a server is unavailable", async () => {
    await fake.close();
    expect(await errorOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "unavailable" });
    fake = await startFakeCrunchbase({ companies: [] });
  });

  test("for an unknown key is unauthorized", async () => {
    const error = await errorOf(provider({ key: "wrong" }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "unauthorized", status: 502 });
  });

  test("for a key of other endpoints is forbidden", async () => {
    const error = await errorOf(provider({ key: fakeCrunchbaseKeys.otherEndpoints }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "forbidden", status: 502 });
  });

  test.each([
    ["in an array", '[{"message":"insufficient permissions","code":"MD403"}]'],
    ["in an object", '{"message":"insufficient permissions","code":"MD403"}'],
  ])("with code MD403 %s is forbidden, whatever its status", async (_case, body) => {
    fake.scriptResponse("tidewright", { kind: "body", status: 400, contentType: "text/plain", body });
    expect(await errorOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "forbidden" });
  });

  test("for a 400 without MD403 is invalid_response", async () => {
    fake.scriptResponse("tidewright", { kind: "status", status: 400 });
    expect(await errorOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "invalid_response" });
  });

  test("never contains the key, even if an error of fetch does", async () => {
    const key = "s3cret-k3y";
    const leaking = (async (_url: string, init?: RequestInit) => {
      throw new TypeError(`invalid header ${new Headers(init?.headers).get("x-cb-user-key")}`);
    }) as typeof fetch;
    for (const work of [
      provider({ key, fetch: leaking }).fetchCompany("x"),
      provider({ key }).fetchCompany("tidewright"),
    ]) {
      const error = await errorOf(work);
      expect([error.message, error.stack, JSON.stringify(error), String(error.cause)].join()).not.toContain(key);
    }
  });
});

describe("a retry", () => {
  test.each([
    ["a rate limit", { kind: "status", status: 429 }, 500],
    [
      "a rate limit with Retry-After in seconds",
      { kind: "status", status: 429, headers: { "retry-after": "2" } },
      2000,
    ],
    [
      "maintenance with Retry-After as a date",
      { kind: "status", status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 10:00:03 GMT" } },
      3000,
    ],
    [
      "Retry-After in the past",
      { kind: "status", status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 09:00:00 GMT" } },
      0,
    ],
    ["an invalid Retry-After", { kind: "status", status: 503, headers: { "retry-after": "soon" } }, 500],
    ["an internal server error", { kind: "status", status: 500 }, 500],
    ["a connection reset", { kind: "connection-reset" }, 500],
  ] as const)("follows %s once", async (_case, scripted: ScriptedResponse, delayMs) => {
    fake.scriptResponse("tidewright", scripted, 1);
    await expect(provider().fetchCompany("tidewright")).resolves.toHaveProperty("profile.properties.identifier");
    expect(slept).toEqual([delayMs]);
    expect(fake.requests).toHaveLength(2);
  });

  test("does not follow a long Retry-After", async () => {
    fake.scriptResponse("tidewright", { kind: "status", status: 429, headers: { "retry-after": "60" } }, 1);
    expect(await errorOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "rate_limited" });
    expect(slept).toEqual([]);
  });
});

describe("the rate limit", () => {
  test("counts every call, retries and further requests included", async () => {
    fake.scriptResponse("tidewright", { kind: "status", status: 503 }, 1);
    await provider().fetchCompany("tidewright");
    expect(callsTaken).toBe(fake.requests.length);
    expect(callsTaken).toBeGreaterThan(1);
  });

  test("rejects further calls without a request to Crunchbase", async () => {
    callsLeft = 1;
    const limited = provider();
    await limited.fetchCompany("unfunded");
    expect(await errorOf(limited.fetchCompany("unfunded"))).toMatchObject({ code: "rate_limited", status: 429 });
    expect(fake.requests).toHaveLength(1);
  });
});
