import type { Page } from "@playwright/test";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

test("the session ends after two idle hours, and sign-in returns to the same page", async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await page.goto("/crunchbase-input?squad=techbio");
  await expect(page.getByRole("heading", { name: "Add a company to TechBio" })).toBeVisible();
  await page.clock.fastForward("01:58:00");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.clock.fastForward("01:02");
  await expect(page.getByRole("dialog", { name: "Are you still there?" })).toContainText(/signed out in 5\d seconds/);
  await page.clock.fastForward("01:01");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByText("You were inactive for 2 hours.")).toBeVisible();

  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Add a company to TechBio" })).toBeVisible();
  await signOut(page);
  await expect(page.getByText("You were inactive for 2 hours.")).toBeHidden();
});

test("“Stay signed in” keeps the session", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.fastForward("01:59:10");
  await page.getByRole("dialog").getByRole("button", { name: "Stay signed in" }).last().click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.clock.fastForward("01:58:00");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("activity in one tab keeps the others signed in", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  const other = await context.newPage();
  await other.goto("/overview");
  await expect(other.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.clock.fastForward("01:30:00");
  await other.keyboard.press("Shift");
  await page.clock.fastForward("01:30:00");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("waking a computer after the session has ended leads to sign-in", async ({ page, expectedConsole }) => {
  // The client may refresh its token just as the session ends.
  expectedConsole.push(/400/);
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.fastForward("09:00:00");
  await expect(page).toHaveURL(/\/auth/);
});

test("logging out in one tab logs out the others", async ({ page, context }) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await other.goto("/whole-company-screener");
  await expect(other.getByLabel("Crunchbase URL")).toBeVisible();
  await signOut(page);
  await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(other).toHaveURL(/\/auth\?next=%2Fwhole-company-screener/);
});

test("logging out ends this browser's session only, and the server rejects its token", async ({
  page,
  browser,
  server,
}) => {
  await openSignedIn(page);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  const request = other.waitForRequest(/\/rest\/v1\//);
  await signIn(other);
  const { apikey = "", authorization = "" } = await (await request).allHeaders();
  const requestAgain = async () =>
    (await page.request.get("/rest/v1/universities?limit=1", { headers: { apikey, authorization } })).status();
  expect(await requestAgain()).toBe(200);
  await signOut(other);
  await elsewhere.close();
  await expect.poll(requestAgain).toBe(401);

  await page.goto("/whole-company-screener");
  await expect(page.getByLabel("Crunchbase URL")).toBeVisible();
});

test("a session ended elsewhere leads to sign-in and back to the same page", async ({
  page,
  browser,
  server,
  expectedConsole,
}) => {
  expectedConsole.push(/status of (401|403)/);
  await openSignedIn(page);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other);
  // A new password ends all other sessions.
  const newPassword = "another horse battery";
  await other.goto("/account");
  await other.getByLabel("Current password").fill(password);
  await other.getByLabel("New password", { exact: true }).fill(newPassword);
  await other.getByLabel("Confirm new password").fill(newPassword);
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(toast(other, "Password changed")).toBeVisible();
  await elsewhere.close();

  await page.goto("/whole-company-screener");
  await expect(page).toHaveURL(/\/auth\?next=%2Fwhole-company-screener/);
  await fillCredentials(page, "ada@fund.example", newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/whole-company-screener$/);
});

async function openSignedIn(page: Page): Promise<void> {
  await signUp(page);
  await page.goto("/overview");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/auth");
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}
