import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { employeeBand } from "./employee-band.ts";
import { companyFacts, factColumns } from "./facts.ts";
import { formatFacts } from "./format-facts.ts";
import { pressReferences } from "./press.ts";
import { parseCompanyProfile } from "./profile.ts";
import { createTopInvestorMatcher } from "./top-investors.ts";
import { parseWebLink } from "./web-link.ts";

const topInvestors = createTopInvestorMatcher([
  { name: "Accel", aliases: ["Accel Partners"] },
  { name: "Index Ventures", aliases: [] },
]);
const factsOf = (properties: object, cards: object = {}) =>
  companyFacts(parseCompanyProfile({ properties, cards }), topInvestors);

const NOTHING_KNOWN = {
  name: null,
  foundedYear: null,
  employeeCount: null,
  totalFunding: null,
  topInvestors: [],
  description: null,
  shortDescription: null,
  categories: [],
  website: null,
  linkedin: null,
  locations: [],
  sector: null,
  geography: null,
  fundingStage: null,
  lastRoundOn: null,
  city: null,
};

describe("an employee band", () => {
  test.each([
    ["c_00001_00010", "1-10"],
    ["c_00011_00050", "11-50"],
    ["c_00051_00100", "51-100"],
    ["c_00101_00250", "101-250"],
    ["c_00251_00500", "251-500"],
    ["c_00501_01000", "501-1000"],
    ["c_01001_05000", "1001-5000"],
    ["c_05001_10000", "5001-10000"],
    ["c_10001_max", "10000+"],
    ["c_20001_max", null],
    ["toString", null],
    [undefined, null],
  ])("%s is %s", (name, band) => {
    expect(employeeBand(name)).toBe(band);
  });
});

describe("a company's facts", () => {
  test("are extracted from properties and cards", () => {
    const facts = factsOf(
      {
        identifier: { value: "Celonis" },
        founded_on: { value: "2011-06-01", precision: "day" },
        num_employees_enum: "c_01001_05000",
        funding_total: { value_usd: 1_400_000_000 },
        description: "Process mining.",
        short_description: "Mines processes.",
        categories: [{ value: "Analytics" }, { value: "SaaS" }],
        website: { value: "https://www.celonis.com" },
        linkedin: { value: "https://www.linkedin.com/company/celonis" },
        location_identifiers: [
          { value: "Munich", location_type: "city" },
          { value: "Germany", location_type: "country" },
          { value: "Europe", location_type: "continent" },
        ],
      },
      {
        raised_funding_rounds: [
          {
            investment_type: "series_a",
            announced_on: "2016-06-08",
            investor_identifiers: [{ value: "accel partners" }],
          },
          { investment_type: "series_d", announced_on: "2021-06-02", lead_investor_identifiers: [{ value: "Nobody" }] },
        ],
      },
    );
    expect(facts).toEqual({
      name: "Celonis",
      foundedYear: 2011,
      employeeCount: "1001-5000",
      totalFunding: "1400M USD",
      topInvestors: ["Accel"],
      description: "Process mining.",
      shortDescription: "Mines processes.",
      categories: ["Analytics", "SaaS"],
      website: "https://www.celonis.com",
      linkedin: "https://www.linkedin.com/company/celonis",
      locations: ["Munich", "Germany", "Europe"],
      sector: "Analytics",
      geography: "Germany",
      fundingStage: "series_d",
      lastRoundOn: "2021-06-02",
      city: "Munich",
    });
    expect(formatFacts(facts)).toBe("(2011, 1001-5000 FTE, 1400M USD, Accel)");
    expect(factColumns(facts)).toEqual({
      founded_year: 2011,
      employee_count: "1001-5000",
      total_funding: "1400M USD",
      aaa_investors: "Accel",
    });
  });

  test("are empty for an empty profile", () => {
    const facts = factsOf({});
    expect(facts).toEqual(NOTHING_KNOWN);
    expect(formatFacts(facts)).toBe("(N/A, N/A FTE, N/A, None)");
    expect(factColumns(facts)).toEqual({
      founded_year: null,
      employee_count: null,
      total_funding: null,
      aaa_investors: null,
    });
  });

  test.each([
    [
      "the one-line description where there is no long one",
      { short_description: "Short." },
      { description: "Short.", shortDescription: "Short." },
    ],
    ["a year alone", { founded_on: { value: "2017" } }, { foundedYear: 2017 }],
    ["no year out of a date that is none", { founded_on: { value: "20171-01-01" } }, { foundedYear: null }],
    ["no year that the table would reject", { founded_on: { value: "0001-01-01" } }, { foundedYear: null }],
    [
      "a dollar amount that carries no conversion",
      { funding_total: { value: 5e6, currency: "USD" } },
      { totalFunding: "5M USD" },
    ],
    ["no other currency as dollars", { funding_total: { value: 5e6, currency: "EUR" } }, { totalFunding: null }],
    ["nothing raised as nothing", { funding_total: { value_usd: 0 } }, { totalFunding: "0M USD" }],
    ["no script as a link", { website: { value: "javascript:alert(1)" } }, { website: null }],
    [
      "no country where the places are cities",
      { location_identifiers: [{ value: "Munich", location_type: "city" }] },
      { geography: null, city: "Munich", locations: ["Munich"] },
    ],
    [
      "each category once",
      { categories: [{ value: "AI" }, { value: "AI" }, {}] },
      { categories: ["AI"], sector: "AI" },
    ],
  ])("take %s", (_what, properties, expected) => {
    expect(factsOf(properties)).toEqual({ ...NOTHING_KNOWN, ...expected });
  });

  test("list a top investor once across rounds and lead roles", () => {
    const round = (date: string, investors: string[], leads: string[]) => ({
      announced_on: date,
      investor_identifiers: investors.map((value) => ({ value })),
      lead_investor_identifiers: leads.map((value) => ({ value })),
    });
    const facts = factsOf(
      {},
      {
        raised_funding_rounds: [
          round("2020-01-01", ["Index Ventures", "X"], []),
          round("2021-01-01", ["ACCEL"], ["Index Ventures"]),
        ],
      },
    );
    expect(facts.topInvestors).toEqual(["Accel", "Index Ventures"]);
    expect(factColumns(facts).aaa_investors).toBe("Accel, Index Ventures");
  });

  test("can be formatted for any profile", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formatFacts(companyFacts(parseCompanyProfile(value), topInvestors))).toMatch(/^\(.+, .+ FTE, .+, .+\)$/);
      }),
    );
  });
});

describe("a link", () => {
  test.each([
    ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
    ["HTTP://A.EXAMPLE", "HTTP://A.EXAMPLE"],
    ["www.a.example/x", "https://www.a.example/x"],
    ["javascript:alert(1)", null],
    ["JAVASCRIPT://a.example/%0aalert(1)", null],
    ["data:text/html,x", null],
    ["//a.example", null],
    ["https://a.example/ x", null],
    ['https://a.example/"onclick=', null],
    ["https://", null],
    ["a word", null],
    [undefined, null],
  ])("%s is %s", (text, link) => {
    expect(parseWebLink(text)).toBe(link);
  });
});

describe("the press", () => {
  test("is sorted newest first, without items that have neither title nor URL", () => {
    const press = [
      { title: "Old", posted_on: "2019-01-01", publisher: "Paper", url: { value: "https://a.example/old" } },
      { title: "Undated" },
      { posted_on: "2020-01-01" },
      { posted_on: "2022-01-01", url: { value: "https://a.example/new" } },
      { title: "Script", posted_on: "2021-01-01", url: { value: "javascript:alert(1)" } },
    ];
    expect(pressReferences(parseCompanyProfile({ cards: { press_references: press } }))).toEqual([
      { title: "https://a.example/new", publisher: null, postedOn: "2022-01-01", url: "https://a.example/new" },
      { title: "Script", publisher: null, postedOn: "2021-01-01", url: null },
      { title: "Old", publisher: "Paper", postedOn: "2019-01-01", url: "https://a.example/old" },
      { title: "Undated", publisher: null, postedOn: null, url: null },
    ]);
    expect(pressReferences(parseCompanyProfile({}))).toEqual([]);
  });
});
