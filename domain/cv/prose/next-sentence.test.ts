import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

/** What the sentences behind the one that introduces the person say. */
const told = (text: string) => positionsOf(lines("Jo Example writes about boats.", "", text));

test.each([
  [
    "Jo is a staff engineer at Lumora. I joined in January 2022, when there were five of us.",
    ["staff engineer @ Lumora, 2022-1 to present"],
  ],
  [
    "Jo ist Produktchefin der Lumora AG. Den Posten hat sie seit Herbst 2021.",
    ["Produktchefin @ Lumora AG, 2021 to present"],
  ],
  [
    "Derzeit arbeite ich als Einkäufer bei der Lumora GmbH; dort bin ich seit Oktober 2019 beschäftigt.",
    ["Einkäufer @ Lumora GmbH, 2019-10 to present"],
  ],
  [
    "Jo is head of design at Lumora. She has held the role since March 2018.",
    ["head of design @ Lumora, 2018-3 to present"],
  ],
  ["Jo is head of design at Lumora. He started there in 2018.", ["head of design @ Lumora, 2018 to present"]],
  [
    "Jo est directrice technique chez Lumora. Elle y travaille depuis 2019.",
    ["directrice technique @ Lumora, 2019 to present"],
  ],
  ["Jo was head of design at Lumora. She was there from 2014 to 2018.", ["head of design @ Lumora, 2014 to 2018"]],
  ["Jo was head of design at Lumora. He left in 2018.", ["head of design @ Lumora, ? to 2018"]],
])("a position has the date that the next sentence gives: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each([
  [
    "She was at Lumora from 2016 to 2021. She was a senior software engineer there.",
    ["senior software engineer @ Lumora, 2016 to 2021"],
  ],
  [
    "She left Lumora after two years, in 2022. There she was a marketing manager.",
    ["marketing manager @ Lumora, ? to 2022"],
  ],
  [
    "Von 2010 bis 2014 arbeitete sie bei Lumora. Dort war sie Projektleiterin Windkraft.",
    ["Projektleiterin Windkraft @ Lumora, 2010 to 2014"],
  ],
  [
    "De 2010 à 2014, elle a travaillé chez Lumora. Elle y était responsable des achats.",
    ["responsable des achats @ Lumora, 2010 to 2014"],
  ],
  [
    "She was at Lumora from 2010 to 2014. She came in as a trainee, left as a team lead.",
    ["trainee @ Lumora, 2010 to 2014", "team lead @ Lumora, ? to ?"],
  ],
])("a position has the title that the next sentence gives: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});
