import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const INTRODUCTION = "Jo Example is a partner at Harbor Ventures.";
const told = (sentence: string) => positionsOf(lines(INTRODUCTION, "", sentence)).slice(1);

test.each([
  [
    "She was an engineer at Lumora and, for the last eighteen months, engineering director.",
    ["engineer @ Lumora, ? to ?", "engineering director @ Lumora, ? to ?"],
  ],
  [
    "She was made principal scientist at Vantelo in 2013 and, in 2017, director of device integration.",
    ["principal scientist @ Vantelo, 2013 to ?", "director of device integration @ Vantelo, 2017 to ?"],
  ],
])("a title behind 'and' and a remark is at the same employer: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["He is a director of Kestrel since joining in 2018.", ["director @ Kestrel, 2018 to present"]],
  ["Sie leitet die Lumora AG seit der Gründung im Mai 2021.", ["– @ Lumora AG, 2021-5 to present"]],
  ["Elle dirige Umbra depuis la création en 2019.", ["– @ Umbra, 2019 to present"]],
])("a date behind 'since' and an event is a start: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test("an academic title before a name ends no sentence", () => {
  expect(
    positionsOf(
      "Die Lumora GmbH, Betreiberin von Ladeparks für Lkw, hat Dr.-Ing. Jo Muster (44) zum Finanzvorstand berufen. Muster war von 2010 bis 2017 Leiter Controlling bei Vantelo.",
    ),
  ).toEqual(["Finanzvorstand @ Lumora GmbH, ? to ?", "Leiter Controlling @ Vantelo, 2010 to 2017"]);
});

test("a degree of a subject is no employer, and who reads a subject studies", () => {
  const text =
    "She grew up in Galveston and read economics at Lumora College, and went on to earn a Master of Water Resources at the University of Umbra in 2020.";
  expect(told(text)).toEqual([]);
  expect(educationsOf(lines(INTRODUCTION, "", text))).toEqual([
    "economics @ Lumora College, ? to ?",
    "Master of Water Resources @ University of Umbra, ? to 2020",
  ]);
});
