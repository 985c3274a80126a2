import type { Page } from "@playwright/test";
import { printMeasurement } from "./measurement.ts";

const LONG_TASK_MS = 50;

/** Collects the tasks of the page's main thread that take longer than 50 ms. */
export async function observeLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: { readonly tookMs: number }[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push({ tookMs: duration });
    }).observe({ type: "longtask" });
  });
}

/** Prints the longest task since the last call. */
export async function printLongestTask(page: Page, name: string): Promise<void> {
  const longest = await page.evaluate(async () => {
    // Long tasks are reported with a delay.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { longTasks } = window as unknown as { longTasks: { tookMs: number }[] };
    return Math.max(0, ...longTasks.splice(0).map(({ tookMs }) => tookMs));
  });
  printMeasurement({
    name,
    measured: longest === 0 ? `none over ${LONG_TASK_MS} ms` : `${longest.toFixed(0)} ms`,
    target: `at most ${LONG_TASK_MS} ms`,
    met: longest <= LONG_TASK_MS,
  });
}
