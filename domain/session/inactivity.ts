/** Ends a session after inactivity (specification, section 9). Times are milliseconds since 1970. */

export const INACTIVITY_LIMIT_MS = 2 * 60 * 60 * 1000;
export const INACTIVITY_CHECK_MS = 5 * 60 * 1000;
/** How long before the end the warning appears. */
export const INACTIVITY_WARNING_MS = 60 * 1000;

/** The last activity in any tab of the browser. */
export interface LastActivity {
  readonly sessionId: string;
  readonly atMs: number;
}

export type InactivityState =
  /** Check again within `nextCheckMs`. */
  | { readonly kind: "active"; readonly nextCheckMs: number }
  | { readonly kind: "warning"; readonly remainingMs: number }
  | { readonly kind: "expired" };

export function inactivityState(lastMs: number, nowMs: number): InactivityState {
  // After the clock was set back the last activity is in the future; it counts as now.
  const idleMs = Math.max(nowMs - lastMs, 0);
  if (idleMs >= INACTIVITY_LIMIT_MS) return { kind: "expired" };
  const untilWarningMs = INACTIVITY_LIMIT_MS - INACTIVITY_WARNING_MS - idleMs;
  if (untilWarningMs <= 0) return { kind: "warning", remainingMs: INACTIVITY_LIMIT_MS - idleMs };
  return { kind: "active", nextCheckMs: Math.min(untilWarningMs, INACTIVITY_CHECK_MS) };
}

/**
 * Parses the stored last activity. A value of another session or an invalid one counts as activity now, because the session
 * has just begun.
 */
export function parseLastActivity(stored: unknown, sessionId: string, nowMs: number): number {
  if (typeof stored !== "object" || stored === null) return nowMs;
  const { sessionId: storedSession, atMs } = stored as Partial<Record<keyof LastActivity, unknown>>;
  if (storedSession !== sessionId || typeof atMs !== "number" || !Number.isFinite(atMs)) return nowMs;
  return Math.min(atMs, nowMs);
}
