import { describe, expect, test } from "vitest";
import { companyFacts } from "../../../domain/company/facts.ts";
import { createTopInvestorMatcher } from "../../../domain/company/top-investors.ts";
import { fundingRounds } from "../../../domain/funding/rounds.ts";
import { topInvestors } from "../../../domain/lists/investors.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "./sample/companies.ts";
import { createSampleCompanyProvider } from "./sample-provider.ts";

const provider = createSampleCompanyProvider(sampleCompanies, SAMPLE_DATA_AS_OF);
const matcher = createTopInvestorMatcher(topInvestors);

describe("the sample provider", () => {
  test("has a source and the day of its facts", () => {
    expect(provider.source).toBe("sample");
    expect(provider.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(sampleCompanies.map((company) => [company.name, company] as const))(
    "returns %s with every field",
    async (_name, company) => {
      const { profile } = await provider.fetchCompany(company.permalink);
      const facts = companyFacts(profile, matcher);
      expect(facts).toMatchObject({
        name: company.name,
        foundedYear: Number(company.foundedOn.slice(0, 4)),
        description: company.description,
        sector: company.categories[0] ?? null,
        geography: company.country,
        website: company.website,
        linkedin: company.linkedin,
        fundingStage: company.rounds[0]?.type ?? null,
      });
      expect(facts.employeeCount).not.toBeNull();
      expect(facts.locations).toContain(company.city);
      expect(fundingRounds(profile).map((round) => [round.raisedUsd, round.investors.length])).toEqual(
        company.rounds.map((round) => [
          round.raisedUsd ?? null,
          new Set([...(round.leads ?? []), ...(round.investors ?? [])]).size,
        ]),
      );
      expect(profile.cards.press_references).toHaveLength(company.press.length);
    },
  );

  test("keeps the precision of dates and lists leads among the investors", async () => {
    const [first] = sampleCompanies;
    if (first === undefined) throw new Error("no sample companies");
    for (const [foundedOn, value, precision] of [
      ["2011", "2011-01-01", "year"],
      ["2011-06", "2011-06-01", "month"],
      ["2011-06-09", "2011-06-09", "day"],
    ] as const) {
      const one = {
        ...first,
        foundedOn,
        rounds: [{ type: "seed", announcedOn: "2012-01-01", leads: ["A"], investors: ["B"] }],
      } as const;
      const samples = createSampleCompanyProvider([one], "2026-01-01");
      const { properties, cards } = (await samples.fetchCompany(first.permalink)).profile;
      expect(properties.founded_on).toEqual({ value, precision });
      expect(cards.raised_funding_rounds).toMatchObject([
        { investor_identifiers: [{ value: "A" }, { value: "B" }], lead_investor_identifiers: [{ value: "A" }] },
      ]);
    }
  });

  test("rejects other companies and names CRUNCHBASE_API_KEY", async () => {
    await expect(provider.fetchCompany("no-such-company")).rejects.toMatchObject({
      code: "not_found",
      status: 404,
      message: expect.stringMatching(/sample companies.*CRUNCHBASE_API_KEY/),
    });
  });
});
