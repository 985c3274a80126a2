import { expect, test } from "vitest";
import { chosenValues, compareFields, parseDuplicates } from "./duplicates.ts";

const older = {
  id: "1",
  company_name: "N26",
  updated_at: "2025-01-01",
  total_funding: "1M USD",
  city: null,
  country: "Germany",
};
const newer = {
  id: "2",
  company_name: "N26 GmbH",
  updated_at: "2025-06-01",
  total_funding: "2M USD",
  city: "Berlin",
  country: "Germany",
};
const [pair] = parseDuplicates([
  { reason: "name", rows: [older, newer], hotlists: [0, 2] },
  { reason: "sound", rows: [older, newer] },
  { reason: "name", rows: [older] },
  null,
]);
if (pair === undefined) throw new Error("no pair");

test("parses pairs and skips invalid ones", () => {
  expect(pair).toMatchObject({
    reason: "name",
    companies: [
      { id: "1", hotlists: 0 },
      { name: "N26 GmbH", hotlists: 2 },
    ],
  });
  expect(parseDuplicates([{ reason: "sound" }, { reason: "name", rows: [older, {}] }])).toEqual([]);
});

test("compares the fields that one of the two has, and presets the newer value unless it is empty", () => {
  expect(
    compareFields(pair).map(({ label, values, differs, preset }) => [label, values[0], values[1], differs, preset]),
  ).toEqual([
    ["Company Name", "N26", "N26 GmbH", true, 1],
    ["Total Funding", "1M USD", "2M USD", true, 1],
    ["City", null, "Berlin", true, 1],
    ["Country", "Germany", "Germany", false, 1],
  ]);
});

test("a merge gets the preset of every differing field, or what was picked", () => {
  expect(chosenValues(compareFields(pair), { company_name: 0 })).toEqual({
    company_name: "keep",
    total_funding: "other",
    city: "other",
  });
});
