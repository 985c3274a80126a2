/** When a session ends because nobody is there (specification, section 9). Times are milliseconds since 1970. */

export const INACTIVITY_LIMIT_MS = 2 * 60 * 60 * 1000;
export const INACTIVITY_CHECK_MS = 5 * 60 * 1000;
/** So long before the end the user is asked. */
export const INACTIVITY_WARNING_MS = 60 * 1000;

/** The last sign of life in any tab of the browser, and the session it was in. */
export interface LastActivity {
  readonly sessionId: string;
  readonly atMs: number;
}

export type InactivityState =
  /** Look again after `nextCheckMs` at the latest. */
  | { readonly kind: "active"; readonly nextCheckMs: number }
  | { readonly kind: "warning"; readonly leftMs: number }
  | { readonly kind: "expired" };

/** Whether somebody is still there, with the last sign of life at `lastMs`. */
export function inactivityState(lastMs: number, nowMs: number): InactivityState {
  // A sign of life from the future: the computer's clock was set back. It counts as one from now.
  const idleMs = Math.max(nowMs - lastMs, 0);
  if (idleMs >= INACTIVITY_LIMIT_MS) return { kind: "expired" };
  const untilWarningMs = INACTIVITY_LIMIT_MS - INACTIVITY_WARNING_MS - idleMs;
  if (untilWarningMs <= 0) return { kind: "warning", leftMs: INACTIVITY_LIMIT_MS - idleMs };
  return { kind: "active", nextCheckMs: Math.min(untilWarningMs, INACTIVITY_CHECK_MS) };
}

/**
 * The last sign of life of this session from what the browser kept. What is kept of another session, or unreadable, does
 * not count: a session that has just begun was just used.
 */
export function parseLastActivity(kept: unknown, sessionId: string, nowMs: number): number {
  if (typeof kept !== "object" || kept === null) return nowMs;
  const { sessionId: keptSession, atMs } = kept as Partial<Record<keyof LastActivity, unknown>>;
  if (keptSession !== sessionId || typeof atMs !== "number" || !Number.isFinite(atMs)) return nowMs;
  return Math.min(atMs, nowMs);
}
