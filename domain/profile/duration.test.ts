import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDateRange } from "./date-range.ts";
import { formatMonths, monthCount, monthsCovered, plannedSpanOf, spanOf } from "./duration.ts";

const today = { year: 2024, month: 1 };

const timeOf = (start: unknown, end?: unknown) => {
  const span = spanOf(parseDateRange({ start, end }), today);
  return span === null ? null : formatMonths(monthCount(span));
};

describe("a duration", () => {
  test.each([
    ["counts both months", "2019-12", "2021-12", "2Y 1M"],
    ["of one month is one", "2019-12", "2019-12", "1M"],
    ["of a calendar year is one", "2019-01", "2019-12", "1Y"],
    ["over New Year", "2019-12", "2020-01", "2M"],
    ["of years is their difference", "2016", "2019", "3Y"],
    ["within a year is one year", "2016", "2016", "1Y"],
    ["of a start month and an end year is in years", "2016-03", "2019", "3Y"],
    ["of a start year and an end month is in years", "2016", "2019-03", "3Y"],
    ["of a month and the same year is one year", "2016-03", "2016", "1Y"],
    ["that is open runs to this month", "2022-01", undefined, "2Y 1M"],
    ["that begins this month is one month", "2024-01", null, "1M"],
    ["that is open since a year is in years", "2021", undefined, "3Y"],
    ["that is open since this year is one year", "2024", undefined, "1Y"],
    ["that ends in the future ends today", "2023-01", "2030-12", "1Y 1M"],
    ["that ends in a year to come ends today", "2023-01", "2030", "1Y 1M"],
    ["in years that ends in the future ends today", "2021", "2030", "3Y"],
    ["that begins in the future is none", "2024-02", undefined, null],
    ["that begins and ends in the future is none", "2025", "2026", null],
    ["that begins in a month to come of this year is none", "2024-02", "2024", null],
    ["that ends before it begins is none", "2021-05", "2021-04", null],
    ["in years that ends before it begins is none", "2021", "2019", null],
    ["without a start is none", undefined, "2019", null],
    ["with an end that cannot be read is none", "2019", "later", null],
    ["without dates is none", "", "", null],
  ])("%s", (_what, start, end, text) => {
    expect(timeOf(start, end)).toBe(text);
  });

  test("of an education includes its planned end", () => {
    const planned = plannedSpanOf(parseDateRange({ start: "2022-10", end: "2025-09" }), today);
    expect(planned === null ? null : formatMonths(monthCount(planned))).toBe("3Y");
  });

  test.each([
    [1, "1M"],
    [11, "11M"],
    [12, "1Y"],
    [27, "2Y 3M"],
    [36, "3Y"],
    [600, "50Y"],
  ])("of %d months is %s", (months, text) => {
    expect(formatMonths(months)).toBe(text);
  });
});

describe("time covered", () => {
  test.each([
    ["by nothing", [], 0],
    ["by one", [[3, 7]], 4],
    [
      "by two with a gap",
      [
        [0, 2],
        [5, 6],
      ],
      3,
    ],
    [
      "by two that touch",
      [
        [0, 2],
        [2, 4],
      ],
      4,
    ],
    [
      "by two that overlap",
      [
        [0, 3],
        [2, 4],
      ],
      4,
    ],
    [
      "by one within another",
      [
        [0, 9],
        [2, 4],
      ],
      9,
    ],
    [
      "by the same twice",
      [
        [0, 9],
        [0, 9],
      ],
      9,
    ],
    [
      "in any order",
      [
        [5, 6],
        [0, 9],
        [20, 21],
      ],
      10,
    ],
  ])("%s", (_what, spans, months) => {
    expect(monthsCovered(spans.map(([from = 0, to = 0]) => ({ from, to })))).toBe(months);
  });

  test("is the number of distinct months", () => {
    const span = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(span), (spans) => {
        const months = new Set(
          spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
        );
        expect(monthsCovered(spans)).toBe(months.size);
      }),
    );
  });
});
