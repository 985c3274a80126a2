export interface CallLimiterOptions {
  /** So many calls in any window of this length. */
  readonly calls: number;
  readonly windowMs: number;
  /** Whoever would have to wait longer than this is turned away. */
  readonly maxWaitMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export interface CallLimiter {
  /** Waits for a place; false where none comes free soon enough. */
  take(): Promise<boolean>;
}

/** Keeps our calls under a service's limit. Counts within this process alone: each further process has its own count. */
export function createCallLimiter({ calls, windowMs, maxWaitMs, now, sleep }: CallLimiterOptions): CallLimiter {
  /** When the last `calls` places were, or will be, used; oldest first. */
  const places: number[] = [];
  return {
    async take() {
      const asked = now();
      const oldest = places.length < calls ? undefined : places[0];
      const place = Math.max(asked, places.at(-1) ?? asked, oldest === undefined ? asked : oldest + windowMs);
      if (place - asked > maxWaitMs) return false;
      // Taken before the wait, so that those who ask meanwhile queue up behind.
      places.push(place);
      if (places.length > calls) places.shift();
      if (place > asked) await sleep(place - asked);
      return true;
    },
  };
}
