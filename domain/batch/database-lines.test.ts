import { expect, test } from "vitest";
import type { Sighting } from "../hotlist/sighting.ts";
import { databaseBatchLines } from "./database-lines.ts";
import { findCompanies } from "./find-companies.ts";

const isFresh = (factsAt: string) => factsAt > "2026-03-01T12:00:00Z";
const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;

function sightingWithFacts(permalink: string, factsAt: string | null): readonly [string, Sighting] {
  return [urlOf(permalink), { url: urlOf(permalink), factsAt, asOf: null, screened: null, hotlists: [] }];
}

const sightings = new Map([
  sightingWithFacts("recent", "2026-03-02T11:00:00Z"),
  sightingWithFacts("old", "2026-03-01T11:59:00Z"),
  sightingWithFacts("on-a-hotlist-only", null),
]);

test.each([
  ["an unseen company", urlOf("unseen"), { kind: "waiting" }],
  ["facts of today", urlOf("recent"), { kind: "fresh", factsAt: "2026-03-02T11:00:00Z" }],
  ["facts older than a day", urlOf("old"), { kind: "waiting" }],
  ["a company without facts", urlOf("on-a-hotlist-only"), { kind: "waiting" }],
  ["another website", "https://example.com/n26", { kind: "failed", canRetry: false }],
])("the outcome of %s", (_name, pasted, outcome) => {
  expect(databaseBatchLines(findCompanies(pasted), sightings, isFresh)).toMatchObject([
    { line: 1, text: pasted, outcome },
  ]);
});

test("fresh sample facts carry the day they are true of", () => {
  const url = urlOf("sample");
  const sample = new Map([
    [url, { url, factsAt: "2026-03-02T11:00:00Z", asOf: "2025-06-30", screened: null, hotlists: [] }],
  ]);
  expect(databaseBatchLines(findCompanies(url), sample, isFresh)).toMatchObject([
    { outcome: { kind: "fresh", factsAt: "2025-06-30" } },
  ]);
});

test("a repeated company refers to its first line", () => {
  const pasted = `${urlOf("unseen")}\n\n${urlOf("unseen").toUpperCase()}`;
  expect(databaseBatchLines(findCompanies(pasted), sightings, isFresh)).toMatchObject([
    { line: 1, url: urlOf("unseen"), outcome: { kind: "waiting" } },
    { line: 3, url: urlOf("unseen"), outcome: { kind: "repeated", firstLine: 1 } },
  ]);
});
