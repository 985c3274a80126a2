import type { RawData, WebSocket } from "ws";

/** Above it, a socket is paused: frames wait while a join reads the database. */
const MAX_QUEUED_BYTES = 1024 * 1024;

/** Handles the frames of a socket one after the other. Pauses the socket while many wait. */
export class FrameQueue {
  readonly #socket: Pick<WebSocket, "pause" | "resume">;
  readonly #onError: (error: unknown) => void;
  #tail = Promise.resolve();
  #count = 0;
  #bytes = 0;

  constructor(socket: Pick<WebSocket, "pause" | "resume">, onError: (error: unknown) => void) {
    this.#socket = socket;
    this.#onError = onError;
  }

  add(bytes: number, maxCount: number, handle: () => Promise<void> | void): void {
    this.#count += 1;
    this.#bytes += bytes;
    if (this.#count >= maxCount || this.#bytes > MAX_QUEUED_BYTES) this.#socket.pause();
    this.#tail = this.#tail
      .then(handle)
      .catch(this.#onError)
      .finally(() => {
        this.#bytes -= bytes;
        if (--this.#count === 0) this.#socket.resume();
      });
  }
}

/** The bytes of a message as `ws` delivers it. */
export function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
