import type { Locator, Page } from "@playwright/test";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { addCompanies } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

test("a squad's work by keyboard alone: add, assign, move, note, pass, bulk, board, views and the palette", async ({
  page,
  browser,
  server,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/status of 404/);
  await signUp(page, "grace@fund.example");
  await signUp(page);
  await page.addInitScript(() =>
    addEventListener("pointerdown", () => {
      throw new Error("A pointer was used");
    }),
  );
  await page.setViewportSize({ width: 1920, height: 900 });
  const names = await addCompanies(page, 3);
  const [wintermute = "", isar = "", boston = ""] = names;
  const row = (name: string) => page.getByRole("row", { name });
  const option = (name: string) => page.getByRole("dialog").getByRole("radio", { name });

  // Added from the palette and the database: Enter for the first squad, arrow keys for another priority.
  await page.goto("/company-list");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
  for (const name of names) {
    if (name === wintermute) {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("wintermute");
      await expect(page.getByRole("option").first()).toContainText(wintermute);
      await page.keyboard.press("Shift+Enter");
    } else {
      await tabTo(page, page.getByRole("button", { name: `Add ${name} to a hotlist` }));
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("button", { name: "Gen/AI, Medium" })).toBeFocused();
    if (name === isar) {
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("button", { name: "Gen/AI, High" })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(toast(page, "Added to hotlist")).toContainText(`${name} has been added to the Gen/AI hotlist.`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  // The palette leads to an entry, and from there to its hotlist.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.type("isar");
  const hit = page.getByRole("option").filter({ hasText: "Gen/AI · Sourced" });
  await expect(hit).toBeVisible();
  while ((await hit.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: isar, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Back" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
  await expect(row(isar)).toContainText("High");

  // Priority, status, owner, and the next step with its day.
  await tabTo(page, page.getByRole("button", { name: /^Company Name/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole("row").nth(1)).toContainText(boston);
  await page.keyboard.press("j");
  await expect(row(boston)).toBeFocused();
  await page.keyboard.press("3");
  await expect(row(boston)).toContainText("Low");
  await page.keyboard.press("s");
  await expect(option("Sourced")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(row(boston)).toContainText("Screening");
  await page.keyboard.press("o");
  await expect(page.getByPlaceholder("Search colleagues...")).toBeFocused();
  await page.keyboard.type("grace");
  await page.keyboard.press("Enter");
  await expect(row(boston).getByRole("button", { name: `Owner of ${boston}: grace` })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Next step", { exact: true })).toBeFocused();
  await page.keyboard.type("Call the founder");
  await page.keyboard.press("Tab");
  await page.keyboard.type("02022030");
  await page.keyboard.press("Enter");
  await expect(row(boston).getByRole("button", { name: /Call the founder, due on 2 Feb 2030/ })).toBeVisible();

  // A note with a mention, in the panel beside the list.
  await expect(row(boston)).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: boston });
  await tabTo(page, panel.getByLabel("Add note"));
  await page.keyboard.type("Please look at this, @gra");
  await expect(panel.getByRole("option", { name: "grace" })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("today.");
  await page.keyboard.press("Control+Enter");
  await expect(panel.getByRole("listitem")).toContainText("Please look at this, @grace today.");
  // While the panel moves out of view, the keys are for the list again.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(row(isar)).toBeFocused();
  await expect(panel).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });

  // Passed with a reason and a condition.
  await page.keyboard.press("s");
  await expect(option("Sourced")).toBeFocused();
  await page.keyboard.press("6");
  const decision = page.getByRole("dialog", { name: `Pass on ${isar}` });
  await expect(decision.getByLabel("Why?")).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(decision.getByText("Say in a few words why you pass.")).toBeVisible();
  await page.keyboard.type("Pre-revenue");
  await tabTo(page, decision.getByRole("checkbox", { name: "New top investor" }));
  await page.keyboard.press("Space");
  await tabTo(page, decision.getByRole("button", { name: "Pass", exact: true }));
  await page.keyboard.press("Enter");
  await expect(decision).toBeHidden();
  await expect(row(isar)).toContainText("Passed");
  const stored = await page.request.get(
    `/rest/v1/squad_hotlist_companies?select=pass_reason,any:revisit_when->any&company_name=eq.${encodeURIComponent(isar)}`,
    { headers: await apiHeaders(page) },
  );
  expect(await stored.json()).toEqual([{ pass_reason: "Pre-revenue", any: [{ top_investor: true }] }]);

  // All at once, and moved to another squad: each undone by its toast.
  const bar = page.getByRole("region", { name: "Selected companies" });
  await page.keyboard.press("Control+a");
  await expect(bar).toContainText("3 selected");
  await tabTo(page, bar.getByRole("button", { name: "Priority" }));
  await page.keyboard.press("Enter");
  await expect(option("High")).toBeFocused();
  await page.keyboard.press("1");
  await expect(toast(page, "Done")).toContainText("2 companies set to high priority. 1 skipped: 1 nothing to change.");
  await expect(row(boston)).toContainText("High");
  await page.keyboard.press("Control+z");
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(row(boston)).toContainText("Low");
  await tabTo(page, page.getByRole("checkbox", { name: "Select all companies" }));
  await page.keyboard.press("Space");
  await tabTo(page, bar.getByRole("button", { name: "Move to squad" }));
  await page.keyboard.press("Enter");
  await expect(option("Fintech")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Done")).toContainText("3 companies moved to the Fintech hotlist.");
  await expect(page.getByText("The Gen/AI hotlist is empty")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();

  // A view: filter, save, open by its link.
  await page.keyboard.press("f");
  const builder = page.getByRole("dialog", { name: "Filter" });
  await expect(builder.getByLabel("Field")).toBeFocused();
  await page.keyboard.type("Status");
  await expect(builder.getByLabel("Field")).toHaveValue("status");
  await tabTo(page, builder.getByRole("combobox", { name: "Value of Status" }));
  await page.keyboard.type("scr");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 3 companies")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(builder).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: "Save as view…" }).last(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Save as view" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.type("In screening");
  await page.keyboard.press("Enter");
  const views = page.getByRole("list", { name: "Views" });
  await expect(views.getByRole("link", { name: "In screening" })).toHaveAttribute("aria-current", "true");
  await tabTo(page, views.getByRole("link", { name: "All" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();

  // The board, and a colleague who follows it.
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "mary@fund.example");
  await colleague.setViewportSize({ width: 1600, height: 900 });
  await colleague.goto("/squad-hotlist/genai?layout=board");
  await tabTo(page, page.getByRole("radio", { name: "List" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/layout=board/);
  const card = (on: Page, name: string) => on.getByRole("button", { name: new RegExp(`^${name}`) });
  await tabTo(page, card(page, wintermute));
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByText(`${wintermute} moved to Screening, 1 of 2`, { exact: true })).toBeAttached();
  await expect(card(page, wintermute)).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: `Move ${wintermute} to…` })).toBeVisible();
  await page.keyboard.press("5");
  await expect(page.getByText(`${wintermute} moved to Invested, 1 of 1`, { exact: true })).toBeAttached();
  await expect(colleague.getByRole("region", { name: "Invested, 1" }).first()).toContainText(wintermute);
  await expect(card(page, wintermute)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(card(page, boston)).toBeFocused();
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { name: boston, level: 1 })).toBeVisible();
});
