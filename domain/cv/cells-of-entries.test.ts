import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";
import { readSignals } from "./words/words.ts";

test("titles of several words behind a bar, and a full stop at the end of an entry with bars", () => {
  const text = lines(
    "EXPÉRIENCE PROFESSIONNELLE",
    "",
    "2019 - présent | Photographe | Clinique Lumora | Marseille | | Gestion des plannings et suivi des fournisseurs",
    "2016 - 2019 | Emploi étudiant | VANTELO | Villeurbanne | | Gestion des plannings et suivi des fournisseurs",
    "",
    "2014 - 2016",
    "Boucher | Celdis, Lyon.",
  );
  expect(positionsOf(text)).toEqual([
    "Photographe @ Clinique Lumora, 2019 to present",
    "Emploi étudiant @ VANTELO, 2016 to 2019",
    "Boucher @ Celdis, 2014 to 2016",
  ]);
});

test.each([
  ["Secretaría de Educación", 0],
  ["SECRETARÍA DE SALUD", 0],
  ["Secretaria Municipal de Saúde", 0],
  ["Secretaria de Dirección", 2],
  ["Secretaria", 2],
])("%s has the title %d", (text, title) => {
  expect(readSignals(text).title).toBe(title);
});

test.each([
  ["tabs", "Lumora Foods\t2014 - 2016\tQuality Inspector", "Quality Inspector @ Lumora Foods, 2014 to 2016"],
  ["blanks", "Lumora Foods     06/2014 - 07/2016    Clerk", "Clerk @ Lumora Foods, 2014-6 to 2016-7"],
  ["brackets", "Clerk\t(2014 - 2016)\tLumora Foods", "Clerk @ Lumora Foods, 2014 to 2016"],
  ["an open range", "Lumora GmbH\tseit 07/2016\tBackstubenleiter", "Backstubenleiter @ Lumora GmbH, 2016-7 to present"],
  ["a town", "Lumora Foods\t2016 - 2018\tPune\tClerk", "Clerk @ Lumora Foods, 2016 to 2018"],
])("dates in a cell between the names, with %s", (_what, line, position) => {
  expect(positionsOf(lines("Experience", line))).toEqual([position]);
});

test("a figure in a cell behind years is no entry", () => {
  const text = lines("Experience", "Engineer, Acme Ltd, 2010 - 2012", "Sales\t2010 - 2012\tgrew by 20%");
  expect(positionsOf(text)).toEqual(["Engineer @ Acme Ltd, 2010 to 2012"]);
});
