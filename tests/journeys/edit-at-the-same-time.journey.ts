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

test("every editor keeps what is typed when a colleague saves something else, and says who did", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  const write = async (person: Page, method: "post" | "patch", path: string, data: object) => {
    const headers = { ...(await apiHeaders(person)), prefer: "return=representation" };
    const response = await person.request[method](`/rest/v1/${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json())[0] as { readonly id: string };
  };
  const company = await write(page, "post", "company_facts", { company_name: "Celonis", city: "Munich" });
  const entry = await write(page, "post", "squad_hotlist_companies", { squad_id: "fintech", company_name: "Celonis" });
  const note = await write(page, "post", "hotlist_notes", { entry_id: entry.id, body: "First" });
  const change = (data: object) => write(grace, "patch", `squad_hotlist_companies?id=eq.${entry.id}`, data);
  const row = page.getByRole("row", { name: "Celonis" });
  const work = page.getByRole("region", { name: "Status and next step" });
  const decision = page.getByRole("dialog", { name: "Pass on Celonis" });
  const fact = page.getByRole("dialog", { name: "Where City comes from" });
  const onList = async () => {
    await page.goto("/squad-hotlist/fintech");
    await expect(row).toBeVisible();
    await page.keyboard.press("j");
    await expect(row).toBeFocused();
  };
  const onEntry = async () => {
    await page.goto(`/company/${entry.id}`);
    await expect(work).toBeVisible();
  };
  const editors = [
    {
      open: async () => {
        await onList();
        await page.keyboard.press("e");
      },
      field: page.getByRole("dialog").getByLabel("Next step", { exact: true }),
      save: () => change({ next_step: "From the cell" }),
      theirs: "grace set From the cell",
    },
    {
      open: async () => {
        await onList();
        await page.keyboard.press("Enter");
      },
      field: page.getByRole("dialog", { name: "Celonis" }).getByLabel("Next step", { exact: true }),
      save: () => change({ next_step: "From the panel" }),
      theirs: "grace set From the panel",
    },
    {
      open: onEntry,
      field: work.getByLabel("Next step", { exact: true }),
      save: () => change({ next_step: "From the page" }),
      theirs: "grace set From the page",
    },
    {
      open: onEntry,
      field: work.getByLabel("Due on"),
      typed: "2031-02-03",
      save: () => change({ next_step_on: "2030-01-02" }),
      theirs: "grace set 2 Jan 2030",
    },
    {
      open: async () => {
        await onEntry();
        await work.getByLabel("Status").selectOption("passed");
        await decision.getByText("New round").click();
      },
      field: decision.getByLabel("Why?"),
      save: () => change({ pass_reason: "Too large", revisit_on: null }),
      theirs: "grace set Too large",
    },
    {
      open: async () => {
        await onEntry();
        await page.getByRole("button", { name: "Edit", exact: true }).click();
      },
      field: page.getByLabel("Edit note"),
      save: () => write(page, "patch", `hotlist_notes?id=eq.${note.id}`, { body: "From another tab" }),
      theirs: "You set From another tab",
    },
    {
      open: async () => {
        await page.goto(`/company-list?record=${company.id}`);
        await page.getByRole("button", { name: "Where City comes from" }).click();
        await fact.getByRole("button", { name: "Set by hand" }).click();
      },
      field: fact.getByLabel("City"),
      save: () => write(grace, "patch", `company_facts?id=eq.${company.id}`, { city: "Berlin" }),
      theirs: "grace set Berlin",
    },
  ];
  for (const { open, field, save, theirs, typed = "Typed by ada" } of editors) {
    await open();
    await field.fill(typed);
    await save();
    await expect(page.getByText(`${theirs} · Use theirs`), theirs).toBeVisible();
    await expect(field).toHaveValue(typed);
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(field).not.toHaveValue(typed);
    await expect(page.getByText("Use theirs")).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
  await grace.context().close();
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
