import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

/** What a biography says in a sentence after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  return positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1);
}

describe("a text is a biography", () => {
  test.each([
    [
      "if its sentences about the career are about the person, and the others are not",
      lines(
        "We met in Leeds and talked for an hour about pumps and valves. The market is hard to read. Prices are down. Nobody knows why.",
        "Currently Head of Sales at Lumora, a logistics firm. Joined there in May 2019 as account manager. Before that she was a buyer at Vantelo from 2014 to 2019.",
        "Would want more money. Can start in June. Has two children.",
      ),
      [
        "Head of Sales @ Lumora, ? to present",
        "account manager @ Lumora, 2019-5 to ?",
        "buyer @ Vantelo, 2014 to 2019",
      ],
    ],
    [
      "in Dutch",
      "Teun de Vries is per 1 maart 2023 benoemd tot financieel directeur van Lumora. Hij werkte eerder als hoofd inkoop bij Vantelo (2015-2020). Daarvoor leidde hij Umbra. De Vries is lid van de raad van toezicht van Acme.",
      ["financieel directeur @ Lumora, 2023-3 to present", "hoofd inkoop @ Vantelo, 2015 to 2020", "– @ Umbra, ? to ?"],
    ],
    [
      "in Spanish, where the verb alone says who",
      "En 2015 creó Lumora, un portal de empleo. Trabajó como analista en Vantelo de 2010 a 2015. Integra el consejo de Acme y es profesora en la Universidad de Cádiz.",
      ["– @ Lumora, 2015 to ?", "analista @ Vantelo, 2010 to 2015", "profesora @ Universidad de Cádiz, ? to present"],
    ],
  ])("%s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });
});

test.each([
  ["in English", "She is also a lecturer at Vantelo College.", ["lecturer @ Vantelo College, ? to present"]],
  ["in French", "Elle est aussi associée chez Vantelo.", ["associée @ Vantelo, ? to present"]],
  ["in German", "Sie ist heute noch Beraterin bei Vantelo.", ["Beraterin @ Vantelo, ? to present"]],
])("a title right behind a verb in the present is one of today, %s", (_name, sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

describe("an employer is found by what stands around it", () => {
  test.each([
    [
      "where somebody has been",
      "Right now that's Lumora in Leeds, where she has been COO since 2023.",
      ["COO @ Lumora, 2023 to present"],
    ],
    [
      "as what somebody works there",
      "She worked in the Lumora Hospital as a nurse until 2014.",
      ["nurse @ Lumora Hospital, ? to 2014"],
    ],
    [
      "as what, in German",
      "Sie hat drei Jahre an der Uniklinik Köln als Ärztin gearbeitet.",
      ["Ärztin @ Uniklinik Köln, ? to ?"],
    ],
    [
      "as what, in French",
      "Elle a travaillé à l'hôpital Vantelo comme infirmière de 2008 à 2010.",
      ["infirmière @ hôpital Vantelo, 2008 to 2010"],
    ],
    ["as what, behind a comma", "She came up through Vantelo, as a buyer.", ["buyer @ Vantelo, ? to ?"]],
    [
      "a practice of it",
      "She was a manager in the consulting practice of Vantelo from 2014 to 2018.",
      ["manager @ Vantelo, 2014 to 2018"],
    ],
    [
      "a practice of it, if it is called like a person",
      "She was a manager in the consulting practice of Oliver Umbra from 2014 to 2018.",
      ["manager @ Oliver Umbra, 2014 to 2018"],
    ],
    [
      "as what, behind a club",
      "Elle est membre de Lumora et intervient à l'École Vantelo comme chargée de cours.",
      ["chargée de cours @ École Vantelo, ? to ?"],
    ],
    [
      "a subsidiary of it",
      "Davor leitete sie als Geschäftsführerin die deutsche Tochter von Vantelo.",
      ["Geschäftsführerin @ Vantelo, ? to ?"],
    ],
    [
      "the kind of company",
      "In 2012 she was co-founder of a wine import business, Umbra & Sons.",
      ["co-founder @ Umbra & Sons, 2012 to ?"],
    ],
    [
      "the kind of company, in German",
      "Seit 2021 investiert sie über ihre eigene Gesellschaft, die Umbra Beteiligungs-UG.",
      ["– @ Umbra Beteiligungs-UG, 2021 to present"],
    ],
    ["a range", "She sold copiers for Lumora in Leeds (2009 to 2012).", ["– @ Lumora, 2009 to 2012"]],
    [
      "a time",
      "Prior to that Vantelo in York, account manager, 2005 to 2009.",
      ["account manager @ Vantelo, 2005 to 2009"],
    ],
    ["a time, before several", "Previously Umbra and Acme.", ["– @ Umbra, ? to ?", "– @ Acme, ? to ?"]],
    [
      "a verb and with whom somebody founded it",
      "Im Jahr 2014 gründete sie mit zwei Kollegen Lumora, einen Verleih für Boote.",
      ["– @ Lumora, 2014 to ?"],
    ],
  ])("%s: %s", (_name, sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });

  test.each([
    "She followed Lumora and Vantelo as an analyst of the press.",
    "Before Lumora she lived in Leeds.",
    "She will be at the 14th dinner next to Kim.",
    "She began her career, Vantelo says, as a student of chess.",
    "She helped several startups, Vantelo and Acme among them.",
    "Nach dem Börsengang als Gründerin zu leben, war ein Glück.",
  ])("but not in %j", (sentence) => {
    expect(told(sentence).filter((position) => !position.includes("@ –"))).toEqual([]);
  });
});

describe("a title of a sentence is whole", () => {
  test.each([
    [
      "with a second one of three words",
      "She is the founder and Chief Scientific Officer of Vantelo.",
      ["founder and Chief Scientific Officer @ Vantelo, ? to present"],
    ],
    [
      "with the unit of where somebody was",
      "She joined us from Vantelo, where she was Vice President of Urban Solutions until 2019.",
      ["Vice President of Urban Solutions @ Vantelo, ? to 2019"],
    ],
    [
      "with a region",
      "From 2013 to 2019 she was with Vantelo, most recently as Area Vice President, Midwest.",
      ["Area Vice President, Midwest @ Vantelo, 2013 to 2019"],
    ],
    [
      "with a residence, in French",
      "Elle a été entrepreneuse en résidence chez Vantelo en 2019.",
      ["entrepreneuse en résidence @ Vantelo, 2019 to ?"],
    ],
    [
      "with a function, in French",
      "Elle est restée un an chez Vantelo comme directrice produit.",
      ["directrice produit @ Vantelo, ? to ?"],
    ],
    [
      "that is one word, in Dutch",
      "Ze werkte als inkoopdirecteur bij Vantelo van 2010 tot 2016.",
      ["inkoopdirecteur @ Vantelo, 2010 to 2016"],
    ],
  ])("%s", (_name, sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });
});

test.each([
  ["the owner of an employer", "He joined Vantelo, a subsidiary of Umbra, in 2019.", ["– @ Vantelo, 2019 to ?"]],
  [
    "the owner of an employer, in French",
    "Il a travaillé chez Vantelo, la filiale de Umbra, jusqu'en 2019.",
    ["– @ Vantelo, ? to 2019"],
  ],
  [
    "a noun behind whose it is",
    "Seine berufliche Laufbahn begann er 2010 bei Vantelo und ihrer Vorgängergesellschaft.",
    ["– @ Vantelo, 2010 to ?"],
  ],
  ["where somebody else came from", "She hired a CEO, Kim Muster, who came from Umbra.", []],
  [
    "a client of freelance work",
    "Seit 2021 ist sie freiberufliche Beraterin für Vantelo.",
    ["freiberufliche Beraterin @ –, 2021 to present"],
  ],
  [
    "the town of a title",
    "Il a passé six ans chez Vantelo, d'abord comme chef d'équipe à Umbra, ensuite comme directeur de site à Lumora.",
    ["chef d'équipe @ Vantelo, ? to ?", "directeur de site @ Vantelo, ? to ?"],
  ],
  ["a prize", "She was named Founder of the Year in 2019.", []],
])("no employer is %s", (_name, sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  [
    "ran purchasing for",
    "From 2014 until 2017 she ran purchasing for Vantelo in Leeds.",
    ["– @ Vantelo, 2014 to 2017"],
  ],
  ["set up", "In the autumn of 2018 she set up Umbra with a friend.", ["– @ Umbra, 2018 to ?"]],
])("an employer is found behind “%s”", (_name, sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test("a press release about an appointment is read behind the place of the news", () => {
  const text = lines(
    "Vantelo names Jo Example as Chief Executive Officer",
    "",
    "LEEDS, Sept. 9, 2024 — Vantelo, Inc., a provider of pumps, today announced a change. He succeeds founder Kim Muster.",
    "",
    "Mr. Example, 49, joins Vantelo from Umbra, where he served as Vice President from 2019. From 2013 to 2019 he was with Lumora, most recently as plant engineer.",
    "",
    '"He has run trucks, plants and budgets," said Ms. Muster.',
    "",
    "Mr. Example earned a PhD from the Lumora School of Management at Acme University in 2008.",
    "",
    "Vantelo has nine plants. Its investors include Acme Capital.",
  );
  expect(positionsOf(text).slice(1)).toEqual([
    "Vice President @ Umbra, 2019 to ?",
    "plant engineer @ Lumora, 2013 to 2019",
  ]);
  expect(educationsOf(text)).toEqual(["PhD @ Lumora School of Management at Acme University, ? to 2008"]);
});
