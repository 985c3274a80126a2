import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { type CompanyClient, createCompanyClients } from "./support/company-clients.ts";
import { printMeasurement } from "./support/measurement.ts";
import { fetchAnonKey, withNewProduct } from "./support/product.ts";
import { median, p95 } from "./support/stats.ts";

const WARM_UP_CALLS = 1000;
const CALLS = 3000;
const CLIENTS = 10;
const WARM_UP_MS = 2000;
const ROUNDS = 21;
const ROUND_MS = 500;

/**
 * The gateway's overhead: a one-row request over HTTP against the same database call inside the server's process. After each
 * request the server repeats the call that the gateway made (same statements, same session settings, one round trip to the
 * engine's thread), so that both run under the same conditions.
 */
export function measureOneRow(): Promise<void> {
  const work = async (server: ServerProcess) => {
    const [client] = await createCompanyClients(server.url, await fetchAnonKey(server), 1);
    if (client === undefined) throw new Error("No client");
    const overHttp: number[] = [];
    const inProcess: number[] = [];
    for (let n = 0; n < WARM_UP_CALLS + CALLS; n += 1) {
      const started = performance.now();
      await client.readCompany(n);
      const requestMs = performance.now() - started;
      const callMs = await server.request<number>({});
      if (n < WARM_UP_CALLS) continue;
      overHttp.push(requestMs);
      inProcess.push(callMs);
    }
    const ratio = median(overHttp) / median(inProcess);
    printMeasurement({
      name: "One-row select through supabase-js against the same database call in the process",
      measured: `${ratio.toFixed(1)}×, medians ${describe(overHttp)} and ${describe(inProcess)} of ${CALLS} calls each`,
      target: "at most 2×",
      met: ratio <= 2,
    });
  };
  return withNewProduct(work, { nodeArgs: ["--import", "./bench/support/preload-repeat-query.ts"] });
}

/**
 * Ten clients in this process send requests to both servers in short alternate rounds, so that other load on the machine
 * affects both. Each ratio compares two consecutive rounds. Both servers run PGlite 0.5.16 with the same tables and policies,
 * each in a separate process.
 */
export function measureThroughput(): Promise<void> {
  return withNewProduct(async (product) => {
    const lite = await startServerProcess({ script: "bench/support/lite-server.ts", env: {} });
    const productClients = await createCompanyClients(product.url, await fetchAnonKey(product), CLIENTS);
    const liteClients = await createCompanyClients(lite.url, "any", CLIENTS);
    for (const clients of [productClients, liteClients]) await requestsPerSecond(clients, WARM_UP_MS);
    const productRounds: number[] = [];
    const liteRounds: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const productRate = await requestsPerSecond(productClients, ROUND_MS);
      const liteRate = await requestsPerSecond(liteClients, ROUND_MS);
      productRounds.push(productRate);
      liteRounds.push(liteRate);
      ratios.push(productRate / liteRate);
    }
    const ratio = median(ratios);
    printMeasurement({
      name: `Requests per second with ${CLIENTS} clients against @supabase/lite 0.10 on the same PGlite`,
      measured: `${ratio.toFixed(1)}×, ${median(productRounds).toFixed(0)} and ${median(liteRounds).toFixed(0)} per second, medians of ${ROUNDS} pairs of rounds`,
      target: "at least 5×",
      met: ratio >= 5,
    });
    await lite.end("SIGTERM");
  });
}

async function requestsPerSecond(clients: readonly CompanyClient[], durationMs: number): Promise<number> {
  const started = performance.now();
  let responses = 0;
  await Promise.all(
    clients.map(async (client, first) => {
      for (let n = first; performance.now() - started < durationMs; n += clients.length) {
        await client.readCompany(n);
        responses += 1;
      }
    }),
  );
  return (responses * 1000) / (performance.now() - started);
}

function describe(values: readonly number[]): string {
  return `${median(values).toFixed(2)} ms (p95 ${p95(values).toFixed(2)})`;
}
