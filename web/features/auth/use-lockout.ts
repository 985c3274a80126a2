import { useEffect, useState } from "react";
import {
  afterFailure,
  afterRefusal,
  type Lockout,
  lockedForMs,
  lockoutAt,
  OPEN,
  readLockout,
} from "#domain/session/lockout.ts";
import { keep, onKeptElsewhere, readKept } from "#web/lib/local-storage.ts";

const KEY = "sign-in-lock";

/** The lock of the sign-in form, kept for all tabs and over a reload. */
export function useLockout() {
  const [lockout, setLockout] = useState(readNow);

  useEffect(() => onKeptElsewhere(KEY, () => setLockout(readNow())), []);
  useEffect(() => {
    if (lockout.lockedUntilMs === null) return;
    const timer = setTimeout(() => setLockout(readNow()), lockedForMs(lockout, Date.now()));
    return () => clearTimeout(timer);
  }, [lockout]);

  /** Changes what is kept, which another tab may have changed too; answers whether the form is locked now. */
  function change(step: (kept: Lockout, nowMs: number) => Lockout): boolean {
    const next = step(readNow(), Date.now());
    keep(KEY, next === OPEN ? undefined : next);
    setLockout(next);
    return next.lockedUntilMs !== null;
  }

  return {
    isLocked: lockout.lockedUntilMs !== null,
    noteFailure: () => change(afterFailure),
    noteRefusal: () => change(afterRefusal),
    lift: () => change(() => OPEN),
  };
}

function readNow(): Lockout {
  return lockoutAt(readLockout(readKept(KEY)), Date.now());
}
