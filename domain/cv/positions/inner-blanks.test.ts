import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const POSITIONS = ["Engineer @ Lumora, 2016-5 to present", "Sales Manager @ Vantelo, 2014 to 2016"];

test.each([
  ["the company above it", ["Lumora", "", "Engineer"], ["Vantelo", "", "Sales Manager"]],
  ["the title above it", ["Engineer", "", "Lumora"], ["Sales Manager", "", "Vantelo GmbH"]],
  ["a place below the dates", ["Lumora", "", "Engineer"], ["Vantelo", "", "Sales Manager"], "Unterdorf"],
])("a blank line inside an entry, with %s", (_name, first, second, place = "Leeds, United Kingdom") => {
  const text = lines(
    "Experience",
    "",
    ...first,
    "May 2016 - present",
    place,
    "- Built pumps for three towns",
    "",
    ...second,
    "2014 - 2016",
    "- Sold pumps to three towns",
  );
  expect(positionsOf(text).map((position) => position.replace(" GmbH", ""))).toEqual(POSITIONS);
});

test("a blank line below the dates and the title", () => {
  const text = lines("Experience", "", "2016 - 2018", "Engineer", "", "Lumora GmbH", "", "2014 - 2016", "Analyst", "");
  expect(positionsOf(lines(text, "Vantelo AG"))).toEqual([
    "Engineer @ Lumora GmbH, 2016 to 2018",
    "Analyst @ Vantelo AG, 2014 to 2016",
  ]);
});

test("a heading above a whole entry stays apart", () => {
  const text = lines("Experience", "", "Permanent work", "", "Engineer | Lumora", "2016 - 2018", "- Built pumps");
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2016 to 2018"]);
});
