/**
 * `npm run test:soak`: concurrent users send mixed requests, each subscribed to all changes. 20 users for 10 minutes on the
 * embedded database; with `--postgres` 50 users on Postgres. Options: `--users`, `--minutes`, `--pause` (milliseconds).
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { subscribeToCompanies } from "./support/change-subscriber.ts";
import { printMeasurement } from "./support/measurement.ts";
import { insertCompanies, type RequestResult, sendRandomRequest } from "./support/mixed-load.ts";
import {
  createProduct,
  hasOption,
  numberOption,
  printEnvironment,
  residentMb,
  signInUser,
  signUpUser,
} from "./support/product.ts";
import { median, p95 } from "./support/stats.ts";

const engine = hasOption("postgres") ? "postgres" : "pglite";
const USERS = numberOption("users", engine === "postgres" ? 50 : 20);
const MINUTES = numberOption("minutes", 10);
/** Average pause between two requests of one user. */
const PAUSE_MS = numberOption("pause", 250);
/** The rate limit for sign-ups from one client address. Further users are second sessions of the same accounts. */
const ACCOUNTS = 20;
const REPORT_MS = 60_000;
const TARGETS = { "by key": 50, list: 150 } as const;

printEnvironment();
const product = await createProduct(engine);
try {
  const server = await product.start();
  const clients: SupabaseClient[] = [];
  for (let n = 0; n < USERS; n += 1) {
    const email = `colleague${n % ACCOUNTS}@fund.example`;
    clients.push(await (n < ACCOUNTS ? signUpUser(server, email) : signInUser(server, email)));
  }
  const [first] = clients;
  if (first) await insertCompanies(first);
  const subscribers = await Promise.all(clients.map(subscribeToCompanies));

  const results: RequestResult[] = [];
  const memoryMb: number[] = [];
  const until = performance.now() + MINUTES * 60_000;
  const report = setInterval(() => {
    memoryMb.push(residentMb(server.pid));
    console.log(
      `  ${results.length} requests, ${results.filter(({ error }) => error).length} errors, ${memoryMb.at(-1)?.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }, REPORT_MS);
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        results.push(await sendRandomRequest(client, Math.random));
        await sleep(Math.random() * 2 * PAUSE_MS);
      }
    }),
  );
  clearInterval(report);
  memoryMb.push(residentMb(server.pid));
  const received = subscribers.map(({ changes }) => changes);
  const channelErrors = subscribers.flatMap((subscriber) => subscriber.errors);
  await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  const code = await server.end("SIGTERM");

  const errors = [...results.filter(({ error }) => error !== null).map(({ error }) => error), ...channelErrors];
  for (const [error, count] of countEach(errors)) console.log(`  ${count} × ${error}`);
  for (const line of server.err) console.log(`  server: ${line}`);
  printMeasurement({
    name: `${USERS} users for ${MINUTES} minutes (${engine})`,
    measured: `${errors.length} errors in ${results.length} requests, exit code ${code}; resident memory ${Math.min(...memoryMb).toFixed(0)} to ${Math.max(...memoryMb).toFixed(0)} MB`,
    target: "0 errors",
    met: errors.length === 0 && code === 0,
  });
  const changed = results.filter(({ kind, error }) => kind === "write" && error === null).length;
  printMeasurement({
    name: "  Changes received by each user",
    measured: `${Math.min(...received)} to ${Math.max(...received)} of ${changed}`,
    target: "all",
    met: Math.min(...received) >= changed,
  });
  for (const kind of ["by key", "list", "write"] as const) {
    const times = results.filter((entry) => entry.kind === kind).map(({ ms }) => ms);
    const target = kind === "write" ? null : TARGETS[kind];
    printMeasurement({
      name: `  ${kind}, p95 of ${times.length}`,
      measured: `${p95(times).toFixed(1)} ms (median ${median(times).toFixed(1)})`,
      target: target === null ? "none" : `at most ${target} ms`,
      met: target === null || p95(times) <= target,
    });
  }
} finally {
  await product.remove();
}

function countEach(values: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
