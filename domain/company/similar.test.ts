import { expect, test } from "vitest";
import { parseSimilarCompanies } from "./similar.ts";

const company = { id: "1", name: "Signavio", url: null, categories: [], words: [], investors: [], squads: [] };

test.each([
  [
    "categories and stage",
    { categories: ["AI", "Infrastructure"], stage: "series_a" },
    "Also AI, Infrastructure, Series A",
  ],
  ["three categories at most", { categories: ["A", "B", "C", "D"] }, "Also A, B, C"],
  [
    "words",
    { words: ["mining", "waste"], country: "Germany" },
    "Also Germany · “mining”, “waste” in both descriptions",
  ],
  ["an investor", { categories: ["AI"], investors: ["Index Ventures"] }, "Also AI · Index Ventures in both"],
])("says what is in common: %s", (_, fields, reason) => {
  const result = parseSimilarCompanies({ is_comparable: true, companies: [{ ...company, ...fields }] });
  expect(result?.companies[0]?.reason).toBe(reason);
});

test("drops what is no company, and an unknown company is null", () => {
  const result = parseSimilarCompanies({ is_comparable: false, companies: [{ id: 1 }, "x", company] });
  expect(result).toEqual({
    isComparable: false,
    companies: [{ id: "1", name: "Signavio", url: null, facts: "", reason: "", squads: [] }],
  });
  expect(parseSimilarCompanies(null)).toBeNull();
});
