import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "in a narrow column",
    ["Feb", "2023—Present", "Engineer, Acme GmbH, Leeds", "Nov", "2018—Dec", "2022", "Analyst, Lumora Ltd, Leeds"],
  ],
  [
    "around a dash with blank lines",
    [
      "    Engineer",
      "    Acme GmbH",
      "",
      "          Feb 2023",
      "            -",
      "          Present",
      "",
      "    Analyst",
      "    Lumora Ltd",
      "",
      "          Nov 2018",
      "            -",
      "          Dec 2022",
    ],
  ],
  [
    "around a dash, with numbers for months",
    ["Engineer", "Acme GmbH", "02/2023", "–", "present", "Analyst", "Lumora Ltd", "11/2018", "–", "12/2022"],
  ],
])("dates in several lines are read %s", (_, rows) => {
  expect(positionsOf(lines("Experience", "", ...rows))).toEqual([
    "Engineer @ Acme GmbH, 2023-2 to present",
    "Analyst @ Lumora Ltd, 2018-11 to 2022-12",
  ]);
});

test.each([
  ["Fall 2018", "Winter 2022"],
  ["2018", "2022"],
])("years in several lines are read: %s, a dash and %s", (start, end) => {
  const rows = ["Engineer, Acme GmbH", start, "–", end, "Analyst, Lumora Ltd", "2015 – 2018"];
  expect(positionsOf(lines("Experience", "", ...rows))).toEqual([
    "Engineer @ Acme GmbH, 2018 to 2022",
    "Analyst @ Lumora Ltd, 2015 to 2018",
  ]);
});

test.each([
  ["Since Oct.", "2021", "2021-10 to present"],
  ["Depuis", "2021", "2021 to present"],
  ["févr.–juil.", "2021", "2021-2 to 2021-7"],
  ["Sommer", "2021", "2021 to 2021"],
])("%s above a year is a date: %s", (above, year, dates) => {
  const rows = [above, year, "Engineer, Acme GmbH, Leeds", "2015 – 2018", "Analyst, Lumora Ltd, Leeds"];
  expect(positionsOf(lines("Experience", "", ...rows))).toEqual([
    `Engineer @ Acme GmbH, ${dates}`,
    "Analyst @ Lumora Ltd, 2015 to 2018",
  ]);
});

test("a month at the end of a line belongs to the year below it, and the end of a range in brackets, too", () => {
  const months = lines("Experience", "", "Analyst, Lumora Ltd, Leeds                Feb", "2014 – Dec 2016");
  expect(positionsOf(months)).toEqual(["Analyst @ Lumora Ltd, 2014-2 to 2016-12"]);
  const brackets = lines("Experience", "", "Analyst           (Jan'17 -", "Mar'20)", "Lumora Bank");
  expect(positionsOf(brackets)).toEqual(["Analyst @ Lumora Bank, 2017-1 to 2020-3"]);
});

test("a month alone is no date of a study", () => {
  const rows = ["Jan", "2015—Jun", "2017", "MSc in Economics, University of Leeds"];
  expect(educationsOf(lines("Education", "", ...rows))).toEqual([
    "MSc in Economics @ University of Leeds, 2015-1 to 2017-6",
  ]);
});

test("'from' and 'to' on two lines are one range, below a name with a full stop", () => {
  const dutch = ["## Werkervaring", "- Analist bij Acme te Leeds.", "- Vanaf maart 2012 ", "- Tot oktober 2013"];
  expect(positionsOf(lines(...dutch))).toEqual(["Analist @ Acme, 2012-3 to 2013-10"]);
  const english = ["Experience", "", "Engineer at Acme GmbH", "From March 2012", "To October 2013"];
  expect(positionsOf(lines(...english))).toEqual(["Engineer @ Acme GmbH, 2012-3 to 2013-10"]);
});

test.each([
  ["Depuis", "à", "Stage de fin d'études"],
  ["Since", "to", "Intern"],
  ["Seit", "bis", "Praktikant"],
  ["Desde", "hasta", "Becaria"],
  ["Dal", "al", "Stagista"],
  ["Sinds", "tot", "Stagiair"],
])("dates in a column of their own, with %j and %j on lines of theirs", (since, to, title) => {
  const text = lines(
    "Experience",
    since,
    "09/2021",
    "02/2018",
    to,
    "08/2021",
    "10/2016",
    to,
    "01/2018",
    "Head of Data – Lumora SAS, Lyon",
    "Three hundred hospitals in one system of forecasts.",
    "Data analyst – Vantelo, Bordeaux",
    "Forecasts of sales and tests of pages.",
    `${title} – Umbra SA, Toulouse`,
  );
  expect(positionsOf(text)).toEqual([
    "Head of Data @ Lumora SAS, 2021-9 to present",
    "Data analyst @ Vantelo, 2018-2 to 2021-8",
    `${title} @ Umbra SA, 2016-10 to 2018-1`,
  ]);
});
