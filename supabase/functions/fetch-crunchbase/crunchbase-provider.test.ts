import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import type { Trouble } from "#tests/fakes/error-responses.ts";
import { readCompanyProfile } from "../../../domain/company/profile.ts";
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
/** Calls that our own limit still allows, and how often it was asked. */
let placesLeft: number;
let placesAsked: number;

beforeEach(async () => {
  slept = [];
  placesLeft = 1000;
  placesAsked = 0;
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
        placesAsked += 1;
        return placesLeft-- > 0;
      },
      timeoutMs: options.timeoutMs ?? 5000,
    },
  );
}

async function failureOf(work: Promise<unknown>): Promise<ProviderError> {
  const outcome = await work.then(
    () => "an answer",
    (error: unknown) => error,
  );
  if (!(outcome instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(outcome)}`);
  return outcome;
}

const paths = () => fake.requests.map(({ path }) => path.replace("/v4/data/entities/organizations/", ""));

describe("a company asked for at Crunchbase", () => {
  test("is answered with all the key may read, in one call with the key in its header", async () => {
    const answer = await provider().fetchCompany("tidewright");
    expect(paths()).toEqual(["tidewright?card_ids=fields,raised_funding_rounds,press_references"]);
    expect(fake.requests[0]).toMatchObject({ key: fakeCrunchbaseKeys.advanced, status: 200 });
    expect(answer.cards).not.toHaveProperty("fields");
    const { properties, cards } = readCompanyProfile(answer);
    expect(properties).toMatchObject({
      identifier: { value: "Tidewright", permalink: "tidewright" },
      founded_on: { value: "2017-01-01", precision: "year" },
      funding_total: { value_usd: 30_140_000 },
      website: { value: "https://www.tidewright.example" },
    });
    expect(cards.raised_funding_rounds?.[0]?.lead_investor_identifiers?.[0]?.value).toBe("Harbourlight Capital");
    expect(cards.press_references?.[0]?.title).toBe("Raises 25M");
  });

  test("says to the product what the sample provider says of the same company", async () => {
    const withoutLinks = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (key, inner) => (key === "permalink" ? undefined : inner));
    for (const company of [tidewright, unfunded]) {
      const live = readCompanyProfile(await provider().fetchCompany(company.permalink));
      const sample = readCompanyProfile(
        await createSampleCompanyProvider([company], "2026-01-01").fetchCompany(company.permalink),
      );
      const { short_description: _line, ...properties } = live.properties;
      expect(withoutLinks({ ...live, properties })).toEqual(withoutLinks(sample));
    }
  });

  test("of which the license opens less is answered with less", async () => {
    const answer = await provider({ key: fakeCrunchbaseKeys.basic }).fetchCompany("tidewright");
    expect(paths()).toEqual([
      "tidewright?card_ids=fields,raised_funding_rounds,press_references",
      "tidewright?card_ids=fields",
    ]);
    const profile = readCompanyProfile(answer);
    expect(profile.properties.identifier?.value).toBe("Tidewright");
    expect(profile.properties.funding_total).toBeUndefined();
    expect(profile.cards).toEqual({});
  });

  test("whose rounds come without investors has them asked for by name", async () => {
    fake.setTrouble("tidewright", { kind: "rounds-without-investors" });
    const { cards } = readCompanyProfile(await provider().fetchCompany("tidewright"));
    expect(paths()[1]).toMatch(
      /^tidewright\/cards\/raised_funding_rounds\?card_field_ids=identifier,.*&order=announced_on%20desc&limit=100$/,
    );
    expect(cards.raised_funding_rounds?.map((round) => round.investor_identifiers?.length)).toEqual([2, undefined]);
  });

  test("without rounds costs one call", async () => {
    const { cards } = readCompanyProfile(await provider().fetchCompany("unfunded"));
    expect(cards).toEqual({ raised_funding_rounds: [], press_references: [] });
    expect(fake.requests).toHaveLength(1);
  });

  test("is asked for under its own name alone, whatever that is", async () => {
    await failureOf(provider().fetchCompany("../../secret?x=1#y"));
    expect(paths()[0]).toBe("..%2F..%2Fsecret%3Fx%3D1%23y?card_ids=fields,raised_funding_rounds,press_references");
  });

  test("is asked for at the legacy address without /data", async () => {
    const asked: string[] = [];
    const recording = (async (address: string) => {
      asked.push(address);
      return Response.json({ properties: { identifier: { value: "X" } } });
    }) as typeof fetch;
    for (const baseUrl of ["https://api.crunchbase.com/api/v4/", "https://api.crunchbase.com/v4/"]) {
      await provider({ baseUrl, fetch: recording }).fetchCompany("x");
    }
    expect(asked.map((address) => address.split("?")[0])).toEqual([
      "https://api.crunchbase.com/api/v4/entities/organizations/x",
      "https://api.crunchbase.com/v4/data/entities/organizations/x",
    ]);
  });
});

describe("a failure", () => {
  test.each([
    ["a company nobody knows", "nobody-knows", "not_found", 404, 1],
    ["a refused key", "trouble-401", "unauthorized", 502, 1],
    ["a license that opens nothing", "trouble-403", "forbidden", 502, 2],
    ["a bot challenge", "trouble-html-403", "forbidden", 502, 2],
    ["too many calls", "trouble-429", "rate_limited", 429, 2],
    ["a broken server", "trouble-500", "unavailable", 502, 2],
    ["a server under repair", "trouble-503", "unavailable", 502, 2],
    ["a connection that is cut", "trouble-hang-up", "unavailable", 502, 2],
    ["an answer that is cut", "trouble-half-body", "unavailable", 502, 2],
    ["a page in place of JSON", "trouble-html", "bad_answer", 502, 1],
    ["a page that says not found", "trouble-html-404", "bad_answer", 502, 1],
    ["half a JSON", "trouble-half-json", "bad_answer", 502, 1],
    ["a list", "trouble-list", "bad_answer", 502, 1],
    ["nothing", "trouble-empty", "bad_answer", 502, 1],
    ["null", "trouble-null", "bad_answer", 502, 1],
    ["fields of the wrong shape", "trouble-wrong-shape", "bad_answer", 502, 1],
    ["a company without a name", "trouble-nameless", "bad_answer", 502, 1],
    ["a body without end", "trouble-huge", "bad_answer", 502, 1],
    ["a body that says it is too long", "trouble-huge-and-honest", "bad_answer", 502, 1],
  ])(
    "by %s has its code and status, and is tried again only where that may help",
    async (_what, permalink, code, status, calls) => {
      const error = await failureOf(provider().fetchCompany(permalink));
      expect(error).toMatchObject({ code, status });
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(fake.requests).toHaveLength(calls);
    },
  );

  test("by a redirect does not follow it, nor take the key there", async () => {
    fake.setTrouble("tidewright", { kind: "redirect", to: "/v4/elsewhere" });
    expect(await failureOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "bad_answer" });
    expect(fake.requests).toHaveLength(1);
  });

  test.each([
    ["silence", { kind: "silence" }],
    ["an answer that comes too late", { kind: "slow", delayMs: 2000 }],
  ] as const)("by %s ends when the time is up, without a second try", async (_what, trouble) => {
    fake.setTrouble("tidewright", trouble);
    const error = await failureOf(provider({ timeoutMs: 60 }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "timeout", status: 504 });
    expect(slept).toEqual([]);
    expect(fake.requests.length).toBeLessThanOrEqual(1);
  });

  test("by silence ends although the transport does not listen", async () => {
    const deaf = (() => new Promise(() => {})) as typeof fetch;
    expect(await failureOf(provider({ timeoutMs: 20, fetch: deaf }).fetchCompany("x"))).toMatchObject({
      code: "timeout",
    });
  });

  test("by nobody at the address is unavailable", async () => {
    await fake.close();
    expect(await failureOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "unavailable" });
    fake = await startFakeCrunchbase({ companies: [] });
  });

  test("with an unknown key is the key's", async () => {
    const error = await failureOf(provider({ key: "wrong" }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "unauthorized", status: 502 });
  });

  test("with a key for other endpoints is the license's", async () => {
    const error = await failureOf(provider({ key: fakeCrunchbaseKeys.elsewhere }).fetchCompany("tidewright"));
    expect(error).toMatchObject({ code: "forbidden", status: 502 });
  });

  test.each([
    ["in a list", '[{"message":"insufficient permissions","code":"MD403"}]'],
    ["in an object", '{"message":"insufficient permissions","code":"MD403"}'],
  ])("that says %s that the license is too small is the license's, whatever its status", async (_what, body) => {
    fake.setTrouble("tidewright", { kind: "body", status: 400, contentType: "text/plain", body });
    expect(await failureOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "forbidden" });
  });

  test("in a question Crunchbase does not understand is not the license's", async () => {
    fake.setTrouble("tidewright", { kind: "status", status: 400 });
    expect(await failureOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "bad_answer" });
  });

  test("never tells the key, even where the transport does", async () => {
    const key = "s3cret-k3y";
    const telling = (async (_address: string, init?: RequestInit) => {
      throw new TypeError(`invalid header ${new Headers(init?.headers).get("x-cb-user-key")}`);
    }) as typeof fetch;
    for (const work of [
      provider({ key, fetch: telling }).fetchCompany("x"),
      provider({ key }).fetchCompany("tidewright"),
    ]) {
      const error = await failureOf(work);
      expect([error.message, error.stack, JSON.stringify(error), String(error.cause)].join()).not.toContain(key);
    }
  });
});

describe("a passing failure", () => {
  test.each([
    ["too many calls", { kind: "status", status: 429 }, 500],
    ["too many calls, with a time to wait", { kind: "status", status: 429, headers: { "retry-after": "2" } }, 2000],
    [
      "a repair, with a moment to come back",
      { kind: "status", status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 10:00:03 GMT" } },
      3000,
    ],
    [
      "a moment that is over",
      { kind: "status", status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 09:00:00 GMT" } },
      0,
    ],
    ["a time nobody can read", { kind: "status", status: 503, headers: { "retry-after": "soon" } }, 500],
    ["a broken server", { kind: "status", status: 500 }, 500],
    ["a connection that is cut", { kind: "hang-up" }, 500],
  ] as const)("by %s is waited out once", async (_what, trouble: Trouble, waitedMs) => {
    fake.setTrouble("tidewright", trouble, 1);
    await expect(provider().fetchCompany("tidewright")).resolves.toHaveProperty("properties");
    expect(slept).toEqual([waitedMs]);
    expect(fake.requests).toHaveLength(2);
  });

  test("that wants more patience than a user has is not waited out", async () => {
    fake.setTrouble("tidewright", { kind: "status", status: 429, headers: { "retry-after": "60" } }, 1);
    expect(await failureOf(provider().fetchCompany("tidewright"))).toMatchObject({ code: "rate_limited" });
    expect(slept).toEqual([]);
  });
});

describe("our own limit", () => {
  test("is asked before every call, second tries and further questions included", async () => {
    fake.setTrouble("tidewright", { kind: "status", status: 503 }, 1);
    await provider().fetchCompany("tidewright");
    expect(placesAsked).toBe(fake.requests.length);
    expect(placesAsked).toBeGreaterThan(1);
  });

  test("keeps from Crunchbase what it has no place for", async () => {
    placesLeft = 1;
    const asked = provider();
    await asked.fetchCompany("unfunded");
    expect(await failureOf(asked.fetchCompany("unfunded"))).toMatchObject({ code: "rate_limited", status: 429 });
    expect(fake.requests).toHaveLength(1);
  });
});
