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
