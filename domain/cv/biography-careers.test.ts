import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

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
