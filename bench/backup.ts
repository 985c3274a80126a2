/**
 * `npm run bench:backup`: backs up 100,000 companies during an import, restores them into another instance, and checks that
 * damaged files are rejected. Options: `--companies <number>`, `--pglite`, `--postgres`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../tools/steps.ts";
import { measureDataLoss, startImportLoad } from "./support/import-load.ts";
import { printMeasurement } from "./support/measurement.ts";
import {
  createProduct,
  enginesFromArgs,
  numberOption,
  type Product,
  printEnvironment,
  signInUser,
  signUpUser,
} from "./support/product.ts";
import { seedCompanies } from "./support/seed-companies.ts";

const COMPANIES = numberOption("companies", 100_000);
const DAMAGED_FILES = 20;
const MEGABYTE = 1024 * 1024;

printEnvironment();
for (const engine of enginesFromArgs()) {
  const folder = await mkdtemp(join(tmpdir(), "bench-backup-"));
  const product = await createProduct(engine);
  const target = await createProduct(engine);
  try {
    await seedCompanies({ dataDir: product.dataDir, databaseUrl: product.env["DATABASE_URL"] }, COMPANIES);
    await measure(product, target, join(folder, "backup.sql.gz"));
  } finally {
    await product.remove();
    await target.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(product: Product, target: Product, file: string): Promise<void> {
  const server = await product.start();
  const client = await signUpUser(server);
  const load = startImportLoad(client, "during", 2);
  await sleep(1000);
  const confirmed = [...load.confirmed];
  const backupMs = await run("backup", [file], product.env);
  const slowestMs = load.slowestMs();
  await load.stop();
  await server.end("SIGTERM");

  const restoreMs = await run("restore", [file], target.env);
  const targetServer = await target.start();
  const restored = await signInUser(targetServer);
  const { lostRows, partialBatches } = await measureDataLoss(restored, "during", confirmed);
  const { count } = await restored
    .from("company_facts")
    .select("url", { count: "exact", head: true })
    .like("url", "https:%");
  await targetServer.end("SIGTERM");

  const rejected = await countRejected(file, target);
  const { size } = await stat(file);
  printMeasurement({
    name: `Backup of ${COMPANIES} companies under load, restored into another instance (${product.engine})`,
    measured:
      `backup ${(backupMs / 1000).toFixed(1)} s (${(size / MEGABYTE).toFixed(1)} MB; slowest import during it ${slowestMs.toFixed(0)} ms), ` +
      `restore with checksums ${(restoreMs / 1000).toFixed(1)} s; ${lostRows} rows of ${confirmed.length} earlier batches lost, ` +
      `${partialBatches} partial batches, ${count} of ${COMPANIES} companies; ${rejected} of ${DAMAGED_FILES} damaged files rejected`,
    target: "0 lost, 60 s each for backup and restore, all damaged files rejected",
    met:
      lostRows === 0 &&
      partialBatches === 0 &&
      count === COMPANIES &&
      backupMs <= 60_000 &&
      restoreMs <= 60_000 &&
      rejected === DAMAGED_FILES,
  });
}

/** The number of damaged copies that `restore` rejects; 0 if the target's data did not survive the attempts. */
async function countRejected(file: string, target: Product): Promise<number> {
  const intact = await readFile(file);
  const damaged = `${file}.damaged`;
  let rejected = 0;
  for (let n = 0; n < DAMAGED_FILES; n += 1) {
    const position = 10 + Math.floor(Math.random() * (intact.length - 20));
    const bytes = Buffer.from(n % 2 === 0 ? intact : intact.subarray(0, position));
    if (n % 2 === 0) bytes[position] = (bytes[position] ?? 0) ^ (1 << (n % 8));
    await writeFile(damaged, bytes);
    const command = startCommand("restore", [damaged, "--replace"], target.env);
    const [code] = (await once(command, "exit")) as [number | null];
    if (code === 1) rejected += 1;
  }
  const server = await target.start();
  const canSignIn = await signInUser(server).then(
    () => true,
    () => false,
  );
  await server.end("SIGTERM");
  return canSignIn ? rejected : 0;
}

/** Resolves with the duration in milliseconds. */
async function run(command: string, args: readonly string[], env: Product["env"]): Promise<number> {
  const began = performance.now();
  const [code] = (await once(startCommand(command, args, env), "exit")) as [number | null];
  if (code !== 0) throw new Error(`${command} exited with ${code}`);
  return performance.now() - began;
}

function startCommand(command: string, args: readonly string[], env: Product["env"]) {
  return spawn(process.execPath, [join("server", "commands", `${command}.ts`), ...args], {
    cwd: root,
    stdio: "ignore",
    env: { PATH: process.env.PATH, ...env },
  });
}
