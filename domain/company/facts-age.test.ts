import { expect, test } from "vitest";
import { formatAge, isFreshAge } from "./facts-age.ts";

const HOUR_MS = 60 * 60 * 1000;

test.each([
  ["of this moment", 0, "Today", true],
  ["from a clock that is ahead", -1, "Today", true],
  ["of an hour ago", 1, "Today", true],
  ["a minute short of a day", 24 - 1 / 60, "Today", true],
  ["of a day ago", 24, "1 day ago", false],
  ["of two days ago", 48, "2 days ago", false],
  ["of a week ago", 7 * 24, "1 week ago", false],
  ["of twenty days ago", 20 * 24, "2 weeks ago", false],
  ["of a month ago", 31 * 24, "1 month ago", false],
  ["of a year and a half ago", 550 * 24, "1 year ago", false],
  ["of three years ago", 1100 * 24, "3 years ago", false],
])("facts %s", (_what, hours, age, isFresh) => {
  expect(formatAge(hours * HOUR_MS)).toBe(age);
  expect(isFreshAge(hours * HOUR_MS)).toBe(isFresh);
});
