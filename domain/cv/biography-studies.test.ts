import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const text = (sentence: string) => lines("Jo Example is a partner at Harbor Ventures.", "", sentence);

describe("educations in sentences", () => {
  test.each([
    [
      "of a subject",
      "She studied computer science at the University of Leeds.",
      ["computer science @ University of Leeds, ? to ?"],
    ],
    [
      "of a subject, in French",
      "Elle a étudié le génie civil à l'Université Lumora.",
      ["génie civil @ Université Lumora, ? to ?"],
    ],
    [
      "of a subject, in Dutch",
      "Ze studeerde Technische Bedrijfskunde aan de Universiteit Lumora.",
      ["Technische Bedrijfskunde @ Universiteit Lumora, ? to ?"],
    ],
    [
      "of a subject behind the school",
      "Sie hat an der Universität Lumora Psychologie studiert.",
      ["Psychologie @ Universität Lumora, ? to ?"],
    ],
    [
      "of several subjects",
      "She holds a BA in Philosophy, Politics and Economics from the University of Leeds.",
      ["BA in Philosophy, Politics and Economics @ University of Leeds, ? to ?"],
    ],
    [
      "with a degree of three words",
      "She earned a Master of Business Administration from Lumora University in 2008.",
      ["Master of Business Administration @ Lumora University, ? to 2008"],
    ],
    [
      "with a degree behind the school",
      "She graduated from Lumora University with a Bachelor of Engineering in 1998.",
      ["Bachelor of Engineering @ Lumora University, ? to 1998"],
    ],
    ["with a degree of a school, in Spanish", "Tiene un MBA del IESE (2011).", ["MBA @ IESE, ? to 2011"]],
    [
      "at a school with its short name",
      "Sie hat 2010 an der LSM – Lumora School of Management promoviert.",
      ["– @ LSM – Lumora School of Management, ? to 2010"],
    ],
  ])("%s", (_name, sentence, expected) => {
    expect(educationsOf(text(sentence))).toEqual(expected);
  });

  test.each([
    "She built Umbra, which received its licence from Vantelo in 2013.",
    "She came to Leeds with an MA in Innovation Design Engineering (2012).",
  ])("but no school: %s", (sentence) => {
    expect(educationsOf(text(sentence))).toEqual([]);
    expect(positionsOf(text(sentence)).filter((one) => /Vantelo|Design/.test(one))).toEqual([]);
  });
});
