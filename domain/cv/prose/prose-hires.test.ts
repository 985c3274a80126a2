import { describe, expect, test } from "vitest";
import { positionsOf } from "../outline.test-support.ts";

describe("who employs the person is the subject of the sentence", () => {
  test.each([
    [
      "Lumora took her on as a buyer in 2010, and in 2016 she was promoted to head of purchasing.",
      ["buyer @ Lumora, 2010 to ?", "head of purchasing @ Lumora, 2016 to ?"],
    ],
    [
      "En 2015, Lumora lui confie la direction de l'usine de Lens. Depuis septembre 2020, elle dirige les opérations d'Umbra.",
      ["– @ Lumora, 2015 to ?", "– @ Umbra, 2020-9 to present"],
    ],
    [
      "Trabajó en Vantelo, donde entró en 2011 como técnico de calidad, y en la danesa Lumora, que en 2016 lo puso al frente de su oficina de Vigo.",
      ["técnico de calidad @ Vantelo, 2011 to ?", "– @ Lumora, 2016 to ?"],
    ],
    [
      "Sie war von 2010 bis 2014 Leiterin Einkauf bei Lumora. Zum 1. Juli 2014 bestellte sie der Aufsichtsrat der Vantelo AG zur Vorsitzenden des Vorstands.",
      ["Leiterin Einkauf @ Lumora, 2010 to 2014", "Vorsitzenden des Vorstands @ Vantelo AG, 2014-7 to ?"],
    ],
    [
      "Er war von 2003 bis 2007 Ingenieur bei Lumora. 2007 holte ihn ein Kommilitone zur Vantelo GmbH, dort fing er als Konstrukteur an.",
      ["Ingenieur @ Lumora, 2003 to 2007", "Konstrukteur @ Vantelo GmbH, 2007 to ?"],
    ],
  ])("%s", (text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });
});

describe("the company is the first word of the sentence", () => {
  test.each([
    [
      "Er war von 2018 bis 2021 Betriebsleiter bei Lumora. Hyvalo hat er im Juni 2021 mit eigenem Geld gegründet.",
      ["Betriebsleiter @ Lumora, 2018 to 2021", "– @ Hyvalo, 2021-6 to ?"],
    ],
    [
      "Van 2012 tot 2016 werkte zij als verpleegkundige bij Lumora. Roosterwijs richtte zij op in september 2021.",
      ["verpleegkundige @ Lumora, 2012 to 2016", "– @ Roosterwijs, 2021-9 to ?"],
    ],
  ])("%s", (text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });
});

describe("a sentence says of which part somebody took charge", () => {
  const before = "She was a buyer at Lumora from 2014 to 2019. ";
  test.each([
    [`${before}Since September 2020 she has run the operations of Vantelo.`, "– @ Vantelo, 2020-9 to present"],
    [`${before}In 2019 she took charge of the bakery business of Vantelo.`, "– @ Vantelo, 2019 to ?"],
    [`${before}En 2019 elle prend la tête de Vantelo Iberia.`, "– @ Vantelo Iberia, 2019 to ?"],
    [`${before}En 2019 pasó a dirigir la planta de Vantelo en Lugo.`, "– @ Vantelo, 2019 to ?"],
    [`${before}Nel 2019 ha assunto la direzione di Vantelo.`, "– @ Vantelo, 2019 to ?"],
    [`${before}Seit 2019 verantwortet sie den Einkauf von Vantelo.`, "– @ Vantelo, 2019 to present"],
    [`${before}Sinds 2019 leidt zij de inkoop van Vantelo.`, "– @ Vantelo, 2019 to present"],
  ])("%s", (text, expected) => {
    expect(positionsOf(text)).toEqual(["buyer @ Lumora, 2014 to 2019", expected]);
  });
});
