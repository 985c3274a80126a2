import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { addCompanies, addHotlistEntries } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

test.use({ colorScheme: "dark" });

test("a company prints without navigation and controls, in light colors", async ({ page }) => {
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  const company = page.getByRole("article", { name: "Celonis" });
  await expect(company.getByText("Series D").first()).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(company.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await expect(company.getByText("Series D").first()).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByLabel("Crunchbase URL")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Crunchbase company screener" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy facts" })).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("a CV prints completely, including its scrollable parts", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 794, height: 600 });
  await page.goto("/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder");
  const list = page.getByRole("group", { name: "Experience list" });
  await expect(list).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Jördis Grünwälder" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await expect(page.getByRole("region", { name: "CV", exact: true })).toBeHidden();
  const clipped = await list.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(clipped, "pixels of the list that are cut off").toBeLessThanOrEqual(1);
});

test("a long analyzed text prints completely and keeps its position on the screen", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  const lines = Array.from({ length: 3000 }, (_line, index) => `Line ${index}: worked at Siemens AG for a while`);
  await page.getByPlaceholder("Paste your text here...").fill(`${lines.join("\n")}\nThe end`);
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  const text = page.getByRole("region", { name: "Analyzed text" });
  await expect(text).toContainText("Line 0: worked");
  await text.focus();
  await page.keyboard.press("End");
  await expect(text).toContainText("The end");
  await expect(text).not.toContainText("Line 0: worked");
  const lastLine = text.getByText("The end");
  await page.pdf();
  await expect(lastLine).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  // The browser reports the emulated medium in its next frame.
  const countPrinted = async () => ((await text.innerText()).match(/^Line \d+: /gm) ?? []).length;
  await expect.poll(countPrinted).toBe(lines.length);
  const clipped = await text.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(clipped, "pixels of the text that are cut off").toBeLessThanOrEqual(1);
});

/** CSS pixels of A4 in landscape between margins of 12 mm. */
const PAPER = { width: 1032, height: 702 };

/** Prints to a PDF. Returns the names on paper and the number of landscape pages. */
async function print(page: Page) {
  await page.evaluate(() =>
    // After the app's listeners, so that the rows are those that the browser lays out.
    window.addEventListener("beforeprint", () => {
      const cells = [...document.querySelectorAll("table[data-print] tbody td:first-child")];
      Object.assign(window, { printedNames: cells.map(({ textContent }) => textContent) });
    }),
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const names = await page.evaluate(() => (window as unknown as { printedNames: string[] }).printedNames);
  const sizes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return { names, landscapePages: sizes.filter(([, width, height]) => Number(width) > Number(height)).length };
}

/** The printed table fits the paper's width and has a date, and no control is printed. */
async function expectFitsPaper(page: Page, title: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const table = page.locator("table[data-print]");
  await expect(table).toContainText(/Printed on \d{1,2} \w+ \d{4}/);
  const cut = await table.evaluate((element, width) => {
    const cells = [...element.querySelectorAll("th, td")];
    return cells.filter((cell) => cell.getBoundingClientRect().right > width || cell.scrollWidth > cell.clientWidth + 1)
      .length;
  }, PAPER.width);
  expect(cut, "cells that are cut").toBe(0);
  const controls = page.locator("button, input, [role='searchbox']").filter({ visible: true });
  await expect(controls).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect(table).toHaveCount(0);
}

test("a hotlist of 500 companies prints every row and column on landscape pages", async ({ page }) => {
  await signUp(page);
  const names = await addHotlistEntries(page, "genai", 500);
  await page.goto("/squad-hotlist/genai");
  await expect(page.getByText("500 companies")).toBeVisible();
  const printed = await print(page);
  expect(printed.names.toSorted()).toEqual(names.toSorted());
  expect(printed.landscapePages).toBeGreaterThan(10);
  await expectFitsPaper(page, "Gen/AI Hotlist");
});

test("a company database of 300 companies prints every row and column", async ({ page }) => {
  await signUp(page);
  const names = await addCompanies(page, 300);
  await page.goto("/company-list");
  await expect(page.getByText("300 companies")).toBeVisible();
  await expect.poll(async () => (await print(page)).names.length).toBe(300);
  expect((await print(page)).names.toSorted()).toEqual(names.toSorted());
  await expectFitsPaper(page, "Company Database");
});

test("a table that is not loaded in advance is loaded by its Print button and by Ctrl+P", async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    const printPage = () => {
      window.dispatchEvent(new Event("beforeprint"));
      counts.push(document.querySelectorAll("table[data-print] tbody tr").length);
      window.dispatchEvent(new Event("afterprint"));
    };
    Object.assign(window, { counts, print: printPage });
  });
  const counts = () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  await signUp(page);
  await addCompanies(page, 1200);
  await page.goto("/company-list");
  await expect(page.getByText("1,200 companies")).toBeVisible();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(counts).toEqual([1200]);
  await page.keyboard.press("Control+p");
  await expect.poll(counts).toEqual([1200, 1200]);
});
