import { addCompany, openAdd } from "./support/company-database.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a user adds a company by its URL by keyboard, finds it in the table, refreshes and opens it", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/overview");
  await page.getByRole("navigation").getByRole("link", { name: "Company Database" }).click();
  await expect(page.getByRole("heading", { name: "Company Database" })).toBeVisible();
  await expect(page.getByText("No companies yet")).toBeVisible();

  // Closed by mistake, the dialog keeps what was typed; it closes by itself when the company is saved.
  const add = page.getByRole("button", { name: "Add", exact: true });
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  const field = dialog.getByRole("textbox", { name: "Crunchbase URL" });
  await add.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("crunchbase.com/organization/Celonis/company_financials?tab=1#rounds");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("crunchbase.com/organization/Celonis/company_financials?tab=1#rounds");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Success")).toContainText("Successfully fetched and saved data for Celonis");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  await dialog.getByRole("tab", { name: "Single URL" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByPlaceholder("Enter Crunchbase URLs, one per line...")).toBeVisible();
  await page.keyboard.press("Escape");

  const row = page.getByRole("row", { name: /Celonis/ });
  for (const value of ["New", "2011", "1001-5000", "M USD", "Accel", "30 Jun 2025"])
    await expect(row).toContainText(value);
  const link = row.getByRole("link", { name: "View" });
  await expect(link).toHaveAttribute("href", "https://www.crunchbase.com/organization/celonis");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Selected companies",
    "Company Name",
    "Founded Year",
    "Employee Count",
    "Total Funding",
    "Top Investors",
    "Crunchbase URL",
    "Facts",
    "Actions",
  ]);

  await row.getByRole("button", { name: "Refresh Celonis" }).click();
  await expect(toast(page, "Refreshed")).toContainText("Celonis is up to date.");
  await row.getByRole("button", { name: "Open full profile of Celonis" }).click();
  const profile = page.getByRole("dialog", { name: "Company profile" });
  await expect(profile.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await expect(profile.getByText("Series D").first()).toBeVisible();
  await page.goBack();
  await expect(profile).toBeHidden();

  await page.reload();
  const opener = row.getByRole("button", { name: "Open full profile of Celonis" });
  await opener.press("Enter");
  await expect(profile.getByText("Series D").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile).toBeHidden();
  await expect(opener).toBeFocused();
});

test("two spellings of one company's URL make one row", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list");
  for (const spelling of ["https://www.crunchbase.com/organization/n26", "HTTP://Crunchbase.com/company/N26/people/"]) {
    await addCompany(page, spelling);
    await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  }
});

test("a URL that is not a company's is rejected and stays in the field", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list");
  const dialog = await openAdd(page);
  const field = dialog.getByRole("textbox", { name: "Crunchbase URL" });
  const rejected: readonly (readonly [string, string])[] = [
    ["", "Paste a Crunchbase company URL."],
    ["celonis", "That's not a URL"],
    ["https://www.crunchbase.com/organization/two words", "That's not a URL"],
    ["https://example.org/organization/celonis", "not a Crunchbase link"],
    ["https://example.org/?x=crunchbase.com", "not a Crunchbase link"],
    ["https://www.crunchbase.com/person/somebody", "isn't a company page"],
  ];
  for (const [typed, reason] of rejected) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Add Company" }).click();
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(toast(page, "Error")).toContainText("Invalid URL. Please enter a valid Crunchbase URL");
    await expect(field).toHaveValue(typed.trim());
  }
});

test("an unknown company shows an error and its URL stays in the field", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await page.goto("/company-list");
  const address = "https://www.crunchbase.com/organization/no-such-company";
  const dialog = await openAdd(page);
  await dialog.getByRole("textbox", { name: "Crunchbase URL" }).fill(address);
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(toast(page, "Error")).toContainText("not among the 100 sample companies");
  await expect(dialog.getByRole("textbox", { name: "Crunchbase URL" })).toHaveValue(address);
  await expect(page.getByText("No companies yet")).toBeVisible();
});
