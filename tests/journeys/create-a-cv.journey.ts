import { readFile } from "node:fs/promises";
import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const FOUNDER = "/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder";

test("a user turns a profile into a CV, copies and downloads it", async ({ page }) => {
  await signUp(page);
  await page.goto("/linkedin-cv-creator");
  const counter = page.getByRole("group", { name: "LinkedIn requests" });
  await expect(counter).toContainText("0 of 100");
  await page.getByLabel("LinkedIn URL").fill("de.linkedin.com/in/Sample-Founder/details/experience?trk=1");
  await page.getByRole("button", { name: "Generate CV" }).click();
  await expect(toast(page, "Profile Retrieved")).toBeVisible();
  await expect(counter).toContainText("1 of 100");
  await expect(page).toHaveURL(/url=https%3A%2F%2Fwww\.linkedin\.com%2Fin%2Fsample-founder$/);

  const person = page.getByRole("article", { name: "Jördis Grünwälder" });
  await expect(person.getByText("Sample data")).toBeVisible();

  const experience = person.getByRole("region", { name: "Experience" });
  const celonis = experience.getByRole("listitem").filter({ hasText: "Celonis" }).first();
  await expect(celonis).toContainText("5Y 11M");
  await expect(celonis.getByRole("listitem")).toHaveText([/Director of Product.*3Y 4M/, /Product Manager.*2Y 9M/]);
  await expect(person.getByRole("region", { name: "Education" })).toContainText("2012 - 2015 · 3Y");
  await expect(person.getByRole("region", { name: "Timeline" }).getByText("Associate: 2015 - 2018, 3Y")).toBeAttached();

  await person.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page, "Copied!")).toContainText("The formatted text has been copied to your clipboard.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Jördis Grünwälder\n.*\n\nEXPERIENCE\nStealth Startup\n {2}Co-Founder & CEO \(Mar 2024 - Present/,
  );
  expect(copied).toContain("\nCelonis (5Y 11M)\n  Director of Product (Nov 2020 - Feb 2024, 3Y 4M)\n");
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType("text/html"))?.text();
  });
  expect(html).toMatch(/<strong[^>]*>Celonis<\/strong> \(5Y 11M\)<br[^>]*>Director of Product/);

  const downloading = page.waitForEvent("download");
  await person.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("linkedin-profile.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(`${copied}\n`);
});

test("long lists of experience and education scroll at 500 px", async ({ page }) => {
  await signUp(page);
  await page.goto(FOUNDER);
  const list = page.getByRole("group", { name: "Experience list" });
  await expect(list).toBeVisible();
  expect(await list.evaluate((element) => element.clientHeight)).toBe(500);
  await list.focus();
  await page.keyboard.press("End");
  await expect(list.getByText("Associate")).toBeInViewport();
});

test("a fetched profile is stored for the team, can be refreshed and erased", async ({ page }) => {
  await signUp(page);
  const counter = page.getByRole("group", { name: "LinkedIn requests" });
  await page.goto(FOUNDER);
  await expect(page.getByText(/Sample profile, fetched .*\. Saved for your team\./)).toBeVisible();
  await expect(counter).toContainText("1 of 100");

  await page.reload();
  await expect(page.getByText(/Saved copy, fetched \d+ \w+ \d{4}\. No request used\./)).toBeVisible();
  await expect(counter).toContainText("1 of 100");

  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page, "Profile Retrieved")).toContainText("Jördis Grünwälder is up to date.");
  await expect(counter).toContainText("2 of 100");

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Delete Jördis Grünwälder?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("article", { name: "Jördis Grünwälder" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete profile" }).click();
  await expect(toast(page, "Profile deleted")).toBeVisible();
  await expect(page.getByText("No profile yet")).toBeVisible();
  await expect(counter).toContainText("2 of 100");

  await page.goto(FOUNDER);
  await expect(page.getByText(/Sample profile, fetched .*\. Saved for your team\./)).toBeVisible();
  await expect(counter).toContainText("3 of 100");
});

test("a failed copy shows an error", async ({ page, context }) => {
  await signUp(page);
  await page.goto(FOUNDER);
  await context.clearPermissions();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "write", { value: () => Promise.reject(new Error("closed")) }),
  );
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page, "Error")).toContainText("Failed to copy text to clipboard.");
});

test("a late count response does not overwrite a newer count", async ({ page }) => {
  await signUp(page);
  const countIsRead = Promise.withResolvers<void>();
  const profileIsThere = Promise.withResolvers<void>();
  await page.route("**/functions/v1/fetch-linkedin", async (route) => {
    await countIsRead.promise;
    await route.continue();
  });
  await page.route(
    "**/rest/v1/linkedin_request_count*",
    async (route) => {
      const early = await route.fetch();
      countIsRead.resolve();
      await profileIsThere.promise;
      // The page may have aborted this request for a newer one.
      await route.fulfill({ response: early }).catch(() => {});
    },
    { times: 1 },
  );
  await page.goto(FOUNDER);
  await expect(page.getByRole("article", { name: "Jördis Grünwälder" })).toBeVisible();
  profileIsThere.resolve();
  await expect(page.getByRole("group", { name: "LinkedIn requests" })).toContainText("1 of 100");
});
