import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTopInvestorMatcher } from "../company/top-investors.ts";
import { topInvestors } from "../lists/investors.ts";
import type { DateRange } from "../profile/date-range.ts";
import { company, range, rounds } from "./career.test-support.ts";
import { tenureOf } from "./tenure.ts";
import { tenureStatements } from "./tenure-text.ts";

const matcher = createTopInvestorMatcher(topInvestors);
const TODAY = { year: 2026, month: 1 };

function statements(dates: string, written: string, foundedOn: string | null = null, isLaterRole = false) {
  const employer = company("Example", { rounds: rounds(written), foundedOn });
  const tenure = tenureOf(range(dates), employer, matcher);
  if (tenure === null) return null;
  const context = { dates: range(dates), company: employer, isLaterRole, today: TODAY };
  return tenureStatements(tenure, context).map(({ text }) => text);
}

const TWO = "seed 2016 5 Accel; series_a 2018-06-05 12 *Index Ventures";

describe("the statements about a position", () => {
  test.each<[why: string, dates: string, rounds: string, expected: readonly string[]]>([
    [
      "between two rounds",
      "2017-03 – 2018-01",
      TWO,
      ["joined between Seed (2016) and Series A (Jun 2018)", "left between Seed (2016) and Series A (Jun 2018)"],
    ],
    [
      "in the year of a round",
      "2018 – ",
      TWO,
      [
        "joined around Series A (2018: before or after), after Seed (2016)",
        "Series A (Jun 2018) may have been while there: the dates are not exact enough",
      ],
    ],
    [
      "in the month of a round",
      "2018-06 – 2018-06",
      "series_a 2018-06-05 12",
      [
        "joined around Series A (Jun 2018: before or after)",
        "Series A (Jun 2018) may have been while there: the dates are not exact enough",
      ],
    ],
    [
      "rounds and investors while there",
      "2016-05 – 2022-02",
      "seed 2016-01-10 5 Accel; series_a 2018-06-05 12 *Index Ventures, Accel; series_b 2020-03-01 50 Index Ventures; series_c 2022-05-01 100",
      [
        "joined between Seed (Jan 2016) and Series A (Jun 2018)",
        "2 rounds, $62.0M while there",
        "Index Ventures came in",
        "left between Series B (Mar 2020) and Series C (May 2022)",
      ],
    ],
    [
      "amounts that are not disclosed",
      "2017 –",
      "series_a 2018-06-05 12; series_b 2019-01-01 -",
      ["joined before Series A (Jun 2018)", "2 rounds, $12.0M while there (1 undisclosed)"],
    ],
    [
      "debt, grants and secondary sales, which set no stage",
      "2019 –",
      "series_a 2018-06-05 12; debt_financing 2020-01-01 40; grant 2020-05-01 1; secondary_market 2021-01-01 9",
      [
        "joined after Series A (Jun 2018)",
        "also while there: Debt Financing (Jan 2020), Grant (May 2020) and Secondary Market (Jan 2021)",
      ],
    ],
    ["only debt before the start", "2019 –", "debt_financing 2018-06-05 12", []],
    ["no dates", "?", TWO, []],
    ["undated rounds", "2019 –", "series_a - 12", []],
  ])("%s", (_why, dates, written, expected) => {
    expect(statements(dates, written) ?? []).toEqual(expected);
  });

  test.each<[foundedOn: string, dates: string, expected: string | undefined]>([
    ["2016", "2016 – 2018", "in the first year"],
    ["2016", "2017-01 – 2018", "in the first two years"],
    ["2016-05-20", "2017-04 –", "in the first year"],
    ["2016-05-20", "2017-05 –", "in the first two years"],
    ["2016", "2018 –", undefined],
    ["2016", "2015-12 –", "started before it was founded"],
  ])("founded %s, started %s: %s", (foundedOn, dates, expected) => {
    expect(statements(dates, "grant 2000 1", foundedOn)?.[0]).toBe(expected);
  });

  test("a later role at the same employer is not a start there", () => {
    expect(statements("2019 –", "series_a 2018-06-05 12", null, true)).toEqual([
      "took this role after Series A (Jun 2018)",
    ]);
  });

  test("dates that contradict each other say nothing", () => {
    expect(statements("2019-05 – 2018-02", TWO)).toBeNull();
  });

  test("Crunchbase's rounds of Facebook around a start in 2006", () => {
    const facebook =
      "angel 2004-09-01 0.5; series_a 2005-05-26 12.7 *Accel; series_b 2006-04-01 27.5 *Greylock; series_c 2007-10-24 240 *Microsoft; debt_financing 2008-05-01 100";
    expect(statements("2006 – 2007-12", facebook)?.[0]).toBe(
      "joined around Series B (2006: before or after), after Series A (May 2005), before Series C (Oct 2007)",
    );
  });
});

// The oracle: every day a date may mean, on a calendar of its own that starts on 1 January 2015.
const MONTH_DAYS = Array.from({ length: 5 * 12 }, (_month, index) => {
  const [year, month] = [2015 + Math.floor(index / 12), index % 12];
  return month === 1 ? (year % 4 === 0 ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31;
});
const START_OF_MONTH = MONTH_DAYS.map((_days, index) =>
  MONTH_DAYS.slice(0, index).reduce((sum, days) => sum + days, 0),
);

interface When {
  readonly text: string;
  readonly days: readonly number[];
}

function daysFrom(month: number, months: number): readonly number[] {
  const from = START_OF_MONTH[month] as number;
  const length = MONTH_DAYS.slice(month, month + months).reduce((sum, days) => sum + days, 0);
  return Array.from({ length }, (_day, index) => from + index);
}

const pad = (number: number) => String(number).padStart(2, "0");
const year = fc.integer({ min: 0, max: 4 }).map((y): When => ({ text: `${2015 + y}`, days: daysFrom(12 * y, 12) }));
const month = fc
  .integer({ min: 0, max: 59 })
  .map((m): When => ({ text: `${2015 + Math.floor(m / 12)}-${pad((m % 12) + 1)}`, days: daysFrom(m, 1) }));
const day = fc
  .tuple(month, fc.nat(27))
  .map(([{ text, days }, d]): When => ({ text: `${text}-${pad(d + 1)}`, days: [days[d] as number] }));

const compare = (a: string, b: string) => a.localeCompare(b);

type Outcome = "before" | "during" | "after" | "open";

/** Whether the first of the rounds is before, during or after a position, for every choice of days. */
function oracle(
  starts: readonly number[],
  ends: readonly number[] | null,
  first: readonly (readonly number[])[],
): Outcome {
  const stays = starts.flatMap((start) => {
    const possible = (ends ?? [Number.POSITIVE_INFINITY]).filter((end) => end >= start);
    return possible.length === 0 ? [] : [{ start, ends: possible }];
  });
  const outcomes = new Set<Outcome>();
  // The first of several rounds: each day that is one of its days, where every other round can be later or on it.
  const days = first.flatMap((round) => round.filter((d) => first.every((other) => other.some((o) => o >= d))));
  for (const d of new Set(days)) {
    for (const { start, ends: possible } of stays) {
      if (d < start) outcomes.add("before");
      else if (d === start) outcomes.add("open");
      else {
        for (const end of [possible[0] as number, possible.at(-1) as number])
          outcomes.add(d < end ? "during" : d === end ? "open" : "after");
      }
    }
    if (outcomes.size > 1) return "open";
  }
  return [...outcomes][0] ?? "open";
}

test("10,000 random positions and rounds: no difference to an oracle that tries every day", () => {
  const TYPES = ["seed", "series_a", "series_b", "grant"] as const;
  const rounded = fc.tuple(
    fc.constantFrom(...TYPES),
    fc.oneof({ weight: 1, arbitrary: year }, { weight: 2, arbitrary: month }, { weight: 7, arbitrary: day }),
    fc.boolean(),
  );
  const dated = fc.oneof({ weight: 1, arbitrary: year }, { weight: 5, arbitrary: month });
  fc.assert(
    fc.property(dated, fc.option(dated), fc.array(rounded, { minLength: 1, maxLength: 4 }), (start, end, list) => {
      const written = list
        .map(([type, when, hasIndex]) => `${type} ${when.text} 1 ${hasIndex ? "Index Ventures" : ""}`)
        .join(";");
      const dates: DateRange = range(`${start.text} – ${end?.text ?? ""}`);
      const tenure = tenureOf(dates, company("Example", { rounds: rounds(written) }), matcher);
      const isPossible = end === null || (start.days[0] as number) <= (end.days.at(-1) as number);
      expect(tenure === null).toBe(!isPossible);
      if (tenure === null) return;
      const outcomes = list.map(([type, when]) => ({
        type,
        when,
        outcome: oracle(start.days, end?.days ?? null, [when.days]),
      }));
      const dayTexts = (outcome: Outcome, isOther: boolean) =>
        outcomes
          .filter((item) => item.outcome === outcome && (item.type === "grant") === isOther)
          .map(({ when }) => when.text);
      const shown = (list: readonly { readonly announcedOn: string | null }[]) =>
        list.map(({ announcedOn }) => announcedOn ?? "").toSorted(compare);
      expect(shown(tenure.equity)).toEqual(dayTexts("during", false).toSorted(compare));
      expect(shown(tenure.others)).toEqual(dayTexts("during", true).toSorted(compare));
      expect(shown(tenure.possible)).toEqual(dayTexts("open", false).toSorted(compare));

      // What was before the start, day by day.
      const stages = list.filter(([type]) => type !== "grant");
      const lastStart = end === null ? start.days : start.days.filter((s) => s <= (end.days.at(-1) as number));
      const side = (days: readonly number[]) =>
        days.every((d) => lastStart.every((s) => d < s))
          ? "before"
          : days.every((d) => lastStart.every((s) => d > s))
            ? "after"
            : "open";
      const before = stages.filter(([, { days }]) => side(days) === "before");
      const after = stages.filter(([, { days }]) => side(days) === "after");
      const latest = Math.max(...before.map(([, { days }]) => days.at(-1) as number));
      const next = Math.min(...after.map(([, { days }]) => days[0] as number));
      const find = (announcedOn: string | null | undefined) =>
        stages.find(([, { text }]) => text === announcedOn)?.[1].days;
      expect(find(tenure.joined?.after?.announcedOn)?.at(-1) ?? Number.NEGATIVE_INFINITY).toBe(latest);
      expect(find(tenure.joined?.before?.announcedOn)?.[0] ?? Number.POSITIVE_INFINITY).toBe(next);
      expect(shown(tenure.joined?.around ?? [])).toEqual(
        stages
          .filter(([, { days }]) => side(days) === "open")
          .map(([, { text }]) => text)
          .toSorted(compare),
      );

      const backed = list.filter(([, , hasIndex]) => hasIndex).map(([, { days }]) => days);
      expect(tenure.investors.map(({ when }) => when)).toEqual(
        backed.length === 0 ? [] : [oracle(start.days, end?.days ?? null, backed)],
      );
    }),
    { numRuns: 10_000 },
  );
});
