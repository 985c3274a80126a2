import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const cv = `Ida Beispiel
Rosenweg 7, quiet courtyard

EXPERIENCE

Celonis SE, Munich
Product Lead                                   Mar 2016 - Dec 2020
- Moved the invoices from Oracle 11g to a lake of parquet files
- Talked to the people of Zorblax Robotics at a fair
- ${"hill ".repeat(70)}end

SKILLS
Oracle 11g, Oracle Forms, hill walking
`;
const COLLEAGUE_MS = 2000;

const text = (page: Page) => page.getByRole("group", { name: "Analyzed text" });
const marks = (page: Page, name: string) => text(page).locator("mark").filter({ hasText: name });

async function analyze(page: Page): Promise<void> {
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill(cv);
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  await expect(marks(page, "Celonis SE")).toBeVisible();
  await expect(page.getByRole("region", { name: "Found", exact: true })).toBeVisible();
}

/** Selects from one text to another in the result, as with the pointer. */
async function select(page: Page, from: string, to: string): Promise<void> {
  await text(page).evaluate(
    (element, [first = "", last = ""]) => {
      const find = (wanted: string) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode() !== null) {
          const offset = walker.currentNode.textContent?.indexOf(wanted) ?? -1;
          if (offset >= 0) return { node: walker.currentNode, offset };
        }
        throw new Error(`The text has no ${wanted}`);
      };
      const [start, end] = [find(first), find(last)];
      document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset + last.length);
      element.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    },
    [from, to],
  );
}

test("a rule shows what it changes; a colleague’s open text follows rules within 2 s, and new and deleted names", async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  const colleague = await newContextPage(browser, server.url);
  await signUp(colleague, "bob@fund.example");
  await analyze(page);
  await analyze(colleague);
  await expect(marks(page, "Oracle")).toHaveCount(3);

  await marks(page, "Oracle").first().click();
  const card = page.getByRole("dialog", { name: "Oracle" });
  await card.getByRole("button", { name: "Wrong…" }).click();
  await card.getByRole("button", { name: "Not before “11g”" }).click();
  await expect(card).toContainText("In this text, it takes 2 of 3 off.");
  await card.getByRole("button", { name: "Save for the team" }).click();
  await expect(toast(page, "Rule saved")).toContainText("“Oracle” is not a name before “11g”.");
  const savedAt = Date.now();
  await expect(marks(page, "Oracle")).toHaveCount(1);
  await expect(marks(colleague, "Oracle")).toHaveCount(1, { timeout: COLLEAGUE_MS });
  expect(Date.now() - savedAt).toBeLessThan(COLLEAGUE_MS);
  await expect(toast(colleague, "Highlights have changed")).toContainText(
    "ada@fund.example: “Oracle” is not a name before “11g”.",
  );

  await toast(page, "Rule saved").getByRole("button", { name: "Undo" }).click();
  await expect(marks(page, "Oracle")).toHaveCount(3);
  await expect(marks(colleague, "Oracle")).toHaveCount(3);

  const headers = await apiHeaders(colleague);
  const names = "/rest/v1/company_names";
  await expect(marks(page, "Zorblax Robotics")).toHaveCount(0);
  expect((await colleague.request.post(names, { headers, data: { name: "Zorblax Robotics" } })).ok()).toBe(true);
  await expect(marks(page, "Zorblax Robotics")).toBeVisible();
  expect((await colleague.request.delete(`${names}?name=eq.Zorblax Robotics`, { headers })).ok()).toBe(true);
  await expect(marks(page, "Zorblax Robotics")).toHaveCount(0);
  const company = { company_name: "Zorblax", url: "https://www.crunchbase.com/organization/zorblax" };
  expect((await colleague.request.post("/rest/v1/company_facts", { headers, data: company })).ok()).toBe(true);
  await expect(marks(page, "Zorblax")).toBeVisible();
});

test("“Right” is counted, and “Wrong here” hides one highlight on this screen only", async ({ page }) => {
  await signUp(page);
  await analyze(page);
  // A card that a click opened stays when the pointer leaves its highlight.
  await page.clock.install();
  await marks(page, "Celonis SE").click();
  await page.getByRole("heading", { name: "Analysis Result" }).hover();
  await page.clock.runFor("00:01");
  await page.clock.resume();
  await page.getByRole("dialog", { name: "Celonis" }).getByRole("button", { name: "Right" }).click();
  await expect(toast(page, "Thank you")).toContainText("“Celonis SE” was counted as right.");

  await marks(page, "Oracle").first().click();
  const card = page.getByRole("dialog", { name: "Oracle" });
  await card.getByRole("button", { name: "Wrong…" }).click();
  await card.getByRole("button", { name: "Wrong here" }).click();
  await expect(marks(page, "Oracle")).toHaveCount(2);
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  await expect(marks(page, "Oracle")).toHaveCount(3);
});

test("selected words are added to a list, and a wrong selection says what to select", async ({ page }) => {
  await signUp(page);
  await analyze(page);
  const selected = page.getByRole("group", { name: "Selected words" });
  await select(page, "parquet files", "Zorblax");
  await expect(selected).toContainText("Select a name on one line.");
  await select(page, "hill hill", "hill end");
  await expect(selected).toContainText("Select only the name: at most 300 characters.");
  await select(page, "Zorblax Robotics", "Robotics");
  await selected.getByRole("button", { name: "Add as company" }).click();
  await expect(toast(page, "Success")).toContainText("Zorblax Robotics has been added to the company list.");
  await expect(marks(page, "Zorblax Robotics")).toBeVisible();
  await toast(page, "Success").getByRole("button", { name: "Undo" }).click();
  await expect(marks(page, "Zorblax Robotics")).toHaveCount(0);

  await select(page, "Zorblax Robotics", "Robotics");
  await selected.getByRole("button", { name: "Another name of…" }).click();
  await page.keyboard.type("celonis");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Other name saved")).toContainText("“Zorblax Robotics” now counts as Celonis.");
  await expect(marks(page, "Zorblax Robotics")).toBeVisible();
});

test("no request and no table gets another part of the text than the spelling", async ({ page }) => {
  await signUp(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await analyze(page);
  await marks(page, "Oracle").last().click();
  const card = page.getByRole("dialog", { name: "Oracle" });
  await card.getByRole("button", { name: "Wrong…" }).click();
  await card.getByRole("button", { name: "Never a name" }).click();
  await card.getByRole("button", { name: "Save for the team" }).click();
  await expect(marks(page, "Oracle")).toHaveCount(0);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  const headers = await apiHeaders(page);
  // The row types name every table and view.
  const types = await readFile("supabase/database.types.ts", "utf8");
  const tables = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: /gm)].map(([, table = ""]) => table);
  expect(tables).toContain("match_rules");
  const rows = await Promise.all(
    tables.map(async (table) => (await page.request.get(`/rest/v1/${table}`, { headers })).text()),
  );
  expect(rows.join("\n")).toContain("Oracle");
  const everything = decodeURIComponent([...sent, ...rows].join("\n").replaceAll("%", "%25"));
  for (const part of ["Ida Beispiel", "Rosenweg", "courtyard", "invoices", "parquet", "Zorblax", "Forms", "walking"]) {
    expect(everything.includes(part), part).toBe(false);
  }
});
