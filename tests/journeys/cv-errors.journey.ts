import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const SCREEN = "/linkedin-cv-creator";

test("a URL that is not a profile's is rejected with a reason and stays in the field", async ({ page }) => {
  await signUp(page);
  await page.goto(SCREEN);
  const field = page.getByLabel("LinkedIn URL");
  const button = page.getByRole("button", { name: "Generate CV" });
  await button.click();
  await expect(toast(page, "LinkedIn URL required")).toContainText("Please enter a LinkedIn profile URL");

  const rejected: readonly (readonly [string, string])[] = [
    ["   ", "Paste a LinkedIn profile URL."],
    ["jördis", "That's not a URL"],
    ["javascript:alert('linkedin.com/in/x')", "That's not a URL"],
    ["https://example.com/in/sample-founder", "not a LinkedIn link"],
    ["https://linkedin.com.example.org/in/sample-founder", "not a LinkedIn link"],
    ["https://www.linkedin.com/company/celonis", "isn't a person's profile"],
    ["https://www.linkedin.com/in/ACoAAAExampleExampleExample", "LinkedIn's internal ID"],
  ];
  for (const [typed, reason] of rejected) {
    await field.fill(typed);
    await button.click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await page.goto(`${SCREEN}?url=https://www.linkedin.com/company/celonis`);
  await expect(page.getByText("isn't a person's profile")).toBeVisible();
  await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("0 of 100");
});

test("an unknown sample person shows an error and is not counted", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await page.goto(SCREEN);
  await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/nobody-of-this-name");
  await page.getByRole("button", { name: "Generate CV" }).click();
  await expect(toast(page, "Error")).toContainText("Edge function error: This profile is not among the");
  await expect(page.getByText("Couldn't load this profile")).toBeVisible();
  await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/nobody-of-this-name");
  await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("0 of 100");
});

test("each unusable response shows its own error", async ({ page }) => {
  await signUp(page);
  const responses: readonly (readonly [string, string])[] = [
    ["null", "No response data received"],
    ["{}", "No response data received"],
    ['{"error":"The profile is private"}', "API error: The profile is private"],
  ];
  for (const [body, message] of responses) {
    await page.route("**/functions/v1/fetch-linkedin", (route) =>
      route.fulfill({ body, contentType: "application/json" }),
    );
    await page.goto(SCREEN);
    await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/sample-cto");
    await page.getByRole("button", { name: "Generate CV" }).click();
    await expect(toast(page, "Error")).toContainText(message);
    await page.unrouteAll();
  }
});

test("the request limit holds, and stored profiles can still be read", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 429/);
  await signUp(page);
  await spendRequests(page, 100);
  await page.goto(SCREEN);
  await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("100 of 100");
  await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/sample-scientist");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const limit = "You've reached the limit of 100 requests. Please try again later.";
  await expect(toast(page, "Request limit reached")).toContainText(limit);
  await expect(page).toHaveURL(/linkedin-cv-creator$/);

  await page.goto(`${SCREEN}?url=https://www.linkedin.com/in/sample-scientist`);
  await expect(page.getByRole("alert").filter({ hasText: "Couldn't load this profile" })).toContainText(limit);
  await page.goto(`${SCREEN}?url=https://www.linkedin.com/in/sample-founder`);
  await expect(page.getByText("Saved copy, fetched")).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page, "Request limit reached")).toBeVisible();
  await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("100 of 100");
});

test.describe("with a failing live profile service", () => {
  test.use({ isLive: true });

  test("each error has its own message, is not counted, and the next attempt can succeed", async ({
    page,
    linkedin,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of (404|429|502|504)/);
    await signUp(page);
    const messages = new Set<string>();
    const errors = ["401", "402", "404", "429", "502", "html", "truncated-json", "empty-object"];
    for (const error of errors) {
      await page.goto(`${SCREEN}?url=https://www.linkedin.com/in/error-${error}`);
      const alert = page.getByRole("alert").filter({ hasText: "Couldn't load this profile" });
      await expect(alert).toContainText("Edge function error: ");
      messages.add(await alert.innerText());
    }
    expect(messages.size).toBe(errors.length);
    await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("0 of 100");

    linkedin?.scriptResponse("sample-founder", { kind: "status", status: 502 }, 1);
    await page.goto(`${SCREEN}?url=https://www.linkedin.com/in/sample-founder`);
    await expect(
      page.getByText("The LinkedIn profile API is currently unavailable. Please try again later."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Jördis Grünwälder" })).toBeVisible();
    await expect(page.getByText(/From LinkedIn, fetched/)).toBeVisible();
    await expect(page.getByText("Sample data")).toHaveCount(0);
    await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("1 of 100");
  });
});

/** Spends requests through the API, by refreshing a profile. */
async function spendRequests(page: Page, requests: number): Promise<void> {
  const headers = await apiHeaders(page);
  const data = { url: "https://www.linkedin.com/in/sample-founder", refresh: true };
  const statuses = new Set<number>();
  for (let spent = 0; spent < requests; spent += 1) {
    statuses.add((await page.request.post("/functions/v1/fetch-linkedin", { headers, data })).status());
  }
  expect(statuses).toEqual(new Set([200]));
}
