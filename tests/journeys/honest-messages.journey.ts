import { expectAccessible } from "./support/axe.ts";
import { openAdd } from "./support/company-database.ts";
import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, fillCredentials, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

test("a rejected password marks its field, and its toast is gone after the sign-up", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 422/);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillCredentials(page, "ada@fund.example", "ada@fund.example");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const error = toast(page, "Error");
  await expect(error).toBeVisible();
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const reason = await error.locator(".mantine-Notification-description").innerText();
  await expect(field).toHaveAccessibleDescription(new RegExp(reason.slice(0, 20)));

  await fillCredentials(page, "ada@fund.example", password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(error).toHaveCount(0);
});

test("a batch without a success is no success, and says once what all lines share", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await signUp(page);
  const urls = ["nowhere-1", "nowhere-2"].map(crunchbaseUrl).join("\n");
  const advice = page.getByText("To look up any company, ask your administrator to set CRUNCHBASE_API_KEY.");
  const short = page.getByText("This company is not among the 100 sample companies.");

  await page.goto("/company-list");
  await openAdd(page, "Batch Processing");
  await page.getByRole("textbox", { name: "Crunchbase URLs" }).fill(urls);
  await page.getByRole("button", { name: "Process Batch" }).click();
  const complete = toast(page, "Batch Processing Complete");
  await expect(complete).toContainText("Successfully processed 0 companies. Failed: 2");
  await expect(complete).toHaveAttribute("data-kind", "warning");
  await expect(advice).toHaveCount(1);
  await expect(short).toHaveCount(1);
  await expect(page.getByText("Lines 1, 2: This company")).toBeVisible();

  await expectAccessible(page, "This company is not among the 100 sample companies.");

  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("button", { name: "Batch Add" }).click();
  await page.getByRole("dialog").getByLabel("Crunchbase URLs").fill(urls);
  await page.getByRole("button", { name: "Process Batch" }).click();
  await expect(complete).toHaveAttribute("data-kind", "warning");
  await expect(advice).toHaveCount(1);
  await expect(short).toHaveCount(1);
  await expect(page.getByText("Lines 1, 2: This company")).toBeVisible();

  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Siemens AG and Bosch");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  await page.getByRole("button", { name: "Fetch facts for 2 companies" }).click();
  await expect(toast(page, "No facts found")).toContainText("0 added, 2 failed");
  await expect(toast(page, "No facts found")).toHaveAttribute("data-kind", "warning");
  await expect(advice).toHaveCount(1);
  await expect(short).toHaveCount(2);
});

test("a company that is on the hotlist cannot be added again, and nothing contradicts that", async ({ page }) => {
  await signUp(page);
  await page.goto(`/crunchbase-input?squad=fintech&url=${crunchbaseUrl("celonis")}`);
  const never = page.getByText("Not in the database or on any hotlist yet.");
  await expect(never).toBeVisible();
  const { promise: isSlow, resolve: speedUp } = Promise.withResolvers<void>();
  await page.route("**/rpc/company_sightings*", async (route) => {
    await isSlow;
    await route.continue();
  });
  const add = page.getByRole("button", { name: "Add to Fintech Hotlist" });
  await add.click();
  await expect(never).toHaveCount(0);
  speedUp();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  await expect(page.getByText("Celonis is on the Fintech hotlist.")).toBeVisible();
  await expect(never).toHaveCount(0);

  await page.reload();
  await expectAccessible(page, "Celonis is on the Fintech hotlist.");
  await expect(add).toBeDisabled();
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
});

test("a name that a list does not have can be added from the search", async ({ page }) => {
  await signUp(page);
  for (const [path, placeholder, none] of [
    ["/manage-universities", "Search universities...", "No universities found"],
    ["/manage-companies", "Search companies...", "No companies found"],
  ] as const) {
    await page.goto(path);
    await page.getByPlaceholder(placeholder).fill(" Zz Neue Hochschule ");
    await expect(page.getByText(none)).toBeVisible();
    await page.getByRole("button", { name: "Add “Zz Neue Hochschule”" }).dblclick();
    await expect(toast(page, "Success")).toContainText("Zz Neue Hochschule has been added");
    await expect(page.getByRole("row", { name: /Zz Neue Hochschule/ })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    const long = `Zz ${"Institut für Wissenschaft ".repeat(5)}`.trim();
    await page.getByPlaceholder(placeholder).fill(long);
    const offer = await page.getByRole("button", { name: `Add “${long}”` }).boundingBox();
    expect(offer?.x).toBeGreaterThan(0);
    expect((offer?.x ?? 0) + (offer?.width ?? 0), "right edge of the button").toBeLessThan(390);
  }
});

test("an unknown page keeps the navigation for a signed-in user", async ({ page, expectedConsole }) => {
  expectedConsole.push(/404: there is no page at/);
  await page.goto("/nowhere");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await signUp(page);
  await page.goto("/nowhere");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page, "Oops! Page not found");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("button", { name: /ada@fund.example/ }).click();
  await page.getByRole("menuitem", { name: "Management" }).click();
  await expect(page.getByRole("heading", { name: "Management" })).toBeVisible();
});

test("without our own server's configuration, the functions say that data is the sample", async ({ page }) => {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), sampleData: null } });
  });
  await signUp(page);
  await page.goto("/whole-company-screener");
  await expect(page.getByText("You're using sample data for 100 companies.")).toBeVisible();
  await page.goto("/linkedin-cv-creator");
  await expect(page.getByText("You're using sample profiles of invented people.")).toBeVisible();
});

test.describe("with live data services", () => {
  test.use({ isLive: true });

  test("nothing is called a sample", async ({ page }) => {
    await page.route("**/config.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), sampleData: null } });
    });
    await signUp(page);
    const asked = page.waitForResponse("**/functions/v1/fetch-crunchbase");
    await page.goto("/whole-company-screener");
    expect(await (await asked).json()).toEqual({ source: "crunchbase", open_data: false });
    await expect(
      page.getByText("Paste a Crunchbase company URL to see its funding, team and investors."),
    ).toBeVisible();
    await expect(page.getByText("sample data")).toHaveCount(0);
  });
});
