/** The Company Database at 100 and at 100,000 companies, in a real browser on the embedded database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../tools/chromium.ts";
import { seedCompanies } from "./support/seed-companies.ts";

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
const BARS = { firstRowsRatio: 1.5, searchMs: 100, framesPerSecond: 55, growthMb: 150 };

const root = join(import.meta.dirname, "..");
const folder = await mkdtemp(join(tmpdir(), "bench-tables-"));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--enable-precise-memory-info", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const few = await withProduct(FEW, (page) => measureFirstRows(page));
  await withProduct(MANY, async (page) => {
    const many = await measureFirstRows(page);
    report(
      "first rows on screen, ratio",
      many / few,
      BARS.firstRowsRatio,
      `${many.toFixed(0)} ms / ${few.toFixed(0)} ms`,
    );
    report("search answered, median ms", await measureSearches(page), BARS.searchMs, `${SEARCHES.length} searches`);
    const { atRest, framesPerSecond, growthMb } = await measureScroll(page);
    report(
      "scrolling to the end, frames per second",
      framesPerSecond,
      BARS.framesPerSecond,
      `or more; ${atRest.toFixed(0)} at rest`,
      true,
    );
    report("the tab's growth while scrolling, MB", growthMb, BARS.growthMb, "heap after collection");
  });
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

function report(what: string, measured: number, bar: number, note: string, isLeast = false): void {
  const ok = isLeast ? measured >= bar : measured <= bar;
  console.log(`${ok ? "✓" : "✗"} ${what.padEnd(44)} ${measured.toFixed(2).padStart(9)}   bar ${bar} (${note})`);
  if (!ok) process.exitCode = 1;
}

/** Runs the product on so many companies, with a colleague signed in. */
async function withProduct<Result>(companies: number, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const dataDir = join(folder, String(companies));
  await seedCompanies(dataDir, companies);
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir },
  });
  const context = await signedIn(browser, await addressOf(server));
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("The server's output is not readable");
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      server.stdout.resume();
      return address;
    }
  }
  throw new Error("The server did not start");
}

async function signedIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill("bench@fund.example");
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.close();
  return context;
}

/** Milliseconds from the page's request to its first row, the median of several loads. */
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

/** Milliseconds a search's rows take on the wire, from the request to the last byte. */
async function measureSearches(page: Page): Promise<number> {
  const times: number[] = [];
  for (const search of SEARCHES) {
    const answerTo = (method: string) =>
      page.waitForResponse(
        (response) => response.url().includes("search_text") && response.request().method() === method,
      );
    const [rows, counted] = [answerTo("GET"), answerTo("HEAD")];
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
  /** Frames per second of this machine while nothing moves. */
  readonly atRest: number;
  readonly framesPerSecond: number;
  readonly growthMb: number;
}

/** Scrolls evenly from the first row to the last. */
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
        if (!scroller) throw new Error("There is no table");
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
