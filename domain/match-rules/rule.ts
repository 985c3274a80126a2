/** The parts of a CV that a rule can exclude. */
export const RULE_SECTIONS = ["skills", "projects", "links", "other"] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** What the team decided about a spelling. Rules change which matches count; the matching engine does not know them. */
export type MatchRule = { readonly spelling: string } & (
  | { readonly kind: "never" }
  /** Counts only with these capitals. */
  | { readonly kind: "as_written" }
  /** Does not count next to one of these words on the same line. */
  | { readonly kind: "not_before" | "not_after"; readonly words: readonly string[] }
  | { readonly kind: "not_in_section"; readonly section: RuleSection }
);

/** A row of `match_rules`; null if a newer version of the product stored a rule that this one does not know. */
export function toMatchRule(row: Readonly<Record<string, unknown>>): MatchRule | null {
  const { kind, spelling, words, section } = row;
  if (typeof spelling !== "string" || spelling === "") return null;
  if (kind === "never" || kind === "as_written") return { kind, spelling };
  if (kind === "not_before" || kind === "not_after") {
    const texts = Array.isArray(words) ? words.filter((word) => typeof word === "string") : [];
    return texts.length === 0 ? null : { kind, spelling, words: texts };
  }
  const known = RULE_SECTIONS.find((name) => name === section);
  return kind === "not_in_section" && known !== undefined ? { kind, spelling, section: known } : null;
}

/** Another name of a company or university (an alias). */
export interface OtherName {
  readonly kind: "company" | "university";
  /** The entry's name. */
  readonly name: string;
  readonly otherName: string;
}
