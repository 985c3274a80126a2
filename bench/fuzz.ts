/**
 * `npm run fuzz [count] [seed]`: malformed and hostile requests over all endpoints, 100,000 unless told. Fails on any answer
 * of 5xx, any row read or changed without right, any secret told, or memory that grows in the second half.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openApp } from "../tests/support/app-harness.ts";
import { fuzz } from "../tests/support/fuzz.ts";
import { printFigure } from "./support/figure.ts";

const COUNT = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 1);
const MOST_GROWTH = 0.1;
const SLOWEST_MS = 2000;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What is really held: bytes of this process, the embedded database's thread included. */
function heldBytes(): number {
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
    if (sent === Math.round(COUNT / 2000) * 1000) middleBytes = heldBytes();
    if (sent % 10_000 === 0) {
      const inMb = (bytes: number) => Math.round(bytes / 1e6);
      const resident = heldBytes();
      console.log(
        `${sent} sent, ${inMb(resident)} MB resident, ${inMb(process.memoryUsage().heapUsed)} MB in the server's heap`,
      );
    }
  },
});
const growth = heldBytes() / middleBytes - 1;
const seconds = Math.round((performance.now() - started) / 1000);
for (const violation of violations) console.error(violation);
printFigure({
  what: `${COUNT} malformed or hostile requests (seed ${SEED}, ${seconds} s)`,
  measured: `${violations.length} violations; responses ${JSON.stringify(responses)}`,
  bar: "0 of 5xx, 0 rows read or changed without right",
  kept: violations.length === 0,
});
printFigure({
  what: "The slowest answer among them",
  measured: `${slowestMs.toFixed(0)} ms`,
  bar: `at most ${SLOWEST_MS} ms`,
  kept: slowestMs <= SLOWEST_MS,
});
printFigure({
  what: "Memory of the process in the second half",
  measured: `${(growth * 100).toFixed(1)} % more`,
  bar: "at most 10 % more",
  kept: growth <= MOST_GROWTH,
});
await app.close();
process.exit(violations.length === 0 && growth <= MOST_GROWTH ? 0 : 1);
