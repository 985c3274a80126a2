/**
 * `npm run bench:wal`: a gigabyte of writes to the embedded database (`--megabytes <number>`), then kill -9. `--write <folder>`
 * is the child process that writes.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openPglite } from "../gateway/db/pglite/open-pglite.ts";
import { runScript } from "../tests/support/run-script.ts";
import { printMeasurement } from "./support/measurement.ts";
import { numberOption, printEnvironment } from "./support/product.ts";

const MEGABYTE = 1024 * 1024;
const TOTAL_MEGABYTES = numberOption("megabytes", 1024);
const [, , mode, directory = ""] = process.argv;
if (mode === "--write") await write(directory);
else await measure();

/** Inserts incompressible batches of one megabyte and prints the number of each confirmed batch. */
async function write(dataDir: string): Promise<void> {
  const database = await openPglite({ dataDir });
  await runScript(database, "create table filled (batch int, n int, filling text)");
  await runScript(database, "alter table filled alter column filling set storage external");
  for (let batch = 1; ; batch += 1) {
    const text = `insert into filled select $1, n, (select string_agg(md5(random()::text), '') from generate_series(1, 128) where n > 0)
                  from generate_series(1, 256) n`;
    await database.run([{ text, values: [String(batch)] }]);
    console.log(batch);
  }
}

async function measure(): Promise<void> {
  printEnvironment();
  const folder = mkdtempSync(join(tmpdir(), "bench-wal-"));
  const dataDir = join(folder, "database");
  const child = spawn(process.execPath, [import.meta.filename, "--write", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let maxBytes = 0;
    let confirmed = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      confirmed = Number(line);
      maxBytes = Math.max(maxBytes, sizeOf(join(dataDir, "pg_wal")));
      if (confirmed >= TOTAL_MEGABYTES) break;
    }
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    const began = performance.now();
    const database = await openPglite({ dataDir });
    const openMs = performance.now() - began;
    const [result] = await database.run(
      [{ text: `select count(distinct batch) as batches from filled where batch <= ${confirmed}` }],
      { deadlineMs: 120_000 },
    );
    await database.close();
    const found = Number(result?.rows[0]?.["batches"]);
    printMeasurement({
      name: `${TOTAL_MEGABYTES} MB of writes to the embedded database, then kill -9`,
      measured:
        `pg_wal at most ${(maxBytes / MEGABYTE).toFixed(0)} MB, restart ${(openMs / 1000).toFixed(1)} s, ` +
        `${confirmed - found} of ${confirmed} confirmed batches lost`,
      target: "pg_wal at most 128 MB, restart within 15 s, 0 lost",
      met: maxBytes <= 128 * MEGABYTE && openMs <= 15_000 && found === confirmed,
    });
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizeOf(folder: string): number {
  // A segment may be deleted after it was listed.
  return readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
