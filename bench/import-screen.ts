import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launchBrowser, signedIn } from "./support/browser.ts";
import { importFile, LINES } from "./support/import-file.ts";
import { observeLongTasks, printLongestTask } from "./support/long-tasks.ts";
import { createProduct } from "./support/product.ts";
import { seedCompanies } from "./support/seed-companies.ts";

const COMPANIES = 20_000;
const STEP_MS = 120_000;

/** The longest task of the main thread in each step of an import of 17,727 lines, on the embedded database. */
export async function measureImportScreen(): Promise<void> {
  const product = await createProduct("pglite");
  await seedCompanies({ dataDir: product.dataDir }, COMPANIES);
  const file = join(product.dataDir, "companies.csv");
  await writeFile(file, importFile("screen", 0));
  const server = await product.start();
  const browser = await launchBrowser();
  try {
    const page = await (await signedIn(browser, server.url)).newPage();
    page.setDefaultTimeout(STEP_MS);
    await importOnScreen(page, file);
  } finally {
    await browser.close();
    await server.end("SIGTERM");
    await product.remove();
  }
}

async function importOnScreen(page: Page, file: string): Promise<void> {
  await page.goto("/import");
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: "attached" });
  await observeLongTasks(page);
  await input.setInputFiles(file);
  await page.getByRole("region", { name: "companies.csv" }).waitFor();
  await report(page, "the file is read");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Match the columns" }).waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("group", { name: "Show rows by what happens to them" }).waitFor();
  await report(page, "the preview is made");
  await page.getByRole("button", { name: /^Import [\d,]+ companies$/ }).click();
  await page.getByRole("heading", { name: "Import finished" }).waitFor();
  await report(page, "it is applied");
  await page.getByRole("button", { name: "Undo this import" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await dialog.getByRole("button", { name: "Close" }).and(page.locator(":enabled")).last().waitFor();
  await report(page, "it is undone");
}

async function report(page: Page, step: string): Promise<void> {
  await printLongestTask(page, `Longest task on the main thread of an import of ${LINES} lines while ${step}`);
}
