import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Waits for a text of the screen, then runs axe: all rules in the light theme, contrast only in the dark one. */
export async function expectAccessible(page: Page, ready: string): Promise<void> {
  await expect(page.getByText(ready).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  const dark = await new AxeBuilder({ page }).setLegacyMode(true).withRules(["color-contrast"]).analyze();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  expect(
    [...light.violations, ...dark.violations].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    ),
    page.url(),
  ).toEqual([]);
}
