import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startServerProcess } from "../tests/support/server-process.ts";
import { launchBrowser, signedIn } from "./support/browser.ts";
import { printMeasurement } from "./support/measurement.ts";
import { seedCompanies } from "./support/seed-companies.ts";
import { median } from "./support/stats.ts";

const FEW = 100;
const MANY = 100_000;
const LOADS = 7;
const SCROLL_MS = 10_000;
const REST_MS = 2000;
const MEGABYTE = 1024 * 1024;
const SEARCHES = [
  "nova",
  "quantum",
  "accel",
  "index ventures",
  "gic",
  "bluewave 3",
  "lightspeed",
  "zen",
  "no such name",
  "a1b",
];

/** The Company Database screen with 100 and with 100,000 companies, in a browser, on the embedded database. */
export async function measureTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-tables-"));
  const browser = await launchBrowser("--enable-precise-memory-info");
  try {
    const few = await withCompanies(FEW, folder, browser, measureFirstRows);
    await withCompanies(MANY, folder, browser, async (page) => {
      const many = await measureFirstRows(page);
      printMeasurement({
        name: "First rows on screen, 100,000 companies against 100",
        measured: `${(many / few).toFixed(2)}× (${many.toFixed(0)} ms / ${few.toFixed(0)} ms)`,
        target: "at most 1.5×",
        met: many / few <= 1.5,
      });
      const searchMs = await measureSearches(page);
      printMeasurement({
        name: "Search among 100,000 companies",
        measured: `${searchMs.toFixed(0)} ms at the median of ${SEARCHES.length}`,
        target: "at most 100 ms",
        met: searchMs <= 100,
      });
      const { atRest, framesPerSecond, growthMb } = await measureScroll(page);
      printMeasurement({
        name: "Scrolling through 100,000 companies in 10 seconds",
        measured: `${framesPerSecond.toFixed(0)} frames per second (${atRest.toFixed(0)} at rest)`,
        target: "at least 55",
        met: framesPerSecond >= 55,
      });
      printMeasurement({
        name: "Heap growth of the tab after that scroll",
        measured: `${growthMb.toFixed(1)} MB`,
        target: "at most 150 MB",
        met: growthMb <= 150,
      });
    });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `measure` in a signed-in page of a server with this many companies. */
async function withCompanies<Result>(
  companies: number,
  folder: string,
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(folder, String(companies));
  await seedCompanies({ dataDir }, companies);
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  const context = await signedIn(browser, server.url);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
    await server.end("SIGTERM");
  }
}

/** Milliseconds from the navigation to the first rows, median of several loads. */
async function measureFirstRows(page: Page): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("tbody td button")) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark("first rows"));
    }).observe(document, { childList: true, subtree: true });
  });
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto("/company-list");
    await page.waitForFunction(() => performance.getEntriesByName("first rows").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("first rows")[0]?.startTime ?? 0));
    await page.waitForLoadState("networkidle");
  }
  return median(times);
}

/** Milliseconds from a search request to its last byte, median of all searches. */
async function measureSearches(page: Page): Promise<number> {
  const times: number[] = [];
  for (const search of SEARCHES) {
    const responseTo = (method: string) =>
      page.waitForResponse(
        (response) => response.url().includes("search_text") && response.request().method() === method,
      );
    const [rows, counted] = [responseTo("GET"), responseTo("HEAD")];
    await page.getByRole("searchbox").fill(search);
    const response = await rows;
    await response.finished();
    times.push(response.request().timing().responseEnd);
    await counted;
  }
  await page.getByRole("searchbox").fill("");
  await page.getByText(`${MANY.toLocaleString("en")} companies`).waitFor();
  return median(times);
}

interface Scroll {
  /** Frames per second without scrolling. */
  readonly atRest: number;
  readonly framesPerSecond: number;
  readonly growthMb: number;
}

/** Scrolls at constant speed from the first row to the last. */
async function measureScroll(page: Page): Promise<Scroll> {
  const session = await page.context().newCDPSession(page);
  const heapMb = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / MEGABYTE;
  };
  const framesIn = (durationMs: number, isMoving: boolean) =>
    page.evaluate(
      async ([durationMs, isMoving]) => {
        const scroller = document.querySelector("table")?.parentElement;
        if (!scroller) throw new Error("Found no table");
        const end = scroller.scrollHeight - scroller.clientHeight;
        const begin = performance.now();
        let count = 0;
        for (let now = begin; now - begin < durationMs; count += 1) {
          now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
          if (isMoving) scroller.scrollTop = (end * Math.min(now - begin, durationMs)) / durationMs;
        }
        return count / (durationMs / 1000);
      },
      [durationMs, isMoving] as const,
    );
  const start = await heapMb();
  const atRest = await framesIn(REST_MS, false);
  const framesPerSecond = await framesIn(SCROLL_MS, true);
  await page
    .locator(`tr[aria-rowindex="${MANY + 1}"] button`)
    .first()
    .waitFor();
  return { atRest, framesPerSecond, growthMb: (await heapMb()) - start };
}
