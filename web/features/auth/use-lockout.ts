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

const KEY = "sign-in-lock";

/** The lock of the sign-in form, kept for all tabs and over a reload. */
export function useLockout() {
  const [lockout, setLockout] = useState(readNow);

  useEffect(() => onStoredElsewhere(KEY, () => setLockout(readNow())), []);
  useEffect(() => {
    if (lockout.lockedUntilMs === null) return;
    const timer = setTimeout(() => setLockout(readNow()), lockRemainingMs(lockout, Date.now()));
    return () => clearTimeout(timer);
  }, [lockout]);

  /** Changes what is kept, which another tab may have changed too; answers whether the form is locked now. */
  function change(step: (kept: Lockout, nowMs: number) => Lockout): boolean {
    const next = step(readNow(), Date.now());
    store(KEY, next === UNLOCKED ? undefined : next);
    setLockout(next);
    return next.lockedUntilMs !== null;
  }

  return {
    isLocked: lockout.lockedUntilMs !== null,
    noteFailure: () => change(afterFailedSignIn),
    noteRefusal: () => change(afterServerLock),
    lift: () => change(() => UNLOCKED),
  };
}

function readNow(): Lockout {
  return currentLockout(parseLockout(readStored(KEY)), Date.now());
}
