import { statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { DatabaseUnavailable } from "../port/database.ts";
import type { ProtocolDatabase } from "../wire/protocol-database.ts";
import type { Lock } from "./lock-file.ts";
import type { WorkerChannel } from "./worker-channel.ts";

const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;
const VACUUM_LOOK_MS = 10 * 60_000;
const VACUUM_TABLE_MS = 10 * 60_000;

interface Watched {
  readonly database: ProtocolDatabase;
  readonly channel: WorkerChannel;
  readonly lock: Lock;
  readonly dataDir: string;
  readonly free: (directory: string) => Promise<number>;
  readonly probeMs: number;
  readonly onTrouble: (what: string) => void;
}

/** What an unprivileged process may still write on the disk of a folder. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Looks after engine, disk and lock every `probeMs`, and cleans up once a day. Returns what stops it. */
export function watchEngine(watched: Watched): () => void {
  const every = (milliseconds: number, work: (watched: Watched) => Promise<void>) => {
    let working = false;
    return setInterval(async () => {
      if (working) return;
      working = true;
      await work(watched).catch((error: Error) => watched.onTrouble(`looking after the database: ${error.message}`));
      working = false;
    }, milliseconds);
  };
  // The disk is looked at even while the engine is busy, which the probe waits for.
  const timers = [every(watched.probeMs, look), every(watched.probeMs, probe), every(VACUUM_LOOK_MS, vacuumOnceADay)];
  return () => timers.forEach(clearInterval);
}

async function look({ lock, database, free, dataDir }: Watched): Promise<void> {
  lock.touch();
  database.diskFull = (await free(dataDir)) < LEAST_FREE_BYTES;
}

/** A poisoned instance still answers, but wrongly: hence the comparison. */
async function probe({ database, channel }: Watched): Promise<void> {
  try {
    const [result] = await database.run([{ text: "select 41 + 1 as answer" }]);
    if (result?.rows[0]?.["answer"] !== "42") channel.broken("it cannot add up");
  } catch (error) {
    // A busy or restarting engine is looked after already; an error here is none that a healthy one would give.
    if (!(error instanceof DatabaseUnavailable)) channel.broken((error as Error).message);
  }
}

/** There is no autovacuum. Table by table, so that nobody waits for all of them; across restarts, hence the file. */
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
