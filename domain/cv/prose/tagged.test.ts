import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

/** A sentence among others about the person */
const told = (career: string) =>
  positionsOf(
    `Jane Muster studied at Lumora College. ${career} Since 2015 she has worked for Umbra as a consultant.`,
  ).filter((position) => !position.endsWith("@ Umbra, 2015 to present"));

/** The first of two entries, with a line for its title */
const entryWith = (title: string) =>
  positionsOf(
    lines("EXPERIENCE", "", "Vantelo Ltd", title, "2012 – 2016", "", "Quarro Ltd", "Analyst", "2008 – 2012"),
  )[0];

describe("the tagger finds what no rule names", () => {
  test.each([
    ["She hung wallpaper for Okra Decor from 2004 to 2009.", "– @ Okra Decor, 2004 to 2009"],
    [
      "For six years she ran the kiln at Quarro Tiles, the last two as kiln foreman.",
      "kiln foreman @ Quarro Tiles, ? to ?",
    ],
  ])("%s", (sentence, expected) => {
    expect(told(sentence).join("; ")).toBe(expected);
  });
});

describe("the tagger does not overrule what a rule knows to be no employer", () => {
  test.each([
    "She took the call because Tom placed her sister at Vantelo.",
    "Her father worked for Vantelo.",
    "She is an actuary by training.",
  ])("%s", (sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});

describe("what only the tagger takes for a position", () => {
  test.each([
    ["is a title without an employer", "Then she was a lock keeper for six years.", "lock keeper @ –, ? to ?"],
    [
      "is an employer without a title and dates",
      "She played the cello in the Okra Orchestra.",
      "– @ Okra Orchestra, ? to ?",
    ],
    [
      "has the title that it reads",
      "She was the youngest plant manager of Okra in 2012.",
      "plant manager @ Okra, 2012 to ?",
    ],
  ])("%s", (_name, sentence, expected) => {
    expect(told(sentence)).toContain(expected);
  });

  test.each([
    ["somebody else", "She visited Okra's head of product in 2009."],
    ["a noun of the person", "The psychologist likes to travel."],
    ["a client", "She worked there on projects for Okra."],
  ])("is not %s", (_name, sentence) => {
    expect(told(sentence)).toEqual([]);
  });

  test("is not an employer of whom another sentence says as what", () => {
    const career =
      "From 2009 to 2014 she was an analyst at the Okra Orchestra. She played the cello in the Okra Orchestra.";
    expect(told(career)).toEqual(["analyst @ Okra Orchestra, 2009 to 2014"]);
  });

  test("makes a text a biography where its sentences are about a person", () => {
    const career = "She was a sheep farmer. Then she was a lock keeper for six years. She ran the bakery of Okra.";
    expect(positionsOf(career)).toEqual(["sheep farmer @ –, ? to ?", "lock keeper @ –, ? to ?"]);
  });
});

describe("a named department behind a title is no part of it", () => {
  test.each([
    ["Analyst, Fraud Unit", "Analyst"],
    ["Referentin, Referat Wasserbau", "Referentin"],
    ["Policy Adviser, Water Directorate", "Policy Adviser"],
  ])("%s", (line, title) => {
    expect(entryWith(line)).toBe(`${title} @ Vantelo Ltd, 2012 to 2016`);
  });

  test.each(["Head of Sales, EMEA", "Engineer, Software", "Trainer, Clown"])("but not a field: %s", (line) => {
    expect(entryWith(line)).toBe(`${line} @ Vantelo Ltd, 2012 to 2016`);
  });
});
