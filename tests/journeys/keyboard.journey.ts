import type { Locator } from "@playwright/test";
import { openAdd } from "./support/company-database.ts";
import { batchAdd } from "./support/hotlist.ts";
import { expect, test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const fields = [
  { path: "/whole-company-screener", label: "Crunchbase URL" },
  { path: "/crunchbase-input?squad=fintech", label: "Crunchbase URL" },
  { path: "/linkedin-cv-creator", label: "LinkedIn URL" },
  { path: "/linkedin-profile-formatter", label: "LinkedIn URL" },
  { path: "/text-analysis", label: "Text" },
  { path: "/simple-text-analysis", label: "Text" },
];

test("a screen with one field focuses it", async ({ page }) => {
  await signUp(page);
  for (const { path, label } of fields) {
    await page.goto(path);
    await expect(page.getByRole("textbox", { name: label, exact: true }), path).toBeFocused();
  }
});

test("a touch screen keeps its keyboard closed", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/text-analysis");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).not.toBeFocused();
});

test("the skip link is the first stop, and a navigation focuses the new screen's heading", async ({ page }) => {
  await signUp(page);
  // The overview focuses its field.
  await page.goto("/tools-explanation");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const [link, heading] of [
    ["Company Database", "Company Database"],
    ["University Database", "Manage Universities List"],
    ["Company Hotlist", "Company Hotlist"],
  ] as const) {
    await navigation.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Manage Universities List", level: 1 })).toBeFocused();
  await navigation.getByRole("link", { name: "LinkedIn CV" }).click();
  await expect(page.getByRole("textbox", { name: "LinkedIn URL" })).toBeFocused();
});

for (const [path, shortcut] of [
  ["/text-analysis", "Control+Enter"],
  ["/simple-text-analysis", "Meta+Enter"],
] as const) {
  test(`${shortcut} submits the text on ${path}`, async ({ page }) => {
    await signUp(page);
    await page.goto(path);
    const field = page.getByRole("textbox", { name: "Text", exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type("Google");
    await page.keyboard.press("Enter");
    await page.keyboard.type("TU München");
    await page.keyboard.press(shortcut);
    await expect(page.getByText("1 university, 1 company")).toBeVisible();
    await expect(field).toHaveValue("Google\nTU München");
    await expect(page.getByText("Ctrl+Enter")).toBeVisible();
  });
}

test("Ctrl+Enter starts both batches, and submits a URL", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list");
  await openAdd(page, "Batch Processing");
  await page
    .getByPlaceholder("Enter Crunchbase URLs, one per line...")
    .fill("https://www.crunchbase.com/organization/n26");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("1 succeeded, 0 failed")).toBeVisible();

  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Crunchbase URLs").fill("https://www.crunchbase.com/organization/stripe");
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByText("Processed: 1 of 1")).toBeVisible();

  await page.goto("/linkedin-profile-formatter");
  await expect(page.getByRole("textbox", { name: "LinkedIn URL" })).toBeFocused();
  await page.keyboard.type("https://www.linkedin.com/in/sample-founder");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Formatted Profile")).toBeVisible();
});

test("the user menu opens by Enter, runs by arrow keys, and returns the focus on Escape", async ({ page }) => {
  await signUp(page);
  await page.goto("/overview");
  // The screen's field takes the focus when it appears.
  await expect(page.getByRole("textbox", { name: "Find or paste anything" })).toBeFocused();
  const button = page.getByRole("button", { name: /^Account of/ });
  const menu = page.getByRole("menu");
  await button.focus();
  // The second time, its code is loaded.
  for (const _time of [1, 2]) {
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await takesKeys(menu);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await takesKeys(menu);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Management" })).toBeVisible();
});

test("keys pressed while a list is on its way choose from it", async ({ page }) => {
  await signUp(page);
  await batchAdd(page, "fintech", ["n26", "celonis"]);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/opened-select-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/squad-hotlist/fintech");
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Sector" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/sector=/);
  release();
  await expect(page).toHaveURL(/sector=/);
  await expect(page.getByText("1 of 2 companies")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sector" })).toBeFocused();
});

/**
 * The library focuses an opened menu twice, a task and an effect after it is drawn. A key between the two is lost, which no
 * hand is fast enough for.
 */
async function takesKeys(menu: Locator) {
  await expect(menu.locator(":focus")).toBeAttached();
  await menu.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
