import { expect, test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("an app that cannot start shows an error and starts after a reload", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 503/, /returned no configuration/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route("/config.json", (route) => route.fulfill({ status: 503 }));
  await page.goto("/whole-company-screener");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("The server returned no configuration (status 503)")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out on a phone").toBe(390);

  await page.unroute("/config.json");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a broken screen keeps the navigation and opens on another try", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/, /ChunkError/);
  await signUp(page);
  await page.goto("/overview");
  await page.route("**/assets/tools-explanation-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "This screen couldn't be loaded" })).toBeVisible();
  await expect(page.getByText("Your saved data is safe.")).toBeVisible();

  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "This screen couldn't be loaded" })).toBeVisible();
  await page.unroute("**/assets/tools-explanation-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Tools Explanation" })).toBeVisible();
});
