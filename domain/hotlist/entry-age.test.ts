import { expect, test } from "vitest";
import { timeInStatus } from "./entry-age.ts";

const NOW = Date.parse("2026-10-13T12:00:00Z");

test.each([
  ["an hour", "2026-10-13T11:00:00Z", "Today"],
  ["a clock ahead", "2026-10-14T11:00:00Z", "Today"],
  ["no time", "", "Today"],
  ["a day", "2026-10-12T12:00:00Z", "1 day"],
  ["weeks", "2026-10-01T00:00:00Z", "12 days"],
  ["years", "2023-10-14T12:00:00Z", "1,095 days"],
])("names %s", (_name, since, expected) => {
  expect(timeInStatus(since, NOW)).toBe(expected);
});
