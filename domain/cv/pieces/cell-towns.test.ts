import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("a cell holds the town of a company, or nothing", () => {
  const text = lines(
    "EXPERIENCE",
    "Employer | Position | Country | From | To",
    "Lumora Ltd. | Technician | | 05/2018 | Present",
    "Vantelo Corp. – San Umbrado | Crew | Qatar | 02/2010 | 02/2012",
    "Umbra – Manila | Helper | | 02/2008 | 01/2010",
  );
  expect(positionsOf(text)).toEqual([
    "Technician @ Lumora Ltd., 2018-5 to present",
    "Crew @ Vantelo Corp., 2010-2 to 2012-2",
    "Helper @ Umbra, 2008-2 to 2010-1",
  ]);
});

test.each([
  ["LEVEL", "College", "High School"],
  ["Stufe", "Studium", "Gymnasium"],
  ["Niveau", "Université", "Lycée"],
])("the column %s names no school", (level, first, second) => {
  const text = lines(
    "EDUCATION",
    `${level}\tSCHOOL\tCOURSE\tYEAR GRADUATED`,
    `${first}\tLumora College of Trades\tBSc Physics\t2010`,
    `${second}\tUmbra High School – Manila\t\t2005`,
  );
  expect(educationsOf(text)).toEqual([
    "BSc Physics @ Lumora College of Trades, ? to 2010",
    "– @ Umbra High School, ? to 2005",
  ]);
});
