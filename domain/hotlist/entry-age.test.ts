import { expect, test } from "vitest";
import { timeInStatus } from "./entry-age.ts";

const HOUR_MS = 60 * 60 * 1000;

test.each([
  ["an hour", HOUR_MS, "Today"],
  ["a clock ahead", -24 * HOUR_MS, "Today"],
  ["an unknown time", Number.NaN, "Today"],
  ["a day", 24 * HOUR_MS, "1 day"],
  ["weeks", 12.5 * 24 * HOUR_MS, "12 days"],
  ["years", 1095 * 24 * HOUR_MS, "1,095 days"],
])("names %s", (_name, ageMs, expected) => {
  expect(timeInStatus(ageMs)).toBe(expected);
});
