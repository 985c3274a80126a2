import type { Page } from "@playwright/test";
import { addToHotlist } from "./support/hotlist.ts";
import { expect, fillCredentials, newContextPage, test, toast } from "./support/journey.ts";
import { password, signUp } from "./support/session.ts";

/** Deletes Celonis from the hotlist as a second user. */
async function deleteCelonis(colleague: Page): Promise<void> {
  await colleague.goto("/auth?next=/squad-hotlist/enterprise");
  await fillCredentials(colleague, "ada@fund.example", password);
  await colleague.getByRole("button", { name: "Sign In" }).click();
  await colleague.getByRole("button", { name: "Delete Celonis" }).click();
  await expect(toast(colleague, "Company removed from hotlist")).toBeVisible();
}

test("a user opens a hotlist company, edits it by keyboard and returns to the same list", async ({ page }) => {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/squad-hotlist/enterprise");
  await page.goto("/squad-hotlist/enterprise?location=Germany&sort=name");
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await expect(page).toHaveURL(/\/company\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Funding rounds" }).getByText("Series D").first()).toBeVisible();
  await expect(page.getByText("Amount raised per round").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Press" }).getByText(/^\+ \d+ more$/)).toBeVisible();

  await page.getByRole("radio", { name: "Medium" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Priority saved")).toBeAttached();
  const geography = page.getByLabel("Geography");
  await geography.fill("  DACH ");
  await geography.press("Enter");
  await expect(page.getByText("Geography saved")).toBeAttached();
  const stage = page.getByRole("combobox", { name: "Stage" });
  await stage.fill("Series B");
  await stage.press("ArrowDown");
  await stage.press("Enter");
  await expect(page.getByText("Stage saved")).toBeAttached();
  await geography.fill("typed by mistake");
  await geography.press("Escape");
  await expect(geography).toHaveValue("DACH");

  const notes = Promise.withResolvers<void>();
  await page.route("**/rest/v1/hotlist_notes*", async (route) => {
    await notes.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("radio", { name: "High" })).toBeChecked();
  const addNote = page.getByRole("textbox", { name: "Add note" });
  const place = await addNote.boundingBox();
  notes.resolve();
  await expect(page.getByRole("paragraph").filter({ hasText: "No notes yet." })).toBeVisible();
  expect(await addNote.boundingBox()).toEqual(place);
  await expect(geography).toHaveValue("DACH");
  await expect(stage).toHaveValue("Series B");
  await stage.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Stage saved")).toBeAttached();
  await expect(stage).toHaveValue("");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/squad-hotlist/enterprise?location=Germany&sort=name");
  await expect(page.getByText("No companies match these filters")).toBeVisible();
});

test("a change that cannot be saved is reverted with an error", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 400/);
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/squad-hotlist/enterprise");
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await page.route(/squad_hotlist_companies/, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 400, json: { code: "XX000", message: "the disk is full", details: null, hint: null } })
      : route.continue(),
  );
  const geography = page.getByLabel("Geography");
  await geography.fill("DACH");
  await geography.blur();
  await expect(toast(page, "Error")).toContainText("Couldn't save geography. The previous value was restored.");
  await expect(geography).toHaveValue("Germany");
});

test("an unknown company ID shows “not found”", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 400/);
  await signUp(page);
  for (const id of ["nonsense", "00000000-0000-4000-8000-000000000000"]) {
    await page.goto(`/company/${id}`);
    await expect(page.getByRole("heading", { name: "Company not found" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/company-hotlist");

  await page.route(/squad_hotlist_companies/, (route) =>
    route.fulfill({ status: 400, json: { code: "XX000", message: "the disk is full", details: null, hint: null } }),
  );
  await page.goto("/company/00000000-0000-4000-8000-000000000000");
  await expect(toast(page, "Error")).toContainText("Failed to load company details: the disk is full");
});

test("a colleague's deletion shows at once and can be undone", async ({ page, browser, baseURL }) => {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/squad-hotlist/enterprise");
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();

  await deleteCelonis(await newContextPage(browser, baseURL));

  await expect(page.getByText("Celonis has been removed")).toBeVisible();
  await expect(page.getByText("A colleague removed it from the Enterprise Infra hotlist")).toBeVisible();
  await page.getByRole("button", { name: "Add it back" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
});

test("a colleague's deletion shows on the next edit without a WebSocket", async ({ page, browser, baseURL }) => {
  await page.routeWebSocket(/realtime/, (socket) => void socket.close());
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/squad-hotlist/enterprise");
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();

  await deleteCelonis(await newContextPage(browser, baseURL));

  await page.getByText("Low").click();
  await expect(page.getByText("Celonis has been removed")).toBeVisible();
  await expect(page.getByText("A colleague removed it from the Enterprise Infra hotlist")).toBeVisible();
  await page.getByRole("button", { name: "Add it back" }).click();
  await expect(toast(page, "Added to hotlist")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Low" })).toBeChecked();
});
