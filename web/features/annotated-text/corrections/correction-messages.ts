import { describeRule } from "#domain/match-rules/describe.ts";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import type { RulePreview } from "#domain/text/preview-rule.ts";

export const correctionMessages = {
  question: "Is this match right?",
  right: "Right",
  wrong: "Wrong…",
  back: "Back",
  onlyHere: "Wrong here",
  onlyHereHint: "Hides it on this screen only",
  never: "Never a name",
  asWritten: (spelling: string) => `Only as written: ${spelling}`,
  notBefore: (word: string) => `Not before “${word}”`,
  notAfter: (word: string) => `Not after “${word}”`,
  notUnderSkills: "Not under Skills",
  save: "Save for the team",
  cancel: "Cancel",
  previewing: "Checking this text...",
  preview: ({ removed, added, total }: RulePreview) => {
    if (removed === 0 && added === 0) return "Changes nothing in this text.";
    const parts = [
      ...(removed > 0 ? [`takes ${removed} of ${total} off`] : []),
      ...(added > 0 ? [`adds ${added}`] : []),
    ];
    const sentence = parts.join(" and ");
    return `In this text, it ${sentence}.`;
  },
  recordedTitle: "Thank you",
  recorded: (spelling: string) => `“${spelling}” was counted as right.`,
  hiddenTitle: "Hidden here",
  hidden: (spelling: string) => `“${spelling}” is no longer highlighted at this place.`,
  savedTitle: "Rule saved",
  saved: (rule: MatchRule) => `For the whole team: ${describeRule(rule)}.`,
  ruleOf: (rule: MatchRule) => `${describeRule(rule)}.`,
  ruleExists: "Your team has this rule already.",
  errorTitle: "Error",
  colleagueTitle: "Highlights have changed",
  colleague: (author: string | null, rule: MatchRule) => `${author ?? "A colleague"}: ${describeRule(rule)}.`,
  colleagueOtherName: (author: string | null, otherName: string, name: string) =>
    `${author ?? "A colleague"}: “${otherName}” is another name of ${name}.`,
  selection: "Selected words",
  selectionReasons: {
    lines: "Select a name on one line.",
    long: "Select only the name: at most 300 characters.",
  },
} as const;
