import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const INTRODUCTION = "Jo Example is a partner at Harbor Ventures.";
const told = (sentence: string) => positionsOf(lines(INTRODUCTION, "", sentence)).slice(1);

test("notes in small letters keep the capitals of names, and their sentences begin with small letters", () => {
  expect(
    positionsOf(
      lines(
        "notes / call with Jo Example",
        "",
        "- was late, but good",
        "- now: growth lead at Lumora in Amsterdam, since feb 2022. team of 7.",
        "- left Umbra after two years, in 2022, because the funnel was full. there she was a marketing manager.",
        "- before that she was at Vantelo. five years. came in as a trainee, left as a team lead.",
        "- grew up in Bologna, speaks italian",
        "- asked good questions about Harbor and Kestrel, and of Lumio",
      ),
    ),
  ).toEqual([
    "growth lead @ Lumora, 2022-2 to present",
    "marketing manager @ Umbra, ? to 2022",
    "trainee @ Vantelo, ? to ?",
    "team lead @ Vantelo, ? to ?",
  ]);
});

test.each([
  ["Er war Juror beim Lumenpreis.", []],
  ["Er leitet unser Wiener Büro.", []],
  ["Danach zog es ihn weg: Bei Vantelo in Berlin war er Projektarchitekt.", ["Projektarchitekt @ Vantelo, ? to ?"]],
  [
    "Von März bis Dezember 2023 flog sie als freie Drohnenpilotin für zwei Landkreise.",
    ["freie Drohnenpilotin @ –, 2023-3 to 2023-12"],
  ],
  [
    "De 2016 à 2024, elle a dirigé, en tant que directrice technique, l'agronomie numérique de Vantelo à Lumen, en Allemagne.",
    ["directrice technique @ Vantelo, 2016 to 2024"],
  ],
  ["Elle rejoint Umbra, qu'elle ne quittera qu'en 2016.", ["– @ Umbra, ? to 2016"]],
])("a sentence has this employer: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test("the schools before a move have no verb of study", () => {
  expect(
    educationsOf(
      lines(
        INTRODUCTION,
        "",
        "Nach der Handelsschule Lumora und den Jahren an der TU Umbra zog es ihn weg: Bei Vantelo war er Projektarchitekt.",
      ),
    ),
  ).toEqual(["– @ Handelsschule Lumora, ? to ?", "– @ TU Umbra, ? to ?"]);
});

test.each([
  [
    "Davor sieben Jahre Lumora in Mannheim: 2013 als Key Account Manager Automotive eingestiegen, ab 2017 Regionalleiter Süd.",
    ["Key Account Manager Automotive @ Lumora, 2013 to ?", "Regionalleiter Süd @ Lumora, 2017 to present"],
  ],
  [
    "Avant : Lumora, recrutée en 2016 comme product manager, devenue en 2019 head of product Marketplace.",
    ["product manager @ Lumora, 2016 to ?", "head of product Marketplace @ Lumora, 2019 to ?"],
  ],
  [
    "She was a buyer at Lumora from 2011 to 2015, then Umbra, came in as group controller.",
    ["buyer @ Lumora, 2011 to 2015", "group controller @ Umbra, ? to ?"],
  ],
  [
    "Davor: Lumora IKTS, Dresden. Assistentin ab 2015, Gruppenleiterin von 2018 bis 2022.",
    ["Assistentin @ Lumora IKTS, 2015 to present", "Gruppenleiterin @ Lumora IKTS, 2018 to 2022"],
  ],
  [
    "Sie begann 2003 als Trainee bei der Umbra AG; dort war sie von 2005 bis 2009 Referentin der Geschäftsführung.",
    ["Trainee @ Umbra AG, 2003 to ?", "Referentin der Geschäftsführung @ Umbra AG, 2005 to 2009"],
  ],
  ["2007 holte sie die Umbra Austria GmbH als Werksleiterin.", ["Werksleiterin @ Umbra Austria GmbH, 2007 to ?"]],
  [
    "Antes pasó por Lumora como practicante en 2004 y terminó de gerente de ventas.",
    ["practicante @ Lumora, 2004 to ?", "gerente de ventas @ Lumora, ? to ?"],
  ],
  [
    "A kind man at Umbra Capital thought she could learn. She joined Umbra as an analyst in 2015.",
    ["analyst @ Umbra Capital, 2015 to ?"],
  ],
  ["She was a chorus soprano at Lumora from 2005 to 2007.", ["chorus soprano @ Lumora, 2005 to 2007"]],
  ["Von 2004 bis 2013 war er Handballprofi beim TuS Lumora.", ["Handballprofi @ TuS Lumora, 2004 to 2013"]],
  ["Sie ist seit 2016 als Interim Managerin selbstständig.", ["Interim Managerin @ –, 2016 to present"]],
  ["Dat doet ze sinds maart 2021 als zelfstandig adviseur.", ["zelfstandig adviseur @ –, 2021-3 to present"]],
  [
    "She spent five years at Lumora, joining as an engineer in 2018 and leaving in 2023 as director of research.",
    ["engineer @ Lumora, 2018 to ?", "director of research @ Lumora, ? to 2023"],
  ],
  [
    "She joined Lumora as a trainee in 2012 and ended up regional manager.",
    ["trainee @ Lumora, 2012 to ?", "regional manager @ Lumora, ? to ?"],
  ],
])("a note goes from one employer to the next: %s", (sentence, expected) => {
  expect(positionsOf(`${INTRODUCTION} ${sentence} She lives in Leeds.`).slice(1)).toEqual(expected);
});
