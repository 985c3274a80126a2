import type { Page, Route } from "@playwright/test";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const ways = [
  ["/text-analysis", toOverview],
  ["/simple-text-analysis", reload],
] as const;
const requests = [
  ["the hotlists' names", "**/rest/v1/rpc/hotlist_names*"],
  ["the dictionary's names", "**/rest/v1/rpc/known_names*"],
  ["the companies' facts", "**/rest/v1/rpc/company_facts_by_names*"],
] as const;

for (const [what, address] of requests) {
  test(`leaving a text screen while ${what} load shows no error`, async ({ page }) => {
    await signUp(page);
    for (const [screen, leave] of ways) {
      // Rejects after the user has left; the request may be aborted by then.
      const held = Promise.withResolvers<void>();
      const reject = async (route: Route) => {
        await held.promise;
        await route.fulfill({ status: 400, json: { message: "too late" } }).catch(() => undefined);
      };
      await page.route(address, reject, { times: 1 });
      // The names are asked for while the screen is loaded.
      const request = page.waitForRequest(address);
      await page.goto(screen);
      const over = Promise.race([page.waitForEvent("requestfailed"), page.waitForResponse(address)]);
      await page.getByPlaceholder("Paste your text here...").fill("Celonis in Munich");
      await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
      await request;
      await leave(page);
      held.resolve();
      await over;
      await page.getByRole("link", { name: "LinkedIn CV", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("CV");
      await expect(toast(page, "Error")).toBeHidden();
      // Matches may remain where only the facts were missing.
      if (!address.includes("company_facts")) await expect(toast(page, "Found")).toBeHidden();
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
