/**
 * `npm run bench:kill`: kill -9 during an import, then during the first start. Options: `--kills <number>`,
 * `--first-starts <number>`, `--pglite`, `--postgres`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { measureDataLoss, startImportLoad } from "./support/import-load.ts";
import { printMeasurement } from "./support/measurement.ts";
import {
  createProduct,
  type Engine,
  enginesFromArgs,
  numberOption,
  printEnvironment,
  signUpUser,
  waitForReadiness,
} from "./support/product.ts";
import { median } from "./support/stats.ts";

const WRITERS = 4;
const MAX_RUN_MS = 1200;
const KILLS = numberOption("kills", 50);
const FIRST_STARTS = numberOption("first-starts", 30);

printEnvironment();
for (const engine of enginesFromArgs()) {
  await killWhileImporting(engine, "the server");
  if (engine === "postgres") await killWhileImporting(engine, "Postgres itself");
  await killDuringFirstStart(engine);
}

async function killWhileImporting(engine: Engine, victim: "the server" | "Postgres itself"): Promise<void> {
  const product = await createProduct(engine);
  const restartMs: number[] = [];
  const rounds: { readonly name: string; readonly confirmed: readonly string[] }[] = [];
  let lostRows = 0;
  let partialBatches = 0;
  let client: SupabaseClient | null = null;
  let server = await product.start();
  try {
    for (let round = 0; round < KILLS; round += 1) {
      // The client stays signed in: port and keys are the same after a restart.
      client ??= await signUpUser(server);
      const name = `r${round}`;
      const load = startImportLoad(client, name, WRITERS);
      await sleep(50 + Math.random() * MAX_RUN_MS);
      if (victim === "the server") await server.end("SIGKILL");
      else await product.cluster?.end("SIGKILL");
      await load.stop();
      const began = performance.now();
      if (victim === "the server") server = await product.start();
      else {
        await product.cluster?.start();
        await waitForReadiness(server, 200);
      }
      restartMs.push(performance.now() - began);
      rounds.push({ name, confirmed: load.confirmed });
      const loss = await measureDataLoss(client, name, load.confirmed);
      lostRows += loss.lostRows;
      partialBatches += loss.partialBatches;
    }
    // A later kill must not lose rows that survived an earlier one.
    if (client)
      for (const { name, confirmed } of rounds) lostRows += (await measureDataLoss(client, name, confirmed)).lostRows;
  } finally {
    await server.end("SIGTERM");
    await product.remove();
  }
  const batches = rounds.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const slowest = Math.max(...restartMs);
  printMeasurement({
    name: `kill -9 of ${victim} ${KILLS} times during an import (${engine})`,
    measured:
      `${lostRows} rows of ${batches} confirmed batches lost, ${partialBatches} partial batches, ` +
      `${restartMs.length} of ${KILLS} restarts, median ${(median(restartMs) / 1000).toFixed(1)} s (at most ${(slowest / 1000).toFixed(1)} s)`,
    target: "0 lost, 0 partial, each restart within 10 s",
    met: lostRows === 0 && partialBatches === 0 && slowest <= 10_000 && restartMs.length === KILLS,
  });
}

async function killDuringFirstStart(engine: Engine): Promise<void> {
  const probe = await createProduct(engine);
  const uninterrupted = await probe.start();
  const { startedInMs } = uninterrupted;
  await uninterrupted.end("SIGTERM");
  await probe.remove();
  let started = 0;
  const errors: string[] = [];
  for (let n = 0; n < FIRST_STARTS; n += 1) {
    const product = await createProduct(engine);
    try {
      // Evenly spread over the start, which copies the template and runs the migrations.
      const afterMs = (startedInMs * (n + 0.5)) / FIRST_STARTS;
      await product
        .start({ onSpawn: (child) => setTimeout(() => child.kill("SIGKILL"), afterMs) })
        .then((survivor) => survivor.end("SIGKILL"))
        .catch(() => {});
      const restarted = await product.start();
      await signUpUser(restarted);
      started += 1;
      await restarted.end("SIGTERM");
    } catch (error) {
      errors.push(`kill ${n + 1}: ${String(error)}`);
    } finally {
      await product.remove();
    }
  }
  for (const error of errors) console.log(error);
  printMeasurement({
    name: `kill -9 during the first start, ${FIRST_STARTS} times (${engine})`,
    measured: `${started} of ${FIRST_STARTS} started afterwards and accepted a sign-up`,
    target: "all, without manual steps",
    met: started === FIRST_STARTS,
  });
}
