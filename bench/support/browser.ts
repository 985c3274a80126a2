import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../../tools/chromium.ts";
import { PASSWORD } from "./product.ts";

export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...args, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}

/** A context in which a new user is signed in. */
export async function signedIn(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill("bench@fund.example");
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.close();
  return context;
}
