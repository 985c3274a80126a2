import { DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { FairQueue } from "#gateway/db/port/fair-queue.ts";
import { storageError } from "./errors.ts";

const UPLOADS_AT_ONCE = 20;
/** Uploads are as slow as their senders: one person must not use all turns. */
const UPLOADS_OF_ONE_CALLER = 6;
const WAIT_MS = 20_000;

export interface UploadQueue {
  /** @param caller the user's ID, else the role @throws StorageError if too many others wait */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

export function createUploadQueue(waitMs = WAIT_MS): UploadQueue {
  const queue = new FairQueue(UPLOADS_AT_ONCE, UPLOADS_OF_ONE_CALLER);
  return {
    async run(caller, work) {
      const endTurn = await queue.acquire({ caller, waitMs }).catch((error: unknown) => {
        throw error instanceof DatabaseUnavailable ? storageError.slowDown() : error;
      });
      return work().finally(endTurn);
    },
  };
}
