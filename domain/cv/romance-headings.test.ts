import { expect, test } from "vitest";
import { headingKind } from "./words/sections.ts";

test.each([
  ["Fonctions exercées", "experience"],
  ["Experiencia docente", "experience"],
  ["Posizione attuale", "experience"],
  ["Histórico profissional:", "experience"],
  ["Diplômes obtenus", "education"],
  ["Formación reglada", "education"],
  ["Formazione scolastica", "education"],
  ["Escolaridade", "education"],
  ["Formation continue", "other"],
  ["Informations complémentaires", "other"],
  ["Cursos y talleres", "other"],
  ["Dati anagrafici", "other"],
  ["Aperfeiçoamento pessoal e profissional", "other"],
  ["Competenze digitali", "skills"],
  ["Fonctions", null],
  ["Formation Lumora", null],
])("%s opens %s", (line, kind) => {
  expect(headingKind(line)).toBe(kind);
});
