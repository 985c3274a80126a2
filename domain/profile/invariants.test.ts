/** Invariants for any profile. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DateRange } from "./date-range.ts";
import { monthCount, spanOf } from "./duration.ts";
import { formatCv } from "./format-cv.ts";
import { type Position, parseProfile } from "./parse-profile.ts";
import { groupPositions, totalMonths } from "./positions.ts";
import { timeline } from "./timeline.ts";

const today = { year: 2024, month: 1 };

const holes = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  " ",
  Number.NaN,
  0,
  false,
  [],
  {},
  "null",
  "undefined",
  "NaN",
);
const withHoles = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: holes });
const names = withHoles(fc.constantFrom("Celonis", "Lilium", "BMW Group", "Übermorgen GmbH", "x"));
const years = fc.integer({ min: 2015, max: 2026 });
const months = fc.integer({ min: 1, max: 12 });
const dates = withHoles(
  fc.oneof(
    years,
    years.map(String),
    fc.tuple(years, months).map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`),
    fc.record({ year: withHoles(years), month: withHoles(months), day: holes }),
    fc.constantFrom("Present", "Dec 2019", "later"),
  ),
);
const experience = fc.record(
  {
    company: fc.oneof(names, fc.record({ name: names })),
    company_name: names,
    title: names,
    position: names,
    start: dates,
    start_date: dates,
    end: dates,
    end_date: dates,
    location: names,
    is_current: holes,
  },
  { requiredKeys: [] },
);
const education = fc.record(
  {
    school: fc.oneof(names, fc.record({ full_name: names })),
    school_name: names,
    degree: names,
    field_of_study: names,
    start: dates,
    end: dates,
  },
  { requiredKeys: [] },
);
const profiles = fc.record(
  {
    full_name: names,
    headline: names,
    skills: withHoles(fc.array(fc.oneof(names, fc.record({ name: names })))),
    experiences: withHoles(fc.array(withHoles(experience), { maxLength: 8 })),
    educations: withHoles(fc.array(withHoles(education), { maxLength: 4 })),
  },
  { requiredKeys: [] },
);
const somePositions = profiles.map((profile) => parseProfile(profile).positions);

/** The first month that a range may touch and the one after the last; whole years where a month is missing. */
function outerMonths({ start, end, isOpen }: DateRange): { from: number; to: number } {
  const last = isOpen ? today : end;
  if (start === null || last === null) throw new Error("a range without both ends has no months");
  const isExact = start.month !== null && last.month !== null;
  return {
    from: start.year * 12 + (isExact ? (start.month ?? 1) - 1 : 0),
    to: last.year * 12 + (isExact ? (last.month ?? 12) : 12),
  };
}

describe("generated positions", () => {
  test("a total never exceeds the time from the first start to the last end", () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        for (const group of [...groupPositions(positions, today).map(({ positions }) => positions), positions]) {
          const total = totalMonths(group, today);
          if (total === null) continue;
          const ranges = group
            .filter(({ dates }) => spanOf(dates, today) !== null)
            .map(({ dates }) => outerMonths(dates));
          const first = Math.min(...ranges.map(({ from }) => from));
          expect(total).toBeLessThanOrEqual(Math.max(...ranges.map(({ to }) => to)) - first);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a total is between the longest position and the sum of all", () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        const lengths = positions.flatMap(({ dates }) => spanOf(dates, today) ?? []).map(monthCount);
        const total = totalMonths(positions, today) ?? 0;
        expect(total).toBeGreaterThanOrEqual(Math.max(0, ...lengths));
        expect(total).toBeLessThanOrEqual(lengths.reduce((sum, length) => sum + length, 0));
      }),
    );
  });

  test("future months are not counted where months are known", () => {
    fc.assert(
      fc.property(years, months, years, months, (year, month, endYear, endMonth) => {
        const end = { year: endYear, month: endMonth };
        const span = spanOf({ start: { year, month }, end, isOpen: false }, today);
        expect(span?.to ?? 0).toBeLessThanOrEqual(today.year * 12 + today.month);
      }),
    );
  });

  test("every position is in exactly one group", () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        const grouped = groupPositions(positions, today).flatMap((group) => group.positions);
        expect(grouped).toHaveLength(positions.length);
        expect(new Set(grouped)).toEqual(new Set(positions));
      }),
    );
  });

  test("a company has exactly one group", () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        const companies = groupPositions(positions, today).flatMap(({ company }) => company ?? []);
        expect(new Set(companies).size).toBe(companies.length);
      }),
    );
  });

  test("companies and their positions are sorted newest first", () => {
    const lastMonth = ({ dates: { start, end, isOpen } }: Position): number => {
      const begins = start === null ? -1 : start.year * 12 + (start.month ?? 1);
      if (isOpen) return Math.max(begins, today.year * 12 + today.month);
      return end === null ? begins : end.year * 12 + (end.month ?? 12);
    };
    const isFalling = (numbers: readonly number[]) =>
      numbers.every((number, index) => index === 0 || number <= (numbers[index - 1] ?? 0));
    fc.assert(
      fc.property(somePositions, (positions) => {
        const groups = groupPositions(positions, today).map((group) => group.positions.map(lastMonth));
        expect(isFalling(groups.map((group) => group[0] ?? -1))).toBe(true);
        for (const group of groups) expect(isFalling(group)).toBe(true);
      }),
    );
  });

  test("the timeline has every position with both dates, within its width and without overlaps in a row", () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        const rows = timeline(positions, today)?.rows ?? [];
        expect(rows.flatMap(({ bars }) => bars)).toHaveLength(
          positions.filter(({ dates }) => spanOf(dates, today) !== null).length,
        );
        for (const { bars } of rows) {
          let reached = 0;
          for (const { from, width } of bars.toSorted((a, b) => a.from - b.from)) {
            expect(width).toBeGreaterThan(0);
            expect(from).toBeGreaterThanOrEqual(reached - 1e-9);
            reached = from + width;
          }
          expect(reached).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

describe("generated profiles", () => {
  test("a CV contains no undefined, null, NaN, empty brackets or empty lines", () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const text = formatCv(parseProfile(profile), today);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text).not.toMatch(/\(\)|\(,|, \)|\b0[MY]|\n\n\n|^\s|\s$/);
        expect(text.split("\n").filter((line) => line !== line.trimEnd())).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test("a CV contains every known company, title and school", () => {
    fc.assert(
      fc.property(profiles, (value) => {
        const profile = parseProfile(value);
        const text = formatCv(profile, today);
        for (const { company, title } of profile.positions) {
          if (title !== null) expect(text).toContain(title);
          if (company !== null) expect(text.toLowerCase()).toContain(company.toLowerCase());
        }
        for (const { school } of profile.educations) if (school !== null) expect(text).toContain(school);
        expect(text.includes("EXPERIENCE")).toBe(profile.positions.length > 0);
        expect(text.includes("EDUCATION")).toBe(profile.educations.length > 0);
      }),
    );
  });
});
