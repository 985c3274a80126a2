/**
 * `node bench/sign-in-time.ts`: responses and response times of sign-in and recovery, alternately for 500 emails with an
 * account and 500 without. A difference would reveal who has an account.
 */
import { openApp, PASSWORD } from "../tests/support/app-harness.ts";
import { printMeasurement } from "./support/measurement.ts";
import { median } from "./support/stats.ts";

const REQUESTS = 500;
const MAX_DIFFERENCE_MS = 5;

const app = await openApp("pglite");
const emails = await Promise.all(
  Array.from({ length: 10 }, async (_, index) => (await app.signUp(`user-${index}@fund.example`)).email),
);

/** Every request has a different client address, so that neither the account lock nor the rate limit applies. */
async function send(path: string, email: string, turn: number): Promise<{ outcome: string; ms: number }> {
  const started = performance.now();
  const response = await app.request(`/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-test-address": `10.${turn >> 8}.${turn & 255}.1` },
    body: JSON.stringify({ email, password: `not ${PASSWORD}` }),
  });
  const outcome = `${response.status} ${await response.text()}`;
  return { outcome, ms: performance.now() - started };
}

for (const path of ["token?grant_type=password", "recover"]) {
  const existing: number[] = [];
  const unknown: number[] = [];
  const outcomes = new Set<string>();
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    // Otherwise the failed sign-ins would lock the accounts.
    if (turn % 100 === 0) app.advance(6 * 60_000);
    const email = emails[turn % emails.length] ?? "";
    const unknownEmail = `nobody-${turn % emails.length}@fund.example`;
    const order = turn % 2 === 0 ? ([existing, unknown] as const) : ([unknown, existing] as const);
    for (const list of order) {
      const { outcome, ms } = await send(path, list === existing ? email : unknownEmail, turn);
      outcomes.add(outcome);
      list.push(ms);
    }
  }
  printMeasurement({
    name: `/${path}: responses for existing and unknown accounts, ${REQUESTS} each`,
    measured: [...outcomes].join(" or "),
    target: "identical",
    met: outcomes.size === 1,
  });
  const differenceMs = Math.abs(median(existing) - median(unknown));
  printMeasurement({
    name: `/${path}: time for existing and unknown accounts, ${REQUESTS} each`,
    measured: `medians ${median(existing).toFixed(2)} and ${median(unknown).toFixed(2)} ms, difference ${differenceMs.toFixed(2)} ms`,
    target: `at most ${MAX_DIFFERENCE_MS} ms difference`,
    met: differenceMs <= MAX_DIFFERENCE_MS,
  });
}
await app.close();
process.exit(0);
