/**
 * `npm run bench:kill`: kill -9 while colleagues import batches, then during the first start. `--kills`, `--first-starts`
 * say how often; `--pglite` or `--postgres` limit it to one database.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { lossOf, startWriters } from "./support/confirmed-writers.ts";
import { printFigure } from "./support/figure.ts";
import {
  type Engine,
  enginesAsked,
  makeProduct,
  newPerson,
  numberOption,
  printMachine,
  untilReadiness,
} from "./support/product.ts";
import { median } from "./support/stats.ts";

const WRITERS = 4;
const LONGEST_RUN_MS = 1200;
const KILLS = numberOption("kills", 50);
const FIRST_STARTS = numberOption("first-starts", 30);

printMachine();
for (const engine of enginesAsked()) {
  await killWhileImporting(engine, "the server");
  if (engine === "postgres") await killWhileImporting(engine, "Postgres itself");
  await killDuringFirstStart(engine);
}

async function killWhileImporting(engine: Engine, victim: "the server" | "Postgres itself"): Promise<void> {
  const product = await makeProduct(engine);
  const reopenMs: number[] = [];
  const rounds: { readonly name: string; readonly confirmed: readonly string[] }[] = [];
  let lostRows = 0;
  let halfBatches = 0;
  let client: SupabaseClient | null = null;
  let server = await product.start();
  try {
    for (let round = 0; round < KILLS; round += 1) {
      // The port and the keys outlive the process, and so does who is signed in.
      client ??= await newPerson(server);
      const name = `r${round}`;
      const writers = startWriters(client, name, WRITERS);
      await sleep(50 + Math.random() * LONGEST_RUN_MS);
      if (victim === "the server") await server.end("SIGKILL");
      else await product.cluster?.end("SIGKILL");
      await writers.stop();
      const began = performance.now();
      if (victim === "the server") server = await product.start();
      else {
        await product.cluster?.start();
        await untilReadiness(server, 200);
      }
      reopenMs.push(performance.now() - began);
      rounds.push({ name, confirmed: writers.confirmed });
      const loss = await lossOf(client, name, writers.confirmed);
      lostRows += loss.lostRows;
      halfBatches += loss.halfBatches;
    }
    // Nothing that was there after one kill may go with a later one.
    if (client) for (const { name, confirmed } of rounds) lostRows += (await lossOf(client, name, confirmed)).lostRows;
  } finally {
    await server.end("SIGTERM");
    await product.remove();
  }
  const batches = rounds.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const slowest = Math.max(...reopenMs);
  printFigure({
    what: `kill -9 of ${victim} ${KILLS} times during an import (${engine})`,
    measured:
      `${lostRows} of the rows of ${batches} confirmed batches lost, ${halfBatches} half batches, ` +
      `${reopenMs.length} of ${KILLS} served again after ${(median(reopenMs) / 1000).toFixed(1)} s (most ${(slowest / 1000).toFixed(1)} s)`,
    bar: "0 lost, 0 half, each within 10 s",
    kept: lostRows === 0 && halfBatches === 0 && slowest <= 10_000 && reopenMs.length === KILLS,
  });
}

async function killDuringFirstStart(engine: Engine): Promise<void> {
  const probe = await makeProduct(engine);
  const whole = await probe.start();
  const { startedInMs } = whole;
  await whole.end("SIGTERM");
  await probe.remove();
  let started = 0;
  const faults: string[] = [];
  for (let n = 0; n < FIRST_STARTS; n += 1) {
    const product = await makeProduct(engine);
    try {
      // Spread evenly over the whole start, which includes the copy of the template and the migrations.
      const afterMs = (startedInMs * (n + 0.5)) / FIRST_STARTS;
      await product
        .start({ onSpawn: (child) => setTimeout(() => child.kill("SIGKILL"), afterMs) })
        .then((survivor) => survivor.end("SIGKILL"))
        .catch(() => {});
      const again = await product.start();
      await newPerson(again);
      started += 1;
      await again.end("SIGTERM");
    } catch (error) {
      faults.push(`killed for the ${n}th time: ${String(error)}`);
    } finally {
      await product.remove();
    }
  }
  for (const fault of faults) console.log(fault);
  printFigure({
    what: `kill -9 during the first start, ${FIRST_STARTS} times (${engine})`,
    measured: `${started} of ${FIRST_STARTS} started afterwards and took a sign-up`,
    bar: "all, without a manual step",
    kept: started === FIRST_STARTS,
  });
}
