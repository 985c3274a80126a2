import { describe, expect, test } from "vitest";
import { formatMonths } from "./duration.ts";
import { parseProfile } from "./parse-profile.ts";
import { groupPositions, totalMonths } from "./positions.ts";
import { timeline } from "./timeline.ts";

const today = { year: 2024, month: 1 };
type Row = readonly [company: string | null, title: string | null, start?: string, end?: string];
const positions = (...rows: readonly Row[]) =>
  parseProfile({ experiences: rows.map(([company, title, start, end]) => ({ company, title, start, end })) }).positions;
const grouped = (...rows: readonly Row[]) =>
  groupPositions(positions(...rows), today).map(({ company, positions, months }) =>
    [company, months === null ? null : formatMonths(months)].concat(positions.map(({ title }) => title)),
  );

describe("positions", () => {
  test("at one company are one group with its total", () => {
    expect(
      grouped(
        ["Example GmbH", "Lead", "Jan 2022"],
        ["Example GmbH", "Manager", "Dec 2019", "Dec 2021"],
        ["Other AG", "Analyst", "2016", "2019"],
      ),
    ).toEqual([
      ["Example GmbH", "4Y 2M", "Lead", "Manager"],
      ["Other AG", "3Y", "Analyst"],
    ]);
  });

  test("are sorted newest first", () => {
    expect(
      grouped(
        ["C", "c", "2010", "2012"],
        ["A", "a2", "2012", "2015"],
        ["B", "b", "2015", "2020"],
        ["A", "a1", "2020-01"],
      ),
    ).toEqual([
      ["A", "7Y 1M", "a1", "a2"],
      ["B", "5Y", "b"],
      ["C", "2Y", "c"],
    ]);
  });

  test("of two stays at one company are one group, and the time between them does not count", () => {
    expect(
      grouped(
        ["A", "back", "2022-01", "2022-12"],
        ["B", "between", "2020-01", "2021-12"],
        ["A", "first", "2018-01", "2019-12"],
      ),
    ).toEqual([
      ["A", "3Y", "back", "first"],
      ["B", "2Y", "between"],
    ]);
  });

  test("that overlap count once", () => {
    expect(grouped(["A", "Board", "2020-01", "2021-12"], ["A", "CFO", "2019-01", "2020-06"])).toEqual([
      ["A", "3Y", "Board", "CFO"],
    ]);
  });

  test.each([
    ["in any case", "celonis", "Celonis", 1],
    ["with other blanks", "Celonis\u00a0 SE", "Celonis SE", 1],
    ["composed or not", "Zu\u0308rich AG", "Zürich AG", 1],
    ["but not with another legal form", "Celonis", "Celonis SE", 2],
  ])("belong to one company by its name %s", (_what, one, other, count) => {
    expect(grouped([one, "x", "2020"], [other, "y", "2019", "2020"])).toHaveLength(count);
  });

  test("without a company are groups of one", () => {
    expect(grouped([null, "Adviser", "2020"], [null, "Angel", "2021"])).toEqual([
      [null, "3Y", "Angel"],
      [null, "4Y", "Adviser"],
    ]);
  });

  test("without dates come last, in the profile's order, and have no total", () => {
    expect(grouped(["A", "a"], ["B", "b"], ["C", "c", "2019", "2020"], ["A", "b"])).toEqual([
      ["C", "1Y", "c"],
      ["A", null, "a", "b"],
      ["B", null, "b"],
    ]);
  });

  test.each([
    [
      "a current one before one that ended",
      [
        ["A", "over", "2023-06", "2023-12"],
        ["B", "current", "2010"],
      ],
      ["current", "over"],
    ],
    [
      "the later start first among current ones",
      [
        ["A", "early", "2010"],
        ["B", "late", "2020"],
      ],
      ["late", "early"],
    ],
    [
      "one yet to begin before the current ones",
      [
        ["A", "current", "2020"],
        ["B", "next", "2025-01"],
      ],
      ["next", "current"],
    ],
    [
      "one with a start alone by its start",
      [
        ["A", "unknown end", "2015", "?"],
        ["B", "b", "2016", "2017"],
        ["C", "c", "2010", "2012"],
      ],
      ["b", "unknown end", "c"],
    ],
    [
      "one with an end alone by its end",
      [
        ["A", "until", undefined, "2015"],
        ["B", "b", "2012", "2014"],
      ],
      ["until", "b"],
    ],
  ] as const)("are ordered with %s", (_what, rows, titles) => {
    expect(
      groupPositions(positions(...(rows as readonly Row[])), today).map((group) => group.positions[0]?.title),
    ).toEqual(titles);
  });

  test("have a total in which overlapping months count once", () => {
    expect(
      totalMonths(positions(["A", "a", "2020-01", "2021-12"], ["B", "b", "2021-01", "2022-12"], ["C", "c"]), today),
    ).toBe(36);
    expect(totalMonths(positions(["C", "c"]), today)).toBeNull();
  });
});

describe("the timeline", () => {
  test("has a row for each company and a bar for each position", () => {
    expect(
      timeline(
        positions(["A", "now", "2023-01"], ["A", "then", "2022-01", "2022-12"], ["B", "b", "2021-07", "2022-06"]),
        today,
      ),
    ).toEqual({
      rows: [
        {
          company: "A",
          bars: [
            { title: "now", dates: "Jan 2023 - Present", months: 13, from: 0.5, width: 13 / 48 },
            { title: "then", dates: "Jan 2022 - Dec 2022", months: 12, from: 0.25, width: 0.25 },
          ],
        },
        { company: "B", bars: [{ title: "b", dates: "Jul 2021 - Jun 2022", months: 12, from: 0.125, width: 0.25 }] },
      ],
      years: [
        { year: 2021, at: 0 },
        { year: 2022, at: 0.25 },
        { year: 2023, at: 0.5 },
        { year: 2024, at: 0.75 },
      ],
      months: { from: 2021 * 12, to: 2025 * 12 },
    });
  });

  test("gives a company a second row where positions overlap", () => {
    const chart = timeline(positions(["A", "CFO", "2019-01", "2020-06"], ["A", "Board", "2020-01", "2021-12"]), today);
    expect(chart?.rows.map(({ company, bars }) => [company, bars.length])).toEqual([
      ["A", 1],
      ["A", 1],
    ]);
  });

  test("is null where no position has both dates", () => {
    expect(timeline(positions(["A", "a"], ["B", "b", "2030"]), today)).toBeNull();
    expect(timeline([], today)).toBeNull();
  });
});
