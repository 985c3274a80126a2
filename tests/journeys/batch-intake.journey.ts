import type { Page } from "@playwright/test";
import { addCompany, openAdd } from "./support/company-database.ts";
import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

async function openBatch(page: Page): Promise<void> {
  await page.goto("/company-list");
  await openAdd(page, "Batch Processing");
}

async function process(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByPlaceholder("Enter Crunchbase URLs, one per line...").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Process Batch" }).click();
}

const lineOf = (page: Page, text: string) =>
  page.getByRole("region", { name: "Batch lines" }).getByRole("listitem").filter({ hasText: text });

test("mixed lines: each company is fetched once, each invalid line shows its reason", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await page.goto("/company-list");
  await addCompany(page, crunchbaseUrl("celonis"));
  await expect(toast(page, "Success")).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/fetch-crunchbase")) requests.push(request.postData() ?? "");
  });
  await openAdd(page, "Batch Processing");
  await process(page, ["  "]);
  await expect(toast(page, "No URLs Found")).toContainText("Please enter at least one Crunchbase URL");

  await process(page, [
    crunchbaseUrl("stripe"),
    "",
    "crunchbase.com/organization/STRIPE/people#x",
    crunchbaseUrl("celonis"),
    "two words",
    "https://example.org/organization/n26",
    crunchbaseUrl("no-such-company"),
    crunchbaseUrl("n26"),
  ]);
  await expect(page.getByRole("button", { name: "Processing Batch..." })).toBeDisabled();
  await expect(page.getByPlaceholder("Enter Crunchbase URLs, one per line...")).toBeDisabled();
  await expect(page.getByText(/^Processing: [4-6] of 7/)).toContainText("%");
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 3 companies. Failed: 3");
  await expect(page.getByPlaceholder("Enter Crunchbase URLs, one per line...")).toHaveValue("");
  expect(requests.map((body) => (JSON.parse(body) as { url: string }).url)).toEqual([
    crunchbaseUrl("stripe"),
    crunchbaseUrl("no-such-company"),
    crunchbaseUrl("n26"),
  ]);

  await expect(lineOf(page, "Duplicate of line 1")).toHaveCount(1);
  await expect(lineOf(page, "celonis")).toContainText("Already up to date");
  await expect(lineOf(page, "celonis")).toContainText("In the database, facts from");
  await expect(lineOf(page, "two words")).toContainText("That's not a URL");
  await expect(lineOf(page, "example.org")).toContainText("not a Crunchbase link");
  await expect(lineOf(page, "no-such-company")).toContainText("not among the 100 sample companies");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
});

test("a repeated batch changes nothing and fetches nothing", async ({ page }) => {
  await signUp(page);
  await openBatch(page);
  const lines = [crunchbaseUrl("stripe"), crunchbaseUrl("n26")];
  await process(page, lines);
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 2 companies. Failed: 0");
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/")) requests += 1;
  });
  await page.reload();
  await openAdd(page, "Batch Processing");
  await process(page, lines);
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 2 companies. Failed: 0");
  expect(requests).toBe(0);
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
});

test("a canceled batch keeps the added companies and can be resumed", async ({ page }) => {
  await signUp(page);
  await openBatch(page);
  await process(page, [crunchbaseUrl("stripe"), crunchbaseUrl("n26"), crunchbaseUrl("celonis")]);
  await expect(page.getByText("Processing: 1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Batch canceled")).toBeVisible();
  await expect(lineOf(page, "Stripe")).toContainText("Saved");
  await expect(lineOf(page, "celonis")).toContainText("Not processed");

  await page.getByRole("button", { name: /^Continue with [12] lines?$/ }).click();
  await expect(toast(page, "Batch Processing Complete")).toContainText("Failed: 0");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
});

test("offline, a batch is paused with the reason, and continues by itself", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load companies/);
  await signUp(page);
  await openBatch(page);
  await process(page, ["stripe", "n26", "celonis", "personio", "trade-republic"].map(crunchbaseUrl));
  await expect(page.getByText("Processing: 1 of 5")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline. It continues when you're back online.")).toBeVisible();
  await expect(page.getByText(/^Paused: [12] of 5/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 5 companies. Failed: 0");
  await expect(page.getByText("5 companies", { exact: true })).toBeVisible();
});
