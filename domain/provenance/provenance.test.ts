import { describe, expect, test } from "vitest";
import { blankReason } from "./blank-reason.ts";
import { parseProvenance, staleness } from "./provenance.ts";
import { typedFact } from "./typed-fact.ts";

const FETCHED = "2026-11-01T10:00:00+00:00";
const wikidata = (facts: object, rest: object = {}) => ({
  source: "wikidata",
  facts,
  as_of: {},
  source_url: "https://www.wikidata.org/wiki/Q1",
  fetched_at: FETCHED,
  error: null,
  ...rest,
});
const change = (via: string, operation: string | null = null) => ({
  at: "2026-10-03T10:00:00+00:00",
  actor: { id: "a", email: "ada@fund.example" },
  via,
  operation,
});

function fact(column: string, result: object) {
  const url = "https://www.crunchbase.com/organization/n26";
  return parseProvenance({ id: "1", url, ...result })?.facts.find((one) => one.column === column);
}

describe("a value", () => {
  test.each<readonly [string, object, object]>([
    [
      "of a source has its page and dates",
      {
        facts: { employee_count: "1001-5000" },
        fetched_from: { employee_count: "wikidata" },
        sources: [wikidata({ employee_count: "1001-5000" }, { as_of: { employee_count: "2022" } })],
      },
      { origin: { kind: "source", source: "wikidata" }, trueOf: "2022", said: { asOf: "2022", fetchedAt: FETCHED } },
    ],
    [
      "that the source has changed since shows what it says now",
      {
        facts: { employee_count: "501-1000" },
        fetched_from: { employee_count: "wikidata" },
        sources: [wikidata({ employee_count: "1001-5000" })],
      },
      { said: null, others: [{ source: "wikidata", value: "1001-5000" }] },
    ],
    [
      "that is pinned is a colleague's, whatever it was fetched from",
      {
        facts: { employee_count: "11-50" },
        fetched_from: { employee_count: "crunchbase" },
        pinned: ["employee_count"],
        changes: { employee_count: change("edit") },
      },
      { origin: { kind: "colleague" }, isPinned: true, change: { actor: { email: "ada@fund.example" } } },
    ],
    [
      "of an import has the file",
      { facts: { employee_count: "11-50" }, changes: { employee_count: change("import", "Import of q3.csv") } },
      { origin: { kind: "import", file: "Import of q3.csv" }, trueOf: "2026-10-03T10:00:00+00:00" },
    ],
    [
      "older than the history is of unknown origin",
      { facts: { employee_count: "11-50" } },
      { origin: { kind: "unknown" }, trueOf: null, change: null },
    ],
  ])("%s", (_case, result, expected) => {
    expect(fact("employee_count", result)).toMatchObject(expected);
  });
});

function blankOf(column: string, result: object) {
  const provenance = parseProvenance({ id: "1", url: "https://www.crunchbase.com/organization/n26", ...result });
  const found = provenance?.facts.find((one) => one.column === column);
  return found && blankReason(found, provenance?.url ?? null);
}

describe("a blank", () => {
  test.each<readonly [string, object, object]>([
    ["was not asked for", {}, { kind: "not-asked" }],
    ["cannot be asked for without a URL", { url: null }, { kind: "no-url" }],
    ["is one at the source too", { sources: [wikidata({ city: "Berlin" })] }, { kind: "none", sources: ["wikidata"] }],
    [
      "is one at the sources that may have it: GLEIF was not asked for the year",
      { sources: [wikidata({}), { ...wikidata({}), source: "gleif" }] },
      { kind: "none", sources: ["wikidata"] },
    ],
    [
      "is none at a source, and the team's record has not taken its value",
      { sources: [wikidata({ founded_year: 2013 }), { ...wikidata({}), source: "crunchbase" }] },
      { kind: "not-taken", sources: ["wikidata"] },
    ],
    [
      "has several entries at the source",
      {
        sources: [
          wikidata(
            {},
            {
              candidates: [
                { id: "Q1", name: "N26", description: null, url: "https://www.wikidata.org/wiki/Q1" },
                { id: "Q2", name: "Phishing", url: "https://example.org" },
              ],
            },
          ),
        ],
      },
      {
        kind: "ambiguous",
        source: "wikidata",
        candidates: [{ id: "Q1", name: "N26", description: null, url: "https://www.wikidata.org/wiki/Q1" }],
      },
    ],
    [
      "is blank because the source failed",
      { sources: [wikidata({}, { error: "Wikidata is unavailable.", error_at: FETCHED })] },
      { kind: "failed", source: "wikidata", at: FETCHED, message: "Wikidata is unavailable." },
    ],
  ])("%s", (_case, result, expected) => {
    expect(blankOf("founded_year", result)).toEqual(expected);
  });
});

test("a blank register number was not asked for while only other sources were", () => {
  expect(blankOf("register_number", { sources: [wikidata({})] })).toEqual({ kind: "not-asked" });
  expect(blankOf("register_number", { sources: [{ ...wikidata({}), source: "gleif" }] })).toEqual({
    kind: "none",
    sources: ["gleif"],
  });
});

test.each([null, 1, [], { sources: "x", facts: [], fetched_from: 3, changes: { city: 1 }, pinned: "city" }])(
  "%j is read without an error",
  (result) => {
    expect(parseProvenance(result)?.facts.every(({ value }) => value === null) ?? true).toBe(true);
  },
);

const DAY_MS = 24 * 60 * 60 * 1000;
test.each([
  [-1, "fresh"],
  [89, "fresh"],
  [90, "aging"],
  [364, "aging"],
  [365, "old"],
])("a value of %d days is %s", (days, expected) => {
  expect(staleness(days * DAY_MS)).toBe(expected);
});

test.each([
  ["founded_year", " 2013 ", 2013],
  ["founded_year", "soon", null],
  ["last_round_on", "2021-10-18", "2021-10-18"],
  ["last_round_on", "18.10.2021", null],
  ["categories", "Banking,  FinTech,", ["Banking", "FinTech"]],
  ["city", " Berlin ", "Berlin"],
  ["city", " ", null],
] as const)("%s typed as %j is %j", (column, text, expected) => {
  expect(typedFact(column, text)).toEqual(expected);
});
