/** What one server, socket or channel may ask for. A hosted project's defaults where a line does not say otherwise. */
export const LIMITS = {
  /** Open sockets of one server, and those of them that have shown no user's token (ours: a hosted project counts 200). */
  sockets: 1000,
  anonymousSockets: 250,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  /** Pushes of one socket, of all its channels together. */
  eventsPerSecond: 100,
  presenceCalls: 5,
  presenceWindowMs: 30_000,
  /** One broadcast, and with it every frame. */
  payloadBytes: 3_000 * 1024,
  /** What one person shows of themselves (ours). */
  presenceBytes: 16 * 1024,
  bindingsPerChannel: 100,
  filterLength: 2000,
  topicLength: 255,
  /** Phoenix' own: a socket that says nothing for so long is dropped. */
  silenceMs: 60_000,
  /** A consumer that is so far behind is dropped: it comes back and reads anew. */
  behindBytes: 16 * 1024 * 1024,
  /** A row larger than this comes without its longer values. */
  rowBytes: 1024 * 1024,
  keptValueBytes: 64,
} as const;

/** Counts what happens in windows of fixed length, the first of which starts with the first event. */
export class RateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  #startedAtMs = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one more; false where it is one too many. */
  take(nowMs: number): boolean {
    if (nowMs - this.#startedAtMs >= this.#windowMs) {
      this.#startedAtMs = nowMs;
      this.#count = 0;
    }
    this.#count++;
    return this.#count <= this.#most;
  }
}
