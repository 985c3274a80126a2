import { expect, test } from "vitest";
import { isTitleInside, isWholeTitle } from "./whole-titles.ts";

test.each([
  ["hardware lead", true],
  ["growth marketing lead", true],
  ["took the lead", false],
  ["lead", false],
  ["2/O", true],
  ["Jr. 3/E, bulk carrier", true],
  ["S/Sgt. (Traffic)", true],
  ["Det., Robbery", true],
  ["Cst. 4th Class", true],
  ["Det Norske Lumora", false],
])("%s is a title: %s", (text, expected) => {
  expect(isWholeTitle(text)).toBe(expected);
});

test.each([
  ["2014 – 2016   Kanzler, Universität Okra", true],
  ["2014: Univ.-Ass., Universität Okra", true],
  ["Lumora AG, Ltd. OA", true],
  ["Lumora AG, Leeds, SHO", true],
  ["Lumora AG — SHO (2014–2016)", true],
  ["Lumora AG, Kanzler, 2014 – 2016", true],
  ["Manaus, AM", false],
  ["2014 – 2016   Lumora AG", false],
])("a whole title is inside %s: %s", (text, expected) => {
  expect(isTitleInside(text)).toBe(expected);
});
