import { expect, test } from "vitest";
import { positionsOf } from "../outline.test-support.ts";

const PORTRAITS = {
  es: (sentence: string) =>
    `Jo Ejemplo es directora general de Umbra desde 2014. ${sentence} Estudió Química en la Universidad de Carrow.`,
  it: (sentence: string) =>
    `Jo Esempio è direttrice generale di Umbra dal 2014. ${sentence} Ha studiato Chimica all'Università di Carrow.`,
  pt: (sentence: string) =>
    `Jo Exemplo é diretora da Umbra desde 2014. ${sentence} Estudou Química na Universidade de Carrow.`,
  fr: (sentence: string) =>
    `Jo Exemple est directrice générale d'Umbra depuis 2014. ${sentence} Elle a étudié la chimie à l'Université de Carrow.`,
};

test.each([
  ["es", "Fichó por Lumora en 2001 como auditora.", "auditora @ Lumora, 2001 to ?"],
  ["es", "Se unió a Lumora en 2001 como auditora.", "auditora @ Lumora, 2001 to ?"],
  ["es", "Llegó a Lumora en 2001 como auditora.", "auditora @ Lumora, 2001 to ?"],
  ["es", "Fue nombrada auditora de Lumora en 2001.", "auditora @ Lumora, 2001 to ?"],
  ["it", "Ha iniziato in Lumora come revisore nel 2001.", "revisore @ Lumora, 2001 to ?"],
  ["it", "Inizia la carriera in Lumora come revisore.", "revisore @ Lumora, ? to ?"],
  ["it", "Nel 2001 entrò alla Lumora come revisore.", "revisore @ Lumora, 2001 to ?"],
  ["it", "Passò quindi alla Lumora come revisore nel 2001.", "revisore @ Lumora, 2001 to ?"],
  ["it", "Approda in Lumora nel 2001 come revisore.", "revisore @ Lumora, 2001 to ?"],
  ["it", "Muove i primi passi in Lumora come revisore.", "revisore @ Lumora, ? to ?"],
  ["it", "Ha ricoperto il ruolo di revisore in Lumora fino al 2005.", "revisore @ Lumora, ? to 2005"],
  ["pt", "Passou para a Lumora em 2001 como auditora.", "auditora @ Lumora, 2001 to ?"],
  ["pt", "De 2001 a 2005 foi auditora na Lumora.", "auditora @ Lumora, 2001 to 2005"],
  ["pt", "Atuou como auditora na Lumora de 2001 a 2005.", "auditora @ Lumora, 2001 to 2005"],
  ["pt", "Juntou-se à Lumora em 2001 como auditora.", "auditora @ Lumora, 2001 to ?"],
  ["fr", "Elle rejoint en 2001 le groupe Lumora comme auditrice.", "auditrice @ Lumora, 2001 to ?"],
] as const)("%s: %s", (language, sentence, position) => {
  const found = positionsOf(PORTRAITS[language](sentence));
  expect(found).toContain(position);
  expect(found).toHaveLength(2);
});

test.each([
  [
    "Jo Example was an auditor at Vantelo. She joined the Lumora group in 1995 as a controller.",
    "controller @ Lumora, 1995 to ?",
  ],
  [
    "Apolline Exemple débute chez Vantelo comme auditrice. Elle rejoint le groupe Lumora en 1995 comme contrôleuse.",
    "contrôleuse @ Lumora, 1995 to ?",
  ],
])("a group with its name is not the employer before: %s", (text, position) => {
  const [first, second] = positionsOf(text);
  expect(first).toMatch(/@ Vantelo, \? to \?$/);
  expect(second).toBe(position);
});

test.each([
  ["At Lumora she was a controller (2001-2005) and finance director (2005-2009).", "en"],
  ["At Lumora she was a controller from 2001 to 2005 and a finance director from 2005 to 2009.", "en"],
  ["En Lumora fue analista (2001-2005) y directora financiera (2005-2009).", "es"],
  ["En 2001 se incorporó a Lumora como analista y llegó a directora financiera en 2005.", "es"],
  ["Entró en Lumora en 2001 como analista y en 2005 pasó a ser directora financiera.", "es"],
  ["In Lumora è stata controller (2001-2005) e direttrice finanziaria (2005-2009).", "it"],
  ["È entrata in Lumora nel 2001 come controller e nel 2005 è diventata direttrice finanziaria.", "it"],
  ["Elle rejoint Lumora en 2001 où elle occupe les fonctions de contrôleuse puis de directrice financière.", "fr"],
] as const)("two titles at one company: %s", (sentence, language) => {
  const portraits = {
    ...PORTRAITS,
    en: (told: string) =>
      `Jo Example has been managing director of Umbra since 2014. ${told} She studied chemistry at the University of Carrow.`,
  };
  const found = positionsOf(portraits[language](sentence)).slice(1);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^(?:controller|analista|contrôleuse) @ Lumora, 2001 to/);
  expect(found[1]).toMatch(
    /^(?:finance director|directora financiera|direttrice finanziaria|directrice financière) @ Lumora, /,
  );
});
