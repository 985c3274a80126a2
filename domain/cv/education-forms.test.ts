import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

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
    [
      "MSc in Linguistics with a focus on Sounds University College Lumora 2005 - 2007",
      "MSc in Linguistics with a focus on Sounds @ University College Lumora",
    ],
    ["MA, Englisch, Physik Université de Lumora 2005 - 2007", "MA, Englisch, Physik @ Université de Lumora"],
    ["Bac S Lycée Fermat 2005 - 2007", "Bac S @ Lycée Fermat"],
    ["MSc Physics (Lumora College, 2005 - 2007)", "MSc Physics @ Lumora College"],
    ["Lumora University (B.S. Physics, 2005 - 2007)", "B.S. Physics @ Lumora University"],
  ])("%s", (line, education) => {
    expect(read(line)).toEqual([`${education}, 2005 to 2007`]);
  });
});

test("a link behind a degree, and the address of a school before its place", () => {
  const links = lines(
    "## Education",
    "- **MSc Valves**: Master of Science in Valves [Lumora University][10], 2007 - 2009",
  );
  expect(educationsOf(links)).toEqual(["MSc Valves @ Lumora University, 2007 to 2009"]);
  const address = ["LIT (Lumora Institute) - www.lit.example Leeds, UK", "MSc Valves   2007 - 2009"];
  expect(read(...address)).toEqual(["MSc Valves @ LIT (Lumora Institute), 2007 to 2009"]);
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
    ["BSc Physics        GPA: 3.2/4.0", "BSc Physics"],
    ["BSc Physics (OGPA 3.57)", "BSc Physics"],
    ["BSc Physics with a minor in Art", "BSc Physics"],
    ["Graduated with a B.Sc. in Physics, focusing on optics in the years of study", "B.Sc. in Physics"],
    ["* Abschluss: Mittlere Reife mit Note 3", "Mittlere Reife"],
    ["BA – Linguistics", "BA – Linguistics"],
    ["Bachelor of Applied Sciences: Physics", "Bachelor of Applied Sciences: Physics"],
    ["Physics: Cumulative GPA: 3.9 - Summa Cum Laude", "Physics"],
    ["Candidat au master Mathématiques, optique. 30 ECTS validés", "master Mathématiques, optique"],
  ])("%s", (line, degree) => {
    expect(read("Lumora University, 2010 - 2013", line)).toEqual([`${degree} @ Lumora University, 2010 to 2013`]);
  });
});

test("a date at which a study is expected to end is of the entry above", () => {
  expect(
    read("Master of Physics  March 2024 – Current", "Lumora University (Expected completion: June 2026), Bath"),
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
  ["Licence d'histoire à l'ENS de Rennes", "Licence d'histoire @ ENS de Rennes"],
  ["Master d'histoire de l'ENS de Rennes", "Master d'histoire @ ENS de Rennes"],
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

test("a school of a university with both of their names", () => {
  expect(read("Lumora School of Art, Umbra University", "BA History", "2006")).toEqual([
    "BA History @ Lumora School of Art, Umbra University, ? to 2006",
  ]);
});

test("a school in a table's column of places", () => {
  const text = lines(
    "## Education",
    "| **Dates** | **Degree** | **Place** |",
    "| --- | --- | --- |",
    "| 2000 – 2006 | Abitur | Umbra-Gymnasium, Kiel |",
  );
  expect(educationsOf(text)).toEqual(["Abitur @ Umbra-Gymnasium, 2000 to 2006"]);
});

test("list items that end in a full stop", () => {
  expect(read("- Bachelor Physique, CESI Nantes - 2018-2019.", "- BTS Optique (Verres) - 2016-2018.")).toEqual([
    "Bachelor Physique @ CESI Nantes, 2018 to 2019",
    "BTS Optique (Verres) @ –, 2016 to 2018",
  ]);
});

test("two blanks as the separator of a line", () => {
  expect(
    read("Lumora School of Art, Umbra University  MBA + MPH  Toledo, OH", "Umbra College  BA in History  Leeds"),
  ).toEqual(["MBA + MPH @ Lumora School of Art, Umbra University, ? to ?", "BA in History @ Umbra College, ? to ?"]);
});

test("a bare degree and its subject before the school", () => {
  expect(read("- Master 2 — Histoire de l'art, Université Lumora, Sénégal · 2017")).toEqual([
    "Master 2 — Histoire de l'art @ Université Lumora, ? to 2017",
  ]);
});

test("a school in bold before a full stop", () => {
  const text = lines(
    "### FORMATION",
    "",
    "2016 **Lumora Online School**. Cours en ligne sur les réseaux.",
    "2017 **Umbra Online School**. Cours de dessin.",
  );
  expect(educationsOf(text)).toEqual([
    "Cours en ligne sur les réseaux @ Lumora Online School, ? to 2016",
    "Cours de dessin @ Umbra Online School, ? to 2017",
  ]);
});

test("a contents list with a town after a hyphen is no page of Indeed", () => {
  const entries = [
    "DUT Physique, IUT de Saint-Malo (35)",
    "",
    "2017 - 2019",
    "",
    "Bachelor of Science, Lumora University, Bath (UK)",
    "",
    "2019 - 2020",
  ];
  expect(
    educationsOf(
      lines("CONTENTS", entries[0] ?? "", "EXPERIENCE", "Engineer, Acme GmbH, 2020 - 2021", "EDUCATION", ...entries),
    ),
  ).toEqual([
    "DUT Physique @ IUT de Saint-Malo, 2017 to 2019",
    "Bachelor of Science @ Lumora University, 2019 to 2020",
  ]);
});

test("a school, its dates and its degrees, each between blank lines", () => {
  const text = lines(
    "## Schulischer Werdegang",
    "### Universität Lumora",
    "",
    "#### 10.2014–01.2018",
    "",
    "**M.Sc. Physik**  ",
    "Abschluss am 12.03.2016, Note 1,4",
    "",
    "#### 10.2011–10.2014",
    "",
    "**B.Sc. Physik**",
    "",
    "### Umbra-Gymnasium",
    "",
    "#### 09.2002–05.2011",
    "",
    "Abitur",
  );
  expect(educationsOf(text)).toEqual([
    "M.Sc. Physik @ Universität Lumora, 2014-10 to 2018-1",
    "B.Sc. Physik @ Universität Lumora, 2011-10 to 2014-10",
    "Abitur @ Umbra-Gymnasium, 2002-9 to 2011-5",
  ]);
});

describe("a school without a word of schools, behind its degree", () => {
  test.each([
    [
      ["MSc in Physics - Umbra University ('92-'93)", "MA Philosophy (2:1) - St Lumora ('87-'91)"],
      "MA Philosophy @ St Lumora, 1987 to 1991",
    ],
    [
      [
        "BSc Physics, Umbra University, 2018 - 2020",
        "Engineering Student – Software Engineering, LUMTEC, Rabat 2020 – 2023",
      ],
      "Engineering Student – Software Engineering @ LUMTEC, 2020 to 2023",
    ],
  ])("%s", (rows, education) => {
    expect(read(...rows).at(-1)).toBe(education);
  });
});

test("studies in a table of positions", () => {
  const text = lines(
    "## Tätigkeiten",
    "| Zeitraum | Organisation | Tätigkeit |",
    "| --- | --- | --- |",
    "| 04/2019 – 09/2021 | Universität Lumora | M. SC. Geology |",
    "| 03/2020 – 07/2022 | Acme GmbH | Java Entwickler |",
  );
  expect(educationsOf(text)).toEqual(["M. SC. Geology @ Universität Lumora, 2019-4 to 2021-9"]);
  expect(positionsOf(text)).toEqual(["Java Entwickler @ Acme GmbH, 2020-3 to 2022-7"]);
});

test.each([
  ["2008 – 2010 Ausbildung / Acme GmbH, Hamburg", "@ Acme GmbH, 2008 to 2010"],
  ["2008 – 2010 Ausbildung Elektroniker für Geräte, Umbra Präsidium Mitte", "Umbra Präsidium Mitte, 2008 to 2010"],
])("an apprenticeship among educations: %s", (line, position) => {
  const text = lines("AUSBILDUNG", line, "", "2000 – 2005 Umbra-Gymnasium, Kiel");
  expect(positionsOf(text)).toEqual([expect.stringContaining(position)]);
  expect(educationsOf(text)).toEqual(["– @ Umbra-Gymnasium, 2000 to 2005"]);
});

test("a Swiss town with its canton, a subject and a date of birth are no names", () => {
  expect(
    read(
      "Oberstufe Lumora, Uzwil SG",
      "1995 – 1998",
      "Abschluss: Diplom-Ingenieur",
      "Studiengang: Elektronik, Telekommunikation",
      "Date de naissance : 02/05/1979",
    ),
  ).toEqual(["Diplom-Ingenieur @ Oberstufe Lumora, 1995 to 1998"]);
});

test("a school whose name goes on in the next line", () => {
  expect(
    read("Bachelor of Science (B.Sc.) - Lumora", "University, Rochester, MI", "September 2016 - December 2019"),
  ).toEqual(["Bachelor of Science (B.Sc.) @ Lumora University, 2016-9 to 2019-12"]);
});

test.each([
  ["2000 Realschule des TGZ in Bremen", "Mittlere Reife", "Mittlere Reife @ Realschule des TGZ, ? to 2000"],
  ["Umbra-Gymnasium", "Abitur am 14.06.2009, Note 1,3", "Abitur @ Umbra-Gymnasium, ? to 2009-6"],
  [
    "Preparatory Classes (MP)",
    "Lumora Prep, Rabat 2021 – 2023",
    "Preparatory Classes (MP) @ Lumora Prep, 2021 to 2023",
  ],
  [
    "M.S. 2000    Oceanography, Umbra National University",
    "Dissertation: On waves",
    "M.S. @ Umbra National University, ? to 2000",
  ],
])("%s", (first, second, education) => {
  expect(read(first, second)).toEqual([education]);
});

test("a heading from the margin on the line of the first degree", () => {
  const text = lines(
    "Jo Example",
    "Education Doctor of Philosophy in Physics",
    "Lumora University, 1999",
    "Master of Science in Physics",
    "Umbra University, 1991",
  );
  expect(educationsOf(text)).toEqual([
    "Doctor of Philosophy in Physics @ Lumora University, ? to 1999",
    "Master of Science in Physics @ Umbra University, ? to 1991",
  ]);
});

test.each([
  [
    "Technische Universität Unterfeld",
    "Studium der Optik",
    "Abschluss: Diplom-Ingenieurin, Note 1,4",
    "Diplom-Ingenieurin",
  ],
  ["Studium der Optik, Technische Universität Unterfeld", "Abschluss: Diplom-Ingenieurin", null, "Diplom-Ingenieurin"],
  ["Diplomstudium Optik", "Technische Universität Unterfeld", "Abschluss: Diplom-Ingenieurin", "Diplomstudium Optik"],
  ["Technische Universität Unterfeld", "Studium Bau", "Abschluss: dipl. Bau-Ing. ETH (Note 5.3)", "dipl. Bau-Ing. ETH"],
])("%j, %j and %j are one education", (first, second, third, degree) => {
  const text = lines(
    "Ausbildung",
    `10/2007 – 12/2012  ${first}`,
    ...[second, third].flatMap((row) => (row === null ? [] : [`                   ${row}`])),
    "06/2007            Umbra-Gymnasium Unterfeld, Abitur",
  );
  expect(educationsOf(text)).toEqual([
    `${degree} @ Technische Universität Unterfeld, 2007-10 to 2012-12`,
    "Abitur @ Umbra-Gymnasium Unterfeld, ? to 2007-6",
  ]);
});

test.each(["dipl. Ing. ETH", "dipl. El.-Ing. ETH", "Dipl. Betriebsökonom FH", "dipl. Masch.-Ing. HTL"])(
  "the kind of the school in %j is a part of the degree",
  (degree) => {
    const text = lines("Ausbildung", "2000 – 2005   Schule Unterfeld, Usher", `              ${degree}`);
    expect(educationsOf(text)).toEqual([`${degree} @ Schule Unterfeld, 2000 to 2005`]);
  },
);

test.each([
  ["Lumora University CGPA: 3.72 / 4.00"],
  ["Lumora University Percentage: 72%"],
  ["Lumora University GPA 3.7"],
  ["Lumora University (Overall GPA: 3.7)"],
  ["Lumora University 72%"],
])("the school in %j has no grade", (line) => {
  expect(educationsOf(lines("EDUCATION", "BSc Physics, 2015", line))).toEqual([
    "BSc Physics @ Lumora University, ? to 2015",
  ]);
});

test("subjects and kinds of schools are degrees above the schools and their dates", () => {
  const text = lines(
    "EDUCATION",
    "• Civil Engineering",
    "Lumora College of Engineering & Technology ( 2012 - 2016 ) : 70.03 % ( Honours )",
    "• High School",
    "Vantelo Academy Senior Secondary School ( 2010 - 2012 ) : 70.40 %",
    "EXPERIENCE",
    "Engineer, Acme Ltd, 2016 - 2017",
  );
  expect(educationsOf(text)).toEqual([
    "Civil Engineering @ Lumora College of Engineering & Technology, 2012 to 2016",
    "High School @ Vantelo Academy Senior Secondary School, 2010 to 2012",
  ]);
});

test.each([
  ["Exchange year, Universidad de Carrow (DAAD)", "Universidad de Carrow"],
  ["MSc Physics, Carrow University (Fulbright)", "Carrow University"],
  ["BSc Physics, Carrow University / Universitas Carroviensis", "Carrow University / Universitas Carroviensis"],
  ["BSc Physics, Prifysgol Carrow – University of Umbra", "Prifysgol Carrow – University of Umbra"],
  ["MBA, Lumora School of Business, UC Umbra", "Lumora School of Business, UC Umbra"],
])("the school in %j is %j", (line, school) => {
  expect(read(`2003 – 2004  ${line}`).map((education) => education.replace(/^.* @ |, \?? ?\d{4} to .*/g, ""))).toEqual([
    school,
  ]);
});

test("a school goes on behind a comma in the next line of a narrow column", () => {
  expect(read("2011-2013", "MBA", "Lumora School of Business,", "University of Umbra")).toEqual([
    "MBA @ Lumora School of Business, University of Umbra, 2011 to 2013",
  ]);
});

test("what a page of LinkedIn says about activities is no school", () => {
  const rows = [
    "Carrow University",
    "Grado, Ingeniería",
    "2010 - 2014",
    "Actividades y grupos: delegado de escuela, tuna",
  ];
  expect(read(...rows.flatMap((row) => [row, row]))).toEqual(["Grado, Ingeniería @ Carrow University, 2010 to 2014"]);
});

test.each([
  [
    ["BSc Physics", "Graduated Year – 2016", "National Certificate in Optics", "Graduated Year- 2012"],
    ["BSc Physics @ –, ? to 2016", "National Certificate in Optics @ –, ? to 2012"],
  ],
  [["Lumora University", "MBA (In Progress) 2024"], ["MBA @ Lumora University, ? to 2024"]],
  [["Lumora University", "PhD Physics (unfinished) 2014"], ["PhD Physics @ Lumora University, ? to 2014"]],
  [["Universidad Lumora", "Ingeniero Civil (falta PFC) 2014"], ["Ingeniero Civil @ Universidad Lumora, ? to 2014"]],
  [["Universidad Lumora", "Ingeniero Civil (Titulado) 2014"], ["Ingeniero Civil @ Universidad Lumora, ? to 2014"]],
])("the state of the studies is no part of the degree in %j", (rows, educations) => {
  expect(educationsOf(lines("EDUCATION", ...rows, "EXPERIENCE", "Engineer, Acme Ltd, 2016 - 2017"))).toEqual(
    educations,
  );
});

test("dates and a degree, a blank line and a school", () => {
  const rows = [
    "2005-2011",
    "Terapia Umbra",
    "",
    "Instituto Lumora",
    "",
    "1999-2003",
    "Bombas",
    "",
    "Universidad Vantelo",
  ];
  expect(read("", ...rows)).toEqual([
    "Terapia Umbra @ Instituto Lumora, 2005 to 2011",
    "Bombas @ Universidad Vantelo, 1999 to 2003",
  ]);
});

test.each([
  [
    "Master of Science, Maschinenbau (Konstruktion, Fahrzeugbau)",
    "Master of Science, Maschinenbau (Konstruktion, Fahrzeugbau)",
  ],
  ["Baccalauréat S-SI (Sciences de l’ingénieur)", "Baccalauréat S-SI (Sciences de l’ingénieur)"],
  ["BSc (Computer Science and Physics)", "BSc (Computer Science and Physics)"],
  ["BSc Physics (Upper Second Class)", "BSc Physics"],
  ["BSc Physics (Leeds, York)", "BSc Physics"],
])("subjects in brackets are a part of the degree, and other remarks are none: %s", (row, degree) => {
  expect(read(`2010 - 2014 ${row}, Lumora University`)).toEqual([`${degree} @ Lumora University, 2010 to 2014`]);
});
