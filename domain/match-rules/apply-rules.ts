import { cleanName } from "../company-names/clean-name.ts";
import { fold, isWordCharacterAt } from "../text/characters.ts";
import type { SpellingRules } from "../text/find-matches.ts";
import { endOfLegalForm } from "../text/legal-forms.ts";
import { hashesOf, mixBits } from "../text/name-index.ts";
import { hasCapitals } from "../text/spelling-condition.ts";
import { contradict } from "./contradictions.ts";
import type { MatchRule, RuleSection } from "./rule.ts";

/** A rule with its spelling cleaned and its words folded. */
interface PreparedRule {
  readonly rule: MatchRule;
  readonly spelling: string;
  readonly words: readonly string[];
}

/** The rules of a team, prepared for many texts. */
export interface RuleSet {
  /** The rules in effect by their folded spelling. */
  readonly bySpelling: ReadonlyMap<string, readonly PreparedRule[]>;
  readonly filter: Int32Array;
  readonly shift: number;
}

export type IsInSection = (offset: number, section: RuleSection) => boolean;

export function prepareRules(rules: readonly MatchRule[]): RuleSet {
  const bySpelling = new Map<string, PreparedRule[]>();
  for (const rule of rules) {
    const prepared = prepareRule(rule);
    const key = fold(prepared.spelling);
    bySpelling.set(key, withNewer(bySpelling.get(key) ?? [], prepared));
  }
  const hashes = hashesOf([...bySpelling.keys()].flatMap(withShorterForms));
  const bits = Math.max(1, 32 - Math.clz32(hashes.length));
  const shift = 32 - bits;
  const filter = new Int32Array(2 ** bits);
  for (const hash of hashes) {
    const mixed = mixBits(hash);
    filter[mixed >>> shift] = (filter[mixed >>> shift] as number) | (1 << mixed);
  }
  return { bySpelling, filter, shift };
}

/** Whether the team decided that a spelling is no name. */
export function isNever({ bySpelling }: RuleSet, spelling: string): boolean {
  return bySpelling.get(fold(cleanName(spelling)))?.some(({ rule }) => rule.kind === "never") ?? false;
}

/** The rules for one text. A rule is about a name as it is written, without or with the legal form behind it. */
export function rulesForText(
  { bySpelling, filter, shift }: RuleSet,
  text: string,
  isInSection: IsInSection,
): SpellingRules {
  return {
    filter,
    shift,
    accepts(written, withForm, start, end) {
      const isRejected = (spelling: string) =>
        (bySpelling.get(fold(spelling)) ?? []).some((prepared) =>
          isRejectedBy(prepared, spelling, text, start, end, isInSection),
        );
      return !isRejected(written) && (withForm === written || !isRejected(withForm));
    },
  };
}

function prepareRule(rule: MatchRule): PreparedRule {
  const words = "words" in rule ? rule.words.map((word) => fold(cleanName(word))).filter((word) => word !== "") : [];
  return { rule, spelling: cleanName(rule.spelling), words };
}

/** The rules of one spelling that stay in effect beside a newer one, and that one. */
function withNewer(older: readonly PreparedRule[], newer: PreparedRule): PreparedRule[] {
  return [...older.filter(({ rule }) => !contradict(newer.rule, rule)), newer];
}

/** The spelling, and what is left without one or more legal forms at its end. */
function withShorterForms(spelling: string): readonly string[] {
  const shorter = [...spelling.matchAll(/,? /g)].flatMap(({ index }) =>
    index > 0 && endOfLegalForm(spelling, index) === spelling.length ? [spelling.slice(0, index)] : [],
  );
  return [spelling, ...shorter];
}

function isRejectedBy(
  { rule, spelling, words }: PreparedRule,
  written: string,
  text: string,
  start: number,
  end: number,
  isInSection: IsInSection,
): boolean {
  switch (rule.kind) {
    case "never":
      return true;
    case "as_written":
      return !hasCapitals(written, 0, spelling, true);
    case "not_before":
      return words.some((word) => isWordBehind(text, end, word));
    case "not_after":
      return words.some((word) => isWordBefore(text, start, word));
    case "not_in_section":
      return isInSection(start, rule.section);
  }
}

/** Between a name and the word next to it: `Oracle 11g`, `Oracle-DB`, `Oracle (11g)`, `Oracle – 11g`. */
const MAX_GAP = 3;
/** A word behind one of these is not next to the name. */
const SEPARATOR = /[\n,;.!?]/;

function isWordBehind(text: string, end: number, word: string): boolean {
  const behind = fold(text.slice(end, end + MAX_GAP + word.length));
  for (let gap = 0; gap <= MAX_GAP; gap++) {
    if (behind.startsWith(word, gap) && !isWordCharacterAt(text, end + gap + word.length)) return true;
    if (!isGap(text, end + gap)) return false;
  }
  return false;
}

function isWordBefore(text: string, start: number, word: string): boolean {
  const from = Math.max(0, start - MAX_GAP - word.length);
  const before = fold(text.slice(from, start));
  for (let gap = 0; gap <= MAX_GAP; gap++) {
    const at = start - gap - word.length;
    if (at >= 0 && before.startsWith(word, at - from) && !isWordCharacterAt(text, at - 1)) return true;
    if (!isGap(text, start - gap - 1)) return false;
  }
  return false;
}

function isGap(text: string, at: number): boolean {
  return at >= 0 && at < text.length && !isWordCharacterAt(text, at) && !SEPARATOR.test(text.charAt(at));
}
