import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCompanyProfile } from "./profile.ts";

const full = {
  properties: {
    identifier: { value: "Tidewright", permalink: "tidewright" },
    legal_name: "Tidewright GmbH",
    aliases: ["Tide Wright", "Berthplan"],
    permalink_aliases: ["berthplan"],
    founded_on: { value: "2017-01-01", precision: "year" },
    num_employees_enum: "c_00051_00100",
    funding_total: { value: 27_400_000, currency: "EUR", value_usd: 30_140_000 },
    short_description: "Planning software for ports.",
    description: "Berth and crew planning software.",
    categories: [{ value: "Logistics", permalink: "logistics" }, { value: "SaaS" }],
    website: { value: "https://www.tidewright.example" },
    linkedin: { value: "https://www.linkedin.com/company/tidewright-example" },
    location_identifiers: [{ value: "Germany", permalink: "germany", location_type: "country" }],
  },
  cards: {
    raised_funding_rounds: [
      {
        investment_type: "series_a",
        announced_on: "2022-05-11",
        money_raised: { value: 25_000_000, currency: "EUR", value_usd: 27_500_000 },
        post_money_valuation: { value_usd: 121_000_000 },
        investor_identifiers: [{ value: "Harbourlight Capital" }],
        lead_investor_identifiers: [{ value: "Harbourlight Capital" }],
      },
    ],
    press_references: [
      { title: "Raises 25M", publisher: "News", posted_on: "2022-05-11", url: { value: "https://news.example/1" } },
    ],
  },
};

describe("a company profile", () => {
  test("keeps every known field", () => {
    expect(parseCompanyProfile(full)).toEqual(full);
  });

  test("drops unknown fields", () => {
    const withMore = {
      properties: { ...full.properties, rank_org: 1, uuid: "x" },
      cards: { ...full.cards, founders: [], fields: {} },
      count: 1,
    };
    expect(parseCompanyProfile(withMore)).toEqual(full);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "<html>"],
    ["a list", []],
    ["a number", 4],
    ["an empty object", {}],
    ["parts of wrong types", { properties: [], cards: "none" }],
  ])("made of %s is empty", (_what, value) => {
    expect(parseCompanyProfile(value)).toEqual({ properties: {}, cards: {} });
  });

  test.each([
    ["a name that is a number", { identifier: { value: 5 } }, { identifier: {} }],
    ["an identifier that is text", { identifier: "Stripe" }, {}],
    ["a blank name", { identifier: { value: "  " } }, { identifier: {} }],
    ["text with blanks round it", { description: " a b \n" }, { description: "a b" }],
    ["text that Postgres cannot keep", { description: "a\0b\ud800" }, { description: "ab\ufffd" }],
    ["an amount as text", { funding_total: { value_usd: "5" } }, { funding_total: {} }],
    ["an amount below nothing", { funding_total: { value_usd: -5 } }, { funding_total: {} }],
    ["an amount that is no number", { funding_total: { value_usd: Number.NaN } }, { funding_total: {} }],
    ["categories that are one object", { categories: { value: "SaaS" } }, {}],
    [
      "categories of mixed types",
      { categories: [null, "SaaS", { value: "AI" }, 4] },
      { categories: [{ value: "AI" }] },
    ],
    ["aliases of mixed types", { aliases: ["FB", "", 4, { value: "x" }, null] }, { aliases: ["FB"] }],
    ["aliases that are one text", { aliases: "FB", permalink_aliases: "fb" }, {}],
    ["fields that are null", { website: null, linkedin: null, founded_on: null }, {}],
  ])("drops %s", (_what, properties, expected) => {
    expect(parseCompanyProfile({ properties }).properties).toEqual(expected);
  });

  test("never throws, and parses its own result unchanged", () => {
    const shapes = fc.oneof(
      fc.anything(),
      fc.record({ properties: fc.anything(), cards: fc.anything() }),
      fc.record({
        properties: fc.dictionary(fc.constantFrom(...Object.keys(full.properties)), fc.anything()),
        cards: fc.dictionary(fc.constantFrom(...Object.keys(full.cards)), fc.array(fc.jsonValue())),
      }),
    );
    fc.assert(
      fc.property(shapes, (value) => {
        const profile = parseCompanyProfile(value);
        expect(parseCompanyProfile(structuredClone(profile))).toEqual(profile);
      }),
    );
  });
});
