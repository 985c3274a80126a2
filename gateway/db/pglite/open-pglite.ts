import { dirname, resolve } from "node:path";
import type { Database } from "../port/database.ts";
import { ProtocolDatabase } from "../wire/protocol-database.ts";
import { checkDirectory, damaged } from "./check-directory.ts";
import { ensureCluster } from "./cluster.ts";
import { compileEngine } from "./core.ts";
import { guardDirectory } from "./directory-guard.ts";
import { freeBytes, watchEngine } from "./engine-watch.ts";
import { takeLock } from "./lock-file.ts";
import { WorkerConnection } from "./worker-connection.ts";

const MEGABYTE = 1024 * 1024;
/** A checkpoint, a sort on disk and the write-ahead log need room; a full disk hangs the engine. */
const MIN_FREE_BYTES_AT_START = 500 * MEGABYTE;

export interface EmbeddedOptions {
  /** The cluster's folder; created if missing. Its lock is next to it. */
  readonly dataDir: string;
  /** The folder that `tools/build-template.ts` creates; without it the first start takes longer. */
  readonly templateDir?: string | undefined;
  /** Called with restarts and problems of the engine, for the log. */
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Called each time the engine is replaced. */
  readonly onRestart?: (() => void) | undefined;
  /** Free bytes on the data directory's disk; tests override it. */
  readonly freeBytes?: ((directory: string) => Promise<number>) | undefined;
  /** How often engine and disk are checked. Default 5000. */
  readonly probeMs?: number;
  /** Fails with this advice if there is no database, instead of creating an empty one. */
  readonly ifMissing?: string | undefined;
}

/**
 * The embedded database: PGlite with real fsync in its own thread, one process per directory, restarted when it hangs. The
 * process ends if another one takes over the directory. Fails with
 * `DataDirectoryInUse` if another process has the directory, with `DataDirectoryUnusable` if it is damaged or not a database,
 * and with an `Error` if the disk is nearly full or commits are not flushed.
 */
export async function openPglite(options: EmbeddedOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir);
  const onWarning = options.onWarning ?? console.error;
  const free = options.freeBytes ?? freeBytes;
  const lock = takeLock(`${dataDir}.lock`);
  try {
    if ((await free(dirname(dataDir))) < MIN_FREE_BYTES_AT_START) {
      throw new Error(`Less than 500 MB are free on the disk of ${dataDir}. Free some space, then start again.`);
    }
    await checkDirectory(dataDir, options);
    const [engine] = await Promise.all([compileEngine(), ensureCluster(dataDir, options.templateDir)]);
    const guard = guardDirectory(dataDir);
    const checkLock = () => {
      lock.check();
      guard.check();
    };
    const connection = await WorkerConnection.open(
      {
        dataDir,
        engine,
        maxResultBytes: 8 * MEGABYTE,
        checkpointBytes: 32 * MEGABYTE,
        checkpointMs: 5 * 60_000,
      },
      { onWarning, onRestart: options.onRestart, checkLock },
    ).catch((error: Error) => {
      guard.stop();
      throw damaged(dataDir, error.message, error.cause);
    });
    const database = new ProtocolDatabase(connection, () => {
      stopWatching();
      guard.stop();
      lock.release();
    });
    connection.relistenMessages = () => database.relistenMessages();
    const probeMs = options.probeMs ?? 5000;
    const stopWatching = watchEngine({ database, connection, dataDir, free, probeMs, onWarning });
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}
