import { expect, test } from "vitest";
import { describeRule } from "./describe.ts";
import type { MatchRule } from "./rule.ts";

test.each<[MatchRule, string]>([
  [{ kind: "never", spelling: "Level" }, "“Level” is never a name"],
  [{ kind: "as_written", spelling: "Box" }, "“Box” is a name only with these capitals"],
  [{ kind: "not_before", spelling: "Oracle", words: ["11g"] }, "“Oracle” is not a name before “11g”"],
  [{ kind: "not_before", spelling: "Oracle", words: ["11g", "DB"] }, "“Oracle” is not a name before “11g” or “DB”"],
  [
    { kind: "not_after", spelling: "Oracle", words: ["on", "with", "using"] },
    "“Oracle” is not a name after “on”, “with” or “using”",
  ],
  [{ kind: "not_in_section", spelling: "SAP", section: "skills" }, "“SAP” is not a name under Skills"],
  [{ kind: "not_in_section", spelling: "SAP", section: "other" }, "“SAP” is not a name under other sections"],
])("describes %j as %s", (rule, sentence) => {
  expect(describeRule(rule)).toBe(sentence);
});
