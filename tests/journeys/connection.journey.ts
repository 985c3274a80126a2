import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { addToHotlist, crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const OFFLINE = "You're offline. Changes can't be saved until you're back online.";
const UNREACHABLE = "Can't reach the server. Reconnecting...";
const NETWORK = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /ERR_CONNECTION/,
  /WebSocket connection/,
  /ChunkError/,
  /preload assets/,
];

/** Lets no request and no WebSocket through: the server is gone, the browser stays online. */
async function stopServer(page: Page): Promise<() => Promise<void>> {
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  return () => page.unroute("**/*");
}

test("offline, the app says so, and a failed fetch runs again by itself", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(...NETWORK);
  await signUp(page);
  await page.goto("/whole-company-screener");
  await expect(page.getByRole("heading", { name: "Crunchbase company screener" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();

  await page.getByLabel("Crunchbase URL").fill(crunchbaseUrl("celonis"));
  await page.getByRole("button", { name: "Fetch" }).click();
  await expect(page.getByText("Couldn't load this company")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page, OFFLINE);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test("a screen that was not loaded yet keeps the navigation, and opens with its styles when the network is back", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(...NETWORK);
  // Journeys before may have loaded the screen with this context.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await signUp(page);
  await page.goto("/overview");
  await expect(page.getByText("On hotlists", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Company Database", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "This screen couldn't be loaded" })).toBeVisible();
  await expect(page.getByText("This screen opens by itself when you're back online.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "This screen couldn't be loaded" })).toBeVisible();
  await expectAccessible(page, OFFLINE);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Company Database" })).toBeVisible();
  await expect(page.getByText("No companies yet")).toBeVisible();
  const failedStyles = await page.evaluate(
    () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet).length,
  );
  expect(failedStyles).toBe(0);
});

test("a change made offline is rejected with a message and does not run later", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(...NETWORK);
  await signUp(page);
  await addToHotlist(page, "climate", ["celonis", "stripe"]);
  await page.goto("/squad-hotlist/climate");
  await expect(page.getByRole("button", { name: "Delete Celonis" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete Celonis" }).click();
  await expect(toast(page, "Error")).toContainText("Failed to delete company: Can't reach the server.");
  const row = page.getByRole("link", { name: "Celonis", exact: true });
  await expect(row).toBeVisible();

  const deletions: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && deletions.push(request.url()));
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  expect(deletions).toEqual([]);
});

test("a server that is gone is reported within 10 s, and the screen loads when it is back", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(...NETWORK);
  await signUp(page);
  await page.goto("/overview");
  await expect(page.getByText("On hotlists", { exact: true })).toBeVisible();
  const restart = await stopServer(page);
  await page.getByRole("link", { name: "Crunchbase company screener" }).first().click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText("The server isn't responding. This screen opens by itself when it does.")).toBeVisible();
  await restart();
  await expect(page.getByRole("heading", { name: "Crunchbase company screener" })).toBeVisible();
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);

  const restartAgain = await stopServer(page);
  await page.getByLabel("Crunchbase URL").fill(crunchbaseUrl("celonis"));
  await page.getByRole("button", { name: "Fetch" }).click();
  await expect(page.getByText("Couldn't load this company")).toBeVisible({ timeout: 10_000 });
  await restartAgain();
  await expect(page.getByRole("heading", { name: "Celonis" })).toBeVisible();
});

test("a slow server is named after 5 s", async ({ page }) => {
  await signUp(page);
  await page.goto("/tools-explanation");
  await expect(page.getByRole("heading", { name: "Tools Explanation" })).toBeVisible();
  const { promise: isFast, resolve: speedUp } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/**", async (route) => {
    await isFast;
    await route.continue();
  });
  await page.getByRole("link", { name: "University Database" }).click();
  await expect(page.getByText("Loading universities...").first()).toBeAttached();
  await expect(page.getByText("Still loading. The server is slow to respond.")).toBeVisible();
  await expectAccessible(page, "Still loading. The server is slow to respond.");
  speedUp();
  await expect(page.getByRole("row", { name: /Aalto University/ })).toBeVisible();
  await expect(page.getByText("Still loading.")).toHaveCount(0);
});

test("a new version of the app is offered when a screen of the old one is gone", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/, /ChunkError/);
  await signUp(page);
  await page.goto("/overview");
  await expect(page.getByText("On hotlists", { exact: true })).toBeVisible();
  await page.route("**/assets/tools-explanation-*.js", (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  );
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "A new version is available" })).toBeVisible();
  await expectAccessible(page, "Reload to open this screen.");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Tools Explanation" })).toBeVisible();
});
