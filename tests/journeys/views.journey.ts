import { expectAccessible } from "./support/axe.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { addHotlistEntries, insert } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

test("a filter is built by keyboard, saved for the team, and its link opens exactly it for a colleague", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, "ada@fund.example");
  await page.setViewportSize({ width: 1440, height: 900 });
  await addHotlistEntries(page, "genai", 8);
  await page.goto("/squad-hotlist/genai");
  await expect(page.getByText("8 companies", { exact: true })).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  const builder = page.getByRole("dialog", { name: "Filter" });

  // A group in a group, without a mouse.
  await page.keyboard.press("f");
  await expect(builder.getByLabel("Field")).toBeFocused();
  await builder.getByLabel("Field").selectOption("Funding");
  await page.keyboard.press("Tab");
  await builder.getByLabel("Operator").selectOption("more than");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10B");
  await expect(page.getByText("6 of 8 companies")).toBeVisible();
  await builder.getByRole("button", { name: "Add group" }).focus();
  await page.keyboard.press("Enter");
  const group = builder.getByRole("group", { name: "Group of filters" });
  await expect(group.getByLabel("Field")).toBeFocused();
  await group.getByLabel("Field").selectOption("Geography");
  await group.getByRole("combobox", { name: "Value of Geography" }).focus();
  await page.keyboard.type("swi");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 8 companies")).toBeVisible();
  await group.getByRole("button", { name: "Add filter" }).focus();
  await page.keyboard.press("Enter");
  await group.getByLabel("Field").nth(1).selectOption("Name");
  await group.getByRole("textbox", { name: "Value of Name" }).fill("wint");
  await expect(page.getByText("4 of 8 companies")).toBeVisible();
  await expectAccessible(page, "Where");
  await page.keyboard.press("Escape");
  await expect(builder).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter · 3" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Edit filter: Funding more than $10.0B", exact: true })).toBeVisible();

  // With the specified fields, a sort order, columns and row height.
  await page.getByRole("button", { name: /^Company Name/ }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByLabel("Top Investors").uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Row height" }).click();
  await page.getByRole("menuitemradio", { name: "Compact" }).click();
  await expect(page.getByText("Edited", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save as view…" }).last().click();
  const saving = page.getByRole("dialog", { name: "Save as view" });
  await expect(saving.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Large ones");
  await saving.getByText("Team", { exact: true }).click();
  await expectAccessible(page, "Who sees it");
  await saving.getByLabel("Name").press("Enter");
  await expect(toast(page, "View saved")).toContainText("“Large ones” is shared with the team.");
  const views = page.getByRole("list", { name: "Views" });
  await expect(views.getByRole("link", { name: "Large ones" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Edited", { exact: true })).toBeHidden();

  const colleague = await newContextPage(browser, baseURL);
  await signUp(colleague, "grace@fund.example");
  await colleague.setViewportSize({ width: 1440, height: 900 });
  await colleague.goto(page.url());
  await expect(colleague.getByText("4 of 8 companies")).toBeVisible();
  const shared = colleague.getByRole("list", { name: "Views" }).getByRole("link", { name: "Large ones" });
  await expect(shared).toHaveAttribute("aria-current", "true");
  await expect(colleague.getByText("Edited", { exact: true })).toBeHidden();
  await expect(colleague.getByRole("columnheader", { name: "Top Investors" })).toHaveCount(0);
  expect((await colleague.getByRole("row").nth(1).boundingBox())?.height).toBe(36);
  await expect(colleague.getByRole("row").nth(1)).toContainText("Isar Aerospace Techn 1");
  // A colleague's view can be changed here, and saved as another one only.
  await colleague.getByRole("button", { name: /^Remove filter: Funding/ }).click();
  await expect(colleague.getByText("Edited", { exact: true })).toBeVisible();
  await expect(colleague.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  await colleague.getByRole("button", { name: "Reset" }).click();
  await expect(colleague.getByText("4 of 8 companies")).toBeVisible();
  // The board of the view shows the same companies, and that it is filtered.
  await colleague.getByText("Board", { exact: true }).click();
  const sourced = (count: number) => colleague.getByRole("region", { name: `Sourced, ${count}`, exact: true });
  await expect(sourced(4)).toContainText("Isar Aerospace Techn 1");
  await expect(colleague.getByText("4 of 8 companies")).toBeVisible();
  await expect(colleague.getByRole("button", { name: /^Edit filter: Funding more than/ })).toBeVisible();
  await expectAccessible(colleague, "4 of 8 companies");
  await colleague.getByRole("button", { name: "Clear filters" }).click();
  await expect(sourced(8)).toBeVisible();
  await expect(colleague.getByText("8 companies", { exact: true })).toBeVisible();
  await colleague.getByRole("button", { name: "Reset" }).click();
  await expect(sourced(4)).toBeVisible();
  await colleague.getByText("List", { exact: true }).click();
  await expect(colleague.getByRole("columnheader", { name: "Company Name" })).toBeVisible();
  await colleague.getByRole("button", { name: "Options of “Large ones”" }).click();
  await expect(colleague.getByText("Shared by ada")).toBeVisible();
  await colleague.getByRole("button", { name: "Duplicate" }).click();
  await expect(colleague.getByRole("link", { name: "Large ones copy" })).toHaveAttribute("aria-current", "true");

  // Changed, saved, renamed, deleted, and restored by Undo; "back" shows what was before.
  await page.getByRole("searchbox").fill("7");
  await expect(page.getByText("0 of 8 companies")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("8 companies", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "View saved")).toBeVisible();
  await expect(page.getByText("Edited", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Options of “Large ones”" }).click();
  await page.getByRole("button", { name: "Rename…" }).click();
  await page.getByRole("dialog", { name: "Rename “Large ones”" }).getByLabel("Name").fill("Everything");
  await page.keyboard.press("Enter");
  await expect(views.getByRole("link", { name: "Everything" })).toBeVisible();
  await page.getByRole("button", { name: "Options of “Everything”" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(toast(page, "View deleted")).toBeVisible();
  await expect(views.getByRole("link")).toHaveCount(1);
  await toast(page, "View deleted").getByRole("button", { name: "Undo" }).click();
  await expect(views.getByRole("link", { name: "Everything" })).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(views.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
  await expect(rows).toHaveCount(9);
});

test("a view of the database opens from its link, and says which fields and people do not exist any more", async ({
  page,
}) => {
  await signUp(page);
  const facts = ["Germany", "France", "Germany"].map((country, index) => ({
    company_name: `Company ${index}`,
    country,
    city: ["Munich", "Paris", "Berlin"][index],
    total_funding: `${(index + 1) * 10}M USD`,
  }));
  await insert(page, "company_facts", facts);
  const [me] = await (
    await page.request.get("/rest/v1/team_members?select=id", { headers: await apiHeaders(page) })
  ).json();
  await insert(page, "saved_views", [
    {
      screen: "companies",
      name: "Old",
      definition: {
        filter: {
          all: [
            { field: "moon", op: "is", value: 1 },
            { field: "country", op: "is", value: ["Germany"] },
          ],
        },
        columns: ["name", "city", "gone"],
      },
    },
    {
      screen: "hotlist",
      name: "Of former colleagues",
      definition: {
        filter: { all: [{ field: "owner", op: "is", value: ["00000000-0000-4000-8000-000000000000", me.id] }] },
      },
    },
  ]);

  // Three groups deep, written by hand, together with the search.
  await page.goto(
    `/company-list?q=company&filter=${encodeURIComponent("funding>=20M;(country=France|(city=Berlin;name~2))")}`,
  );
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter · 4" })).toBeVisible();
  await page.getByRole("button", { name: "Edit filter: Funding at least $20.0M" }).click();
  const builder = page.getByRole("dialog", { name: "Filter" });
  await expect(builder.getByRole("group", { name: "Group of filters" })).toHaveCount(2);
  await builder.getByRole("button", { name: "Remove group" }).first().click();
  await builder.getByRole("button", { name: "Add filter" }).click();
  await builder.getByLabel("Field").last().selectOption("Country");
  await builder.getByRole("combobox", { name: "Value of Country" }).click();
  // The most frequent first.
  const choices = page.getByRole("listbox").getByRole("option");
  await expect(choices).toHaveText(["Germany", "France"]);
  await choices.first().click();
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await expectAccessible(page, "Where");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(builder).toBeHidden();

  await page.getByRole("link", { name: "Old" }).click();
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await expect(page.getByText("The field “moon” does not exist here. Its condition was left out.")).toBeVisible();
  await expect(page.getByText("A column of this view does not exist any more.")).toBeVisible();
  await expect(page.getByText("Edited", { exact: true })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "City" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Founded Year" })).toHaveCount(0);
  await expectAccessible(page, "Munich");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("A column of this view does not exist any more.")).toBeHidden();

  await addHotlistEntries(page, "climate", 2);
  await page.goto("/squad-hotlist/climate?view=00000000-0000-4000-8000-000000000001&filter=status%3Dsourced");
  await expect(page.getByText("This view was deleted, or is not shared with you.")).toBeVisible();
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Of former colleagues" }).click();
  await expect(page.getByText("A person in this filter has left the team and was left out.")).toBeVisible();
  await expect(page.getByText("0 of 2 companies")).toBeVisible();
});

test("rows that a colleague changed have a dot until the user has seen them, and can be filtered", async ({
  page,
  browser,
  baseURL,
  expectedConsole,
}) => {
  // The page of an entry asks for the profile of a company that the sample data have not.
  expectedConsole.push(/status of 404/);
  await signUp(page, "ada@fund.example");
  await addHotlistEntries(page, "genai", 4);
  await insert(page, "company_facts", [{ company_name: "Mine" }, { company_name: "Untouched" }]);
  const colleague = await newContextPage(browser, baseURL);
  await signUp(colleague, "grace@fund.example");
  const headers = await apiHeaders(colleague);
  const patch = async (path: string, data: object) =>
    expect((await colleague.request.patch(`/rest/v1/${path}`, { headers, data })).ok()).toBe(true);
  const dots = page.getByRole("img", { name: "Changed since you looked" });
  const leave = async (scope: string) => {
    const marked = page.waitForResponse(
      (response) => response.url().includes("mark_seen") && response.request().postDataJSON().scope === scope,
    );
    await page.getByRole("link", { name: "University Database" }).first().click();
    await marked;
  };

  await page.goto("/squad-hotlist/genai");
  await expect(page.getByText("4 companies", { exact: true })).toBeVisible();
  await patch("squad_hotlist_companies?company_name=eq.Isar Aerospace Techn 1", { next_step: "Call them" });
  const changedRow = page.getByRole("row", { name: "Isar Aerospace Techn 1" });
  await expect(changedRow.getByRole("img", { name: "Changed since you looked" })).toBeVisible();
  await expect(dots).toHaveCount(1);
  // The dots stay after a look at an entry, and after a reload.
  await page.getByRole("link", { name: "Wintermute Trading X 0", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Wintermute Trading X 0" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(dots).toHaveCount(1);
  const only = page.getByRole("button", { name: "Changed since you looked (1)" });
  await only.click();
  await expect(page.getByText("1 of 4 companies")).toBeVisible();
  await expectAccessible(page, "Isar Aerospace Techn 1");
  await only.click();
  await expect(page.getByText("4 companies", { exact: true })).toBeVisible();
  await leave("hotlist:genai");
  await page.getByRole("link", { name: "Gen/AI" }).first().click();
  await expect(page.getByText("4 companies", { exact: true })).toBeVisible();
  await expect(dots).toHaveCount(0);

  // Opening an entry marks it as seen, and leaving from an entry ends the visit.
  for (const name of ["Isar Aerospace Techn 1", "Boston Consulting Gr 2"]) {
    await patch(`squad_hotlist_companies?company_name=eq.${name}`, { next_step: "Call again" });
  }
  await expect(dots).toHaveCount(2);
  await page.getByRole("link", { name: "Isar Aerospace Techn 1", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Isar Aerospace Techn 1" })).toBeVisible();
  await page.goBack();
  const other = page.getByRole("row", { name: "Boston Consulting Gr 2" });
  await expect(other.getByRole("img", { name: "Changed since you looked" })).toBeVisible();
  await expect(dots).toHaveCount(1);
  await page.getByRole("link", { name: "Wintermute Trading X 0", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Wintermute Trading X 0" })).toBeVisible();
  await leave("hotlist:genai");
  await page.getByRole("link", { name: "Gen/AI" }).first().click();
  await expect(page.getByText("4 companies", { exact: true })).toBeVisible();
  await expect(dots).toHaveCount(0);

  await page.goto("/company-list");
  await expect(page.getByText("2 companies", { exact: true })).toBeVisible();
  await leave("companies");
  await patch("company_facts?company_name=eq.Mine", { founded_year: 2020 });
  await page.getByRole("link", { name: "Company Database" }).first().click();
  await page.getByRole("button", { name: "Changed since you looked (1)" }).click();
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: "Mine" })).toBeVisible();
  await expect(dots).toHaveCount(1);
});
