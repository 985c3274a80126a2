import { readFile } from "node:fs/promises";
import { batchAdd } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a user opens a squad's hotlist, filters it by URL, exports it and deletes entries", async ({ page }) => {
  await signUp(page);
  await batchAdd(page, "fintech", ["n26", "stripe", "celonis"]);
  await page.goto("/company-hotlist");
  const card = page.getByRole("region", { name: "Fintech" });
  await expect(card.getByText("3 companies")).toBeVisible();
  await expect(page.getByText("No companies yet")).toHaveCount(4);
  await expect(card.getByRole("link", { name: "Batch Upload" })).toHaveAttribute("href", "/squad-hotlist/fintech");
  await card.getByRole("link", { name: "View Hotlist" }).click();

  await expect(page.getByRole("heading", { name: "Fintech Hotlist" })).toBeVisible();
  const table = page.getByRole("table", { name: "Fintech hotlist" });
  const names = table.getByRole("link", { name: /^(N26|Stripe|Celonis)$/ });
  await expect(names).toHaveText(["Celonis", "Stripe", "N26"]);
  await expect(table.getByText("Medium")).toHaveCount(3);
  await table.getByRole("button", { name: "Company Name" }).click();
  await expect(names).toHaveText(["Celonis", "N26", "Stripe"]);

  await page.getByRole("combobox", { name: "Location" }).click();
  await page.getByRole("option", { name: "Germany" }).click();
  await expect(names).toHaveText(["Celonis", "N26"]);
  await page.getByPlaceholder("Search companies...").fill("n2");
  await expect(names).toHaveText(["N26"]);
  await page.reload();
  await expect(names).toHaveText(["N26"]);
  await expect(page.getByRole("combobox", { name: "Location" })).toHaveValue("Germany");
  await expect(page.getByPlaceholder("Search companies...")).toHaveValue("n2");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(toast(page, "Exported")).toContainText("1 row saved to fintech-hotlist.csv");
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toMatch(/^\uFEFFCompany Name,Priority,Sector,Location,/);
  expect(csv.trim().split("\r\n")).toHaveLength(2);

  await page.getByPlaceholder("Search companies...").fill("nothing, (100%_*)");
  await expect(page.getByText("No companies match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(names).toHaveText(["Celonis", "N26", "Stripe"]);

  await expect(table.getByRole("link", { name: "N26 on Crunchbase" })).toHaveAttribute(
    "href",
    "https://www.crunchbase.com/organization/n26",
  );
  await table.getByRole("button", { name: "Delete N26" }).click();
  await expect(toast(page, "Company removed from hotlist")).toContainText("N26");
  await expect(names).toHaveText(["Celonis", "Stripe"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  await expect(names).toHaveText(["Celonis", "N26", "Stripe"]);

  await page.getByRole("link", { name: "Add Company" }).click();
  await expect(page).toHaveURL("/crunchbase-input?squad=fintech");
  await page.goBack();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/overview");
});

test("an unknown squad shows an error and a link back", async ({ page }) => {
  await signUp(page);
  await page.goto("/squad-hotlist/pets");
  await expect(page.getByRole("heading", { name: "Squad not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Company Hotlist" }).click();
  await expect(page).toHaveURL("/company-hotlist");
});

test("server errors are shown and lose no data", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (400|500)/);
  // A live update would repair the list before the retry.
  await page.routeWebSocket(/realtime/, (socket) => void socket.close());
  await signUp(page);
  await batchAdd(page, "techbio", ["stripe"]);
  await page.route(/squad_hotlist_companies/, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: "XX000", message: "the disk is full", details: null, hint: null } }),
  );
  await page.getByRole("button", { name: "Delete Stripe" }).click();
  await expect(toast(page, "Error")).toContainText("Failed to delete company: the disk is full");
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toBeVisible();

  await page.unrouteAll();
  await page.route(/squad_hotlist_companies/, (route) =>
    route.fulfill({ status: 400, json: { code: "XX000", message: "the disk is full", details: null, hint: null } }),
  );
  await page.reload();
  await expect(toast(page, "Error")).toContainText("Failed to load companies: the disk is full");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toBeVisible();
});
