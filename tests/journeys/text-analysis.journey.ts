import type { Page } from "@playwright/test";
import { addToHotlist } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const cv = [
  "Ada Example",
  "Logo von Celonis",
  "Product Lead at Celonis SE, before at N26 (after Google (and Meta))",
  "ada@example.com, once Siemens AG",
  "<b>McKinsey & Company</b> <script>alert('x')</script>",
  "TU München and MIT, Universita\u0308t Mannheim, ein Jahr mit Metaverse",
].join("\n");

test("a CV is highlighted, annotated with the team's facts and copied with its notes", async ({ page }) => {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/text-analysis");
  await expect(page.getByRole("heading", { name: "Text Analysis with Auto Enhancement" })).toBeVisible();
  const legend = page.getByRole("list", { name: "Legend" });
  await expect(legend).toContainText("Universities");
  await expect(legend).toContainText("Companies");

  const highlight = page.getByRole("button", { name: "Highlight Companies & Universities" });
  await highlight.click();
  await expect(toast(page, "Error")).toContainText("Please enter some text to analyze.");
  await page.getByPlaceholder("Paste your text here...").fill(" \n\t\u00a0");
  await highlight.click();
  await expect(toast(page, "Error")).toContainText("Please enter some text to analyze.");

  await page.getByPlaceholder("Paste your text here...").fill(cv);
  await highlight.click();
  await expect(toast(page, "Found 7 matches")).toContainText(
    "3 universities (amber) and 4 companies (blue) have been highlighted in bold.",
  );
  const result = page.getByRole("region", { name: "Analysis Result" });
  const text = result.getByRole("group", { name: "Analyzed text" });
  // The note follows the first of two occurrences; the phrase before it is removed.
  await expect(text).toContainText(
    /^Ada Example\s+Celonis \(2011, 1001-5000 FTE, \d+M USD, .*\)\s+Product Lead at Celonis SE, /,
  );
  await expect(text).toContainText("(after Google (and Meta))");
  await expect(text).toContainText("<b>McKinsey & Company (N/A, N/A FTE, N/A, None)</b> <script>alert('x')</script>");
  await expect(text.locator("mark")).toHaveText([
    "Celonis",
    "Celonis SE",
    "N26",
    "Siemens AG",
    "McKinsey & Company",
    "TU München",
    "MIT",
    "Universität Mannheim",
  ]);
  for (const bold of ["ada@example.com, once ", "Siemens AG"]) {
    await expect(text.getByText(bold)).toHaveCSS("font-weight", "700");
  }

  await page.getByRole("button", { name: "Copy Result" }).click();
  await expect(toast(page, "Copied!")).toContainText("The formatted text has been copied to your clipboard.");
  const { html, plain } = await clipboard(page);
  expect(plain).toMatch(
    /^Ada Example\nCelonis \(2011, 1001-5000 FTE, .*\)\nProduct Lead at Celonis SE, before at N26 \(N\/A/,
  );
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;");
  expect(html).toMatch(/font-weight: ?bold[^>]*>TU München<\/span>/);
});

test("a highlight's tooltip opens by pointer and keyboard", async ({ page }) => {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Celonis SE, Facebook, TUM");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();

  await page.getByRole("button", { name: "Celonis SE" }).hover();
  const celonis = page.getByRole("dialog", { name: "Celonis" });
  await expect(celonis).toContainText("Appears here as “Celonis SE”");
  await expect(celonis).toContainText("2011");
  await expect(celonis).toContainText("From a hotlist, as of 30 Jun 2025");
  await page.mouse.move(0, 0);
  await expect(celonis).toBeHidden();

  await page.getByRole("button", { name: "Facebook" }).focus();
  await expect(page.getByRole("dialog", { name: "Meta" })).toContainText("No data yet");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("dialog", { name: "Technical University of Munich" })).toContainText("University");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Celonis SE" }).focus();
  await expect(celonis).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/company\/[0-9a-f-]{36}$/);
});

test("companies without facts are fetched one by one and complete the notes", async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await signUp(page);
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill("Siemens AG, N26 and Stripe");
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text).toContainText("N26 (N/A, N/A FTE, N/A, None)");
  const unknown = page.getByRole("region", { name: "Companies without facts", exact: true });
  await expect(unknown).toContainText("3 companies without facts");

  // The screen shows what the fetch returned, before it reads the database again.
  await page.route("**/rpc/company_facts_by_names*", () => undefined);
  await unknown.getByRole("button", { name: "Fetch facts for 3 companies" }).click();
  await expect(unknown.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(toast(page, "Facts fetched")).toContainText("2 added, 1 failed");
  await expect(text).toContainText(/N26 \(2013, .*\) and Stripe \(2010, /);
  await expect(text).toContainText("Siemens AG (N/A, N/A FTE, N/A, None)");
  await expect(unknown).toContainText("1 company without facts");
  await expect(unknown).toContainText("This company is not among the 100 sample companies");
  await text.getByRole("button", { name: "N26" }).hover();
  await expect(page.getByRole("dialog", { name: "N26" })).toContainText("Facts as of 30 Jun 2025");

  await page.goto("/company-list");
  await expect(page.getByText("N26", { exact: true })).toBeVisible();
});

test.describe("with live companies", () => {
  test.use({ isLive: true });

  test("a company with another name under the guessed URL is named and not kept", async ({ page, crunchbase }) => {
    const body = JSON.stringify({ properties: { identifier: { value: "Siemens Bakery" } }, cards: {} });
    crunchbase?.scriptResponse("siemens", { kind: "body", body });
    await signUp(page);
    await page.goto("/text-analysis");
    await page.getByPlaceholder("Paste your text here...").fill("Siemens AG and Stripe");
    await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
    await page.getByRole("button", { name: "Fetch facts for 2 companies" }).click();
    await expect(toast(page, "Facts fetched")).toContainText("1 added, 1 failed");
    const unknown = page.getByRole("region", { name: "Companies without facts", exact: true });
    await expect(unknown).toContainText("Found Siemens Bakery instead; not kept");
    const text = page.getByRole("group", { name: "Analyzed text" });
    await expect(text).toContainText("Siemens AG (N/A, N/A FTE, N/A, None)");
    await page.goto("/company-list");
    await expect(page.getByText("1 company", { exact: true })).toBeVisible();
    await expect(page.getByText("Siemens Bakery")).toHaveCount(0);
  });

  test("a company is found by its name, and not kept if it is younger than the job there", async ({ page }) => {
    await signUp(page);
    await page.goto("/text-analysis");
    const cv = "EXPERIENCE\n\nWise\nProduct Lead\nJan 2018 - Present\n\nN26\nAnalyst\nFeb 2004 - Dec 2017\n";
    await page.getByPlaceholder("Paste your text here...").fill(cv);
    await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
    await page.getByRole("button", { name: "Fetch facts for 2 companies" }).click();
    // Wise is at crunchbase.com/organization/transferwise.
    await expect(page.getByRole("group", { name: "Analyzed text" })).toContainText(/Wise \(2011, /);
    const unknown = page.getByRole("region", { name: "Companies without facts", exact: true });
    const reason = "Found N26, founded in 2013, but the text mentions a job there in 2004; not kept";
    await expect(unknown).toContainText(reason);
  });
});

test("a text of millions of characters can be analyzed, scrolled and copied", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  const line = `Somebody worked at Siemens AG and wrote of it for a while. ${"x".repeat(40)}\n`;
  const long = `${line.repeat(20_000)}The end, at Bosch`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await page.getByPlaceholder("Paste your text here...").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByText(`Long text (${long.length.toLocaleString("en")} characters)`)).toBeVisible();
  await page.getByRole("button", { name: "Highlight Companies & Universities" }).click();
  await expect(toast(page, "Found 2 matches")).toBeVisible();
  const text = page.getByRole("region", { name: "Analyzed text" });
  await expect(text).toContainText("Siemens AG (N/A");
  await text.focus();
  await page.keyboard.press("End");
  await expect(text).toContainText("The end, at Bosch (N/A, N/A FTE, N/A, None)");
  await page.getByRole("button", { name: "Copy Result" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  const { html, plain } = await clipboard(page);
  expect(plain).toHaveLength(long.length + 2 * " (N/A, N/A FTE, N/A, None)".length);
  expect(html.match(/Siemens AG<\/span>/g)).toHaveLength(20_000);
  expect(html).toMatch(/Bosch<\/span><span style="[^"]*"> \(N\/A, N\/A FTE, N\/A, None\)<\/span><\/span>$/);
});

async function clipboard(page: Page): Promise<{ readonly html: string; readonly plain: string }> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return { html: await read("text/html"), plain: await read("text/plain") };
  });
}

test("a pasted text is read while the user reaches for the button, and a typed one is not", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  const field = page.getByPlaceholder("Paste your text here...");
  await expect(field).toBeFocused();
  await page.evaluate(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    const post = Reflect.get(Worker.prototype, "postMessage");
    Worker.prototype.postMessage = function (this: Worker, message: { readonly kind: string; readonly text: string }) {
      if (message.kind === "read") read.push(message.text);
      Reflect.apply(post, this, arguments);
    };
  });
  const read = () => page.evaluate(() => Reflect.get(window, "read") as string[]);
  await page.keyboard.type("Ada Example, engineer");
  await page.evaluate((text) => navigator.clipboard.writeText(text), cv);
  await page.keyboard.press("ControlOrMeta+A");
  expect(await read()).toEqual([]);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue(cv);
  expect(await read()).toEqual([cv]);
});

test("the names are asked for while the screen is loaded", async ({ page }) => {
  await signUp(page);
  const asked = page.waitForRequest("**/rest/v1/rpc/known_names*");
  await page.route("**/assets/text-analysis-*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/text-analysis");
  await expect(page.getByPlaceholder("Paste your text here...")).toBeVisible();
});
