import type { Page } from "@playwright/test";
import { addCompany } from "./support/company-database.ts";
import { expect, test } from "./support/journey.ts";
import { insert } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

/** Inserts rows through the API as the signed-in user. */
function addRows(page: Page, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = "url,company_name,founded_year,total_funding,employee_count,aaa_investors,updated_at";
  return insert(page, `company_facts?columns=${columns}`, rows);
}

const row = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  url: `https://www.crunchbase.com/organization/${encodeURIComponent(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "-")}`,
  company_name: name,
  founded_year: null,
  total_funding: null,
  employee_count: null,
  aaa_investors: null,
  updated_at: "2026-01-01T00:00:00Z",
  ...more,
});

const names = (page: Page) => page.locator("tbody tr td:nth-child(2) button");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search companies or investors" });

test("search finds the exact text in names and investors and ignores case and accents", async ({ page }) => {
  await signUp(page);
  await addRows(page, [
    row("100% Pure"),
    row("1000 Pure"),
    row("snake_case"),
    row("snakeXcase"),
    row('Say "hi", (you) [all]'),
    row("A*Star"),
    row("AbStar"),
    row("Back\\slash"),
    row("Müller Étoile"),
    row("GV Portfolio"),
    row("Nothing", { aaa_investors: "Accel, Index Ventures" }),
  ]);
  await page.goto("/company-list");
  await expect(page.getByText("11 companies")).toBeVisible();
  const searches: readonly (readonly [string, readonly string[]])[] = [
    ["100%", ["100% Pure"]],
    ["%", ["100% Pure"]],
    ["snake_", ["snake_case"]],
    ["_", ["snake_case"]],
    ["A*S", ["A*Star"]],
    ["*", ["A*Star"]],
    ['"hi", (you) [a', ['Say "hi", (you) [all]']],
    [",", ["Nothing", 'Say "hi", (you) [all]']],
    ["(y", ['Say "hi", (you) [all]']],
    ["k\\s", ["Back\\slash"]],
    ["muller etoile", ["Müller Étoile"]],
    ["MÜLLER", ["Müller Étoile"]],
    ["gv", ["GV Portfolio"]],
    ["index ventures", ["Nothing"]],
    ["accel", ["Nothing"]],
  ];
  for (const [typed, found] of searches) {
    await searchBox(page).fill(typed);
    await expect(names(page), `found by ${typed}`).toHaveText(found);
  }
  await searchBox(page).fill("x".repeat(10_000));
  await expect(page.getByText("No companies found")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page.getByText("11 companies")).toBeVisible();
  await expect(searchBox(page)).toHaveValue("");
});

test("columns sort numerically with unknown values last, and a link shows the same table", async ({ page }) => {
  await signUp(page);
  await addRows(page, [
    row("alpha", { founded_year: 2020, employee_count: "11-50", total_funding: "90M USD" }),
    row("Beta", { founded_year: 1999, employee_count: "1001-5000", total_funding: "1200M USD" }),
    row("Émile", { founded_year: 2005, employee_count: "101-250", total_funding: "7M USD" }),
    row("delta"),
  ]);
  await page.goto("/company-list");
  await expect(names(page)).toHaveText(["alpha", "Beta", "delta", "Émile"]);
  const heading = (name: string) => page.getByRole("columnheader", { name });
  await expect(heading("Company Name")).toHaveAttribute("aria-sort", "ascending");
  await heading("Total Funding").getByRole("button").click();
  await expect(names(page)).toHaveText(["Beta", "alpha", "Émile", "delta"]);
  await expect(heading("Total Funding")).toHaveAttribute("aria-sort", "descending");
  await heading("Total Funding").getByRole("button").click();
  await expect(names(page)).toHaveText(["Émile", "alpha", "Beta", "delta"]);
  await heading("Employee Count").getByRole("button").press("Enter");
  await expect(names(page)).toHaveText(["Beta", "Émile", "alpha", "delta"]);
  await heading("Founded Year").getByRole("button").click();
  await expect(names(page)).toHaveText(["alpha", "Émile", "Beta", "delta"]);
  await page.reload();
  await expect(names(page)).toHaveText(["alpha", "Émile", "Beta", "delta"]);
  await expect(page.getByRole("row", { name: /delta/ })).toContainText("-");
});

test("rows added after the page load are new, whatever the browser's clock, and can be filtered", async ({ page }) => {
  // The server's clock dates the rows.
  await page.clock.install({ time: Date.now() - 20 * 60_000 });
  await signUp(page);
  await addRows(page, [row("Old One")]);
  await page.goto("/company-list");
  await expect(names(page)).toHaveText(["Old One"]);
  await page.getByRole("button", { name: "Show Only New" }).click();
  await expect(page.getByText("No new companies")).toBeVisible();
  // The server's `date` has whole seconds: rows of the second of the load do not count as new.
  const serverSecond = async () => Date.parse((await page.request.get("/healthz")).headers()["date"] ?? "");
  const loadedBy = await serverSecond();
  await expect.poll(serverSecond).toBeGreaterThan(loadedBy);
  await addCompany(page, "https://www.crunchbase.com/organization/n26");
  await expect(names(page)).toHaveText(["N26"]);
  await expect(page.getByRole("row", { name: /N26/ }).getByText("New", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show All" }).click();
  await expect(names(page)).toHaveText(["N26", "Old One"]);
  await expect(page.getByRole("row", { name: /Old One/ }).getByText("New", { exact: true })).toHaveCount(0);

  await page.getByRole("navigation").getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("row", { name: /N26/ }).getByText("New", { exact: true })).toBeVisible();
});

test("2,500 rows load in pages while scrolling", async ({ page }) => {
  await signUp(page);
  await addRows(
    page,
    Array.from({ length: 2500 }, (_row, index) => row(`Company ${String(index).padStart(4, "0")}`)),
  );
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/company_facts")) requests.push(request.url());
  });
  await page.goto("/company-list");
  await expect(page.getByText("2,500 companies")).toBeVisible();
  // Rows and count; both once more when the WebSocket is connected.
  expect(requests.length).toBeLessThanOrEqual(4);
  const table = page.getByRole("region", { name: "Companies" }).last();
  await table.focus();
  await page.keyboard.press("End");
  await expect(page.getByText("Company 2499")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("Company 0000")).toBeVisible();
  await expect(page.getByRole("table", { name: "Companies" })).toHaveAttribute("aria-rowcount", "2501");
});
