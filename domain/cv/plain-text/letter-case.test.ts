import { expect, test } from "vitest";
import { withUsualCase } from "./letter-case.ts";

const FILL = "planner\nlumora tools\n2014 - 2016\nanalyst\nvantelo\n2011 - 2014\n";

test.each([
  ["a part behind a dash", "lumora-institut", "Lumora-Institut"],
  ["a word inside a name", "university of lumora", "University of Lumora"],
  ["the first word of a name", "planner, the lumora hotel", "Planner, The Lumora Hotel"],
  ["initials without a vowel", "rwth lumora", "RWTH Lumora"],
  ["initials in brackets", "vantelo institute (vit)", "Vantelo Institute (VIT)"],
  ["a remark in brackets", "planner (weekends)", "Planner (weekends)"],
  ["a state", "lumora tools, denver, co", "Lumora Tools, Denver, CO"],
  ["a short degree", "ma in physics", "MA in Physics"],
  ["a name that has its capitals", "2012: planner Lumora Optical Center", "2012: planner Lumora Optical Center"],
])("a text in small letters: %s", (_what, line, usual) => {
  const text = FILL + line;
  expect(withUsualCase(text, text).slice(FILL.length)).toBe(usual);
});

test.each([
  ["the first word of a name", "PLANNER, THE LUMORA HOTEL", "Planner, The Lumora Hotel"],
  ["a word inside a name", "UNIVERSITY OF LUMORA", "University of Lumora"],
  ["initials in brackets", "VANTELO INSTITUTE (VAIT)", "Vantelo Institute (VAIT)"],
  ["letters that are a school", "JNTU LUMORA", "JNTU Lumora"],
])("a text in capitals: %s", (_what, line, usual) => {
  const before = FILL.toUpperCase().repeat(8);
  expect(withUsualCase(before + line, before + line).slice(before.length)).toBe(usual);
});
