import { expect, test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("the management dashboard links to the two lists and the database", async ({ page }) => {
  await signUp(page);
  await page.goto("/management");
  const cards = page.getByRole("region", { name: "Lists and database" }).getByRole("link");
  await expect(cards).toHaveCount(3);
  for (const [position, [path, heading]] of [
    ["/manage-companies", "Manage Companies List"],
    ["/manage-universities", "Manage Universities List"],
    ["/company-list", "Company Database"],
  ].entries()) {
    await page.goto("/management");
    await expect(cards.nth(position)).toHaveAttribute("href", path ?? "");
    await cards.nth(position).click();
    await expect(page.getByRole("heading", { name: heading ?? "", level: 1 })).toBeVisible();
  }
  for (const heading of ["Recently deleted", "Imports and bulk changes"]) {
    await page.goto("/management");
    await page.getByRole("region", { name: "History" }).getByRole("link", { name: heading }).click();
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});
