import { expect, test } from "vitest";
import { fuzz } from "#tests/support/fuzz.ts";
import { openFuzzTarget } from "#tests/support/fuzz-target.ts";

/** `npm run test:fuzz` sends 100,000. */
const REQUESTS = 1500;

test(`${REQUESTS} malformed or hostile requests over sockets: no 5xx, no protected row read or changed, 600 MB`, {
  timeout: 300_000,
}, async () => {
  const target = await openFuzzTarget(false);
  const { responses, violations, peakBytes } = await fuzz(target, { seed: 20_260_111, count: REQUESTS });
  expect(violations).toEqual([]);
  // The requests reach more than one line of defense.
  expect(responses["2xx"]).toBeGreaterThan(REQUESTS / 50);
  expect(responses["4xx"]).toBeGreaterThan(REQUESTS / 2);
  expect(peakBytes).toBeLessThan(600e6);
  await target.close();
});
