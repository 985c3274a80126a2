/** Fixtures and actions of the journeys. Each journey gets a fresh product; an unexpected console error fails it. */
import { type Browser, test as base, expect, type Page, type Request } from "@playwright/test";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { type JourneyServer, openServerProcess, type ServerProcess } from "./server.ts";
import { password } from "./session.ts";
import { sharedContextsOf } from "./shared-contexts.ts";

interface Journey {
  readonly server: JourneyServer;
  /** Settings of the server, as environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  /** Console messages that the journey expects: Chromium logs each rejected request as an error. */
  readonly expectedConsole: RegExp[];
  /** Uses fakes of the live data services instead of the sample data. */
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
  server: async ({ browser, serverProcess, settings, crunchbase, linkedin }, use, testInfo) => {
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
    // Pages that stay open would keep trying to reconnect.
    await sharedContextsOf(browser).end(testInfo.status === testInfo.expectedStatus);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ browser, server, permissions, colorScheme, contextOptions, locale, timezoneId, viewport }, use) => {
    const shared = sharedContextsOf(browser);
    const others = JSON.stringify({ colorScheme, contextOptions, locale, timezoneId, viewport });
    await shared.begin({ baseURL: server.url, permissions: permissions ?? [], others });
    await use(await shared.take());
  },
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = [];
    const sentBeforeSignOut = followSignOut(page);
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (/status of 401/.test(message.text()) && sentBeforeSignOut.has(message.location().url)) return;
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) unexpected.push(message.text());
    });
    page.on("pageerror", (error) => unexpected.push(error.stack ?? error.message));
    await use(page);
    expect(unexpected, "unexpected console messages").toEqual([]);
  },
});

export { expect };

/**
 * The URLs of requests that the page sends before its sign-out ends: the server may reject them. It ends when the page shows the
 * sign-in, not when the server has responded, which is a moment earlier.
 */
function followSignOut(page: Page): ReadonlySet<string> {
  const sentBefore = new Set<string>();
  const open = new Set<Request>();
  let isSigningOut = false;
  page.on("request", (request) => {
    open.add(request);
    isSigningOut ||= new URL(request.url()).pathname === "/auth/v1/logout";
    if (isSigningOut) for (const sent of open) sentBefore.add(sent.url());
  });
  const end = (request: Request) => void open.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === "/auth") isSigningOut = false;
  });
  return sentBefore;
}

/** A page in another browser context, signed out. */
export async function newContextPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await sharedContextsOf(browser).take(baseURL)).newPage();
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

/** The current toast with this title. */
export function toast(page: Page, title: string) {
  // A closing toast may still be in the page.
  return page.locator(".mantine-Notification-root").filter({ hasText: title }).last();
}
