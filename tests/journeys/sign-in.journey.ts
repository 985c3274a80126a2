import { expect, fillCredentials, signOut, signUpOnScreen, test } from "./support/journey.ts";
import { createAccount, password } from "./support/session.ts";

test("a user signs up, logs out and signs in again", async ({ page }) => {
  await signUpOnScreen(page, "Grace@Fund.example");
  await expect(page.getByRole("button", { name: "Account of grace@fund.example" })).toContainText("G");
  await signOut(page);
  await fillCredentials(page, "grace@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("invalid emails and passwords show an error beside the field", async ({ page }) => {
  await page.goto("/auth");
  await fillCredentials(page, "ada@fund", "short");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
});

test("opening a screen while signed out leads to sign-in and then to that screen", async ({ page }) => {
  await createAccount(page);
  await page.goto("/crunchbase-input?squad=techbio");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Add a company to TechBio" })).toBeVisible();
});

test("an unknown URL shows an error and a link home", async ({ page, expectedConsole }) => {
  expectedConsole.push(/404.*\/no\/such\/page/);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test("without email, the forgotten-password screen names whom to ask", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByText("This server can't send email")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeHidden();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});
