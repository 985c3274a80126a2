/** What the gateway costs: one row read through supabase-js, by one client and by ten at once. */
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { printFigure } from "./support/figure.ts";
import { browserKey, onEmptyProduct } from "./support/product.ts";
import { type Reader, signIn } from "./support/reader.ts";
import { median, p95 } from "./support/stats.ts";

const WARM_UP_CALLS = 1000;
const CALLS = 3000;
const CLIENTS = 10;
const WARM_UP_MS = 2000;
const ROUNDS = 21;
const ROUND_MS = 500;

/**
 * A request against the same call of the database from inside. The server is the product's, in a process of its own as
 * `npm start` runs it; the client is here. After each request the server repeats, in its own process and on the same
 * engine, the very call that its gateway has just made: same statement, same session, same single trip to the engine's
 * thread. So the two alternate one by one, and each finds threads and caches as the other left them.
 */
export function measureOneRow(): Promise<void> {
  const work = async (server: ServerProcess) => {
    const [reader] = await signIn(server.url, await browserKey(server), 1);
    if (reader === undefined) throw new Error("Nobody is signed in");
    const overHttp: number[] = [];
    const inProcess: number[] = [];
    for (let n = 0; n < WARM_UP_CALLS + CALLS; n += 1) {
      const started = performance.now();
      await reader.readCompany(n);
      const tookMs = performance.now() - started;
      const againMs = await server.ask<number>({});
      if (n < WARM_UP_CALLS) continue;
      overHttp.push(tookMs);
      inProcess.push(againMs);
    }
    const ratio = median(overHttp) / median(inProcess);
    printFigure({
      what: "One-row select through supabase-js against the same call in process",
      measured: `${ratio.toFixed(1)}×, medians ${inMs(overHttp)} and ${inMs(inProcess)} of ${CALLS} calls each`,
      bar: "at most 2×",
      kept: ratio <= 2,
    });
  };
  return onEmptyProduct(work, { nodeArgs: ["--import", "./bench/support/call-in-process.ts"] });
}

/**
 * Ten clients in this process ask one server as fast as it answers, then the other, in short rounds: each ratio is of two
 * neighbors, so that what else the machine does meets both. Both servers run PGlite 0.5.16 with the same tables and
 * policies, each in a process of its own.
 */
export function measureThroughput(): Promise<void> {
  return onEmptyProduct(async (ours) => {
    const lite = await startServerProcess({ script: "bench/support/lite-server.ts", env: {} });
    const ourReaders = await signIn(ours.url, await browserKey(ours), CLIENTS);
    const liteReaders = await signIn(lite.url, "any", CLIENTS);
    for (const readers of [ourReaders, liteReaders]) await requestsASecond(readers, WARM_UP_MS);
    const ourRounds: number[] = [];
    const liteRounds: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const our = await requestsASecond(ourReaders, ROUND_MS);
      const other = await requestsASecond(liteReaders, ROUND_MS);
      ourRounds.push(our);
      liteRounds.push(other);
      ratios.push(our / other);
    }
    const ratio = median(ratios);
    printFigure({
      what: `Requests a second with ${CLIENTS} clients against @supabase/lite 0.10 on the same PGlite`,
      measured: `${ratio.toFixed(1)}×, ${median(ourRounds).toFixed(0)} and ${median(liteRounds).toFixed(0)} a second, medians of ${ROUNDS} pairs of rounds`,
      bar: "at least 5×",
      kept: ratio >= 5,
    });
    await lite.end("SIGTERM");
  });
}

async function requestsASecond(readers: readonly Reader[], forMs: number): Promise<number> {
  const started = performance.now();
  let answered = 0;
  await Promise.all(
    readers.map(async (reader, first) => {
      for (let n = first; performance.now() - started < forMs; n += readers.length) {
        await reader.readCompany(n);
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / (performance.now() - started);
}

function inMs(values: readonly number[]): string {
  return `${median(values).toFixed(2)} ms (p95 ${p95(values).toFixed(2)})`;
}
