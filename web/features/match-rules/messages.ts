/** Texts of the page "How names match". */
export const matchRuleMessages = {
  /** The count is null until it is loaded. */
  rulesTab: (count: number | null) => `Rules${inBrackets(count)}`,
  spellingsTab: (count: number | null) => `Verdicts${inBrackets(count)}`,
  otherNamesTab: "Other names",
  search: "Search rules and spellings...",
  loadingRules: "Loading rules...",
  loadingSpellings: "Loading spellings...",
  noRules: "No rules yet",
  noRulesHint:
    "In a text analysis, open a highlight and say when it is wrong. The rule then appears here for the whole team.",
  noRuleFound: "No rules found",
  noSpellings: "No matches rated yet",
  noSpellingsHint:
    "In a text analysis, open a highlight and choose Right or Wrong here. Each spelling is counted here.",
  noSpellingFound: "No spellings found",
  overruled: "A newer rule wins",
  overruledHint: "A newer rule about the same spelling contradicts this one.",
  unknownAuthor: "Unknown",
  deletedTitle: "Rule deleted",
  restoredTitle: "Rule restored",
  addedTitle: "Rule added",
  /** A rule described as a sentence without a period. */
  sentence: (rule: string) => `${rule}.`,
  errorTitle: "Error",
  exists: "This rule exists already.",
  failed: "The rule could not be saved. Try again.",
  mostlyWrong: "Mostly wrong",
  hasRule: "Has a rule",
  mostlyWrongCount: (count: number) =>
    count === 1 ? "1 spelling is mostly wrong" : `${count.toLocaleString("en")} spellings are mostly wrong`,
  mostlyWrongHint: "A rule stops wrong highlights in everybody's texts.",
  review: "Review",
  onlyWorst: (shown: number, count: number) =>
    `The ${shown.toLocaleString("en")} spellings most often wrong, of ${count.toLocaleString("en")}`,
  onlyAsWritten: "Only as written",
  notUnderSkills: "Not under Skills",
  never: "Never",
} as const;

function inBrackets(count: number | null): string {
  return count === null ? "" : ` (${count.toLocaleString("en")})`;
}
