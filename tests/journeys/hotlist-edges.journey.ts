import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { insert } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const ENTRIES = "squad_hotlist_companies";
const card = (page: Page, name: string) => page.locator("[data-card]").filter({ hasText: name });
const column = (page: Page, status: string) =>
  page.getByRole("region", { name: new RegExp(`^${status}, \\d`) }).first();

async function write(person: Page, method: "patch" | "delete", query: string, data?: object): Promise<void> {
  const headers = await apiHeaders(person);
  const response = await person.request[method](`/rest/v1/${ENTRIES}?${query}`, { headers, ...(data && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
}

test("a board without its live connection says that a moved company was removed, and catches up by itself", async ({
  page,
  browser,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/WebSocket/);
  await signUp(page);
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await insert(
    page,
    ENTRIES,
    ["Celonis", "N26", "Stripe"].map((company_name) => ({ squad_id: "fintech", company_name })),
  );
  let isAway = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/realtime/, async (socket) => {
    if (isAway) return socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/squad-hotlist/fintech?layout=board");
  await expect(card(page, "Celonis")).toBeVisible();
  await write(grace, "patch", "company_name=eq.Stripe", { status: "meeting" });
  await expect(column(page, "Meeting")).toContainText("Stripe");

  isAway = true;
  for (const socket of sockets.splice(0)) await socket.close();
  await write(grace, "delete", "company_name=eq.Celonis");
  await card(page, "Celonis").press("Alt+ArrowRight");
  await expect(toast(page, "Celonis has been removed")).toContainText("A colleague removed it from this hotlist.");
  await expect(card(page, "Celonis")).toHaveCount(0);
  await write(grace, "patch", "company_name=eq.N26", { status: "diligence" });
  isAway = false;
  await expect(column(page, "Diligence")).toContainText("N26");
});

test("two tabs of one person show each other's changes and keep what is typed", async ({ page, context }) => {
  await signUp(page);
  await insert(page, ENTRIES, [{ squad_id: "fintech", company_name: "Celonis" }]);
  await page.goto("/squad-hotlist/fintech");
  const row = page.getByRole("row", { name: "Celonis" });
  await expect(row).toContainText("Sourced");
  const board = await context.newPage();
  await board.setViewportSize({ width: 1600, height: 900 });
  await board.goto("/squad-hotlist/fintech?layout=board");
  await card(board, "Celonis").press("Alt+ArrowRight");
  await expect(row).toContainText("Screening");

  await row.getByRole("link", { name: "Celonis", exact: true }).click();
  const next = page.getByLabel("Next step", { exact: true });
  await next.fill("Call on Mon");
  await card(board, "Celonis").press("o");
  const other = board.getByLabel("Next step", { exact: true });
  await other.fill("Send the memo");
  await other.press("Enter");
  await expect(page.getByText("You set Send the memo · Use theirs")).toBeVisible();
  await next.pressSequentially("day");
  await next.press("Enter");
  await expect(other).toHaveValue("Call on Monday");
});
