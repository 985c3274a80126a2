/**
 * `npm run bench:stop`: SIGTERM with 50 requests in progress, and whether the next start needs a recovery. Options:
 * `--stops <number>`, `--pglite`, `--postgres`.
 */

import { join } from "node:path";
import { wasShutDown } from "../tests/support/cluster-state.ts";
import { printMeasurement } from "./support/measurement.ts";
import { createProduct, enginesFromArgs, numberOption, printEnvironment, signUpUser } from "./support/product.ts";

const REQUESTS = 50;
const STOPS = numberOption("stops", 10);

printEnvironment();
for (const engine of enginesFromArgs()) {
  const product = await createProduct(engine);
  const statuses = new Map<number, number>();
  let clean = 0;
  let slowestMs = 0;
  let missing = 0;
  try {
    for (let stop = 0; stop < STOPS; stop += 1) {
      const server = await product.start();
      const client = await signUpUser(server, `ada${stop}@fund.example`);
      const names = Array.from({ length: REQUESTS }, (_, n) => `University ${stop}-${n}`);
      const responses = names.map(async (name) => {
        const { status } = await client.from("universities").insert({ name });
        return { name, status };
      });
      await Promise.race(responses);
      const began = performance.now();
      const code = await server.end("SIGTERM");
      slowestMs = Math.max(slowestMs, performance.now() - began);
      const settled = await Promise.all(responses);
      for (const { status } of settled) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const confirmed = settled.filter(({ status }) => status === 201).map(({ name }) => name);
      const isClosed = engine === "postgres" || wasShutDown(join(product.dataDir, "database"));
      if (code === 0 && isClosed) clean += 1;
      const next = await product.start();
      const reader = await signUpUser(next, `ben${stop}@fund.example`);
      const { data } = await reader.from("universities").select("name").in("name", confirmed);
      missing += confirmed.length - (data?.length ?? 0);
      await next.end("SIGTERM");
    }
  } finally {
    await product.remove();
  }
  const summary = [...statuses]
    .map(([status, count]) => `${count} × ${status === 0 ? "connection closed" : status}`)
    .join(", ");
  printMeasurement({
    name: `SIGTERM with ${REQUESTS} requests in progress, ${STOPS} times (${engine})`,
    measured: `${summary}; ${missing} confirmed rows missing; ${clean} clean exits, slowest ${(slowestMs / 1000).toFixed(1)} s`,
    target: "every request answered or rejected, exit code 0 within 10 s, no recovery",
    met:
      clean === STOPS &&
      slowestMs <= 10_000 &&
      missing === 0 &&
      [...statuses.keys()].every((status) => [0, 201, 503].includes(status)),
  });
}
