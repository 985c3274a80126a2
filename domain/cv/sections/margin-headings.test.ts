import { describe, expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

const WANTED = [
  "Cashier @ Lumora Foods, 2015-1 to present",
  "Sales Clerk @ Vantelo Market, 2012-5 to 2014-12",
  "school Lumora University, 2012",
];

describe("a text whose headings are beside the first lines of their sections", () => {
  test.each([
    ["in capitals with a blank", "EDUCATION ", "WORK EXPERIENCE ", "SKILLS "],
    ["in capitals with a tab", "EDUCATION\t", "EXPERIENCE\t", "SKILLS\t"],
    ["in small letters with a gap", "Education      ", "Experience      ", "Skills      "],
    ["in small letters with a blank", "Education ", "Work Experience ", "Skills "],
    ["with a colon", "Education: ", "Employment History: ", "Skills: "],
    ["in German", "AUSBILDUNG\t", "BERUFSERFAHRUNG\t", "KENNTNISSE\t"],
    ["in French", "FORMATION\t", "EXPÉRIENCE PROFESSIONNELLE\t", "LANGUES\t"],
  ])("%s", (_name, education, work, skills) => {
    const text = lines(
      "Jo Example",
      "",
      `${education}Lumora University, Leeds`,
      "Bachelor of Science in Nursing, 2012",
      "",
      `${work}Cashier January 2015 - Present`,
      "Lumora Foods, Leeds",
      "- Served customers",
      "",
      "Sales Clerk May 2012 - December 2014",
      "Vantelo Market, Leeds",
      "",
      `${skills}Word, Excel`,
    );
    expect(outlineOf(text)).toEqual(WANTED);
  });
});

test("the first word of a title is no heading", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "EDUCATION COORDINATOR, Lumora Museum, 2015 - 2018",
    "- Taught classes",
    "",
    "Education Officer, Vantelo Zoo, 2012 - 2015",
  );
  expect(outlineOf(text)).toEqual([
    "EDUCATION COORDINATOR @ Lumora Museum, 2015 to 2018",
    "Education Officer @ Vantelo Zoo, 2012 to 2015",
  ]);
});
