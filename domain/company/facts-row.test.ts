import { expect, test } from "vitest";
import { companyFacts } from "./facts.ts";
import { companyFactsRow } from "./facts-row.ts";
import { parseCompanyProfile } from "./profile.ts";
import { createTopInvestorMatcher } from "./top-investors.ts";

const url = "https://www.crunchbase.com/organization/n26";
const factsNamed = (value: string | undefined) =>
  companyFacts(parseCompanyProfile({ properties: { identifier: { value } } }), createTopInvestorMatcher([]));

test.each([
  ["under its name", "N26", "N26"],
  ["without blanks around its name", " N26 ", "N26"],
  ["under its permalink where it has no name", undefined, "n26"],
  ["under its permalink where its name is blank", "  ", "n26"],
  ["under as much of its name as fits", "x".repeat(400), "x".repeat(300)],
])("a company is stored %s", (_what, name, stored) => {
  expect(companyFactsRow(url, factsNamed(name), "crunchbase")).toEqual({
    url,
    company_name: stored,
    founded_year: null,
    employee_count: null,
    total_funding: null,
    aaa_investors: null,
    source: "crunchbase",
  });
});

test("a company is stored with its website, LinkedIn page, place and last round", () => {
  const profile = parseCompanyProfile({
    properties: {
      identifier: { value: "N26" },
      short_description: "A bank.",
      categories: [{ value: "Banking" }],
      website: { value: "https://www.n26.com/en" },
      linkedin: { value: "https://www.linkedin.com/company/N26" },
      location_identifiers: [
        { value: "Berlin", location_type: "city" },
        { value: "Germany", location_type: "country" },
      ],
    },
    cards: { raised_funding_rounds: [{ investment_type: "series_e", announced_on: "2021-10-18" }] },
  });
  expect(companyFactsRow(url, companyFacts(profile, createTopInvestorMatcher([])), "crunchbase")).toMatchObject({
    website_domain: "n26.com",
    linkedin_slug: "n26",
    short_description: "A bank.",
    categories: ["Banking"],
    city: "Berlin",
    country: "Germany",
    last_round_type: "series_e",
    last_round_on: "2021-10-18",
  });
});
