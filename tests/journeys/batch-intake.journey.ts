import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const page_ = (name: string) => `https://www.crunchbase.com/organization/${name}`;

async function openBatch(page: Page): Promise<void> {
  await page.goto("/company-list");
  await page.getByRole("tab", { name: "Batch Processing" }).click();
}

async function process(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByPlaceholder("Enter Crunchbase URLs, one per line...").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Process Batch" }).click();
}

const lineOf = (page: Page, text: string) =>
  page.getByRole("region", { name: "Batch lines" }).getByRole("listitem").filter({ hasText: text });

test("a paste of all sorts: each company once, each fault with its reason, none fetched for nothing", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await page.goto("/company-list");
  await page.getByRole("textbox", { name: "Crunchbase URL" }).fill(page_("celonis"));
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(toast(page, "Success")).toBeVisible();

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/fetch-crunchbase")) asked.push(request.postData() ?? "");
  });
  await page.getByRole("tab", { name: "Batch Processing" }).click();
  await process(page, ["  "]);
  await expect(toast(page, "No URLs Found")).toContainText("Please enter at least one Crunchbase URL");

  await process(page, [
    page_("stripe"),
    "",
    "crunchbase.com/organization/STRIPE/people#x",
    page_("celonis"),
    "two words",
    "https://example.org/organization/n26",
    page_("no-such-company"),
    page_("n26"),
  ]);
  await expect(page.getByRole("button", { name: "Processing Batch..." })).toBeDisabled();
  await expect(page.getByPlaceholder("Enter Crunchbase URLs, one per line...")).toBeDisabled();
  await expect(page.getByText(/^Processing: [4-6] of 7/)).toContainText("%");
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 3 companies. Failed: 3");
  await expect(page.getByPlaceholder("Enter Crunchbase URLs, one per line...")).toHaveValue("");
  expect(asked.map((body) => (JSON.parse(body) as { url: string }).url)).toEqual([
    page_("stripe"),
    page_("no-such-company"),
    page_("n26"),
  ]);

  await expect(lineOf(page, "Duplicate of line 1")).toHaveCount(1);
  await expect(lineOf(page, "celonis")).toContainText("Already up to date");
  await expect(lineOf(page, "celonis")).toContainText("In the database, facts from");
  await expect(lineOf(page, "two words")).toContainText("That's not a URL");
  await expect(lineOf(page, "example.org")).toContainText("not a Crunchbase link");
  await expect(lineOf(page, "no-such-company")).toContainText("not among the 100 sample companies");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
});

test("the same batch run again changes nothing and asks for nothing", async ({ page }) => {
  await signUp(page);
  await openBatch(page);
  const lines = [page_("stripe"), page_("n26")];
  await process(page, lines);
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 2 companies. Failed: 0");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/")) asked += 1;
  });
  await page.reload();
  await page.getByRole("tab", { name: "Batch Processing" }).click();
  await process(page, lines);
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 2 companies. Failed: 0");
  expect(asked).toBe(0);
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
});

test("a canceled batch keeps what is done, and the rest can be continued", async ({ page }) => {
  await signUp(page);
  await openBatch(page);
  await process(page, [page_("stripe"), page_("n26"), page_("celonis")]);
  await expect(page.getByText("Processing: 1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Batch canceled")).toBeVisible();
  await expect(lineOf(page, "Stripe")).toContainText("Saved");
  await expect(lineOf(page, "celonis")).toContainText("Not processed");

  await page.getByRole("button", { name: /^Continue with [12] lines?$/ }).click();
  await expect(toast(page, "Batch Processing Complete")).toContainText("Failed: 0");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
});

test("leaving while a batch runs asks first", async ({ page }) => {
  await signUp(page);
  await openBatch(page);
  await process(page, [page_("stripe"), page_("n26"), page_("celonis"), page_("personio")]);
  await expect(page.getByText("Processing: 1 of 4")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Overview" }).click();
  const question = page.getByRole("dialog", { name: "Leave while the batch is running?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Processing: /)).toBeVisible();

  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;

  await page.getByRole("navigation").getByRole("link", { name: "Overview" }).click();
  await question.getByRole("button", { name: "Stop and leave" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("with the server gone in the middle, what was done stays done and the rest is retried alone", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load companies/);
  await signUp(page);
  await openBatch(page);
  await process(page, ["stripe", "n26", "celonis", "personio", "trade-republic"].map(page_));
  await expect(page.getByText("Processing: 1 of 5")).toBeVisible();
  await page.context().setOffline(true);
  await expect(toast(page, "Batch Processing Complete")).toContainText(
    /Successfully processed [12] companies. Failed: [34]/,
    {
      timeout: 20_000,
    },
  );
  await expect(lineOf(page, "Stripe")).toContainText("Saved");
  await expect(lineOf(page, "trade-republic")).toContainText("Can't reach the server");

  await page.context().setOffline(false);
  await page.getByRole("button", { name: /^Retry [34] lines$/ }).click();
  await expect(toast(page, "Batch Processing Complete")).toContainText(
    /Successfully processed [34] companies. Failed: 0/,
    {
      timeout: 20_000,
    },
  );
  await expect(page.getByText("5 companies", { exact: true })).toBeVisible();
});
