import { expect, test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ colorScheme: "dark" });

test("a company prints without navigation and controls, in light colors", async ({ page }) => {
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  const company = page.getByRole("article", { name: "Celonis" });
  await expect(company.getByText("Series D").first()).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(company.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await expect(company.getByText("Series D").first()).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByLabel("Crunchbase URL")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Crunchbase company screener" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy facts" })).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("a CV prints completely, including its scrollable parts", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 794, height: 600 });
  await page.goto("/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder");
  const list = page.getByRole("group", { name: "Experience list" });
  await expect(list).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Jördis Grünwälder" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await expect(page.getByRole("region", { name: "CV", exact: true })).toBeHidden();
  const clipped = await list.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(clipped, "pixels of the list that are cut off").toBeLessThanOrEqual(1);
});
