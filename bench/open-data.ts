import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { startServerProcess } from "../tests/support/server-process.ts";
import { launchBrowser, signedIn } from "./support/browser.ts";
import { printMeasurement } from "./support/measurement.ts";
import type { OpenDataCalls } from "./support/open-data-calls.ts";
import { withNewProduct } from "./support/product.ts";
import { median, p95 } from "./support/stats.ts";

const COMPANIES_PER_CALL = 100;
const WARM_UP = 10;
const CALLS = 100;
const TARGET_MS = 20;
const CARD_TARGET_MS = 50;
const CARDS = 40;

/** What the product adds to Wikidata's time when it fetches 100 companies, and how fast a fact's card opens. */
export async function measureOpenData(): Promise<void> {
  await measureFunction();
  await measureCards();
}

/** The function runs on a thread of its own, as in its own isolate on Supabase; so does Wikidata's fake. */
async function measureFunction(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-open-data-"));
  const secret = "a-secret-for-benchmarks-with-enough-bytes";
  const wikidata = new Worker(new URL("../tests/fakes/wikidata-worker.ts", import.meta.url), {
    workerData: { companies: (WARM_UP + CALLS) * COMPANIES_PER_CALL },
  });
  const [addresses] = (await once(wikidata, "message")) as [{ apiUrl: string; queryUrl: string }];
  const server = await startServerProcess({ env: { DATA_DIR: dataDir, JWT_SECRET: secret, LOG_LEVEL: "warning" } });
  try {
    const workerData: OpenDataCalls = {
      ...addresses,
      serverUrl: server.url,
      secret,
      companiesPerCall: COMPANIES_PER_CALL,
      warmUp: WARM_UP,
      calls: CALLS,
    };
    const calls = new Worker(new URL("support/open-data-calls.ts", import.meta.url), { workerData });
    const [times] = (await once(calls, "message")) as [readonly number[]];
    const slowest = p95(times);
    printMeasurement({
      name: "100 companies of open data in one call, the function's CPU time",
      measured: `${slowest.toFixed(1)} ms p95, ${median(times).toFixed(1)} ms at the median of ${CALLS} calls`,
      target: `at most ${TARGET_MS} ms`,
      met: slowest <= TARGET_MS,
    });
  } finally {
    await wikidata.terminate();
    await server.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From the click to the frame after the card is in the page. */
async function measureCards(): Promise<void> {
  await withNewProduct(async (server) => {
    const browser = await launchBrowser();
    const context = await signedIn(browser, server.url);
    const page = await context.newPage();
    await page.goto("/company-list?company=celonis");
    // What is below the profile is loaded when it is near.
    await page.getByRole("heading", { name: "History", exact: true }).scrollIntoViewIfNeeded();
    const sources = page.getByRole("region", { name: "Facts and their sources" });
    await sources.getByRole("button", { name: "Where Founded Year comes from" }).waitFor();
    await page.waitForLoadState("networkidle");
    const times: number[] = [];
    for (let card = 0; card < CARDS; card += 1) {
      const mark = sources.getByRole("button", { name: /^(?:Why\? )?Where / }).nth(card % 12);
      await mark.scrollIntoViewIfNeeded();
      times.push(
        await mark.evaluate(
          (button) =>
            new Promise<number>((resolve) => {
              const start = performance.now();
              new MutationObserver((_changes, observer) => {
                if (!document.querySelector(".mantine-Popover-dropdown")) return;
                observer.disconnect();
                requestAnimationFrame(() => resolve(performance.now() - start));
              }).observe(document, { childList: true, subtree: true });
              (button as HTMLElement).click();
            }),
        ),
      );
      await page.keyboard.press("Escape");
      await page.locator(".mantine-Popover-dropdown").waitFor({ state: "detached" });
    }
    const slowest = p95(times);
    printMeasurement({
      name: "A fact's card, from the click to its first frame",
      measured: `${slowest.toFixed(0)} ms p95, ${median(times).toFixed(0)} ms at the median of ${CARDS}`,
      target: `at most ${CARD_TARGET_MS} ms`,
      met: slowest <= CARD_TARGET_MS,
    });
    await browser.close();
  });
}
