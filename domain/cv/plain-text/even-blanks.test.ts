import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";
import { withSingleBlanks } from "./even-blanks.ts";

const CV = lines(
  "Jo Example",
  "I build pumps for rivers and for lakes, and I like to work with people who know water well and who ask.",
  "Experience",
  "Head of Operations, Lumora Pumps Ltd",
  "May 2016 – June 2019",
  "Led a team of nine people who built pumps for the north of the country.",
  "Education",
  "MSc Physics, Umbra University, 2015",
);

test.each([
  ["two blanks", "  "],
  ["tabs", "\t"],
])("a text with %s between all words", (_name, gap) => {
  const text = CV.replaceAll(" ", gap);
  expect(positionsOf(text)).toEqual([`Head of Operations @ Lumora Pumps Ltd, 2016-5 to 2019-6`]);
  const [position] = readOutline(text).positions;
  expect(text.slice(position?.company?.start, position?.company?.end)).toBe(`Lumora${gap}Pumps${gap}Ltd`);
});

test("a text with single blanks keeps its columns", () => {
  expect(withSingleBlanks(`${CV}\nEngineer  Acme`).offsets).toBeNull();
});
