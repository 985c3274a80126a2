import { dirname, resolve } from "node:path";
import type { Database } from "../port/database.ts";
import { ProtocolDatabase } from "../wire/protocol-database.ts";
import { checkDirectory, damaged } from "./check-directory.ts";
import { ensureCluster } from "./cluster.ts";
import { compileEngine } from "./core.ts";
import { freeBytes, watchEngine } from "./engine-watch.ts";
import { takeLock } from "./lock-file.ts";
import { WorkerChannel } from "./worker-channel.ts";

const MEGABYTE = 1024 * 1024;
/** A checkpoint, a sort on disk and the write-ahead log need room; a full disk hangs the engine. */
const LEAST_FREE_AT_START_BYTES = 500 * MEGABYTE;

export interface EmbeddedOptions {
  /** The cluster's own folder; made where there is none. Its lock stands beside it. */
  readonly dataDir: string;
  /** What `tools/build-template.ts` made; without it the first start takes longer. */
  readonly templateDir?: string | undefined;
  /** Hears of restarts and of what ails the engine, for the log. */
  readonly onTrouble?: ((what: string) => void) | undefined;
  /** Hears each time the engine is replaced. */
  readonly onRestart?: (() => void) | undefined;
  /** Free bytes on the data directory's disk; the system's figure unless a test says otherwise. */
  readonly freeBytes?: ((directory: string) => Promise<number>) | undefined;
  /** How often engine, disk and lock are looked after. Default 5000. */
  readonly probeMs?: number;
  /** Fails where there is no database, instead of making an empty one. */
  readonly mustExist?: boolean | undefined;
}

/**
 * The embedded database: PGlite with real fsync in a thread of its own, one process a directory, ended and reopened when
 * it hangs. Fails with `DataDirectoryInUse` where another process has the directory, with `DataDirectoryUnusable` where it
 * is damaged or somebody else's, and with an `Error` where the disk is nearly full or commits do not reach it.
 */
export async function openPglite(options: EmbeddedOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir);
  const onTrouble = options.onTrouble ?? ((what) => console.error(what));
  const free = options.freeBytes ?? freeBytes;
  const lock = takeLock(`${dataDir}.lock`);
  try {
    if ((await free(dirname(dataDir))) < LEAST_FREE_AT_START_BYTES) {
      throw new Error(`Less than 500 MB are free on the disk of ${dataDir}: make room, then start again.`);
    }
    await checkDirectory(dataDir, { mustExist: options.mustExist ?? false });
    const [engine] = await Promise.all([compileEngine(), ensureCluster(dataDir, options.templateDir)]);
    const channel = await WorkerChannel.open(
      {
        dataDir,
        engine,
        maxResultBytes: 8 * MEGABYTE,
        checkpointBytes: 32 * MEGABYTE,
        checkpointMs: 5 * 60_000,
      },
      onTrouble,
      options.onRestart,
    ).catch((error: Error) => {
      throw damaged(dataDir, error.message, error.cause);
    });
    const database = new ProtocolDatabase(channel, () => {
      stopWatching();
      lock.release();
    });
    channel.relistenMessages = () => database.relistenMessages();
    const probeMs = options.probeMs ?? 5000;
    const stopWatching = watchEngine({ database, channel, lock, dataDir, free, probeMs, onTrouble });
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}
