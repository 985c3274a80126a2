import type { Browser, Page, WebSocket, WebSocketRoute } from "@playwright/test";
import { addCompany, openAdd } from "./support/company-database.ts";
import { batchAdd } from "./support/hotlist.ts";
import { expect, newContextPage, signOut, signUpOnScreen, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function colleague(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await newContextPage(browser, baseURL);
  await signUp(page, email);
  return page;
}

const highlighted = (page: Page) => page.locator("[data-highlighted]");

test("a colleague's new company appears, glows once and does not disturb typing", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const grace = await colleague(browser, baseURL, "grace@fund.example");
  await page.goto("/company-list?q=s");
  const dialog = await openAdd(page);
  const address = dialog.getByRole("textbox", { name: "Crunchbase URL" });
  await address.fill("https://www.crunchbase.com/organ");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const search = page.getByPlaceholder("Search companies or investors...");
  await search.fill("str");
  await search.press("ArrowLeft");
  await grace.goto("/company-list");
  await addCompany(grace, "https://www.crunchbase.com/organization/stripe");
  await expect(toast(grace, "Success")).toBeVisible();

  const row = page.getByRole("row", { name: /Stripe/ });
  await expect(row).toBeVisible();
  await expect(highlighted(page)).toHaveCount(1);
  await expect(highlighted(page)).toHaveCount(0);
  await expect(search).toHaveValue("str");
  await expect(search).toBeFocused();
  expect(await search.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(2);
  await openAdd(page);
  await expect(address).toHaveValue("https://www.crunchbase.com/organ");
});

test("a hotlist shows a colleague's changes live, and who else has it open", async ({ page, browser, baseURL }) => {
  await signUp(page, "ada.lovelace@fund.example");
  const grace = await colleague(browser, baseURL, "grace@fund.example");
  await page.goto("/squad-hotlist/fintech");
  await expect(page.getByText("The Fintech hotlist is empty")).toBeVisible();
  await batchAdd(grace, "fintech", ["stripe", "n26"]);
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "N26", exact: true })).toBeVisible();

  const here = (on: Page, email: string) => on.getByRole("group", { name: `Also here: ${email}` });
  await expect(here(page, "grace@fund.example")).toHaveText("G");
  await expect(here(grace, "ada.lovelace@fund.example")).toHaveText("AL");
  await here(page, "grace@fund.example").getByLabel("grace@fund.example", { exact: true }).hover();
  await expect(page.getByText("grace@fund.example is also viewing this")).toBeVisible();

  await grace.getByRole("link", { name: "N26", exact: true }).click();
  await expect(grace.getByRole("heading", { name: "N26" })).toBeVisible();
  await expect(page.getByRole("group", { name: /^Also here/ })).toHaveCount(0);
  await grace.getByText("High", { exact: true }).click();
  await expect(page.getByRole("row", { name: /N26/ })).toContainText("High");

  await page.getByRole("link", { name: "N26", exact: true }).click();
  const geography = page.getByRole("textbox", { name: "Geography" });
  await geography.fill("half-typ");
  await grace.getByText("Low", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Low" })).toBeChecked();
  await expect(geography).toHaveValue("half-typ");
  await expect(geography).toBeFocused();
  await page.goBack();

  await grace.goto("/squad-hotlist/fintech");
  await grace.getByRole("button", { name: "Delete Stripe" }).click();
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "N26", exact: true })).toBeVisible();
});

test("the name lists show a colleague's changes live", async ({ page, browser, baseURL }) => {
  await signUp(page);
  const grace = await colleague(browser, baseURL, "grace@fund.example");
  for (const [path, label] of [
    ["/manage-universities", "University name"],
    ["/manage-companies", "Company name"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("textbox", { name: label }).fill("Half-typed");
    await grace.goto(path);
    await grace.getByRole("textbox", { name: label }).fill("Aa Live University");
    await grace.getByRole("textbox", { name: label }).press("Enter");
    const row = page.getByRole("row", { name: /Aa Live University/ });
    await expect(row).toBeVisible();
    await expect(highlighted(page)).toHaveCount(1);
    await grace.getByRole("button", { name: "Delete Aa Live University" }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: label })).toHaveValue("Half-typed");
  }
});

test("a reconnect catches up on missed changes", async ({ page, browser, baseURL }) => {
  const sockets = await socketsOf(page);
  await signUp(page);
  const grace = await colleague(browser, baseURL, "grace@fund.example");
  await batchAdd(page, "climate", ["celonis"]);
  await sockets.cut();
  await batchAdd(grace, "climate", ["stripe"]);
  await expect(page.getByRole("link", { name: "Celonis", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toHaveCount(0);
  sockets.restore();
  await expect(page.getByRole("link", { name: "Stripe", exact: true })).toBeVisible();
  await batchAdd(grace, "climate", ["n26"]);
  await expect(page.getByRole("link", { name: "N26", exact: true })).toBeVisible();
});

test("one WebSocket is open while signed in, none otherwise", async ({ page }) => {
  const open = new Set<WebSocket>();
  page.on("websocket", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(open.size).toBe(0);
  await signUpOnScreen(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Company Database" }).click();
  await expect(page.getByRole("heading", { name: "Company Database", level: 1 })).toBeVisible();
  await expect.poll(() => open.size).toBe(1);
  await menu.getByRole("link", { name: "University Database" }).click();
  await expect(page.getByRole("heading", { name: "Manage Universities List" })).toBeVisible();
  expect(open.size).toBe(1);
  await signOut(page);
  await expect.poll(() => open.size).toBe(0);
});

/** Cuts the page's WebSocket only: requests still work, and no `online` event fires. */
async function socketsOf(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/realtime/, (socket) => {
    sockets.add(socket);
    if (isCut) void socket.close({ code: 1001 });
    else socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of sockets) await socket.close({ code: 1001 });
    },
    restore() {
      isCut = false;
    },
  };
}
