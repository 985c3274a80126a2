/**
 * `npm run soak`: colleagues at work for a while, each with a client of their own that hears of the others' changes: 20 for
 * 10 minutes on the embedded database; `--postgres` 50 on a Postgres. `--users`, `--minutes`, `--pause` say otherwise.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { printFigure } from "./support/figure.ts";
import { listenToCompanies } from "./support/listener.ts";
import { act, type Done, prepareCompanies } from "./support/mixed-load.ts";
import {
  hasOption,
  knownPerson,
  makeProduct,
  newPerson,
  numberOption,
  printMachine,
  residentMb,
} from "./support/product.ts";
import { median, p95 } from "./support/stats.ts";

const engine = hasOption("postgres") ? "postgres" : "pglite";
const USERS = numberOption("users", engine === "postgres" ? 50 : 20);
const MINUTES = numberOption("minutes", 10);
/** Between two requests of one person, on average: somebody who clicks without a rest. */
const PAUSE_MS = numberOption("pause", 250);
/** From one address no more may sign up at once; whoever is beyond that is a second device of somebody. */
const ACCOUNTS = 20;
const REPORT_MS = 60_000;
const BARS = { "by key": 50, list: 150 } as const;

printMachine();
const product = await makeProduct(engine);
try {
  const server = await product.start();
  const people: SupabaseClient[] = [];
  for (let n = 0; n < USERS; n += 1) {
    const email = `colleague${n % ACCOUNTS}@fund.example`;
    people.push(await (n < ACCOUNTS ? newPerson(server, email) : knownPerson(server, email)));
  }
  const [first] = people;
  if (first) await prepareCompanies(first);
  const listeners = await Promise.all(people.map(listenToCompanies));

  const done: Done[] = [];
  const memoryMb: number[] = [];
  const until = performance.now() + MINUTES * 60_000;
  const report = setInterval(() => {
    memoryMb.push(residentMb(server.pid));
    console.log(
      `  ${done.length} requests, ${done.filter(({ error }) => error).length} errors, ${memoryMb.at(-1)?.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }, REPORT_MS);
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) {
        done.push(await act(person, Math.random));
        await sleep(Math.random() * 2 * PAUSE_MS);
      }
    }),
  );
  clearInterval(report);
  memoryMb.push(residentMb(server.pid));
  const heard = listeners.map(({ changes }) => changes);
  const faults = listeners.flatMap((listener) => listener.faults);
  await Promise.all(listeners.map((listener) => listener.stop()));
  const code = await server.end("SIGTERM");

  const errors = [...done.filter(({ error }) => error !== null).map(({ error }) => error), ...faults];
  for (const [error, count] of countOf(errors)) console.log(`  ${count} × ${error}`);
  for (const line of server.err) console.log(`  the server: ${line}`);
  printFigure({
    what: `${USERS} people for ${MINUTES} minutes (${engine})`,
    measured: `${errors.length} errors in ${done.length} requests, ended with ${code}; resident memory ${Math.min(...memoryMb).toFixed(0)} to ${Math.max(...memoryMb).toFixed(0)} MB`,
    bar: "0 errors",
    kept: errors.length === 0 && code === 0,
  });
  const changed = done.filter(({ kind, error }) => kind === "write" && error === null).length;
  printFigure({
    what: "  changes heard by each of them",
    measured: `${Math.min(...heard)} to ${Math.max(...heard)} of ${changed}`,
    bar: "all",
    kept: Math.min(...heard) >= changed,
  });
  for (const kind of ["by key", "list", "write"] as const) {
    const times = done.filter((entry) => entry.kind === kind).map(({ ms }) => ms);
    const bar = kind === "write" ? null : BARS[kind];
    printFigure({
      what: `  ${kind}, p95 of ${times.length}`,
      measured: `${p95(times).toFixed(1)} ms (median ${median(times).toFixed(1)})`,
      bar: bar === null ? "none" : `at most ${bar} ms`,
      kept: bar === null || p95(times) <= bar,
    });
  }
} finally {
  await product.remove();
}

function countOf(values: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
