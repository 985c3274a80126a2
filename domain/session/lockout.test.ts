import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterFailedSignIn,
  afterServerLock,
  currentLockout,
  LOCK_MS,
  type Lockout,
  lockRemainingMs,
  MAX_FAILED_SIGN_INS,
  parseLockout,
  UNLOCKED,
} from "./lockout.ts";

const NOON = 1_767_614_400_000;
const SECOND = 1000;

function failTimes(times: number, startMs = NOON, gapMs = SECOND): Lockout {
  let lockout = UNLOCKED;
  for (let attempt = 0; attempt < times; attempt += 1) lockout = afterFailedSignIn(lockout, startMs + attempt * gapMs);
  return lockout;
}

test.each([
  ["four failures leave the form open", failTimes(4), 3 * SECOND, 0],
  ["the fifth locks it for five minutes", failTimes(5), 4 * SECOND, LOCK_MS],
  ["a second before its end the lock holds", failTimes(5), 4 * SECOND + LOCK_MS - SECOND, SECOND],
  ["at its end it is open", failTimes(5), 4 * SECOND + LOCK_MS, 0],
  ["a further failure does not lengthen it", failTimes(6), 5 * SECOND, LOCK_MS - SECOND],
  ["five failures over an hour lock nothing", failTimes(5, NOON, 12 * 60 * SECOND), 48 * 60 * SECOND, 0],
  ["a rejection by the server locks at once", afterServerLock(UNLOCKED, NOON), 0, LOCK_MS],
  [
    "a rejection during the lock does not extend it",
    afterServerLock(failTimes(5), NOON + 60 * SECOND),
    64 * SECOND,
    240_000,
  ],
  ["a clock that was set back lifts it", failTimes(5), -3600 * SECOND, 0],
] as const)("%s", (_name, lockout, atMs, leftMs) => {
  expect(lockRemainingMs(lockout, NOON + atMs)).toBe(leftMs);
});

test("five more failures are allowed after the lock", () => {
  const later = NOON + LOCK_MS + 10 * SECOND;
  expect(afterFailedSignIn(failTimes(5), later)).toEqual({ failures: 1, countedSinceMs: later, lockedUntilMs: null });
});

test.each([
  ["nothing", null],
  ["a text", "5"],
  ["another shape", { failures: "5" }],
  ["half a failure", { failures: 0.5, countedSinceMs: null, lockedUntilMs: null }],
  ["a lock without end", { failures: 5, countedSinceMs: NOON, lockedUntilMs: Number.POSITIVE_INFINITY }],
])("parseLockout: %s is unlocked", (_name, stored) => {
  expect(parseLockout(stored)).toEqual(UNLOCKED);
});

test("a stored lockout is parsed unchanged", () => {
  expect(parseLockout(JSON.parse(JSON.stringify(failTimes(5))))).toEqual(failTimes(5));
});

test("no lock lasts longer than five minutes or starts before the fifth failure", () => {
  const step = fc.record({ waitMs: fc.nat({ max: 2 * LOCK_MS }), kind: fc.constantFrom("failure", "look") });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let nowMs = NOON;
      let lockout = UNLOCKED;
      for (const { waitMs, kind } of steps) {
        nowMs += waitMs;
        lockout = kind === "failure" ? afterFailedSignIn(lockout, nowMs) : currentLockout(lockout, nowMs);
        const leftMs = lockRemainingMs(lockout, nowMs);
        expect(leftMs).toBeLessThanOrEqual(LOCK_MS);
        if (lockout.failures < MAX_FAILED_SIGN_INS) expect(leftMs).toBe(0);
      }
    }),
  );
});
