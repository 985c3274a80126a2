import { cleanName } from "../company-names/clean-name.ts";
import { codeAt, IDENTITY_SHIFT, isWordCharacterAt } from "../text/characters.ts";
import type { SpellingRules } from "../text/find-matches.ts";
import { FoldedMap } from "../text/folded-map.ts";
import { hashesOf, mixBits } from "../text/name-index.ts";
import { hasCapitals } from "../text/spelling-condition.ts";
import { contradict } from "./contradictions.ts";
import type { MatchRule, RuleSection } from "./rule.ts";

/** A rule with its spelling and words cleaned. */
interface PreparedRule {
  readonly rule: MatchRule;
  readonly spelling: string;
  readonly words: readonly string[];
}

/** The rules of a team, prepared for many texts. */
export interface RuleSet {
  /** The rules in effect. */
  readonly bySpelling: FoldedMap<readonly PreparedRule[]>;
  readonly filter: Int32Array;
  readonly shift: number;
}

export type IsInSection = (offset: number, section: RuleSection) => boolean;

export function prepareRules(rules: readonly MatchRule[]): RuleSet {
  const bySpelling = new FoldedMap<readonly PreparedRule[]>();
  for (const rule of rules) {
    const prepared = prepareRule(rule);
    bySpelling.set(prepared.spelling, withNewer(bySpelling.get(prepared.spelling) ?? [], prepared));
  }
  const hashes = hashesOf(bySpelling.names().flatMap(withShorterForms));
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
  return bySpelling.get(cleanName(spelling))?.some(({ rule }) => rule.kind === "never") ?? false;
}

/** The rules for one text. A rule is about a name as it is written, without or with the legal form behind it. */
export function rulesForText(
  { bySpelling, filter, shift }: RuleSet,
  text: string,
  isInSection: IsInSection,
): SpellingRules {
  function isRejected(spelling: string, start: number, end: number): boolean {
    for (const prepared of bySpelling.get(spelling) ?? NONE) {
      if (isRejectedBy(prepared, spelling, text, start, end, isInSection)) return true;
    }
    return false;
  }
  return {
    filter,
    shift,
    accepts: (written, withForm, start, end) =>
      !isRejected(written, start, end) && (withForm === written || !isRejected(withForm, start, end)),
  };
}

const NONE: readonly PreparedRule[] = [];

function prepareRule(rule: MatchRule): PreparedRule {
  const words = "words" in rule ? rule.words.map(cleanName).filter((word) => word !== "") : [];
  return { rule, spelling: cleanName(rule.spelling), words };
}

/** The rules of one spelling that stay in effect beside a newer one, and that one. */
function withNewer(older: readonly PreparedRule[], newer: PreparedRule): PreparedRule[] {
  return [...older.filter(({ rule }) => !contradict(newer.rule, rule)), newer];
}

/** Words of the longest legal forms behind a name. */
const MAX_FORM_WORDS = 30;

/** The spelling, and its beginnings that may have a legal form behind them: whether it is one depends on the text's capitals. */
function withShorterForms(spelling: string): readonly string[] {
  const beginnings = [...spelling.matchAll(/,? /g)].map(({ index }) => spelling.slice(0, index));
  return [spelling, ...beginnings.slice(-MAX_FORM_WORDS)];
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
      return written !== spelling && !hasCapitals(written, 0, spelling, true);
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
  for (let at = end; at <= end + MAX_GAP; at++) {
    if (isAt(text, at, word) && !isWordCharacterAt(text, at + word.length)) return true;
    if (!isGap(text, at)) return false;
  }
  return false;
}

function isWordBefore(text: string, start: number, word: string): boolean {
  for (let to = start; to >= start - MAX_GAP; to--) {
    const at = to - word.length;
    if (isAt(text, at, word) && !isWordCharacterAt(text, at - 1)) return true;
    if (!isGap(text, to - 1)) return false;
  }
  return false;
}

/** Whether a word is at an offset of the text, folded. */
function isAt(text: string, at: number, word: string): boolean {
  if (at < 0 || at + word.length > text.length) return false;
  for (let unit = 0; unit < word.length; unit++) {
    if (codeAt(text, at + unit) >>> IDENTITY_SHIFT !== codeAt(word, unit) >>> IDENTITY_SHIFT) return false;
  }
  return true;
}

function isGap(text: string, at: number): boolean {
  return at >= 0 && at < text.length && !isWordCharacterAt(text, at) && !SEPARATOR.test(text.charAt(at));
}
