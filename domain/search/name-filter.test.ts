import { expect, test } from "vitest";
import { createNameFilter } from "./name-filter.ts";

test.each([
  ["", "anything", true],
  ["  ", "anything", true],
  [" mün ", "TU München", true],
  ["munchen", "TU München", true],
  ["MÜNCHEN", "TU München", true],
  ["ETH", "ETH Zürich", true],
  ["zurich", "ETH Zu\u0308rich", true],
  ["ΟΔΟΣ", "Οδός", true],
  ["οδοσ", "Οδός", true],
  ["%", "100% Pure", true],
  ["%", "Pure", false],
  ["_", "Pure", false],
  [".*", "Pure", false],
  [`"a", (b)`, `The "A", (B) School`, true],
  ["x".repeat(10_000), "x", false],
])("%j in %j: %s", (search, name, expected) => {
  expect(createNameFilter(search)(name)).toBe(expected);
});
