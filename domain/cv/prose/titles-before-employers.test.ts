import { expect, test } from "vitest";
import { positionsOf } from "../outline.test-support.ts";

const english = (career: string) =>
  `Jane Muster studied at Lumora College. ${career} Since 2015 she has worked for Umbra as a consultant.`;
const german = (career: string) =>
  `Jana Muster studierte an der Universität Lumstadt. ${career} Seit 2015 arbeitet sie als Beraterin bei Umbra.`;

test.each([
  "vice president, operations",
  "clinical lead",
  "tour guide",
  "food & beverage attendant",
  "server/trainer",
  "analyst - corporate strategy",
  "Staff Nurse III, Surgical ICU",
  "senior software engineer (Pipelines)",
])("a title in lower case or with marks, before its employer and behind it: %s", (title) => {
  const before = english(`From 2010 to 2012 she was a ${title} at Vantelo.`);
  expect(positionsOf(before)[0]).toBe(`${title} @ Vantelo, 2010 to 2012`);
  const behind = english(`She joined Vantelo as a ${title} in 2010.`);
  expect(positionsOf(behind)[0]).toBe(`${title} @ Vantelo, 2010 to ?`);
});

test.each([
  "Bauleiter Kanal- und Straßenbau",
  "Vorständin Personal und Infrastruktur",
  "Nachhilfelehrerin Mathe und Physik",
  "Rechtsanwältin (Gesellschaftsrecht / M&A)",
  "Key Account Managerin Automotive",
])("a German title with its field: %s", (title) => {
  expect(positionsOf(german(`Von 2010 bis 2012 war sie ${title} bei Vantelo.`))[0]).toBe(
    `${title} @ Vantelo, 2010 to 2012`,
  );
});

test("words that are titles elsewhere only", () => {
  const text = english("She was a nurse at Vantelo from 2010 to 2012, and helped the team lead a change at Orbix.");
  expect(positionsOf(text)[0]).toBe("nurse @ Vantelo, 2010 to 2012");
  expect(positionsOf(text).join(";")).not.toContain("lead");
});

test.each([
  [german("2010 bis 2012 war Petra Beispiel Leiterin Marketing bei Vantelo."), "Leiterin Marketing"],
  [german("Von 2010 bis 2012 war sie als Leiterin Marketing angestellt bei Vantelo."), "Leiterin Marketing"],
  [english("From 2010 to 2012 she was an analyst, reading reports of others, at Vantelo."), "analyst"],
  [english("From 2010 to 2012 she worked as an analyst in Leeds at Vantelo."), "analyst"],
])("what is no part of the title: %s", (text, title) => {
  expect(positionsOf(text)[0]).toContain(`${title} @ Vantelo`);
});

test.each([
  ["She was promoted to vice president, operations at Vantelo in 2012.", "vice president, operations"],
  [
    "At Vantelo, where she was analyst - corporate strategy until 2014, she ran two plants.",
    "analyst - corporate strategy",
  ],
])("a whole title behind other words: %s", (sentence, title) => {
  expect(positionsOf(english(sentence))[0]).toContain(`${title} @ Vantelo`);
});

test.each([
  ["Zuvor war sie bei Vantelo als Key Account Managerin Automotive tätig.", "Key Account Managerin Automotive"],
  ["2012 wechselte sie als Bauleiter Kanal- und Straßenbau zu Vantelo.", "Bauleiter Kanal- und Straßenbau"],
])("a whole German title before a participle or a move: %s", (sentence, title) => {
  expect(positionsOf(german(sentence))[0]).toContain(`${title} @ Vantelo`);
});
