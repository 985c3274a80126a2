import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";
import { withJoinedHeadings } from "./letter-spacing.ts";

test.each([
  ["two words", "L E G A L   E X P E R I E N C E", "LEGAL EXPERIENCE"],
  ["a word", "E D U C A T I O N ", "EDUCATION"],
  ["initials", "J. R. R. Example", "J. R. R. Example"],
])("joins the letters of a heading with %s, and keeps its length", (_name, line, wanted) => {
  expect(withJoinedHeadings(line)).toBe(wanted.padEnd(line.length));
});

test("a text whose headings have a blank after each letter", () => {
  const text = lines(
    "L E G A L   E X P E R I E N C E",
    "",
    "Senior Counsel",
    "Lumora Foods, Leeds",
    "March 2021 – Present",
    "",
    "E A R L I E R   E M P L O Y M E N T",
    "",
    "Barista, Vantelo Coffee Roasters, Leeds    2009 – 2012",
    "",
    "E D U C A T I O N",
    "",
    "Juris Doctor, Lumora University, 2015",
  );
  expect(outlineOf(text)).toEqual([
    "Senior Counsel @ Lumora Foods, 2021-3 to present",
    "Barista @ Vantelo Coffee Roasters, 2009 to 2012",
    "school Lumora University, 2015",
  ]);
});

test("a text without blank lines, with headings below short lines", () => {
  const text = lines(
    "Dr Jo Example",
    "0000-0000-0000",
    "Academic appointments",
    "2021–            Reader in Biology, University of Lumora",
    "2016–2021        Lecturer in Biology, University of Vantelo",
    "Industrial experience",
    "2008–2009        Research assistant, Brightquill, Leeds",
    "Education",
    "2004–2008        BSc Biology, Lumora College",
    "Grants",
    "Medal, 2020",
    "Talks",
    "Keynote, 2021",
  );
  expect(outlineOf(text)).toEqual([
    "Reader in Biology @ University of Lumora, 2021 to present",
    "Lecturer in Biology @ University of Vantelo, 2016 to 2021",
    "Research assistant @ Brightquill, 2008 to 2009",
    "school Lumora College, 2008",
  ]);
});

const SPACED_CV = lines(
  "Jo Example",
  "Experience",
  "Senior Engineer",
  "Lumora Pumps GmbH",
  "May 2016 – June 2019",
  "Analyst",
  "Vantelo",
  "2014 – 2016",
  "Education",
  "MSc Physics, Umbra University, 2013",
);
const wordsOf = (line: string) => line.split(" ");

test.each([
  [
    "two blanks between words",
    (line: string) =>
      wordsOf(line)
        .map((word) => word.split("").join(" "))
        .join("  "),
  ],
  [
    "narrow blanks in words",
    (line: string) =>
      wordsOf(line)
        .map((word) => word.split("").join("\u200a"))
        .join(" "),
  ],
  ["one blank everywhere", (line: string) => line.replaceAll(" ", "").split("").join(" ")],
])("a text with letters apart and %s", (_name, write) => {
  const text = SPACED_CV.split("\n").map(write).join("\n");
  expect(outlineOf(text)).toEqual([
    "Senior Engineer @ Lumora Pumps GmbH, 2016-5 to 2019-6",
    "Analyst @ Vantelo, 2014 to 2016",
    "school Umbra University, 2013",
  ]);
});

test("three titles with letters apart", () => {
  const text = lines(
    "EXPERIENCE",
    ...["Engineer", "Analyst", "Designer"].flatMap((title, index) => [
      title.split("").join(" "),
      `Lumora ${"ABC".charAt(index)}B Ltd`,
      `201${index} – 201${index + 1}`,
    ]),
  );
  expect(outlineOf(text)).toEqual([
    "Engineer @ Lumora AB Ltd, 2010 to 2011",
    "Analyst @ Lumora BB Ltd, 2011 to 2012",
    "Designer @ Lumora CB Ltd, 2012 to 2013",
  ]);
});

test("the last part of a line has its letters apart", () => {
  const apart = (line: string) =>
    line
      .split(" ")
      .map((word) => word.split("").join(" "))
      .join("  ");
  const text = lines(
    apart("EXPERIENCE"),
    `OCT 2023 - MAY 2025, LEEDS, UK  ${apart("Product Data Specialist")}`,
    apart("Lumora Group"),
    apart("Developed internal tools for data profiling"),
    apart("MAY 2018 - MAY 2022, LEEDS, UK Senior Consultant"),
    apart("Vantelo Finance"),
    apart("Supported the clients of the bank"),
  );
  expect(outlineOf(text)).toEqual([
    "Product Data Specialist @ Lumora Group, 2023-10 to 2025-5",
    "Senior Consultant @ Vantelo Finance, 2018-5 to 2022-5",
  ]);
});
