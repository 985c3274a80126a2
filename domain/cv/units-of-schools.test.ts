import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test.each([
  ["2010 - 2012 Licence, Faculté de droit, Université de Lumora", "Licence @ Université de Lumora, 2010 to 2012"],
  ["2010 - 2012 Licence - Faculté de droit - Université de Lumora", "Licence @ Université de Lumora, 2010 to 2012"],
  ["2010 - 2012 Licence, Université de Lumora – Faculté de droit", "Licence @ Université de Lumora, 2010 to 2012"],
  [
    "2010 - 2012 Laurea in Lettere, Università di Lumora, Facoltà di Lettere",
    "Laurea in Lettere @ Università di Lumora, 2010 to 2012",
  ],
  [
    "2010 - 2012 Classe préparatoire MP au Lycée Jean Lumora de Toulouse (31)",
    "Classe préparatoire MP @ Lycée Jean Lumora de Toulouse, 2010 to 2012",
  ],
  ["2010 - 2012 MA Law, University of Umbra (Lumora College)", "MA Law @ University of Umbra, 2010 to 2012"],
  [
    "2010 - 2012 DE d'éducateur spécialisé, Institut Lumora",
    "DE d'éducateur spécialisé @ Institut Lumora, 2010 to 2012",
  ],
  ["2012 Baccalauréat, Lycée de Lille", "Baccalauréat @ Lycée de Lille, ? to 2012"],
  ["2012 Bachillerato, Instituto Tecnológico de Burgos", "Bachillerato @ Instituto Tecnológico de Burgos, ? to 2012"],
])("%s", (line, education) => {
  expect(educationsOf(lines("FORMATION", "", line))).toEqual([education]);
});

test("two years at the beginning of a line, and the field of a title before its company", () => {
  const text = lines(
    "EXPERIENCIA",
    "",
    "Analista de Datos en Fintech - LUMORA",
    "2016 - 2019",
    "",
    "2014 y 2015   Camarero, Vantelo",
    "",
    "2013",
    "dos meses",
    "Celdis",
    "Cajera",
  );
  expect(positionsOf(text)).toEqual([
    "Analista de Datos en Fintech @ LUMORA, 2016 to 2019",
    "Camarero @ Vantelo, 2014 to 2015",
    "Cajera @ Celdis, 2013 to 2013",
  ]);
});

test.each([
  ["Experimental Optics, University of Lumora", "University of Lumora"],
  ["Physics, University of California, Davis", "University of California, Davis"],
  ["University of California, Davis", "University of California, Davis"],
  ["University of Michigan, USA", "University of Michigan"],
  ["Statistics, Lumora Institute of Technology, Leeds", "Lumora Institute of Technology"],
  ["Global Studies in Arts and Humanities, Lumora University", "Lumora University"],
  ["History of Art, Lumora College", "Lumora College"],
  ["Angewandte Informatik, Universität Lumora", "Universität Lumora"],
  ["Computer Science, LUMTEC", "LUMTEC"],
  ["Technische Mechanik, TU Lumora", "TU Lumora"],
  ["Physique des particules, Université de Lumora", "Université de Lumora"],
  ["Biología molecular, Universidad de Lumora", "Universidad de Lumora"],
  ["Research Centre for Optics, Lumora University", "Lumora University"],
  ["Lumora, Universität Unterfeld", "Lumora"],
])("the employer of %s", (line, company) => {
  const text = lines(
    "Experience",
    "",
    "Researcher (May 2016 - present)",
    line,
    "",
    "Clerk (2014 - 2015)",
    "Vantelo Inc.",
  );
  expect(positionsOf(text)[0]).toBe(`Researcher @ ${company}, 2016-5 to present`);
});

test("an institute of an adjective is a part of the university behind it, and a school with a name is not", () => {
  const work = lines("Berufserfahrung", "2010 – 2012 Hilfskraft, Chemisches Institut, Universität Lumora");
  expect(positionsOf(work)).toEqual(["Hilfskraft @ Universität Lumora, 2010 to 2012"]);
  const studies = lines("EDUCATION", "THE VANTEL SCHOOL, UNIVERSITY OF LUMORA", "MBA, 2017 – 2019");
  expect(educationsOf(studies)).toEqual(["MBA @ THE VANTEL SCHOOL, UNIVERSITY OF LUMORA, 2017 to 2019"]);
});

test.each(["ERASMUS", "Exchange"])("'%s' before a dash is no part of the school", (exchange) => {
  const text = lines("EDUCATION", `${exchange} – Lumora University`, "2013 – 2014", "", "MBA, Umbra University, 2019");
  expect(educationsOf(text)[0]).toBe(`${exchange} @ Lumora University, 2013 to 2014`);
});
