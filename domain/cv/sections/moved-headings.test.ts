import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const WORK = lines(
  "Engineer",
  "Acme, Leeds",
  "May 2016 – present",
  "• Built pumps for three towns",
  "",
  "Data Analyst",
  "Umbra, York",
  "2014 – 2016",
);
const STUDIES = lines("BSc Physics", "University of Lumen", "2011 – 2014");
const SKILLS = lines("Python", "Excel");

describe("headings away from what they are above", () => {
  test.each([
    ["all before it", lines("Jo Usher", "", "Experience", "Education", "Skills", "", WORK, "", STUDIES, "", SKILLS)],
    ["all behind it", lines("Jo Usher", "", WORK, "", STUDIES, "", SKILLS, "", "Experience", "Education", "Skills")],
    ["each below it", lines("Jo Usher", "", WORK, "Experience", "", STUDIES, "Education", "", SKILLS, "Skills")],
  ])("%s", (_name, text) => {
    expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Data Analyst @ Umbra, 2014 to 2016"]);
    expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumen, 2011 to 2014"]);
  });
});

test("the main column goes on below a short column of skills at the right", () => {
  const text = lines(
    "Jo Usher",
    "Experience                    jo@usher.example",
    "                              +49 555 0100",
    "Engineer                      Leeds",
    "Acme",
    "May 2016 – present            Skills",
    "• Built pumps                 Python",
    "                              Excel",
    "Data Analyst                  Drawing",
    "Umbra",
    "2014 – 2016",
    "",
    "Store Clerk",
    "Lumora",
    "2012 – 2014",
  );
  expect(positionsOf(text)).toEqual([
    "Engineer @ Acme, 2016-5 to present",
    "Data Analyst @ Umbra, 2014 to 2016",
    "Store Clerk @ Lumora, 2012 to 2014",
  ]);
});

test.each([
  ["Education", "Profile", "Work Experience"],
  ["Ausbildung", "Profil", "Berufserfahrung"],
  ["Formation", "Langues", "Expérience professionnelle"],
  ["Educación", "Idiomas", "Experiencia laboral"],
])("studies at the top, above their own heading: %s", (education, other, work) => {
  const text = lines(
    "Jo Usher",
    "jo@usher.example",
    "MSc Physics",
    "University of Lumen, Leeds | 2016",
    "BSc Chemistry",
    "Umbra College | 2011 – 2014",
    education,
    other,
    "Two short lines without a name",
    work,
    "Engineer",
    "Acme Ltd | May 2016 – present",
  );
  expect(educationsOf(text)).toEqual([
    "MSc Physics @ University of Lumen, ? to 2016",
    "BSc Chemistry @ Umbra College, 2011 to 2014",
  ]);
  expect(positionsOf(text)).toEqual(["Engineer @ Acme Ltd, 2016-5 to present"]);
});
