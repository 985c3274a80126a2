import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("a school with its place", () => {
  test.each([
    ["University of Nairobi Calgary, AB", "University of Nairobi"],
    ["Everest College Las Vegas, NV", "Everest College"],
    ["University of Texas at Austin, Boston, MA", "University of Texas at Austin"],
    ["Friedrich-Wilhelms-Universität Bonn, Germany", "Friedrich-Wilhelms-Universität Bonn"],
    ["University of Massachusetts Lowell, MA", "University of Massachusetts Lowell"],
    ["Universiteit Umbra (KU Leuven), Belgium", "Universiteit Umbra (KU Leuven)"],
  ])("%s", (line, school) => {
    expect(educationsOf(lines("EDUCATION", line, "B.A. in English, June 2013"))).toEqual([
      `B.A. in English @ ${school}, ? to 2013-6`,
    ]);
  });
});

test.each([
  ["Completed B.Com from Lumora College in the year 2013.", "B.Com @ Lumora College, ? to 2013"],
  [
    "GED - University of Illinois at Urbana-Champaign (2014)",
    "GED @ University of Illinois at Urbana-Champaign, ? to 2014",
  ],
  ["Lumora College, Master of Science, Finance, 2014", "Master of Science, Finance @ Lumora College, ? to 2014"],
  ["BSc Computer Science - UC Berkeley (2018)", "BSc Computer Science @ UC Berkeley, ? to 2018"],
  ["Penn State | MBA | 2011", "MBA @ Penn State, ? to 2011"],
  ["BSc Mathematics (First), University of Lumora, 2011", "BSc Mathematics @ University of Lumora, ? to 2011"],
  ["BA History (Upper Second), University of Lumora, 2011", "BA History @ University of Lumora, ? to 2011"],
  ["Master en Bases de Datos - LUMA – Curso cerrado (2025)", "Master en Bases de Datos @ LUMA, ? to 2025"],
  [
    "Engineering Degree in Physics — Optics — LUMEN, Derby, United Kingdom Sep 2014 – Jun 2017",
    "Engineering Degree in Physics — Optics @ LUMEN, 2014-9 to 2017-6",
  ],
  ["Completed BA in History from Lumora University with 72% in 2014", "BA in History @ Lumora University, ? to 2014"],
  ["MCA from Lumora College with an aggregate of 65% in 2014.", "MCA @ Lumora College, ? to 2014"],
  ["MCA (2014) from Lumora College securing first class", "MCA @ Lumora College, ? to 2014"],
  ["MCA from Lumora College in the year of 2014 with 68%.", "MCA @ Lumora College, ? to 2014"],
  [
    "I hold a Master's degree in Physics from Lumora University (2014)",
    "Master's degree in Physics @ Lumora University, ? to 2014",
  ],
  ["Graduated from Lumora College in 2014 with a B.A. in History", "B.A. in History @ Lumora College, ? to 2014"],
  ["2010 HBO Verpleegkunde aan Hogeschool Lumora", "HBO Verpleegkunde @ Hogeschool Lumora, ? to 2010"],
  ["2010 Ensino Médio na Escola Estadual Lumora", "Ensino Médio @ Escola Estadual Lumora, ? to 2010"],
  ["2014-2015 Lumora University-Faculty of Economics", "– @ Lumora University, 2014 to 2015"],
  ["2002 - 2008 Städt. Lumora-Realschule, München", "– @ Städt. Lumora-Realschule, 2002 to 2008"],
  ["2014 - LUMO, Diploma of Nursing", "Diploma of Nursing @ LUMO, ? to 2014"],
])("an education on one line: %s", (line, education) => {
  expect(educationsOf(lines("EDUCATION", line))).toEqual([education]);
});

test("a school that no word gives away is above its degree, as the section begins", () => {
  const text = lines(
    "EDUCATION",
    "Ridgewood",
    "Bachelor of Commerce, Graduated May 2020",
    "University of Lisbon",
    "Certificate in Project Management",
    "2017",
  );
  expect(educationsOf(text)).toEqual([
    "Bachelor of Commerce @ Ridgewood, ? to 2020-5",
    "Certificate in Project Management @ University of Lisbon, ? to 2017",
  ]);
});

test("a campus after 'at' is no employer", () => {
  const text = lines("EXPERIENCE", "Lecturer, University of Illinois at Urbana-Champaign, 2014 - 2018");
  expect(positionsOf(text)).toEqual(["Lecturer @ University of Illinois at Urbana-Champaign, 2014 to 2018"]);
});

test("the letters of a school before a colon and a course", () => {
  const text = lines(
    "EDUCATION",
    "MSc Physics, Umbra University, 1998 – 1999",
    "LMD, Lausanne: High Performance Leadership, 2013",
  );
  expect(educationsOf(text)[1]).toBe("High Performance Leadership @ LMD, ? to 2013");
});

test.each([
  [
    "2020 Doctorat, Université de Lumora. « Feuilletages ». Garant : B. Exemple",
    "Doctorat @ Université de Lumora, ? to 2020",
  ],
  [
    "2020 Promotion, Universität Lumora. „Der stumme Chor“. Betreuer: Prof. Muster",
    "Promotion @ Universität Lumora, ? to 2020",
  ],
  [
    '2020 PhD, Physics, University of Lumora. "The choir". Advisor: J. Example',
    "PhD, Physics @ University of Lumora, ? to 2020",
  ],
])("the school before the title of a thesis: %j", (line, expected) => {
  expect(educationsOf(lines("EDUCATION", line, "2012 MSc Physics, University of Umbra"))[0]).toBe(expected);
});

test.each([
  ["1996 - 2003: RSG Magister Lumora, Sneek, havo", "havo @ RSG Magister Lumora, 1996 to 2003"],
  ["2003 - 2005: ROC Umbra, Leeuwarden, mbo Techniek", "mbo Techniek @ ROC Umbra, 2003 to 2005"],
  ["1996 - 2003: Ysgol Gyfun Lumora, A levels in Biology", "A levels in Biology @ Ysgol Gyfun Lumora, 1996 to 2003"],
])("kinds of schools in letters: %j", (line, expected) => {
  expect(educationsOf(lines("EDUCATION", line, "2007 - 2009: MSc Physics, University of Umbra"))[0]).toBe(expected);
});

test.each(["Fellow of the Institute of Pumps (FIP)   2003", "Member of the Chartered Institute of Pumps   2003"])(
  "%j is no education",
  (line) => {
    expect(educationsOf(lines("EDUCATION", line, "MSc Physics, University of Umbra   1998 – 1999"))).toEqual([
      "MSc Physics @ University of Umbra, 1998 to 1999",
    ]);
  },
);

test.each(["Upper Second Class Honours:", "Lower Second-Class Honours (2:2)", "First Class", "Distinction"])(
  "the class of a degree is no degree: %s",
  (grade) => {
    expect(educationsOf(lines("EDUCATION", `BSc Physics, Umbra University – ${grade}    2014 – 2017`))).toEqual([
      "BSc Physics @ Umbra University, 2014 to 2017",
    ]);
  },
);

test.each([
  ["PhD – Otto Lumora University Bonn, Germany | 2015", "PhD @ Otto Lumora University Bonn, ? to 2015"],
  ["PhD – Umbra University Leeds, UK | 2015", "PhD @ Umbra University, ? to 2015"],
  ["Board Examination in Surgery – Part 1 | 2015", "Board Examination in Surgery @ –, ? to 2015"],
])("what stands behind a degree: %s", (line, expected) => {
  const text = lines("EDUCATION", line, "BSc Physics, Okra College, 2012");
  expect(educationsOf(text)).toEqual([expected, "BSc Physics @ Okra College, ? to 2012"]);
});

test.each([
  ["Verfahrenstechnik, Bachelor of Science", "Verfahrenstechnik, Bachelor of Science"],
  ["Pumpen- und Verfahrenstechnik, M.Sc.", "Pumpen- und Verfahrenstechnik, M.Sc."],
  ["Master of Business Administration - MBA", "Master of Business Administration - MBA"],
  ["Master of Business Administration - MBA, Finance", "Master of Business Administration - MBA, Finance"],
  ["Master in Data Science - LUM, Derby", "Master in Data Science"],
])("a degree below its school: %s", (line, degree) => {
  const text = lines("Education", "", "2020 – 2023", "Technische Universität Umbra", line);
  expect(educationsOf(text)).toEqual([`${degree} @ Technische Universität Umbra, 2020 to 2023`]);
});
