import { expect, test } from "vitest";
import { neighborsOf } from "./neighbors.ts";

test.each([
  ["a word on both sides", "on Oracle 11g in", "on", "11g"],
  ["punctuation after the word", "(SQL Oracle DB, Java", "SQL", "DB"],
  ["none at the ends of the line", "Java\nOracle\n11g", null, null],
  ["none behind punctuation", "Java, Oracle, SQL", null, null],
  ["none in a compound", "ex-Oracle-11g", null, null],
  ["a word with signs", "C++ Oracle C#.", "C++", "C#"],
  ["no word that is a text", `Oracle ${"x".repeat(60)}`, null, null],
])("finds %s", (_case, text, before, after) => {
  const start = text.indexOf("Oracle");
  expect(neighborsOf(text, start, start + "Oracle".length)).toEqual({ before, after });
});
