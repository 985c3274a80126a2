import { expect, signUp, test } from "./support/journey.ts";

test("a screen that breaks says so, and the way back leads home", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/, /dynamically imported module/);
  await signUp(page);
  await page.route("**/assets/tools-explanation-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();

  await page.unroute("**/assets/tools-explanation-*.js");
  await page.getByRole("link", { name: "Go to Overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Detailed Tools Documentation" }).click();
  await expect(page.getByRole("heading", { name: "Tools Explanation" })).toBeVisible();
});
