import type { BrowserContext, Page } from "@playwright/test";
import { type ProductRoute, productRoutes } from "../tests/support/routes.ts";
import { launchBrowser, signedIn } from "./support/browser.ts";
import { printMeasurement } from "./support/measurement.ts";
import { withNewProduct } from "./support/product.ts";
import { transferKb } from "./support/transfer-size.ts";

const TARGETS = { ownKb: 60, sharedKb: 200, layoutShift: 0.02, taskMs: 100 };

/** JavaScript of the main thread, layout shift and longest main-thread task of each route; workers apart. */
export function measureRoutes(): Promise<void> {
  return withNewProduct(async (server) => {
    const browser = await launchBrowser();
    const context = await signedIn(browser, server.url);
    // The welcome route loads the app shell and one module that no other route shares.
    const shared = (await scriptsOf(context, { path: "/", ready: "Welcome to Your App" })).filter(
      (script) => !script.includes("/welcome-"),
    );
    const sharedKb = await transferKb(shared, ".br");
    printMeasurement({
      name: "JavaScript shared by every route",
      measured: `${sharedKb.toFixed(0)} kB brotli`,
      target: `at most ${TARGETS.sharedKb} kB`,
      met: sharedKb <= TARGETS.sharedKb,
    });
    for (const route of productRoutes) {
      const own = (await scriptsOf(context, route)).filter((script) => !shared.includes(script));
      const ownKb = await transferKb(
        own.filter((script) => !isOffThread(script)),
        ".br",
      );
      const offThreadKb = await transferKb(own.filter(isOffThread), ".br");
      const { layoutShift, longestTaskMs } = await navigateTo(context, route);
      printMeasurement({
        name: route.path.replace(/url=.*/, "url=…").padEnd(40),
        measured: `${ownKb.toFixed(0).padStart(2)} kB not shared, layout shift ${layoutShift.toFixed(3)}, ${
          longestTaskMs === 0 ? "no task over 50 ms" : `longest task ${longestTaskMs.toFixed(0)} ms`
        }${offThreadKb === 0 ? "" : `; ${offThreadKb.toFixed(0)} kB in workers, without a target`}`,
        target: `at most ${TARGETS.ownKb} kB, ${TARGETS.layoutShift}, ${TARGETS.taskMs} ms`,
        met: ownKb <= TARGETS.ownKb && layoutShift < TARGETS.layoutShift && longestTaskMs <= TARGETS.taskMs,
      });
    }
    await browser.close();
  });
}

/** Workers and what only they load: no screen waits for them, and they do not block its thread. */
function isOffThread(script: string): boolean {
  return /\/(?:[\w-]+-worker|pdfjs)-[^/]+$/.test(script);
}

/** Every script that the route loads when it is opened first. */
async function scriptsOf(context: BrowserContext, { path, ready }: ProductRoute): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  const scripts = await loadedScripts(page);
  await page.close();
  return scripts;
}

/** Navigates to the route inside the app, from another route. */
async function navigateTo(
  context: BrowserContext,
  { path, ready }: ProductRoute,
): Promise<{ readonly layoutShift: number; readonly longestTaskMs: number }> {
  const from =
    path === "/overview"
      ? { path: "/tools-explanation", ready: "Open the screener" }
      : { path: "/overview", ready: "On hotlists" };
  const page = await context.newPage();
  await page.goto(from.path);
  await page.getByText(from.ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate((target) => {
    const costs = { layoutShift: 0, longestTaskMs: 0 };
    Object.assign(window, { costs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) costs.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) costs.longestTaskMs = Math.max(costs.longestTaskMs, duration);
    }).observe({ type: "longtask" });
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  // Both observers report with a delay.
  await page.waitForTimeout(300);
  const costs = await page.evaluate(
    () => (window as unknown as { costs: { layoutShift: number; longestTaskMs: number } }).costs,
  );
  await page.close();
  return costs;
}

async function loadedScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}
