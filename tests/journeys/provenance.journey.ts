import type { Page } from "@playwright/test";
import { startFakeGleif } from "#tests/fakes/gleif.ts";
import { startFakeWikidata } from "#tests/fakes/wikidata.ts";
import { expectAccessible } from "./support/axe.ts";
import { test as base, expect, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const test = base.extend({
  settings: async ({}, use) => {
    const wikidata = await startFakeWikidata();
    const gleif = await startFakeGleif();
    const { apiUrl, queryUrl } = wikidata;
    await use({
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: apiUrl,
      WIKIDATA_QUERY_URL: queryUrl,
      GLEIF_API_URL: gleif.baseUrl,
    });
    await wikidata.close();
    await gleif.close();
  },
});
test.use({ isLive: true });
const switchedOff = base;

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
const sources = (page: Page) => page.getByRole("region", { name: "Facts and their sources" });
const mark = (page: Page, fact: string) => sources(page).getByRole("button", { name: `Where ${fact} comes from` });
/** By the keyboard: a click may miss while the screen above the card is still loading. */
const openCard = (page: Page, fact: string) => mark(page, fact).press("Enter");
const card = (page: Page, fact: string) => page.getByRole("dialog", { name: `Where ${fact} comes from` });

/** Clicks a mark and presses Escape before the browser does anything else. */
function escapeOnceOpen(button: HTMLElement | SVGElement): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(".mantine-Popover-dropdown") === null) return;
    observer.disconnect();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }).observe(document, { childList: true, subtree: true });
  (button as HTMLElement).click();
}

test("a user sees where a value comes from, sets it by hand, and follows the sources again", async ({ page }) => {
  await signUp(page);
  await page.goto(`/whole-company-screener?url=${urlOf("celonis")}`);
  await expect(mark(page, "Employee Count")).toHaveText("Crunchbase");
  const value = sources(page)
    .getByRole("definition")
    .filter({ hasText: /^\d+-\d+$/ });
  await expect(value).toHaveText("1001-5000");

  await openCard(page, "Employee Count");
  await expect(card(page, "Employee Count")).toContainText(/Crunchbase · Fetched \d/);
  await card(page, "Employee Count").getByRole("button", { name: "Ask Wikidata" }).click();
  await expect(card(page, "Employee Count")).toContainText("Wikidata: 1001-5000 (Dec 2024)");
  await expectAccessible(page, "Other sources");
  // The button was disabled while it asked: the focus is still in the card.
  await page.keyboard.press("Escape");
  await expect(card(page, "Employee Count")).toHaveCount(0);
  await expect(mark(page, "Employee Count")).toBeFocused();
  await openCard(page, "Employee Count");

  await card(page, "Employee Count").getByRole("button", { name: "Set by hand" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("5001-10000");
  await page.keyboard.press("Enter");
  await expect(mark(page, "Employee Count")).toHaveText("By hand");
  const tile = page.getByRole("article", { name: "Celonis" }).getByRole("definition").filter({ hasText: "5001-10000" });
  await expect(tile.getByRole("img", { name: "From your team's record" })).toBeVisible();
  await expect(value).toHaveText("5001-10000");

  // A hotlist takes what the team has set, not what Crunchbase says.
  await page.getByRole("button", { name: "Add to a hotlist" }).click();
  await page.getByRole("menuitem", { name: "Gen/AI" }).click();
  await expect(tile).toBeVisible();
  await page.getByRole("button", { name: "Add to Gen/AI Hotlist" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  const entries = await page.request.get("/rest/v1/squad_hotlist_companies?select=employee_count", {
    headers: await apiHeaders(page),
  });
  expect(await entries.json()).toEqual([{ employee_count: "5001-10000" }]);

  // A refresh changes the other facts only.
  await openCard(page, "Founded Year");
  await card(page, "Founded Year").getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page, "Refreshed")).toContainText("Values that were set by hand stay.");
  await page.reload();
  await expect(value).toHaveText("5001-10000");

  // The card has the focus, not its first button: Enter by mistake takes no other value.
  await openCard(page, "Employee Count");
  const useFirst = card(page, "Employee Count").getByRole("button", { name: "Use this" }).first();
  await expect(useFirst).toBeVisible();
  await expect(card(page, "Employee Count").locator(":focus")).toContainText("Refreshes leave this value as it is.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(useFirst).toBeFocused();
  await expect(mark(page, "Employee Count")).toHaveText("By hand");
  await card(page, "Employee Count").getByRole("button", { name: "Follow the sources again" }).click();
  await expect(value).toHaveText("1001-5000");
  await expect(mark(page, "Employee Count")).toHaveText("Crunchbase");
  await expect(tile).toHaveCount(0);

  // A year is checked before it is saved.
  await openCard(page, "Founded Year");
  await card(page, "Founded Year").getByRole("button", { name: "Set by hand" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("soon");
  await page.keyboard.press("Enter");
  await expect(card(page, "Founded Year")).toContainText("Enter a year with four digits");
  await page.keyboard.press("Escape");
  await expect(mark(page, "Founded Year")).toBeFocused();
});

test("every blank says why it is blank, and what to do next", async ({ page, crunchbase, expectedConsole }) => {
  expectedConsole.push(/status of (404|502)/);
  await signUp(page);
  const headers = { ...(await apiHeaders(page)), prefer: "return=representation" };
  const insert = async (permalink: string | null, name: string): Promise<string> => {
    const data = { url: permalink === null ? null : urlOf(permalink), company_name: name };
    const inserted = await page.request.post("/rest/v1/company_facts", { headers, data });
    return ((await inserted.json()) as [{ readonly id: string }])[0].id;
  };

  // The source has none: the value is set by hand.
  await insert("no-such-company", "Nowhere");
  await page.goto("/company-list?company=no-such-company");
  await openCard(page, "Founded Year");
  await expect(card(page, "Founded Year")).toContainText("Crunchbase has no value. Set it by hand.");
  await card(page, "Founded Year").getByRole("button", { name: "Set by hand" }).click();
  await page.keyboard.type("1999");
  await page.keyboard.press("Enter");
  await expect(mark(page, "Founded Year")).toHaveText("By hand");

  // Escape closes the card and not the company below it: in the moment the card is there, and after a click on its text.
  await mark(page, "Founded Year").evaluate(escapeOnceOpen);
  await expect(card(page, "Founded Year")).toHaveCount(0);
  await expect(mark(page, "Founded Year")).toBeFocused();
  await openCard(page, "Founded Year");
  await card(page, "Founded Year").getByText("Refreshes leave this value as it is.").click();
  await page.keyboard.press("Escape");
  await expect(card(page, "Founded Year")).toHaveCount(0);
  await expect(mark(page, "Founded Year")).toBeFocused();

  // It failed: a refresh asks again.
  await insert("celonis", "Celonis");
  crunchbase?.scriptResponse("celonis", { kind: "status", status: 500 });
  await page.goto("/company-list?company=celonis");
  await openCard(page, "Total Funding");
  await expect(card(page, "Total Funding")).toContainText(
    /^Total FundingCrunchbase failed on \d+ \w+ \d{4}: Crunchbase/,
  );
  await expect(toast(page, "Couldn't")).toHaveCount(0);
  await expectAccessible(page, "Crunchbase failed on");
  crunchbase?.scriptResponse("celonis", { kind: "status", status: 500 }, 0);
  const profile = page.waitForResponse((response) => response.request().postData() === `{"url":"${urlOf("celonis")}"}`);
  await card(page, "Total Funding").getByRole("button", { name: "Refresh" }).click();
  await expect(mark(page, "Total Funding")).toHaveText("Crunchbase");
  // The refresh replaces the facts and the profile. Wait for both.
  await expect(toast(page, "Refreshed")).toBeVisible();
  await profile;

  // Not asked yet, of both sources: the card asks. GLEIF has the number under the LEI that Wikidata knows.
  await openCard(page, "Register number");
  await expect(card(page, "Register number")).toContainText("GLEIF was not asked yet.");
  // By the keyboard, as the profile that the refresh has fetched appears above.
  await card(page, "Register number").getByRole("button", { name: "Ask GLEIF" }).press("Enter");
  await expect(mark(page, "Register number")).toHaveText("GLEIF");
  await expect(sources(page)).toContainText("HRB 160040");
  await page.goto(`/company-list?record=${await insert("n26", "N26")}`);
  await openCard(page, "Founded Year");
  await expect(card(page, "Founded Year")).toContainText("No source was asked yet. Refresh the company.");
  await card(page, "Founded Year").getByRole("button", { name: "Refresh" }).click();
  await expect(mark(page, "Founded Year")).toHaveText("Crunchbase");

  // Ambiguous: Wikidata knows no LEI of this company, and a user says whether the suggested one is it.
  await page.goto(`/whole-company-screener?url=${urlOf("stripe")}`);
  await openCard(page, "Register number");
  await card(page, "Register number").getByRole("button", { name: "Ask GLEIF" }).press("Enter");
  await expect(card(page, "Register number")).toContainText("At GLEIF, 1 company has this name and country.");
  await expectAccessible(page, "At GLEIF");
  await card(page, "Register number")
    .getByRole("button", { name: /^Choose Stripe SE / })
    .click();
  await expect(sources(page)).toContainText("HRB 160021");

  // No URL: no source can be asked, and a hotlist entry of the company says so too.
  const manual = await insert(null, "Acme Robotics");
  await page.goto(`/company-list?record=${manual}`);
  await openCard(page, "Founded Year");
  await expect(card(page, "Founded Year")).toContainText("Without a Crunchbase URL, no source can be asked.");
  await expect(card(page, "Founded Year").getByRole("button")).toHaveText("Set by hand");
  const entry = { squad_id: "genai", company_name: "Acme Robotics" };
  const added = await page.request.post("/rest/v1/squad_hotlist_companies", { headers, data: entry });
  const [{ id }] = (await added.json()) as [{ readonly id: string }];
  await page.goto(`/company/${id}`);
  await page.getByRole("button", { name: "Why? Where Total Funding comes from: N/A" }).first().press("Enter");
  await expect(card(page, "Total Funding")).toContainText("Without a Crunchbase URL, no source can be asked.");
});

switchedOff.describe("with everything switched off", () => {
  switchedOff.use({ isLive: false, settings: {} });

  switchedOff("the sample data say their date, and what open data would add is named as off", async ({ page }) => {
    await signUp(page);
    await page.goto(`/whole-company-screener?url=${urlOf("celonis")}`);
    const company = page.getByRole("article", { name: "Celonis" });
    await expect(company).toContainText(/Public facts as of \d+ \w+ \d{4}/);
    await openCard(page, "Founded Year");
    await expect(card(page, "Founded Year")).toContainText(/Sample data · As of \d+ \w+ \d{4}/);
    await expect(card(page, "Founded Year").getByRole("button", { name: "Ask Wikidata" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await openCard(page, "Register number");
    await expect(card(page, "Register number")).toContainText("open data is off");
    await expect(card(page, "Register number").getByRole("button", { name: "Ask GLEIF" })).toHaveCount(0);

    const row = { url: urlOf("n26"), company_name: "N26" };
    await page.request.post("/rest/v1/company_facts", { headers: await apiHeaders(page), data: row });
    await page.goto("/company-list");
    await page.getByRole("checkbox", { name: "Select N26" }).click();
    await page.getByRole("button", { name: "Fill what is missing" }).click();
    const dialog = page.getByRole("dialog", { name: "Fill what is missing" });
    await expect(dialog).toContainText("Open data is off. Ask your administrator to set OPEN_DATA_CONTACT.");
    await expect(dialog.getByRole("button", { name: /^Fill / })).toBeDisabled();
  });
});
