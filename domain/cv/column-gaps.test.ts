import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test("three blanks separate the names of an entry", () => {
  const text = lines("Experience", "", "Engineer   Acme   May 2016 - present", "Analyst   Lumen   2014 - 2016");
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"]);
});

test("three blanks separate nothing where a page has them between any words", () => {
  const text = lines(
    "Education",
    "",
    "BSc   Physics, 2014 - 2016",
    "University   of   Lumora",
    "Wrote  a   thesis  on  the   pumps   of  three   towns",
  );
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumora, 2014 to 2016"]);
});
