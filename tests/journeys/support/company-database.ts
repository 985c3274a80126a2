import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens "Add New Company" of the company database. */
export async function openAdd(page: Page, tab?: "Batch Processing"): Promise<Locator> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  if (tab !== undefined) await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

/** Adds a company on the open company database. The dialog closes when it is saved. */
export async function addCompany(page: Page, url: string): Promise<void> {
  const dialog = await openAdd(page);
  await dialog.getByRole("textbox", { name: "Crunchbase URL" }).fill(url);
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(dialog).toBeHidden();
}
