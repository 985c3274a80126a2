import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { insert } from "./rows.ts";
import { apiHeaders } from "./session.ts";

/** Adds companies to a squad's hotlist through the dialog. The last one is on top. */
export async function batchAdd(page: Page, squadId: string, permalinks: readonly string[]): Promise<void> {
  await page.goto(`/squad-hotlist/${squadId}`);
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Crunchbase URLs").fill(permalinks.map(crunchbaseUrl).join("\n"));
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(dialog.getByText(`Processed: ${permalinks.length} of ${permalinks.length}`)).toBeVisible({
    timeout: 30_000,
  });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}

/** Adds companies of the sample data to a squad's hotlist through the API, as “Batch Add” does. */
export async function addToHotlist(page: Page, squadId: string, permalinks: readonly string[]): Promise<void> {
  const headers = await apiHeaders(page);
  for (const url of permalinks.map(crunchbaseUrl)) {
    const response = await page.request.get("/api/fetch-crunchbase", { headers, params: { url } });
    expect(response.status(), await response.text()).toBe(200);
    const { name, founded_year, employee_count, total_funding, aaa_investors, sector, geography, funding_stage } =
      (await response.json()) as Readonly<Record<string, unknown>>;
    const facts = { founded_year, employee_count, total_funding, aaa_investors, sector, geography, funding_stage };
    const entry = { squad_id: squadId, company_name: name, company_url: url, priority: "medium", ...facts };
    await insert(page, "squad_hotlist_companies", [entry]);
  }
}

export function crunchbaseUrl(permalink: string): string {
  return `https://www.crunchbase.com/organization/${permalink}`;
}
