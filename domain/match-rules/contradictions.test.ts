import { expect, test } from "vitest";
import { overruledRules } from "./contradictions.ts";
import { describeRule } from "./describe.ts";
import type { MatchRule } from "./rule.ts";

const never: MatchRule = { kind: "never", spelling: "Box" };
const asWritten: MatchRule = { kind: "as_written", spelling: "Box" };
const inCapitals: MatchRule = { kind: "as_written", spelling: "BOX" };
const notBefore: MatchRule = { kind: "not_before", spelling: "box", words: ["office"] };
const notUnderSkills: MatchRule = { kind: "not_in_section", spelling: "Box", section: "skills" };
const other: MatchRule = { kind: "never", spelling: "Level" };

test.each<[string, readonly MatchRule[], readonly MatchRule[]]>([
  ["no rules", [], []],
  ["rules of different spellings", [asWritten, other], []],
  ["rules that add up", [asWritten, notBefore, notUnderSkills], []],
  ["“never” after the others", [asWritten, notBefore, never], [asWritten, notBefore]],
  ["another rule after “never”", [never, notBefore, asWritten], [never]],
  ["two ways to write it", [asWritten, inCapitals], [asWritten]],
  ["a “never” in another case", [asWritten, { kind: "never", spelling: "BOX" }], [asWritten]],
  ["“never” between two others", [asWritten, never, notBefore], [asWritten, never]],
])("of %s, the newest count", (_name, rules, expected) => {
  expect([...overruledRules(rules)].map(describeRule)).toEqual(expected.map(describeRule));
});
