import { expect, test } from "vitest";
import { isSizeAlone } from "./sizes.ts";

test.each([
  ["180 salariés", true],
  ["ca. 500 Mitarbeiter", true],
  ["1'200 employees", true],
  ["2,0 Md€ CA", true],
  ["35 Mio. € Umsatz", true],
  ["85 000 €", true],
  ["2.1k", true],
  ["3M", false],
  ["1000 Lumens", false],
  ["500 People Ltd", false],
])("%s is a size alone: %s", (text, expected) => {
  expect(isSizeAlone(text)).toBe(expected);
});
