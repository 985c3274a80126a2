/** `npm run bench:backup`: a backup of 100,000 companies while colleagues import, restored elsewhere; damaged ones refused. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../tools/steps.ts";
import { lossOf, startWriters } from "./support/confirmed-writers.ts";
import { printFigure } from "./support/figure.ts";
import {
  enginesAsked,
  knownPerson,
  makeProduct,
  newPerson,
  numberOption,
  type Product,
  printMachine,
} from "./support/product.ts";
import { seedCompanies } from "./support/seed-companies.ts";

const COMPANIES = numberOption("companies", 100_000);
const DAMAGED = 20;
const MEGABYTE = 1024 * 1024;

printMachine();
for (const engine of enginesAsked()) {
  const folder = await mkdtemp(join(tmpdir(), "figure-backup-"));
  const product = await makeProduct(engine);
  const elsewhere = await makeProduct(engine);
  try {
    await seedCompanies({ dataDir: product.dataDir, databaseUrl: product.env["DATABASE_URL"] }, COMPANIES);
    await measure(product, elsewhere, join(folder, "backup.sql.gz"));
  } finally {
    await product.remove();
    await elsewhere.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(product: Product, elsewhere: Product, file: string): Promise<void> {
  const server = await product.start();
  const client = await newPerson(server);
  const writers = startWriters(client, "during", 2);
  await sleep(1000);
  const before = [...writers.confirmed];
  const backupMs = await run("backup", [file], product.env);
  const slowestMs = writers.slowestMs();
  await writers.stop();
  await server.end("SIGTERM");

  const restoreMs = await run("restore", [file], elsewhere.env);
  const second = await elsewhere.start();
  const reader = await knownPerson(second);
  const { lostRows, halfBatches } = await lossOf(reader, "during", before);
  const { count } = await reader
    .from("company_facts")
    .select("url", { count: "exact", head: true })
    .like("url", "https:%");
  await second.end("SIGTERM");

  const refused = await refuseDamaged(file, elsewhere);
  const { size } = await stat(file);
  printFigure({
    what: `A backup of ${COMPANIES} companies under load, restored elsewhere (${product.engine})`,
    measured:
      `made in ${(backupMs / 1000).toFixed(1)} s (${(size / MEGABYTE).toFixed(1)} MB; slowest import meanwhile ${slowestMs.toFixed(0)} ms), ` +
      `restored and compared by checksum in ${(restoreMs / 1000).toFixed(1)} s; ${lostRows} of the rows of ${before.length} batches ` +
      `confirmed before it missing, ${halfBatches} half, ${count} of ${COMPANIES} companies; ${refused} of ${DAMAGED} damaged ones refused`,
    bar: "nothing missing, 60 s each way, all damaged ones refused",
    kept:
      lostRows === 0 &&
      halfBatches === 0 &&
      count === COMPANIES &&
      backupMs <= 60_000 &&
      restoreMs <= 60_000 &&
      refused === DAMAGED,
  });
}

/** How many of the damaged copies are refused, with the data as they were. */
async function refuseDamaged(file: string, elsewhere: Product): Promise<number> {
  const whole = await readFile(file);
  const damaged = `${file}.damaged`;
  let refused = 0;
  for (let n = 0; n < DAMAGED; n += 1) {
    const place = 10 + Math.floor(Math.random() * (whole.length - 20));
    const bytes = Buffer.from(n % 2 === 0 ? whole : whole.subarray(0, place));
    if (n % 2 === 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << (n % 8));
    await writeFile(damaged, bytes);
    const program = runProgram("restore", [damaged, "--replace"], elsewhere.env);
    const [code] = (await once(program, "exit")) as [number | null];
    if (code === 1) refused += 1;
  }
  const server = await elsewhere.start();
  const isThere = await knownPerson(server).then(
    () => true,
    () => false,
  );
  await server.end("SIGTERM");
  return isThere ? refused : 0;
}

/** Milliseconds that the program took. */
async function run(program: string, args: readonly string[], env: Product["env"]): Promise<number> {
  const began = performance.now();
  const [code] = (await once(runProgram(program, args, env), "exit")) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return performance.now() - began;
}

function runProgram(program: string, args: readonly string[], env: Product["env"]) {
  return spawn(process.execPath, [join("tools", `${program}.ts`), ...args], {
    cwd: root,
    stdio: "ignore",
    env: { PATH: process.env.PATH, ...env },
  });
}
