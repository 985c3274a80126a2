import { expectAccessible } from "./support/axe.ts";
import { scrollToSections } from "./support/company-page.ts";
import { expect, test } from "./support/journey.ts";
import { insert } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
const record = (permalink: string, company_name: string, fields: object) => ({
  url: urlOf(permalink),
  company_name,
  country: "Germany",
  categories: ["Process Mining", "Software"],
  founded_year: null,
  aaa_investors: null,
  last_round_type: null,
  total_funding: null,
  ...fields,
});

test("from a company to those that resemble it, and side by side", async ({ page, context, expectedConsole }) => {
  // The sample data has none of these companies.
  expectedConsole.push(/status of 404/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await insert(page, "company_facts", [
    record("minit", "Minit", { founded_year: 2011, aaa_investors: "Accel", last_round_type: "series_a" }),
    record("signavio", "Signavio", { founded_year: 2009, total_funding: "230M USD", aaa_investors: "Accel" }),
    record("apromore", "Apromore", { founded_year: 2009, aaa_investors: "Accel, Index Ventures" }),
    record("tractor", "Tractor Co", { categories: ["Agriculture"] }),
  ]);
  await insert(page, "squad_hotlist_companies", [
    {
      id: "00000000-0000-4000-8000-000000000001",
      squad_id: "fintech",
      company_name: "Minit",
      company_url: urlOf("minit"),
    },
    {
      id: "00000000-0000-4000-8000-000000000002",
      squad_id: "fintech",
      company_name: "Signavio",
      company_url: urlOf("signavio"),
    },
  ]);

  // On the entry's page, each with the reason, Add to… and a comparison.
  await page.goto("/company/00000000-0000-4000-8000-000000000001");
  await scrollToSections(page);
  const similar = page.getByRole("region", { name: "Similar in your database" });
  await expect(similar.getByRole("listitem")).toHaveText([
    /^Apromore.*Also Process Mining, Software, Germany · Accel in both/,
    /^Signavio.*Also Process Mining, Software, Germany · Accel in bothOn Fintech/,
  ]);
  await similar.getByRole("button", { name: "Add to… Apromore" }).click();
  await expect(page.getByRole("dialog", { name: "Add Apromore to" })).toBeVisible();
  await page.keyboard.press("Escape");
  await similar.getByRole("link", { name: "Compare with Apromore" }).click();
  await expect(page).toHaveURL(/\/compare\?companies=minit%2Capromore$/);
  const table = page.getByRole("table", { name: "Facts of the companies" });
  await expect(table.getByRole("row", { name: /^Founded/ })).toHaveText("Founded20112009");
  await expect(table.getByRole("row", { name: /^Location/ })).toHaveText("Location sameGermanyGermany");
  await expect(page.getByRole("region", { name: "Top investors in common" })).toContainText(
    "Accel in Minit and Apromore",
  );

  // Added by name, with a typing mistake; replaced; removed; the link has what is shown.
  const picker = page.getByRole("combobox", { name: "Add a company" });
  await picker.fill("sginavio");
  await page.getByRole("option", { name: "Signavio" }).click();
  await expect(table.getByRole("columnheader")).toHaveText(["Fact", /^Minit/, /^Apromore/, /^Signavio/]);
  await expect(table.getByRole("row", { name: /^Total funding/ })).toHaveText(
    /^Total funding– Not known– Not known230M USD$/,
  );
  await expectAccessible(page, "Signavio");
  await table.getByRole("button", { name: "Replace Minit" }).click();
  await page.getByRole("combobox", { name: "Replace Minit" }).fill("tractor");
  await page.getByRole("option", { name: "Tractor Co" }).click();
  await table.getByRole("button", { name: "Remove Apromore" }).click();
  await expect(page).toHaveURL(/companies=tractor%2Csignavio$/);
  await expect(table.getByRole("columnheader")).toHaveText(["Fact", /^Tractor Co/, /^Signavio/]);
  const switched = page.getByRole("switch", { name: "Only differences" });
  await switched.check();
  await expect(table.getByRole("rowheader")).toHaveText(["Categories"]);
  await switched.uncheck();
  await page.getByRole("button", { name: "Copy as a table" }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")[0]).toBe("Company\tTractor Co\tSignavio");

  // A phone scrolls the companies; the facts' names stay.
  await page.setViewportSize({ width: 390, height: 844 });
  const group = page.getByRole("group", { name: "Facts of the companies" });
  await group.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  await expect(table.getByRole("columnheader", { name: /^Signavio/ })).toBeInViewport();
  await expect(table.getByRole("rowheader", { name: /^Categories/ })).toBeInViewport({ ratio: 0.9 });

  // From selected rows of the database and of a hotlist; an unknown company is said.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/company-list");
  for (const name of [/Minit/, /Tractor Co/]) await page.getByRole("row", { name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await page.goto("/squad-hotlist/fintech");
  const bar = page.getByRole("region", { name: "Selected companies" });
  await page.getByRole("row", { name: /Minit/ }).getByRole("checkbox").check();
  await expect(bar.getByRole("button", { name: "Compare" })).toBeDisabled();
  await page
    .getByRole("row", { name: /Signavio/ })
    .getByRole("checkbox")
    .check();
  await bar.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/companies=(?:minit%2Csignavio|signavio%2Cminit)$/);
  await page.goto("/compare?companies=minit,nowhere");
  await expect(page.getByText("“nowhere” is not known here.")).toBeVisible();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Add another company")).toBeVisible();
});
