import { expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

const EXPECTED = ["B.Tech @ Lumora College of Engineering, ? to 2012", "HSC @ Usher Junior College, ? to 2008"];

test.each([
  [
    "verbs behind the degree",
    [
      "• B.Tech passed from Lumora College of Engineering, Pune in the year 2012.",
      "• HSC completed from Usher Junior College, Pune in 2008.",
    ],
  ],
  [
    "the university that a college is affiliated to",
    [
      "B.Tech from Lumora College of Engineering, affiliated to Usher University, 2012",
      "HSC from Usher Junior College (recognized by State Board), 2008",
    ],
  ],
  [
    "fields with a college and its university",
    [
      "Degree: B.Tech",
      "College: Lumora College of Engineering",
      "University: Ashdale University",
      "Year of Passing: 2012",
      "",
      "Degree: HSC",
      "College: Usher Junior College",
      "University: State Board",
      "Year of Passing: 2008",
    ],
  ],
  [
    "a cell a line, with a college and its university",
    [
      "B.Tech",
      "Lumora College of Engineering",
      "Ashdale University",
      "2012",
      "62.4%",
      "HSC",
      "Usher Junior College",
      "State Board",
      "2008",
      "71%",
    ],
  ],
  [
    "the head of a form of a job site",
    [
      "Exam Title\tConcentration/Major\tInstitute\tResult\tPas.Year",
      "B.Tech\tCivil\tLumora College of Engineering\tFirst class\t2012",
      "HSC\tScience\tUsher Junior College\tGPA 4.2\t2008",
    ],
  ],
  [
    "headings of one education inside the section",
    [
      "B.Tech",
      "Lumora College of Engineering",
      "2012",
      "Course:",
      "- Structures",
      "",
      "HSC",
      "Usher Junior College",
      "2008",
      "Course:",
      "- Physics",
    ],
  ],
])("%s are read", (_form, entries) => {
  expect(educationsOf(lines("EDUCATION", ...entries, "", "EXPERIENCE", "Engineer, Acme, 2013 - 2014"))).toEqual(
    EXPECTED,
  );
});

test.each([
  [
    "numbers without dates",
    [
      "1.)Currently B.Tech in Civil Engineering at Lumora College of Engineering",
      "2.)12th from Usher Public School ,Pune",
    ],
    ["B.Tech in Civil Engineering @ Lumora College of Engineering, ? to ?", "12th @ Usher Public School, ? to ?"],
  ],
  [
    "certificates of schools",
    [
      "Higher Secondary School Certificate (HSC)",
      "Usher College | 2014",
      "",
      "Senior School Certificate Examination, Lumora College, 2013",
      "",
      "Primary School Certificate (PSC)",
      "Ashdale Primary School",
    ],
    [
      "Higher Secondary School Certificate (HSC) @ Usher College, ? to 2014",
      "Senior School Certificate Examination @ Lumora College, ? to 2013",
      "Primary School Certificate (PSC) @ Ashdale Primary School, ? to ?",
    ],
  ],
  [
    "the level of a school before its name",
    ["Secondary - Usher National High School, Manila - 2008", "Elementary - Ashdale Elementary School, Manila - 2004"],
    ["Secondary @ Usher National High School, ? to 2008", "Elementary @ Ashdale Elementary School, ? to 2004"],
  ],
])("%s are read", (_form, entries, expected) => {
  expect(educationsOf(lines("EDUCATION", ...entries, "", "EXPERIENCE", "Engineer, Acme, 2013 - 2014"))).toEqual(
    expected,
  );
});

test.each([
  ["EDUCATIONAL HISTORY", "EMPLOYMENT HISTORY WITH DATES"],
  ["Educational Attainment", "Work Expirence"],
  ["INSTITUTIONS ATTENDED WITH DATES", "Work Experience in Detail"],
  ["ACADEMIC QULIFICATION", "PROFESSIONAL CHRONICLE"],
  ["Riwayat Pendidikan", "Pengalaman Kerja"],
])("the headings %s and %s are read", (studies, work) => {
  const text = lines(
    studies,
    "B.Tech",
    "Lumora College of Engineering",
    "2008 - 2012",
    work,
    "Site Engineer",
    "Lumora Builders Ltd",
    "2012 - 2015",
  );
  expect(outlineOf(text)).toEqual([
    "Site Engineer @ Lumora Builders Ltd, 2012 to 2015",
    "school Lumora College of Engineering, 2012",
  ]);
});

test.each([
  ["Lumora Apps. Inc, 39 Sct. Usher St. Quezon City 1103", "Lumora Apps. Inc"],
  ["LUMORA IT SOLUTIONS.", "LUMORA IT SOLUTIONS"],
])("a company in the line %j is read", (line, company) => {
  expect(
    outlineOf(lines("EXPERIENCE", "2019-04 - 2019-05\tWeb Developer", line, "2017-01 - 2018-05\tTrainee", "Acme Ltd")),
  ).toContain(`Web Developer @ ${company}, 2019-4 to 2019-5`);
});

test.each([
  ["HSC from Maharashtra Board, 78.50%, 2009", "HSC @ Maharashtra Board, ? to 2009"],
  ["Intermediate from C.B.S.E. Board 2009", "Intermediate @ C.B.S.E. Board, ? to 2009"],
  ["10th from BSEB, Patna in 2008", "10th @ BSEB, ? to 2008"],
  ["10+2 with 65% from H.P. Board in 2010", "10+2 @ H.P. Board, ? to 2010"],
  ["Graduation: B.Com from Usher University in 2010", "B.Com @ Usher University, ? to 2010"],
  [
    "College: Usher University\nCourse: BS Information Technology\nYear Graduated: 2012",
    "BS Information Technology @ Usher University, ? to 2012",
  ],
])("the education %j is read", (text, expected) => {
  expect(educationsOf(lines("EDUCATION", text, "", "EXPERIENCE", "Engineer, Acme Ltd, 2013 - 2014"))).toEqual([
    expected,
  ]);
});

const COLLEGES = ["B.E. @ Lumora College of Engineering, ? to 2014", "HSC @ Usher Junior College, ? to 2010"];

test.each([
  [
    "fields with the university first",
    [
      "University : Ashdale University",
      "Examination : B.E.",
      "% : 72.4",
      "Institute Name : Lumora College of Engineering",
      "Passing Year : 2014",
      "",
      "University : State Board",
      "Examination : HSC",
      "% : 68",
      "Institute Name : Usher Junior College",
      "Passing Year : 2010",
    ],
  ],
  [
    "fields below their degree, which has no label",
    [
      "B.E.",
      "Passing Year: 2014",
      "Institute: Lumora College of Engineering",
      "University: Ashdale University",
      "",
      "HSC",
      "Group: Science",
      "Passing Year: 2010",
      "Institute: Usher Junior College",
      "Board: State Board",
    ],
  ],
  [
    "fields without blank lines",
    [
      "Year of Passing\t2014",
      "Board/University\tAshdale University",
      "College\tLumora College of Engineering",
      "Degree\tB.E.",
      "Year of Passing\t2010",
      "Board/University\tState Board",
      "College\tUsher Junior College",
      "Degree\tHSC",
    ],
  ],
  [
    "a table with a column of boards before the one of colleges",
    [
      "S.No\tUniversity\tDegree/Course\tSchool/College\tSession\tDivision",
      "1\tAshdale University\tB.E.\tLumora College of Engineering\t2014\tFirst",
      "2\tState Board\tHSC\tUsher Junior College\t2010\tSecond",
    ],
  ],
  [
    "the cells of such a table, each on a line",
    [
      "Name of Board",
      "Passed Year",
      "Degree",
      "College/School",
      "Class Obtained",
      "Ashdale University",
      "2014",
      "B.E.",
      "Lumora College of Engineering",
      "First Division",
      "State Board",
      "2010",
      "HSC",
      "Usher Junior College",
      "First Division",
    ],
  ],
])("the college, and not the university, is the school in %s", (_form, rows) => {
  expect(educationsOf(lines("EDUCATION", ...rows, "", "EXPERIENCE", "Engineer, Acme Ltd, 2015 - 2016"))).toEqual(
    COLLEGES,
  );
});

test("what somebody did and where, in a table of studies", () => {
  const text = lines(
    "Ausbildung",
    "Zeitraum | Tätigkeit | Institution",
    "10/2016 – 09/2019 | Bachelor Informatik | Universität Lumora",
    "2008 – 2016 | Abitur | Umbra-Gymnasium",
    "2013 | Schüleraustausch | Lycée Vantelo",
  );
  expect(positionsOf(text)).toEqual([]);
  expect(educationsOf(text)).toEqual([
    "Bachelor Informatik @ Universität Lumora, 2016-10 to 2019-9",
    "Abitur @ Umbra-Gymnasium, 2008 to 2016",
    "Schüleraustausch @ Lycée Vantelo, ? to 2013",
  ]);
});
