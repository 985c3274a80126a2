import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("the overview links to every tool, with a tooltip on hover", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  const main = page.getByRole("main");
  const cards: readonly (readonly [string, string])[] = [
    ["Crunchbase company screener", "/whole-company-screener"],
    ["Auto Text Analysis", "/text-analysis"],
    ["LinkedIn CV Creator", "/linkedin-cv-creator"],
    ["Company Database", "/company-list"],
    ["University Database", "/manage-universities"],
    ["Company Hotlist", "/company-hotlist"],
  ];
  for (const [title, path] of cards) {
    await expect(main.getByRole("link").filter({ has: page.getByRole("heading", { name: title }) })).toHaveAttribute(
      "href",
      path,
    );
  }

  // The pointer may rest on a card: next to an open tooltip another opens without delay.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await main.getByRole("link", { name: /University Database/ }).hover();
  await expect(page.getByRole("tooltip")).toContainText("exactly as it appears on LinkedIn profiles");
});

test("the team's numbers are updated", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  const numbers = page.getByRole("region", { name: "Team stats" });
  await expect(numbers).toContainText("No companies on hotlists yet");
  await expect(numbers).toContainText("LinkedIn requests left");
  await expect(numbers).toContainText("100 of 100");

  await page.goto("/crunchbase-input/fintech?url=https://www.crunchbase.com/organization/n26");
  await page.getByRole("button", { name: "Add to Fintech Hotlist" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(numbers.getByText("Fintech: 1 company")).toBeAttached();
});

test("the tools explanation links to each tool and back", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "Tools Explanation" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the screener" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a squad" })).toBeHidden();
  await page.getByRole("button", { name: "Company Hotlist" }).click();
  await expect(page.getByRole("link", { name: "Choose a squad" })).toHaveAttribute("href", "/company-hotlist");
  await page.getByRole("link", { name: "Open the screener" }).click();
  await expect(page.getByLabel("Crunchbase URL")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Go to Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview", level: 1 })).toBeVisible();
});
