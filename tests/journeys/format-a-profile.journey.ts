import { addToHotlist } from "./support/hotlist.ts";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const FOUNDER = "https://www.linkedin.com/in/sample-founder";

test("a profile is highlighted and copied as rich and plain text", async ({ page }) => {
  await signUp(page);
  await addToHotlist(page, "enterprise", ["celonis"]);
  const lookups: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/rpc/")) lookups.push(request.url());
  });
  await page.goto("/linkedin-profile-formatter");
  await page.getByLabel("LinkedIn URL").fill(FOUNDER);
  await page.getByRole("button", { name: "Format Profile" }).click();
  await expect(toast(page, "Profile Retrieved")).toBeVisible();

  const formatted = page.getByRole("region", { name: "Formatted profile" });
  await expect(formatted.getByText("2 universities and 3 companies recognized")).toBeVisible();
  const text = formatted.getByRole("group", { name: "Profile text" });
  const note =
    /ex Celonis \(2011, 1001-5000 FTE, \d+M USD, [^)]*Accel[^)]*\), McKinsey \(N\/A, N\/A FTE, N\/A, None\)\n/;
  await expect(text).toContainText(/Celonis \(2011, 1001-5000 FTE/);
  // Only the first occurrence has a note; text in brackets has none.
  await expect(text).toContainText("Celonis (5Y 11M)");
  await expect(text.locator("mark").filter({ hasText: /^Technical University of Munich$/ })).toHaveCount(1);
  expect(lookups.filter((address) => address.endsWith("/company_facts_by_names"))).toHaveLength(1);

  await formatted.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Copied!")).toContainText("The formatted text has been copied to your clipboard.");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { html: (await read("text/html")) ?? "", plain: (await read("text/plain")) ?? "" };
  });
  expect(copied.plain).toMatch(note);
  expect(copied.plain).toContain(
    "EDUCATION\nTechnical University of Munich\n  M.Sc., Computer Science (2012 - 2015, 3Y)",
  );
  expect(copied.html).toMatch(/font-weight: ?bold[^>]*>Celonis<\/span>/);

  await page.getByRole("link", { name: "Create a CV" }).click();
  await expect(page.getByRole("region", { name: "CV", exact: true })).toContainText("EXPERIENCE");
  await page.getByRole("link", { name: "Format this profile" }).click();
  await expect(formatted).toBeVisible();
});

test("an added company name is highlighted from then on", async ({ page }) => {
  await signUp(page);
  await page.goto("/manage-companies");
  await page
    .getByLabel("Enter new company name")
    .or(page.getByPlaceholder("Enter new company name"))
    .fill("Stealth Startup");
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(toast(page, "Success")).toBeVisible();
  await page.goto(`/linkedin-profile-formatter?url=${FOUNDER}`);
  const text = page.getByRole("group", { name: "Profile text" });
  await expect(text).toContainText("Stealth Startup (N/A, N/A FTE, N/A, None)");
});

test("an empty response and failed lookups show their own errors", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 50[02]/);
  await signUp(page);
  await page.goto("/linkedin-profile-formatter");
  await page.getByRole("button", { name: "Format Profile" }).click();
  await expect(toast(page, "LinkedIn URL required")).toContainText("Please enter a LinkedIn profile URL");

  const format = async () => {
    await page.goto("/linkedin-profile-formatter");
    await page.getByLabel("LinkedIn URL").fill(FOUNDER);
    await page.getByRole("button", { name: "Format Profile" }).click();
  };
  const functionAddress = "**/functions/v1/fetch-linkedin";
  await page.route(functionAddress, (route) => route.fulfill({ json: { error: null, data: { full_name: "Ada" } } }));
  await format();
  await expect(toast(page, "Error")).toContainText("No formatted data available from the server");
  await expect(page.getByRole("article").getByText("No formatted data available from the server")).toBeVisible();

  await page.unroute(functionAddress);
  await page.route(functionAddress, (route) => route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }));
  await format();
  const unavailable = "The LinkedIn profile API is currently unavailable. Please try again later.";
  await expect(toast(page, "Error")).toContainText(unavailable);
  await page.unroute(functionAddress);

  const lookupAddress = "**/rpc/company_facts_by_names";
  await page.route(lookupAddress, (route) =>
    route.fulfill({
      status: 400,
      json: { code: "57014", message: "The lookup took too long", details: null, hint: null },
    }),
  );
  expectedConsole.push(/status of 400/);
  await format();
  await expect(page.getByText("The lookup took too long")).toBeVisible();
  await page.unroute(lookupAddress);
  await page.getByRole("article").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("group", { name: "Profile text" })).toContainText("McKinsey (N/A");
});

test.describe("with a failing live profile service", () => {
  test.use({ isLive: true });

  test("a 502 and an unknown person have different messages", async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of (404|502)/);
    await signUp(page);
    const alert = page.getByRole("alert").filter({ hasText: "Couldn't load this profile" });
    await page.goto("/linkedin-profile-formatter?url=https://www.linkedin.com/in/error-502");
    await expect(alert).toContainText("The LinkedIn profile API is currently unavailable. Please try again later.");
    await page.goto("/linkedin-profile-formatter?url=https://www.linkedin.com/in/nobody-of-this-name");
    await expect(alert).toContainText("There is no public LinkedIn profile at this URL.");
    await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("0 of 100");
  });
});
