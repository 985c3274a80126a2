import { expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";

const CV = lines(
  "Jo Usher",
  "",
  "Work Experience: Lumora",
  "Engineer",
  "May 2016 - present",
  "- Built pumps for three towns",
  "",
  "Vantelo",
  "Analyst",
  "2014 - 2016",
  "",
  "Education & Training: BSc Physics",
  "University of Leeds",
  "2010 - 2013",
  "",
  "Languages: German, French",
);

test("headings stand before the first line below them", () => {
  expect(outlineOf(CV)).toEqual([
    "Engineer @ Lumora, 2016-5 to present",
    "Analyst @ Vantelo, 2014 to 2016",
    "school University of Leeds, 2013",
  ]);
});

test.each([
  ["2016 March - 2018 May: Engineer, Lumora", "2014 March - 2016 May: Analyst, Vantelo"],
  ["2016 March - 2018 May  Engineer, Lumora", "2014 March - 2016 May  Analyst, Vantelo"],
  ["2016 March - 2018 May | Engineer, Lumora", "2014 March - 2016 May | Analyst, Vantelo"],
])("months behind the years: %j", (first, second) => {
  expect(outlineOf(lines("Experience", first, second))).toEqual([
    "Engineer @ Lumora, 2016-3 to 2018-5",
    "Analyst @ Vantelo, 2014-3 to 2016-5",
  ]);
});

test.each([
  "Built pumps for all of the towns.Education",
  "Gestion des droits et des accès.Formation",
  "Entwicklung der Pumpen für drei Werke!Ausbildung",
])("a heading at the end of the sentence '%s'", (line) => {
  const studies = [
    "Optics",
    "LUMTEC",
    "2012 - 2015",
    "Valves",
    "VANTEC",
    "2010 - 2012",
    "BSc",
    "Umbra College",
    "2010",
  ];
  const text = lines("EXPERIENCE", "Engineer, Lumora, 2015 - 2018", line, ...studies);
  expect(outlineOf(text)).toEqual([
    "Engineer @ Lumora, 2015 to 2018",
    "school LUMTEC, 2015",
    "school VANTEC, 2012",
    "school Umbra College, 2010",
  ]);
});
