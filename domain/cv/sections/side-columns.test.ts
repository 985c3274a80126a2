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
