import type { Page } from "@playwright/test";
import { addCompany } from "./support/company-database.ts";
import { addToHotlist, crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test } from "./support/journey.ts";
import { addCompanies, addHotlistEntries } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

/** Cells that do not fit among those with an amount, a band, a date, a stage or a name. */
async function cutTexts(page: Page, except = ""): Promise<readonly string[]> {
  return page.locator("tbody tr:not([aria-hidden]) td").evaluateAll(
    (cells, exceptSelector) =>
      cells
        .filter(({ textContent }) => /^\d|USD|^(?:Wint|Isar|Bost|Blac)/.test(textContent ?? ""))
        .filter((cell) =>
          [cell, ...cell.querySelectorAll("*")].some(
            (element) =>
              (exceptSelector === "" || !element.matches(exceptSelector)) &&
              getComputedStyle(element).overflow !== "visible" &&
              (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
          ),
        )
        .map((cell) => cell.textContent ?? ""),
    except,
  );
}

for (const [path, label] of [
  ["/company-list", "Companies"],
  ["/squad-hotlist/genai", "Gen/AI hotlist"],
] as const) {
  test(`${path} cuts no amount, date or name at 1280 pixels, and uses the width of a large screen`, async ({
    page,
  }) => {
    await signUp(page);
    await addCompanies(page, 8);
    await addHotlistEntries(page, "genai", 8);
    // A scroll bar takes 15 pixels.
    await page.setViewportSize({ width: 1265, height: 900 });
    await page.goto(path);
    await expect(page.getByText("8 companies")).toBeVisible();
    const table = page.getByRole("table", { name: label });
    await expect(table.getByRole("row")).toHaveCount(9);
    expect(await cutTexts(page)).toEqual([]);
    const scroller = page.getByRole("region", { name: label });
    expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth), "hidden pixels").toBe(0);
    for (const [density, height] of [
      ["Compact", 36],
      ["Medium", 44],
      ["Tall", 56],
    ] as const) {
      await page.getByRole("button", { name: "Row height" }).click();
      await page.getByRole("menuitemradio", { name: density }).click();
      await expect.poll(async () => (await table.getByRole("row").nth(3).boundingBox())?.height).toBe(height);
      // The stage below an amount has one line in a medium row.
      expect(await cutTexts(page, "[data-second-line]"), density).toEqual([]);
    }
    await page.reload();
    await expect.poll(async () => (await table.getByRole("row").nth(3).boundingBox())?.height).toBe(56);
    await page.setViewportSize({ width: 2560, height: 900 });
    await expect.poll(async () => (await table.boundingBox())?.width).toBeGreaterThan(2000);
    expect(await cutTexts(page)).toEqual([]);
  });
}

test("the company database shows 14 rows at 1280 × 800 pixels, and 18 compact ones", async ({ page }) => {
  await signUp(page);
  await addCompanies(page, 24);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/company-list");
  await expect(page.getByText("24 companies")).toBeVisible();
  const frame = page.getByRole("region", { name: "Companies" });
  const wholeRows = async () => {
    const box = await frame.boundingBox();
    const bottom = Math.min((box?.y ?? 0) + (box?.height ?? 0), 800);
    const rows = frame.locator("tbody tr:not([aria-hidden])");
    return rows.evaluateAll(
      (shown, end) => shown.filter((row) => row.getBoundingClientRect().bottom <= end).length,
      bottom,
    );
  };
  await expect.poll(wholeRows).toBeGreaterThanOrEqual(14);
  await page.getByRole("button", { name: "Row height" }).click();
  await page.getByRole("menuitemradio", { name: "Compact" }).click();
  await expect.poll(wholeRows).toBeGreaterThan(14);
  // Without "Edited" and its buttons.
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect.poll(wholeRows).toBeGreaterThanOrEqual(18);
});

test("a click on a row opens the company; controls and selected text in it keep their own behavior", async ({
  page,
}) => {
  await signUp(page);
  await addToHotlist(page, "fintech", ["n26", "stripe"]);
  await page.goto("/squad-hotlist/fintech");
  const row = page.getByRole("row", { name: /Stripe/ });
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("stri");
  await expect(page.getByText("1 of 2 companies")).toBeVisible();

  const sector = await row.getByRole("cell").nth(2).boundingBox();
  await page.mouse.move((sector?.x ?? 0) + 8, (sector?.y ?? 0) + 28);
  await page.mouse.down();
  await page.mouse.move((sector?.x ?? 0) + 60, (sector?.y ?? 0) + 28);
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
  await expect(page).toHaveURL(/squad-hotlist/);
  await row.getByRole("cell").nth(6).click();
  await expect(page.getByRole("heading", { name: "Stripe", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await row.getByRole("link", { name: "Stripe", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Stripe", level: 1 })).toBeVisible();

  await page.goto("/company-list");
  await addCompany(page, crunchbaseUrl("stripe"));
  await expect(row.getByRole("link", { name: "View" })).toHaveAttribute("target", "_blank");
  await row.getByRole("button", { name: "Refresh Stripe" }).click();
  await expect(page.getByText("Stripe is up to date.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await row.getByRole("cell").nth(2).click();
  await expect(page.getByRole("dialog", { name: "Company profile" })).toBeVisible();
});

test("facts of the sample data carry the day they are true of", async ({ page }) => {
  await signUp(page);
  await addToHotlist(page, "fintech", ["n26"]);
  await page.goto("/company-list");
  await addCompany(page, crunchbaseUrl("stripe"));
  const row = page.getByRole("row", { name: /Stripe/ });
  await expect(row).toContainText("30 Jun 2025");
  await expect(row).not.toContainText("Today");
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/stripe");
  await expect(page.getByText("in the database with facts from 30 Jun 2025")).toBeVisible();

  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Stripe and N26");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  for (const name of ["Stripe", "N26"]) {
    await page.getByRole("group", { name: "Analyzed text" }).getByRole("button", { name, exact: true }).focus();
    await expect(page.getByRole("dialog", { name })).toContainText("as of 30 Jun 2025");
    await page.keyboard.press("Escape");
  }
});

test("the newest funding round is in view on a phone", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/stripe");
  const chart = page.getByRole("list", { name: "Amount raised per round" });
  await expect(chart).toBeVisible();
  const bars = await chart.evaluate((list) => {
    const area = list.getBoundingClientRect();
    return [...list.children].map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      const date = (bar as HTMLElement).title.match(/\d+ \w+ \d{4}/)?.[0] ?? "";
      return { time: Date.parse(date), isInView: left >= area.left - 1 && right <= area.right + 1 };
    });
  });
  const newest = Math.max(...bars.map(({ time }) => time));
  expect(bars.filter(({ isInView }) => !isInView).length, "bars out of view").toBeGreaterThan(0);
  expect(bars.find(({ time }) => time === newest)?.isInView).toBe(true);
});

test("every row of a CV's timeline has its company's name", async ({ page }) => {
  await signUp(page);
  await page.goto("/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder");
  const labels = page.getByRole("region", { name: "Timeline" }).locator("li > span:first-child");
  await expect(labels.first()).toBeVisible();
  await expect(labels.filter({ hasText: "Celonis" })).toHaveCount(2);
});

test("Back from a company's page keeps the table's scroll position", async ({ page, expectedConsole }) => {
  // The sample data has none of these companies.
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await addHotlistEntries(page, "genai", 60);
  await page.goto("/squad-hotlist/genai");
  const scroller = page.getByRole("region", { name: "Gen/AI hotlist" });
  await expect(page.getByText("60 companies")).toBeVisible();
  await scroller.evaluate((element) => element.scrollTo({ top: 1200 }));
  // Rows are drawn after the scroll event: a row of the first screen would be removed under the click.
  const row = scroller.locator('tr[aria-rowindex="28"]');
  const name = await row.getByRole("link", { name: /on Crunchbase/ }).getAttribute("aria-label");
  await row.getByRole("cell").nth(6).click();
  await expect(page).toHaveURL(/\/company\//);
  await page.goBack();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(1200);
  await expect(page.getByLabel(name ?? "")).toBeVisible();

  await page.getByPlaceholder("Search companies...").fill("a");
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
