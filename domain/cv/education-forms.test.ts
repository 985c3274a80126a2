import { describe, expect, test } from "vitest";
import { educationsOf, lines } from "./outline.test-support.ts";

const read = (...rows: readonly string[]) => educationsOf(lines("EDUCATION", ...rows));

describe("a degree and a school without a separator", () => {
  test.each([
    [
      "Lumora University of Technology Master of Science 2005 - 2007",
      "Master of Science @ Lumora University of Technology",
    ],
    [
      "Bachelor of Science in Physics Lumora University 2005 - 2007",
      "Bachelor of Science in Physics @ Lumora University",
    ],
    ["BSc Computer Science University of Bath 2005 - 2007", "BSc Computer Science @ University of Bath"],
    ["Bac S Lycée Fermat 2005 - 2007", "Bac S @ Lycée Fermat"],
    ["MSc Physics (Lumora College, 2005 - 2007)", "MSc Physics @ Lumora College"],
    ["Lumora University (B.S. Physics, 2005 - 2007)", "B.S. Physics @ Lumora University"],
  ])("%s", (line, education) => {
    expect(read(line)).toEqual([`${education}, 2005 to 2007`]);
  });
});

describe("a school without what its line says of it", () => {
  test.each([
    ["Lumora University Department of Arts, BA History, 2006", "BA History @ Lumora University"],
    ["University of Bath's Department of History, BA History, 2006", "BA History @ University of Bath"],
    ["BA History, Lumora University (Expected completion: June 2006)", "BA History @ Lumora University"],
  ])("%s", (line, education) => {
    expect(read(line)).toEqual([expect.stringContaining(`${education}, `)]);
  });
});

describe("a school with its campus or short name", () => {
  test.each([
    "University of Wisconsin - Madison",
    "University of California: Berkeley",
    "California State University, Fullerton",
    "Lumora Institute of Arts – LIA",
  ])("%s", (school) => {
    expect(read(school, "BA History", "2006")).toEqual([`BA History @ ${school}, ? to 2006`]);
  });
});

describe("a degree without its grade and contents", () => {
  test.each([
    ["BSc Physics        GPA: 3.56/4.0", "BSc Physics"],
    ["BSc Physics with a minor in Art", "BSc Physics"],
    ["Graduated with a B.Sc. in Physics, focusing on optics in the years of study", "B.Sc. in Physics"],
    ["* Abschluss: Mittlere Reife mit Note 2", "Mittlere Reife"],
    ["BA – Linguistics", "BA – Linguistics"],
    ["Bachelor of Applied Sciences: Physics", "Bachelor of Applied Sciences: Physics"],
    ["Physics: Cumulative GPA: 3.9 - Summa Cum Laude", "Physics"],
    ["Candidat au master Mathématiques, vision. 45 ECTS validés", "master Mathématiques, vision"],
  ])("%s", (line, degree) => {
    expect(read("Lumora University, 2010 - 2013", line)).toEqual([`${degree} @ Lumora University, 2010 to 2013`]);
  });
});

test("a date at which a study is expected to end is of the entry above", () => {
  expect(
    read("Master of Physics  March 2024 – Current", "Lumora University (Expected completion: October 2025), Bath"),
  ).toEqual(["Master of Physics @ Lumora University, 2024-3 to ?"]);
});

test("several degrees below one school", () => {
  const text = [
    "University of Utah, Salt Lake City, UT",
    "PhD, Physics, 2014",
    "M.S., Physics, 2010",
    "Lumora University",
    "B.A., Physics, 2006",
  ];
  expect(read(...text)).toEqual([
    "PhD, Physics @ University of Utah, ? to 2014",
    "M.S., Physics @ University of Utah, ? to 2010",
    "B.A., Physics @ Lumora University, ? to 2006",
  ]);
});

test.each([
  ["Licence d'informatique à l'ENS de Lyon", "Licence d'informatique @ ENS de Lyon"],
  ["Master d'informatique de l'ENS de Lyon", "Master d'informatique @ ENS de Lyon"],
  ["Doctorat en physique à l'université Lumora : « Les ondes »", "Doctorat en physique @ université Lumora"],
])("a school behind a French article: %s", (line, education) => {
  expect(read("02/2014 - 12/2016", line, "Directeurs : Jean Durand (Lumora), Marie Blanc (Umbra)")).toEqual([
    `${education}, 2014-2 to 2016-12`,
  ]);
});

test("fields are no school", () => {
  expect(read("Abitur", "Kunstgeschichte, Philosophie, Geschichte", "2010")).toEqual([expect.stringContaining("@ –")]);
});

test("a year behind an opening quotation mark", () => {
  expect(read("Lumora University: MAY ‘15", "BA - Linguistics")).toEqual([
    "BA - Linguistics @ Lumora University, ? to 2015-5",
  ]);
});

test("the head of a table is no degree", () => {
  expect(read("Degree Major    Institution           Graduation Year", "BSc Physics, Lumora University, 2018")).toEqual(
    ["BSc Physics @ Lumora University, ? to 2018"],
  );
});
