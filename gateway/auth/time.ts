/** A `timestamptz` parameter. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/**
 * A stored time further ahead of the clock than this was written before the clock was set back, and counts as past. The clocks
 * of several servers may differ by less.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

/** `timestamp` of the latest credible stored time. */
export function latestCredible(nowMs: number): string {
  return timestamp(nowMs + CLOCK_TOLERANCE_MS);
}
