import { expect, test } from "vitest";
import { isRomanceDegree, isRomanceSchool } from "./romance-studies.ts";

test.each([
  "BUT GEA",
  "M2 Finance",
  "DU de droit médical",
  "BP Boulanger",
  "Bac+2 Gestion",
  "Première année de médecine",
  "Titre professionnel Développeur web",
  "Diplomado en Gestión",
  "Educación superior",
  "Bacharel em Direito",
  "Ensino médio completo",
  "Licenza media",
  "Perito industriale",
])("%s is a degree", (text) => {
  expect(isRomanceDegree(text)).toBe(true);
});

test.each(["BP", "BP plc", "ESO", "But Lumora", "Du Lumora", "Butane Lumora", "Graduadora"])(
  "%s is no degree",
  (text) => {
    expect(isRomanceDegree(text)).toBe(false);
  },
);

test.each([
  ["Télécom Paris", true],
  ["Arts et Métiers", true],
  ["Centro de Formación Lumora", true],
  ["Télécom Lumora", false],
  ["Centrale d'achats", false],
])("%s is a school: %s", (text, isSchool) => {
  expect(isRomanceSchool(text)).toBe(isSchool);
});
