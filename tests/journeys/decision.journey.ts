import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { insert } from "./support/rows.ts";
import { apiHeaders, signUp } from "./support/session.ts";

test("a week of one squad: add, assign, move, note, pass with a reason, and a refresh brings the company back", async ({
  page,
}) => {
  await signUp(page);
  const company = { url: crunchbaseUrl("celonis"), company_name: "Celonis", employee_count: "11-50" };
  await insert(page, "company_facts", [company]);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "genai", company_name: "Celonis", company_url: company.url },
  ]);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "fintech", company_name: "N26", status: "passed", pass_reason: "Outside of Europe" },
  ]);
  // Monday: added and assigned.
  await page.goto("/company-list");
  await page.getByRole("button", { name: "Add Celonis to a hotlist" }).click();
  const popover = page.getByRole("dialog", { name: "Add Celonis to…" });
  await popover.getByRole("button", { name: "Fintech, High" }).click();
  await toast(page, "Added to hotlist").getByRole("button", { name: "Open" }).click();
  const work = page.getByRole("region", { name: "Status and next step" });
  const status = work.getByLabel("Status");
  await expect(status).toHaveValue("sourced");
  await work.getByLabel("Owner").selectOption({ label: "ada" });
  await work.getByLabel("Next step", { exact: true }).fill("Call the founders");
  await work.getByLabel("Next step", { exact: true }).press("Enter");

  // In the meeting: moved on the board, and a note.
  await page.goto("/squad-hotlist/fintech?layout=board");
  const card = page.getByRole("button", { name: /^Celonis/ });
  await expect(card).toContainText("Call the founders");
  await card.press("Alt+ArrowRight");
  await expect(page.getByText("Celonis moved to Screening, 1 of 1", { exact: true })).toBeAttached();
  await card.press("o");
  await expect(status).toHaveValue("screening");
  const note = page.getByLabel("Add note");
  await note.fill("No revenue yet.");
  await note.press("Control+Enter");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("No revenue yet.");

  // Without a reason nothing is saved; what is typed survives a reload, and Cancel leaves the company where it is.
  await status.selectOption("passed");
  const dialog = page.getByRole("dialog", { name: "Pass on Celonis" });
  await dialog.getByRole("button", { name: "Pass", exact: true }).click();
  await expect(dialog.getByText("Say in a few words why you pass.")).toBeVisible();
  await dialog.getByLabel("Why?").fill("pre-revenue, typed before a reload");
  await page.reload();
  await expect(status).toHaveValue("screening");
  await status.selectOption("passed");
  await expect(dialog.getByLabel("Why?")).toHaveValue("pre-revenue, typed before a reload");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(status).toHaveValue("screening");

  await status.selectOption("passed");
  await expect(dialog.getByLabel("Why?")).toHaveValue("");
  await dialog.getByRole("button", { name: "Outside of Europe" }).click();
  await expect(dialog.getByLabel("Why?")).toHaveValue("Outside of Europe");
  await dialog.getByText("At least 51 people").click();
  await dialog.getByText("A funding sum").click();
  await dialog.getByRole("button", { name: "Pass", exact: true }).click();
  await expect(dialog.getByText("Enter a sum in millions")).toBeVisible();
  await dialog.getByText("A funding sum").click();
  await dialog.getByRole("button", { name: "Pass", exact: true }).click();
  await expect(dialog).toBeHidden();
  const decision = work.getByRole("note", { name: "Decision" });
  await expect(decision).toContainText(/Passed on \d+ \w+ \d{4} by ada: Outside of Europe/);
  await expect(decision).toContainText("Look again: At least 51 people");

  const entry = page.url();
  await page.goto("/company-list");
  await page.getByRole("button", { name: "Refresh Celonis" }).click();
  await expect(page.getByRole("row", { name: /Celonis/ })).toContainText("1001-5000");
  await page.goto(entry);
  await expect(decision).toContainText("It is time to look again: At least 1001 people");
  const inbox = await page.request.get("/rest/v1/inbox?select=kind,text", { headers: await apiHeaders(page) });
  expect(await inbox.json()).toEqual([{ kind: "revisit", text: "At least 1001 people" }]);

  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Gen/AI 1" }).click();
  await page.getByRole("table").getByRole("link", { name: "Celonis", exact: true }).click();
  const others = page.getByRole("region", { name: "On other hotlists" });
  await expect(others).toContainText("Passed on");
  await others.getByRole("link", { name: "Fintech" }).click();
  await expect(decision).toBeVisible();
});

test("the second of two people who move a company is asked", async ({ page, browser, server }) => {
  await signUp(page);
  await insert(page, "squad_hotlist_companies", [{ squad_id: "fintech", company_name: "Celonis" }]);
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "grace@fund.example");
  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("table").getByRole("link", { name: "Celonis", exact: true }).click();
  const status = page.getByLabel("Status", { exact: true });
  await expect(status).toHaveValue("sourced");
  await colleague.goto(page.url());
  await expect(colleague.getByLabel("Status", { exact: true })).toHaveValue("sourced");

  // The colleague's move reaches the server first, before the page can show it.
  let isFirst = true;
  await page.route(/squad_hotlist_companies/, async (route) => {
    if (route.request().method() !== "PATCH" || !isFirst) return route.continue();
    isFirst = false;
    await colleague.getByLabel("Status", { exact: true }).selectOption("meeting");
    await expect
      .poll(async () => {
        const rows = await colleague.request.get("/rest/v1/squad_hotlist_companies?select=status", {
          headers: await apiHeaders(colleague),
        });
        return (await rows.json()) as unknown;
      })
      .toEqual([{ status: "meeting" }]);
    return route.continue();
  });
  await status.selectOption("diligence");
  const question = page.getByRole("dialog", { name: "Celonis has moved" });
  await expect(question).toContainText("grace moved this to Meeting a moment ago. Yours: Diligence.");
  await question.getByRole("button", { name: "Keep Diligence" }).click();
  await expect(question).toBeHidden();
  await expect(status).toHaveValue("diligence");
  await expect(colleague.getByLabel("Status", { exact: true })).toHaveValue("diligence");
});

test("notes keep their lines, mention colleagues by keyboard, and can be edited, deleted and restored", async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  await insert(page, "squad_hotlist_companies", [{ squad_id: "fintech", company_name: "Celonis" }]);
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "grace@fund.example");
  await page.goto("/squad-hotlist/fintech");
  await page.getByRole("table").getByRole("link", { name: "Celonis", exact: true }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByText("No notes yet.")).toBeVisible();
  await colleague.goto(page.url());
  const theirs = colleague.getByRole("region", { name: "Notes" });
  await expect(theirs.getByText("No notes yet.")).toBeVisible();

  // A draft survives a reload.
  const field = notes.getByLabel("Add note");
  await field.fill("See https://example.com/deck.");
  await page.reload();
  await expect(field).toHaveValue("See https://example.com/deck.");
  await field.press("End");
  await field.pressSequentially(" <b>Ask</b> @gr");
  await expect(notes.getByRole("option", { name: "grace" })).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue("See https://example.com/deck. <b>Ask</b> @grace ");
  await field.press("Enter");
  await field.pressSequentially("second line");
  await field.press("Control+Enter");
  await expect(field).toHaveValue("");
  const note = theirs.getByRole("listitem");
  await expect(note).toContainText("See https://example.com/deck. <b>Ask</b> @grace \nsecond line", {
    useInnerText: true,
  });
  await expect(note.getByRole("link")).toHaveAttribute("href", "https://example.com/deck");
  await expect(note.getByRole("button", { name: "Edit" })).toHaveCount(0);
  const inbox = await colleague.request.get("/rest/v1/inbox?select=kind", { headers: await apiHeaders(colleague) });
  expect(await inbox.json()).toEqual([{ kind: "mention" }]);

  await notes.getByRole("button", { name: "Edit" }).click();
  await notes.getByLabel("Edit note").fill("Shorter");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect(note).toContainText("edited");
  await expect(note).toContainText("Shorter");
  await notes.getByRole("button", { name: "Delete" }).click();
  await expect(theirs.getByText("No notes yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(note).toContainText("Shorter");
});
