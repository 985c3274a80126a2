import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const INTRODUCTION = "Jo Example is a partner at Harbor Ventures.";
const told = (sentence: string) => positionsOf(lines(INTRODUCTION, "", sentence)).slice(1);

test.each([
  [
    "Sie ist seit dem Wintersemester 2020/21 Professorin (W3) für Wasserbau an der Universität Umbra.",
    ["Professorin (W3) für Wasserbau @ Universität Umbra, 2020 to present"],
  ],
  [
    "Er ist seit 2014 Professor für Optik an der Universität Umbra und dort seit April 2023 auch Prodekan für Lehre.",
    [
      "Professor für Optik @ Universität Umbra, 2014 to present",
      "Prodekan für Lehre @ Universität Umbra, 2023-4 to present",
    ],
  ],
  ["She is a counsel in the Pumps & Energy group of Lumora Vane LLP.", ["counsel @ Lumora Vane LLP, ? to present"]],
  ["He was of counsel at Vantelo from 2013 to 2017.", ["of counsel @ Vantelo, 2013 to 2017"]],
  ["He was MD at Vantelo from 2013 to 2017.", ["MD @ Vantelo, 2013 to 2017"]],
])("%s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test("a doctor's degree is no managing director", () => {
  const text = "He earned his MD from Lumora University in 2010 and his MPH at Umbra University in 2006.";
  expect(told(text)).toEqual([]);
  expect(educationsOf(lines(INTRODUCTION, "", text))).toEqual([
    "MD @ Lumora University, ? to 2010",
    "MPH @ Umbra University, ? to 2006",
  ]);
});

test("the brackets behind a degree name its subject", () => {
  const text = "She holds an LLB (Hons) and a BA (Umbrian) from the Lumora National University (1997).";
  expect(educationsOf(lines(INTRODUCTION, "", text)).map((line) => line.split(" @ ")[1])).toEqual([
    "Lumora National University, ? to 1997",
  ]);
});
