import { crunchbaseUrl } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { addCompanies, addHotlistEntries } from "./support/rows.ts";
import { signUp } from "./support/session.ts";

test("a company is added to any hotlist with a priority in two clicks, wherever it appears", async ({ page }) => {
  await signUp(page);
  await page.goto(`/whole-company-screener?url=${crunchbaseUrl("celonis")}`);
  await page.getByRole("button", { name: "Add to…" }).click();
  const popover = page.getByRole("dialog", { name: "Add Celonis to…" });
  await popover.getByLabel("Note").fill("Met at the fair");
  await popover.getByLabel("Status").selectOption("Meeting");
  await popover.getByRole("button", { name: "Fintech, High" }).click();
  await expect(toast(page, "Added to hotlist")).toContainText("Celonis has been added to the Fintech hotlist.");
  await expect(popover).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to…" })).toBeFocused();
  await toast(page, "Added to hotlist").getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Celonis", level: 1 })).toBeVisible();
  await expect(page.getByRole("radio", { name: "High" })).toBeChecked();
  await expect(page.getByText("Met at the fair")).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("meeting");

  // From a row of the database, by keyboard: the last squad is offered first, and one that has the company is not offered.
  await addCompanies(page, 2);
  await page.goto("/company-list");
  await page.getByRole("button", { name: "Add Wintermute Trading X 0 to a hotlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Fintech, Medium" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Enterprise Infra, Low" })).toBeFocused();
  await page.getByLabel("Geography").fill("DACH");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Added to hotlist")).toContainText(
    "Wintermute Trading X 0 has been added to the Enterprise Infra",
  );
  await page.getByRole("button", { name: "Add Wintermute Trading X 0 to a hotlist" }).click();
  await expect(page.getByRole("link", { name: /^Added \d+ \w+ \d{4}/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enterprise Infra, Low" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await toast(page, "Added to hotlist").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone")).toBeVisible();
  await page.goto("/squad-hotlist/enterprise");
  await expect(page.getByText("The Enterprise Infra hotlist is empty")).toBeVisible();

  // A drawer stays open when the popover in front of it closes.
  await page.goto("/company-list?company=celonis");
  const drawer = page.getByRole("dialog", { name: "Company profile" });
  await drawer.getByRole("button", { name: "Add to…" }).click();
  await expect(popover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(drawer.getByRole("button", { name: "Add to…" })).toBeFocused();

  // A company of which only the name is known.
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Facebook");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("group", { name: "Analyzed text" }).getByRole("button", { name: "Facebook" }).click();
  await page.getByRole("dialog", { name: "Meta", exact: true }).getByRole("button", { name: "Add to…" }).click();
  await page.getByRole("dialog", { name: "Add Meta to…" }).getByRole("button", { name: "TechBio, Low" }).click();
  await expect(toast(page, "Added to hotlist")).toContainText("Meta has been added to the TechBio hotlist.");
});

test("a squad works on its list by keyboard: status, owner, next step, priority, pass with a reason", async ({
  page,
}) => {
  await signUp(page, "grace@fund.example");
  await signUp(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  await addHotlistEntries(page, "genai", 3);
  await page.goto("/squad-hotlist/genai?sort=name");
  const row = (name: string) => page.getByRole("row", { name });
  const [first, second] = ["Boston Consulting Gr 2", "Isar Aerospace Techn 1"];
  await expect(page.getByText("3 companies", { exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(row(first)).toBeFocused();
  await page.keyboard.press("1");
  await expect(row(first)).toContainText("High");
  await page.keyboard.press("s");
  await expect(page.getByRole("radio", { name: "Sourced" })).toBeFocused();
  await page.keyboard.press("3");
  await expect(row(first)).toContainText("Meeting");
  await expect(row(first)).toBeFocused();
  await page.keyboard.press("o");
  await expect(page.getByPlaceholder("Search colleagues...")).toBeFocused();
  await page.keyboard.type("grace");
  await page.keyboard.press("Enter");
  await expect(row(first).getByRole("button", { name: `Owner of ${first}: grace` })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Next step", { exact: true })).toBeFocused();
  await page.keyboard.type("Call the founder jk123");
  await page.keyboard.press("Tab");
  await page.getByLabel("Due on").fill("2020-01-31");
  await page.keyboard.press("Enter");
  await expect(
    row(first).getByRole("button", { name: /Call the founder jk123, was due on 31 Jan 2020/ }),
  ).toBeVisible();

  await page.keyboard.press("j");
  await expect(row(second)).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("radio", { name: "Sourced" })).toBeFocused();
  await page.keyboard.press("6");
  const decision = page.getByRole("dialog").filter({ hasText: second });
  await decision.getByLabel("Why?").fill("Pre-revenue");
  await page.keyboard.press("Control+Enter");
  await expect(decision).toBeHidden();
  await expect(row(second)).toContainText("Passed");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: second });
  await expect(panel.getByText("Passed: Pre-revenue")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(row(second)).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Extend the selection");
  await page.keyboard.press("Escape");
  await expect(row(second)).toBeFocused();

  await page.getByRole("searchbox").fill("jx1");
  await expect(page.getByRole("searchbox")).toHaveValue("jx1");
  await page.getByRole("searchbox").fill("");
  await expect(row(first)).toBeVisible();
  await expect(page).not.toHaveURL(/search=/);
  await page.reload();
  await expect(row(first)).toContainText("Meeting");
  await expect(row(second)).toContainText("Passed");
  await expect(row("Wintermute Trading X 0")).toContainText("Sourced");
});

test("a range is changed at once, counted before, and undone by one toast; the rest of the screen follows", async ({
  page,
}) => {
  await signUp(page);
  await addHotlistEntries(page, "genai", 30);
  await page.goto("/squad-hotlist/genai?sort=name");
  await expect(page.getByText("30 companies", { exact: true })).toBeVisible();
  const bar = page.getByRole("region", { name: "Selected companies" });
  const boxes = page.getByRole("table").getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  await expect(bar).toContainText("3 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  for (const key of ["j", "x", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowUp"]) await page.keyboard.press(key);
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Select all 30 that match" }).click();
  await expect(bar).toContainText("30 selected");

  const screening = page.getByRole("table").getByRole("button", { name: /: Screening$/ });
  await bar.getByRole("button", { name: "Status" }).click();
  await page.getByRole("radio", { name: "Screening" }).click();
  await expect(toast(page, "Done")).toContainText("30 companies moved to Screening.");
  await expect(bar).toBeHidden();
  await expect(screening.first()).toBeVisible();
  await toast(page, "Done").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(screening).toHaveCount(0);

  await page.getByRole("row").nth(1).focus();
  await page.keyboard.press("Control+a");
  await bar.getByRole("button", { name: "Copy to squad" }).click();
  await page.getByRole("radio", { name: "TechBio" }).click();
  await expect(toast(page, "Done")).toContainText("30 companies copied to the TechBio hotlist.");
  await page.getByRole("checkbox", { name: "Select all companies" }).click();
  await bar.getByRole("button", { name: "Copy to squad" }).click();
  await page.getByRole("radio", { name: "TechBio" }).click();
  await expect(toast(page, "Done")).toContainText("30 skipped: 30 on that hotlist already.");

  await page.getByRole("checkbox", { name: "Select all companies" }).click();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Done")).toContainText("30 companies removed from the hotlist.");
  await expect(page.getByText("The Gen/AI hotlist is empty")).toBeVisible();
  await toast(page, "Done").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("30 companies", { exact: true })).toBeVisible();
});
