import { describe, expect, test } from "vitest";
import { companyFacts } from "../company/facts.ts";
import { parseCompanyProfile } from "../company/profile.ts";
import { createTopInvestorMatcher } from "../company/top-investors.ts";
import { createHotlistEntry } from "./new-entry.ts";
import { findSquad, squads } from "./squads.ts";

const url = "https://www.crunchbase.com/organization/celonis";
const facts = companyFacts(
  parseCompanyProfile({
    properties: {
      identifier: { value: "Celonis" },
      founded_on: { value: "2011-06-01" },
      num_employees_enum: "c_01001_05000",
      funding_total: { value_usd: 1_400_000_000 },
      categories: [{ value: "Analytics" }, { value: "SaaS" }],
      location_identifiers: [
        { value: "Munich", location_type: "city" },
        { value: "Germany", location_type: "country" },
      ],
    },
    cards: {
      raised_funding_rounds: [
        { investment_type: "series_d", announced_on: "2021-06-02", investor_identifiers: [{ value: "Accel" }] },
        { investment_type: "series_a", announced_on: "2016-06-08" },
      ],
    },
  }),
  createTopInvestorMatcher([{ name: "Accel", aliases: [] }]),
);
const entry = {
  squad_id: "enterprise",
  company_name: "Celonis",
  company_url: url,
  founded_year: 2011,
  employee_count: "1001-5000",
  total_funding: "1400M USD",
  aaa_investors: "Accel",
  sector: "Analytics",
  geography: "Germany",
  funding_stage: "series_d",
  priority: "medium",
};

describe("a company added to a hotlist", () => {
  test.each([
    ["brings its country", undefined, "Germany"],
    ["brings its country where the user typed blanks", "  ", "Germany"],
    ["takes what the user typed", " DACH ", "DACH"],
  ])("%s", (_what, typed, geography) => {
    expect(createHotlistEntry("enterprise", facts, url, typed)).toEqual({ ...entry, geography });
  });

  test("is added without any facts", () => {
    const unknown = companyFacts(parseCompanyProfile({}), createTopInvestorMatcher([]));
    expect(createHotlistEntry("genai", unknown, url)).toEqual({
      ...Object.fromEntries(Object.keys(entry).map((column) => [column, null])),
      squad_id: "genai",
      company_url: url,
      priority: "medium",
    });
  });
});

test("finds five squads by ID", () => {
  expect(squads.map(({ name }) => name)).toEqual([
    "Gen/AI",
    "Fintech",
    "Enterprise Infra",
    "Energy/Climate",
    "TechBio",
  ]);
  expect(findSquad("climate")).toEqual({ id: "climate", name: "Energy/Climate" });
  expect(findSquad("Climate")).toBeNull();
  expect(findSquad(null)).toBeNull();
});
