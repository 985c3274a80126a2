import { describe, expect, test } from "vitest";
import { educationsOf, lines } from "./outline.test-support.ts";

const read = (...rows: readonly string[]) =>
  educationsOf(lines("EDUCATION", ...rows, "", "MBA, Umbra University, 2019"));
const expected = (education: string) => [education, "MBA @ Umbra University, ? to 2019"];

test("the name of a place in that of an examination is no school", () => {
  expect(read("Lumora Institution", "Singapore-Cambridge GCE A Level", "2015")).toEqual(
    expected("Singapore-Cambridge GCE A Level @ Lumora Institution, ? to 2015"),
  );
});

describe("a kind of school beside its name", () => {
  test.each([
    ["Liceo scientifico", "Liceo Lumora"],
    ["Polytechnic", "Lumora College"],
    ["CSEC", "Lumora College"],
    ["Polytechnic Diploma", "Lumora College"],
    ["Diploma di liceo classico", "Istituto Lumora"],
    ["High School Diploma", "Lumora High School"],
    ["Middelbare school", "Lumora College"],
  ])("%s", (kind, school) => {
    const education = expected(`${kind} @ ${school}, ? to 2015`);
    expect(read(`${kind}, ${school}, 2015`)).toEqual(education);
    expect(read(kind, school, "2015")).toEqual(education);
  });

  test.each(["Escola Secundária de Lumora", "Instituto de Educación Secundaria Lumora", "Escuela Secundaria Lumora"])(
    "a school, and no degree: %s",
    (school) => {
      expect(read("12º ano", school, "2015")).toEqual(expected(`12º ano @ ${school}, ? to 2015`));
    },
  );
});

test.each([
  "Kolej Lumora Negeri",
  "SMK Lumora",
  "SMKN 1 Lumora",
  "Politeknik Lumora",
  "SMA Negeri 1 Lumora",
  "SMP N 2 Lumora",
  "Coleg Lumora",
  "WIFI Lumstadt",
  "Berufsbildende Schulen Lumstadt",
  "CBTIS 225",
  "Esc. Prim. Lumora",
  "I.E. San Lumoro",
  "K.V. No. 2",
])("a word that says in other countries what a school is: %s", (school) => {
  expect(read(school, "Diploma in Physics", "2015")).toEqual(expected(`Diploma in Physics @ ${school}, ? to 2015`));
});

test("levels of schools before their names are labels", () => {
  const text = lines(
    "ESTUDIOS",
    "PRIMARIA:       Esc. Prim. Lumora (1996-2002)",
    "SECUNDARIA:     Secundaria Técnica No. 27 (2002-2005)",
    "PREPARATORIA:   CBTIS 225 (2005-2008) Técnico en Contabilidad",
  );
  expect(educationsOf(text)).toEqual([
    "– @ Esc. Prim. Lumora, 1996 to 2002",
    "– @ Secundaria Técnica No. 27, 2002 to 2005",
    "Técnico en Contabilidad @ CBTIS 225, 2005 to 2008",
  ]);
});

test.each(["Matriculation, Life Science", "SPM", "Highers", "H.S."])("an examination: %s", (degree) => {
  expect(read("Kolej Lumora", degree, "2015")).toEqual(expected(`${degree} @ Kolej Lumora, ? to 2015`));
});

describe("a degree that a title or no word begins", () => {
  test.each([
    ["Ingeniero en Sistemas Computacionales, Universidad Lumora, 2015", "Ingeniero en Sistemas Computacionales"],
    ["Técnico em Administração, Universidad Lumora, 2015", "Técnico em Administração"],
    ["Diplôme d'État d'infirmier, Universidad Lumora, 2015", "Diplôme d'État d'infirmier"],
    ["BE - ECE, Universidad Lumora, 2015", "BE - ECE"],
    ["dipl. Techniker HF, Universidad Lumora, 2015", "dipl. Techniker HF"],
    ["Coding Bootcamp (Universidad Lumora), 2015", "Coding Bootcamp"],
    ["Titre professionnel Développeur web, Universidad Lumora, 2015", "Titre professionnel Développeur web"],
    ["E.S.O. | Universidad Lumora | 2015", "E.S.O."],
    ["WASSCE - Universidad Lumora, 2015", "WASSCE"],
    ["10 + 2, Universidad Lumora, 2015", "10 + 2"],
  ])("%s", (line, degree) => {
    expect(read(line)).toEqual(expected(`${degree} @ Universidad Lumora, ? to 2015`));
  });

  test("a name in brackets that spells out the one before them", () => {
    expect(read("LIT (Lumora Institute of Technology)", "BSc Physics", "2015")).toEqual(
      expected("BSc Physics @ LIT (Lumora Institute of Technology), ? to 2015"),
    );
  });

  test("a degree of a school with its subjects behind a comma", () => {
    expect(read("Kiryat Lumora", "High School Diploma, Physics and Electronics", "2015")).toEqual(
      expected("High School Diploma, Physics and Electronics @ Kiryat Lumora, ? to 2015"),
    );
  });
});

describe("remarks below an education", () => {
  test.each([
    "Cijfer: 8",
    "Scriptie: Innovatie",
    "Profiel: Economie en Maatschappij",
    "Diploma behaald",
    "Tesi in finanza aziendale",
    "Voto: 95/100",
    "Trabajo fin de máster sobre riesgo de crédito",
    "Beca de excelencia académica",
    "Project: Design of a solar dryer",
    "School topper in Mathematics",
    "Leistungskurse: Mathematik und Physik",
    "Dissertação sobre risco de crédito",
  ])("%s", (remark) => {
    const text = ["BSc Physics, Lumora College, 2015", remark, "Abitur, Umbra-Gymnasium, 2012", remark];
    expect(educationsOf(lines("EDUCATION", ...text))).toEqual([
      "BSc Physics @ Lumora College, ? to 2015",
      "Abitur @ Umbra-Gymnasium, ? to 2012",
    ]);
  });
});

test.each([
  ["Classe Préparatoire aux Grandes Ecoles, Lycée Umbra", "Classe Préparatoire aux Grandes Ecoles @ Lycée Umbra"],
  ["Classe Préparatoire aux Grandes Écoles\nMPSI - MP", "Classe Préparatoire aux Grandes Écoles @ –"],
  ["Classes Préparatoires aux Grandes Écoles (CPGE)", "Classes Préparatoires aux Grandes Écoles (CPGE) @ –"],
])("what prepares for schools is a degree: %s", (row, education) => {
  const text = lines("FORMATION", `2008 - 2011 ${row}`, "2011 - 2014 Master Informatique, Université Lumora");
  expect(educationsOf(text)[0]).toBe(`${education}, 2008 to 2011`);
});

test.each([
  "Honoursprogramma “Umbra Colleges”",
  "Executive Program “School for Leaders”",
  "Winter School on Umbra College",
])("a program with the word of a school, beside the school: %s", (program) => {
  const text = lines("EDUCATION", `2019 - 2021 ${program}, Lumora University`, "2018 BSc Physics, Vantelo University");
  expect(educationsOf(text)[0]).toBe(`${program} @ Lumora University, 2019 to 2021`);
});

test.each([
  "2024 (exchange)  University of Umbra",
  "2024 (Erasmus semester) University of Umbra, Spain",
  "2024 (intercambio)  University of Umbra, España",
  "2024 (Austausch)  University of Umbra",
  "2024 (échange Erasmus)  University of Umbra",
])("no remark between the year and the school: %s", (exchange) => {
  const text = lines("Education", "2021 – 2025  BSc Physics, University of Leeds", exchange);
  expect(educationsOf(text)[1]).toBe("– @ University of Umbra, ? to 2024");
});

test.each([
  "Hebammenschule am Universitätsklinikum Umbra",
  "Medizinische Berufsfachschule am Klinikum Umbra",
  "Pflegeakademie am Krankenhaus Lumora",
])("a school beside a hospital, which is a part of its name: %s", (school) => {
  const text = lines("Ausbildung", `2006 – 2009 Ausbildung zur Hebamme, ${school}`, "2006 Abitur, Gymnasium Lumora");
  expect(educationsOf(text)[0]).toMatch(new RegExp(` @ ${school}, 2006 to 2009$`));
});
