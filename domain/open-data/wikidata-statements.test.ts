import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWikidataCompany } from "./wikidata-company.ts";
import { parseCount, parseEntityId, parseWikidataDate } from "./wikidata-statements.ts";

describe("a date", () => {
  test.each([
    ["a year", "+2010-00-00T00:00:00Z", 9, { year: 2010, month: null, day: null }],
    ["a year written with a day", "+2010-01-01T00:00:00Z", 9, { year: 2010, month: null, day: null }],
    ["a month", "+2025-01-00T00:00:00Z", 10, { year: 2025, month: 1, day: null }],
    ["a day", "+2018-06-12T00:00:00Z", 11, { year: 2018, month: 6, day: 12 }],
    ["a month 00 despite its precision", "+2010-00-00T00:00:00Z", 11, { year: 2010, month: null, day: null }],
    ["a month that does not exist", "+2010-13-40T00:00:00Z", 11, { year: 2010, month: null, day: null }],
    ["a padded year", "+00000002010-00-00T00:00:00Z", 9, { year: 2010, month: null, day: null }],
    ["a decade", "+2010-00-00T00:00:00Z", 8, null],
    ["before our era", "-0050-00-00T00:00:00Z", 9, null],
    ["the year 0", "+0000-00-00T00:00:00Z", 9, null],
    ["no date", "soon", 9, null],
  ])("%s", (_case, time, precision, expected) => {
    expect(parseWikidataDate({ time, precision })).toEqual(expected);
  });
});

test.each([
  ["+8500", "1", 8500],
  ["+8500.0", "1", 8500],
  ["+8500.5", "1", null],
  ["-3", "1", null],
  ["+8500", "http://www.wikidata.org/entity/Q4917", null],
  [8500, "1", null],
])("the count %s in unit %s is %s", (amount, unit, expected) => {
  expect(parseCount({ amount, unit })).toBe(expected);
});

test.each([
  ["Q62", "Q62"],
  ["P62", null],
  ["Q0", null],
  ["Q62|Q63", null],
  [62, null],
])("the entity ID %s is %s", (id, expected) => {
  expect(parseEntityId({ id })).toBe(expected);
});

describe("employees", () => {
  const statement = (count: number, date: string | null, rank = "normal") => ({
    rank,
    mainsnak: { snaktype: "value", datavalue: { value: { amount: `+${count}`, unit: "1" } } },
    ...(date !== null && {
      qualifiers: {
        P585: [{ snaktype: "value", datavalue: { value: { time: `+${date}-00-00T00:00:00Z`, precision: 9 } } }],
      },
    }),
  });
  const employees = (...claims: readonly object[]) =>
    parseWikidataCompany({ id: "Q1", labels: { en: { value: "Acme" } }, claims: { P1128: claims } })?.employees?.count;

  test.each([
    ["the latest date wins", [statement(10, "2020"), statement(30, "2024"), statement(20, "2022")], 30],
    ["a date wins over none", [statement(10, null), statement(20, "2001")], 20],
    ["without dates the first wins", [statement(10, null), statement(20, null)], 10],
    ["a preferred statement wins over a later one", [statement(10, "2019", "preferred"), statement(20, "2024")], 10],
    ["deprecated statements are ignored", [statement(10, "2024", "deprecated"), statement(20, "2019")], 20],
    ["an unknown value is ignored", [{ rank: "normal", mainsnak: { snaktype: "somevalue" } }], undefined],
  ])("%s", (_case, claims, expected) => {
    expect(employees(...claims)).toBe(expected);
  });
});

test("an entity without English names has one of another language", () => {
  const labels = { fr: { value: "Société" }, de: { value: "Gesellschaft" } };
  expect(parseWikidataCompany({ id: "Q1", labels })?.name).toBe("Gesellschaft");
  expect(parseWikidataCompany({ id: "Q1", labels: { ja: { value: "会社" } } })).toBeNull();
  expect(parseWikidataCompany({ id: "Q1", missing: "" })).toBeNull();
});

test("reads any JSON without an error", () => {
  const keys = fc.constantFrom(
    "id",
    "labels",
    "claims",
    "P571",
    "P1128",
    "mainsnak",
    "datavalue",
    "value",
    "en",
    "rank",
  );
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom<unknown>(null, 1, "x", "Q1", "+2010-00-00T00:00:00Z", true),
      fc.array(tie("json"), { maxLength: 3 }),
      fc.dictionary(keys, tie("json")),
    ),
  }));
  fc.assert(
    fc.property(json, json, (claims, labels) => {
      parseWikidataCompany({ id: "Q1", labels, claims });
      parseWikidataCompany({ id: "Q1", labels: { en: { value: "Acme" } }, claims });
      parseWikidataCompany(claims);
    }),
  );
});
