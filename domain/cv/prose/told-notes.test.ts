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
