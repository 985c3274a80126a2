/** Rows of tables, added through the API: with names and amounts as long as real ones, in any number. */
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { apiHeaders } from "./session.ts";

const PREFIXES = ["Wintermute Trading X", "Isar Aerospace Techn", "Boston Consulting Gr", "Black Forest Labs Co"];
const AMOUNTS = ["19400M USD", "61900M USD", "14000M USD", "250M USD"];
const STAGES = ["secondary_market", "series_a", "initial_coin_offering", "equity_crowdfunding"];

const nameOf = (index: number) => `${PREFIXES[index % 4]} ${index}`;
const factsOf = (index: number) => ({
  founded_year: 1990 + (index % 30),
  employee_count: ["5001-10000", "10000+"][index % 2],
  total_funding: AMOUNTS[index % 4],
  aaa_investors: "Sequoia Capital, Index Ventures, General Catalyst",
});

/** Returns the names. */
export async function addCompanies(page: Page, count: number): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_row, index) => ({
    url: `https://www.crunchbase.com/organization/company-${index}`,
    company_name: nameOf(index),
    ...factsOf(index),
  }));
  await insert(page, "company_facts", rows);
  return rows.map(({ company_name }) => company_name);
}

/** Returns the names. */
export async function addHotlistEntries(page: Page, squadId: string, count: number): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_row, index) => ({
    squad_id: squadId,
    company_url: `https://www.crunchbase.com/organization/company-${index}`,
    company_name: nameOf(index),
    ...factsOf(index),
    sector: ["Artificial Intelligence", "FinTech"][index % 2],
    geography: ["United Kingdom", "Switzerland"][index % 2],
    funding_stage: STAGES[index % 4],
    created_at: "2025-09-24T12:00:00Z",
  }));
  await insert(page, "squad_hotlist_companies", rows);
  return rows.map(({ company_name }) => company_name);
}

/** Inserts in parts, because a busy machine may take longer than a statement's deadline to insert all. */
export async function insert(page: Page, path: string, rows: readonly object[]): Promise<void> {
  const headers = await apiHeaders(page);
  for (let first = 0; first < rows.length; first += 100) {
    const response = await page.request.post(`/rest/v1/${path}`, { headers, data: rows.slice(first, first + 100) });
    expect(response.status(), await response.text()).toBe(201);
  }
}
