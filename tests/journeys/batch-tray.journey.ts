import { expectAccessible } from "./support/axe.ts";
import { addCompany, openAdd } from "./support/company-database.ts";
import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { apiHeaders, password, signUp } from "./support/session.ts";

const FIELD = "Enter Crunchbase URLs, one per line...";

test("a batch runs on in the tray, across screens, a pause, a reload and tabs, and is undone as one operation", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/company-list");
  await openAdd(page, "Batch Processing");
  const urls = ["stripe", "n26", "celonis", "personio", "trade-republic"].map(crunchbaseUrl);
  await page.getByPlaceholder(FIELD).fill(urls.join("\n"));
  await expect(page.getByText("5 new, about 5 s")).toBeVisible();
  const tray = page.getByRole("region", { name: "Batch", exact: true });
  await page.getByRole("button", { name: "Process Batch" }).click();
  await expect(page.getByText("Processing: 1 of 5")).toBeVisible();
  await expect(tray).toBeHidden();

  await page.getByRole("button", { name: "Continue in the background" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(tray).toContainText(/Company Database: [1-4] of 5/);
  await page.getByRole("navigation").getByRole("link", { name: "Company Hotlist" }).click();
  await page.getByRole("link", { name: "View Hotlist" }).first().click();
  await expect(tray).toContainText(/Company Database: [1-4] of 5/);
  await tray.getByRole("button", { name: "Pause batch" }).click();
  await expect(tray).toContainText(/Paused · Company Database: [1-4] of 5/);
  await expectAccessible(page, "Paused · Company Database");
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("A batch for the Company Database is running.");
  await expect(dialog.getByRole("button", { name: "Process Batch" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.reload();
  await expect(tray).toContainText(/Paused · Company Database: [1-4] of 5/);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/overview");
  const otherTray = otherTab.getByRole("region", { name: "Batch", exact: true });
  await expect(otherTray).toContainText("It runs in another tab.");
  await otherTray.getByRole("button", { name: "Resume batch" }).click();
  await expect(tray).not.toContainText("Paused");
  await page.close();
  await expect(toast(otherTab, "Batch Processing Complete")).toContainText(
    "Successfully processed 5 companies. Failed: 0",
  );
  await expect(otherTray).toContainText("Company Database: 5 saved");
  await otherTab.reload();
  await expect(otherTray).toContainText("Company Database: 5 saved");
  await expect(toast(otherTab, "Batch Processing Complete")).toHaveCount(0);
  await otherTray.getByRole("link", { name: "Open result" }).click();
  await expect(otherTab.getByRole("region", { name: "Batch lines" }).getByText("Saved")).toHaveCount(5);
  await expect(otherTray).toBeHidden();
  await expect(otherTab.getByText("5 companies", { exact: true })).toBeVisible();

  await otherTab.goto("/operations");
  const title = "Batch: Company Database";
  const row = otherTab.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("5 added");
  await row.getByRole("button", { name: /^Undo / }).click();
  await otherTab.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(otherTab.getByRole("dialog")).toContainText("Removed 5 rows");
  const headers = await apiHeaders(otherTab);
  const changes = await otherTab.request.get("/rest/v1/changes?select=via&op=eq.insert&table_name=eq.company_facts", {
    headers,
  });
  expect(await changes.json()).toEqual(Array.from({ length: 5 }, () => ({ via: "bulk" })));
});

test("a batch pauses when its user signs out, and continues after the sign-in", async ({ page }) => {
  await signUp(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    /fetch-crunchbase\?.*n26/,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await released.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Crunchbase URLs").fill(["stripe", "n26", "celonis"].map(crunchbaseUrl).join("\n"));
  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(dialog.getByText("Success: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Continue in the background" }).click();
  await asked.promise;
  await signOut(page);
  // The company arrives after the sign-out: a request that stores it would be rejected, which fails the journey.
  const arrived = page.waitForResponse(/fetch-crunchbase\?.*n26/);
  released.resolve();
  await (await arrived).finished();
  const isStored = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(isStored).toEqual([]);

  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 3 companies. Failed: 0");
  await page.getByRole("region", { name: "Batch", exact: true }).getByRole("link", { name: "Open result" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^(Stripe|N26|Celonis)$/ })).toHaveCount(3);
});

test("links are found in whatever is pasted, and names are looked up in the database", async ({ page }) => {
  await signUp(page);
  await page.goto("/company-list");
  await addCompany(page, `Ada: look at <${crunchbaseUrl("celonis")}>!`);
  await expect(toast(page, "Success")).toBeVisible();
  const add = await openAdd(page);
  await add.getByLabel("Crunchbase URL").fill("celonis");
  await add.getByRole("button", { name: "Add Company" }).click();
  await add.getByRole("group", { name: "Did you mean" }).getByRole("button", { name: "Celonis?" }).click();
  await expect(add.getByLabel("Crunchbase URL")).toHaveValue(crunchbaseUrl("celonis"));

  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("button", { name: "Batch Add" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Crunchbase URLs");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await field.fill(
    [
      `1\tStripe\tSan Francisco\t${crunchbaseUrl("stripe")}?utm_source=x`,
      `- [N26](${crunchbaseUrl("n26")}), and again ${crunchbaseUrl("stripe")}.`,
      "• Celonis SE",
      "no idea",
    ].join("\n"),
  );
  const lines = dialog.getByRole("region", { name: "Preview" }).getByRole("listitem");
  await expect(lines.nth(0)).toContainText("• Celonis SE");
  await expect(lines.nth(1)).toContainText("no idea");
  await expect(lines.nth(1)).toContainText("No company link");
  await expect(dialog).toContainText("2 new, about 2 s · 1 twice in the list · 2 without a company link");
  await lines.nth(0).getByRole("button", { name: "Celonis?" }).click();
  await expect(field).toHaveValue(new RegExp(`\\n${crunchbaseUrl("celonis")}\\nno idea$`));
  await expect(dialog).toContainText("2 new, 1 in the database, fetched again, about 3 s");
  expect(requests.filter((path) => path.includes("fetch-crunchbase"))).toEqual([]);
  expect(requests.filter((path) => path.endsWith("match_companies")).length).toBeLessThanOrEqual(2);

  await dialog.getByRole("button", { name: "Process Batch" }).click();
  await expect(toast(page, "Batch Processing Complete")).toContainText("Successfully processed 3 companies. Failed: 1");
  await dialog.getByRole("button", { name: "Edit 1 line" }).click();
  await expect(field).toHaveValue("no idea");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^(Stripe|N26|Celonis)$/ })).toHaveText(["Celonis", "N26", "Stripe"]);
});
