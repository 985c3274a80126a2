/**
 * `npm run bench:single-instance`: starts a second server on a data directory in use, on the same machine and as in another
 * container (pid, mount and host name namespaces), 20 times each (`--times <number>`), and beside a frozen one, 10 times each
 * (`--frozen <number>`); then restarts after kill -9. Two processes on one embedded database would corrupt it without an error.
 */
import { IN_NAMESPACES, namespacesError, pidInside } from "../tests/support/namespaces.ts";
import { measureDataLoss, startImportLoad } from "./support/import-load.ts";
import { printMeasurement } from "./support/measurement.ts";
import {
  createProduct,
  numberOption,
  type Product,
  printEnvironment,
  signInUser,
  signUpUser,
} from "./support/product.ts";
import { median } from "./support/stats.ts";

const TIMES = numberOption("times", 20);
const FROZEN_TIMES = numberOption("frozen", 10);
const WRITERS = 1;
const MAX_REJECTION_MS = 2000;

printEnvironment();
await withProduct((product) => startSecondServer(product, "on the same machine", []));
const skipReason = namespacesError();
if (skipReason === null)
  await withProduct((product) => startSecondServer(product, "in other namespaces", IN_NAMESPACES));
else console.log(`Skipped the containers: ${skipReason}`);
await withProduct(startAfterKill);

async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const product = await createProduct("pglite");
  await work(product).finally(() => product.remove());
}

async function startSecondServer({ start }: Product, location: string, prefix: readonly string[]): Promise<void> {
  const isContainer = prefix.length > 0;
  const first = await start({ prefix });
  const pid = isContainer ? pidInside(first.pid) : first.pid;
  const load = startImportLoad(await signUpUser(first), "second", WRITERS);
  const rejectionMs: number[] = [];
  const attempt = async () => {
    const began = performance.now();
    const outcome = await start({ prefix }).then(
      async (second) => `The second server started (exit code ${await second.end("SIGKILL")})`,
      (error: Error) => error.message,
    );
    if (outcome.startsWith("The server ended with 1:") && outcome.includes(`pid ${isContainer ? 1 : pid}.`)) {
      rejectionMs.push(performance.now() - began);
    } else console.log(outcome);
  };
  for (let n = 0; n < TIMES; n += 1) await attempt();
  for (let n = 0; n < FROZEN_TIMES; n += 1) {
    process.kill(pid, "SIGSTOP");
    await attempt();
    process.kill(pid, "SIGCONT");
  }
  await load.stop();
  // The next server reads what is on the disk, not what the first one has in memory.
  await first.end("SIGKILL");
  const next = await start();
  const { lostRows, partialBatches } = await measureDataLoss(await signInUser(next), "second", load.confirmed);
  await next.end("SIGTERM");
  const slowestMs = Math.max(...rejectionMs);
  printMeasurement({
    name: `Second server on a data directory in use, ${location}, ${TIMES} times and ${FROZEN_TIMES} times beside a frozen one`,
    measured:
      `${rejectionMs.length} rejected with the first server's pid, median ${median(rejectionMs).toFixed(0)} ms (at most ${slowestMs.toFixed(0)}); ` +
      `first server: ${load.confirmed.length} batches confirmed, ${load.rejected.length} rejected, ${lostRows} rows lost, ${partialBatches} partial`,
    target: `all rejected within ${MAX_REJECTION_MS / 1000} s, no row of the first server lost`,
    met:
      rejectionMs.length === TIMES + FROZEN_TIMES &&
      slowestMs <= MAX_REJECTION_MS &&
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
    name: `Start with the lock of a killed server, ${TIMES} times`,
    measured: `${started} started`,
    target: "all",
    met: started === TIMES,
  });
}
