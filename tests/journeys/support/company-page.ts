import type { Page } from "@playwright/test";

/** Scrolls to what is below a company's profile: its files, similar companies, sources and history are loaded then. */
export async function scrollToSections(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "History", exact: true }).scrollIntoViewIfNeeded();
}
