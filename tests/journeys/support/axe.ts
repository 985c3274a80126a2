import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Waits for a text of the screen, then runs axe: all rules in the light theme, contrast only in the dark one. It begins with the
 * present theme and stays in the other one, because each change styles the whole page again.
 */
export async function expectAccessible(page: Page, ready: string): Promise<void> {
  await expect(page.getByText(ready).first()).toBeVisible();
  const html = page.locator("html");
  const isDark = (await html.getAttribute("data-mantine-color-scheme")) === "dark";
  const violations: string[] = [];
  for (const colorScheme of isDark ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(html).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    violations.push(...(await violationsOf(page, colorScheme === "dark" ? ["color-contrast"] : undefined)));
  }
  expect(violations, page.url()).toEqual([]);
}

async function violationsOf(page: Page, rules?: string[]): Promise<readonly string[]> {
  // Colors that change with the theme, while a part opens or while a new row glows are not the final ones.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  // The next navigation removes axe from the page; until then, its 600 kB need not be sent and compiled again.
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: "0" }) }).setLegacyMode(true);
  // Otherwise axe also describes every element that passes.
  axe.options({ resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
