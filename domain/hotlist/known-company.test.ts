import { expect, test } from "vitest";
import { parseKnownCompanies } from "./known-company.ts";

const inHotlist = { id: "1", squad_id: "genai", added_at: "2026-01-02T00:00:00Z" };

test("returns one item per requested company, null for unknown ones", () => {
  const read = parseKnownCompanies(
    [
      {
        source: "company_facts",
        url: "https://www.crunchbase.com/organization/celonis",
        founded_year: 2011,
        employee_count: "1001-5000",
        total_funding: "1400M USD",
        aaa_investors: "Accel, Index Ventures",
        facts_at: "2026-01-01T00:00:00Z",
        hotlists: [inHotlist],
      },
      null,
    ],
    3,
  );
  expect(read).toEqual([
    {
      facts: {
        source: "company_facts",
        factsAt: "2026-01-01T00:00:00Z",
        foundedYear: 2011,
        employeeCount: "1001-5000",
        totalFunding: "1400M USD",
        topInvestors: ["Accel", "Index Ventures"],
      },
      url: "https://www.crunchbase.com/organization/celonis",
      hotlists: [{ id: "1", squad: { id: "genai", name: "Gen/AI" }, addedAt: "2026-01-02T00:00:00Z" }],
    },
    null,
    null,
  ]);
});

test.each([
  ["an empty row of the database is known", { source: "company_facts" }, true],
  ["an empty row of a hotlist is not", { source: "hotlist", hotlists: [inHotlist] }, false],
  ["a hotlist's row with a year is", { source: "hotlist", founded_year: 2011 }, true],
  ["a row from elsewhere is not", { source: "elsewhere", founded_year: 2011 }, false],
])("%s", (_what, row, isKnown) => {
  expect(parseKnownCompanies([row], 1)[0]?.facts !== null).toBe(isKnown);
});

test("returns nulls for a malformed result", () => {
  expect(parseKnownCompanies({ a: 1 }, 2)).toEqual([null, null]);
});
