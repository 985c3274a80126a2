/** `npm run bench:stop`: SIGTERM with fifty requests under way, and what the next start has to recover. */

import { join } from "node:path";
import { wasShutDown } from "../tests/support/cluster-state.ts";
import { printFigure } from "./support/figure.ts";
import { enginesAsked, makeProduct, newPerson, numberOption, printMachine } from "./support/product.ts";

const REQUESTS = 50;
const STOPS = numberOption("stops", 10);

printMachine();
for (const engine of enginesAsked()) {
  const product = await makeProduct(engine);
  const statuses = new Map<number, number>();
  let orderly = 0;
  let slowestMs = 0;
  let missing = 0;
  try {
    for (let stop = 0; stop < STOPS; stop += 1) {
      const server = await product.start();
      const client = await newPerson(server, `ada${stop}@fund.example`);
      const names = Array.from({ length: REQUESTS }, (_, n) => `University ${stop}-${n}`);
      const answers = names.map(async (name) => {
        const { status } = await client.from("universities").insert({ name });
        return { name, status };
      });
      await Promise.race(answers);
      const began = performance.now();
      const code = await server.end("SIGTERM");
      slowestMs = Math.max(slowestMs, performance.now() - began);
      const answered = await Promise.all(answers);
      for (const { status } of answered) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const confirmed = answered.filter(({ status }) => status === 201).map(({ name }) => name);
      const isClosed = engine === "postgres" || wasShutDown(join(product.dataDir, "database"));
      if (code === 0 && isClosed) orderly += 1;
      const next = await product.start();
      const reader = await newPerson(next, `ben${stop}@fund.example`);
      const { data } = await reader.from("universities").select("name").in("name", confirmed);
      missing += confirmed.length - (data?.length ?? 0);
      await next.end("SIGTERM");
    }
  } finally {
    await product.remove();
  }
  const summary = [...statuses].map(([status, count]) => `${count} × ${status === 0 ? "refused" : status}`).join(", ");
  printFigure({
    what: `SIGTERM with ${REQUESTS} requests under way, ${STOPS} times (${engine})`,
    measured: `${summary}; ${missing} confirmed rows missing; ended with 0 and nothing to recover ${orderly} times, at most ${(slowestMs / 1000).toFixed(1)} s after the signal`,
    bar: "all answered or refused, exit 0 within 10 s, no recovery",
    kept:
      orderly === STOPS &&
      slowestMs <= 10_000 &&
      missing === 0 &&
      [...statuses.keys()].every((status) => [0, 201, 503].includes(status)),
  });
}
