import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

const DATES = ["2019 – Present", "2016 – 2019", "2012 – 2016"];
const TITLES = ["Product Manager", "Engineer", "Analyst"];
const COMPANIES = ["Lumora Pumps", "Vantelo", "Umbra Ltd"];
const ENTRIES = TITLES.map((title, index) => [title, COMPANIES[index] as string]);
const WANTED = [
  "Product Manager @ Lumora Pumps, 2019 to present",
  "Engineer @ Vantelo, 2016 to 2019",
  "Analyst @ Umbra Ltd, 2012 to 2016",
  "school Umbra University, 2011",
];
const EDUCATION = ["", "EDUCATION", "MSc Physics, Umbra University, 2011"];
const SKILLS = ["", "SKILLS", "Pumps"];

test.each([
  ["above the entries", [...DATES, ...ENTRIES.flat()]],
  ["below the entries", [...ENTRIES.flat(), ...DATES]],
  ["above companies with their titles", [...DATES, ...ENTRIES.flatMap((names) => names.toReversed())]],
  ["with towns", [...DATES.flatMap((date) => ["Leeds, UK", date]), ...ENTRIES.flat()]],
  ["with durations", [...DATES.map((date) => `${date} · 3 yrs`), ...ENTRIES.flat()]],
  ["above entries with descriptions", [...DATES, ...ENTRIES.flatMap((names) => [...names, "• Led a team of five"])]],
  ["above all titles and all companies", [...DATES, ...TITLES, ...COMPANIES]],
  ["below all titles and all companies", [...TITLES, "", ...COMPANIES, "", ...DATES]],
])("a column of dates %s", (_name, rows) => {
  expect(outlineOf(lines("Jo Example", "", "EXPERIENCE", ...rows, ...EDUCATION, ...SKILLS))).toEqual(WANTED);
});

test.each([
  ["of the positions", [...ENTRIES.flat(), ...EDUCATION, ...SKILLS, "", ...DATES]],
  [
    "of all sections",
    [...ENTRIES.flat(), "", "EDUCATION", "MSc Physics", "Umbra University", ...SKILLS, "", ...DATES, "2009 – 2011"],
  ],
])("a column of dates %s at the end of the page", (_name, rows) => {
  expect(outlineOf(lines("Jo Example", "", "EXPERIENCE", ...rows))).toEqual(WANTED);
});
