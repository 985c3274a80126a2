import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

test.each([
  ["Jo Muster hat 2021 Lumora gegründet.", "de"],
  ["Jo Muster leitet seit 2021 die Lumora GmbH.", "de"],
  ["Jo Muster steht seit 2021 an der Spitze von Lumora.", "de"],
  ["Jo Muster baut seit 2021 Lumora auf.", "de"],
  ["Jo Exemple est à la tête de Lumora depuis 2021.", "fr"],
  ["Jo Exemple pilote Lumora depuis 2021.", "fr"],
  ["Jo Ejemplo lidera Lumora desde 2021.", "es"],
  ["Jo Ejemplo lanzó Lumora en 2021.", "es"],
  ["Jo Esempio guida Lumora dal 2021.", "it"],
  ["Nel 2021 Jo Esempio ha creato Lumora.", "it"],
  ["Jo Esempio è a capo di Lumora dal 2021.", "it"],
  ["Jo Voorbeeld richtte in 2021 Lumora op.", "nl"],
  ["Jo Voorbeeld heeft in 2021 Lumora opgericht.", "nl"],
  ["Jo Voorbeeld runt sinds 2021 Lumora.", "nl"],
  ["Jo Exemplo fundou a Lumora em 2021.", "pt"],
  ["Desde 2021 Jo Exemplo está à frente da Lumora.", "pt"],
  ["Jo Example has run Lumora since 2021.", "en"],
] as const)("the founder or leader of a company has a position there: %s", (sentence, language) => {
  const before = {
    de: "Zuvor war sie von 2014 bis 2020 Einkäuferin bei Umbra. Sie studierte Chemie an der Universität Carrow.",
    fr: "Auparavant, elle a été acheteuse chez Umbra de 2014 à 2020. Elle a étudié la chimie à l'Université de Carrow.",
    es: "Antes fue compradora en Umbra de 2014 a 2020. Estudió Química en la Universidad de Carrow.",
    it: "In precedenza è stata buyer presso Umbra dal 2014 al 2020. Ha studiato Chimica all'Università di Carrow.",
    nl: "Daarvoor was ze van 2014 tot 2020 inkoper bij Umbra. Ze studeerde scheikunde aan de Universiteit Carrow.",
    pt: "Antes, foi compradora na Umbra de 2014 a 2020. Estudou Química na Universidade de Carrow.",
    en: "Before that, she was a buyer at Umbra from 2014 to 2020. She studied chemistry at the University of Carrow.",
  }[language];
  const found = positionsOf(`${sentence} ${before}`);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^(?:–|capo) @ Lumora(?: GmbH)?, 2021 to (?:present|\?)$/);
  expect(found[1]).toMatch(/@ Umbra, 2014 to 2020$/);
  expect(educationsOf(`${sentence} ${before}`)).toHaveLength(1);
});

test.each([
  "Lumora hat sie im Juni 2021 mit eigenem Geld gegründet.",
  "Sie leitet seit 2021 die Gemäldesammlung und führt Lumora.",
])("other nouns beside the verb are no companies: %s", (sentence) => {
  const text = `Jo Muster war von 2014 bis 2020 Einkäuferin bei Umbra. ${sentence}`;
  expect(positionsOf(text).filter((one) => !/@ (?:Umbra|Lumora),/.test(one))).toEqual([]);
});
