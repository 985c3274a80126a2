import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a user adds a company name, removes a built-in one and undoes that", async ({ page }) => {
  await signUp(page);
  await page.goto("/management");
  await page.getByRole("link", { name: /Companies List/ }).click();
  await expect(page.getByRole("heading", { name: "Manage Companies List" })).toBeVisible();
  const table = page.getByRole("table", { name: "Companies" });
  await expect(table.getByRole("columnheader", { name: "Company Name" })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Actions" })).toBeVisible();

  const field = page.getByPlaceholder("Enter new company name");
  const add = page.getByRole("button", { name: "Add Company" });
  await add.click();
  await expect(toast(page, "Error")).toContainText("Please enter a company name.");
  await field.fill("Unit 8200");
  await add.click();
  await expect(toast(page, "Error")).toContainText("This company already exists in the list.");

  const name = "A* (Star), 100% “AG”_";
  await field.fill(`  ${name}  `);
  await field.press("Enter");
  await expect(toast(page, "Success")).toContainText(`${name} has been added to the company list.`);
  const search = page.getByPlaceholder("Search companies...");
  await search.fill("a* (star)");
  await expect(table.getByRole("button", { name: `Delete ${name}` })).toBeVisible();

  await search.fill("unit 8200");
  await table.getByRole("button", { name: "Delete Unit 8200" }).click();
  await expect(toast(page, "Removed")).toContainText("Unit 8200 has been removed from the company list.");
  await expect(page.getByText("No companies found")).toBeVisible();
  await page.reload();
  await search.fill("unit 8200");
  await expect(page.getByText("No companies found")).toBeVisible();

  await field.fill("Unit 8200");
  await field.press("Enter");
  await expect(toast(page, "Success")).toContainText("Unit 8200 has been added to the company list.");
  await table.getByRole("button", { name: "Delete Unit 8200" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Restored")).toBeVisible();
  await page.reload();
  await search.fill("unit 8200");
  await expect(table.getByRole("button", { name: "Delete Unit 8200" })).toBeVisible();
});
