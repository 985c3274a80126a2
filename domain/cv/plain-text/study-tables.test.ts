import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

const EXPECTED = [
  "B.Tech (Civil) @ Lumora College of Engineering, ? to 2012",
  "HSC @ Vantelo Junior College, ? to 2008",
];

test.each([
  [
    "the university behind the college",
    [
      "Degree Institute Board/University Year Percentage",
      "B.Tech (Civil) Lumora College of Engineering Ashdale University 2012 65%",
      "HSC Vantelo Junior College State Board 2008 71%",
    ],
  ],
  [
    "the university before the college, and lines that go on",
    [
      "Course University/Board Institute Year of Passing Percentage (%)",
      "B.Tech (Civil) LKTU Lumora College",
      "of Engineering,",
      "Ashdale",
      "2012 74",
      "HSC CBSE Vantelo Junior",
      "College",
      "2008 72.2",
    ],
  ],
  [
    "a head of many lines",
    [
      "EXAMINATION INSTITUTE BOARD/",
      "UNIVERSITY",
      "MARKS",
      "OBTAINED",
      "YEAR OF",
      "PASSING",
      "B.Tech",
      "(Civil)",
      "Lumora College",
      "of Engineering",
      "W.L.U.T. 7.23",
      "(D.G.P.A.)",
      "2012",
      "HSC Vantelo Junior",
      "College",
      "W.L.C.H.S.E. 66.70% 2008",
    ],
  ],
  [
    "numbers",
    [
      "Sl. No. Name of Examination Name of School/College Board/University Year Division",
      "1. B.Tech (Civil) Lumora College of Engineering, Pune Ashdale University 2012 1st",
      "2. HSC Vantelo Junior College CBSE 2008 2nd Class",
    ],
  ],
  [
    "the year first",
    [
      "Year Degree School/College Percentage",
      "2012 B.Tech (Civil) Lumora College of Engineering, Pune 62%",
      "2008 HSC Vantelo Junior College 70%",
    ],
  ],
])("tables with %s are read", (_form, rows) => {
  expect(educationsOf(lines("EDUCATION", ...rows, "EXPERIENCE", "Engineer, Acme Ltd, 2013 - 2014"))).toEqual(EXPECTED);
});

test.each([
  ["B.Tech Mechanical Lumora University, Pune 2012 6.73", "B.Tech Mechanical @ Lumora University, ? to 2012"],
  ["High School U.P. Board Allahabad 2007 1st", "High School @ U.P. Board, ? to 2007"],
  ["Intermediate Vantelo Inter College 2009 61%", "Intermediate @ Vantelo Inter College, ? to 2009"],
  [
    "H.S.C Computer and\nMathematics Lumora Hr. Sec School,\nMelur 2009 83",
    "H.S.C Computer and Mathematics @ Lumora Hr. Sec School, ? to 2009",
  ],
  ["HIGHER\nSECONDARY\nLUMORA’S HIGH\nSCHOOL 2005 66.70%", "HIGHER SECONDARY @ LUMORA’S HIGH SCHOOL, ? to 2005"],
  [
    "Post Graduate Diploma in Management Lumora Institute 2014-2016 7.8",
    "Post Graduate Diploma in Management @ Lumora Institute, 2014 to 2016",
  ],
])("the record %j below the head of a table is read", (record, expected) => {
  const head = "Qualification School / College / University Year of\nCompletion\nPercentage/\nCGPA";
  expect(educationsOf(lines("EDUCATION", head, record, "EXPERIENCE", "Engineer, Acme Ltd, 2016 - 2017"))).toEqual([
    expected,
  ]);
});

test("a kind of school in a cell of its own is the degree", () => {
  expect(educationsOf(lines("EDUCATION", "High School | Lumora Inter College | 2012"))).toEqual([
    "High School @ Lumora Inter College, ? to 2012",
  ]);
});
