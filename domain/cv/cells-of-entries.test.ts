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
