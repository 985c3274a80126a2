import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { addToHotlist } from "./support/hotlist.ts";
import { expect, newContextPage, test } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

/** Opens the hotlist company that `page` shows, as a second user. */
async function colleagueOn(page: Page, browser: Browser, baseURL: string | undefined): Promise<Page> {
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await grace.goto(new URL(page.url()).pathname);
  await expect(grace.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  return grace;
}

async function openCelonis(page: Page): Promise<void> {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/squad-hotlist/enterprise");
  await page.getByRole("link", { name: "Celonis", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
}

const geographyOf = (page: Page) => page.getByRole("textbox", { name: "Geography" });

async function setGeography(page: Page, text: string): Promise<void> {
  await geographyOf(page).fill(text);
  await geographyOf(page).press("Enter");
  await expect(page.getByText("Geography saved")).toBeAttached();
}

for (const connection of ["live", "refetched"] as const) {
  test(`a colleague's save does not replace what a user types (${connection})`, async ({ page, browser, baseURL }) => {
    if (connection === "refetched") await page.routeWebSocket(/realtime/, (socket) => void socket.close());
    await openCelonis(page);
    const grace = await colleagueOn(page, browser, baseURL);
    const geography = geographyOf(page);
    await geography.fill("Nordi");
    await setGeography(grace, "DACH");
    // Switching back to the tab refetches.
    if (connection === "refetched") await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));

    await expect(page.getByText("grace set DACH · Use theirs")).toBeVisible();
    await expect(geography).toHaveValue("Nordi");
    await expect(geography).toBeFocused();
    await geography.pressSequentially("cs");
    await geography.blur();
    await expect(geography).toHaveValue("Nordics");
    await grace.reload();
    await expect(geographyOf(grace)).toHaveValue("DACH");

    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(geography).toHaveValue("DACH");
    await expect(geography).toBeFocused();
    await expect(page.getByText("Use theirs")).toHaveCount(0);
  });
}

test("a user saves over a colleague's value knowingly", async ({ page, browser, baseURL }) => {
  await openCelonis(page);
  const grace = await colleagueOn(page, browser, baseURL);
  const geography = geographyOf(page);
  await geography.fill("Nordics");
  await setGeography(grace, "DACH");
  await expectAccessible(page, "grace set DACH · Use theirs");
  await geography.press("Enter");
  await expect(page.getByText("Geography saved")).toBeAttached();
  await expect(page.getByText("Use theirs")).toHaveCount(0);
  await expect(geographyOf(grace)).toHaveValue("Nordics");

  await geographyOf(grace).fill("Iberia");
  await setGeography(page, "");
  await expect(grace.getByText("ada cleared this field · Use theirs")).toBeVisible();
  await grace.getByRole("button", { name: "Save mine" }).click();
  await expect(grace.getByText("Geography saved")).toBeAttached();
  await expect(geography).toHaveValue("Iberia");
});

test("a colleague's save does not close an open choice", async ({ page, browser, baseURL }) => {
  await openCelonis(page);
  const grace = await colleagueOn(page, browser, baseURL);
  const stageOf = (on: Page) => on.getByRole("combobox", { name: "Stage" });
  const chooseStage = async (on: Page, stage: string) => {
    await stageOf(on).fill(stage);
    await stageOf(on).press("ArrowDown");
    await stageOf(on).press("Enter");
    await expect(on.getByText("Stage saved")).toBeAttached();
  };
  await stageOf(page).fill("Series");
  await chooseStage(grace, "Series B");
  await expect(page.getByText("grace set Series B · Use theirs")).toBeVisible();
  await expect(stageOf(page)).toHaveValue("Series");
  await page.getByRole("button", { name: "Use theirs" }).click();
  await expect(stageOf(page)).toHaveValue("Series B");

  await stageOf(page).fill("Series C");
  await chooseStage(grace, "Series A");
  await expect(page.getByText("grace set Series A · Use theirs")).toBeVisible();
  await stageOf(page).press("ArrowDown");
  await stageOf(page).press("Enter");
  await expect(stageOf(page)).toHaveValue("Series C");
  await expect(stageOf(grace)).toHaveValue("Series C");
});

test("what is typed while a save is under way stays in the field", async ({ page }) => {
  await signUp(page);
  let release = () => {};
  const hold = async (pattern: RegExp) => {
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(pattern, async (route) => {
      if (route.request().method() !== "GET") await isReleased;
      await route.continue();
    });
  };
  // A list's field is the next name.
  await page.goto("/manage-universities");
  const name = page.getByPlaceholder("Enter new university name");
  await hold(/rest\/v1\/universities/);
  await name.fill("Hochschule Nord");
  await name.press("Enter");
  await name.fill("Hochschule Ost");
  release();
  await expect(page.getByText("Hochschule Nord has been added to the university list.")).toBeVisible();
  await expect(name).toHaveValue("Hochschule Ost");

  // An edited note stays open.
  const headers = { ...(await apiHeaders(page)), prefer: "return=representation" };
  const add = async (path: string, data: object) =>
    (await (await page.request.post(`/rest/v1/${path}`, { headers, data })).json())[0] as { readonly id: string };
  const entry = await add("squad_hotlist_companies", { squad_id: "fintech", company_name: "Celonis" });
  await add("hotlist_notes", { entry_id: entry.id, body: "First" });
  await page.goto(`/company/${entry.id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const note = page.getByLabel("Edit note");
  await note.fill("Second");
  await hold(/rest\/v1\/hotlist_notes/);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await note.press("Control+Enter");
  await note.fill("Second, and more");
  release();
  await saved;
  await expect(page.getByRole("button", { name: "Save" })).not.toHaveAttribute("data-loading", "true");
  await expect(note).toHaveValue("Second, and more");
});
