/**
 * Client-side lockout of the sign-in form: five failed sign-ins lock it for five minutes (specification, section 9). The
 * server enforces the same limit; this one shows it at once and after a reload.
 */

export const MAX_FAILED_SIGN_INS = 5;
export const LOCK_MS = 5 * 60 * 1000;

/** Times are milliseconds since 1970. */
export interface Lockout {
  readonly failures: number;
  /** Time of the first counted failure; null without failures. */
  readonly countedSinceMs: number | null;
  readonly lockedUntilMs: number | null;
}

export const UNLOCKED: Lockout = { failures: 0, countedSinceMs: null, lockedUntilMs: null };

/** The lockout at `nowMs`: an expired or impossible one is unlocked, and old failures no longer count. */
export function currentLockout(lockout: Lockout, nowMs: number): Lockout {
  const { countedSinceMs, lockedUntilMs } = lockout;
  if (lockedUntilMs !== null) {
    const leftMs = lockedUntilMs - nowMs;
    // More than LOCK_MS left: the clock was set back.
    return leftMs > 0 && leftMs <= LOCK_MS ? lockout : UNLOCKED;
  }
  if (countedSinceMs === null) return UNLOCKED;
  const ageMs = nowMs - countedSinceMs;
  return ageMs >= 0 && ageMs < LOCK_MS ? lockout : UNLOCKED;
}

export function afterFailedSignIn(lockout: Lockout, nowMs: number): Lockout {
  const now = currentLockout(lockout, nowMs);
  if (now.lockedUntilMs !== null) return now;
  const failures = now.failures + 1;
  return {
    failures,
    countedSinceMs: now.countedSinceMs ?? nowMs,
    lockedUntilMs: failures >= MAX_FAILED_SIGN_INS ? nowMs + LOCK_MS : null,
  };
}

/** After the server rejected a sign-in because of its lock. It does not say for how long, so assume the maximum. */
export function afterServerLock(lockout: Lockout, nowMs: number): Lockout {
  const now = currentLockout(lockout, nowMs);
  if (now.lockedUntilMs !== null) return now;
  return { failures: MAX_FAILED_SIGN_INS, countedSinceMs: nowMs, lockedUntilMs: nowMs + LOCK_MS };
}

/** 0 if unlocked. */
export function lockRemainingMs(lockout: Lockout, nowMs: number): number {
  const { lockedUntilMs } = currentLockout(lockout, nowMs);
  return lockedUntilMs === null ? 0 : lockedUntilMs - nowMs;
}

/** Parses the stored lockout; invalid values are unlocked. */
export function parseLockout(stored: unknown): Lockout {
  if (typeof stored !== "object" || stored === null) return UNLOCKED;
  const { failures, countedSinceMs, lockedUntilMs } = stored as Partial<Record<keyof Lockout, unknown>>;
  if (typeof failures !== "number" || !Number.isSafeInteger(failures) || failures < 0) return UNLOCKED;
  if (!isTimeOrNull(countedSinceMs) || !isTimeOrNull(lockedUntilMs)) return UNLOCKED;
  return { failures, countedSinceMs, lockedUntilMs };
}

function isTimeOrNull(value: unknown): value is number | null {
  return value === null || (typeof value === "number" && Number.isFinite(value));
}
