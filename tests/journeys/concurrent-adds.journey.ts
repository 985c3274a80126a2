import { openAdd } from "./support/company-database.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("two users who add the same company at once get one row and a toast each", async ({ page, browser, baseURL }) => {
  await signUp(page);
  const other = await newContextPage(browser, baseURL);
  await signUp(other, "grace@fund.example");

  for (const each of [page, other]) {
    await each.goto("/company-list");
    const dialog = await openAdd(each);
    await dialog
      .getByRole("textbox", { name: "Crunchbase URL" })
      .fill("https://www.crunchbase.com/organization/stripe");
  }
  await Promise.all([page, other].map((each) => each.getByRole("button", { name: "Add Company" }).click()));
  for (const each of [page, other]) {
    await expect(toast(each, "Success")).toContainText("Successfully fetched and saved data for Stripe");
    await each.reload();
    await expect(each.getByText("1 company", { exact: true })).toBeVisible();
    await expect(each.getByRole("row", { name: /Stripe/ })).toHaveCount(1);
  }
});
