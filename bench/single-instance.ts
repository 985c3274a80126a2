/**
 * `npm run bench:lock`: a second server on the folder of one that works, then a start after kill -9, 20 times each
 * (`--times`). Two processes on one embedded database would destroy each other's rows without an error.
 */
import { lossOf, startWriters } from "./support/confirmed-writers.ts";
import { printFigure } from "./support/figure.ts";
import { makeProduct, newPerson, numberOption, type Product, printMachine } from "./support/product.ts";
import { median } from "./support/stats.ts";

const TIMES = numberOption("times", 20);
const WRITERS = 1;
const SLOWEST_REFUSAL_MS = 2000;

printMachine();
const product = await makeProduct("pglite");
try {
  await startBesideAnother(product);
  await startAfterKill(product);
} finally {
  await product.remove();
}

async function startBesideAnother({ start }: Product): Promise<void> {
  const first = await start();
  const client = await newPerson(first);
  const writers = startWriters(client, "beside", WRITERS);
  const refusalMs: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    const said = await start().then(
      async (second) => `it started, and ended with ${await second.end("SIGKILL")}`,
      (error: Error) => error.message,
    );
    if (said.startsWith("The server ended with 1 ") && said.includes(`pid ${first.pid}.`)) {
      refusalMs.push(performance.now() - began);
    } else console.log(said);
  }
  await writers.stop();
  const { lostRows, halfBatches } = await lossOf(client, "beside", writers.confirmed);
  await first.end("SIGTERM");
  const slowestMs = Math.max(...refusalMs);
  printFigure({
    what: `A second server on the same folder, ${TIMES} times`,
    measured:
      `${refusalMs.length} refused with the first one's pid, after ${median(refusalMs).toFixed(0)} ms (most ${slowestMs.toFixed(0)}); ` +
      `the first meanwhile: ${writers.confirmed.length} batches confirmed, ${writers.refused.length} refused, ${lostRows} rows lost, ${halfBatches} half`,
    bar: `all refused within ${SLOWEST_REFUSAL_MS / 1000} s, nothing refused or lost by the first`,
    kept:
      refusalMs.length === TIMES &&
      slowestMs <= SLOWEST_REFUSAL_MS &&
      writers.refused.length === 0 &&
      lostRows === 0 &&
      halfBatches === 0,
  });
}

async function startAfterKill({ start }: Product): Promise<void> {
  let started = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const server = await start().catch((error: Error) => console.log(error.message));
    if (!server) continue;
    started += 1;
    await server.end("SIGKILL");
  }
  const last = await start();
  await last.end("SIGTERM");
  printFigure({
    what: `A start that finds the lock of a killed server, ${TIMES} times`,
    measured: `${started} took it over`,
    bar: "all",
    kept: started === TIMES,
  });
}
