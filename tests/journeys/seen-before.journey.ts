import { addCompany } from "./support/company-database.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("“Have we seen this?” shows where the team has the company", async ({ page }) => {
  await signUp(page);
  const screener = "/whole-company-screener?url=https://www.crunchbase.com/organization/n26";
  await page.goto(screener);
  const seen = page.getByRole("region", { name: "Have we seen this?" });
  await expect(seen).toContainText("Not in the database or on any hotlist yet.");

  await page.goto("/company-list");
  await addCompany(page, "https://www.crunchbase.com/organization/n26");
  await expect(toast(page, "Success")).toBeVisible();
  await page.goto("/crunchbase-input?squad=fintech&url=https://www.crunchbase.com/organization/n26");
  await page.getByRole("button", { name: "Add to Fintech Hotlist" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();

  await page.goto(screener);
  const day = String.raw`\d+ \w+ \d{4}`;
  await expect(seen).toContainText(
    new RegExp(
      `Screened by ada@fund\\.example on ${day}, in the database with facts from ${day}, on Fintech since ${day}\\.`,
    ),
  );
  await seen.getByRole("link", { name: "Fintech" }).click();
  await expect(page).toHaveURL(/\/company\/[0-9a-f-]{36}$/);
});

test("“Have we seen this?” shows a new hotlist entry without a reload", async ({ page }) => {
  await signUp(page);
  await page.goto("/crunchbase-input?squad=fintech&url=https://www.crunchbase.com/organization/n26");
  const seen = page.getByRole("region", { name: "Have we seen this?" });
  await expect(seen).toContainText("Not in the database or on any hotlist yet.");
  await page.getByRole("button", { name: "Add to Fintech Hotlist" }).click();
  await expect(seen).toContainText(/[Oo]n Fintech since \d+ \w+ \d{4}/);
  await expect(seen).not.toContainText("Not in the database");
});
