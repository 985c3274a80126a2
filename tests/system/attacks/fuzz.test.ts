import { expect, test } from "vitest";
import { openApp } from "#tests/support/app-harness.ts";
import { fuzz } from "#tests/support/fuzz.ts";

/** `npm run fuzz` sends 100,000. */
const REQUESTS = 3000;

test(`${REQUESTS} malformed or hostile requests: no 5xx, no row read or changed without right`, {
  timeout: 180_000,
}, async () => {
  const app = await openApp("pglite");
  const { answers, faults } = await fuzz(app, { seed: 20_260_111, count: REQUESTS });
  expect(faults).toEqual([]);
  // They are not all stopped by the first line of defense.
  expect(answers["2xx"]).toBeGreaterThan(REQUESTS / 50);
  expect(answers["4xx"]).toBeGreaterThan(REQUESTS / 2);
  await app.close();
});
