import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

/** What a biography says in a sentence after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  return positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1);
}

describe("a range without an end, told in the past, has none", () => {
  test.each([
    ["He joined from Umbra, where he was a director since 2015.", ["director @ Umbra, 2015 to ?"]],
    ["Il a quitté Umbra, où il était directeur depuis 2015.", ["directeur @ Umbra, 2015 to ?"]],
    ["Bei Umbra war sie ab 2009 Produktmanagerin.", ["Produktmanagerin @ Umbra, 2009 to ?"]],
    ["She has been a director at Umbra since 2015.", ["director @ Umbra, 2015 to present"]],
    ["She was promoted to director at Umbra in 2015.", ["director @ Umbra, 2015 to ?"]],
  ])("%s", (sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });
});

test.each([
  "Kim Example is the CFO of Lumora. She joined us in 2018, and lives in Leeds.",
  "Kim Example is the CFO of Lumora. Prior to joining the company in 2018, she was a director at Vantelo.",
  "Kim Example is the CFO of Lumora. She took up the post in 2018.",
  "Kim Muster ist CFO bei Lumora. Bevor sie 2018 zu uns kam, war sie Leiterin bei Vantelo.",
  "Kim Muster ist CFO bei Lumora. Sie trat 2018 in das Unternehmen ein.",
  "Kim Exemple est directrice de Lumora. Elle a pris ses fonctions en 2018.",
])("the date of the next sentence is that of the position: %s", (text) => {
  expect(positionsOf(text)[0]).toMatch(/ @ Lumora, 2018 to present$/);
});

test("an employer is found that announces an appointment", () => {
  const text = lines(
    "Vantelo today announced that its board has appointed Jo Example as CFO.",
    "",
    "She was a director at Umbra from 2010 to 2014. She was a partner at Lumora from 2014.",
  );
  expect(positionsOf(text)[0]).toBe("CFO @ Vantelo, ? to ?");
});

test.each([
  ["Es contador público por la Universidad Umbra y socio de Lumora.", "Universidad Umbra"],
  ["Elle est ingénieure de l'INSA Umbra.", "INSA Umbra"],
])("a school is found behind who has graduated: %s", (sentence, school) => {
  expect(educationsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence))[0]).toContain(school);
});

test("a name goes on with a number before what it is", () => {
  expect(told("Fue socia de Umbra 34, un fondo de capital, entre 2014 y 2018.")).toEqual([
    "socia @ Umbra 34, 2014 to 2018",
  ]);
});

test("a portrait with quotations and anecdotes is a biography, if its sentences about a career are about the person", () => {
  const text = lines(
    "You have probably sat on one of her chairs. Nobody knows the maker. Chairs are heavy and dull.",
    "",
    "From 2014 until 2017 she ran purchasing for Umbra. Chairs came from nine countries. She was an entrepreneur in residence at Vantelo for a bit. In 2018 she set up Lumora with a friend.",
    "",
    'It is profitable. The office has a dog. None of the chairs has been sold. "I\'m a venture partner at Acme two days a week," she says. She studied design at the University of Leeds.',
  );
  expect(positionsOf(text)).toEqual([
    "– @ Umbra, 2014 to 2017",
    "entrepreneur in residence @ Vantelo, ? to ?",
    "– @ Lumora, 2018 to ?",
    "venture partner @ Acme, ? to present",
  ]);
});
