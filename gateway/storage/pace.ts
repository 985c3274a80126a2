import type { Readable } from "node:stream";
import { storageError } from "./errors.ts";
import type { Pace } from "./service.ts";

/** A deck of 50 MB in 13 minutes. */
export const UPLOAD_PACE: Pace = { stallMs: 15_000, graceMs: 30_000, minBytesPerSecond: 64 * 1024 };

/**
 * The chunks of a body whose sender keeps up the pace. The time that the reader needs for a chunk does not count. Leaves the
 * source open when the reader stops, so that the client gets a response.
 * @throws StorageError if the sender is too slow or gone
 */
export async function* atPace(source: Readable, pace: Pace): AsyncGenerator<Uint8Array> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let waitedMs = 0;
  let bytes = 0;
  try {
    for (;;) {
      const allowedMs = pace.graceMs + (bytes / pace.minBytesPerSecond) * 1000 - waitedMs;
      const startedAt = performance.now();
      const { done, value } = await next(chunks, Math.min(pace.stallMs, allowedMs));
      if (done) return;
      waitedMs += performance.now() - startedAt;
      bytes += value.byteLength;
      yield value;
    }
  } finally {
    // Otherwise the rest of the body would never be read. Not awaited: it waits for a chunk that may never come.
    chunks.return?.().catch(() => {});
  }
}

async function next(chunks: AsyncIterator<Uint8Array>, waitMs: number): Promise<IteratorResult<Uint8Array, undefined>> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(storageError.tooSlow()), Math.max(0, waitMs));
  });
  // Node's error of a closed connection has no meaning of its own for the client.
  const chunk = chunks.next().catch(() => {
    throw storageError.aborted();
  });
  try {
    return await Promise.race([chunk, tooSlow]);
  } finally {
    clearTimeout(timer);
    chunk.catch(() => {});
  }
}
