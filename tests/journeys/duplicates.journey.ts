import { expectAccessible } from "./support/axe.ts";
import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

test("a user merges two companies, takes it back, and calls two others different by keyboard", async ({ page }) => {
  await signUp(page);
  const data = [
    {
      company_name: "N26",
      website_domain: "n26.com",
      city: null,
      total_funding: "1M USD",
      updated_at: "2025-01-01",
      created_at: "2025-01-01",
    },
    {
      company_name: "N26 Bank",
      website_domain: "n26.com",
      city: "Berlin",
      total_funding: "2M USD",
      updated_at: "2025-06-01",
      created_at: "2025-06-01",
    },
    {
      company_name: "Windkraft GmbH",
      website_domain: null,
      city: null,
      total_funding: null,
      updated_at: "2025-01-01",
      created_at: "2025-01-01",
    },
    {
      company_name: "Windkraft",
      website_domain: null,
      city: null,
      total_funding: null,
      updated_at: "2025-01-02",
      created_at: "2025-01-02",
    },
  ];
  const added = await page.request.post("/rest/v1/company_facts", { headers: await apiHeaders(page), data });
  expect(added.status(), await added.text()).toBe(201);

  await page.goto("/company-list");
  const table = page.getByRole("table", { name: "Companies" });
  await expect(table.getByText("N26 Bank")).toBeVisible();
  await expect(table.getByRole("button", { name: "Cannot refresh N26 Bank: it has no Crunchbase URL" })).toBeDisabled();
  await page.getByRole("link", { name: "2 possible duplicates" }).click();
  await expect(page).toHaveURL(/\/company-list\/duplicates$/);

  const banks = page.getByRole("article", { name: "N26 and N26 Bank" });
  const farms = page.getByRole("article", { name: "Windkraft GmbH and Windkraft" });
  await expect(banks).toContainText("Same website");
  await expect(farms).toContainText("Same name without legal form");
  await expectAccessible(page, "Same website");
  const funding = banks.getByRole("radiogroup", { name: "Total Funding to keep" });
  await expect(funding.getByRole("radio", { name: "2M USD" })).toBeChecked();
  await funding.getByRole("radio", { name: "1M USD" }).check();
  await banks.getByRole("button", { name: "Merge" }).click();
  await expect(toast(page, "Merged")).toContainText("N26 and N26 Bank are one company now.");
  await expect(banks).toBeHidden();
  const read = async () =>
    (
      await page.request.get(
        "/rest/v1/company_facts?select=company_name,city,total_funding&website_domain=eq.n26.com",
        { headers: await apiHeaders(page) },
      )
    ).json();
  expect(await read()).toEqual([{ company_name: "N26 Bank", city: "Berlin", total_funding: "1M USD" }]);
  await toast(page, "Merged").getByRole("button", { name: "Undo" }).click();
  await expect(banks).toBeVisible();
  expect(await read()).toHaveLength(2);

  await page.keyboard.press("j");
  await expect(farms).toBeFocused();
  await page.keyboard.press("n");
  await expect(farms).toBeHidden();
  await expect(banks).toBeFocused();
  await page.reload();
  await expect(page.getByText("1 pair", { exact: true })).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByText("No possible duplicates")).toBeVisible();

  await page.goto("/operations");
  await expect(page.getByText("Merged N26 and N26 Bank").first()).toBeVisible();
});
