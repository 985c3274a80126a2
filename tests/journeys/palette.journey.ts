import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const company = (n: number, company_name: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  company_name,
  url: `https://www.crunchbase.com/organization/c-${n}`,
});

async function insert(page: Page, table: string, rows: readonly object[]) {
  const response = await page.request.post(`/rest/v1/${table}`, { headers: await apiHeaders(page), data: rows });
  expect(response.status(), await response.text()).toBe(201);
}

/** Collects the queries sent to the search. */
function watchSearches(page: Page): readonly string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search_everything")) queries.push(String(request.postDataJSON().query));
  });
  return queries;
}

test("the palette finds companies, entries, notes, universities and screens, and says why", async ({ page }) => {
  await signUp(page);
  await insert(page, "company_facts", [company(1, "Stripe"), company(2, "Blue Stripe"), company(3, "Münchener Rück")]);
  await insert(page, "squad_hotlist_companies", [
    { id: company(5, "").id, squad_id: "fintech", company_name: "Stripe", company_url: company(1, "").url },
  ]);
  await insert(page, "hotlist_notes", [
    { entry_id: company(5, "").id, body: "Still pre-revenue, call the café again." },
  ]);
  await insert(page, "other_names", [{ kind: "company", name: "Blue Stripe", other_name: "Zebra Labs" }]);
  const queries = watchSearches(page);
  await page.goto("/overview");

  await page.getByRole("button", { name: "Search everything" }).focus();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search everything" });
  const options = page.getByRole("listbox", { name: "Search everything" }).getByRole("option");
  await expect(field).toBeFocused();
  await expect(options.filter({ hasText: "Company Database" })).toBeVisible();
  expect(queries).toEqual([]);

  await field.pressSequentially("stirpe", { delay: 20 });
  await expect(options.first()).toContainText("Stripe");
  await expect(options.first()).toContainText("Similar spelling");
  await field.fill("stripe");
  await expect(options).toHaveText([/^Stripe.*Name$/, /^Blue Stripe.*Name$/, /^Stripe Fintech · Sourced/]);
  await expectAccessible(page, "Blue Stripe");
  await field.fill("munchener");
  await expect(options).toHaveText([/Münchener Rück/]);
  await field.fill("zebra");
  await expect(options).toHaveText([/Blue Stripe.*Also called Zebra Labs/]);
  await field.fill("cafe");
  await expect(options).toHaveText([/Stripe.*pre-revenue, call the café again.*Note by ada/]);
  await field.fill("aalto");
  await expect(options).toHaveText([/Aalto University/]);
  await field.fill("qqqqqq");
  await expect(page.getByText("Nothing found for “qqqqqq”")).toBeVisible();

  // The chosen company is added to a hotlist; the focus returns to where it was before the palette.
  await field.fill("stripe");
  await field.press("Shift+Enter");
  await expect(field).toBeHidden();
  await expect(
    page.getByRole("dialog", { name: "Add Stripe to…" }).getByRole("button", { name: "Gen/AI, Medium" }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Search everything" })).toBeFocused();
  await page.keyboard.press("Control+k");
  await field.fill("blue stripe");
  await options.filter({ hasText: "Blue Stripe" }).hover();
  await page.getByTitle("Add to…").click();
  await page
    .getByRole("dialog", { name: "Add Blue Stripe to…" })
    .getByRole("button", { name: "Energy/Climate, High" })
    .click();
  await expect(toast(page, "Added to hotlist")).toContainText(
    "Blue Stripe has been added to the Energy/Climate hotlist.",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");

  // A screen whose name is typed comes before companies.
  await field.fill("recently");
  await expect(options.first()).toHaveText("Recently deleted");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Recently deleted", level: 1 })).toBeVisible();
  await expect(field).toBeHidden();

  // Enter does not wait for the hits on screen to be the right ones: it opens the first of those that are.
  await page.keyboard.press("/");
  await field.fill("stripe");
  await field.press("Enter");
  await expect(page).toHaveURL(/company-list\?company=c-1/);

  // No request while the palette is closed.
  const sent = queries.length;
  await page.goto("/overview");
  await expect(page.getByText("On hotlists", { exact: true })).toBeVisible();
  expect(queries).toHaveLength(sent);
});

test("arrows, a new tab and recent pages by keyboard", async ({ page, context }) => {
  await signUp(page);
  await insert(page, "company_facts", [company(1, "Nova One"), company(2, "Nova Two")]);
  await page.goto("/company-list");
  // "/" is a character where somebody types.
  const search = page.getByRole("searchbox", { name: "Search companies or investors" });
  await search.focus();
  await page.keyboard.type("a/b");
  await expect(search).toHaveValue("a/b");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search.blur();

  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search everything" });
  const options = page.getByRole("option");
  await field.fill("nova");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  const opened = context.waitForEvent("page");
  await field.press("Control+Enter");
  await expect(await opened).toHaveURL(/company-list\?company=c-2/);
  await (await opened).close();
  await field.press("ArrowUp");
  await field.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(field).toBeHidden();
  await page.goto("/squad-hotlist/fintech");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fintech");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(["Fintech Hotlist"]);
});

test("what is typed while the palette loads arrives in its field, and Escape gives the focus back", async ({
  page,
}) => {
  await signUp(page);
  await insert(page, "company_facts", [company(1, "Stripe")]);
  let load = () => {};
  const isWanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/opened-search-[^/]+\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto("/overview");
  const home = page.getByRole("textbox", { name: "Find or paste anything" });
  await home.fill("Nova");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("strpe");
  for (let back = 0; back < 2; back += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("i");
  await expect(page.getByRole("textbox", { name: "Search everything" })).toHaveValue("stripe");
  load();
  const field = page.getByRole("combobox", { name: "Search everything" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("stripe");
  await expect(page.getByRole("option").first()).toContainText("Stripe");
  await expect(page.getByRole("textbox", { name: "Search everything" })).toHaveCount(0);
  await expect(home).toHaveValue("Nova");

  await page.keyboard.press("Escape");
  await expect(home).toBeFocused();
  await expect(field).toBeHidden();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("qq");
  await expect(field).toHaveValue("qq");
  await page.keyboard.press("Escape");
  await expect(home).toBeFocused();
  await expect(home).toHaveValue("Nova");
});

test("a pasted URL or text is understood", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await page.goto("/overview");
  await expect(page.getByText("On hotlists", { exact: true })).toBeVisible();
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
    await page.keyboard.press("Control+v");
  };
  await paste("https://www.crunchbase.com/organization/celonis?utm=x");
  await expect(page.getByRole("option")).toHaveText(["Screen this company celonis"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await paste("https://de.linkedin.com/in/sample-founder/");
  await expect(page.getByRole("option")).toHaveText(["Make a CV sample-founder"]);
  await page.keyboard.press("Escape");
  const text = `She worked at Celonis.\n${"Then she read many books. ".repeat(10)}\nLater at McKinsey.`;
  await paste(text);
  await expect(page.getByRole("option")).toHaveText([/^Analyze this text 3\d\d characters$/]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Text Analysis with Auto Enhancement" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(text);
  await expect(page.getByRole("region", { name: "Analysis Result" })).toContainText("Celonis");
});
