import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const FIRST = ["EXPERIENCE", "Product Manager", "Lumora Pumps", "2019 – Present", "• Led a team of five"];
const SIDE = ["SKILLS", "Pumps", "Valves", "LANGUAGES", "German", "CONTACT", "jo@example.com"];
const EDUCATION = ["", "EDUCATION", "MSc Physics, Umbra University, 2011"];
const WANTED = ["Product Manager @ Lumora Pumps, 2019 to present", "Engineer @ Vantelo, 2016 to 2019"];

test.each([
  ["dates below the names", ["Engineer", "Vantelo", "2016 – 2019"]],
  ["dates above the names", ["2016 – 2019", "Engineer", "Vantelo"]],
  ["the dates beside the title", ["Engineer    2016 – 2019", "Vantelo"]],
])("a position behind the column at the side, with %s", (_name, entry) => {
  expect(positionsOf(lines("Jo Example", "", ...FIRST, "", ...SIDE, "", ...entry, ...EDUCATION))).toEqual(WANTED);
});

test.each([
  ["work without pay", ["VOLUNTEERING", "Treasurer", "Umbra Swim Club", "2016 – 2019"]],
  ["studies", ["LANGUAGES", "BSc German", "Umbra University", "2008 – 2010"]],
])("%s below a heading of its own is no position", (_name, rows) => {
  expect(positionsOf(lines("Jo Example", "", ...FIRST, "", ...rows, ...EDUCATION))).toEqual(WANTED.slice(0, 1));
});

const STUDY = ["BSc Physics", "Umbra University | 2008 - 2011", "Leeds"];
const project = (...entries: readonly string[]) =>
  lines(
    "EXPERIENCE",
    "Engineer",
    "Lumora Pumps Ltd | Leeds | May 2014 – June 2016",
    "Built pumps for small farms.",
    "KEY PROJECTS",
    "Irrigation Control",
    "Designed a control for farms.",
    "Wrote its manual.",
    ...entries,
    "EDUCATION",
    ...STUDY,
  );

test("positions below the projects have the form of the others, and names of companies", () => {
  expect(
    positionsOf(
      project(
        "Data Analyst",
        "Okra Trading Co | Leeds | May 2012 – April 2014",
        "Read the meters.",
        "Clerk",
        "Vantelo Services Ltd | York | 2010 – 2012",
      ),
    ),
  ).toEqual([
    "Engineer @ Lumora Pumps Ltd, 2014-5 to 2016-6",
    "Data Analyst @ Okra Trading Co, 2012-5 to 2014-4",
    "Clerk @ Vantelo Services Ltd, 2010 to 2012",
  ]);
});

test("what somebody was in projects is no position", () => {
  const rows = [
    "Developer",
    "Water Meter | Flask | 2012 – 2014",
    "Read meters.",
    "Analyst",
    "Chess | C++ | 2010 – 2012",
  ];
  expect(positionsOf(project(...rows))).toHaveLength(1);
});

const SIDES = ["", "LANGUAGES", "English", "German", ""];

test("a company in the style of a heading behind the column, above its title and dates", () => {
  const rows = ["VANTELO", "Analyst", "2012 – 2014", "Read meters", "", "OKRA FOODS", "Clerk", "2010 – 2012"];
  expect(positionsOf(lines("Jo Example", "", ...FIRST, ...SIDES, ...rows, ...EDUCATION))).toEqual([
    "Product Manager @ Lumora Pumps, 2019 to present",
    "Analyst @ VANTELO, 2012 to 2014",
    "Clerk @ OKRA FOODS, 2010 to 2012",
  ]);
});

test("an unknown heading above what somebody did elsewhere is no company", () => {
  const rows = ["CLUBS AND LEAGUES", "Coach, Umbra Swim Club", "2012 – 2014", "Taught children"];
  expect(positionsOf(lines("Jo Example", "", ...FIRST, ...SIDES, ...rows, ...EDUCATION))).toHaveLength(1);
});
