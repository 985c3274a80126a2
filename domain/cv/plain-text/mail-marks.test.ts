import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { prepareText } from "./prepare.ts";

const CV = lines(
  "Experience",
  "",
  "Engineer, Acme",
  "May 2016 - present",
  "- Built pumps for three towns",
  "",
  "Analyst, Lumen",
  "2014 - 2016",
);
const POSITIONS = ["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"];

test("the marks of a forwarded mail do not change what is read", () => {
  const quoted = CV.replaceAll(/^/gm, "> ");
  expect(positionsOf(quoted)).toEqual(POSITIONS);
  expect(prepareText(quoted).read).toHaveLength(quoted.length);
});

test("blanks that do not break a line are blanks", () => {
  expect(positionsOf(CV.replaceAll(" ", "\u00a0"))).toEqual(POSITIONS);
});

test("the person's address at the end of each page is no part of an entry", () => {
  const footer = (page: number) => `Jo Usher Consulting - jo@usher.example - ${page}`;
  const printed = lines(footer(1), "", CV.replace("May 2016", `${footer(2)}\nMay 2016`));
  expect(positionsOf(printed)).toEqual(POSITIONS);
});

test.each([["Jo Usher | 2/3"], ["Jo Usher – Curriculum Vitae"], ["Jo Usher 2"], ["Jo Usher, Lebenslauf, 2"]])(
  "%j at the end of a page is no part of an entry",
  (footer) => {
    const printed = lines("Jo Usher", "Consultant", CV.replace("May 2016", `${footer}\nMay 2016`), "", footer);
    expect(positionsOf(printed)).toEqual(POSITIONS);
  },
);

test("what begins with the person's name and goes on is a name", () => {
  const text = lines("Jo Lumen", "Experience", "Engineer", "Jo Lumen Pumps", "2014 - 2016");
  expect(positionsOf(text)).toEqual(["Engineer @ Jo Lumen Pumps, 2014 to 2016"]);
});

test("a CV that a part of a mail quotes has no marks before its lists", () => {
  const text = lines(
    "Hi Jo,",
    "",
    "sorry for the delay. You asked for the CV, so I pulled this from an old application:",
    "",
    "> Kim Muster, lives in Leeds",
    ">",
    "> - since 06/2023: Co-founder + CTO, Lumora B.V. (that's us)",
    "> - 2019 to 05/2023: Engineer at Vantelo Technologies, London",
    "> - 2016 - 2019 Backend engineer, Umbra, Leeds; design of pumps",
    "> - MSc Computer Science, University of Leeds, 2012",
    ">",
    "> Languages: English",
    "",
    "Best",
    "Ann",
  );
  expect(positionsOf(text)).toEqual([
    "Co-founder + CTO @ Lumora B.V., 2023-6 to present",
    "Engineer @ Vantelo Technologies, 2019 to 2023-5",
    "Backend engineer @ Umbra, 2016 to 2019",
  ]);
});
