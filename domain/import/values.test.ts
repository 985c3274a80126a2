import { describe, expect, test } from "vitest";
import { decimalMarkOf, readFunding } from "./amounts.ts";
import { dateOrderOf, readDate, readYear } from "./dates.ts";
import { readEmployees } from "./employees.ts";
import type { ColumnTarget } from "./fields.ts";
import { readCompanyUrl, readLinkedin, readWebsite } from "./links.ts";
import { readHeadquarters, readRoundType } from "./lists.ts";
import { inspectColumns, readRow } from "./values.ts";

describe("amounts", () => {
  test.each([
    ["1,400,000", ".", "1M USD"],
    ["1.400.000", ",", "1M USD"],
    ["1 400 000", ".", "1M USD"],
    ["1'400'000", ".", "1M USD"],
    ["12.5M", ".", "13M USD"],
    ["12,5 Mio", ",", "13M USD"],
    ["$250 million", ".", "250M USD"],
    ["USD 2.1bn", ".", "2100M USD"],
    ["US$3mn", ".", "3M USD"],
    ["1.2E+09", ".", "1200M USD"],
    ["350000", ".", "350K USD"],
    ["999999", ".", "1M USD"],
    ["250M USD", ".", "250M USD"],
    ["0", ".", null],
    ["—", ".", null],
    ["undisclosed", ".", null],
  ] as const)("reads %s with the decimal mark %s as %s", (text, mark, expected) => {
    expect(readFunding(text, mark, null)).toEqual({ value: expected, problem: null });
  });

  test.each([
    ["€3m", "The amount “€3m” is in EUR. Only US dollars are imported."],
    ["3m€", "The amount “3m€” is in EUR. Only US dollars are imported."],
    ["abc", "“abc” is not an amount."],
    ["12.5", "“12.5” has no unit. Write it like 12.5M."],
    ["-5M", "“-5M” is not an amount."],
    ["1.2.3", "“1.2.3” is not an amount."],
    [`1${" ".repeat(100_000)}x1`, "“1…” is not an amount."],
    ["#REF!", "#REF! is a spreadsheet error, not a value."],
  ])("reports %s", (text, problem) => {
    expect(readFunding(text, ".", null)).toEqual({ value: null, problem });
  });

  test("takes the currency from another column", () => {
    expect(readFunding("3,000,000", ".", "EUR").problem).toBe(
      "The amount “3,000,000” is in EUR. Only US dollars are imported.",
    );
    expect(readFunding("$3,000,000", ".", "EUR").value).toBe("3M USD");
  });

  test("decides the decimal mark for the whole column", () => {
    expect(decimalMarkOf(["1.400", "2.500.000"])).toBe(",");
    expect(decimalMarkOf(["1,400", "2,500,000"])).toBe(".");
    expect(decimalMarkOf(["1.400"])).toBe(".");
  });
});

describe("dates", () => {
  test.each([
    ["2019-03-14", "ambiguous", "2019-03-14"],
    ["2019-03-14 00:00:00", "ambiguous", "2019-03-14"],
    ["3/14/2019", "month_first", "2019-03-14"],
    ["3/4/2019", "month_first", "2019-03-04"],
    ["3/4/2019", "day_first", "2019-04-03"],
    ["14.03.2019", "ambiguous", "2019-03-14"],
    ["4.3.2019", "month_first", "2019-03-04"],
    ["4/4/2019", "ambiguous", "2019-04-04"],
    ["14 Mar 2019", "ambiguous", "2019-03-14"],
    ["March 14, 2019", "ambiguous", "2019-03-14"],
    ["Mar 2019", "ambiguous", "2019-03-01"],
    ["2015-04", "ambiguous", "2015-04-01"],
    ["04/2015", "ambiguous", "2015-04-01"],
    ["Apr 12, 2015", "ambiguous", "2015-04-12"],
    ["12-Apr-15", "ambiguous", "2015-04-12"],
    ["4/13/15", "month_first", "2015-04-13"],
    ["13.04.98", "ambiguous", "1998-04-13"],
    ["Jan '15", "ambiguous", "2015-01-01"],
    ["Q3 2019", "ambiguous", "2019-07-01"],
    ["2019-Q3", "ambiguous", "2019-07-01"],
    ["3Q19", "ambiguous", "2019-07-01"],
    ["H2 2019", "ambiguous", "2019-07-01"],
    ["43538", "ambiguous", "2019-03-14"],
    ["2020-02-29", "ambiguous", "2020-02-29"],
  ] as const)("reads %s (%s) as %s", (text, order, expected) => {
    expect(readDate(text, order)).toEqual({ value: expected, problem: null });
  });

  test.each([
    ["3/4/2019", "“3/4/2019” can be two days. Choose whether the column has the day or the month first."],
    ["2019-02-29", "“2019-02-29” is not a date."],
    ["soon", "“soon” is not a date."],
    ["04-12-15", "“04-12-15” is not a date."],
    ["H3 2019", "“H3 2019” is not a date."],
  ])("reports %s", (text, problem) => {
    expect(readDate(text, "ambiguous")).toEqual({ value: null, problem });
  });

  test("decides the order for the whole column", () => {
    expect(dateOrderOf(["3/4/2019", "3/14/2019"])).toBe("month_first");
    expect(dateOrderOf(["3/4/2019", "14/3/2019"])).toBe("day_first");
    expect(dateOrderOf(["3/4/2019", "5/6/2019"])).toBe("ambiguous");
    expect(dateOrderOf(["13/4/2019", "5/16/2019"])).toBe("ambiguous");
  });

  test.each([
    ["2011", 2011],
    ["2011.0", 2011],
    ["2011-05-01", 2011],
    ["3/4/2011", 2011],
    ["May 2011", 2011],
  ])("reads the year of %s", (text, year) => {
    expect(readYear(text)).toEqual({ value: year, problem: null });
  });

  test.each(["abc", "11", "20111", "2011-13-01", "0999"])("reports the year %s", (text) => {
    expect(readYear(text)).toEqual({ value: null, problem: `“${text}” is not a year.` });
  });
});

test.each([
  ["120", "101-250"],
  ["1,200", "1001-5000"],
  ["10", "1-10"],
  ["20000", "10000+"],
  ["10001+", "10000+"],
  ["5k", "1001-5000"],
  ["Nov-50", "11-50"],
  ["50. Nov", "11-50"],
  ["1950-11-01", "11-50"],
  ["Jan-10", "1-10"],
  ["10-Jan", "1-10"],
  ["2026-01-10", "1-10"],
  ["11–50", "11-50"],
  ["1,001-5,000 employees", "1001-5000"],
  ["51 - 200", "51-200"],
  ["0", null],
  ["51-100", "51-100"],
  ["1,001-5,000", "1001-5000"],
  ["1.234", "1001-5000"],
  ["10k+", "10000+"],
  ["1K-5K", "1001-5000"],
  ["100K+", "10000+"],
  ["<10", "1-10"],
  [">1000", "1000+"],
  ["ca. 50", "11-50"],
])("reads %s employees as %s", (text, expected) => {
  expect(readEmployees(text, ".")).toEqual({ value: expected, problem: null });
});

test.each(["many", "50-11", "-3"])("reports %s employees", (text) => {
  expect(readEmployees(text, ".")).toEqual({ value: null, problem: `“${text}” is not a number of employees.` });
});

test.each([
  ["https://www.acme.com/about?x=1", "acme.com"],
  ["WWW.Acme.co.uk", "acme.co.uk"],
  ["shop.acme.de", "acme.de"],
  ["acme.com, acme.io", "acme.com"],
  ["acme.github.io", "acme.github.io"],
  ["http://müller.de/", "müller.de"],
])("reads the website %s as %s", (text, domain) => {
  expect(readWebsite(text)).toEqual({ value: domain, problem: null });
});

test.each([
  ["https://www.facebook.com/acme", "“https://www.facebook.com/acme” is a page of a site that many companies use."],
  ["github.io", "“github.io” is a page of a site that many companies use."],
  ["http://10.0.0.1/", "“http://10.0.0.1/” is not a website."],
  ["info@acme.com", "“info@acme.com” is not a website."],
  ["javascript:alert(1)", "“javascript:alert(1)” is not a website."],
  ["localhost", "“localhost” is not a website."],
])("reports the website %s", (text, problem) => {
  expect(readWebsite(text)).toEqual({ value: null, problem });
});

test.each([
  [readLinkedin, "https://de.linkedin.com/company/Acme-GmbH/about/", "acme-gmbh"],
  [readLinkedin, "linkedin.com/company/m%C3%BCller", "müller"],
  [
    readCompanyUrl,
    "https://www.crunchbase.com/organization/Acme?utm=1",
    "https://www.crunchbase.com/organization/acme",
  ],
  [readCompanyUrl, "/company/waywire", "https://www.crunchbase.com/organization/waywire"],
  [readRoundType, "Series A", "series_a"],
  [readRoundType, "Venture - Series Unknown", "series_unknown"],
  [readRoundType, "Pre-Seed", "pre_seed"],
  [readRoundType, "Seed Round", "seed"],
  [readRoundType, "Bridge", "Bridge"],
])("%o reads %s as %s", (reader, text, expected) => {
  expect(reader(text)).toEqual({ value: expected, problem: null });
});

test.each([
  ["Munich, Bayern, Germany", { city: "Munich", country: "Germany" }],
  ["Berlin, Germany", { city: "Berlin", country: "Germany" }],
  ["Austin, TX", { city: "Austin", country: "United States" }],
  ["Bentonville, AR", { city: "Bentonville", country: null }],
  ["548 Market St, Suite 200, San Francisco, CA, USA", { city: "San Francisco", country: "United States" }],
  ["Bahnhofstr. 1, 8001 Zürich, Schweiz", { city: "Zürich", country: "Switzerland" }],
  ["8001 Zürich, Schweiz", { city: "Zürich", country: "Switzerland" }],
  ["Paris, France; London, United Kingdom", { city: "Paris", country: "France" }],
  ["London, UK", { city: "London", country: "United Kingdom" }],
  ["DEU", { city: null, country: "Germany" }],
])("reads the headquarters %s", (text, expected) => {
  expect(readHeadquarters(text).value).toEqual(expected);
});

function row(cells: readonly string[], fields: readonly ColumnTarget[], headers: readonly string[] = []) {
  const mapping = fields.map((field, column) => ({
    header: headers[column] ?? `h${column}`,
    field,
    confidence: "sure" as const,
  }));
  return readRow(cells, mapping, inspectColumns([{ cells }], mapping));
}

describe("lines", () => {
  test("keep only top investors, and all of them beside", () => {
    expect(row(["sequoia, Some Angel,Accel"], ["aaa_investors"], ["Top 5 Investors"]).values).toEqual({
      aaa_investors: "Sequoia Capital, Accel",
      extra: { "Top 5 Investors": "sequoia, Some Angel,Accel" },
    });
  });

  test("report a cell that cannot be read, and keep the others", () => {
    expect(row(["Acme", "abc", ""], ["company_name", "founded_year", "city"])).toEqual({
      values: { company_name: "Acme", founded_year: null, city: null },
      problems: [{ column: 1, message: "“abc” is not a year." }],
    });
  });

  test.each([
    ["\u200bAcme\u00a0  GmbH ", "Acme GmbH", null],
    ["'=Acme", "=Acme", null],
    ["NA", "NA", null],
    ["#NAME?", null, "#NAME? is a spreadsheet error, not a value."],
    ["Ac\0me", null, "The cell has broken characters."],
    ["Ac\ud800me", null, "The cell has broken characters."],
    ["...", null, "“...” has no letter or digit."],
    ["x".repeat(301), null, `“${"x".repeat(40)}…” is longer than 300 characters.`],
  ])("read the name %j", (text, name, problem) => {
    const { values, problems } = row([text], ["company_name"]);
    expect(values.company_name).toBe(name);
    expect(problems.map(({ message }) => message)).toEqual(problem === null ? [] : [problem]);
  });

  test("limit what is kept beside the columns", () => {
    const headers = Array.from({ length: 60 }, (_, n) => `Column ${n}`);
    const { values } = row(
      headers.map(() => "ü".repeat(400)),
      headers.map(() => "extra"),
      headers,
    );
    expect(Object.keys(values.extra ?? {})).toHaveLength(7);
  });
});
