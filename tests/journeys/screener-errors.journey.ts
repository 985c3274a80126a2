import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a URL that is not a company's is rejected with a reason and stays in the field", async ({ page }) => {
  await signUp(page);
  await page.goto("/whole-company-screener");
  const field = page.getByLabel("Crunchbase URL");
  const rejected: readonly (readonly [string, string])[] = [
    ["", "Paste a Crunchbase company URL."],
    ["celonis", "That's not a URL"],
    ["javascript:alert('crunchbase.com')", "That's not a URL"],
    ["https://example.com/organization/celonis", "not a Crunchbase link"],
    ["https://crunchbase.com.example.org/organization/celonis", "not a Crunchbase link"],
    ["https://www.crunchbase.com/person/bastian-nominacher", "isn't a company page"],
  ];
  for (const [typed, reason] of rejected) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Fetch" }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(toast(page, "Invalid URL")).toContainText("Please enter a valid Crunchbase URL");
    await expect(field).toHaveValue(typed);
  }
});

test("an unknown sample company shows an error", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/no-such-company");
  await expect(page.getByRole("alert")).toContainText("Couldn't load this company");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test.describe("with a failing live data service", () => {
  test.use({ isLive: true });

  test("each error has its own message, and the next attempt can succeed", async ({
    page,
    crunchbase,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of (404|429|502|504)/);
    await signUp(page);
    const messages = new Set<string>();
    for (const error of ["error-401", "error-403", "error-404", "error-429", "error-500", "error-html"]) {
      await page.goto(`/whole-company-screener?url=https://www.crunchbase.com/organization/${error}`);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("Couldn't load this company");
      messages.add(await alert.innerText());
    }
    expect(messages.size).toBe(6);

    crunchbase?.scriptResponse("stripe", { kind: "status", status: 401 }, 1);
    await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/stripe");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Stripe" })).toBeVisible();
    await expect(page.getByText("From Crunchbase")).toBeVisible();
    await expect(page.getByText("Sample data")).toHaveCount(0);
  });

  test("a fetched company is served from the team's store until it is refreshed", async ({ page, crunchbase }) => {
    await signUp(page);
    const calls = () => crunchbase?.requests.filter(({ path }) => path.includes("/n26")).length;
    await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/n26");
    await expect(page.getByRole("heading", { name: "N26" })).toBeVisible();
    expect(calls()).toBe(1);
    await page.reload();
    await expect(page.getByText("saved copy")).toBeVisible();
    expect(calls()).toBe(1);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(toast(page, "Refreshed")).toBeVisible();
    expect(calls()).toBe(2);
  });
});
