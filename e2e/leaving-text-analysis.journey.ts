import type { Page } from "@playwright/test";
import { expect, signUp, test, toast } from "./support/journey.ts";

const screens = ["/text-analysis", "/simple-text-analysis"];
const requests = [
  ["the hotlists' names", "**/rest/v1/rpc/hotlist_names*"],
  ["the dictionary's names", "**/rest/v1/rpc/known_names*"],
  ["the companies' facts", "**/rest/v1/rpc/company_facts_by_names*"],
] as const;

for (const [what, address] of requests) {
  test(`a text screen that is left while ${what} are on their way says nothing more`, async ({ page }) => {
    await signUp(page);
    for (const screen of screens) {
      for (const leave of [toOverview, reload]) {
        // Answers only when the user is gone, as a slow server would.
        const held = Promise.withResolvers<void>();
        await page.route(address, async (route) => {
          await held.promise;
          await route.abort().catch(() => undefined);
        });
        await page.goto(screen);
        const asked = page.waitForRequest(address);
        await page.getByPlaceholder("Paste your text here...").fill("Celonis in Munich");
        await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
        if (address.includes("company_facts")) await asked;
        await leave(page);
        held.resolve();
        await page.unroute(address);
        await page.getByRole("link", { name: "LinkedIn CV", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("CV");
        await expect(toast(page, "Error")).toBeHidden();
        // What had been found before may still stand there where only the facts were missing.
        if (!address.includes("company_facts")) await expect(toast(page, "Found")).toBeHidden();
      }
    }
  });
}

async function toOverview(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByPlaceholder("Paste your text here...")).toBeVisible();
}
