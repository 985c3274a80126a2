import { describe, expect, test } from "vitest";
import { annotate } from "../text/annotate.ts";
import { buildDictionary } from "../text/dictionary.ts";
import { markedCv } from "../text/outline.test-support.ts";
import { previewChange } from "../text/preview-rule.ts";
import { findUnknownNames } from "../text/unknown-names.ts";
import { prepareRules } from "./apply-rules.ts";
import type { MatchRule } from "./rule.ts";

const names = [
  "Oracle",
  "Oracle Cloud",
  "Cloud",
  "Solarwerk",
  "Solarwerk GmbH",
  "Foo (Bar) Labs",
  "Yahoo!",
  "Deutsche Bank",
];
const dictionary = buildDictionary(names.map((name) => ({ name, kind: "company" })));

const never = (spelling: string): MatchRule => ({ kind: "never", spelling });
const asWritten = (spelling: string): MatchRule => ({ kind: "as_written", spelling });
const notBefore = (spelling: string, ...words: string[]): MatchRule => ({ kind: "not_before", spelling, words });
const notAfter = (spelling: string, ...words: string[]): MatchRule => ({ kind: "not_after", spelling, words });
const notIn = (spelling: string, section: "skills" | "projects" | "links" | "other"): MatchRule => ({
  kind: "not_in_section",
  spelling,
  section,
});

function found(text: string, rules: readonly MatchRule[], analysis: "basic" | "enhanced" = "basic"): string[] {
  const { marks } = annotate(dictionary, text, analysis, { rules: prepareRules(rules) });
  return Array.from({ length: marks.length / 4 }, (_, mark) => text.slice(marks[4 * mark], marks[4 * mark + 1]));
}

describe("a rule", () => {
  test.each<[string, string, readonly MatchRule[], readonly string[]]>([
    ["rejects a spelling in any case", "At Oracle, ORACLE, a Cloud", [never("oracle")], ["Cloud"]],
    ["leaves the shorter names in a rejected one", "At Oracle Cloud", [never("Oracle Cloud")], ["Oracle", "Cloud"]],
    ["leaves the longer name", "At Oracle Cloud, Oracle", [never("Oracle")], ["Oracle Cloud"]],
    ["is about the name with any form", "At Solarwerk GmbH, Solarwerk AG", [never("Solarwerk")], ["Solarwerk GmbH"]],
    ["may be about one form", "Solarwerk GmbH, Solarwerk AG", [never("Solarwerk GmbH")], ["Solarwerk AG"]],
    ["may be about one form in any case", "Solarwerk AB, Solarwerk AG", [never("solarwerk ab")], ["Solarwerk AG"]],
    ["is about names with punctuation", "Yahoo! Oracle", [never("Yahoo!")], ["Oracle"]],
    ["accepts a spelling as written", "At oracle, ORACLE, Oracle", [asWritten("Oracle")], ["Oracle"]],
    ["accepts capitals as written", "At Oracle, ORACLE", [asWritten("ORACLE")], ["ORACLE"]],
    ["rejects a spelling before a word", "At Oracle 11g, Oracle", [notBefore("Oracle", "11G")], ["Oracle"]],
    ["knows words with punctuation", "Oracle PL/SQL, Oracle", [notBefore("Oracle", "PL/SQL")], ["Oracle"]],
    ["reads over a dash, a slash, a bracket", "Oracle-DB Oracle/DB Oracle (DB)", [notBefore("Oracle", "DB")], []],
    ["reads brackets in the enhanced analysis", "Oracle (DB) Cloud", [notBefore("Oracle", "DB")], ["Cloud"]],
    ["does not read over a comma", "Oracle, DB. Oracle. DB", [notBefore("Oracle", "DB")], ["Oracle", "Oracle"]],
    ["does not read over a line end", "Oracle\nDB", [notBefore("Oracle", "DB")], ["Oracle"]],
    ["does not take a longer word", "Oracle DBA", [notBefore("Oracle", "DB")], ["Oracle"]],
    ["reads over the legal form", "Oracle Corp. DB", [notBefore("Oracle", "DB")], []],
    [
      "rejects a spelling after a word",
      "Certified Oracle, ACertified Oracle",
      [notAfter("Oracle", "certified")],
      ["Oracle"],
    ],
    ["knows several words", "x by Oracle, for Oracle", [notAfter("Oracle", "y", "by", "for")], []],
    ["is about soft hyphens too", "Ora\u00adcle DB, Ora\u00adcle", [notBefore("Oracle", "DB")], ["Ora\u00adcle"]],
    ["rejects URLs and addresses", "ada@oracle.com, https://oracle.com Oracle", [notIn("Oracle", "links")], ["Oracle"]],
  ])("%s", (_what, text, rules, expected) => {
    for (const analysis of ["basic", "enhanced"] as const) {
      if (text.includes("(") && analysis === "basic" && expected.length > 0) continue;
      expect(found(text, rules, analysis)).toEqual(expected);
    }
  });

  test.each(["skills", "projects", "other"] as const)("rejects a spelling in the section %s", (section) => {
    const headings = { skills: "Skills", projects: "Projects", other: "Languages" };
    const text = `Experience\nOracle\n\n${headings[section]}\nSQL, Oracle\n\nEducation\nOracle`;
    expect(found(text, [notIn("Oracle", section)])).toHaveLength(2);
    expect(found(text, [])).toHaveLength(3);
  });

  test.each<[string, readonly MatchRule[], readonly string[]]>([
    ["a newer never", [asWritten("Oracle"), never("Oracle")], []],
    ["a newer spelling as written", [never("Oracle"), asWritten("ORACLE")], ["ORACLE"]],
    ["other newer capitals", [asWritten("Oracle"), asWritten("ORACLE")], ["ORACLE"]],
    ["a newer word", [never("Oracle"), notBefore("Oracle", "DB")], ["Oracle", "ORACLE"]],
    ["rules that do not contradict each other", [asWritten("Oracle"), notBefore("Oracle", "DB")], ["Oracle"]],
  ])("that contradicts another one: %s", (_what, rules, expected) => {
    expect(found("At Oracle, ORACLE, Oracle DB", rules)).toEqual(expected);
  });

  test.each<[string, MatchRule]>([
    ["one letter", never("a")],
    ["punctuation", never("...")],
    ["nothing", never("")],
    ["an unknown name", never("Deleted Ltd.")],
    ["half a surrogate pair", never("\ud83d")],
    ["no word", notBefore("Oracle")],
    ["a blank word", notBefore("Oracle", " ")],
    ["ten thousand characters", notBefore("Oracle", "x".repeat(10_000))],
    ["a long spelling", never("Oracle ".repeat(2000))],
  ])("about %s changes nothing", (_what, rule) => {
    expect(found("At Oracle, a Cloud ... x", [rule])).toEqual(["Oracle", "Cloud"]);
  });

  test("among ten thousand is found, in a megabyte of its spelling", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => notBefore(`Name ${index}`, "x"));
    const text = "Oracle DB, ".repeat(90_000);
    expect(found(text, [...many, notBefore("Oracle", "DB")])).toEqual([]);
    expect(found(text, many)).toHaveLength(90_000);
  });
});

test("a name that is never one is not unknown", () => {
  const { text, outline } = markedCv("‹Level GmbH›, ‹Moon AG›");
  const annotation = annotate(dictionary, text, "basic", { outline });
  const unknown = (...rules: MatchRule[]) =>
    findUnknownNames(annotation, outline, dictionary, prepareRules(rules)).map(({ name }) => name);
  expect(unknown(never("level"))).toEqual(["Moon AG"]);
  expect(unknown(never("Level GmbH"))).toEqual(["Moon AG"]);
  expect(unknown(asWritten("Level"))).toEqual(["Level GmbH", "Moon AG"]);
});

describe("a preview", () => {
  const { text, outline } = markedCv("‹Oracle›, Oracle DB, oracle, Oracle Cloud, Deutsche Bank AG, Sun");
  const annotation = annotate(dictionary, text, "basic", { outline });
  const preview = (change: Parameters<typeof previewChange>[1], rules: readonly MatchRule[] = []) =>
    previewChange({ annotation, outline, dictionary, rules }, change);

  test.each<[string, Parameters<typeof previewChange>[1], string]>([
    ["a rule", never("Oracle"), "3 removed, 0 added of 3"],
    ["a word", notBefore("Oracle", "DB"), "1 removed, 0 added of 3"],
    ["a longer name", never("Oracle Cloud"), "1 removed, 2 added of 1"],
    ["a name with a legal form", never("Deutsche Bank"), "1 removed, 0 added of 1"],
    ["another name", { kind: "company", name: "Oracle", otherName: "sun" }, "0 removed, 1 added of 0"],
    ["a longer other name", { kind: "company", name: "Oracle", otherName: "Oracle DB" }, "1 removed, 1 added of 0"],
    ["a shorter other name", { kind: "company", name: "Oracle", otherName: "Bank" }, "0 removed, 0 added of 0"],
    ["an existing other name", { kind: "company", name: "x", otherName: "Oracle" }, "0 removed, 0 added of 3"],
  ])("says what %s would change", (_what, change, expected) => {
    const { removed, added, total } = preview(change);
    expect(`${removed} removed, ${added} added of ${total}`).toBe(expected);
  });
});
