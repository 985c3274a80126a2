import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";
import { withJoinedCapitals } from "./small-capitals.ts";

const CV = lines(
  "Jo Example",
  "E XPERIENCE",
  "S OFTWARE E NGINEER",
  "Lumora Ltd",
  "2016 – 2019",
  "E DUCATION",
  "MSc Physics, Umbra University, 2015",
);

test("words in small capitals, whose first letter stands apart", () => {
  expect(outlineOf(CV)).toEqual(["SOFTWARE ENGINEER @ Lumora Ltd, 2016 to 2019", "school Umbra University, 2015"]);
});

test.each([
  ["one line", lines("Jo Example", "E DUCATION", "Vitamin D RESEARCH")],
  ["lines that are no headings", lines("Jo Example", "A LEVELS", "B TECHNOLOGY", "Vitamin D RESEARCH")],
])("%s in such letters changes nothing", (_name, text) => {
  expect(withJoinedCapitals(text).offsets).toBeNull();
});
