import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

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

export function crunchbaseUrl(permalink: string): string {
  return `https://www.crunchbase.com/organization/${permalink}`;
}
