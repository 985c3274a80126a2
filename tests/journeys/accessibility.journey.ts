import { productRoutes } from "#tests/support/routes.ts";
import { expectAccessible } from "./support/axe.ts";
import { addToHotlist } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { addHotlistEntries, insert } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

const cv = "/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder";

test.describe.configure({ timeout: 240_000 });

test("every screen is accessible", async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await page.goto("/auth");
  await expectAccessible(page, "Welcome back.");
  await page.goto("/nowhere");
  await expectAccessible(page, "Oops! Page not found");
  await signUp(page);
  for (const { path, ready } of productRoutes) {
    await page.goto(path);
    await expectAccessible(page, ready);
  }
});

test("axe finds nothing where a profile is rejected, or about to be deleted", async ({ page }) => {
  await signUp(page);
  await page.goto("/linkedin-cv-creator");
  await page.getByRole("button", { name: "Generate CV" }).click();
  await expectAccessible(page, "Paste a LinkedIn profile URL.");
  await page.goto(cv);
  await page.getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page, "deletes the saved profile");
});

test("a hotlist with companies is accessible", async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await signUp(page);
  await addToHotlist(page, "genai", ["celonis", "stripe"]);
  await page.goto("/squad-hotlist/genai");
  await expectAccessible(page, "Process Mining");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expectAccessible(page, "1 selected");
  await page.keyboard.press("s");
  await expectAccessible(page, "Diligence");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expectAccessible(page, "Add to another hotlist…");
  await page.getByRole("button", { name: "Add to another hotlist…" }).click();
  await expectAccessible(page, "One click adds.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close details" }).click();
  // The list gets no keys until the panel is gone.
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("?");
  await expectAccessible(page, "Extend the selection");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Crunchbase URLs").fill("nonsense\ncrunchbase.com/organization/no-such-company");
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expectAccessible(page, "2 lines not added");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await expectAccessible(page, "Funding Rounds");
});

test("an analyzed text is accessible", async ({ page }) => {
  await signUp(page);
  const text = "Product Lead at Celonis SE (Munich)\nada@example.com, TU München, Facebook";
  for (const path of ["/text-analysis", "/simple-text-analysis"]) {
    await page.goto(path);
    await page.getByPlaceholder("Paste your text here...").fill(text);
    await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
    await expectAccessible(page, "1 university, 2 companies");
    await page.getByRole("button", { name: "Facebook" }).focus();
    await expectAccessible(page, "No data yet");
  }
});

test("the names of a CV, and the correction of a match, are accessible", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await page
    .getByPlaceholder("Paste your text here...")
    .fill("EXPERIENCE\n\nZorblax Robotics, Munich\nProduct Lead   Jan 2020 - Present\n- Moved off Oracle 11g\n");
  await page.keyboard.press("Control+Enter");
  await expectAccessible(page, "Not in your lists (1)");
  await page.keyboard.press("h");
  await expectAccessible(page, "Energy/Climate");
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await expectAccessible(page, "is another name of");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expectAccessible(page, "Next name that is not in your lists");
  await page.keyboard.press("Escape");
  await page.getByText("Career only").click();
  await page.getByRole("button", { name: "Oracle" }).first().click();
  const card = page.getByRole("dialog", { name: "Oracle" });
  await card.getByRole("button", { name: "Wrong…" }).click();
  await expectAccessible(page, "Not before “11g”");
  await card.getByRole("button", { name: "Never a name" }).click();
  await expectAccessible(page, "Save for the team");
});

test("the board, a decision and the page of a hotlist company are accessible", async ({ page }) => {
  await signUp(page);
  await addHotlistEntries(page, "fintech", 4);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "fintech", company_name: "Celonis", priority: "high", next_step: "Call", next_step_on: "2025-01-01" },
  ]);
  await page.goto("/squad-hotlist/fintech?layout=board");
  const card = page.getByRole("button", { name: /^Celonis/ });
  await expect(card).toBeVisible();
  await expectAccessible(page, "Diligence");
  await card.press("m");
  await expectAccessible(page, "Here now");
  await page.keyboard.press("6");
  await page.getByText("A stage", { exact: true }).click();
  await page.getByText("On a date", { exact: true }).click();
  await expectAccessible(page, "One of these stages");
  await page.getByLabel("Why?").fill("Pre-revenue");
  await page.getByText("A stage", { exact: true }).click();
  await page.getByLabel("On this day").fill("2099-01-01");
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await card.press("o");
  await page.getByLabel("Add note").fill("First");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
  await page.getByLabel("Add note").pressSequentially("@a");
  await expect(page.getByRole("listbox", { name: "Colleagues" })).toBeVisible();
  await expectAccessible(page, "Pre-revenue");

  // Copying and removing can be undone.
  await page.getByLabel("Add note").fill("");
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Copy to the hotlist of TechBio" }).click();
  await expect(page.getByText("Celonis has been added to the TechBio hotlist.")).toBeVisible();
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Remove from this hotlist" }).click();
  await expect(page.locator("[data-card]")).toHaveCount(4);
  await expect(card).toHaveCount(0);
  await toast(page, "Company removed from hotlist").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(card).toBeVisible();
});
