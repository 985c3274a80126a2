import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

/** What a biography says in sentences after the one that introduces the person. */
const INTRODUCTION = "Jo Example is a partner at Harbor Ventures.";
const told = (sentence: string) => positionsOf(lines(INTRODUCTION, "", sentence)).slice(1);
const studied = (sentence: string) => educationsOf(lines(INTRODUCTION, "", sentence));

test.each([
  [
    "Davor war sie Leiterin Einkauf bei der Winter Gastronom GmbH.",
    ["Leiterin Einkauf @ Winter Gastronom GmbH, ? to ?"],
  ],
  [
    "She was an instructor at the Lumen Guide Dogs Association in 2010.",
    ["instructor @ Lumen Guide Dogs Association, 2010 to 2010"],
  ],
  ["She worked at Dogs for Deaf People from 2011 to 2014.", ["– @ Dogs for Deaf People, 2011 to 2014"]],
  [
    "She came to the University of Lumora's chemical engineering department in 2017 as a research associate with Professor Kim Sample.",
    ["research associate @ University of Lumora, 2017 to ?"],
  ],
  [
    "She came from Vantelo Power, whose director of asset management she had been since 2016.",
    ["director of asset management @ Vantelo Power, 2016 to ?"],
  ],
  ["In 2015 she moved to Umbra, who gave her a job as a test engineer.", ["test engineer @ Umbra, 2015 to ?"]],
  [
    "She had two employers only: Lumora in Leeds, as a researcher, from 2013 to 2017, and afterwards Umbra, London, as a principal engineer.",
    ["researcher @ Lumora, 2013 to 2017", "principal engineer @ Umbra, ? to ?"],
  ],
  ["Elle est passée chez un de nos concurrents, Vantelo, comme analyste.", ["analyste @ Vantelo, ? to ?"]],
  [
    "Sie ist seit 2019 Leiterin Vertrieb der Berner Softwarefirma Umbra AG.",
    ["Leiterin Vertrieb @ Umbra AG, 2019 to present"],
  ],
  [
    "En 2011, elle rejoint l'Agence régionale de santé Bretagne comme inspectrice.",
    ["inspectrice @ Agence régionale de santé Bretagne, 2011 to ?"],
  ],
  ["Recrutée ensuite par Vantelo, elle y a été analyste de 2014 à 2016.", ["analyste @ Vantelo, 2014 to 2016"]],
  [
    "She was an analyst at Lumora from 2012 to 2014. Then came Vantelo Digital. She was hired in 2015 as a buyer.",
    ["analyst @ Lumora, 2012 to 2014", "buyer @ Vantelo Digital, 2015 to ?"],
  ],
  [
    "In private practice she was an associate (2006 – 2012) and then counsel (2012 – 2015) in the Leeds office of Umbra & Lumen LLP.",
    ["associate @ Umbra & Lumen LLP, 2006 to 2012", "counsel @ Umbra & Lumen LLP, 2012 to 2015"],
  ],
  ["Von März bis Dezember 2023 arbeitete sie als freie Fotografin.", ["freie Fotografin @ –, 2023-3 to 2023-12"]],
])("the employer of a sentence is whole: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  [
    "She was a buyer at Kestrel from 2010 to 2012, where she worked on projects for Umbra and Lumen.",
    ["buyer @ Kestrel, 2010 to 2012"],
  ],
  ["She was a buyer at Kestrel from 2010 to 2012, with 8 FTEs.", ["buyer @ Kestrel, 2010 to 2012"]],
  ["She was a buyer at Kestrel from 2010 to 2012, reporting to the CFO.", ["buyer @ Kestrel, 2010 to 2012"]],
  ["She is an actuary by training and was at Kestrel from 2010 to 2012.", ["– @ Kestrel, 2010 to 2012"]],
  ["I am writing about the position of Director of Supply Chain at Vantelo.", []],
  ["She saw your post about the CFO role at Vantelo.", []],
])("clients, staff and an advertised post are none: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["She was an engineer at Lumora until the sale of the company in 2016.", ["engineer @ Lumora, ? to 2016"]],
  ["Elle a été éditrice chez Lumora jusqu'à la création de la marque en 2023.", ["éditrice @ Lumora, ? to 2023"]],
  [
    "Sie kam zu Lumora. Dort war sie fünf Jahre lang, bis 2018, Projektleiterin.",
    ["Projektleiterin @ Lumora, ? to 2018"],
  ],
])("a date behind 'until' is an end: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["His father, Emyr, worked as a crane driver for Lumora for 31 years.", []],
  ["Ihr Mann Ruud hat lange für Lumora gearbeitet.", []],
  ["Technisch hilft ihr ihre Schwester, die bei Vantelo als Ingenieurin arbeitet.", []],
  ["Son mari, Wim, vient de l'animation : il a travaillé chez Lumora et chez Umbra.", []],
  [
    "Her mother was a nurse at Kestrel, and she joined Lumora in 2010 as an engineer.",
    ["engineer @ Lumora, 2010 to ?"],
  ],
])("what a relative does is no position: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["Jo graduated from Lumora Tech in 2019.", ["– @ Lumora Tech, ? to 2019"]],
  [
    "She has a BSc in Zoology from the University of Lumora–Leeds.",
    ["BSc in Zoology @ University of Lumora–Leeds, ? to ?"],
  ],
  [
    "Administradora de la Universidad LUMEN (2004), trabajó en Umbra de 2004 a 2008.",
    ["Administradora @ Universidad LUMEN, ? to 2004"],
  ],
  ["Her PhD was awarded by the University of Umbra in 2016.", ["PhD @ University of Umbra, ? to 2016"]],
  [
    "She studied at Vantelo University, where she gained a BSc in Metallurgy.",
    ["BSc in Metallurgy @ Vantelo University, ? to ?"],
  ],
  ["Er hat an der Hochschule Lumora Schiffbau studiert.", ["Schiffbau @ Hochschule Lumora, ? to ?"]],
  [
    "Après un DUT de génie civil à l'IUT de Lumora, obtenu en 2001, il travaille chez Umbra.",
    ["DUT de génie civil @ IUT de Lumora, ? to 2001"],
  ],
])("studies have their degree and date: %s", (sentence, expected) => {
  expect(studied(sentence)).toEqual(expected);
});

test("who is appointed has an age, and is no company", () => {
  expect(
    positionsOf(
      "Die Lumora AG hat Jo Muster (44) zum Finanzvorstand berufen. Muster kommt von der Umbra AG, wo er seit 2017 als Bereichsleiter tätig war. Davor war er von 2010 bis 2017 Leiter Controlling bei Vantelo.",
    ),
  ).toEqual([
    "Finanzvorstand @ Lumora AG, ? to ?",
    "Bereichsleiter @ Umbra AG, 2017 to ?",
    "Leiter Controlling @ Vantelo, 2010 to 2017",
  ]);
});
