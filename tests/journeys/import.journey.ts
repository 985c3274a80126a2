import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { crunchbaseUrl } from "./support/hotlist.ts";
import {
  chip,
  chooseFile,
  damagedExport,
  downloadedText,
  dropFile,
  expectResult,
  openPreview,
  workbook,
} from "./support/import.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

interface Company {
  readonly company_name: string;
  readonly [column: string]: unknown;
}

async function companies(page: Page): Promise<readonly Company[]> {
  const response = await page.request.get("/rest/v1/company_facts?order=company_name", {
    headers: await apiHeaders(page),
  });
  return (await response.json()) as readonly Company[];
}

async function addCompany(page: Page, company: Company): Promise<void> {
  const response = await page.request.post("/rest/v1/company_facts", {
    headers: await apiHeaders(page),
    data: company,
  });
  expect(response.status(), await response.text()).toBe(201);
}

test("a damaged Crunchbase export is dropped, corrected, imported and undone", async ({ page }) => {
  await signUp(page);
  await addCompany(page, { company_name: "Celonis", url: crunchbaseUrl("celonis"), founded_year: 2010 });
  await addCompany(page, { company_name: "Nova Grid", url: crunchbaseUrl("nova-grid"), country: "Germany" });
  const before = await companies(page);

  await page.goto("/company-list");
  await expect(page.getByRole("row", { name: /Celonis/ })).toBeVisible();
  await dropFile(page, { name: "q3.csv", content: damagedExport }, () =>
    expect(page.getByText("Drop to import into the company database")).toBeVisible(),
  );
  await expect(page.getByRole("region", { name: "q3.csv" })).toContainText("6 rows");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This is a Crunchbase company export")).toBeVisible();
  await expectAccessible(page, "Match the columns");
  await page.getByRole("button", { name: "Field: CB Rank (Company): Keep as extra" }).press("Enter");
  await page.keyboard.type("leave");
  await expectAccessible(page, "Leave out");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Field: CB Rank (Company): Leave out" })).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(chip(page, "New 2")).toBeVisible();
  for (const label of ["Changes 1", "Twice in the file 1", "Possibly the same 1", "Cannot be read 1"]) {
    await expect(chip(page, label)).toBeVisible();
  }
  await chip(page, "Changes 1").click();
  const funding = page.getByRole("button", { name: /^Edit Total Funding in line 2/ });
  await expect(funding).toContainText("2400M USD");
  await expect(page.getByRole("button", { name: /^Edit Founded Year in line 2/ })).toContainText("Not taken: 2011");
  await page.getByRole("button", { name: /^Existing values/ }).click();
  await page.getByRole("combobox", { name: "Founded Year" }).selectOption("Take the file's");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Edit Founded Year in line 2/ })).toContainText("2010 → 2011");

  await chip(page, "New 2").click();
  await page.getByRole("button", { name: /^Edit Founded Year in line 4: .*abc/ }).press("Enter");
  const cell = page.getByRole("textbox", { name: "Edit Founded Year in line 4" });
  await cell.fill("2016");
  await cell.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Founded Year in line 4: 2016" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Import line 7" }).uncheck();
  await expectAccessible(page, "Check what would change");
  await chip(page, "Possibly the same 1").click();
  await page.getByRole("combobox", { name: /^Line 3/ }).selectOption("Another company");
  await page.getByRole("button", { name: "Import 3 companies" }).click();

  await expectResult(page, { Added: 2, Changed: 1, "Already there": 0, "Not imported": 3 });
  await expectAccessible(page, "3 lines were not imported.");
  const csv = await downloadedText(page, "Download as CSV");
  expect(
    csv
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(",").at(-1)),
  ).toEqual(["Why", expect.stringContaining("line 4"), expect.stringContaining("no name"), "You left this line out."]);
  expect(await companies(page)).toMatchObject([
    { company_name: "Celonis", founded_year: 2011, total_funding: "2400M USD", employee_count: "1-10", city: "Munich" },
    { company_name: "Nova Grid" },
    { company_name: "Nova Grid GmbH", employee_count: "11-50" },
    { company_name: "Zeta Robotics", founded_year: 2016, employee_count: "11-50", website_domain: "zeta.example" },
  ]);

  const listed = await page.context().newPage();
  await listed.goto((await page.getByRole("link", { name: "Show them" }).getAttribute("href")) ?? "");
  await expect(listed.getByRole("status", { name: "Filter" })).toContainText("“Import of q3.csv”");
  await expect(listed.getByText("3 companies", { exact: true })).toBeVisible();
  await expect(listed.getByRole("button", { name: "Nova Grid", exact: true })).toHaveCount(0);
  await listed.getByPlaceholder("Search companies or investors...").fill("zeta");
  await expect(listed.getByText("1 company", { exact: true })).toBeVisible();
  await listed.getByRole("button", { name: "Show all" }).click();
  await listed.getByPlaceholder("Search companies or investors...").fill("");
  await expect(listed.getByText("4 companies", { exact: true })).toBeVisible();
  await listed.close();

  await page.getByRole("button", { name: "Undo this import" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo Import of q3.csv?" });
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("button", { name: "Close" }).last()).toBeEnabled();
  await expect.poll(async () => (await companies(page)).length).toBe(before.length);
  await expect.poll(async () => (await companies(page)).map(({ founded_year }) => founded_year)).toEqual([2010, null]);
  await page.goto("/operations");
  await expect(page.getByRole("row", { name: /Import of q3\.csv/ })).toContainText("2 added, 1 changed");
});

test("a hotlist takes an Excel file, of which a colleague gets one notice; the next file with its columns is matched as before", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, "ada@fund.example");
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await grace.goto("/squad-hotlist/climate");
  await expect(grace.getByText("The Energy/Climate hotlist is empty")).toBeVisible();
  const content = workbook([
    ["Company", "Web address", "Remark"],
    ["Acme Robotics", "acme.example", "Met at a fair"],
    ["Beta Labs", "beta.example", "High"],
  ]);
  await page.goto("/squad-hotlist/climate");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import into the Energy/Climate hotlist" })).toBeFocused();
  await chooseFile(page, { name: "pipeline.xlsx", content });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^Field: Remark/ }).click();
  await page.getByRole("option", { name: "Sector", exact: true }).click();
  await expect(page.getByRole("button", { name: "Field: Remark: Sector" })).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Import 2 companies" }).click();
  await expectResult(page, { Added: 2, "Not imported": 0 });
  await expect(toast(grace, "Import")).toContainText("ada@fund.example's import changed 2 companies");
  await expect(grace.getByText("2 companies", { exact: true })).toBeVisible();
  await expect(grace.getByRole("row", { name: /Acme Robotics/ })).toContainText("Met at a fair");
  await expect(toast(grace, "Import")).toHaveCount(1);
  const headers = await apiHeaders(page);
  await page.request.post("/rest/v1/squad_hotlist_companies", {
    headers,
    data: { squad_id: "climate", company_name: "Gamma Works" },
  });
  await page.getByRole("link", { name: "Show them" }).click();
  await expect(page.getByRole("row", { name: /Acme Robotics/ })).toContainText("Met at a fair");
  await expect(page.getByText("2 of 3 companies")).toBeVisible();
  const notice = page.getByRole("status", { name: "Filter" });
  await expect(notice).toContainText("Only the companies that “Import of pipeline.xlsx” added or changed.");
  await expectAccessible(page, "Import of pipeline.xlsx");
  await notice.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("row", { name: /Gamma Works/ })).toBeVisible();

  await page.getByRole("link", { name: "Import" }).click();
  await chooseFile(page, { name: "pipeline again.xlsx", content });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your team has imported this layout before.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Field: Remark: Sector" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(chip(page, "Same 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 companies" })).toBeDisabled();
});

test("a pasted table of names fills a list", async ({ page }) => {
  await signUp(page);
  await page.goto("/manage-universities");
  await page.getByRole("link", { name: "Import" }).click();
  await page
    .getByLabel("Or paste a table")
    .fill("Rank\tUniversity\n1\tZz New University\n2\tzz new university\n3\tZz Other");
  await page.getByRole("button", { name: "Read the table" }).click();
  await page.getByRole("button", { name: "Use line 1 as the header" }).click();
  await expect(page.getByRole("region", { name: "Pasted table" })).toContainText("3 rows");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Field: University: Name" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(chip(page, "Twice in the file 1")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 universities" }).click();
  await expectResult(page, { Added: 2, "Not imported": 1 });
  await page.getByRole("link", { name: "Show universities" }).click();
  await page.getByPlaceholder(/Search/).fill("Zz");
  await expect(page.getByRole("row", { name: /Zz Other/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Zz New University/ })).toBeVisible();
});

test("an import continues after a reload, and a colleague gets one notice", async ({
  page,
  browser,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const lines = Array.from({ length: 700 }, (_line, index) => `Company ${index},company-${index}.example`);
  const file = { name: "long.csv", content: ["Company Name,Website", ...lines].join("\n") };
  await signUp(page, "ada@fund.example");
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await grace.goto("/company-list");
  await expect(grace.getByText("No companies yet")).toBeVisible();

  let chunks = 0;
  await page.route("**/rpc/import_companies", (route) => {
    chunks += 1;
    return chunks === 2 ? route.abort() : route.continue();
  });
  await page.goto("/import?to=companies");
  await chooseFile(page, file);
  await openPreview(page);
  await page.getByRole("button", { name: "Import 700 companies" }).click();
  await expect(page.getByRole("alert")).toContainText("The import is interrupted");
  await expect(page.getByText("500 of 700 companies")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();

  await expect(page.getByText("The import of long.csv was interrupted")).toBeVisible();
  await chooseFileToContinue(page, file);
  await expect(page.getByText("This is the file of the interrupted import.")).toBeVisible();
  await expect(chip(page, "Same 500")).toBeVisible();
  await expect(toast(grace, "Import")).toHaveCount(0);
  await page.getByRole("button", { name: "Import 200 companies" }).click();
  await expectResult(page, { Added: 200, "Already there": 500, "Not imported": 0 });
  await expect(toast(grace, "Import")).toContainText("ada@fund.example's import changed 700 companies");
  await expect(grace.getByText("700 companies", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "All imports" }).click();
  const operation = page.getByRole("row", { name: /Import of long\.csv/ });
  await expect(operation).toContainText("700 added");
  await operation.getByRole("button", { name: /^Undo/ }).click();
  const dialog = page.getByRole("dialog", { name: "Undo Import of long.csv?" });
  await dialog.getByRole("button", { name: "Undo" }).click();
  const undone = "ada@fund.example undid an import of 700 companies";
  await expect(toast(grace, "Import").filter({ hasText: undone })).toBeVisible();
});

async function chooseFileToContinue(
  page: Page,
  { name, content }: { readonly name: string; readonly content: string },
) {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
}
