import { expectNoFaults } from "./support/axe.ts";
import { test } from "./support/journey.ts";
import { linkIn, test as testWithMail } from "./support/mail-journey.ts";
import { signUp } from "./support/session.ts";

test("axe finds nothing in the lock, the account page and the question whether somebody is there", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/auth");
  await page.evaluate(() => {
    const lock = { failures: 5, countedSinceMs: Date.now(), lockedUntilMs: Date.now() + 60_000 };
    localStorage.setItem("venture-research.sign-in-lock", JSON.stringify(lock));
    localStorage.setItem("venture-research.ended-by-inactivity", "true");
  });
  await page.reload();
  await expectNoFaults(page, "Too many login attempts.");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expectNoFaults(page, "Password reset isn't available");

  await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expectNoFaults(page, "Scan this QR code");
  await page.clock.install();
  await page.goto("/tools-explanation");
  await page.getByRole("link", { name: "Open the screener" }).waitFor();
  await page.clock.fastForward("01:59:10");
  await expectNoFaults(page, "Are you still there?");
});

testWithMail("axe finds nothing on the way to a new password", async ({ page, mail }) => {
  testWithMail.setTimeout(120_000);
  const email = "ada@fund.example";
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectNoFaults(page, "Please check your email");
  await page.goto(linkIn(await mail.next(email)));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expectNoFaults(page, "If there's an account for");
  await page.goto(linkIn(await mail.next(email)));
  await page.getByRole("button", { name: "Set password" }).click();
  await expectNoFaults(page, "Password must be at least 8 characters");
});
