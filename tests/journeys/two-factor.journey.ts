import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { apiHeaders, password, signUp } from "./support/session.ts";

const PERIOD_MS = 30_000;

/** The authenticator app's code, `ahead` periods later, because each code works once. */
function codeOf(secret: string, ahead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * PERIOD_MS });
}

async function setUpApp(page: Page): Promise<string> {
  await page.goto("/overview");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const picture = page.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = await page.getByTestId("secret").innerText();
  await page.getByLabel("Code").fill("000 000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("That code didn't work.")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(toast(page, "Two-factor sign-in is on")).toBeVisible();
  return secret;
}

/** API responses for a session without its second factor. */
async function readWithoutCode(page: Page) {
  const headers = await apiHeaders(page);
  const read = await page.request.get("/rest/v1/universities?select=name", { headers });
  const data = { url: "https://www.linkedin.com/in/sample-founder" };
  const call = await page.request.post("/functions/v1/fetch-linkedin", { headers, data });
  return { read: read.status(), code: ((await call.json()) as { code?: string }).code };
}

test("with an authenticator app, sign-in requires its code before any screen", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 422/);
  await signUp(page);
  const secret = await setUpApp(page);
  await signOut(page);

  await page.goto("/whole-company-screener");
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  await page.goto("/overview");
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  await page.goto("/whole-company-screener");
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();

  expect(await readWithoutCode(page)).toEqual({ read: 403, code: "insufficient_aal" });

  await page.getByLabel("Code").fill("123 456");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("That code didn't work.")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Crunchbase URL")).toBeVisible();
  await page.goto("/manage-universities");
  await expect(page.getByRole("table", { name: "Universities" }).getByRole("row").nth(1)).toBeVisible();
});

test("after removing the authenticator app, sign-in requires no code", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 422/);
  await signUp(page);
  await setUpApp(page);
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Authenticator app removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up an authenticator app" })).toBeVisible();
  await signOut(page);
  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
