import { expect, test } from "vitest";
import { openApp } from "#tests/support/app-harness.ts";
import { fuzz } from "#tests/support/fuzz.ts";

/** `npm run fuzz` sends 100,000. */
const REQUESTS = 3000;

test(`${REQUESTS} malformed or hostile requests: no 5xx, no protected row read or changed`, {
  timeout: 180_000,
}, async () => {
  const app = await openApp("pglite");
  const { responses, violations } = await fuzz(app, { seed: 20_260_111, count: REQUESTS });
  expect(violations).toEqual([]);
  // The requests reach more than one line of defense.
  expect(responses["2xx"]).toBeGreaterThan(REQUESTS / 50);
  expect(responses["4xx"]).toBeGreaterThan(REQUESTS / 2);
  await app.close();
});
