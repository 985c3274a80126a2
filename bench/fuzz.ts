/**
 * `npm run test:fuzz [count] [seed]`: malformed and hostile requests to every endpoint, 100,000 by default. Fails on a 5xx
 * response, a row read or changed without permission, a leaked secret, or memory growth in the second half.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openApp } from "../tests/support/app-harness.ts";
import { fuzz } from "../tests/support/fuzz.ts";
import { printMeasurement } from "./support/measurement.ts";

const COUNT = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 1);
const MAX_GROWTH = 0.1;
const MAX_RESPONSE_MS = 2000;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Resident memory after a garbage collection, including the embedded database's thread. */
function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage().rss;
}

const app = await openApp("pglite");
const started = performance.now();
let middleBytes = 0;
const { responses, slowestMs, violations } = await fuzz(app, {
  seed: SEED,
  count: COUNT,
  onThousand(sent) {
    if (sent === Math.round(COUNT / 2000) * 1000) middleBytes = residentBytes();
    if (sent % 10_000 === 0) {
      const inMb = (bytes: number) => Math.round(bytes / 1e6);
      const resident = residentBytes();
      console.log(`${sent} sent, ${inMb(resident)} MB resident, ${inMb(process.memoryUsage().heapUsed)} MB heap`);
    }
  },
});
const growth = residentBytes() / middleBytes - 1;
const seconds = Math.round((performance.now() - started) / 1000);
for (const violation of violations) console.error(violation);
printMeasurement({
  name: `${COUNT} malformed or hostile requests (seed ${SEED}, ${seconds} s)`,
  measured: `${violations.length} violations; responses ${JSON.stringify(responses)}`,
  target: "no 5xx, no row read or changed without permission",
  met: violations.length === 0,
});
printMeasurement({
  name: "Slowest response",
  measured: `${slowestMs.toFixed(0)} ms`,
  target: `at most ${MAX_RESPONSE_MS} ms`,
  met: slowestMs <= MAX_RESPONSE_MS,
});
printMeasurement({
  name: "Memory growth in the second half",
  measured: `${(growth * 100).toFixed(1)} %`,
  target: "at most 10 %",
  met: growth <= MAX_GROWTH,
});
await app.close();
process.exit(violations.length === 0 && growth <= MAX_GROWTH ? 0 : 1);
