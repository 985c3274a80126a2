import { expect, test } from "vitest";
import { KeyedRateLimit, RateLimit } from "./limits.ts";

const HOUR_MS = 3_600_000;

test.each([
  ["back", -5 * HOUR_MS],
  ["forward", 5 * HOUR_MS],
])("a clock that is set %s starts a new window", (_what, jumpMs) => {
  const limit = new RateLimit(2, 1000);
  expect([0, 1, 2].map((ms) => limit.take(ms))).toEqual([true, true, false]);
  expect([0, 1, 2].map((ms) => limit.take(jumpMs + ms))).toEqual([true, true, false]);
});

test("keys have separate limits", () => {
  const limits = new KeyedRateLimit(1, 1000);
  expect(["a", "a", "b"].map((key) => limits.take(key, 0))).toEqual([true, false, true]);
});
