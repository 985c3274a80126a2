import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("basic analysis highlights a text and adds no notes", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await page.getByRole("link", { name: "Basic analysis" }).click();
  await expect(page.getByRole("heading", { name: "Basic Text Analysis" })).toBeVisible();
  const highlight = page.getByRole("button", { name: "Highlight Companies & Universities" });
  await highlight.click();
  await expect(toast(page, "Error")).toContainText("Please enter some text to analyze.");

  await page
    .getByPlaceholder("Paste your text here...")
    .fill("Meta/Google (Apple)\nFacebook's office\nMIT, not mit\n<i>AT&T</i> and C3.ai");
  await highlight.click();
  await expect(toast(page, "Found 6 matches")).toContainText(
    "1 universities (yellow) and 5 companies (blue) have been highlighted in bold.",
  );
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text.locator("mark")).toHaveText(["Meta", "Google", "Apple", "Facebook", "MIT", "AT&T", "C3.ai"]);
  await expect(text).toContainText("<i>AT&T</i> and C3.ai");
  await expect(text).not.toContainText("N/A");

  await page.getByRole("button", { name: "Copy Result" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain).toBe("Meta/Google (Apple)\nFacebook's office\nMIT, not mit\n<i>AT&T</i> and C3.ai");
});

test("added names are found after a reload, removed names are not", async ({ page }) => {
  await signUp(page);
  await page.goto("/manage-companies");
  await page.getByPlaceholder("Enter new company name").fill("Zorblax Robotics");
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(toast(page, "Success")).toBeVisible();
  await page.getByPlaceholder("Search companies...").fill("unit 8200");
  await page.getByRole("button", { name: "Delete Unit 8200" }).click();
  await expect(toast(page, "Removed")).toBeVisible();

  await page.goto("/simple-text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("zorblax robotics GmbH, Unit 8200");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  await expect(toast(page, "Found 1 matches")).toBeVisible();
  await expect(page.getByRole("group", { name: "Analyzed text" }).locator("mark")).toHaveText([
    "zorblax robotics GmbH",
  ]);
});
