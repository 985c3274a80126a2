import { expect, test } from "vitest";
import { educationsOf, lines } from "./outline.test-support.ts";

test.each([
  ["a degree at a school that no word gives away", ["DPT at Umbra A&V, 2012"], ["DPT @ Umbra A&V, ? to 2012"]],
  [
    "a degree in brackets behind its school",
    ["Lumora College (BSc Physics), 2015", "", "William & Vantelo (M.Ed.), 2012"],
    ["BSc Physics @ Lumora College, ? to 2015", "M.Ed @ William & Vantelo, ? to 2012"],
  ],
  [
    "no school before a degree in brackets",
    ["Physics (BSc), Lumora University, 2015"],
    ["Physics (BSc) @ Lumora University, ? to 2015"],
  ],
  [
    "two degrees, each with its school on one line",
    ["LLM, UMB Lumen", "", "Diploma of Nursing, Vantelo Academy"],
    ["LLM @ UMB Lumen, ? to ?", "Diploma of Nursing @ Vantelo Academy, ? to ?"],
  ],
  [
    "the diploma of a province",
    ["Ontario Secondary School Diploma, Lumora Collegiate Institute, 2012"],
    ["Ontario Secondary School Diploma @ Lumora Collegiate Institute, ? to 2012"],
  ],
  [
    "a school and its town without a comma",
    ["Lumora University Fort Umbra, NC 2012", "Bachelor of Science"],
    ["Bachelor of Science @ Lumora University, ? to 2012"],
  ],
  ["a short name alone", ["GED", "Ivy Tech", "2011"], ["GED @ Ivy Tech, ? to 2011"]],
])("%s", (_name, rows, wanted) => {
  expect(educationsOf(lines("EDUCATION", "", ...rows))).toEqual(wanted);
});
