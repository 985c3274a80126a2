import { describe, expect, test } from "vitest";
import { buildDictionary } from "#domain/text/dictionary.ts";
import { findMatches } from "#domain/text/find-matches.ts";
import { companies } from "./companies.ts";
import { everydayWords } from "./everyday-words.ts";
import { universities } from "./universities.ts";

const entries = [...universities, ...companies];
const spellings = entries.flatMap(({ name, aliases }) => [name, ...aliases]);
const aliasesOf = (name: string) => entries.find((entry) => entry.name === name)?.aliases ?? [];

describe("the built-in lists", () => {
  test("are at least as long as the specification requires", () => {
    expect(universities.length).toBeGreaterThanOrEqual(150);
    expect(companies.length).toBeGreaterThanOrEqual(620);
  });

  test.each([
    ["Massachusetts Institute of Technology", ["MIT"]],
    ["University of California - Berkeley", ["UC Berkeley", "Berkeley", "UCB"]],
    ["Carnegie Mellon University", ["CMU"]],
    ["Georgia Institute of Technology", ["Georgia Tech", "GT"]],
    ["California Institute of Technology", ["Caltech"]],
    ["University of California, Los Angeles", ["UCLA"]],
    ["University of Pennsylvania", ["UPenn", "Penn"]],
    ["KTH Royal Institute of Technology", ["KTH", "Royal Institute of Technology", "Kungliga Tekniska högskolan"]],
    ["Technical University of Munich", ["TUM", "TU München", "Technische Universität München"]],
    ["Meta", ["Facebook", "FB", "Meta Platforms"]],
    ["Alphabet", ["Google", "Google LLC"]],
    ["Microsoft", ["MSFT"]],
    ["Amazon", ["AMZN", "amazon.com"]],
    ["Apple", ["AAPL", "Apple Inc."]],
    ["Unit 8200", []],
  ])("include %s", (name, aliases) => {
    expect(entries.map((entry) => entry.name)).toContain(name);
    expect(aliasesOf(name)).toEqual(expect.arrayContaining(aliases));
  });

  test("have unique spellings", () => {
    const index = Map.groupBy(spellings, (spelling) => spelling.normalize("NFC").toLowerCase());
    expect([...index.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test("have normalized names that the engine finds", () => {
    const untidy = spellings.filter((name) => name !== name.trim().normalize("NFC") || /\s\s|[\n\t]/.test(name));
    expect(untidy).toEqual([]);
    const dictionary = buildDictionary(spellings.map((name) => ({ name, kind: "company" })));
    const lost = spellings.filter((name) => findMatches(dictionary, ` ${name} `)[0]?.end !== 1 + name.length);
    expect(lost).toEqual([]);
  });

  test("are in alphabetical order", () => {
    const key = (name: string) =>
      name
        .normalize("NFKD")
        .toLowerCase()
        .replaceAll("ø", "o")
        .replaceAll(/[^\p{L}\p{N} ]/gu, "");
    for (const list of [universities, companies]) {
      const keys = list.map(({ name }) => key(name));
      expect(keys).toEqual(keys.toSorted());
    }
  });

  test("contain every everyday word as a spelling", () => {
    expect(everydayWords.filter((word) => !spellings.includes(word))).toEqual([]);
  });
});
