import { expect, test } from "vitest";
import { comparedKey, parseComparedKeys } from "./compared-keys.ts";
import { comparisonHtml, comparisonRows, comparisonText, parseComparison, sharedInvestors } from "./comparison.ts";

const round = (on: string, type: string, usd: number) => ({
  announced_on: on,
  investment_type: type,
  money_raised: { value_usd: usd },
});
const result = [
  {
    key: "celonis",
    company: {
      id: "1",
      company_name: "Celonis",
      url: "https://www.crunchbase.com/organization/celonis",
      founded_year: 2011,
      country: "Germany",
      city: "Munich",
      aaa_investors: "Accel, Index Ventures",
      categories: ["Process <Mining>"],
      updated_at: "2026-03-01T10:00:00+00:00",
    },
    rounds: [round("2016-06-01", "series_a", 27_500_000), round("2021-06-02", "series_d", 1_000_000_000)],
    entries: [{ squad_id: "enterprise", status: "meeting", owner: { id: "a", email: "grace@fund.example" } }],
  },
  {
    key: "2",
    company: {
      id: "2",
      company_name: "Signavio",
      url: null,
      founded_year: 2011,
      country: "Germany",
      city: "Berlin",
      aaa_investors: "Accel",
      total_funding: "230M USD",
      last_round_type: "Series C",
      updated_at: "2026-03-01T10:00:00+00:00",
    },
    rounds: [],
    entries: [],
  },
  { key: "nowhere", company: null, rounds: [], entries: [] },
];
const companies = parseComparison(result).flatMap(({ company }) => company ?? []);

test("rows say what differs; an unknown value is no difference", () => {
  expect(parseComparison(result).map(({ key, company }) => [key, company?.name])).toEqual([
    ["celonis", "Celonis"],
    ["2", "Signavio"],
    ["nowhere", undefined],
  ]);
  expect(
    comparisonRows(companies).map(({ label, values, kind }) =>
      [label, kind].concat(values.map((value) => value ?? "–")),
    ),
  ).toEqual([
    ["Founded", "same", "2011", "2011"],
    ["Total funding", "different", "≥ $1.0B from known rounds", "230M USD"],
    ["Latest round", "different", "Series D, 2021-06-02", "Series C"],
    ["Top investors", "different", "Accel, Index Ventures", "Accel"],
    ["Categories", "single", "Process <Mining>", "–"],
    ["Location", "different", "Munich, Germany", "Berlin, Germany"],
    ["Hotlists", "single", "Enterprise Infra: Meeting (grace)", "–"],
    ["Facts as of", "same", "2026-03-01", "2026-03-01"],
  ]);
});

test("top investors in common, those of the most companies first", () => {
  const [celonis, signavio] = companies;
  if (celonis === undefined || signavio === undefined) throw new Error("Not parsed");
  const third = { ...celonis, name: "Third", topInvestors: ["Index Ventures", "Accel"] };
  expect(sharedInvestors([celonis, signavio])).toEqual([{ investor: "Accel", companies: ["Celonis", "Signavio"] }]);
  expect(sharedInvestors([celonis, signavio, third]).map(({ investor }) => investor)).toEqual([
    "Accel",
    "Index Ventures",
  ]);
});

test("copies as rows and columns, with markup escaped", () => {
  expect(comparisonText(companies).split("\n").slice(0, 2)).toEqual([
    "Company\tCelonis\tSignavio",
    "Founded\t2011\t2011",
  ]);
  const html = comparisonHtml(companies);
  expect(html).toContain("<tr><th>Categories</th><td>Process &lt;Mining&gt;</td><td></td></tr>");
});

test.each([
  [null, []],
  ["celonis,,N26, celonis", ["celonis", "n26"]],
  ["a,b,c,d,e,f", ["a", "b", "c", "d", "e"]],
  ["x".repeat(101), []],
])("reads the companies of the URL: %s", (parameter, keys) => expect(parseComparedKeys(parameter)).toEqual(keys));

test.each([
  ["https://www.crunchbase.com/organization/celonis", "celonis"],
  ["https://www.crunchbase.com/organization/a,b", "1"],
  [null, "1"],
])("names a company by its permalink, else by its id: %s", (url, key) => {
  expect(comparedKey({ id: "1", url })).toBe(key);
});
