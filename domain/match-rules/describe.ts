import type { MatchRule, RuleSection } from "./rule.ts";

const SECTION_NAMES: Readonly<Record<RuleSection, string>> = {
  skills: "Skills",
  projects: "Projects",
  links: "Links",
  other: "other sections",
};

/** A rule as a sentence without a period: `“Oracle” is not a name before “11g” or “DB”`. */
export function describeRule(rule: MatchRule): string {
  const name = quoted(rule.spelling);
  switch (rule.kind) {
    case "never":
      return `${name} is never a name`;
    case "as_written":
      return `${name} is a name only with these capitals`;
    case "not_before":
      return `${name} is not a name before ${alternatives(rule.words)}`;
    case "not_after":
      return `${name} is not a name after ${alternatives(rule.words)}`;
    case "not_in_section":
      return `${name} is not a name under ${SECTION_NAMES[rule.section]}`;
  }
}

function alternatives(words: readonly string[]): string {
  const all = words.map(quoted);
  const last = all.pop() ?? "";
  return all.length === 0 ? last : `${all.join(", ")} or ${last}`;
}

function quoted(text: string): string {
  return `“${text}”`;
}
