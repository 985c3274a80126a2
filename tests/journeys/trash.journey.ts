import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { addCompanies, addHotlistEntries } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

async function read(page: Page, path: string) {
  const response = await page.request.get(`/rest/v1/${path}`, { headers: await apiHeaders(page) });
  return (await response.json()) as unknown;
}

test("a user deletes a company from the database, undoes it, deletes it again and restores it later", async ({
  page,
}) => {
  await signUp(page);
  const [name = ""] = await addCompanies(page, 1);
  const before = await read(page, "company_facts?select=*");
  await page.goto("/company-list");
  const table = page.getByRole("table", { name: "Companies" });
  await table.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(toast(page, "Deleted")).toContainText(`${name} has been deleted from the company database.`);
  await expect(page.getByText("No companies yet")).toBeVisible();
  await toast(page, "Deleted").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Restored")).toContainText(`${name} has been restored to the company database.`);
  await expect(table.getByRole("button", { name, exact: true })).toBeVisible();

  await table.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText("No companies yet")).toBeVisible();
  await page.goto("/trash");
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(toast(page, "Restored")).toContainText(`${name} has been restored.`);
  await expect(page.getByText("Nothing has been deleted")).toBeVisible();
  expect(await read(page, "company_facts?select=*")).toEqual(before);
});

test("two hotlist entries that are deleted quickly are both undone from the toast", async ({ page }) => {
  await signUp(page);
  const names = await addHotlistEntries(page, "genai", 2);
  await page.goto("/squad-hotlist/genai");
  const table = page.getByRole("table", { name: "Gen/AI hotlist" });
  for (const name of names) {
    await table.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(toast(page, "Company removed from hotlist")).toContainText(name);
  }
  await expect(page.getByText("The Gen/AI hotlist is empty")).toBeVisible();
  await expect(page.locator(".mantine-Notification-root")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo all 2" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  for (const name of names) await expect(table.getByRole("link", { name, exact: true })).toBeVisible();
});

test("a user searches the trash and restores several rows at once", async ({ page }) => {
  await signUp(page);
  const names = ["Hochschule Süd", "Hochschule West", "Nordakademie"].map((name) => ({ name }));
  const headers = await apiHeaders(page);
  await page.request.post("/rest/v1/universities", { headers, data: names });
  await page.request.delete(
    "/rest/v1/universities?name=in.(%22Hochschule S%C3%BCd%22,%22Hochschule West%22,Nordakademie)",
    {
      headers,
    },
  );
  await page.goto("/trash");
  const table = page.getByRole("table", { name: "Recently deleted" });
  await expect(table.getByRole("button", { name: /^Restore/ })).toHaveCount(3);
  await expect(table.getByRole("row").filter({ hasText: "Nordakademie" })).toContainText("University");
  await expectAccessible(page, "Nordakademie");
  await page.getByPlaceholder("Search deleted rows...").fill("hochschule");
  await expect(table.getByRole("button", { name: /^Restore/ })).toHaveCount(2);
  for (const box of await table.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Restore 2 selected" }).click();
  await expect(toast(page, "Restored")).toContainText("2 rows have been restored.");
  await expect(page.getByText("No deleted rows found")).toBeVisible();
  expect(await read(page, "operations?select=label,inserted")).toEqual([
    { label: "Restored 2 deleted rows", inserted: 2 },
  ]);
  await toast(page, "Restored").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone")).toContainText("Removed 2 rows.");
  await expect(table.getByRole("button", { name: /^Restore/ })).toHaveCount(2);
  await page.getByPlaceholder("Search deleted rows...").fill("nothing of this name");
  await expect(page.getByText("No deleted rows found")).toBeVisible();
});

test("a colleague gets one notice of many restored rows, and one of the undo", async ({ page, browser, baseURL }) => {
  await signUp(page);
  const headers = await apiHeaders(page);
  const data = Array.from({ length: 8 }, (_entry, index) => ({
    squad_id: "fintech",
    company_name: `Company ${index}`,
  }));
  await page.request.post("/rest/v1/squad_hotlist_companies", { headers, data });
  await page.request.delete("/rest/v1/squad_hotlist_companies?squad_id=eq.fintech", { headers });
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await grace.goto("/squad-hotlist/fintech");
  await expect(grace.getByText("The Fintech hotlist is empty")).toBeVisible();
  await page.goto("/trash");
  const boxes = page.getByRole("checkbox", { name: /^Select/ });
  await expect(boxes).toHaveCount(8);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole("button", { name: "Restore 8 selected" }).click();
  await expect(toast(grace, "Changed")).toContainText("changed 8 companies: “Restored 8 deleted rows”");
  await toast(page, "Restored").getByRole("button", { name: "Undo" }).click();
  await expect(toast(grace, "Undone")).toContainText("undid “Restored 8 deleted rows”, which changed 8 companies");
  await expect(grace.getByText("The Fintech hotlist is empty")).toBeVisible();
  await expect(grace.locator("[data-highlighted]")).toHaveCount(0);
});

test("a row that was added again since is replaced only if the user says so", async ({ page }) => {
  await signUp(page);
  const headers = await apiHeaders(page);
  const add = (sector: string) =>
    page.request.post("/rest/v1/squad_hotlist_companies", {
      headers,
      data: { squad_id: "fintech", company_name: "N26", sector },
    });
  await add("Old notes");
  await page.request.delete("/rest/v1/squad_hotlist_companies?company_name=eq.N26", { headers });
  await add("New notes");
  await page.goto("/trash");
  await page.getByRole("button", { name: "Restore N26" }).click();
  const question = page.getByRole("dialog", { name: "N26 has been added again since" });
  await question.getByRole("button", { name: "Leave it deleted" }).click();
  expect(await read(page, "squad_hotlist_companies?select=sector")).toEqual([{ sector: "New notes" }]);
  await page.getByRole("button", { name: "Restore N26" }).click();
  await expectAccessible(page, "Leave it deleted");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(toast(page, "Restored")).toContainText("N26 has been restored.");
  expect(await read(page, "squad_hotlist_companies?select=sector")).toEqual([{ sector: "Old notes" }]);
});

test("a user keeps the history for a shorter time only after a question", async ({ page }) => {
  await signUp(page);
  await page.goto("/trash");
  const period = page.getByLabel("Keep deleted rows and the history of changes for");
  await expect(period).toHaveValue("365");
  await period.selectOption("730");
  await expect(toast(page, "Saved")).toContainText("Deleted rows and changes are kept for 2 years.");
  await expect(page.getByText(/^You set 365 → 730 days on \d{1,2} \w+ \d{4}/)).toBeVisible();
  await period.selectOption("30");
  await page
    .getByRole("dialog", { name: "Keep the history for only 30 days?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await expect(period).toHaveValue("730");
  await page.reload();
  await expect(period).toHaveValue("730");
});
