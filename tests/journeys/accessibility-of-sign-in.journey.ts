import { expectAccessible } from "./support/axe.ts";
import { linkIn, test as testWithMail } from "./support/email-journey.ts";
import { test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("sign-in lock, account page and idle warning are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/auth");
  await page.evaluate(() => {
    const lock = { failures: 5, countedSinceMs: Date.now(), lockedUntilMs: Date.now() + 60_000 };
    localStorage.setItem("venture-research.device.sign-in-lock", JSON.stringify(lock));
    localStorage.setItem("venture-research.device.ended-by-inactivity", "true");
  });
  await page.reload();
  await expectAccessible(page, "Too many login attempts.");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expectAccessible(page, "Password reset isn't available");

  await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expectAccessible(page, "Scan this QR code");
  await page.clock.install();
  await page.goto("/tools-explanation");
  await page.getByRole("link", { name: "Open the screener" }).waitFor();
  await page.clock.fastForward("01:59:10");
  await expectAccessible(page, "Are you still there?");
});

testWithMail("setting a new password is accessible", async ({ page, mail }) => {
  testWithMail.setTimeout(120_000);
  const email = "ada@fund.example";
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectAccessible(page, "Please check your email");
  await page.goto(linkIn(await mail.next(email)));
  await expectAccessible(page, "Confirm only if you signed up yourself");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expectAccessible(page, "If there's an account for");
  await page.goto(linkIn(await mail.next(email)));
  await page.getByRole("button", { name: "Set password" }).click();
  await expectAccessible(page, "Password must be at least 8 characters");
});
