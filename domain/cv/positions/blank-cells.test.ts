import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "below a head",
    ["Period Position Company"],
    (date: string, title: string, company: string) => `${date} ${title} ${company}`,
  ],
  ["with dates first", [], (date: string, title: string, company: string) => `${date} ${title} ${company}`],
  ["with companies first", [], (date: string, title: string, company: string) => `${company} ${title} ${date}`],
])("the cells of a table, %s, between which only blanks are left", (_name, head, write) => {
  const text = lines(
    "Work experience",
    ...head,
    write("06/2019 – Present", "Senior Product Manager", "Lumora Pumps"),
    write("2016 – 2019", "Engineer", "Vantelo"),
    write("03/2014 – 05/2016", "Analyst", "Umbra Ltd"),
    "Education",
    "MSc Physics, Umbra University, 2013",
  );
  expect(positionsOf(text)).toEqual([
    "Senior Product Manager @ Lumora Pumps, 2019-6 to present",
    "Engineer @ Vantelo, 2016 to 2019",
    "Analyst @ Umbra Ltd, 2014-3 to 2016-5",
  ]);
});

test("titles with their functions and subjects", () => {
  const text = lines(
    "Work experience",
    "2019 – 2021 Head of Sales Vantelo",
    "2016 – 2019 Engineer II Lumora",
    "2012 – 2016 Vice President Finance Umbra Ltd",
    "Education",
    "MSc Physics, Umbra University, 2013",
  );
  expect(positionsOf(text)).toEqual([
    "Head of Sales @ Vantelo, 2019 to 2021",
    "Engineer II @ Lumora, 2016 to 2019",
    "Vice President Finance @ Umbra Ltd, 2012 to 2016",
  ]);
});

test("a title with a name in it, below its company", () => {
  const text = lines(
    "Work experience",
    "Lumora GmbH, Leeds",
    "2016 – 2019 Plant Manager Northfield",
    "Vantelo Pumps, Kiel",
    "2012 – 2016 Plant Manager Southfield",
    "Education",
    "MSc Physics, Umbra University, 2011",
  );
  expect(positionsOf(text)).toEqual([
    "Plant Manager Northfield @ Lumora GmbH, 2016 to 2019",
    "Plant Manager Southfield @ Vantelo Pumps, 2012 to 2016",
  ]);
});

test("the head of a table with wide gaps, beside which no column is", () => {
  const row = (...cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(28))
      .join("")
      .trimEnd();
  const text = lines(
    "WORK EXPERIENCE",
    row("Period", "Position", "Company"),
    row("2019 – Present", "Product Manager", "Lumora Pumps"),
    row("2016 – 2019", "Engineer", "Vantelo"),
    row("2014 – 2016", "Analyst", "Umbra"),
    "EDUCATION",
    row("Year", "Degree", "Institution"),
    row("2013", "MSc Physics", "Umbra University"),
    row("2011", "BSc Physics", "Lumora University"),
    "SKILLS",
    "Excel",
  );
  expect(positionsOf(text)).toEqual([
    "Product Manager @ Lumora Pumps, 2019 to present",
    "Engineer @ Vantelo, 2016 to 2019",
    "Analyst @ Umbra, 2014 to 2016",
  ]);
});

test("names in brackets are no cells", () => {
  const text = lines(
    "Work experience",
    "2019 – 2021 Lumora GmbH (Senior Product Manager)",
    "2016 – 2019 Vantelo GmbH (Junior Store Clerk)",
    "2012 – 2016 Umbra GmbH (Software Engineer)",
  );
  expect(positionsOf(text)).toEqual([
    "Senior Product Manager @ Lumora GmbH, 2019 to 2021",
    "Junior Store Clerk @ Vantelo GmbH, 2016 to 2019",
    "Software Engineer @ Umbra GmbH, 2012 to 2016",
  ]);
});
