import { startFakeWikidata } from "#tests/fakes/wikidata.ts";
import { test as base, expect, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const test = base.extend({
  settings: async ({}, use) => {
    const wikidata = await startFakeWikidata();
    const { apiUrl, queryUrl } = wikidata;
    await use({
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: apiUrl,
      WIKIDATA_QUERY_URL: queryUrl,
    });
    await wikidata.close();
  },
});

test("on the first day, a team without a key screens a company and reads a CV with public facts", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  const company = page.getByRole("article", { name: "Celonis" });
  await expect(company.getByText(/^From Wikidata \(CC0\), fetched /)).toBeVisible();
  await expect(company.getByRole("definition").first()).toHaveText("2011");
  await expect(company.getByText("Munich").first()).toBeVisible();
  await expect(page.getByText("Sample data")).toHaveCount(0);

  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/no-such-company");
  await expect(page.getByRole("alert")).toContainText("Wikidata has no company with this Crunchbase URL.");

  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Worked at Wise, then at Stripe");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  // Public facts complete the notes by themselves. Wikidata knows no funding.
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text).toContainText(/Stripe \(2010, \S+ FTE, N\/A, None\)/);
  // It knows Wise under its first name, TransferWise: a click searches for the name.
  await page.getByRole("button", { name: "Fetch facts for 1 company" }).click();
  await expect(toast(page, "Facts fetched")).toContainText("1 added, 0 failed");
  await expect(text).toContainText(/Wise \(2011, \S+ FTE, N\/A, None\)/);
  await expect(text).toContainText(/Stripe \(2010, \S+ FTE, N\/A, None\)/);
});
