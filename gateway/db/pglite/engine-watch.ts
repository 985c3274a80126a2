import { statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { DatabaseUnavailable } from "../port/database.ts";
import type { ProtocolDatabase } from "../wire/protocol-database.ts";
import type { WorkerConnection } from "./worker-connection.ts";

const MIN_FREE_BYTES = 200 * 1024 * 1024;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;
const VACUUM_CHECK_MS = 10 * 60_000;
const VACUUM_TABLE_MS = 10 * 60_000;

interface Watched {
  readonly database: ProtocolDatabase;
  readonly connection: WorkerConnection;
  readonly dataDir: string;
  readonly free: (directory: string) => Promise<number>;
  readonly probeMs: number;
  readonly onWarning: (message: string) => void;
}

/** Bytes that an unprivileged process can still write on the folder's disk. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Checks engine and disk every `probeMs`, and vacuums once a day. Returns the function that stops it. */
export function watchEngine(watched: Watched): () => void {
  const every = (milliseconds: number, work: (watched: Watched) => Promise<void>) => {
    let isRunning = false;
    return setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      await work(watched).catch((error: Error) =>
        watched.onWarning(`the check of the database failed: ${error.message}`),
      );
      isRunning = false;
    }, milliseconds);
  };
  // Separate timers: the disk is checked even while the probe waits for a busy engine.
  const timers = [
    every(watched.probeMs, checkDisk),
    every(watched.probeMs, probe),
    every(VACUUM_CHECK_MS, vacuumOnceADay),
  ];
  return () => timers.forEach(clearInterval);
}

async function checkDisk({ database, free, dataDir }: Watched): Promise<void> {
  database.diskFull = (await free(dataDir)) < MIN_FREE_BYTES;
}

/** Compares the result, because a corrupted instance still responds, but wrongly. */
async function probe({ database, connection }: Watched): Promise<void> {
  try {
    const [result] = await database.run([{ text: "select 41 + 1 as sum" }]);
    if (result?.rows[0]?.["sum"] !== "42") connection.broken("a test query returned a wrong result");
  } catch (error) {
    // A busy or restarting engine is handled elsewhere; a healthy one never rejects this query.
    if (!(error instanceof DatabaseUnavailable)) connection.broken((error as Error).message);
  }
}

/** PGlite has no autovacuum. One table at a time, to let requests through; a file keeps the time across restarts. */
async function vacuumOnceADay({ database, dataDir }: Watched): Promise<void> {
  const mark = `${dataDir}.vacuumed`;
  const last = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (database.diskFull || Date.now() - last < VACUUM_EVERY_MS) return;
  writeFileSync(mark, "", { mode: 0o600 });
  const [tables] = await database.run([
    { text: "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and relpersistence = 'p'" },
  ]);
  for (const { name } of tables?.rows ?? []) {
    await database.run([{ text: `vacuum (analyze) ${name}` }], { deadlineMs: VACUUM_TABLE_MS });
  }
}
