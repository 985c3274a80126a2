/** The journeys' own verbs. A journey gets a running product of its own; a stray error in the browser's console fails it. */
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { type JourneyServer, openServerProcess, type ServerProcess } from "./server.ts";
import { password } from "./session.ts";

interface Journey {
  readonly server: JourneyServer;
  /** Settings of the server, as environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  /** Messages of the browser's console that belong to the journey (a refused request is logged as an error). */
  readonly expectedConsole: RegExp[];
  /** Whether the product talks to stand-ins of the live data services instead of its samples. */
  readonly isLive: boolean;
  readonly crunchbase: FakeCrunchbase | null;
  readonly linkedin: FakeLinkedin | null;
}

export const test = base.extend<Journey, { readonly serverProcess: ServerProcess }>({
  serverProcess: [
    async ({}, use) => {
      const serverProcess = await openServerProcess();
      await use(serverProcess);
      await serverProcess.end();
    },
    { scope: "worker" },
  ],
  settings: [{}, { option: true }],
  isLive: [false, { option: true }],
  expectedConsole: async ({}, use) => use([]),
  crunchbase: async ({ isLive }, use) => {
    if (!isLive) return use(null);
    const service = await startFakeCrunchbase();
    await use(service);
    return service.close();
  },
  linkedin: async ({ isLive }, use) => {
    if (!isLive) return use(null);
    const service = await startFakeLinkedin();
    await use(service);
    return service.close();
  },
  server: async ({ browser, serverProcess, settings, crunchbase, linkedin }, use) => {
    const companies = crunchbase && {
      CRUNCHBASE_BASE_URL: crunchbase.baseUrl,
      CRUNCHBASE_API_KEY: fakeCrunchbaseKeys.advanced,
    };
    const profiles = linkedin && {
      LINKEDIN_BASE_URL: linkedin.baseUrl,
      LINKEDIN_API_KEY: fakeLinkedinKeys.valid,
    };
    const server = await serverProcess.start({ ...companies, ...profiles, ...settings });
    await use(server);
    // Pages of `pageElsewhere` would keep trying to reconnect.
    for (const context of browser.contexts()) await context.close();
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, expectedConsole }, use) => {
    const stray: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) stray.push(message.text());
    });
    page.on("pageerror", (error) => stray.push(error.stack ?? error.message));
    await use(page);
    expect(stray, "messages in the browser's console").toEqual([]);
  },
});

export { expect };

/** A page in a browser of its own, as at another computer: nobody is signed in there. */
export async function pageElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
}

/** Signs up through the screen and waits for the overview. */
export async function signUpOnScreen(page: Page, email = "ada@fund.example"): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillCredentials(page, email, password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

export async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
}

/** The toast that shows now, by its title. */
export function toast(page: Page, title: string) {
  // The last one may still be in the page for a moment while the new one takes its place.
  return page.locator(".mantine-Notification-root").filter({ hasText: title }).last();
}
