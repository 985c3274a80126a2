import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("entries as items of a list, with their company and dates below the first line", () => {
  const text = lines(
    "Experience",
    "",
    "- Engineer",
    "  Acme",
    "  May 2016 - present | Leeds",
    "  - Built pumps for three towns",
    "- Analyst",
    "  Lumen",
    "  2014 - 2016",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"]);
});

test("an item with a single date among those with ranges is an entry", () => {
  const text = lines(
    "AUSBILDUNG",
    "",
    "• Universität Carrow",
    "  M.A. Kommunikationswissenschaft",
    "2015 – 2017",
    "",
    "• Universität Unterfeld",
    "  B.A. Germanistik",
    "2012 – 2015",
    "",
    "• Umbra-Gymnasium Unterfeld",
    "  Abitur",
    "2011",
  );
  expect(educationsOf(text).at(-1)).toBe("Abitur @ Umbra-Gymnasium Unterfeld, ? to 2011");
});
