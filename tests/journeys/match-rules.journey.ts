import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { addCompany } from "./support/company-database.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

async function insert(page: Page, table: string, rows: readonly object[]): Promise<void> {
  // One by one: rows of one request have one time.
  for (const data of rows) {
    const response = await page.request.post(`/rest/v1/${table}`, { headers: await apiHeaders(page), data });
    expect(response.status(), await response.text()).toBe(201);
  }
}

test("a user finds a rule, deletes it and undoes that", async ({ page }) => {
  await signUp(page, "ada@fund.example");
  await page.goto("/management");
  await page.getByRole("button", { name: "How names match" }).click();
  await expect(page.getByRole("heading", { name: "How names match", level: 1 })).toBeVisible();
  await expect(page.getByText("No rules yet")).toBeVisible();

  await insert(page, "match_rules", [
    { kind: "as_written", spelling: "Box" },
    { kind: "never", spelling: "Level" },
    { kind: "not_before", spelling: "Oracle", words: ["11g", "DB"] },
    { kind: "never", spelling: "Box" },
  ]);
  const table = page.getByRole("table", { name: "Rules" });
  const rule = table.getByRole("row").filter({ hasText: "“Oracle” is not a name before “11g” or “DB”" });
  // The rules of this user's API requests arrive like a colleague's.
  await expect(rule).toContainText("ada@fund.example");
  await expect(page.getByRole("tab", { name: "Rules (4)" })).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "A newer rule wins" })).toHaveText(/only with these capitals/);

  await page.getByPlaceholder("Search rules and spellings...").fill("orac");
  await expect(table.getByRole("button", { name: /^Delete/ })).toHaveCount(1);
  await rule.getByRole("button", { name: /^Delete/ }).click();
  await expect(toast(page, "Rule deleted")).toContainText("“Oracle” is not a name before “11g” or “DB”.");
  await expect(page.getByText("No rules found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Rule restored")).toBeVisible();
  await expect(rule).toBeVisible();
  await page.reload();
  await expect(rule).toBeVisible();
});

test("a rule added by one user appears for a colleague, and disappears when it is deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, "ada@fund.example");
  const grace = await newContextPage(browser, baseURL);
  await signUp(grace, "grace@fund.example");
  await page.goto("/manage-match-rules");
  await grace.goto("/manage-match-rules");
  await expect(page.getByText("No rules yet")).toBeVisible();
  await insert(grace, "match_rules", [{ kind: "never", spelling: "Level" }]);
  const row = page.getByRole("row").filter({ hasText: "“Level” is never a name" });
  await expect(row).toContainText("grace@fund.example");
  await grace.getByRole("button", { name: "Delete the rule that “Level” is never a name" }).click();
  await expect(row).toHaveCount(0);
});

test("a spelling that is mostly wrong is flagged, and a rule settles it", async ({ page }) => {
  await signUp(page);
  const verdictOf = (spelling: string) => (verdict: string) => ({
    spelling,
    verdict,
    entry_kind: "company",
    entry_name: spelling,
    role: "mention",
  });
  await insert(page, "match_verdicts", ["right", "wrong", "wrong", "wrong"].map(verdictOf("Target")));
  await insert(page, "match_verdicts", ["right", "right", "wrong"].map(verdictOf("Celonis")));
  await page.goto("/manage-match-rules");
  await expect(page.getByRole("alert")).toContainText("1 spelling is mostly wrong");
  await expectAccessible(page, "1 spelling is mostly wrong");
  await page.getByRole("button", { name: "Review" }).click();
  await expectAccessible(page, "Mostly wrong");
  const table = page.getByRole("table", { name: "Right and wrong matches" });
  const target = table.getByRole("row").filter({ hasText: "Target" });
  await expect(target.getByRole("cell").nth(1)).toHaveText("1");
  await expect(target.getByRole("cell").nth(2)).toHaveText("3");
  await expect(target).toContainText("Mostly wrong");
  await expect(table.getByRole("row").filter({ hasText: "Celonis" }).getByRole("button")).toHaveCount(0);

  await target.getByRole("button", { name: "Not under Skills: Target" }).click();
  await expect(toast(page, "Rule added")).toContainText("“Target” is not a name under Skills.");
  await expect(target).toContainText("Has a rule");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(target).toContainText("Mostly wrong");
  await target.getByRole("button", { name: "Never: Target" }).click();
  await page.getByRole("tab", { name: /^Rules/ }).click();
  await expect(page.getByRole("row").filter({ hasText: "“Target” is never a name" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "mostly wrong" })).toHaveCount(0);
});

test("a university and a company are found by another name that a user adds", async ({ page }) => {
  await signUp(page);
  await page.goto("/manage-universities");
  const search = page.getByPlaceholder("Search universities...");
  await search.fill("Zet-Uni");
  await expect(page.getByText("No universities found")).toBeVisible();
  await search.fill("eth zürich");
  const eth = page.getByRole("row").filter({ hasText: "ETH Zürich" });
  await eth.getByRole("button", { name: "Other names of ETH Zürich" }).click();
  const field = page.getByRole("textbox", { name: "Another name" });
  await expect(field).toBeFocused();
  await field.fill("Zet-Uni");
  await field.press("Enter");
  await expect(toast(page, "Other name added")).toContainText("“Zet-Uni” is another name of ETH Zürich.");
  await expect(field).toHaveValue("");
  await field.fill("MIT");
  await field.press("Enter");
  await expect(page.getByText("“MIT” is already another name of Massachusetts Institute of Technology.")).toBeVisible();
  await expectAccessible(page, "Other names of ETH Zürich");
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  await search.fill("zet-uni");
  await expect(eth).toContainText("Zet-Uni");

  const name = page.getByPlaceholder("Enter new university name");
  await name.fill("Zet-Uni");
  await name.press("Enter");
  await expect(toast(page, "Error")).toContainText("“Zet-Uni” is another name of ETH Zürich.");
  await page.getByRole("button", { name: "Show ETH Zürich" }).click();
  await expect(search).toHaveValue("ETH Zürich");

  await eth.getByRole("button", { name: "Other names of ETH Zürich" }).click();
  await page.getByRole("button", { name: "Remove Zet-Uni" }).click();
  await expect(toast(page, "Other name removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Other name restored")).toBeVisible();
  await expect(eth).toContainText("Zet-Uni");

  await page.goto("/manage-companies");
  await page.getByPlaceholder("Search companies...").fill("facebook");
  await expect(page.getByRole("row").filter({ hasText: "Meta" }).first()).toContainText("Also known as");
});

test("a company on a hotlist and in the database is found by another name", async ({ page }) => {
  await signUp(page);
  await insert(page, "company_facts", [
    { url: "https://www.crunchbase.com/organization/number26", company_name: "Number26" },
    { url: "https://www.crunchbase.com/organization/celonis", company_name: "Celonis" },
  ]);
  await insert(page, "squad_hotlist_companies", [
    { squad_id: "fintech", company_name: "Number26" },
    { squad_id: "fintech", company_name: "Celonis" },
  ]);
  await insert(page, "other_names", [{ kind: "company", name: "Number26", other_name: "Zweisechs" }]);
  await page.goto("/squad-hotlist/fintech?search=zweisechs");
  await expect(page.getByRole("row").filter({ hasText: "Number26" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Celonis" })).toHaveCount(0);
  await page.goto("/company-list");
  for (const typed of ["zweisechs", "zw"]) {
    await page.getByPlaceholder("Search companies or investors...").fill(typed);
    await expect(page.getByRole("row").filter({ hasText: "Celonis" })).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: "Number26" })).toBeVisible();
  }
});

test("the other names that the team added are listed, also those of a deleted university", async ({ page }) => {
  await signUp(page);
  await insert(page, "other_names", [
    { kind: "university", name: "Deleted University", other_name: "DelUni" },
    { kind: "company", name: "Celonis", other_name: "Celonis Labs" },
  ]);
  await page.goto("/manage-match-rules");
  await page.getByRole("tab", { name: "Other names" }).click();
  const table = page.getByRole("table", { name: "Other names" });
  await expect(table.getByRole("row").filter({ hasText: "Celonis Labs" })).toContainText("Company");
  await expectAccessible(page, "DelUni");
  await page.getByPlaceholder("Search rules and spellings...").fill("deleted");
  await expect(table.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await table.getByRole("button", { name: "Remove DelUni" }).click();
  await expect(page.getByText("No other names found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Other name restored")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "DelUni" })).toBeVisible();
});

test.describe("with live data services", () => {
  test.use({ isLive: true });

  test("Crunchbase's other names are shown, and two permalinks of a company are one row", async ({
    page,
    crunchbase,
  }) => {
    const properties = {
      identifier: { value: "Meta", permalink: "meta" },
      legal_name: "Meta Platforms, Inc.",
      aliases: ["Facebook"],
      permalink_aliases: ["facebook"],
    };
    const body = JSON.stringify({ properties, cards: { fields: properties } });
    for (const permalink of ["meta", "facebook"]) {
      crunchbase?.scriptResponse(permalink, { kind: "body", body, contentType: "application/json" });
    }
    await signUp(page);
    await page.goto("/company-list");
    for (const permalink of ["meta", "facebook"]) {
      await addCompany(page, `https://www.crunchbase.com/organization/${permalink}`);
      await expect(toast(page, "Success")).toBeVisible();
      await toast(page, "Success").getByRole("button", { name: "Dismiss" }).click();
    }
    await page.getByPlaceholder("Search companies or investors...").fill("faceb");
    await expect(page.getByRole("row").filter({ hasText: "Meta" })).toHaveCount(1);

    await page.goto("/company-list?company=meta");
    await expect(page.getByText("Also known as Facebook, Meta Platforms, Inc.")).toBeVisible();
    await page.getByRole("button", { name: "Other names of Meta" }).click();
    await page.getByRole("textbox", { name: "Another name" }).fill("Oculus");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Also known as Facebook, Meta Platforms, Inc., Oculus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Another name" })).toHaveCount(0);
    // Escape closes the editor only.
    await expect(page.getByText("Company profile")).toBeVisible();
  });
});
