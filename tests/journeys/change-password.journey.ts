import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

const newPassword = "a brand new one";

test("a user changes the password and has to enter the current one", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (400|422)/);
  await signUp(page);
  await page.goto("/account");
  const change = page.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(page.getByText("Enter your current password")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();

  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password").fill(newPassword);
  await change.click();
  await expect(page.getByText("Incorrect password")).toBeVisible();

  await page.getByLabel("Current password").fill(password);
  await change.click();
  await expect(toast(page, "Password changed")).toBeVisible();
  await signOut(page);
  await fillCredentials(page, "ada@fund.example", newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
