import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const WORK = ["Lumora Ltd, Leeds", "Engineer", "2014 – 2016", "• Built pumps", "", "Vantelo", "Analyst", "2012 – 2014"];
const STUDIES = ["MSc Applied Physics", "Umbra University", "2010 – 2012", "", "Okra High School", "2004 – 2010"];
const POSITIONS = ["Engineer @ Lumora Ltd, 2014 to 2016", "Analyst @ Vantelo, 2012 to 2014"];
const EDUCATIONS = ["MSc Applied Physics @ Umbra University, 2010 to 2012", "– @ Okra High School, 2004 to 2010"];

test.each([
  ["their heading is lost", ["EXPERIENCE", ...WORK, "", ...STUDIES]],
  ["no blank line is above them", ["EXPERIENCE", ...WORK, "• Read meters", ...STUDIES]],
  ["both headings are first", ["EXPERIENCE", "EDUCATION", ...WORK, "", ...STUDIES]],
  ["the headings are first, and so are the studies", ["EDUCATION", "EXPERIENCE", ...STUDIES, "", ...WORK]],
  ["the headings are first, and no blank line is below the studies", ["EDUCATION", "EXPERIENCE", ...STUDIES, ...WORK]],
  ["both headings are last", ["", ...WORK, "", ...STUDIES, "EXPERIENCE", "EDUCATION"]],
])("studies beside positions, where %s", (_name, rows) => {
  const text = lines("Jo Example", ...rows);
  expect(positionsOf(text)).toEqual(POSITIONS);
  expect(educationsOf(text)).toEqual(EDUCATIONS);
});

test("dates above the names", () => {
  const rows = [
    "2014 – 2016",
    "Engineer, Lumora Ltd",
    "• Built pumps",
    "",
    "2012 – 2014",
    "Executive MBA",
    "Umbra University",
  ];
  const text = lines("Jo Example", "EXPERIENCE", ...rows, "", "2010 – 2012", "BSc Mathematics", "Okra University");
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora Ltd, 2014 to 2016"]);
  expect(educationsOf(text)).toEqual([
    "Executive MBA @ Umbra University, 2012 to 2014",
    "BSc Mathematics @ Okra University, 2010 to 2012",
  ]);
});

test("a university is an employer beside a title", () => {
  const rows = [
    ...WORK,
    "",
    "Umbra University",
    "Tutor",
    "2010 – 2012",
    "",
    "Okra University",
    "Lab Assistant",
    "2009 – 2010",
  ];
  const text = lines("Jo Example", "EXPERIENCE", ...rows);
  expect(positionsOf(text)).toHaveLength(4);
  expect(educationsOf(text)).toEqual([]);
});

test("studies among the positions of a table stay where they are", () => {
  const text = lines(
    "Jo Example",
    "Beruflicher Werdegang",
    "09/2002 - 07/2006\tGrundschule Okra",
    "09/2006 - 07/2013\tLuitpold Gymnasium Umbra",
    "08/2014 - 08/2015\tAushilfe bei Vantelo",
    "10/2015 - 03/2016\tHochschule Lumora - Studium Mechatronik",
    "07/2017 -\tFahrer bei Okra",
    "Praktika",
    "09/2013\tZehnwöchige fachpraktische Ausbildung Lumora",
    "02/2014\tNeunwöchige fachpraktische Ausbildung Orvane",
  );
  expect(educationsOf(text).slice(0, 2)).toEqual([
    "– @ Grundschule Okra, 2002-9 to 2006-7",
    "– @ Luitpold Gymnasium Umbra, 2006-9 to 2013-7",
  ]);
});
