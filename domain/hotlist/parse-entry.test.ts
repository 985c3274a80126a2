import { expect, test } from "vitest";
import { parseHotlistEntry } from "./parse-entry.ts";

const url = "https://www.crunchbase.com/organization/celonis";
const response = {
  name: "Celonis",
  founded_year: 2011,
  employee_count: "1001-5000",
  total_funding: "1400M USD",
  aaa_investors: "Accel",
  sector: "Analytics",
  geography: "Germany",
  funding_stage: "series_d",
  url: "https://www.crunchbase.com/organization/celonis",
};
const { name, url: _url, ...columns } = response;

test("a fetched company becomes a row of the squad's hotlist", () => {
  expect(parseHotlistEntry("genai", response, url)).toEqual({
    squad_id: "genai",
    company_name: name,
    company_url: url,
    ...columns,
    priority: "medium",
  });
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["wrong types", { name: 7, founded_year: "2011", sector: null, geography: {} }],
])("a response of %s becomes a row without facts", (_what, value) => {
  const row = parseHotlistEntry("genai", value, url);
  expect(Object.values(row).filter((cell) => cell !== null)).toEqual(["genai", url, "medium"]);
});
