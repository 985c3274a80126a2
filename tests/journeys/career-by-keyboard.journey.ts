import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const cv = `Ida Beispiel
Munich

EXPERIENCE

Brightwater Analytics, Munich
Head of Data                                   Jan 2021 - Present
- Built the forecasting platform on Snowflake and Oracle 11g

Celonis SE, Munich
Product Lead                                   Mar 2016 - Dec 2020

EDUCATION

Hochschule Musterstadt
M.Sc., Computer Science                        2013 - 2015

Akademie Beispielhausen
B.Sc., Computer Science                        2010 - 2013
`;
const MAX_KEYS = 12;

const found = (page: Page) => page.getByRole("region", { name: "Found", exact: true });
const text = (page: Page) => page.getByRole("group", { name: "Analyzed text" });

async function paste(page: Page, pasted: string): Promise<void> {
  await page.goto("/text-analysis");
  await expect(page.getByPlaceholder("Paste your text here...")).toBeFocused();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), pasted);
}

test.describe("with live companies", () => {
  test.use({ isLive: true });

  test("from paste to an unknown company added, fetched and on a hotlist, with the keyboard alone", async ({
    page,
    crunchbase,
  }) => {
    const company = {
      properties: { identifier: { value: "Brightwater Analytics" }, founded_on: { value: "2018-01-01" } },
      cards: {},
    };
    crunchbase?.scriptResponse("brightwater-analytics", { kind: "body", body: JSON.stringify(company) });
    await signUp(page);
    await paste(page, cv);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };

    await press("Control+V");
    await press("Control+Enter");
    await expect(found(page).getByRole("button", { name: /^Brightwater Analytics/ })).toBeFocused();
    await press("a");
    await expect(toast(page, "Success")).toContainText("Brightwater Analytics has been added to the company list.");
    await expect(text(page).locator("mark").filter({ hasText: "Brightwater Analytics" })).toBeVisible();
    await expect(found(page)).toContainText("Not in your lists (2)");
    await press("f");
    await expect(text(page)).toContainText("Brightwater Analytics (2018, ");
    await press("h");
    const chooser = page.getByRole("group", { name: "Add Brightwater Analytics to a hotlist" });
    await expect(chooser.getByRole("button", { name: "Gen/AI" })).toBeFocused();
    await press("2");
    await expect(toast(page, "Added to hotlist")).toContainText(
      "Brightwater Analytics has been added to the Fintech hotlist.",
    );
    expect(keys, "keys").toBeLessThanOrEqual(MAX_KEYS);

    await expect(found(page).getByRole("link", { name: "Fintech" }).first()).toBeVisible();
    await expect(
      found(page)
        .getByRole("button", { name: /^Brightwater Analytics/ })
        .first(),
    ).toBeFocused();
    await page.goto("/squad-hotlist/fintech");
    await expect(page.getByRole("link", { name: "Brightwater Analytics", exact: true })).toBeVisible();
  });
});

test("n, j and k move between the names, z undoes, and a field keeps its letters", async ({ page }) => {
  await signUp(page);
  await paste(page, cv);
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Control+Enter");
  const row = (name: RegExp) => found(page).getByRole("button", { name }).first();
  await expect(row(/^Brightwater Analytics/)).toBeFocused();
  await page.keyboard.press("n");
  await expect(row(/^Hochschule Musterstadt/)).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(/^Akademie Beispielhausen/)).toBeFocused();
  await page.keyboard.press("k");
  await expect(row(/^Hochschule Musterstadt/)).toBeFocused();
  await page.keyboard.press("u");
  await expect(toast(page, "Success")).toContainText("Hochschule Musterstadt has been added to the university list.");
  const marks = text(page).locator("mark");
  await expect(marks.filter({ hasText: "Hochschule Musterstadt" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(marks.filter({ hasText: "Hochschule Musterstadt" })).toHaveCount(0);

  await page.keyboard.press("?");
  await expect(page.getByText("Next name that is not in your lists")).toBeVisible();
  await page.keyboard.press("Escape");
  const field = page.getByPlaceholder("Paste your text here...");
  await field.fill("");
  await page.keyboard.type("Nolan jakub");
  await expect(field).toHaveValue("Nolan jakub");
});

test("all schools are added at once, and removed again with one undo", async ({ page }) => {
  await signUp(page);
  await paste(page, cv);
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Control+Enter");
  await expect(found(page)).toContainText("Not in your lists (3)");
  await found(page).getByRole("button", { name: "Add all schools (2)" }).click();
  await expect(toast(page, "Success")).toContainText("2 schools have been added to the university list.");
  const schools = text(page).locator('mark[data-tone="amber"]');
  await expect(schools).toHaveText(["Hochschule Musterstadt", "Akademie Beispielhausen"]);
  await toast(page, "Success").getByRole("button", { name: "Undo" }).click();
  await expect(schools).toHaveCount(0);
  await expect(found(page)).toContainText("Not in your lists (3)");
});

test("the screen shows the career only, and short notes or none; the copy stays complete", async ({ page }) => {
  await signUp(page);
  await paste(page, cv);
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Control+Enter");
  const note = "Celonis SE (N/A, N/A FTE, N/A, None)";
  await expect(text(page)).toContainText(note);
  await found(page).getByText("Career only").click();
  const oracle = text(page).getByRole("button", { name: "Oracle" });
  await expect(oracle).toHaveAttribute("data-quiet");
  await expect(text(page).getByRole("button", { name: "Celonis SE" })).not.toHaveAttribute("data-quiet");
  await expect(found(page).getByRole("button", { name: /^Oracle/ })).toHaveCount(0);
  await found(page).getByText("Hidden").click();
  await expect(text(page)).not.toContainText("N/A");
  await page.getByRole("button", { name: "Copy Result" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(note);
});

test("only the companies that the person worked for are ticked for a fetch", async ({ page }) => {
  await signUp(page);
  await paste(page, cv);
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Control+Enter");
  const unknown = page.getByRole("region", { name: "Companies without facts", exact: true });
  await expect(unknown.getByRole("checkbox", { name: "Fetch Celonis" })).toBeChecked();
  await expect(unknown.getByRole("checkbox", { name: "Fetch Oracle" })).not.toBeChecked();
  await expect(unknown.getByRole("button", { name: "Fetch facts for 1 company" })).toBeVisible();
  await unknown.getByRole("checkbox", { name: "Fetch Celonis" }).uncheck();
  await expect(unknown.getByRole("button", { name: /^Fetch facts/ })).toBeHidden();
  await unknown.getByRole("checkbox", { name: "Fetch Celonis" }).check();
  await unknown.getByRole("button", { name: "Fetch facts for 1 company" }).click();
  await expect(toast(page, "Facts fetched")).toContainText("1 added, 0 failed");
  await expect(text(page)).toContainText(/Celonis SE \(2011, /);
});
