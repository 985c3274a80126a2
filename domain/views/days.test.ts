import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf, isDay } from "./days.ts";

test.each([
  ["2024-02-28", 1, "2024-02-29"],
  ["2023-02-28", 1, "2023-03-01"],
  ["2100-02-28", 1, "2100-03-01"],
  ["2000-03-01", -1, "2000-02-29"],
  ["2025-12-31", 1, "2026-01-01"],
  ["2026-01-01", -366, "2024-12-31"],
  ["1970-01-01", 20_000, "2024-10-04"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test("adding days and taking them away gives the same day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: -50_000, max: 50_000 }), (start, days) => {
      const day = addDays("0500-01-01", start);
      expect(addDays(addDays(day, days), -days)).toBe(day);
      expect(addDays(day, 1) > day).toBe(true);
    }),
  );
});

test.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2026-13-01", false],
  ["2026-04-31", false],
  ["0000-01-01", false],
  ["-30d", true],
  ["30", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test("days from today", () => {
  expect([dayOf("-30d", "2026-11-22"), dayOf("5d", "2026-12-30"), dayOf("2026-01-01", "2026-11-22")]).toEqual([
    "2026-10-23",
    "2027-01-04",
    "2026-01-01",
  ]);
});
