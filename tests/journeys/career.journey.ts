import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const FOUNDER = "/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder";

test("an analyst sees what stood behind a career: funding around each position, investors, and where it is said", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  await expect(page.getByText("Series D").first()).toBeVisible();
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/rpc/career_companies")) requests += 1;
  });
  const names = Promise.withResolvers<void>();
  await page.route(/\/rpc\/known_names/, async (route) => {
    await names.promise;
    await route.continue();
  });
  await page.goto(FOUNDER);
  const summary = page.getByRole("region", { name: "Career summary" });
  await expect(summary).toContainText("Co-Founder & CEO at Stealth Startup (Mar 2024 - Present)");
  const overlaps = summary.getByText("Overlaps", { exact: true });
  const before = await overlaps.boundingBox();
  names.resolve();
  await expect(summary.getByRole("button", { name: "Technical University of Munich" })).toBeVisible();
  expect((await overlaps.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(summary).toContainText("4 top investors back 1 of 4 employers");
  await expect(summary).toContainText("Celonis: before");
  expect(requests).toBe(1);

  const experience = page.getByRole("region", { name: "Experience" });
  const manager = experience.getByRole("listitem").filter({ hasText: "Product Manager" }).last();
  await expect(manager).toContainText("joined between Series A (Jun 2016) and Series B (Jun 2018)");
  await expect(manager).toContainText("2 rounds, $340.0M while there");
  await manager.getByRole("button", { name: "2 rounds, $340.0M while there" }).click();
  await expect(
    page.getByRole("dialog").getByText(/^Series C, Nov 2019, \$290\.0M: Arena Holdings \(lead\)/),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const director = experience.getByRole("listitem").filter({ hasText: "Director of Product" }).last();
  await expect(director).toContainText("took this role between Series C (Nov 2019) and Series D (Jun 2021)");
  await expect(
    page
      .getByRole("region", { name: "Timeline" })
      .getByText(/^Series B, Jun 2018/)
      .first(),
  ).toBeAttached();

  await summary.getByRole("button", { name: "McKinsey & Company 3Y" }).click();
  const associate = experience.getByRole("listitem").filter({ hasText: "Associate" }).last();
  await expect(associate).toHaveAttribute("data-marked", "true");
  await expect(associate).toBeInViewport();

  await summary.getByRole("button", { name: "Copy as text" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Jördis Grünwälder\nYears worked: /);
  expect(copied).toContain("\nFounder: Co-Founder & CEO at Stealth Startup (Mar 2024 - Present)");
});

test("the summary of a pasted CV shows the words that a statement follows from", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  const filler = Array.from({ length: 120 }, (_line, index) => `Interest number ${index}`).join("\n");
  await page
    .getByRole("textbox", { name: "Text" })
    .fill(`Ada Muster\n\nExperience\nCelonis\nProduct Manager\nApr 2018 – Dec 2020\n\nInterests\n${filler}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  const summary = page.getByRole("region", { name: "Career summary" });
  await expect(summary).toContainText("2Y 9M in 1 position since Apr 2018");
  const words = page.getByRole("button", { name: "Celonis" }).first();
  await summary.scrollIntoViewIfNeeded();
  await expect(words).not.toBeInViewport();
  await summary.getByRole("button", { name: "Celonis 2Y 9M" }).click();
  await expect(words).toBeInViewport();
});
