/**
 * The lock of the sign-in form: five failed sign-ins close it for five minutes (specification, section 9). The server
 * holds the same lock and has the last word; this one tells the user at once, and after a reload too.
 */

export const MAX_FAILED_SIGN_INS = 5;
export const LOCK_MS = 5 * 60 * 1000;

/** Times are milliseconds since 1970. */
export interface Lockout {
  readonly failures: number;
  /** When the first of the counted failures was; null without any. */
  readonly countedSinceMs: number | null;
  readonly lockedUntilMs: number | null;
}

export const UNLOCKED: Lockout = { failures: 0, countedSinceMs: null, lockedUntilMs: null };

/** The lock as it stands now: one that has ended, or that cannot be real, is open; failures age away with it. */
export function currentLockout(lockout: Lockout, nowMs: number): Lockout {
  const { countedSinceMs, lockedUntilMs } = lockout;
  if (lockedUntilMs !== null) {
    const leftMs = lockedUntilMs - nowMs;
    // Longer than a lock can last: the computer's clock was set back meanwhile.
    return leftMs > 0 && leftMs <= LOCK_MS ? lockout : UNLOCKED;
  }
  if (countedSinceMs === null) return UNLOCKED;
  const ageMs = nowMs - countedSinceMs;
  return ageMs >= 0 && ageMs < LOCK_MS ? lockout : UNLOCKED;
}

/** After a sign-in with a wrong password. */
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

/** After the server refused to look at a password. It does not say until when: at most for the whole time. */
export function afterServerLock(lockout: Lockout, nowMs: number): Lockout {
  const now = currentLockout(lockout, nowMs);
  if (now.lockedUntilMs !== null) return now;
  return { failures: MAX_FAILED_SIGN_INS, countedSinceMs: nowMs, lockedUntilMs: nowMs + LOCK_MS };
}

/** How long the lock holds from now on; 0 where the form is open. */
export function lockRemainingMs(lockout: Lockout, nowMs: number): number {
  const { lockedUntilMs } = currentLockout(lockout, nowMs);
  return lockedUntilMs === null ? 0 : lockedUntilMs - nowMs;
}

/** Reads what a browser kept; whatever it cannot be counts as nothing kept. */
export function parseLockout(kept: unknown): Lockout {
  if (typeof kept !== "object" || kept === null) return UNLOCKED;
  const { failures, countedSinceMs, lockedUntilMs } = kept as Partial<Record<keyof Lockout, unknown>>;
  if (typeof failures !== "number" || !Number.isSafeInteger(failures) || failures < 0) return UNLOCKED;
  if (!isTimeOrNull(countedSinceMs) || !isTimeOrNull(lockedUntilMs)) return UNLOCKED;
  return { failures, countedSinceMs, lockedUntilMs };
}

function isTimeOrNull(value: unknown): value is number | null {
  return value === null || (typeof value === "number" && Number.isFinite(value));
}
