import { expect, test } from "vitest";
import { entryOfName, entryOfRecord } from "./record-entry.ts";

const record = {
  company_name: "Celonis",
  url: "https://www.crunchbase.com/organization/celonis",
  founded_year: 2011,
  employee_count: "1001-5000",
  total_funding: "1400M USD",
  aaa_investors: "Accel",
  categories: ["Process Mining", "Software"],
  country: "Germany",
  last_round_type: "series_d",
};

test("an entry takes the first category, the country and the last round of the company's record", () => {
  expect(entryOfRecord("fintech", record)).toEqual({
    squad_id: "fintech",
    company_name: "Celonis",
    company_url: "https://www.crunchbase.com/organization/celonis",
    founded_year: 2011,
    employee_count: "1001-5000",
    total_funding: "1400M USD",
    aaa_investors: "Accel",
    sector: "Process Mining",
    geography: "Germany",
    funding_stage: "series_d",
  });
});

test("a record without URL, categories and rounds leaves the columns empty", () => {
  const bare = { ...record, url: null, categories: [], country: null, last_round_type: null };
  expect(entryOfRecord("genai", bare)).toMatchObject({
    company_url: null,
    sector: null,
    geography: null,
    funding_stage: null,
  });
});

test("an entry of a name has the name only", () => {
  expect(entryOfName("climate", "  Brightwater\tAnalytics ", null)).toEqual({
    squad_id: "climate",
    company_name: "Brightwater Analytics",
    company_url: null,
  });
});
