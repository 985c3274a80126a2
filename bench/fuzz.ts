/**
 * `npm run test:fuzz [count] [seed]`: malformed and hostile requests to every endpoint of a server process over sockets, 100,000 by
 * default, with pipelines, unread responses and aborted requests. Fails on a 5xx response, a row read or changed without permission,
 * a leaked secret, or too much memory.
 */
import { fuzz } from "../tests/support/fuzz.ts";
import { openFuzzTarget } from "../tests/support/fuzz-target.ts";
import { residentBytes } from "../tests/support/resident-memory.ts";
import { printMeasurement } from "./support/measurement.ts";

const COUNT = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 1);
const MAX_RESIDENT_BYTES = 600e6;
const MAX_RESPONSE_MS = 2000;

const inMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const target = await openFuzzTarget(true);
const started = performance.now();
const { responses, slowestMs, peakBytes, violations } = await fuzz(target, {
  seed: SEED,
  count: COUNT,
  onThousand(sent) {
    if (sent % 10_000 !== 0) return;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${sent} sent in ${seconds} s, ${inMb(residentBytes(target.server.pid))} resident`);
  },
});
const seconds = Math.round((performance.now() - started) / 1000);
for (const violation of violations) console.error(violation);
printMeasurement({
  name: `${COUNT} malformed or hostile requests over sockets (seed ${SEED}, ${seconds} s)`,
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
  name: "Peak resident memory of the server after its start",
  measured: inMb(peakBytes),
  target: `at most ${inMb(MAX_RESIDENT_BYTES)}`,
  met: peakBytes <= MAX_RESIDENT_BYTES,
});
await target.close();
process.exit(violations.length === 0 && peakBytes <= MAX_RESIDENT_BYTES ? 0 : 1);
