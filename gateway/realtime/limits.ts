/** Supabase's defaults for a hosted project unless marked "own". */
export const LIMITS = {
  /** Open sockets of one server, and those without a user's token (own; Supabase: 200 clients per project). */
  sockets: 1000,
  anonymousSockets: 250,
  /** Sockets that have joined no channel (own): how many of one network, how long, their frames, and their queued frames. */
  guestSocketsPerNetwork: 30,
  guestTimeoutMs: 15_000,
  guestFrameBytes: 64 * 1024,
  guestQueuedFrames: 4,
  /** How long a socket may stay after it has left its last channel (own). */
  idleGuestTimeoutMs: 60_000,
  channelsPerSocket: 100,
  /** Sockets of one user with a channel (own): each may hold an unfinished frame, and others need theirs. */
  socketsOfUser: 30,
  joinsPerSecond: 100,
  /** Pushes of one socket on all its channels. */
  eventsPerSecond: 100,
  presenceCalls: 5,
  presenceWindowMs: 30_000,
  /** Of one user on one topic, on all sockets and also after joining again (own). */
  presenceCallsOfUser: 30,
  payloadBytes: 3_000 * 1024,
  /** Room for the frame's envelope. */
  frameBytes: 3_000 * 1024 + 4096,
  /** Of one message (own): each part costs memory, however small it is. */
  fragments: 256,
  bufferedChunks: 8192,
  /** Levels of a frame or broadcast (own). */
  jsonDepth: 200,
  /** Values of a frame or broadcast (own): parsing a million empty lists blocks the server for 250 ms. */
  jsonValues: 200_000,
  /** Payload of one `track` call (own). */
  presenceBytes: 16 * 1024,
  bindingsPerChannel: 100,
  /** Of all channels of a user on all sockets (own): characters of configurations and tokens, bindings, filters, regular expressions. */
  joinsOfUser: { size: 2 * 1024 * 1024, bindings: 1000, filters: 100, patterns: 20 },
  /** Characters of all channels (own). */
  totalJoinSize: 32 * 1024 * 1024,
  filterLength: 2000,
  /** Postgres' limit of columns in a table. */
  selectedColumns: 1600,
  topicLength: 255,
  /** Phoenix' default socket timeout. */
  idleTimeoutMs: 60_000,
  /** Disconnects slow consumers; they reconnect and refetch. */
  bufferedBytes: 16 * 1024 * 1024,
  /** Of all sockets, where a frame for several counts once (own): above it, those that are furthest behind are disconnected. */
  totalBufferedBytes: 64 * 1024 * 1024,
  /** Larger rows are sent without values above `largeRowValueBytes`. */
  rowBytes: 1024 * 1024,
  largeRowValueBytes: 64,
} as const;

/** Fixed-window counter; a window starts with its first event. */
export class RateLimit {
  readonly #max: number;
  readonly #windowMs: number;
  #startedAtMs = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** False if the limit is exceeded. */
  take(nowMs: number): boolean {
    // A clock that was set back must not prolong the window.
    if (Math.abs(nowMs - this.#startedAtMs) >= this.#windowMs) {
      this.#startedAtMs = nowMs;
      this.#count = 0;
    }
    this.#count++;
    return this.#count <= this.#max;
  }
}

const MAX_KEYS = 10_000;

/** A `RateLimit` for each key. */
export class KeyedRateLimit {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #limits = new Map<string, RateLimit>();

  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  take(key: string, nowMs: number): boolean {
    const limit = this.#limits.get(key) ?? new RateLimit(this.#max, this.#windowMs);
    this.#limits.set(key, limit);
    if (this.#limits.size > MAX_KEYS) this.#limits.delete(this.#limits.keys().next().value ?? "");
    return limit.take(nowMs);
  }
}
