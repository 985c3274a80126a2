import { startFakeGleif } from "#tests/fakes/gleif.ts";
import { startFakeWikidata } from "#tests/fakes/wikidata.ts";
import { wikidataCompanies, wikidataEntities, withDuplicate } from "#tests/fakes/wikidata-data.ts";
import { expectAccessible } from "./support/axe.ts";
import { batchAdd, crunchbaseUrl } from "./support/hotlist.ts";
import { test as base, expect, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const test = base.extend({
  settings: async ({}, use) => {
    const wikidata = await startFakeWikidata({ entities: withDuplicate(wikidataEntities, "n26") });
    const gleif = await startFakeGleif();
    const { apiUrl, queryUrl } = wikidata;
    await use({
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: apiUrl,
      WIKIDATA_QUERY_URL: queryUrl,
      GLEIF_API_URL: gleif.baseUrl,
    });
    await wikidata.close();
    await gleif.close();
  },
});

test("on the first day, a team without a key screens, reads a CV and adds a batch with public facts", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  const company = page.getByRole("article", { name: "Celonis" });
  await expect(company.getByText(/^From Wikidata \(CC0\), fetched /)).toBeVisible();
  await expect(company.getByRole("definition").first()).toHaveText("2011");
  await expect(company.getByText("Munich").first()).toBeVisible();
  await expect(page.getByText("Sample data")).toHaveCount(0);
  // A second source has the number of the company in its register, by the LEI that Wikidata knows.
  const sources = page.getByRole("region", { name: "Facts and their sources" });
  await expect(sources).toContainText("HRB 160040");
  await sources.getByRole("button", { name: "Where Register number comes from" }).press("Enter");
  const register = page.getByRole("dialog", { name: "Where Register number comes from" });
  await expect(register).toContainText(/GLEIF · As of 1 Sept? 2026 · Fetched /);
  await expect(register.getByRole("link", { name: "GLEIF" })).toHaveAttribute("href", /search\.gleif\.org/);
  // An N/A says why, and what to do next, wherever it is.
  await company.getByRole("button", { name: "Why? Where Total Funding comes from: N/A" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Where Total Funding comes from" })).toContainText(
    "Wikidata has no value. Set it by hand.",
  );

  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/no-such-company");
  await expect(page.getByRole("alert")).toContainText("Wikidata has no company with this Crunchbase URL.");

  // Two entries of Wikidata have the URL: nothing is taken from them until the user chooses.
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/n26");
  await sources.getByRole("button", { name: "Where Founded Year comes from" }).press("Enter");
  const card = page.getByRole("dialog", { name: "Where Founded Year comes from" });
  await expect(card).toContainText("Wikidata has 2 entries with this Crunchbase URL. Choose the company's.");
  await expectAccessible(page, "Wikidata has 2 entries");
  await card.getByRole("button", { name: /^Choose N26 / }).click();
  await expect(page.getByRole("article", { name: "N26" }).getByRole("definition").first()).toHaveText("2013");
  await expect(sources.getByRole("button", { name: "Where Founded Year comes from" })).toHaveText("Wikidata");

  // A website or a name is only a suggestion to confirm.
  const field = page.getByRole("textbox", { name: "Crunchbase URL" });
  await field.fill("www.stripe.com");
  await page.getByRole("button", { name: "Fetch", exact: true }).click();
  await page.getByRole("group", { name: "Did you mean" }).getByRole("button", { name: "Stripe?" }).click();
  await expect(field).toHaveValue("https://www.crunchbase.com/organization/stripe");

  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Worked at Wise, then at Stripe");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  // Public facts complete the notes by themselves. Wikidata knows no funding.
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text).toContainText(/Stripe \(2010, \S+ FTE, N\/A, None\)/);
  // It knows Wise under its first name, TransferWise: a click searches for the name.
  await page.getByRole("button", { name: "Fetch facts for 1 company" }).click();
  await expect(toast(page, "Facts fetched")).toContainText("1 added, 0 failed");
  await expect(text).toContainText(/Wise \(2011, \S+ FTE, N\/A, None\)/);
  await expect(text).toContainText(/Stripe \(2010, \S+ FTE, N\/A, None\)/);

  // A batch takes what a colleague has set by hand, and each value in the database says where it comes from.
  const headers = await apiHeaders(page);
  const rest = async (path: string) => (await page.request.get(`/rest/v1/${path}`, { headers })).json();
  const [{ id }] = await rest("company_facts?select=id&company_name=eq.Celonis");
  const pinned = { id, fact: "founded_year", value: 2009 };
  expect((await page.request.post("/rest/v1/rpc/pin_fact", { headers, data: pinned })).status()).toBe(200);
  await batchAdd(page, "genai", ["celonis", "mistral-ai"]);
  await expect(page.getByRole("link", { name: "Mistral AI", exact: true })).toBeVisible();
  expect(await rest("squad_hotlist_companies?select=founded_year,geography&order=founded_year")).toEqual([
    { founded_year: 2009, geography: "Germany" },
    { founded_year: 2023, geography: "France" },
  ]);
  expect(await rest("company_facts?select=fetched_from&company_name=eq.Mistral AI")).toMatchObject([
    { fetched_from: { founded_year: "wikidata", country: "wikidata", website_domain: "wikidata" } },
  ]);
});

test("a user fills what is missing of selected companies, keeps what a colleague has set, and undoes it", async ({
  page,
}) => {
  await signUp(page);
  // Wikidata has one entry for each of these.
  const rows = wikidataCompanies
    .filter(({ permalink }) => permalink !== "n26")
    .slice(0, 60)
    .map(({ permalink, name }) => ({ url: crunchbaseUrl(permalink), company_name: name, founded_year: null }));
  const second = rows[1];
  const data = [...rows, { url: null, company_name: "Acme Robotics", founded_year: null }];
  const headers = await apiHeaders(page);
  await page.request.post("/rest/v1/company_facts", { headers, data });
  await page.request.patch(`/rest/v1/company_facts?url=eq.${second?.url}`, { headers, data: { founded_year: 1901 } });
  await page.goto("/company-list");
  const table = page.getByRole("table", { name: "Companies" });
  await page.getByRole("checkbox", { name: "Select Acme Robotics" }).click();
  const bar = page.getByRole("region", { name: "Selected companies" });
  await expect(bar).toContainText("1 selected");
  await bar.getByRole("button", { name: "Select all 61" }).click();
  await expect(bar).toContainText("61 selected");
  await expectAccessible(page, "61 selected");
  // Over the rows of a phone too, which scroll with the page.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeVisible();
  await expect(bar).toBeInViewport({ ratio: 1 });
  if (size !== null) await page.setViewportSize(size);
  await bar.getByRole("button", { name: "Fill what is missing" }).click();
  const dialog = page.getByRole("dialog", { name: "Fill what is missing" });
  await expect(dialog).toContainText("Wikidata is asked about 60 companies.");
  await expect(dialog).toContainText("at most 4");
  await expect(dialog).toContainText("about 4 seconds");
  await expect(dialog).toContainText("1 company without a Crunchbase URL can't be looked up.");
  await expectAccessible(page, "Wikidata is asked about");
  await dialog.getByRole("button", { name: "Fill 60 companies" }).click();
  await expect(bar).toBeHidden();

  const tray = page.getByRole("region", { name: "Batch", exact: true });
  await expect(tray).toContainText(/^Filled \d+ facts of 60 companies\./);
  await page.reload();
  await expect(tray).toContainText(/^Filled \d+ facts of 60 companies\./);
  await page.getByPlaceholder("Search companies or investors...").fill(second?.company_name ?? "");
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await expect(table).toContainText("1901");
  await tray.getByRole("link", { name: "Show them" }).click();
  await expect(page.getByText("60 companies", { exact: true })).toBeVisible();
  await expectAccessible(page, "Show them");
  await tray.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(tray).toBeHidden();
  const left = await page.request.get("/rest/v1/company_facts?select=founded_year,city&founded_year=not.is.null", {
    headers,
  });
  expect(await left.json()).toEqual([{ founded_year: 1901, city: null }]);
});
