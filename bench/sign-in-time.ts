/**
 * `node bench/sign-in-time.ts`: what sign-in and recovery answer, and how long they take, for addresses that have an account
 * and for those that have none, in turn, 500 each. Whoever could tell them apart would know who is a colleague.
 */
import { openApp, PASSWORD } from "../tests/support/app-harness.ts";
import { printFigure } from "./support/figure.ts";
import { median } from "./support/stats.ts";

const TIMES = 500;
const MOST_APART_MS = 5;

const app = await openApp("pglite");
const emails = await Promise.all(
  Array.from({ length: 10 }, async (_, index) => (await app.signUp(`known-${index}@fund.example`)).email),
);

/** Each from a network of its own, so that neither lock nor limit answers instead. */
async function ask(path: string, email: string, turn: number): Promise<{ said: string; ms: number }> {
  const started = performance.now();
  const answer = await app.request(`/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-test-address": `10.${turn >> 8}.${turn & 255}.1` },
    body: JSON.stringify({ email, password: `not ${PASSWORD}` }),
  });
  const said = `${answer.status} ${await answer.text()}`;
  return { said, ms: performance.now() - started };
}

for (const path of ["token?grant_type=password", "recover"]) {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let turn = 0; turn < TIMES; turn += 1) {
    // After so many failures an account is locked for networks it does not know: not what is measured here.
    if (turn % 100 === 0) app.advance(6 * 60_000);
    const email = emails[turn % emails.length] ?? "";
    const stranger = `nobody-${turn % emails.length}@fund.example`;
    const order = turn % 2 === 0 ? ([known, unknown] as const) : ([unknown, known] as const);
    for (const list of order) {
      const { said, ms } = await ask(path, list === known ? email : stranger, turn);
      answers.add(said);
      list.push(ms);
    }
  }
  printFigure({
    what: `/${path}: answers to known and to unknown addresses, ${TIMES} each`,
    measured: [...answers].join(" or "),
    bar: "one and the same",
    kept: answers.size === 1,
  });
  const apart = Math.abs(median(known) - median(unknown));
  printFigure({
    what: `/${path}: time for known and for unknown addresses, ${TIMES} each`,
    measured: `medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms, ${apart.toFixed(2)} ms apart`,
    bar: `at most ${MOST_APART_MS} ms apart`,
    kept: apart <= MOST_APART_MS,
  });
}
await app.close();
process.exit(0);
