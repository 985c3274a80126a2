import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFunding, formatRoundAmount, usdOf } from "./amount.ts";

test.each([
  [250_000_000, "250M USD"],
  [1_400_000_000, "1400M USD"],
  [30_140_000, "30M USD"],
  [1_500_000, "2M USD"],
  [499_999, "0M USD"],
  [0, "0M USD"],
])("a total of %d dollars is %s", (usd, text) => {
  expect(formatFunding(usd)).toBe(text);
});

describe("a round's amount", () => {
  test.each([
    [850_000, "$850.0K"],
    [12_500_000, "$12.5M"],
    [1_200_000_000, "$1.2B"],
    [999_949, "$999.9K"],
    [999_950, "$1.0M"],
    [999_949_999, "$999.9M"],
    [999_950_000, "$1.0B"],
    [1000, "$1.0K"],
    [999, "$999"],
    [999.6, "$1.0K"],
    [950, "$950"],
    [0, "$0"],
    [12_345_678_900, "$12.3B"],
    [4_500_000_000_000, "$4500.0B"],
    [null, "Undisclosed"],
    [undefined, "Undisclosed"],
    [Number.NaN, "Undisclosed"],
    [Number.POSITIVE_INFINITY, "Undisclosed"],
    [-5, "Undisclosed"],
  ])("of %s is %s", (usd, text) => {
    expect(formatRoundAmount(usd)).toBe(text);
  });

  test("has one decimal, at most three integer digits up to billions, and is rounded correctly", () => {
    const worth = { K: 1e3, M: 1e6, B: 1e9 };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_000_000_000 }), (usd) => {
        const [, number = "", unit = "K"] = /^\$(\d{1,3}\.\d)([KMB])$/.exec(formatRoundAmount(usd)) ?? [];
        const unitUsd = worth[unit as keyof typeof worth];
        expect(Number(number)).toBeGreaterThanOrEqual(1);
        expect(Math.abs(Number(number) * unitUsd - usd)).toBeLessThanOrEqual(unitUsd / 20 + 1);
      }),
    );
  });
});

test.each([
  ["the service's own conversion", { value: 1, currency: "EUR", value_usd: 2 }, 2],
  ["dollars as they are", { value: 3, currency: "usd" }, 3],
  ["no other currency", { value: 3, currency: "EUR" }, null],
  ["no amount without currency", { value: 3 }, null],
  ["nothing out of nothing", undefined, null],
])("dollars are %s", (_what, money, usd) => {
  expect(usdOf(money)).toBe(usd);
});
