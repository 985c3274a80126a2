import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

const HEAD = ["Jo Usher", "jo@usher.example", ""];
const WORK = [
  "Engineer",
  "Lumora",
  "May 2016 - present",
  "Pumps for three towns",
  "",
  "Analyst",
  "Vantelo Inc.",
  "2014 - 2016",
];
const STUDIES = ["BSc Physics", "University of Leeds", "2010 - 2013"];
const OUTLINE = [
  "Engineer @ Lumora, 2016-5 to present",
  "Analyst @ Vantelo Inc., 2014 to 2016",
  "school University of Leeds, 2013",
];

const listed = (all: readonly string[], mark: string) => all.map((line) => (line === "" ? "" : `${mark}${line}`));

test.each([["• "], ["- "], ["* "], ["  ▪ "]])("%j before each line", (mark) => {
  const text = lines(...listed([...HEAD, "Experience", "", ...WORK, "", "Education", "", ...STUDIES], mark));
  expect(outlineOf(text)).toEqual(OUTLINE);
});

test.each([["• "], ["- "]])("%j before each line below the headings", (mark) => {
  const text = lines(...HEAD, "Experience", "", ...listed(WORK, mark), "", "Education", "", ...listed(STUDIES, mark));
  expect(outlineOf(text)).toEqual(OUTLINE);
});

test("the mark of a list behind it stays one", () => {
  const work = WORK.map((line) => (line.startsWith("Pumps") ? "- Analyst of pumps for Umbra Ltd" : line));
  const text = lines(...HEAD, "Experience", "", ...listed(work, "• "), "", "Education", "", ...listed(STUDIES, "• "));
  expect(outlineOf(text)).toEqual(OUTLINE);
});

test.each([
  ["above its title", ["• Engineer", "Lumora", "May 2016 - present"], ["• Analyst", "Vantelo Inc.", "2014 - 2016"]],
  ["above its dates", ["• May 2016 - present", "Engineer", "Lumora"], ["• 2014 - 2016", "Analyst", "Vantelo Inc."]],
])("a mark before each entry, %s, and before the lines of its description", (_name, first, second) => {
  const text = lines("Experience", "", ...first, "• Built pumps for three towns", "", ...second, "• Counted valves");
  expect(outlineOf(text)).toEqual(OUTLINE.slice(0, 2));
});
