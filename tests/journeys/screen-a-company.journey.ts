import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a new user screens a company and adds it to a squad's hotlist", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  await page.getByRole("link", { name: "Crunchbase company screener" }).first().click();
  await expect(page.getByText("No company yet")).toBeVisible();
  await page.getByLabel("Crunchbase URL").fill("crunchbase.com/organization/Celonis/company_financials?tab=1#rounds");
  await page.getByRole("button", { name: "Fetch" }).click();

  const company = page.getByRole("article", { name: "Celonis" });
  await expect(company.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await expect(company.getByText("Sample data")).toBeVisible();
  await expect(company.getByRole("definition").first()).toHaveText("2011");
  await expect(company.getByText("1001-5000")).toBeVisible();
  await expect(company.getByRole("link", { name: "Website" })).toHaveAttribute("href", /celonis\.com/);

  const rounds = company.getByRole("region", { name: "Funding rounds" });
  await expect(rounds.getByText("Series D").first()).toBeVisible();
  await expect(rounds.getByText("$1.0B", { exact: true }).first()).toBeVisible();
  await rounds.getByRole("button", { name: /Funding Rounds/ }).click();
  await expect(rounds.getByText("Series D").first()).toBeHidden();

  await expect(
    company.getByRole("region", { name: "Top investors" }).getByText("Accel", { exact: true }),
  ).toBeVisible();
  const press = company.getByRole("region", { name: "Press" });
  await expect(press.getByRole("listitem")).toHaveCount(5);
  await expect(press.getByText(/^\+ \d+ more$/)).toBeVisible();

  await company.getByRole("button", { name: "Copy facts" }).click();
  await expect(toast(page, "Copied to clipboard")).toContainText("Company facts have been copied to your clipboard.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\(2011, 1001-5000 FTE, \d+M USD, .*Accel.*\)$/);

  await page.getByRole("button", { name: "Add to a hotlist" }).click();
  await page.getByRole("menuitem", { name: "Enterprise Infra" }).click();
  await expect(page).toHaveURL(/\/crunchbase-input\?squad=enterprise/);
  await page.getByLabel("Geography").fill("DACH");
  await page.getByRole("button", { name: "Add to Enterprise Infra Hotlist" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
});

test("a company that a colleague has added meanwhile is rejected", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 409/);
  await signUp(page);
  const address = "/crunchbase-input/fintech?url=https://www.crunchbase.com/organization/n26";
  await page.goto(address);
  const add = page.getByRole("button", { name: "Add to Fintech Hotlist" });
  await expect(page.getByText("Not in the database or on any hotlist yet.")).toBeVisible();
  const data = { squad_id: "fintech", company_name: "N26" };
  const added = await page.request.post("/rest/v1/squad_hotlist_companies", { headers: await apiHeaders(page), data });
  expect(added.status()).toBe(201);
  await add.click();
  await expect(toast(page, "Company already exists")).toContainText("N26 is already in the Fintech hotlist");
});

test("the query's squad takes precedence over the path's, and an unknown squad shows an error", async ({ page }) => {
  await signUp(page);
  await page.goto("/crunchbase-input/fintech?squad=climate");
  await expect(page.getByRole("heading", { name: "Add a company to Energy/Climate" })).toBeVisible();
  await page.goto("/crunchbase-input/pets");
  await expect(page.getByText("There's no squad “pets”.")).toBeVisible();
  await expect(page.getByLabel("Crunchbase URL")).toBeVisible();
});
