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
  expect(companyFactsRow(url, factsNamed(name))).toEqual({
    url,
    company_name: stored,
    founded_year: null,
    employee_count: null,
    total_funding: null,
    aaa_investors: null,
  });
});
