import { batchAdd, crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a batch adds companies one by one, lists the failed ones and retries them", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (404|502)/);
  await signUp(page);
  await batchAdd(page, "genai", ["n26"]);
  await page.goto("/company-hotlist");
  await page.getByRole("link", { name: "Batch Upload to Gen/AI" }).click();
  await expect(page).toHaveURL("/squad-hotlist/genai");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(toast(page, "No URLs Found")).toContainText("Please enter at least one URL");

  let isServiceDown = true;
  await page.route(/fetch-crunchbase\?url=.*revolut/, (route) =>
    isServiceDown ? route.fulfill({ status: 502, json: { code: "unavailable", message: "Down." } }) : route.continue(),
  );
  const field = dialog.getByLabel("Crunchbase URLs");
  await field.fill(
    [
      "CRUNCHBASE.com/organization/Celonis/people?tab=1#x",
      "",
      crunchbaseUrl("celonis"),
      crunchbaseUrl("no-such-company"),
      crunchbaseUrl("n26"),
      "javascript:alert(1)",
      crunchbaseUrl("revolut"),
    ].join("\n"),
  );
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(field).toBeDisabled();
  await expect(dialog.getByText(/^Current: https/)).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeHidden();

  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 1 companies. Failed: 4");
  await expect(dialog.getByText("100%")).toBeVisible();
  await expect(dialog.getByText("Success: 1")).toBeVisible();
  await expect(dialog.getByText("Failed: 4")).toBeVisible();
  await expect(field).toHaveValue("");
  const lines = dialog.getByRole("region", { name: "Lines not added" }).getByRole("listitem");
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(0)).toContainText("Duplicate of line 1");
  await expect(lines.nth(1)).toContainText("not among the");
  await expect(lines.nth(2)).toContainText("N26 is already in the Gen/AI hotlist");
  await expect(lines.nth(3)).toContainText("That's not a URL.");
  await expect(lines.nth(4)).toContainText("Down.");

  isServiceDown = false;
  await dialog.getByRole("button", { name: "Retry 2 lines" }).click();
  await expect(toast(page, "Successfully processed 1 companies. Failed: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^(Celonis|Revolut|N26)$/ })).toHaveText(["Revolut", "Celonis", "N26"]);
  await page.reload();
  await expect(dialog).toBeHidden();
});

test("a canceled batch keeps the added companies and lists the rest", async ({ page }) => {
  await signUp(page);
  await page.goto("/squad-hotlist/climate");
  const opener = page.getByRole("button", { name: "Batch Add" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Crunchbase URLs")).toBeFocused();
  await dialog.getByLabel("Crunchbase URLs").fill(["celonis", "n26", "stripe"].map(crunchbaseUrl).join("\n"));
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(dialog.getByText("Success: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Not processed", { exact: true })).toHaveCount(2);
  await expect(toast(page, "Batch canceled")).toContainText("1 saved, 2 not processed.");
  await dialog.getByRole("button", { name: "Continue with 2 lines" }).click();
  await expect(dialog.getByText("Success: 2")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("link", { name: /^(Celonis|Stripe|N26)$/ })).toHaveCount(3);
});

test("when the server goes away, a batch keeps the added companies and lists the rest", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  await signUp(page);
  await page.goto("/squad-hotlist/climate");
  await page.getByRole("button", { name: "Batch Add" }).click();
  let isGone = true;
  await page.route(/fetch-crunchbase\?url=.*(n26|stripe|revolut|deepl)/, (route) =>
    isGone ? route.abort("connectionrefused") : route.continue(),
  );
  await page.route("**/auth/v1/health", (route) => (isGone ? route.abort("connectionrefused") : route.continue()));
  // A proxy answers instead of the server.
  await page.route(/fetch-crunchbase\?url=.*revolut/, (route) =>
    isGone ? route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the network</h1>" }) : route.continue(),
  );
  const dialog = page.getByRole("dialog");
  const paste = ["celonis", "n26", "stripe", "revolut", "deepl"].map(crunchbaseUrl).join("\n");
  await dialog.getByLabel("Crunchbase URLs").fill(paste);
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(page.getByText("Can't reach the server. Reconnecting...")).toBeVisible();
  await expect(dialog.getByText("4 lines not added")).toBeVisible();
  await expect(dialog.getByText("Can't reach the server.").first()).toBeVisible();
  isGone = false;
  await dialog.getByRole("button", { name: "Retry 4 lines" }).click();
  await expect(toast(page, "Successfully processed 4 companies. Failed: 0")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^(Celonis|N26|Stripe|Revolut|DeepL)$/ })).toHaveCount(5);
});
