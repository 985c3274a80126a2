import type { Page } from "@playwright/test";
import type { FakeMail } from "#tests/fakes/mail.ts";
import { linkIn, test } from "./support/email-journey.ts";
import { expect, fillCredentials, signOut, toast } from "./support/journey.ts";
import { password } from "./support/session.ts";

const ada = "ada@fund.example";
const newPassword = "a brand new one";

async function register(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillCredentials(page, ada, password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Success!")).toContainText("Please check your email to confirm your signup.");
}

async function registerAndConfirm(page: Page, mail: FakeMail): Promise<void> {
  await register(page);
  await confirm(page, linkIn(await mail.next(ada)));
  await expect(page.getByRole("heading", { name: "Welcome to Your App" })).toBeVisible();
}

async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email" }).click();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status")).toContainText(`If there's an account for ${email}, we've sent`);
}

test("the confirmation link signs a new user in", async ({ page, mail, expectedConsole }) => {
  expectedConsole.push(/status of 40[03]/);
  await register(page);
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await fillCredentials(page, ada, password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Error")).toContainText("Email not confirmed");

  const link = linkIn(await mail.next(ada));
  await confirm(page, link);
  await expect(page.getByText("You are now signed in!")).toBeVisible();
  expect(page.url()).not.toContain("token");

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await confirm(page, link);
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a user resets a forgotten password", async ({ page, mail }) => {
  await registerAndConfirm(page, mail);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await askForLink(page, ada);
  await page.goto(linkIn(await mail.next(ada)));
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();

  // No other screen opens before that, also after a reload.
  await page.goto("/overview");
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password").fill("something else");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("Confirm new password").fill(newPassword);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(toast(page, "Password changed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  await signOut(page);
  await fillCredentials(page, ada, newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("requesting a link does not reveal whether an account exists", async ({ page, mail }) => {
  await askForLink(page, "nobody@fund.example");
  expect(mail.mails).toEqual([]);
});
