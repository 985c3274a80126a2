import { setTimeout as sleep } from "node:timers/promises";

/** Parsing 3 MB blocks the server for 10 to 50 ms. */
const BYTES_PER_MS = 16_000;
/** A small frame takes as long as these bytes. */
const MIN_BYTES = 2000;
/** What a sender may send at once. */
const BURST_MS = 250;
/** Passing a frame on to one socket takes a quarter of the time of reading it, and at least as long as reading these bytes. */
const SENT_SHARE = 1 / 4;
const MIN_SENT_BYTES = 640;

/**
 * How fast the frames of each sender are read, on all their sockets together, and passed on: one sender must not keep the server
 * from the others.
 */
export class FramePace {
  /** Until when each sender's frames take their share, by `performance.now()`. The latest sender is the last. */
  readonly #takenUntil = new Map<string, number>();

  /** Resolves when the frame may be read. */
  async turn(sender: string, bytes: number): Promise<void> {
    const now = performance.now();
    const waitMs = this.#take(sender, Math.max(bytes, MIN_BYTES), now) - BURST_MS - now;
    if (waitMs > 0) await sleep(waitMs);
  }

  /** Call it when a frame was passed on to this many sockets because of the sender. Delays the sender's next turn. */
  sent(sender: string, sockets: number, bytes: number): void {
    this.#take(sender, sockets * Math.max(bytes * SENT_SHARE, MIN_SENT_BYTES), performance.now());
  }

  /** Returns until when the sender's frames take their share. */
  #take(sender: string, bytes: number, now: number): number {
    const until = Math.max(now, this.#takenUntil.get(sender) ?? 0) + bytes / BYTES_PER_MS;
    this.#takenUntil.delete(sender);
    this.#takenUntil.set(sender, until);
    for (const [name, end] of this.#takenUntil) {
      if (end > now) break;
      this.#takenUntil.delete(name);
    }
    return until;
  }
}
