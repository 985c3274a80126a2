import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fittingLabels, spreadMarks, timeAxis } from "./time-axis.ts";

describe("timeAxis", () => {
  test("places days at their true distances", () => {
    const axis = timeAxis(["2020-01-01", "2024-01-01", "2022-01-01"]);
    expect(axis.at("2020-01-01")).toBe(0);
    expect(axis.at("2022-01-01")).toBeCloseTo(0.5, 3);
    expect(axis.at("2024-01-01")).toBe(1);
    expect(axis.ticks.map(({ label }) => label)).toEqual(["2020", "2021", "2022", "2023", "2024"]);
  });

  test.each([
    [["2021-06-02"], [1], []],
    [["2021", "2021"], [1, 1], []],
    [
      ["1990-05-01", "2025-05-01"],
      [0, 1],
      ["1995", "2000", "2005", "2010", "2015", "2020", "2025"],
    ],
  ])("reads %j", (days, positions, labels) => {
    const axis = timeAxis(days);
    expect(days.map(axis.at)).toEqual(positions);
    expect(axis.ticks.map(({ label }) => label)).toEqual(labels);
  });
});

const positions = fc
  .array(fc.integer({ min: 0, max: 600 }), { minLength: 1 })
  .map((list) => list.toSorted((a, b) => a - b));

test("spread marks are at least the gap apart, keep their order, and the newest stays", () => {
  fc.assert(
    fc.property(positions, (given) => {
      const spread = spreadMarks(given, 9);
      expect(spread.at(-1)).toBe(given.at(-1));
      for (const [index, position] of spread.slice(1).entries())
        expect(position - (spread[index] ?? 0)).toBeGreaterThanOrEqual(9);
      for (const [index, position] of spread.entries()) expect(position).toBeLessThanOrEqual(given[index] ?? 0);
    }),
  );
});

test("labels never overlap, and the newest is shown", () => {
  fc.assert(
    fc.property(positions, (given) => {
      const fits = fittingLabels(given, 50);
      expect(fits.at(-1)).toBe(true);
      const shown = given.filter((_position, index) => fits[index]);
      for (const [index, position] of shown.slice(1).entries())
        expect(position - (shown[index] ?? 0)).toBeGreaterThanOrEqual(50);
    }),
  );
});
