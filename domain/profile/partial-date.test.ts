import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDateRange, parseDateRange } from "./date-range.ts";
import { formatPartialDate, monthOf, parsePartialDate } from "./partial-date.ts";

const today = { year: 2026, month: 11 };

describe("a date", () => {
  test.each([
    ["a year", "2019", "2019"],
    ["a year as a number", 2019, "2019"],
    ["a year and month", "2019-12", "Dec 2019"],
    ["a year and a short month", "2019-2", "Feb 2019"],
    ["a day", "2019-12-01", "Dec 2019"],
    ["a moment", "2019-12-01T09:30:00Z", "Dec 2019"],
    ["a moment with a blank", "2019-12-01 09:30", "Dec 2019"],
    ["slashes", "2019/12", "Dec 2019"],
    ["month first", "12/2019", "Dec 2019"],
    ["a German day", "24.12.2019", "Dec 2019"],
    ["a German day with blanks", "24. 12. 2019", "Dec 2019"],
    ["a short name", "Dec 2019", "Dec 2019"],
    ["a short name with a dot", "Sept. 2019", "Sep 2019"],
    ["a long name", "December 2019", "Dec 2019"],
    ["a name and a comma", "December, 2019", "Dec 2019"],
    ["any case", "DECEMBER 2019", "Dec 2019"],
    ["a named day", "1 December 2019", "Dec 2019"],
    ["a named day as Americans write it", "Dec 1, 2019", "Dec 2019"],
    ["a German name", "Dezember 2019", "Dec 2019"],
    ["a German name with an umlaut", "März 2020", "Mar 2020"],
    ["a German short name", "Mrz 2020", "Mar 2020"],
    ["a decomposed umlaut", "Ma\u0308rz 2020", "Mar 2020"],
    ["an Austrian name", "Jänner 2020", "Jan 2020"],
    ["blanks around it", " 2019-12 ", "Dec 2019"],
    ["an object", { day: 1, month: 12, year: 2019 }, "Dec 2019"],
    ["an object of texts", { day: "1", month: "12", year: "2019" }, "Dec 2019"],
    ["an object with a name", { month: "Dec", year: 2019 }, "Dec 2019"],
    ["an object with a year alone", { day: null, month: null, year: 2019 }, "2019"],
    ["an object with blanks", { day: "", month: "", year: 2019 }, "2019"],
    ["a month that is none", "2019-13", "2019"],
    ["a month that is zero", "2019-00", "2019"],
    ["an object with month zero", { month: 0, year: 2019 }, "2019"],
  ])("is read from %s", (_what, value, text) => {
    const date = parsePartialDate(value);
    expect(date === null ? null : formatPartialDate(date)).toBe(text);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["blank", ""],
    ["a word", "soon"],
    ["a word and a year", "Marketing 2019"],
    ["a month without a year", "December"],
    ["a short number", "19"],
    ["a long number", 20191201],
    ["a broken number", 2019.5],
    ["no number", Number.NaN],
    ["before our time", "0001-01-01"],
    ["after our time", "9999-12-31"],
    ["a list", [2019, 12]],
    ["true", true],
    ["an object without a year", { month: 12 }],
    ["an empty object", {}],
  ])("is not %s", (_what, value) => {
    expect(parsePartialDate(value)).toBeNull();
  });

  test("survives formatting and parsing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.option(fc.integer({ min: 1, max: 12 })), (year, month) => {
        expect(parsePartialDate(formatPartialDate({ year, month }))).toEqual({ year, month });
        expect(parsePartialDate({ year, month })).toEqual({ year, month });
      }),
    );
  });

  test("of any value is parsed without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const date = parsePartialDate(value);
        if (date !== null) expect(formatPartialDate(date)).toMatch(/^([A-Z][a-z]{2} )?\d{4}$/);
      }),
    );
  });
});

describe("today's month", () => {
  test("comes from an ISO date", () => {
    expect(monthOf("2026-11-21")).toEqual(today);
    expect(monthOf("2026-11-21T05:00:00.000Z")).toEqual(today);
  });
  test.each(["", "2026", "2026-13-01", "21.11.2026"])("does not come from %j", (text) => {
    expect(() => monthOf(text)).toThrow(RangeError);
  });
});

describe("dates of a position", () => {
  test.each([
    ["with both ends", { start_date: "2019-12", end_date: "Dec 2021" }, "Dec 2019 - Dec 2021"],
    ["under the short names", { start: "2016", end: "2019" }, "2016 - 2019"],
    [
      "as objects",
      { starts_at: { day: 1, month: 1, year: 2017 }, ends_at: { day: 31, month: 12, year: 2018 } },
      "Jan 2017 - Dec 2018",
    ],
    ["without an end", { start_date: "2022-01" }, "Jan 2022 - Present"],
    ["with a null end", { start_date: "2022-01", end_date: null }, "Jan 2022 - Present"],
    ["with a blank end", { start_date: "2022-01", end_date: " " }, "Jan 2022 - Present"],
    [
      "with an empty object as its end",
      { start_date: "2022-01", end_date: { day: null, month: null, year: null } },
      "Jan 2022 - Present",
    ],
    ["with an end of a wrong type", { start_date: "2022-01", end_date: [] }, "Jan 2022 - Present"],
    ["with zero for its end", { start_date: "2022-01", end_date: { year: 0, month: 0 } }, "Jan 2022 - Present"],
    ["with a word for its end", { start_date: "2022-01", end_date: "Present" }, "Jan 2022 - Present"],
    ["with a German word for its end", { start: "2022", end: "heute" }, "2022 - Present"],
    [
      "that is current despite an end",
      { start_date: "2022-01", end_date: "2023-01", is_current: true },
      "Jan 2022 - Present",
    ],
    ["that is over without an end", { start_date: "2022-01", is_current: false }, "from Jan 2022"],
    ["with an end that cannot be read", { start_date: "2022-01", end_date: "one day" }, "from Jan 2022"],
    ["with an end alone", { end_date: "2016" }, "until 2016"],
    ["with nothing", {}, ""],
    ["with blanks", { start_date: "", end_date: "" }, ""],
    ["with an open end alone", { end_date: "Present" }, ""],
    ["that begins in the future", { start_date: "2027-01" }, "from Jan 2027"],
    ["that begins this month", { start_date: "2026-11" }, "Nov 2026 - Present"],
    ["that begins this year", { start_date: "2026" }, "2026 - Present"],
    ["that ends in the future", { start_date: "2025", end_date: "2028" }, "2025 - 2028"],
    ["that ends before it begins", { start_date: "2020", end_date: "2018" }, "2020 - 2018"],
  ])("%s", (_what, item, text) => {
    expect(formatDateRange(parseDateRange(item), today)).toBe(text);
  });
});
