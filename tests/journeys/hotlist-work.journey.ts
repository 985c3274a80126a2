import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { addCompanies } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

test("a company is added to any hotlist with a priority in two clicks, wherever it appears", async ({ page }) => {
  await signUp(page);
  await page.goto(`/whole-company-screener?url=${crunchbaseUrl("celonis")}`);
  await page.getByRole("button", { name: "Add to…" }).click();
  const popover = page.getByRole("dialog", { name: "Add Celonis to…" });
  await popover.getByRole("button", { name: "Fintech, High" }).click();
  await expect(toast(page, "Added to hotlist")).toContainText("Celonis has been added to the Fintech hotlist.");
  await expect(popover).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to…" })).toBeFocused();
  await toast(page, "Added to hotlist").getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  await expect(page.getByRole("radio", { name: "High" })).toBeChecked();

  // From a row of the database, by keyboard: the last squad is offered first, and one that has the company is not offered.
  await addCompanies(page, 2);
  await page.goto("/company-list");
  await page.getByRole("button", { name: "Add Wintermute Trading X 0 to a hotlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Fintech, Medium" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Enterprise Infra, Low" })).toBeFocused();
  await page.getByLabel("Geography").fill("DACH");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Added to hotlist")).toContainText(
    "Wintermute Trading X 0 has been added to the Enterprise Infra",
  );
  await page.getByRole("button", { name: "Add Wintermute Trading X 0 to a hotlist" }).click();
  await expect(page.getByRole("link", { name: /^Added \d+ \w+ \d{4}/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enterprise Infra, Low" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await toast(page, "Added to hotlist").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone")).toBeVisible();
  await page.goto("/squad-hotlist/enterprise");
  await expect(page.getByText("The Enterprise Infra hotlist is empty")).toBeVisible();

  // A drawer stays open when the popover in front of it closes.
  await page.goto("/company-list?company=celonis");
  const drawer = page.getByRole("dialog", { name: "Company profile" });
  await drawer.getByRole("button", { name: "Add to…" }).click();
  await expect(popover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(drawer.getByRole("button", { name: "Add to…" })).toBeFocused();

  // A company of which only the name is known.
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Facebook");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("group", { name: "Analyzed text" }).getByRole("button", { name: "Facebook" }).click();
  await page.getByRole("dialog", { name: "Meta", exact: true }).getByRole("button", { name: "Add to…" }).click();
  await page.getByRole("dialog", { name: "Add Meta to…" }).getByRole("button", { name: "TechBio, Low" }).click();
  await expect(toast(page, "Added to hotlist")).toContainText("Meta has been added to the TechBio hotlist.");
});
