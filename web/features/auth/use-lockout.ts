import { useEffect, useState } from "react";
import {
  afterFailedSignIn,
  afterServerLock,
  currentLockout,
  type Lockout,
  lockRemainingMs,
  parseLockout,
  UNLOCKED,
} from "#domain/session/lockout.ts";
import { onStoredElsewhere, readStored, store } from "#web/lib/local-storage.ts";

const KEY = "device.sign-in-lock";

/** The sign-in form's lock, shared by all tabs and stored across reloads. */
export function useLockout() {
  const [lockout, setLockout] = useState(readNow);

  useEffect(() => onStoredElsewhere(KEY, () => setLockout(readNow())), []);
  useEffect(() => {
    if (lockout.lockedUntilMs === null) return;
    const timer = setTimeout(() => setLockout(readNow()), lockRemainingMs(lockout, Date.now()));
    return () => clearTimeout(timer);
  }, [lockout]);

  /** Updates the stored lock, which another tab may have changed. Returns whether the form is locked. */
  function change(step: (kept: Lockout, nowMs: number) => Lockout): boolean {
    const next = step(readNow(), Date.now());
    store(KEY, next === UNLOCKED ? undefined : next);
    setLockout(next);
    return next.lockedUntilMs !== null;
  }

  return {
    isLocked: lockout.lockedUntilMs !== null,
    countFailure: () => change(afterFailedSignIn),
    lockByServer: () => change(afterServerLock),
    reset: () => change(() => UNLOCKED),
  };
}

function readNow(): Lockout {
  return currentLockout(parseLockout(readStored(KEY)), Date.now());
}
