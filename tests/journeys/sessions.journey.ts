import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, fillCredentials, newContextPage, signOut, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

const email = "ada@fund.example";

async function signIn(page: Page): Promise<void> {
  await page.goto("/auth");
  await fillCredentials(page, email, password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

const sessionsOf = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

test("a user sees another browser's session and ends it", async ({ page, browser, server, expectedConsole }) => {
  expectedConsole.push(/status of (401|403)/);
  await signUp(page);
  await page.goto("/account");
  await expect(sessionsOf(page)).toHaveCount(1);
  await expect(page.getByText("You aren't signed in anywhere else.")).toBeVisible();

  const other = await newContextPage(browser, server.url);
  await signIn(other);
  await page.reload();
  await expect(sessionsOf(page)).toHaveCount(2);
  await expect(sessionsOf(page).first()).toContainText("This browser");
  await expect(sessionsOf(page).last()).toContainText(/Chrome on \w+\s*127\.0\.0\.1 · Last seen .+Signed in /);
  await expectAccessible(page, "This browser");

  await page.getByRole("button", { name: /^End session: Chrome on/ }).click();
  await expect(toast(page, "Session ended")).toBeVisible();
  await expect(sessionsOf(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeFocused();

  await expect(async () => {
    await other.goto("/company-list");
    await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
});

test("a user signs out everywhere else", async ({ page, browser, server }) => {
  await signUp(page);
  for (let count = 0; count < 2; count += 1) {
    const other = await newContextPage(browser, server.url);
    await signIn(other);
    await other.close();
  }
  await page.goto("/account");
  await expect(sessionsOf(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const question = page.getByRole("group", { name: "Sign out everywhere else" });
  await expect(question).toContainText("Sign out of 2 other sessions?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(sessionsOf(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out everywhere else")).toContainText("2 sessions ended.");
  await expect(sessionsOf(page)).toHaveCount(1);
});

test("a page that its tab shows again after a sign-out elsewhere shows nothing", async ({ page, expectedConsole }) => {
  // What it asks for before it is loaded again has no session any more.
  expectedConsole.push(/status of 401/);
  await signUp(page);
  await page.goto("/account");
  await expect(sessionsOf(page)).toHaveCount(1);
  await page.evaluate(() => {
    // As for a page that was frozen meanwhile: it hears no storage event of its own change.
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("sessions that fail to load can be loaded again", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 400/);
  await signUp(page);
  await page.route("**/rpc/own_sessions*", (route) =>
    route.fulfill({ status: 400, json: { message: "Out of order" } }),
  );
  await page.goto("/account");
  await expectAccessible(page, "Your sessions couldn't be loaded");
  await page.unroute("**/rpc/own_sessions*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sessionsOf(page)).toHaveCount(1);
});

/** As after ten minutes: the first request for a new authenticator app is rejected. */
async function askForPassword(page: Page): Promise<void> {
  await signUp(page);
  await page.goto("/account");
  await page.route("**/auth/v1/factors", (route) =>
    route.fulfill({
      status: 400,
      headers: { "x-supabase-api-version": "2024-01-01" },
      json: { code: "reauthentication_needed", message: "Factor enrollment requires reauthentication" },
    }),
  );
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page.getByLabel("Your password", { exact: true })).toBeFocused();
  await page.unroute("**/auth/v1/factors");
}

test("long after signing in, an authenticator app needs the password", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 400/);
  await askForPassword(page);
  await expectAccessible(page, "Enter your password to set up an authenticator app.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter your current password")).toBeVisible();
  await page.keyboard.type("not the right one");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect password")).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
});

test("guessing the password of an open session locks, and keeps what was typed", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (400|429)/);
  await askForPassword(page);
  for (let time = 1; time <= 5; time += 1) {
    await page.getByLabel("Your password", { exact: true }).fill(`guess ${time}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Incorrect password")).toBeVisible();
  }
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Too many login attempts. Please try again after 5 minutes.")).toBeVisible();
  await expect(page.getByLabel("Your password", { exact: true })).toHaveValue(password);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Set up an authenticator app" })).toBeVisible();
});

test.describe("after signing out, the browser keeps nothing of the user", () => {
  /** Everything that this origin stores, except the color scheme. */
  const stored = (page: Page) =>
    page.evaluate(async () => ({
      storage: [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(
        ([key]) => key !== "mantine-color-scheme-value",
      ),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      cookies: document.cookie,
      state: JSON.stringify(history.state?.usr ?? null),
    }));
  const NOTHING = { storage: [], databases: [], caches: [], cookies: "", state: "null" };

  async function use(page: Page): Promise<void> {
    await signUp(page);
    await page.goto("/simple-text-analysis");
    await page.getByRole("textbox").first().fill("Ada Lovelace worked at Celonis.");
    await page.getByRole("link", { name: "Overview" }).first().click();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
    await page.keyboard.press("Shift");
    expect((await stored(page)).storage.length).toBeGreaterThan(1);
  }

  test("with “Log out”, in every tab", async ({ page, context }) => {
    await use(page);
    const other = await context.newPage();
    await other.goto("/account");
    await expect(other.getByText("This browser")).toBeVisible();
    await signOut(page);
    expect(await stored(page)).toEqual(NOTHING);
    await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await stored(other)).toEqual(NOTHING);
    expect(page.workers()).toEqual([]);
  });

  test("when the session was ended elsewhere", async ({ page, browser, server, expectedConsole }) => {
    expectedConsole.push(/status of (401|403)/);
    await use(page);
    const other = await newContextPage(browser, server.url);
    await signIn(other);
    await other.goto("/account");
    await other.getByRole("button", { name: /^End session/ }).click();
    await expect(toast(other, "Session ended")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await stored(page)).toEqual(NOTHING);
  });

  test("after two hours of inactivity", async ({ page }) => {
    await page.clock.install();
    await use(page);
    await page.clock.fastForward("02:01:00");
    await expect(page.getByText("You were inactive for 2 hours.")).toBeVisible();
    const { storage, ...rest } = await stored(page);
    expect(storage).toEqual([["venture-research.device.ended-by-inactivity", "true"]]);
    expect(rest).toEqual({ databases: [], caches: [], cookies: "", state: "null" });
  });
});
