/**
 * `npm run bench:single-instance`: starts a second server on a data directory in use, then restarts after kill -9, 20 times each
 * (`--times <number>`). Two processes on one embedded database would corrupt it without an error.
 */
import { measureDataLoss, startImportLoad } from "./support/import-load.ts";
import { printMeasurement } from "./support/measurement.ts";
import { createProduct, numberOption, type Product, printEnvironment, signUpUser } from "./support/product.ts";
import { median } from "./support/stats.ts";

const TIMES = numberOption("times", 20);
const WRITERS = 1;
const MAX_REJECTION_MS = 2000;

printEnvironment();
const product = await createProduct("pglite");
try {
  await startSecondServer(product);
  await startAfterKill(product);
} finally {
  await product.remove();
}

async function startSecondServer({ start }: Product): Promise<void> {
  const first = await start();
  const client = await signUpUser(first);
  const load = startImportLoad(client, "second", WRITERS);
  const rejectionMs: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    const outcome = await start().then(
      async (second) => `The second server started (exit code ${await second.end("SIGKILL")})`,
      (error: Error) => error.message,
    );
    if (outcome.startsWith("The server ended with 1:") && outcome.includes(`pid ${first.pid}.`)) {
      rejectionMs.push(performance.now() - began);
    } else console.log(outcome);
  }
  await load.stop();
  const { lostRows, partialBatches } = await measureDataLoss(client, "second", load.confirmed);
  await first.end("SIGTERM");
  const slowestMs = Math.max(...rejectionMs);
  printMeasurement({
    name: `Second server on a data directory in use, ${TIMES} times`,
    measured:
      `${rejectionMs.length} rejected with the first server's pid, median ${median(rejectionMs).toFixed(0)} ms (at most ${slowestMs.toFixed(0)}); ` +
      `first server: ${load.confirmed.length} batches confirmed, ${load.rejected.length} rejected, ${lostRows} rows lost, ${partialBatches} partial`,
    target: `all rejected within ${MAX_REJECTION_MS / 1000} s, no batch of the first server rejected or lost`,
    met:
      rejectionMs.length === TIMES &&
      slowestMs <= MAX_REJECTION_MS &&
      load.rejected.length === 0 &&
      lostRows === 0 &&
      partialBatches === 0,
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
  printMeasurement({
    name: `Start with the lock file of a killed server, ${TIMES} times`,
    measured: `${started} started`,
    target: "all",
    met: started === TIMES,
  });
}
