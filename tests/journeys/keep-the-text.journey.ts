import type { Page } from "@playwright/test";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const cv = "Ada Example\nProduct Lead at Celonis SE\nTU München";
const LONG_TEXT_LENGTH = 5_000_000;

const field = (page: Page) => page.getByPlaceholder("Paste your text here...");
const analyze = (page: Page) => page.getByRole("button", { name: "Highlight Companies & Universities" }).click();

test("the text stays when one reloads, leaves and returns, and it is never sent anywhere", async ({ page }) => {
  await signUp(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/text-analysis");
  await field(page).fill(cv);
  await page.reload();
  await expect(field(page)).toHaveValue(cv);
  await analyze(page);
  await expect(page.getByText("1 university, 1 company")).toBeVisible();

  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.goto("/simple-text-analysis");
  await expect(field(page)).toHaveValue(cv);
  expect(sent.filter((request) => /Ada Example|Product Lead/.test(decodeURIComponent(request)))).toEqual([]);
});

test("a text that is typed before the browser has opened its database stays when one reloads", async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("is second") !== null) return;
    sessionStorage.setItem("is second", "yes");
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.clock.install();
  await page.goto("/text-analysis");
  await field(page).fill(cv);
  // The text is written soon after it was typed, but the write waits for the database.
  await page.clock.runFor(5000);
  await page.reload();
  await expect(field(page)).toHaveValue(cv);
  await expect.poll(() => storedText(page)).toBe(cv);
});

test("a switch to the basic analysis and back keeps the text and shows its result", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await field(page).fill(cv);
  await analyze(page);
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text).toContainText("Celonis SE (");
  const kinds = page.getByRole("navigation", { name: "Analysis" });
  await kinds.getByRole("link", { name: "Basic analysis" }).click();
  await expect(page.getByRole("heading", { name: "Basic Text Analysis" })).toBeVisible();
  await expect(toast(page, "Found 2 matches")).toContainText("(yellow)");
  await expect(field(page)).toHaveValue(cv);
  await expect(text).not.toContainText("Celonis SE (");
  await expect(text.locator("mark")).toHaveText(["Celonis SE", "TU München"]);
  await kinds.getByRole("link", { name: "With auto enhancement" }).click();
  await expect(text).toContainText("Celonis SE (");
});

test("“Clear” removes the text and its result, and can be undone", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
  await field(page).fill(cv);
  await analyze(page);
  const result = page.getByRole("region", { name: "Analysis Result" });
  await expect(result).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(result).toBeHidden();
  await toast(page, "Text cleared").getByRole("button", { name: "Undo" }).click();
  await expect(field(page)).toHaveValue(cv);
  await expect(result).toBeVisible();

  await page.getByRole("button", { name: "Clear" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Text Analysis with Auto Enhancement" })).toBeVisible();
  expect(await storedText(page)).toBeUndefined();
  await expect(field(page)).toHaveValue("");
});

test("a text of 5 MB stays, too", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  const line = "Worked at Siemens AG for a while.\n";
  const long = line.repeat(LONG_TEXT_LENGTH / line.length);
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await field(page).focus();
  await page.keyboard.press("Control+V");
  const note = page.getByText(`Long text (${long.length.toLocaleString("en")} characters).`);
  await expect(note).toBeVisible();
  await expect.poll(async () => String(await storedText(page)).length).toBe(long.length);
  await page.reload();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(note).toBeHidden();
  await page.keyboard.type("Short again");
  await expect(field(page)).toHaveValue("Short again");
});

test("logging out deletes the text", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await field(page).fill(cv);
  await expect.poll(() => storedText(page)).toBe(cv);
  await signOut(page);
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Auto Text Analysis" }).first().click();
  await expect(page.getByRole("heading", { name: "Text Analysis with Auto Enhancement" })).toBeVisible();
  expect(await storedText(page)).toBeUndefined();
  await expect(field(page)).toHaveValue("");
});

/** Undefined where the browser has none. */
function storedText(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    // Opening a database creates it.
    if (!(await indexedDB.databases()).some(({ name }) => name === "venture-research")) return undefined;
    const opening = indexedDB.open("venture-research");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const database = opening.result;
    const reading = database.transaction("texts").objectStore("texts").get("text analysis");
    await new Promise((resolve) => reading.addEventListener("success", resolve));
    database.close();
    return reading.result;
  });
}
