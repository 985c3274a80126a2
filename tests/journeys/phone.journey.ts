import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, toast } from "./support/journey.ts";
import { addHotlistEntries, insert } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

async function phonePage(browser: Browser, baseURL: string | undefined, width = 390): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
  });
  return context.newPage();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centerOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("The element is not visible");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

const touch = (session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });

/** Presses a card until it is lifted, and moves the finger to the element that `find` returns; without one, lifts it in place. */
async function hold(page: Page, card: Locator, find?: () => Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = await centerOf(card);
  await touch(session, "touchStart", [start]);
  await expect(card).toHaveAttribute("data-dragged", "true");
  if (find !== undefined) {
    const end = await centerOf(find());
    for (let step = 1; step <= 5; step += 1) {
      const at = (from: number, to: number) => Math.round(from + ((to - from) * step) / 5);
      await touch(session, "touchMove", [{ x: at(start.x, end.x), y: at(start.y, end.y) }]);
    }
    await expect(find()).toHaveAttribute("data-over", "true");
  }
  await touch(session, "touchEnd", []);
  await session.detach();
}

const column = (page: Page, status: string) =>
  page.getByRole("region", { name: new RegExp(`^${status}, \\d`) }).first();
const card = (page: Page, name: string) => page.locator("[data-card]").filter({ hasText: name });

test("on a phone: the list, its details, and the board one column at a time, moved by long press and by its menu", async ({
  page: desktop,
  browser,
  baseURL,
}) => {
  await signUp(desktop, "grace@fund.example");
  const page = await phonePage(browser, baseURL);
  await signUp(page);
  await addHotlistEntries(page, "fintech", 3);
  await insert(page, "company_facts", [{ company_name: "Celonis" }]);

  // Added from the database.
  await page.goto("/company-list");
  await page.getByRole("button", { name: "Add Celonis to a hotlist" }).tap();
  await page.getByRole("button", { name: "Fintech, High" }).tap();
  await expect(toast(page, "Added to hotlist")).toContainText("Celonis has been added to the Fintech hotlist.");

  // The list and the details.
  await page.goto("/squad-hotlist/fintech");
  await expect(page.getByText("4 companies", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Status of Celonis: Sourced" }).tap();
  await page.getByRole("radio", { name: "Screening" }).tap();
  await expect(page.getByRole("button", { name: "Status of Celonis: Screening" })).toBeVisible();
  await page.getByRole("button", { name: "Details of Celonis" }).tap();
  const panel = page.getByRole("dialog", { name: "Celonis" });
  await panel.getByLabel("Next step", { exact: true }).fill("Call");
  await panel.getByLabel("Add note").fill("Met at the fair");
  await panel.getByRole("button", { name: "Add note" }).tap();
  await expect(panel.getByRole("listitem")).toContainText("Met at the fair");
  await expectAccessible(page, "Met at the fair");
  await panel.getByRole("button", { name: "Close details" }).tap();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: /^Next step of Celonis: Call/ })).toBeVisible();

  // One column at a time; a colleague sees the moves.
  await desktop.setViewportSize({ width: 1600, height: 900 });
  await desktop.goto("/squad-hotlist/fintech?layout=board");
  await page.getByText("Board", { exact: true }).tap();
  const shown = page.getByLabel("Status", { exact: true });
  await expect(column(page, "Sourced")).toBeVisible();
  await expect(column(page, "Screening")).toHaveCount(0);
  await shown.selectOption("Screening (1)");
  await expect(column(page, "Screening")).toContainText("Celonis");
  await expect(page.locator("[data-card]")).toHaveCount(1);
  await hold(page, card(page, "Celonis"), () => page.locator("[data-target=diligence]"));
  await expect(shown.getByRole("option", { name: "Diligence (1)" })).toBeAttached();
  await expect(column(desktop, "Diligence")).toContainText("Celonis");
  await expect(page.locator("[data-target]")).toHaveCount(0);

  // A long press without a drag opens the menu.
  await shown.selectOption("Diligence (1)");
  await hold(page, card(page, "Celonis"));
  const menu = page.getByRole("dialog", { name: "Move Celonis to…" });
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: /^Parked/ }).tap();
  const decision = page.getByRole("dialog", { name: "Park Celonis" });
  await decision.getByRole("button", { name: "Park", exact: true }).tap();
  await expect(column(desktop, "Parked")).toContainText("Celonis");

  // A short touch opens the company, and a finger that moves first scrolls.
  await shown.selectOption("Parked (1)");
  await card(page, "Celonis").tap();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0]).toBe(width[1]);
});

test("on a tablet, a long press moves a card to another column", async ({ browser, baseURL }) => {
  const page = await phonePage(browser, baseURL, 1180);
  await signUp(page);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "fintech", company_name: "Celonis", status: "sourced" },
    { squad_id: "fintech", company_name: "N26", status: "meeting" },
  ]);
  await page.goto("/squad-hotlist/fintech?layout=board");
  await hold(page, card(page, "Celonis"), () => column(page, "Screening"));
  await expect(page.getByText("Celonis moved to Screening, 1 of 1", { exact: true })).toBeAttached();
  await expect(column(page, "Screening")).toContainText("Celonis");
  await expect(column(page, "Meeting")).toContainText("N26");
});
