import type { Page } from "@playwright/test";

/** Scrolls to what is below a company's profile: its files, similar companies, sources and history are loaded then. */
export async function scrollToSections(page: Page): Promise<void> {
  // Not scrollIntoViewIfNeeded, which waits for a heading that the loaded part may replace.
  await page.getByRole("heading", { name: "History", exact: true }).evaluate((heading) => heading.scrollIntoView());
}
