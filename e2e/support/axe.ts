import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Waits until a text of the screen is there, and lets axe look at it. */
export async function expectNoFaults(page: Page, ready: string): Promise<void> {
  await expect(page.getByText(ready).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    page.url(),
  ).toEqual([]);
}
