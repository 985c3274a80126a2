import type { Page } from "@playwright/test";
import { expect, newContextPage, test } from "./support/journey.ts";
import { addHotlistEntries, insert } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const column = (page: Page, status: string) =>
  page.getByRole("region", { name: new RegExp(`^${status}, \\d`) }).first();
const card = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();

async function openBoard(page: Page): Promise<void> {
  await page.goto("/squad-hotlist/fintech");
  await page.getByText("Board", { exact: true }).click();
  await expect(page).toHaveURL(/layout=board/);
  await expect(column(page, "Sourced")).toBeVisible();
}

test("two people move cards by pointer and by keyboard, and each sees the other's moves", async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  // One after the other: cards are ordered by how long they are in their status.
  for (const company_name of ["Celonis", "N26", "Stripe"]) {
    const priority = company_name === "Stripe" ? "high" : "medium";
    await insert(page, "squad_hotlist_companies", [{ squad_id: "fintech", company_name, priority }]);
  }
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "grace@fund.example");
  await page.setViewportSize({ width: 1600, height: 900 });
  await openBoard(page);
  await openBoard(colleague);
  await expect(column(page, "Sourced").getByRole("button")).toHaveText([/^Stripe/, /^Celonis/, /^N26/]);

  await card(page, "Celonis").dragTo(column(page, "Screening"));
  await said(page, "Celonis moved to Screening, 1 of 1");
  await expect(column(colleague, "Screening").getByRole("button")).toHaveText([/^Celonis/]);
  await expect(column(colleague, "Sourced").getByRole("button")).toHaveText([/^Stripe/, /^N26/]);

  // By keyboard alone.
  await card(colleague, "Stripe").focus();
  await colleague.keyboard.press("ArrowDown");
  await expect(card(colleague, "N26")).toBeFocused();
  await colleague.keyboard.press("Alt+ArrowRight");
  await said(colleague, "N26 moved to Screening, 2 of 2");
  await expect(card(colleague, "N26")).toBeFocused();
  await colleague.keyboard.press("m");
  const menu = colleague.getByRole("dialog", { name: "Move N26 to…" });
  await expect(menu.getByRole("button", { name: "Screening Here now" })).toBeDisabled();
  await colleague.keyboard.press("4");
  await said(colleague, "N26 moved to Diligence, 1 of 1");
  await expect(column(page, "Diligence").getByRole("button")).toHaveText([/^N26/]);

  // Passing asks for the reason; Cancel leaves the card where it is.
  await card(page, "Stripe").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Passed" }).click();
  const decision = page.getByRole("dialog", { name: "Pass on Stripe" });
  await decision.getByRole("button", { name: "Cancel" }).click();
  await expect(card(page, "Stripe")).toBeFocused();
  await expect(column(page, "Sourced").getByRole("button")).toHaveText([/^Stripe/]);
  await page.keyboard.press("m");
  await expect(
    page.getByRole("dialog", { name: "Move Stripe to…" }).getByRole("button", { name: "Screening" }),
  ).toBeFocused();
  await page.keyboard.press("6");
  await decision.getByLabel("Why?").fill("Too large for us");
  await decision.getByLabel("Why?").press("Control+Enter");
  await said(page, "Stripe moved to Passed, 1 of 1");
  await expect(column(colleague, "Passed").getByRole("button")).toHaveText([/^Stripe/]);

  await page.keyboard.press("o");
  await expect(page.getByRole("note", { name: "Decision" })).toContainText("Too large for us");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(column(page, "Passed")).toBeVisible();
});

test("a move that fails goes back with the reason, and the second of two people is asked", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  await signUp(page);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "fintech", company_name: "Celonis", status: "screening" },
  ]);
  await openBoard(page);
  await page.route(/squad_hotlist_companies/, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 400, json: { code: "XX000", message: "the disk is full", details: null, hint: null } })
      : route.continue(),
  );
  await card(page, "Celonis").press("Alt+ArrowRight");
  await expect(page.getByText("Could not be moved: the disk is full. It is back in Screening.")).toBeVisible();
  await expect(column(page, "Screening").getByRole("button")).toHaveText([/^Celonis/]);
  await page.unroute(/squad_hotlist_companies/);

  // A colleague's move that this page has not seen.
  await page.route(/rpc\/hotlist_board/, (route) => route.abort());
  expectedConsole.push(/net::ERR_FAILED/, /ERR_FAILED/);
  const response = await page.request.patch("/rest/v1/squad_hotlist_companies?company_name=eq.Celonis", {
    headers: await apiHeaders(page),
    data: { status: "invested" },
  });
  expect(response.status()).toBe(204);
  await card(page, "Celonis").press("Alt+ArrowRight");
  const question = page.getByRole("dialog", { name: "Celonis has moved" });
  await expect(question).toContainText("moved this to Invested a moment ago. Yours: Meeting.");
  await page.unroute(/rpc\/hotlist_board/);
  await question.getByRole("button", { name: "Keep Invested" }).click();
  await expect(column(page, "Invested").getByRole("button")).toHaveText([/^Celonis/]);
});

/** The questions after colleagues' moves, or the form of a decision, which may open after the key press. */
async function answerDialogs(person: Page): Promise<void> {
  const dialog = person.getByRole("dialog");
  while (await dialog.isVisible()) {
    // Another question may follow at once.
    const id = await dialog.getAttribute("id");
    await dialog
      .getByRole("button", { name: /^(?:Keep|Cancel)/ })
      .first()
      .click();
    await expect(person.locator(`[id="${id}"]`)).toBeHidden();
  }
}

test("a phone shows one column, and random moves of two people neither double nor lose a card", async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await signUp(page);
  const names = await addHotlistEntries(page, "fintech", 12);
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "grace@fund.example");
  await colleague.setViewportSize({ width: 1900, height: 1200 });
  await openBoard(colleague);
  await openBoard(page);
  // A fixed sequence of pseudo-random keys.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  for (let step = 0; step < 60; step += 1) {
    const person = [page, colleague][step % 2] as Page;
    await answerDialogs(person);
    // In one step: the other person's move may take the card out of the columns in view.
    await person.evaluate((number) => {
      const cards = document.querySelectorAll<HTMLElement>("[data-card]");
      cards[number % cards.length]?.focus();
    }, random(1000));
    await person.keyboard.press(random(3) === 0 ? "Alt+ArrowLeft" : "Alt+ArrowRight");
  }
  const idsOf = async (person: Page) =>
    new Set(
      await person.locator("[data-card]").evaluateAll((cards) => cards.map((found) => found.getAttribute("data-card"))),
    );
  const headers = await apiHeaders(page);
  const readRows = async () => {
    const response = await page.request.get("/rest/v1/squad_hotlist_companies?select=id,status", { headers });
    return (await response.json()) as readonly { readonly id: string; readonly status: string }[];
  };
  const rows = await readRows();
  expect(rows).toHaveLength(names.length);
  await page.setViewportSize({ width: 1900, height: 1200 });
  for (const person of [page, colleague]) {
    await expect(async () => {
      await answerDialogs(person);
      await expect(person.locator("[data-card]")).toHaveCount(rows.length, { timeout: 1000 });
      expect(await idsOf(person)).toEqual(new Set(rows.map(({ id }) => id)));
    }).toPass({ timeout: 20_000 });
  }

  const cutOnCards = await page
    .locator("[data-card] *")
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).overflow !== "visible" && part.scrollWidth > part.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cutOnCards).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [status, label] of [
    ["screening", "Screening"],
    ["meeting", "Meeting"],
  ]) {
    await page.getByLabel("Status").selectOption(status ?? "");
    await expect(page.getByRole("region", { name: new RegExp(`^${label}, `) }).first()).toBeVisible();
    // The last moves may still be on their way to the server, whose response may be a question.
    await expect(async () => {
      for (const person of [page, colleague]) await answerDialogs(person);
      const stored = (await readRows()).filter((row) => row.status === status).map(({ id }) => id);
      expect(await idsOf(page)).toEqual(new Set(stored));
    }).toPass({ timeout: 20_000 });
  }
});
