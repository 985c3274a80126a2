import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("headings in small letters, of two sections at least", () => {
  const text = lines(
    "experience",
    "Engineer, Acme, 2014 - 2016",
    "",
    "education:",
    "BSc Physics, University of Lumora, 2010 - 2014",
    "",
    "languages",
    "Umbra, 2012 - 2014",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2014 to 2016"]);
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumora, 2010 to 2014"]);
});
