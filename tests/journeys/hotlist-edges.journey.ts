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
  // A read that is under way would remove the card before the key is pressed.
  const pressed = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/hotlist_board*", async (route) => {
    const response = await route.fetch();
    if (isAway) await pressed.promise;
    await route.fulfill({ response });
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
  pressed.resolve();
  await page.unrouteAll({ behavior: "ignoreErrors" });
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

test("entries that were added without the newer columns work on every screen", async ({ page, browser, baseURL }) => {
  await signUp(page);
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await insert(grace, "company_facts", [{ company_name: "Celonis" }]);
  for (const row of [
    { squad_id: "fintech", company_name: "Celonis" },
    { squad_id: "fintech", company_name: null, sector: "FinTech" },
    { squad_id: "genai", company_name: "Celonis", priority: "high" },
  ]) {
    await insert(grace, ENTRIES, [row]);
  }
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/overview");
  await expect(page.getByRole("region", { name: "Since you last looked" })).toContainText(
    "Celonis: grace added it to Gen/AI · grace added it to Fintech",
  );
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill("celonis");
  await expect(page.getByRole("option").filter({ hasText: "Fintech · Sourced" })).toBeVisible();

  await page.goto("/squad-hotlist/fintech");
  const row = page.getByRole("row", { name: "Celonis" });
  await expect(row.getByRole("button", { name: "Status of Celonis: Sourced" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Unnamed company" })).toContainText("FinTech");
  await page.getByRole("checkbox", { name: "Select all companies" }).click();
  await page.getByRole("region", { name: "Selected companies" }).getByRole("button", { name: "Status" }).click();
  await page.getByRole("radio", { name: "Meeting" }).click();
  await expect(toast(page, "Done")).toContainText("2 companies moved to Meeting.");
  await page.goto("/squad-hotlist/fintech?layout=board&filter=status%3Dmeeting");
  await expect(column(page, "Meeting")).toContainText("Celonis");
  await card(page, "Unnamed company").press("Alt+ArrowRight");
  await expect(card(page, "Unnamed company")).toHaveCount(0);
  await card(page, "Celonis").press("o");

  // Its page, and the move to another squad, which can be undone.
  await expect(page.getByRole("region", { name: "On other hotlists" })).toContainText("Gen/AI");
  await page.getByLabel("Status", { exact: true }).selectOption("parked");
  await page.getByRole("dialog", { name: "Park Celonis" }).getByRole("button", { name: "Park", exact: true }).click();
  await expect(page.getByRole("note", { name: "Decision" })).toContainText("Parked on");
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Move to the hotlist of TechBio" }).click();
  await expect(
    // The toast and the line of the history may be there at once.
    page.getByText("Celonis has been moved to the TechBio hotlist, with its notes and history.").first(),
  ).toBeVisible();
  await expect(page.getByText(/^TechBio hotlist, added/)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(/^Fintech hotlist, added/)).toBeVisible();
  await expect(page.getByRole("note", { name: "Decision" })).toContainText("Parked on");
});
