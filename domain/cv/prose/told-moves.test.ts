import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

/** A sentence among others about the person */
const english = (career: string) =>
  positionsOf(`Jane Muster studied at Lumora College. ${career} Since 2015 she has worked for Umbra as a consultant.`);
const german = (career: string) =>
  positionsOf(
    `Jana Muster studierte an der Universität Lumstadt. ${career} Seit 2015 arbeitet sie als Beraterin bei Umbra.`,
  );
const french = (career: string) =>
  positionsOf(
    `Jeanne Exemple a étudié à l'Université de Lumville. ${career} Depuis 2015, elle est consultante chez Umbra.`,
  );
const ofUmbra = (position: string) => position.endsWith("@ Umbra, 2015 to present");
const others = (positions: readonly string[]) => positions.filter((position) => !ofUmbra(position));

test.each([
  ["From 2010 to 2014 she served Vantelo as its treasurer.", ["treasurer @ Vantelo, 2010 to 2014"]],
  ["She was appointed Senior Data Analyst of Vantelo in 2010.", ["Senior Data Analyst @ Vantelo, 2010 to ?"]],
  ["She joined Vantelo as lead structural engineer.", ["lead structural engineer @ Vantelo, ? to ?"]],
  ["She worked in the Leeds office of Vantelo as an analyst.", ["analyst @ Vantelo, ? to ?"]],
  ["She then headed to Vantelo to work as an analyst.", ["analyst @ Vantelo, ? to ?"]],
  ["She was brought in as head of product by Vantelo in 2010.", ["head of product @ Vantelo, 2010 to ?"]],
  ["She succeeded Tom Holt as head of product of Vantelo in 2010.", ["head of product @ Vantelo, 2010 to ?"]],
  [
    "She held several roles at Vantelo, including analyst and head of product.",
    ["analyst @ Vantelo, ? to ?", "head of product @ Vantelo, ? to ?"],
  ],
  [
    "She was promoted from analyst to head of product at Vantelo in 2012.",
    ["analyst @ Vantelo, ? to ?", "head of product @ Vantelo, 2012 to ?"],
  ],
  [
    "From 2008 to 2010 she was an analyst and from 2010 to 2014 head of product at Vantelo.",
    ["analyst @ Vantelo, 2008 to 2010", "head of product @ Vantelo, 2010 to 2014"],
  ],
  [
    "Vantelo: analyst, 2008–2011. Quarro: head of product, 2011–2014.",
    ["analyst @ Vantelo, 2008 to 2011", "head of product @ Quarro, 2011 to 2014"],
  ],
  [
    "She was with Vantelo for six years: as Data Analyst (2008-2010), Data Manager (2010-2012) and Data Director (2012-2014).",
    [
      "Data Analyst @ Vantelo, 2008 to 2010",
      "Data Manager @ Vantelo, 2010 to 2012",
      "Data Director @ Vantelo, 2012 to 2014",
    ],
  ],
  ["A customer talked her into joining Vantelo as a buyer.", ["buyer @ Vantelo, ? to ?"]],
  [
    "As a customer service adviser for Vantelo in 2012 she learned to listen.",
    ["customer service adviser @ Vantelo, 2012 to ?"],
  ],
  ["She took the call because Tom placed her sister at Vantelo.", []],
  ["She is Head of Disputes & Claims, EMEA at Vantelo.", ["Head of Disputes & Claims, EMEA @ Vantelo, ? to present"]],
  [
    "She was promoted to Assistant Manager (Heat Treatment) at Vantelo in 2012.",
    ["Assistant Manager (Heat Treatment) @ Vantelo, 2012 to ?"],
  ],
  [
    "From 2009 to 2012 she was Head of Regulatory Finance (Gas Distribution) at Vantelo.",
    ["Head of Regulatory Finance (Gas Distribution) @ Vantelo, 2009 to 2012"],
  ],
  ["Grid operations engineer at Vantelo (2010–2012).", ["Grid operations engineer @ Vantelo, 2010 to 2012"]],
  ["She was an entrepreneur in residence with Vantelo.", ["entrepreneur in residence @ Vantelo, ? to ?"]],
  [
    "She leads Vantelo's work in software and has been a general partner of the firm since 2012.",
    ["general partner @ Vantelo, 2012 to present"],
  ],
  [
    "At Vantelo, she ended up as director of the company's Connected Enterprise program.",
    ["director of the company's Connected Enterprise program @ Vantelo, ? to ?"],
  ],
  ["She is Senior Manager, Merchant Risk at Vantelo.", ["Senior Manager, Merchant Risk @ Vantelo, ? to present"]],
  ["She is a buyer at Vantelo. She has been there since the summer of 2012.", ["buyer @ Vantelo, 2012 to present"]],
  [
    "She took this post at Vantelo after two shorter ones, data analyst (2008–09) and data manager (2009–12).",
    ["data analyst @ Vantelo, 2008 to 2009", "data manager @ Vantelo, 2009 to 2012"],
  ],
  ["The son of a signalman at Quarro and a cook, he joined Vantelo as a buyer.", ["buyer @ Vantelo, ? to ?"]],
])("how somebody came to an employer: %s", (sentence, expected) => {
  expect(others(english(sentence))).toEqual(expected);
});

test.each([
  ["2010 holte Vantelo sie als Leiterin Einkauf.", ["Leiterin Einkauf @ Vantelo, 2010 to ?"]],
  ["Die frühere Leiterin Einkauf von Vantelo lebt in Wien.", ["Leiterin Einkauf @ Vantelo, ? to ?"]],
  ["Bis 2014 leitete sie als Ingenieurin das Werk der Vantelo AG.", ["Ingenieurin @ Vantelo AG, ? to 2014"]],
  ["Als Leiterin Einkauf der Vantelo AG führte sie zwölf Leute.", ["Leiterin Einkauf @ Vantelo AG, ? to ?"]],
  [
    "Sie hat bei Vantelo als „Technologin Neue Rohstoffe“ gearbeitet.",
    ["Technologin Neue Rohstoffe @ Vantelo, ? to ?"],
  ],
  ["Zuvor war sie bei Vantelo als Head of Sales tätig.", ["Head of Sales @ Vantelo, ? to ?"]],
  ["Bei Vantelo war sie Leiterin für Logistik und Versand.", ["Leiterin für Logistik und Versand @ Vantelo, ? to ?"]],
  ["Bei Vantelo war sie Teamleiterin im Vertrieb.", ["Teamleiterin im Vertrieb @ Vantelo, ? to ?"]],
  ["Bis 2014 war sie bei Vantelo Leiterin Einkauf.", ["Leiterin Einkauf @ Vantelo, ? to 2014"]],
  ["Sie trat 2010 als Leiterin Einkauf in die Vantelo AG ein.", ["Leiterin Einkauf @ Vantelo AG, 2010 to ?"]],
  ["Seit 2010 verantwortet sie als COO das operative Geschäft von Vantelo.", ["COO @ Vantelo, 2010 to present"]],
  ["Seit 2010 verantwortet sie als Leiterin den Vertrieb von Vantelo.", ["Leiterin @ Vantelo, 2010 to present"]],
  ["Bei Vantelo ist sie als Leiterin für den Vertrieb zuständig.", ["Leiterin @ Vantelo, ? to ?"]],
  [
    "Sie begann 2008 bei Vantelo als Ingenieurin, übernahm 2010 die Position Leiterin Einkauf.",
    ["Ingenieurin @ Vantelo, 2008 to ?", "Leiterin Einkauf @ Vantelo, 2010 to ?"],
  ],
])("how somebody came to an employer, in German: %s", (sentence, expected) => {
  expect(others(german(sentence))).toEqual(expected);
});

test.each([
  ["Ancienne cheffe de projet chez Vantelo, elle vit à Lyon.", ["cheffe de projet @ Vantelo, ? to ?"]],
  ["Elle a été directrice générale adjointe de Vantelo.", ["directrice générale adjointe @ Vantelo, ? to ?"]],
  [
    "Chez Vantelo, elle était Directrice Marketing et Communication.",
    ["Directrice Marketing et Communication @ Vantelo, ? to ?"],
  ],
  [
    "Elle arpente les serres de Vantelo, la jeune pousse dont elle est la directrice depuis 2010.",
    ["directrice @ Vantelo, 2010 to present"],
  ],
  ["Elle succède à Louis Holt comme directrice de Vantelo.", ["directrice @ Vantelo, ? to ?"]],
  ["Fille d'un ingénieur de Quarro, elle rejoint Vantelo en 2010 comme analyste.", ["analyste @ Vantelo, 2010 to ?"]],
])("how somebody came to an employer, in French: %s", (sentence, expected) => {
  expect(others(french(sentence))).toEqual(expected);
});

test.each([
  ["Trabaja desde 2010 en Vantelo, actualmente como analista.", ["analista @ Vantelo, 2010 to present"]],
  ["Después se fue a Chile con Vantelo, donde fue jefa de compras.", ["jefa de compras @ Vantelo, ? to ?"]],
])("how somebody came to an employer, in Spanish: %s", (sentence, expected) => {
  const text = `Juana Ejemplo estudió en la Universidad de Lumora. ${sentence} Desde 2015 es consultora en Umbra.`;
  expect(others(positionsOf(text))).toEqual(expected);
});

test("what people studied, and where they went", () => {
  const text =
    "Xoana Ejemplo, bióloga marina por la Universidad de Lumora (2006). Trabajó en Vantelo como técnica de 2008 a 2012. Vive en Vigo.";
  expect(positionsOf(text)).toEqual(["técnica @ Vantelo, 2008 to 2012"]);
  expect(educationsOf(text)).toEqual(["bióloga marina @ Universidad de Lumora, ? to 2006"]);
  expect(
    others(german("Einer sitzt bei der Konkurrenz, sie kündigte zum Quartalsende bei Vantelo als Leiterin.")),
  ).toEqual(["Leiterin @ Vantelo, ? to ?"]);
});

test("positions are read from the sentences above an education heading", () => {
  const text = [
    "Founder. Theodor Muster, 44, lives in Ghent. CEO of Lumora since he started it in 2023.",
    "",
    "Ten years at Vantelo, all of it in plants: process engineer in Leeds 2008–2011, then shift superintendent until",
    "2014, then plant manager (2014–2018). He went from Vantelo to Quarro as product director, 2018 to 2022.",
    "",
    "Education: engineer, Politehnica University of Lumstadt, 2004.",
  ].join("\n");
  expect(positionsOf(text)).toEqual([
    "CEO @ Lumora, 2023 to present",
    "process engineer @ Vantelo, 2008 to 2011",
    "shift superintendent @ Vantelo, ? to 2014",
    "plant manager @ Vantelo, 2014 to 2018",
    "product director @ Quarro, 2018 to 2022",
  ]);
});

test("a secondary school that somebody left", () => {
  const text =
    "Jane Muster left Lumora High School in 1960. She was an analyst at Vantelo from 1965 to 1970. She lives in Leeds.";
  expect(positionsOf(text)).toEqual(["analyst @ Vantelo, 1965 to 1970"]);
  expect(educationsOf(text)).toHaveLength(1);
});
