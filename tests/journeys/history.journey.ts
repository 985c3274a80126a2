import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { scrollToSections } from "./support/company-page.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const N26 = "https://www.crunchbase.com/organization/n26";

/** A write through the API, as an import makes it. */
async function write(page: Page, method: "POST" | "PATCH" | "DELETE", path: string, data: object, operation?: string) {
  const headers = { ...(await apiHeaders(page)), ...(operation !== undefined && { "x-operation-id": operation }) };
  const response = await page.request.fetch(`/rest/v1/${path}`, { method, headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  const text = await response.text();
  return text === "" ? null : (JSON.parse(text) as unknown);
}

test("a user sees who changed a hotlist entry, and puts a value back", async ({ page, browser, baseURL }) => {
  await signUp(page);
  await write(page, "POST", "squad_hotlist_companies", { squad_id: "fintech", company_name: "N26", geography: "DACH" });
  const colleague = await newContextPage(browser, baseURL);
  await signUp(colleague, "grace@fund.example");

  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("link", { name: "N26", exact: true }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveText([/^You added this/]);
  await expect(page.getByRole("region", { name: "Have we seen this?" })).toContainText("n Fintech since");

  await write(colleague, "PATCH", "squad_hotlist_companies?company_name=eq.N26", { geography: "Nordics" });
  await expect(history.getByRole("listitem").first()).toContainText("grace changed Geography from DACH to Nordics");
  await history.getByRole("button", { name: "Put back Geography to DACH" }).click();
  await expect(toast(page, "Put back")).toContainText("Geography is DACH again.");
  await expect(page.getByRole("textbox", { name: "Geography" })).toHaveValue("DACH");
  await expect(history.getByRole("listitem").first()).toContainText("You put Geography back to DACH");
  await expectAccessible(page, "You put Geography back to DACH");
});

test("the profile in the company database shows the company's history", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list?company=n26");
  await scrollToSections(page);
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("This company is not in the company database yet.")).toBeVisible();
  await write(page, "POST", "company_facts", {
    url: N26,
    company_name: "N26",
    total_funding: "1M USD",
    founded_year: 2012,
  });
  await expect(history.getByRole("listitem")).toHaveText([/^You added this/]);
  await write(page, "PATCH", "company_facts?company_name=eq.N26", { total_funding: "2M USD", founded_year: 2013 });
  const newest = history.getByRole("listitem").first();
  await expect(newest).toContainText("You changed 2 values");
  await newest.getByRole("button", { name: "Put back Total Funding to 1M USD" }).click();
  await expect(history.getByRole("listitem").first()).toContainText("You put Total Funding back to 1M USD");
  await expect(history.getByRole("listitem")).toHaveCount(3);
});

test("a company without a Crunchbase URL opens from its row with its facts and its history", async ({ page }) => {
  await signUp(page);
  await write(page, "POST", "company_facts", {
    company_name: "Windkraft",
    website_domain: "windkraft.example",
    founded_year: 2012,
  });
  await write(page, "POST", "squad_hotlist_companies", { squad_id: "fintech", company_name: "Windkraft" });
  await page.goto("/company-list");
  await page.getByRole("table", { name: "Companies" }).getByRole("button", { name: "Windkraft", exact: true }).click();
  await expect(page).toHaveURL(/\/company-list\?record=[0-9a-f-]{36}$/);
  const drawer = page.getByRole("dialog", { name: "Company profile" });
  await expect(drawer.getByRole("heading", { name: "Windkraft" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "windkraft.example" })).toBeVisible();
  await write(page, "PATCH", "company_facts?company_name=eq.Windkraft", { founded_year: 2013 });
  const history = drawer.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("You changed Founded Year from 2012 to 2013");
  await expect(drawer.getByRole("region", { name: "Have we seen this?" })).toContainText("n Fintech since");
  await expectAccessible(page, "You changed Founded Year from 2012 to 2013");
  await page.reload();
  await history.getByRole("button", { name: "Put back Founded Year to 2012" }).click();
  await expect(history.getByRole("listitem").first()).toContainText("You put Founded Year back to 2012");
  await drawer.getByRole("button", { name: "Close profile" }).click();
  await expect(page).toHaveURL(/\/company-list$/);
  await page.goto("/company-list?record=00000000-0000-0000-0000-000000000001");
  await expect(drawer.getByText("This company is not in the database")).toBeVisible();
});

test("a user undoes an import; what a colleague edited since stays, and undoing the undo works", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const colleague = await newContextPage(browser, baseURL);
  await signUp(colleague, "grace@fund.example");
  await write(page, "POST", "universities", { name: "Nordakademie" });
  const id = (await write(page, "POST", "rpc/begin_operation", { kind: "import", label: "q3.csv" })) as string;
  const names = ["Hochschule Süd", "Hochschule West"].map((name) => ({ name }));
  await write(page, "POST", "universities", names, id);
  await write(page, "PATCH", "universities?name=eq.Nordakademie", { name: "NORDAKADEMIE" }, id);
  await write(page, "POST", "rpc/finish_operation", { id });
  await write(colleague, "PATCH", "universities?name=eq.Hochschule%20West", { name: "Hochschule Westen" });

  await page.goto("/operations");
  const row = page.getByRole("row").filter({ hasText: "Import of q3.csv" });
  await expect(row).toContainText("2 added, 1 changed");
  await row.getByRole("button", { name: "Undo Import of q3.csv" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo Import of q3.csv?" });
  await expect(dialog).toContainText("Removes 1 row, puts back 1 value, keeps 1 that was changed since.");
  await expect(dialog).toContainText("Hochschule Westen: Name edited since by grace");
  await expectAccessible(page, "Stays as it is");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog).toContainText("Removed 1 row, put back 1 value, kept 1 that was changed since.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(row.filter({ hasNotText: "Undo of" })).toContainText("Undone by You");

  await page.goto("/manage-universities");
  const search = page.getByPlaceholder("Search universities...");
  const table = page.getByRole("table", { name: "Universities" });
  await search.fill("Hochschule");
  await expect(table.getByText("Hochschule Westen")).toBeVisible();
  await expect(table.getByText("Hochschule Süd")).toHaveCount(0);
  await search.fill("Nordakademie");
  await expect(table.getByText("Nordakademie", { exact: true })).toBeVisible();

  await page.goto("/operations");
  await page.getByRole("button", { name: "Undo Undo of “q3.csv”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Put back 1 value, restored 1 deleted row.");
  await page.goto("/manage-universities");
  await search.fill("NORDAKADEMIE");
  await expect(table.getByText("NORDAKADEMIE", { exact: true })).toBeVisible();
});
