import { addToHotlist } from "./support/hotlist.ts";
import { expect, signOut, test } from "./support/journey.ts";
import { addCompanies, addHotlistEntries } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

test("the navigation leads to each squad with its count, and to what was opened last until the user signs out", async ({
  page,
}) => {
  await signUp(page);
  await addHotlistEntries(page, "techbio", 3);
  await page.goto("/overview");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "TechBio 3" }).click();
  await expect(page.getByRole("heading", { name: "TechBio Hotlist" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "TechBio 3" })).toHaveAttribute("aria-current", "page");
  await addHotlistEntries(page, "fintech", 2);
  await expect(navigation.getByRole("link", { name: "Fintech 2" })).toBeVisible();

  await addToHotlist(page, "genai", ["celonis"]);
  await page.goto("/squad-hotlist/genai");
  await page.getByRole("table").getByRole("link", { name: "Celonis", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  await navigation.getByRole("button", { name: "Recent" }).click();
  const recent = navigation.getByRole("list").last().getByRole("link");
  await expect(recent).toHaveText(["Celonis", "Gen/AI Hotlist", "TechBio Hotlist"]);
  await recent.nth(2).click();
  await expect(page.getByRole("heading", { name: "TechBio Hotlist" })).toBeVisible();
  await expect(recent).toHaveText(["TechBio Hotlist", "Celonis", "Gen/AI Hotlist"]);

  await navigation.getByRole("button", { name: "Squads" }).click();
  await expect(navigation.getByRole("link", { name: "TechBio 3" })).toBeHidden();
  await page.reload();
  await expect(recent).toHaveText(["TechBio Hotlist", "Celonis", "Gen/AI Hotlist"]);
  await expect(navigation.getByRole("button", { name: "Squads" })).toHaveAttribute("aria-expanded", "false");

  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem("venture-research.recent-pages"))).toBeNull();
});

test("the table of the company database begins in the upper half of a laptop's screen", async ({ page }) => {
  await signUp(page);
  await addCompanies(page, 24);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/company-list");
  await expect(page.getByText("24 companies")).toBeVisible();
  const rows = page.getByRole("table", { name: "Companies" }).getByRole("row");
  await expect(rows.nth(10)).toBeInViewport();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Crunchbase URL" })).toBeVisible();
});
