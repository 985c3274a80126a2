import fc from "fast-check";
import { expect, test } from "vitest";
import {
  INACTIVITY_CHECK_MS,
  INACTIVITY_LIMIT_MS,
  INACTIVITY_WARNING_MS,
  inactivityState,
  parseLastActivity,
} from "./inactivity.ts";

const NOON = 1_767_614_400_000;
const MINUTE = 60_000;

test.each([
  ["just used", 0, { kind: "active", nextCheckMs: 5 * MINUTE }],
  ["an hour unused", 60 * MINUTE, { kind: "active", nextCheckMs: 5 * MINUTE }],
  ["two minutes before the end", 118 * MINUTE, { kind: "active", nextCheckMs: MINUTE }],
  ["a minute before the end", 119 * MINUTE, { kind: "warning", remainingMs: MINUTE }],
  ["a second before the end", 120 * MINUTE - 1000, { kind: "warning", remainingMs: 1000 }],
  ["two hours unused", 120 * MINUTE, { kind: "expired" }],
  ["after a night's sleep", 9 * 60 * MINUTE, { kind: "expired" }],
  ["the clock was set back", -60 * MINUTE, { kind: "active", nextCheckMs: 5 * MINUTE }],
])("%s", (_name, idleMs, presence) => {
  expect(inactivityState(NOON, NOON + idleMs)).toEqual(presence);
});

test("checking again at each `nextCheckMs` sees the warning when it starts, and always before the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: INACTIVITY_LIMIT_MS - INACTIVITY_WARNING_MS - 1 }), (startMs) => {
      let idleMs = startMs;
      for (;;) {
        const presence = inactivityState(NOON, NOON + idleMs);
        if (presence.kind !== "active") {
          expect(presence).toEqual({ kind: "warning", remainingMs: INACTIVITY_WARNING_MS });
          return;
        }
        expect(presence.nextCheckMs).toBeGreaterThan(0);
        expect(presence.nextCheckMs).toBeLessThanOrEqual(INACTIVITY_CHECK_MS);
        idleMs += presence.nextCheckMs;
      }
    }),
  );
});

test.each([
  ["nothing stored", null, NOON],
  ["another session's", { sessionId: "b", atMs: NOON - MINUTE }, NOON],
  ["unreadable", { sessionId: "a", atMs: "yesterday" }, NOON],
  ["this session's", { sessionId: "a", atMs: NOON - MINUTE }, NOON - MINUTE],
  ["from the future", { sessionId: "a", atMs: NOON + MINUTE }, NOON],
])("parseLastActivity: %s", (_name, stored, expected) => {
  expect(parseLastActivity(stored, "a", NOON)).toBe(expected);
});
