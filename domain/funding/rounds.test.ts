import { describe, expect, test } from "vitest";
import { badgeColor, listedInvestmentTypes } from "./badge-color.ts";
import type { CrunchbaseRound } from "./crunchbase-round.ts";
import { investmentTypeLabel } from "./investment-type.ts";
import { fundingRounds, knownFundingUsd } from "./rounds.ts";

const profile = (...rounds: CrunchbaseRound[]) => ({ cards: { raised_funding_rounds: rounds } });
const seed = { investment_type: "seed", announced_on: "2015-03-01", money_raised: { value_usd: 2_000_000 } };
const seriesA = { investment_type: "series_a", announced_on: "2017-09-12", money_raised: { value_usd: 10_000_000 } };
const undated = { investment_type: "grant", money_raised: { value_usd: 500_000 } };

describe("funding rounds", () => {
  test("are empty without rounds in the response", () => {
    expect(fundingRounds({})).toEqual([]);
    expect(fundingRounds({ cards: {} })).toEqual([]);
  });

  test("are sorted newest first, undated ones last", () => {
    expect(fundingRounds(profile(undated, seed, seriesA)).map(({ label }) => label)).toEqual([
      "Series A",
      "Seed",
      "Grant",
    ]);
    expect(fundingRounds(profile(undated, seed, seriesA))[0]?.investmentType).toBe("series_a");
  });

  test("of one day keep Crunchbase's order", () => {
    const debt = { ...seriesA, investment_type: "debt_financing" };
    expect(fundingRounds(profile(debt, seriesA)).map(({ investmentType }) => investmentType)).toEqual([
      "debt_financing",
      "series_a",
    ]);
  });

  test("have all displayed fields, distinct investors and lead investors first", () => {
    const [round] = fundingRounds(
      profile({
        ...seriesA,
        post_money_valuation: { value_usd: 60_000_000 },
        investor_identifiers: [{ value: "Follower" }, { value: "Leader" }, {}, { value: "Follower" }],
        lead_investor_identifiers: [{ value: "Leader" }, { value: "Second Leader" }],
      }),
    );
    expect(round).toEqual({
      investmentType: "series_a",
      label: "Series A",
      announcedOn: "2017-09-12",
      raisedUsd: 10_000_000,
      postMoneyUsd: 60_000_000,
      investors: [
        { name: "Leader", isLead: true },
        { name: "Second Leader", isLead: true },
        { name: "Follower", isLead: false },
      ],
    });
  });

  test("without any field are kept", () => {
    expect(fundingRounds(profile({ announced_on: "last summer" }))).toEqual([
      {
        investmentType: null,
        label: "Funding Round",
        announcedOn: null,
        raisedUsd: null,
        postMoneyUsd: null,
        investors: [],
      },
    ]);
  });
});

test.each([
  ["pre_seed", "Pre-Seed"],
  ["seed", "Seed"],
  ["series_a", "Series A"],
  ["series_j", "Series J"],
  ["series_unknown", "Venture (series unknown)"],
  ["venture", "Venture"],
  ["angel", "Angel"],
  ["private_equity", "Private Equity"],
  ["debt_financing", "Debt Financing"],
  ["post_ipo_equity", "Post-IPO Equity"],
  ["post_ipo_secondary", "Post-IPO Secondary"],
  ["non_equity_assistance", "Non-Equity Assistance"],
  ["initial_coin_offering", "Initial Coin Offering"],
  ["undisclosed", "Undisclosed"],
  ["a_type_to_come", "A Type To Come"],
  ["Series A", "Series A"],
  ["toString", "toString"],
  ["", "Funding Round"],
  [null, "Funding Round"],
])("the type %s reads as %s", (type, label) => {
  expect(investmentTypeLabel(type)).toBe(label);
});

describe("a badge", () => {
  test("has a color for each type the specification lists", () => {
    const series = "abcdefgh".split("").map((letter) => `series_${letter}`);
    const listed =
      "seed angel private_equity venture debt_financing post_ipo_equity secondary_market grant post_ipo_debt convertible_note equity_crowdfunding product_crowdfunding non_equity_assistance undisclosed corporate_round initial_coin_offering";
    expect(listedInvestmentTypes.toSorted()).toEqual([...series, ...listed.split(" ")].toSorted());
    expect(listedInvestmentTypes.map(badgeColor)).not.toContain("gray");
    expect(new Set(["seed", ...series].map(badgeColor)).size).toBe(9);
  });

  test.each(["pre_seed", "series_i", "series_unknown", "post_ipo_secondary", "toString", "", null, undefined])(
    "of type %s is gray",
    (type) => {
      expect(badgeColor(type)).toBe("gray");
    },
  );
});

test.each([
  ["no rounds", [], null],
  ["no known amount", [{ investment_type: "seed" }], null],
  [
    "two amounts and an unknown one",
    [amount("seed", 3e6), { investment_type: "series_a" }, amount("series_b", 390e6)],
    393e6,
  ],
  ["sold shares", [amount("seed", 3e6), amount("secondary_market", 50e6)], 3e6],
])("%s raised at least", (_name, raised_funding_rounds, expected) => {
  expect(knownFundingUsd(fundingRounds({ cards: { raised_funding_rounds } }))).toBe(expected);
});

function amount(investment_type: string, value_usd: number) {
  return { investment_type, money_raised: { value_usd } };
}
