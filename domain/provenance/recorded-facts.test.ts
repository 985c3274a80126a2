import { describe, expect, test } from "vitest";
import { companyFacts } from "../company/facts.ts";
import type { CompanySource } from "../company/facts-row.ts";
import { parseCompanyProfile } from "../company/profile.ts";
import { createTopInvestorMatcher } from "../company/top-investors.ts";
import { parseProvenance } from "./provenance.ts";
import { recordedFacts, withRecorded } from "./recorded-facts.ts";

const provided = companyFacts(
  parseCompanyProfile({
    properties: {
      identifier: { value: "N26", permalink: "n26" },
      founded_on: { value: "2012-01-01" },
      num_employees_enum: "c_00501_01000",
      website: { value: "https://n26.com/" },
      location_identifiers: [
        { value: "Berlin", location_type: "city" },
        { value: "Germany", location_type: "country" },
      ],
    },
    cards: {},
  }),
  createTopInvestorMatcher([]),
);

function shown(
  provider: CompanySource,
  facts: Readonly<Record<string, unknown>>,
  { pinned = [], fetched_from = {} }: { readonly pinned?: readonly string[]; readonly fetched_from?: object } = {},
) {
  const provenance = parseProvenance({ id: "1", url: null, facts, pinned, fetched_from, sources: [], changes: {} });
  return withRecorded(provided, recordedFacts(provenance?.facts ?? [], provider));
}

describe("what a screen shows of a company", () => {
  test("is the provider's, whatever an earlier fetch or import has stored", () => {
    expect(shown("crunchbase", { founded_year: 1999, city: "Bonn" })).toEqual(provided);
  });

  test("has pinned values of every column, also of one that is pinned as blank", () => {
    const facts = {
      founded_year: 2013,
      employee_count: "1001-5000",
      total_funding: "1700M USD",
      aaa_investors: "Sequoia Capital, Accel",
      city: "Vienna",
      country: null,
      categories: ["Banking", "FinTech"],
      website_domain: "n26.eu",
      linkedin_slug: "n26",
      short_description: "A bank.",
      last_round_type: "series_e",
      last_round_on: "2021-10-18",
    };
    expect(shown("crunchbase", facts, { pinned: Object.keys(facts) })).toEqual({
      name: "N26",
      foundedYear: 2013,
      employeeCount: "1001-5000",
      totalFunding: "1700M USD",
      topInvestors: ["Sequoia Capital", "Accel"],
      description: "A bank.",
      shortDescription: "A bank.",
      categories: ["Banking", "FinTech"],
      sector: "Banking",
      city: "Vienna",
      geography: null,
      locations: ["Vienna"],
      website: "https://n26.eu",
      linkedin: "https://www.linkedin.com/company/n26",
      fundingStage: "series_e",
      lastRoundOn: "2021-10-18",
    });
  });

  test("is the record's where open data is the provider, as far as it comes from a better source", () => {
    const facts = { founded_year: 2013, employee_count: "1001-5000", city: "Bonn" };
    const fetched_from = { employee_count: "wikidata", city: "crunchbase" };
    expect(shown("wikidata", facts, { fetched_from })).toMatchObject({
      foundedYear: 2013,
      employeeCount: provided.employeeCount,
      city: "Bonn",
      geography: "Germany",
      locations: ["Bonn", "Germany"],
    });
  });
});
