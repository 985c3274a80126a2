import { readFile } from "node:fs/promises";
import { addCompany } from "./support/company-database.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("the export has the table's filter and order and opens correctly in a spreadsheet", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  for (const name of ["stripe", "n26", "celonis"]) {
    await addCompany(page, `https://www.crunchbase.com/organization/${name}`);
  }
  await page.getByRole("columnheader", { name: "Founded Year" }).getByRole("button").click();
  await page.getByRole("searchbox").fill("e");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("accel");
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("companies.csv");
  await expect(toast(page, "Exported")).toContainText("1 row saved to companies.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.startsWith("\uFEFFCompany Name,Founded Year,Employee Count,")).toBe(true);
  expect(csv).toContain("Celonis,2011,1001–5000,");
  expect(csv.trim().split("\r\n")).toHaveLength(2);

  await page.goto("/operations");
  const recorded = page.getByRole("row").filter({ hasText: "Export of Company database" });
  await expect(recorded).toContainText("You");
  await expect(recorded).toContainText("1 row, search “accel”");
});
