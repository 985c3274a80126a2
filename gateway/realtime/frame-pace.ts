import { setTimeout as sleep } from "node:timers/promises";

/** Parsing 3 MB blocks the server for 10 to 50 ms. */
const BYTES_PER_MS = 16_000;
/** A small frame takes as long as these bytes. */
const MIN_BYTES = 2000;
/** What a sender may send at once. */
const BURST_MS = 250;

/** How fast the frames of each sender are read, on all their sockets together: one sender must not keep the server from the others. */
export class FramePace {
  /** Until when each sender's frames take their share, by `performance.now()`. The latest sender is the last. */
  readonly #takenUntil = new Map<string, number>();

  /** Resolves when the frame may be read. */
  async turn(sender: string, bytes: number): Promise<void> {
    const now = performance.now();
    const until = Math.max(now, this.#takenUntil.get(sender) ?? 0) + Math.max(bytes, MIN_BYTES) / BYTES_PER_MS;
    this.#takenUntil.delete(sender);
    this.#takenUntil.set(sender, until);
    for (const [name, end] of this.#takenUntil) {
      if (end > now) break;
      this.#takenUntil.delete(name);
    }
    const waitMs = until - BURST_MS - now;
    if (waitMs > 0) await sleep(waitMs);
  }
}
