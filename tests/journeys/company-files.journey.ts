import { type Browser, devices, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { addCompanies, addHotlistEntries, insert } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

interface Dropped {
  readonly name: string;
  readonly content: Buffer | string;
}

/** Drops files anywhere on the page. */
async function drop(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      return data;
    },
    files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString("base64") })),
  );
  const target = page.locator("body");
  await target.dispatchEvent("dragenter", { dataTransfer: transfer });
  await expect(page.getByText("Drop to add to this company")).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}

const card = (page: Page) => page.getByRole("region", { name: "Files" });
const row = (page: Page, name: string) => card(page).getByRole("listitem").filter({ hasText: name });

async function act(page: Page, name: string, action: string): Promise<void> {
  await card(page)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** A company in the database and on a hotlist. Returns the path of its hotlist entry. */
async function openCompany(page: Page): Promise<string> {
  await addCompanies(page, 1);
  await addHotlistEntries(page, "fintech", 1);
  const response = await page.request.get("/rest/v1/squad_hotlist_companies?select=id", {
    headers: await apiHeaders(page),
  });
  const [entry] = (await response.json()) as readonly { readonly id: string }[];
  const path = `/company/${entry?.id}`;
  await page.goto(path);
  await expect(card(page).getByText("No files yet")).toBeVisible();
  return path;
}

/** Of a signed URL. */
function lifetimeSeconds(url: string): number {
  const [, claims = ""] = new URL(url).searchParams.get("token")?.split(".") ?? [];
  const { iat, exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { iat: number; exp: number };
  return exp - iat;
}

async function colleagueOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await newContextPage(browser, baseURL);
  await signUp(page, "grace@fund.example");
  return page;
}

test.beforeEach(({ expectedConsole }) => {
  // Invented companies have no profile.
  expectedConsole.push(/404/);
});

test("a dropped deck appears for a colleague, who opens and describes it; its owner deletes, restores and finds it again", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const path = await openCompany(page);
  const grace = await colleagueOf(browser, baseURL);
  await grace.goto(path);
  await expect(card(grace).getByText("No files yet")).toBeVisible();

  await drop(page, { name: "Pitch Deck.pdf", content: "%PDF-1.7 deck" }, { name: "Product 東京.png", content: PNG });
  await expect(row(page, "Pitch Deck.pdf")).toContainText("Deck");
  await expect(row(page, "Pitch Deck.pdf")).toContainText("13 B · You ·");
  await expect(row(grace, "Product 東京.png")).toContainText("ada ·");
  await expect(card(page).getByRole("list", { name: "Uploads" })).toHaveCount(0);

  const opened = grace.waitForEvent("popup");
  await card(grace).getByRole("button", { name: "Open Product 東京.png" }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain("/storage/v1/object/sign/company-files/");
  expect(lifetimeSeconds(tab.url())).toBe(60);
  expect(await tab.evaluate(() => [document.contentType, window.opener === null])).toEqual(["image/png", true]);
  const download = grace.waitForEvent("download");
  await act(grace, "Pitch Deck.pdf", "Download");
  expect((await download).suggestedFilename()).toBe("Pitch Deck.pdf");

  await act(grace, "Pitch Deck.pdf", "Edit");
  const dialog = grace.getByRole("dialog", { name: "Edit file" });
  await dialog.getByLabel("Name").fill("Series A deck.pdf");
  await dialog.getByLabel("Note").fill("From Ida, before the call");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row(page, "Series A deck.pdf")).toContainText("From Ida, before the call");
  await card(grace).getByRole("button", { name: "Actions for Series A deck.pdf" }).click();
  await expect(grace.getByRole("menuitem", { name: "Only ada can delete it" })).toBeDisabled();

  await drop(page, { name: "again.pdf", content: "%PDF-1.7 deck" });
  await expect(row(page, "again.pdf")).toContainText(/Already here since .* as “Series A deck.pdf”/);
  await card(page).getByRole("button", { name: "Dismiss again.pdf" }).click();

  await act(page, "Series A deck.pdf", "Delete");
  await expect(row(grace, "Series A deck.pdf")).toHaveCount(0);
  await toast(page, "File deleted").getByRole("button", { name: "Undo" }).click();
  await expect(row(grace, "Series A deck.pdf")).toBeVisible();

  await act(page, "Series A deck.pdf", "Delete");
  await expect(row(page, "Series A deck.pdf")).toHaveCount(0);
  await page.goto("/trash");
  await expect(page.getByRole("row", { name: /Series A deck.pdf/ })).toContainText("30 days");
  await page.getByRole("button", { name: "Restore Series A deck.pdf" }).click();
  await expect(toast(page, "Restored")).toBeVisible();
  await expect(row(grace, "Series A deck.pdf")).toContainText("From Ida");
});

test("the sections below a long profile are loaded on the way to them; a file dropped before that is added", async ({
  page,
}) => {
  await signUp(page);
  await insert(page, "company_facts", [
    { url: "https://www.crunchbase.com/organization/celonis", company_name: "Celonis" },
  ]);
  await page.goto("/company-list?company=celonis");
  await expect(page.getByRole("region", { name: "Funding rounds" }).getByText("Series D").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeAttached();
  await expect(page.getByRole("region", { name: "History" })).toHaveCount(0);
  await drop(page, { name: "Pitch Deck.pdf", content: "%PDF-1.7 deck" });
  await expect(row(page, "Pitch Deck.pdf")).toContainText("13 B · You ·");

  // The list behind the drawer is loaded when it is closed.
  await page.getByRole("button", { name: "Close profile" }).click();
  const list = page.getByRole("table", { name: "Companies" });
  await expect(list.getByRole("button", { name: "Celonis", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "History" })).toBeAttached();
  await expect(page.getByRole("region", { name: "History" })).toHaveCount(0);
  // The browser's search finds only what is there.
  await page.keyboard.press("ControlOrMeta+f");
  await expect(page.getByRole("region", { name: "History" }).getByText("You added this")).toBeVisible();
});

test("a CV asks for its purpose and is gone when it expires", async ({ page }) => {
  await signUp(page);
  const path = await openCompany(page);
  await drop(page, { name: "CV Ida Berg.pdf", content: "%PDF-1.7 cv" });
  const dialog = page.getByRole("dialog", { name: "Why do you keep this CV?" });
  await expect(dialog.getByLabel("Purpose")).toBeFocused();
  await expectAccessible(page, "Personal data needs a purpose and an end.");
  await dialog.getByRole("button", { name: "Add CV" }).click();
  await expect(dialog.getByText("Enter a purpose.")).toBeVisible();
  await dialog.getByLabel("Purpose").fill("Candidate for CFO");
  await dialog.getByLabel("Expires on").fill("2199-01-01");
  await expect(dialog.getByText("Enter a date within the next 180 days.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await card(page).getByRole("button", { name: "Add purpose" }).click();
  await dialog.getByLabel("Purpose").fill("Candidate for CFO");
  await dialog.getByRole("button", { name: "Add CV" }).click();
  await expect(row(page, "CV Ida Berg.pdf")).toContainText("expires");
  await expect(row(page, "CV Ida Berg.pdf")).toContainText("Candidate for CFO");
  await expectAccessible(page, "CV Ida Berg.pdf");

  const headers = await apiHeaders(page);
  const expiresSoon = await page.request.patch("/rest/v1/company_files?name=eq.CV Ida Berg.pdf", {
    headers,
    data: { expires_at: new Date(Date.now() + 1500).toISOString() },
  });
  expect(expiresSoon.status()).toBe(204);
  const stored = async () => (await page.request.get("/rest/v1/company_files?select=id", { headers })).json();
  await expect.poll(stored).toEqual([]);
  await page.goto(path);
  await expect(card(page).getByText("No files yet")).toBeVisible();
});

test("the names in a file are found, and a file without text says so", async ({ page }) => {
  await signUp(page);
  await openCompany(page);
  await drop(
    page,
    { name: "Reference call.txt", content: "Product Lead at Celonis SE (Munich), before that TU München." },
    { name: "Deck.pdf", content: "%PDF-1.7 damaged" },
    { name: "Product.png", content: PNG },
  );
  await expect(card(page).getByRole("button", { name: "Open Product.png" })).toBeVisible();
  await card(page).getByRole("button", { name: "Actions for Product.png" }).click();
  await expect(page.getByRole("menuitem", { name: "Download" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Find names in it" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await act(page, "Deck.pdf", "Find names in it");
  await expect(toast(page, "No text found")).toContainText("This file is damaged. Download or save it again.");
  await act(page, "Reference call.txt", "Find names in it");
  await expect(page.getByRole("heading", { name: "Text Analysis with Auto Enhancement" })).toBeVisible();
  await expect(page.getByText("1 university, 1 company")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(/Product Lead at Celonis SE/);
});

test("an upload is canceled, one that fails stays for another try, and one that is not allowed says why", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/400/, /Failed to load resource/);
  await signUp(page);
  await openCompany(page);
  const uploads = "**/storage/v1/object/company-files/**";
  // The request stays open until the upload is canceled.
  await page.route(uploads, () => undefined);
  await drop(page, { name: "Deck.pdf", content: "%PDF-1.7 deck" });
  await card(page).getByRole("button", { name: "Cancel the upload of Deck.pdf" }).click();
  await expect(card(page).getByText("No files yet")).toBeVisible();

  await page.unroute(uploads);
  await page.route(uploads, (route) => route.abort());
  await drop(page, { name: "Deck.pdf", content: "%PDF-1.7 deck" });
  await expect(row(page, "Deck.pdf")).toContainText("Can't reach the server. Check your connection and try again.");
  await page.unroute(uploads);
  await page.route(uploads, (route) =>
    route.fulfill({ status: 507, json: { statusCode: "507", error: "InsufficientStorage", message: "Full" } }),
  );
  await card(page).getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Deck.pdf")).toContainText("The server's disk is full. Nothing was saved.");
  await page.unroute(uploads);
  await card(page).getByRole("button", { name: "Try again" }).click();
  await expect(card(page).getByRole("button", { name: "Open Deck.pdf" })).toBeVisible();

  await drop(
    page,
    { name: "page.html", content: "<script>alert(1)</script>" },
    { name: "Page.pdf", content: "<html><script>alert(1)</script></html>" },
    { name: "Nothing.txt", content: "" },
  );
  await expect(row(page, "page.html")).toContainText("This type of file is not allowed.");
  await expect(row(page, "Page.pdf")).toContainText("The content is not what the name says.");
  await expect(row(page, "Nothing.txt")).toContainText("This file is empty.");
  await expectAccessible(page, "This file is empty.");
});

test("the company's drawer has the files, the newest first, also on a phone", async ({ page }) => {
  await page.setViewportSize(devices["iPhone 13"].viewport);
  await signUp(page);
  await addCompanies(page, 1);
  await page.goto("/company-list?company=company-0");
  await expect(card(page).getByText("No files yet")).toBeVisible();
  await card(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "Investment memo.txt", mimeType: "", buffer: Buffer.from("Good.") });
  await expect(row(page, "Investment memo.txt")).toContainText("Memo");
  await card(page)
    .locator('input[type="file"]')
    .setInputFiles(
      Array.from({ length: 11 }, (_, n) => ({ name: `${n}.txt`, mimeType: "", buffer: Buffer.from(`File ${n}.`) })),
    );
  const files = card(page).getByRole("list", { name: "Files" }).getByRole("listitem");
  const more = card(page).getByRole("button", { name: "Show all 12 files" });
  await expect(more).toBeVisible();
  await expect(files).toHaveCount(10);
  await expect(row(page, "Investment memo.txt")).toHaveCount(0);
  await more.press("Enter");
  await expect(files).toHaveCount(12);
  await expect(row(page, "Investment memo.txt")).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Show fewer" })).toBeFocused();
  await expectAccessible(page, "Investment memo.txt");
});
