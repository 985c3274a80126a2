import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "What is your role at the company and since when?",
    "Where have you worked before?",
    "What did you study? (degree, school, year)",
    "Why you?",
  ],
  [
    "¿Cuál es tu rol en la compañía y desde cuándo?",
    "Cuéntanos tus últimos trabajos (cargo, empresa, años):",
    "¿Estudios? (título, institución, año de grado)",
    "¿Por qué ustedes?",
  ],
  [
    "Wie sieht Ihr Werdegang aus?",
    "Wo haben Sie bisher gearbeitet?",
    "Was haben Sie wo studiert?",
    "Warum gerade Sie?",
  ],
  ["Quel est votre parcours ?", "Où avez-vous travaillé ?", "Quelles études avez-vous faites ?", "Pourquoi vous ?"],
])("questions are headings: '%s'", (role, work, studies, reason) => {
  const text = lines(
    "Form",
    "",
    role,
    "CEO and co-founder, Lumora, since March 2022",
    "",
    work,
    "- Head of Growth, Vantelo, 2019–2022",
    "- Analyst, Umbra & Company, Leeds, 2015 – 2018",
    "",
    studies,
    "- MBA, Lumenco Business School, 2018",
    "",
    reason,
    "Kim led the lab of Acme, and I can sell. We have known each other since 2009.",
  );
  expect(positionsOf(text)).toEqual([
    "CEO and co-founder @ Lumora, 2022-3 to present",
    "Head of Growth @ Vantelo, 2019 to 2022",
    "Analyst @ Umbra & Company, 2015 to 2018",
  ]);
  expect(educationsOf(text)).toEqual(["MBA @ Lumenco Business School, ? to 2018"]);
});
