import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { namesByScript } from "#tests/fakes/names-by-script.ts";
import type { ScriptedResponse } from "#tests/fakes/scripted-responses.ts";
import { type FakeWikidata, startFakeWikidata } from "#tests/fakes/wikidata.ts";
import {
  claim,
  type Entities,
  entitiesOf,
  inEnglish,
  item,
  quantity,
  snak,
  text,
  time,
  withDuplicate,
} from "#tests/fakes/wikidata-data.ts";
import { companyFacts } from "../../../domain/company/facts.ts";
import { createTopInvestorMatcher } from "../../../domain/company/top-investors.ts";
import { sampleCompanies } from "./sample/companies.ts";
import { createWikidataProvider } from "./wikidata-provider.ts";

const noInvestors = createTopInvestorMatcher([]);
let fake: FakeWikidata;
let slept: number[];
let areCallsAllowed: boolean;

async function start(entities?: Entities) {
  fake = await startFakeWikidata(entities === undefined ? {} : { entities });
}
beforeEach(() => {
  slept = [];
  areCallsAllowed = true;
});
afterEach(() => fake.close());

function provider({ contact = "ops@fund.example", timeoutMs = 5000 } = {}) {
  return createWikidataProvider(
    { contact, apiUrl: fake.apiUrl, queryUrl: fake.queryUrl },
    {
      fetch,
      now: Date.now,
      takeCall: async () => areCallsAllowed,
      sleep: async (milliseconds) => void slept.push(milliseconds),
      timeoutMs,
    },
  );
}

const fetchMany = (permalinks: readonly string[]) => provider().fetchCompanies?.(async () => ({ permalinks }));
const factsOf = async (permalink: string) =>
  companyFacts((await provider().fetchCompany(permalink)).profile, noInvestors);

describe("a company of Wikidata", () => {
  beforeEach(() => start());

  test.each(sampleCompanies.slice(0, 30).map((company) => [company.name, company] as const))(
    "%s has the facts that Wikidata knows",
    async (_name, company) => {
      expect(await factsOf(company.permalink)).toMatchObject({
        name: company.name,
        foundedYear: Number(company.foundedOn.slice(0, 4)),
        website: expect.stringContaining(new URL(company.website).host),
        locations: [...new Set([company.city, company.country])],
        geography: company.country,
        sector: company.categories[0],
        totalFunding: null,
        topInvestors: [],
        fundingStage: null,
      });
    },
  );

  test("needs three requests, one after the other, with the operator's contact", async () => {
    const one = provider();
    await Promise.all(["stripe", "n26", "celonis", "mistral-ai", "anthropic"].map((id) => one.fetchCompany(id)));
    expect(fake.requests).toHaveLength(15);
    expect(fake.mostAtOnce()).toBe(1);
    expect(new Set(fake.requests.map(({ agent }) => agent))).toEqual(
      new Set(["VentureResearch/1.0 (ops@fund.example)"]),
    );
  });

  test("sends only the permalink and entity IDs", async () => {
    await provider().fetchCompany("stripe");
    expect(fake.requests.map(({ action }) => action)).toEqual(["sparql", "wbgetentities", "sparql"]);
    expect(fake.requests[0]?.parameters.get("query")).toContain('"stripe"');
    expect(fake.requests[1]?.parameters.get("ids")).toMatch(/^Q\d+$/);
  });

  test("is fetched with 49 others in three requests, and with 99 in four", async () => {
    const permalinks = sampleCompanies.map(({ permalink }) => permalink);
    const fifty = await fetchMany([...permalinks.slice(0, 49), "no-such-company"]);
    expect([...(fifty?.found.keys() ?? [])]).toEqual(permalinks.slice(0, 49));
    expect(fake.requests).toHaveLength(3);
    const all = await fetchMany(permalinks);
    expect(all?.found.size).toBe(sampleCompanies.length);
    expect(fake.requests).toHaveLength(3 + 1 + Math.ceil(sampleCompanies.length / 50) + 1);
    const stripe = await provider().fetchCompany("stripe");
    expect(all?.found.get("stripe")).toEqual(stripe);
    expect(stripe.provenance).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.wikidata\.org\/wiki\/Q\d+$/),
      asOf: { employee_count: "2024-12" },
    });
  });

  test("is not found under an unknown permalink", async () => {
    await expect(provider().fetchCompany("no-such-company")).rejects.toMatchObject({ code: "not_found" });
  });

  test("is not found under a permalink that would end the query's text", async () => {
    await expect(provider().fetchCompany('x" } #\\')).rejects.toMatchObject({ code: "not_found" });
  });

  test("is found by its name", async () => {
    expect(await provider().findCompanies('Wise"')).toEqual([
      { name: "Wise", permalink: "transferwise", description: expect.any(String) },
    ]);
    expect(await provider().findCompanies("No such company")).toEqual([]);
  });
});

test("a company is found by its website, in any spelling, and by no part of it", async () => {
  await start();
  const { website, name } = sampleCompanies[0] as (typeof sampleCompanies)[0];
  const domain = new URL(website).host.replace(/^www\./, "");
  expect(await provider().findByWebsite?.(domain)).toEqual([expect.objectContaining({ name })]);
  expect(await provider().findByWebsite?.(`x${domain}`)).toEqual([]);
  expect(fake.requests.map(({ action }) => action)).toEqual(["sparql", "wbgetentities", "sparql"]);
});

describe("an entity", () => {
  const base = entitiesOf(sampleCompanies.slice(0, 1));
  const [id = "", company] = Object.entries(base).find(([, entity]) => entity.claims !== undefined) ?? [];
  const { permalink = "" } = sampleCompanies[0] ?? {};
  const linkedIds = Object.keys(base).filter((key) => key !== id);
  const withClaims = (claims: object): Entities => ({
    ...base,
    [id]: { ...company, claims: { ...company?.claims, ...claims } } as Entities[string],
  });

  test("whose permalink has moved since the query service saw it is not used", async () => {
    await start(base);
    const binding = { item: { type: "uri", value: `http://www.wikidata.org/entity/${id}` } };
    const body = JSON.stringify({ head: { vars: ["item"] }, results: { bindings: [binding] } });
    fake.scriptResponse("sparql", { kind: "body", body });
    await expect(provider().fetchCompany("another")).rejects.toMatchObject({ code: "not_found" });
  });

  test("is not used while a second one has its permalink, until a person chooses", async () => {
    await start(withDuplicate(base, permalink));
    const response = await provider().fetchCompany(permalink);
    expect(response.candidates).toMatchObject([
      { id, name: sampleCompanies[0]?.name, url: `https://www.wikidata.org/wiki/${id}` },
      { id: "Q99999999", name: "Duplicate", description: "a duplicate" },
    ]);
    expect(await factsOf(permalink)).toMatchObject({ foundedYear: null, employeeCount: null, website: null });
    const chosen = await provider().fetchCompany(permalink, new Map([[permalink, "Q99999999"]]));
    expect(chosen).toMatchObject({ profile: { properties: { identifier: { value: "Duplicate" } } } });
    expect(chosen.candidates).toBeUndefined();
    const neither = await provider().fetchCompany(permalink, new Map([[permalink, "Q1"]]));
    expect(neither.candidates).toHaveLength(2);
  });

  const place = (property: string, index: number) => item(property, linkedIds[index] ?? "");
  const labelOf = (index: number) => base[linkedIds[index] ?? ""]?.labels.en?.value ?? null;
  const unknown = (snaktype: "somevalue" | "novalue", property: string) => claim({ snaktype, property });
  const ended = { qualifiers: { P582: [time("P582", "2020")] } };

  test.each<readonly [string, object, object]>([
    [
      "a founding date of unknown value, and employees without any",
      { P571: [unknown("somevalue", "P571")], P1128: [unknown("novalue", "P1128")] },
      { foundedYear: null, employeeCount: null },
    ],
    [
      "a deprecated founding date beside a normal one",
      { P571: [claim(time("P571", "1901"), { rank: "deprecated" }), claim(time("P571", "2011"))] },
      { foundedYear: 2011 },
    ],
    [
      "only a deprecated website",
      { P856: [claim(text("P856", "https://x.com"), { rank: "deprecated" })] },
      { website: null },
    ],
    [
      "an ended headquarters, and an ended country that is preferred",
      {
        P159: [claim(place("P159", 0), ended), claim(place("P159", 1))],
        P17: [claim(place("P17", 0), { ...ended, rank: "preferred" }), claim(place("P17", 1))],
      },
      { city: labelOf(1), geography: labelOf(1), locations: [labelOf(1)] },
    ],
    [
      "two headquarters, one of them preferred",
      { P159: [claim(place("P159", 0)), claim(place("P159", 1), { rank: "preferred" })] },
      { city: labelOf(1) },
    ],
    [
      "two headquarters of one rank",
      { P159: [claim(place("P159", 1)), claim(place("P159", 0))] },
      { city: labelOf(1) },
    ],
    ["a year with month 00", { P571: [claim(time("P571", "1999"))] }, { foundedYear: 1999 }],
    [
      "employees in a unit",
      {
        P1128: [claim(snak("P1128", "quantity", { amount: "+8500", unit: "http://www.wikidata.org/entity/Q712226" }))],
      },
      { employeeCount: null },
    ],
    [
      "the website of a cloud's metadata",
      { P856: [claim(text("P856", "http://169.254.169.254/"))] },
      { website: "http://169.254.169.254/" },
    ],
  ])("with %s has the right value or a blank", async (_case, claims, expected) => {
    await start(withClaims(claims));
    expect(await factsOf(permalink)).toMatchObject(expected);
  });

  test("that was merged into another one is one company, also where both are listed", async () => {
    // Wikidata returns the target under the key of the redirect.
    await start({ ...base, Q123: { ...base[id], claims: { P2088: company?.claims?.P2088 } } as Entities[string] });
    const entity = { ...base[id], id };
    const body = JSON.stringify({ entities: { Q123: entity, [id]: entity }, success: 1 });
    fake.scriptResponse("wbgetentities", { kind: "body", body });
    const found = await provider().fetchCompany(permalink);
    expect(found.candidates).toBeUndefined();
    expect(found.provenance?.url).toBe(`https://www.wikidata.org/wiki/${id}`);
    expect(found.profile.properties.identifier?.value).toBe(sampleCompanies[0]?.name);
  });

  test.each([
    ["a person", "Q5"],
    ["a disambiguation page", "Q4167410"],
    ["a category", "Q4167836"],
  ])("that is %s is no company, even with a permalink", async (_kind, kind) => {
    await start(withClaims({ P31: [claim(item("P31", kind))] }));
    await expect(provider().fetchCompany(permalink)).rejects.toMatchObject({ code: "not_found" });
  });

  test.each([
    ["lower case", permalink],
    ["upper case", permalink.toUpperCase()],
  ])("whose permalink is in another case is found by one in %s", async (_case, wanted) => {
    const written = permalink.charAt(0).toUpperCase() + permalink.slice(1);
    await start(withClaims({ P2088: [claim(text("P2088", written))] }));
    const uri = `http://www.wikidata.org/entity/${id}`;
    const bindings = [{ item: { type: "uri", value: uri }, cb: { type: "literal", value: written } }];
    const body = JSON.stringify({ head: { vars: ["cb", "item"] }, results: { bindings } });
    fake.scriptResponse("sparql", { kind: "body", body }, 1);
    expect((await factsOf(wanted)).name).toBe(sampleCompanies[0]?.name);
  });

  test.each(namesByScript)("with a name in %s keeps it, and is found by it", async (_script, name) => {
    await start({ ...base, [id]: { ...base[id], labels: inEnglish(name), aliases: {} } as Entities[string] });
    expect((await factsOf(permalink)).name).toBe(name);
    expect(await provider().findCompanies(name)).toEqual([expect.objectContaining({ name, permalink })]);
  });

  test("without any statement but its permalink has blanks", async () => {
    await start({
      ...base,
      [id]: { ...base[id], claims: { P2088: [claim(text("P2088", permalink))] } } as Entities[string],
    });
    expect(await factsOf(permalink)).toMatchObject({
      name: sampleCompanies[0]?.name,
      foundedYear: null,
      employeeCount: null,
      website: null,
      locations: [],
    });
    expect(fake.requests).toHaveLength(2);
  });

  test("never sends a request to a host from a value", async () => {
    await start(withClaims({ P856: [claim(text("P856", "http://169.254.169.254/"))] }));
    const hosts: string[] = [];
    const spying = createWikidataProvider(
      { contact: "ops@fund.example", apiUrl: fake.apiUrl, queryUrl: fake.queryUrl },
      {
        fetch: (url, init) => {
          hosts.push(new URL(url).host);
          return fetch(url, init);
        },
        now: Date.now,
        takeCall: async () => true,
        sleep: async () => {},
      },
    );
    await spying.fetchCompany(permalink);
    expect(new Set(hosts)).toEqual(new Set([new URL(fake.apiUrl).host]));
  });

  test.each([
    [9, "1-10"],
    [10, "1-10"],
    [11, "11-50"],
    [10_000, "5001-10000"],
    [10_001, "10000+"],
    [0, null],
  ])("with %d employees has the band %s", async (employees, band) => {
    await start(withClaims({ P1128: [claim(quantity("P1128", employees))] }));
    expect((await factsOf(permalink)).employeeCount).toBe(band);
  });
});

test("an entity of more than 5 MB fails alone: the response about many is split", async () => {
  const companies = sampleCompanies.slice(0, 20);
  const base = entitiesOf(companies);
  const { permalink = "" } = companies[7] ?? {};
  const large = Object.keys(base).find((key) => base[key]?.claims?.P2088?.[0]?.mainsnak.datavalue?.value === permalink);
  if (large === undefined) throw new Error("no entity");
  await start({
    ...base,
    [large]: { ...base[large], aliases: { en: [{ language: "en", value: "x".repeat(6e6) }] } } as Entities[string],
  });
  const result = await fetchMany(companies.map(({ permalink }) => permalink));
  expect(result?.found.size).toBe(companies.length - 1);
  expect([...(result?.errors ?? [])]).toEqual([
    [
      permalink,
      expect.objectContaining({ code: "invalid_response", message: expect.stringContaining("larger than 5 MB") }),
    ],
  ]);
  // Two halves each time.
  expect(fake.requests.filter(({ action }) => action === "wbgetentities").length).toBeLessThanOrEqual(11);
  await expect(provider().fetchCompany(permalink)).rejects.toThrow("larger than 5 MB");
});

describe("an error of Wikidata", () => {
  beforeEach(() => start());
  const maxlag: ScriptedResponse = {
    kind: "body",
    body: '{"error":{"code":"maxlag","info":"Waiting for 10.64.48.35: 7.1 seconds lagged.","lag":7.1}}',
  };

  test.each<[string, ScriptedResponse, string]>([
    ["429", { kind: "status", status: 429, headers: { "retry-after": "60" } }, "rate_limited"],
    ["429 without Retry-After", { kind: "status", status: 429 }, "rate_limited"],
    ["403 in HTML", { kind: "body", status: 403, body: "<html>", contentType: "text/html" }, "forbidden"],
    ["502", { kind: "status", status: 502 }, "unavailable"],
    ["maxlag", maxlag, "unavailable"],
    ["an API error", { kind: "body", body: '{"error":{"code":"no-such-entity"}}' }, "invalid_response"],
    ["text", { kind: "body", body: "Please limit requests", contentType: "text/plain" }, "invalid_response"],
    ["a list", { kind: "body", body: "[]" }, "invalid_response"],
    ["incomplete JSON", { kind: "body", body: '{"entities":{' }, "invalid_response"],
    ["deep JSON", { kind: "body", body: `{"entities":${"[".repeat(50_000)}` }, "invalid_response"],
    ["6 MB", { kind: "oversized", bytes: 6 * 1024 * 1024, sendsContentLength: false }, "invalid_response"],
    ["a reset connection", { kind: "connection-reset" }, "unavailable"],
    ["a truncated body", { kind: "truncated-body" }, "unavailable"],
    ["a redirect", { kind: "redirect", to: "http://169.254.169.254/" }, "invalid_response"],
    ["no response", { kind: "no-response" }, "timeout"],
  ])("%s is %s", async (_case, scripted, code) => {
    fake.scriptResponse("wbgetentities", scripted);
    const call = provider({ timeoutMs: scripted.kind === "no-response" ? 100 : 5000 }).fetchCompany("stripe");
    await expect(call).rejects.toMatchObject({ name: "ProviderError", code });
  });

  test("is retried once after the time that Wikidata asks for", async () => {
    fake.scriptResponse("sparql", { kind: "status", status: 503, headers: { "retry-after": "3" } }, 1);
    fake.scriptResponse("wbgetentities", maxlag, 1);
    expect((await factsOf("stripe")).name).toBe("Stripe");
    expect(slept).toEqual([3000, 500]);
  });

  test("for a contact that Wikimedia does not accept says what to check", async () => {
    await expect(provider({ contact: "nobody" }).fetchCompany("stripe")).rejects.toThrow("OPEN_DATA_CONTACT");
  });

  test("of one request does not fail the next", async () => {
    const one = provider();
    fake.scriptResponse("sparql", { kind: "status", status: 403 }, 1);
    const [first, second] = await Promise.allSettled([one.fetchCompany("stripe"), one.fetchCompany("n26")]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  });

  test("is not even risked when the rate limit is used up", async () => {
    areCallsAllowed = false;
    await expect(provider().fetchCompany("stripe")).rejects.toMatchObject({ code: "rate_limited" });
    expect(fake.requests).toEqual([]);
  });
});
