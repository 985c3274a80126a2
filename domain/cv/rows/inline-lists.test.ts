import { expect, test } from "vitest";
import { splitInlineLists } from "./inline-lists.ts";
import { readRows } from "./rows.ts";

const split = (line: string) => splitInlineLists(readRows(line)).map(({ text }) => text);

test.each([
  ["Planner, Vantelo, 2011 – 2014; Lead Planner, Lumora Tools, since 2014."],
  ["BSc Physics, Lumora College, 2011 | MSc Physics, Lumora University, 2013 | Abitur, Vantelo-Gymnasium"],
])("each entry of a line has a row: %s", (line) => {
  expect(split(line)).toEqual(line.replace(/\.$/, "").split(/; | \| /));
});

test.each([
  ["Planner | Vantelo | 2011 – 2014"],
  ["MSc Physics; Lumora University; 2014 – 2016"],
  ["Lumora Tools, Umbrick; 2011 – 2012, 2013 – 2014"],
])("the parts of one entry stay: %s", (line) => {
  expect(split(line)).toEqual([line]);
});
