import { expectAccessible } from "./support/axe.ts";
import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

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

test("the overview's field is focused and opens the screen for what is typed or pasted", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  const field = page.getByRole("textbox", { name: "Find or paste anything" });
  await expect(field).toBeFocused();
  await field.fill("crunchbase.com/organization/celonis");
  await page.getByRole("button", { name: "Screen this company" }).click();
  await expect(page.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await page.goBack();
  await field.fill("https://www.linkedin.com/in/sample-founder");
  await field.press("Enter");
  await expect(page).toHaveURL(/linkedin-cv-creator\?url=/);
  await page.goBack();
  await field.fill("aalto");
  await field.press("Enter");
  await expect(page.getByRole("option", { name: /Aalto University/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await field.fill(`Worked at Celonis. ${"Read books. ".repeat(30)}`);
  await page.getByRole("button", { name: "Analyze this text" }).click();
  await expect(page.getByRole("region", { name: "Analysis Result" })).toContainText("Celonis");
});

test("the overview lists the user's next steps and revisits, and its numbers lead to where they come from", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/overview");
  const forYou = page.getByRole("region", { name: "For you" });
  await expect(forYou).toContainText("Nothing waits for you.");

  const headers = await apiHeaders(page);
  const [me] = await (await page.request.get("/rest/v1/team_members?select=id", { headers })).json();
  const entry = { squad_id: "fintech", owner: me.id };
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  const rows = [
    { ...entry, company_name: "Solarwerk", next_step: "Call the founder", next_step_on: today },
    { ...entry, company_name: "N26", status: "parked", revisit_on: "2026-01-02" },
  ];
  for (const data of rows) {
    expect((await page.request.post("/rest/v1/squad_hotlist_companies", { headers, data })).status()).toBe(201);
  }
  await expect(forYou).toContainText("Solarwerk");
  await expect(forYou).toContainText("Call the founder");
  await expect(forYou.getByRole("link", { name: "N26" })).toBeVisible();

  const fact = { company_name: "Celonis" };
  expect((await page.request.post("/rest/v1/company_facts", { headers, data: fact })).status()).toBe(201);
  await page.reload();
  const numbers = page.getByRole("region", { name: "Team stats" });
  await numbers.getByRole("link", { name: "New this week: 1" }).click();
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Edit filter: Added/ })).toBeVisible();
  await page.goBack();
  // A bar a day: the last one is today's, and leads to what it counts.
  const days = page.getByRole("list", { name: "Changes of the last 14 days" });
  await expect(days.getByRole("listitem")).toHaveCount(14);
  await days.getByRole("link", { name: /: 3 changes$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/changes\\?day=${today}`));
  const all = page.getByRole("region", { name: "What changed" });
  await expect(all.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page, "Solarwerk");
  await page.getByRole("button", { name: "Show all days" }).click();
  await expect(all).toContainText("Nothing has changed since you last looked.");
  await page.goBack();
  await numbers.getByRole("link", { name: "Fintech: 2 companies" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fintech");
  await page.goBack();
  await numbers.getByRole("link", { name: "On hotlists: 2" }).click();
  await expect(page).toHaveURL(/company-hotlist/);
});
