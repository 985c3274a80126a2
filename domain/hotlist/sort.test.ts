import { describe, expect, test } from "vitest";
import { parseEntryWork } from "./entry-work.ts";
import type { HotlistCompany } from "./hotlist-company.ts";
import { type HotlistSort, sortHotlist } from "./sort.ts";

const company = (company_name: string | null, rest: Partial<HotlistCompany>): HotlistCompany => ({
  id: company_name ?? "?",
  created_at: "2026-01-01T00:00:00Z",
  squad_id: "genai",
  company_name,
  company_url: null,
  founded_year: null,
  employee_count: null,
  total_funding: null,
  aaa_investors: null,
  sector: null,
  geography: null,
  funding_stage: null,
  priority: "medium",
  authors: {},
  ...parseEntryWork({}),
  ...rest,
});
const celonis = company("Celonis", {
  total_funding: "1400M USD",
  priority: "high",
  created_at: "2026-01-02T00:00:00Z",
});
const airtable = company("airtable", { total_funding: "900M USD", sector: "SaaS", created_at: "2026-01-03T00:00:00Z" });
const unnamed = company(null, { priority: "low", sector: "AI", created_at: "2026-01-01T00:00:00Z" });

describe("a hotlist", () => {
  test.each([
    ["by name, ignoring case, unnamed last", "name", "ascending", [airtable, celonis, unnamed]],
    ["by name descending, unnamed last", "name", "descending", [celonis, airtable, unnamed]],
    ["by priority, the highest first", "priority", "descending", [celonis, airtable, unnamed]],
    ["by funding, as a number", "funding", "descending", [celonis, airtable, unnamed]],
    ["by funding ascending", "funding", "ascending", [airtable, celonis, unnamed]],
    ["by sector", "sector", "ascending", [unnamed, airtable, celonis]],
    ["by location without values, stable", "location", "descending", [unnamed, celonis, airtable]],
    ["by date added", "added", "descending", [airtable, celonis, unnamed]],
  ] as const)("%s", (_what, column, direction, expected) => {
    expect(sortHotlist([unnamed, celonis, airtable], { column, direction } satisfies HotlistSort)).toEqual(expected);
  });
});
