import type { Page } from "@playwright/test";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { createAccount, password } from "./support/session.ts";

const banner = "Too many login attempts. Please try again after 5 minutes.";

async function tryPassword(page: Page, secret: string): Promise<void> {
  await fillCredentials(page, "ada@fund.example", secret);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
}

test("the fifth wrong password locks the form for five minutes, also after a reload", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  await createAccount(page);
  await page.goto("/auth");
  await page.clock.install();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await tryPassword(page, `wrong password ${attempt}`);
    await expect(toast(page, "Error")).toContainText("Invalid login credentials");
    await expect(page.getByText(banner)).toBeHidden();
  }
  await tryPassword(page, "wrong password 5");
  await expect(toast(page, "Too many attempts")).toContainText("Please try again after 5 minutes");
  await expect(page.getByRole("alert").filter({ hasText: banner })).toBeVisible();

  await page.reload();
  await expect(page.getByText(banner)).toBeVisible();
  await tryPassword(page, password);
  await expect(toast(page, "Too many attempts")).toBeVisible();

  await page.clock.fastForward("04:30");
  await expect(page.getByText(banner)).toBeVisible();
  await page.clock.fastForward("00:31");
  await expect(page.getByText(banner)).toBeHidden();
});

test("the server enforces the lock when the browser's storage is cleared", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (400|429)/);
  await createAccount(page);
  await page.goto("/auth");
  for (let attempt = 1; attempt <= 5; attempt += 1) await tryPassword(page, `wrong password ${attempt}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(banner)).toBeHidden();
  await tryPassword(page, password);
  await expect(page.getByText(banner)).toBeVisible();
  await page.reload();
  await expect(page.getByText(banner)).toBeVisible();
});

test("a successful sign-in resets the count", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 400/);
  await createAccount(page);
  await page.goto("/auth");
  for (let attempt = 1; attempt <= 4; attempt += 1) await tryPassword(page, `wrong password ${attempt}`);
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await signOut(page);
  await tryPassword(page, "wrong password again");
  await expect(page.getByText(banner)).toBeHidden();
});
