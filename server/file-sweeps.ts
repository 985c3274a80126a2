/** Sweeps the folder of files once at the start, and slowly every hour. */
import type { Database } from "#gateway/db/port/database.ts";
import { describeError, type Log } from "#gateway/operations/logger.ts";
import type { FilesFolder } from "#gateway/storage/files-folder.ts";
import { sweepFiles } from "#gateway/storage/sweep.ts";

const INTERVAL_MS = 3600_000;
/** An upload writes its row at most this long after its last byte: a turn and a statement of the database. */
const MIN_AGE_MS = 300_000;
/** A sweep takes four minutes. */
const PAUSE_MS = 1000;
/** File systems may print the time of the last clock tick. */
const TICK_MS = 20;

export interface FileSweeps {
  /** Ends a running sweep. */
  stop(): Promise<void>;
}

export function startFileSweeps(options: {
  readonly database: Database;
  readonly filesFolder: FilesFolder;
  readonly log: Log;
}): FileSweeps {
  const { database, filesFolder, log } = options;
  const abort = new AbortController();
  let running = Promise.resolve();

  async function sweep(olderThanMs: number, pauseMs: number): Promise<void> {
    const { folder } = filesFolder.files;
    try {
      const mismatch = await filesFolder.mismatch();
      if (mismatch !== null) {
        log({ level: "error", message: `${folder} is not the folder of files of this database: uploads are rejected` });
        return;
      }
      const removed = await sweepFiles({ database, folder, olderThanMs, pauseMs, signal: abort.signal });
      if (removed > 0) log({ level: "info", message: `removed ${removed} files without a row` });
    } catch (error) {
      if (!abort.signal.aborted) {
        log({ level: "error", message: "could not sweep the folder of files", error: describeError(error) });
      }
    }
  }

  // The embedded database has one server: what is older than its start has no upload in progress.
  const startedMs = database.engine === "pglite" ? Date.now() - TICK_MS : Date.now() - MIN_AGE_MS;
  running = sweep(startedMs, 0);
  const timer = setInterval(() => {
    running = running.then(() => sweep(Date.now() - MIN_AGE_MS, PAUSE_MS));
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      abort.abort();
      await running;
    },
  };
}
