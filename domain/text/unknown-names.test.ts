import { describe, expect, test } from "vitest";
import { annotate } from "./annotate.ts";
import { buildDictionary } from "./dictionary.ts";
import { dictionaryEntries } from "./dictionary-entries.ts";
import { markedCv } from "./outline.test-support.ts";
import { findUnknownNames } from "./unknown-names.ts";

const nothing = { companyNames: [], companyFacts: [], hotlists: [], otherNames: [], rules: [] };
const lists = { universities: [], companies: [] };
const companyFacts = [
  "Oracle",
  "Google",
  "Infosys",
  "Mercedes-Benz",
  "Zalando SE",
  "N26",
  "Celonis",
  "Celoniz",
  "Celonix",
  "Celonia",
];
const dictionary = buildDictionary(
  dictionaryEntries({ ...nothing, universities: ["Universität Mannheim"], companyFacts }, lists),
);

function unknown(marked: string, analysis: "basic" | "enhanced" = "basic") {
  const { text, outline } = markedCv(marked);
  const annotation = annotate(dictionary, text, analysis, { outline });
  return { text, found: findUnknownNames(annotation, outline, dictionary) };
}

describe("unknown names", () => {
  test.each([
    [
      "are employers and schools",
      "‹Solarwerk GmbH›, «Lakeside College»",
      ["company Solarwerk GmbH", "university Lakeside College"],
    ],
    ["are not in the dictionary", "‹Google Germany GmbH›, «Universität Mannheim, BWL»", []],
    ["are not in the dictionary without accents", "«Universitat Mannheim»", []],
    ["contain known ones", "‹Oracle Financial Services›", ["company Oracle Financial Services"]],
    ["are named once", "‹The Solarwerk GmbH› ‹solarwerk› ‹Solarwerk AG›", ["company The Solarwerk GmbH"]],
    [
      "are universities as an employer",
      "‹Universität Ulm›, ‹Lakeside›, «Lakeside»",
      ["university Universität Ulm", "university Lakeside"],
    ],
    ["are no places", "‹Berlin›, ‹Pune, Maharashtra›", []],
    ["are no way of employment", "‹Freelance›, ‹Self-employed›, ‹Full-time›", []],
    ["are no degrees", "«Bachelor of Science», «Master of Arts»", []],
    ["are no headings", "‹Work Experience›, ‹Roles and Responsibilities›, «Education»", []],
    ["have letters", "‹2019›, ‹–›", []],
    ["are not in a text that is no CV", "Solarwerk GmbH", []],
  ])("%s", (_what, marked, expected) => {
    expect(unknown(marked).found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
  });

  test("are not known ones over a line end", () => {
    const text = "Mercedes-\nBenz";
    const company = { name: "Mercedes-Benz", start: 0, end: text.length };
    const cv = { positions: [{ company, title: null, start: null, end: null, isOpen: false }], educations: [] };
    const annotation = annotate(dictionary, text, "basic", { outline: cv });
    expect(annotation.entries).toEqual([]);
    expect(findUnknownNames(annotation, cv, dictionary)).toEqual([]);
  });

  test("are not known ones in brackets, which are not marked", () => {
    expect(unknown("x (‹Google›)", "enhanced").found).toEqual([]);
    expect(unknown("x (‹Solarwerk›)", "enhanced").found).toHaveLength(1);
  });

  test.each([
    [
      "all of the text",
      "‹Solarwerk GmbH› at Solarwerk, SOLARWERK ltd",
      ["Solarwerk GmbH", "Solarwerk", "SOLARWERK ltd"],
    ],
    ["no persons", "Anna Schmidt, Dr. Schmidt\n‹Schmidt GmbH›, at Schmidt, J. Schmidt", ["Schmidt GmbH", "Schmidt"]],
    ["no ordinary words", "‹Level›, a new level, the Level and\nLevel", ["Level", "Level"]],
    [
      "no matches",
      "‹Oracle Financial Services›, Oracle, Oracle Financial Services",
      ["Oracle Financial Services", "Oracle Financial Services"],
    ],
    ["both spellings", "‹The Solarwerk› ‹Solarwerk AG›", ["The Solarwerk", "Solarwerk AG"]],
  ])("have their occurrences: %s", (_what, marked, expected) => {
    const { text, found } = unknown(marked);
    const [{ occurrences } = { occurrences: new Int32Array() }] = found;
    const written = Array.from({ length: occurrences.length / 2 }, (_, at) =>
      text.slice(occurrences[2 * at], occurrences[2 * at + 1]),
    );
    expect(written).toEqual(expected);
  });

  test.each([
    ["the line", "x\n  Engineer, ‹Solarwerk› \ny", "Engineer, Solarwerk"],
    [
      "a part of a paragraph",
      `${"many words ".repeat(30)}at ‹Solarwerk› ${"and more ".repeat(40)}`,
      /^(?:many|words) .{100,140}at Solarwerk and .{150,200} more$/,
    ],
    [
      "a part of a text without blanks",
      `${"x".repeat(1000)}-‹Solarwerk›-${"x".repeat(1000)}`,
      /^x{100,140}-Solarwerk-x{150,200}$/,
    ],
  ])("have %s as evidence", (_what, marked, expected) => {
    const { text, found } = unknown(marked);
    const line = found[0]?.line;
    expect(text.slice(line?.start, line?.end)).toMatch(expected);
  });

  test.each([
    ["Infosis", ["Infosys"]],
    ["Infosys Technologies", []],
    ["InfoSyss Ltd", ["Infosys"]],
    ["Mercedes Bens", ["Mercedes-Benz"]],
    ["Zalanda", ["Zalando SE"]],
    ["N27", []],
    ["Gogle", ["Google"]],
    ["Gole", []],
    ["Celonic", ["Celonis", "Celoniz", "Celonix"]],
  ])("%s is similar to %j", (name, expected) => {
    expect(unknown(`‹${name}›`).found.map(({ similar }) => similar.map((other) => other.name))).toEqual([expected]);
  });
});

test("thousands of unknown names take linear time", () => {
  const names = Array.from({ length: 3000 }, (_, index) => `‹Solar${index.toString(36)} GmbH›`);
  expect(unknown(names.join("\n")).found).toHaveLength(3000);
});
