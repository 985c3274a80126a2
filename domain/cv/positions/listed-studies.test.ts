import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

const read = (line: string, school: string) =>
  outlineOf(lines("Experience", "", `Clerk, Vantelo Inc., 2014 - 2016`, `${line}, ${school}, 2010 - 2014`)).slice(1);

test.each([
  "Student",
  "Student Informatica",
  "Studentin der Informatik",
  "Étudiant",
  "Undergraduate Student",
  "Estudiante de Derecho",
])("a %s among the work has a school", (line) => {
  expect(read(line, "Lumora University")).toEqual(["school Lumora University, 2014"]);
});

test.each([
  "Student Assistant",
  "PhD Student",
  "Student Ambassador",
  "Studentische Hilfskraft",
  "Studentenjob Webshop",
])("a %s works", (line) => {
  expect(read(line, "Lumora University")).toEqual([`${line} @ Lumora University, 2010 to 2014`]);
});

test("a student at a company works", () => {
  expect(read("Student", "Lumora GmbH")).toEqual(["Student @ Lumora GmbH, 2010 to 2014"]);
});
