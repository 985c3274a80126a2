/**
 * Reference implementation for tests: tries every name at every position. Shares no code or table with the engine; folds
 * case with the runtime's `/iu`.
 */
import { legalFormsByCountry, unambiguousShortForms } from "../lists/legal-forms.ts";
import { type MatchRule, RULE_SECTIONS, type RuleSection } from "../match-rules/rule.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import type { Match } from "./find-matches.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

const WORD = /[\p{L}\p{M}\p{N}_]/u;

export function findMatchesByBruteForce<Entry extends DictionaryEntry>(
  entries: readonly Entry[],
  text: string,
  rules: readonly MatchRule[] = [],
): Match<Entry>[] {
  const named = entries.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])].map((name) => ({ entry, name })));
  const others = entries.flatMap((entry) => (entry.otherSpellings ?? []).map((name) => ({ entry, name })));
  const spellings = [...named, ...others].flatMap(({ entry, name }) => {
    const pattern = patternOf(name.normalize("NFC"));
    const isSame = ({ spelling }: SpellingCondition) => pattern !== null && isWhole(pattern, plainOf(spelling));
    return pattern === null ? [] : [{ entry, pattern, conditions: entry.conditions?.filter(isSame) ?? [] }];
  });
  const plain = plainOf(text);
  const matches: Match<Entry>[] = [];
  for (let start = 0; start < text.length; ) {
    let longest: Match<Entry> | null = null;
    if (!isWord(lastOf(plain.slice(0, start)))) {
      for (const { entry, pattern, conditions } of spellings) {
        pattern.lastIndex = start;
        const end = start + (pattern.exec(plain)?.[0].length ?? 0);
        if (end <= (longest?.end ?? start) || isWord(firstOf(plain.slice(end)))) continue;
        const isMet = (condition: SpellingCondition) => isConditionMet(condition, text, start, end);
        const formEnd = endOfLegalForms(plain, end);
        if (rules.length > 0 && [end, formEnd].some((to) => isRejected(rules, text, start, to, formEnd))) continue;
        if (conditions.length === 0 || conditions.some(isMet)) longest = { start, end, entry };
      }
    }
    if (longest?.entry.kind === "company") longest = { ...longest, end: endOfLegalForms(plain, longest.end) };
    if (longest !== null) matches.push(longest);
    start = longest?.end ?? start + firstOf(text.slice(start, start + 2)).length;
  }
  return matches;
}

/** Whether a rule about the text between two offsets rejects a name there. */
function isRejected(rules: readonly MatchRule[], text: string, start: number, to: number, end: number): boolean {
  const plain = plainOf(text);
  const written = plain.slice(start, to);
  const same = rules.filter(({ spelling }) => {
    const pattern = patternOf(spelling);
    return pattern !== null && isWhole(pattern, written);
  });
  if (same.at(-1)?.kind === "never") return true;
  const newer = same.slice(same.findLastIndex(({ kind }) => kind === "never") + 1);
  const lastAsWritten = newer.findLast(({ kind }) => kind === "as_written");
  return newer.some((rule) => {
    if (rule.kind === "as_written") {
      const units = Array.from({ length: to - start }, (_, at) => at);
      const isSame = (at: number) => isCapital(rule.spelling.charAt(at)) === isCapital(text.charAt(start + at));
      return rule === lastAsWritten && !units.every(isSame);
    }
    if (rule.kind === "not_in_section") return isInTestSection(text)(start, rule.section);
    const words = rule.kind === "not_before" || rule.kind === "not_after" ? rule.words : [];
    return [0, 1, 2, 3].some((gap) => {
      if (rule.kind === "not_before") {
        const rest = plain.slice(end + gap);
        return isGap(plain.slice(end, end + gap)) && words.some((word) => wordPattern("^", word, NO_WORD).test(rest));
      }
      const rest = plain.slice(0, Math.max(0, start - gap));
      const isBefore = start >= gap && isGap(plain.slice(start - gap, start));
      return isBefore && words.some((word) => wordPattern("(?<![\\p{L}\\p{M}\\p{N}_])", word, "$").test(rest));
    });
  });
}

const NO_WORD = "(?![\\p{L}\\p{M}\\p{N}_])";

function wordPattern(before: string, word: string, after: string): RegExp {
  return new RegExp(before + escaped(plainOf(word)) + after, "iu");
}

function isGap(text: string): boolean {
  return /^[^\p{L}\p{M}\p{N}_\n,;.!?]*$/u.test(text);
}

/** By the number of the line: the sections of a text that was generated. */
export function isInTestSection(text: string): (offset: number, section: RuleSection) => boolean {
  return (offset, section) => RULE_SECTIONS[(text.slice(0, offset).split("\n").length - 1) % 5] === section;
}

function isWhole(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0].length === text.length;
}

function isConditionMet({ spelling, needs }: SpellingCondition, text: string, start: number, end: number): boolean {
  if (needs === "legal form") return endOfLegalForms(plainOf(text), end) > end;
  const units = Array.from(
    { length: spelling.length },
    (_, at) => [spelling.charAt(at), text.charAt(start + at)] as const,
  );
  if (needs === "capitals") return units.every(([expected, written]) => !isCapital(expected) || isCapital(written));
  return (
    units.every(([expected, written]) => isCapital(expected) === isCapital(written)) &&
    !/(?:^|[\n.!?…。！？])[\p{Zs}\t\0"'“”„‘’‚«»‹›([{*_#>|\p{Pd}•·▪●○◦‣⁃∙■□➢➤►▸✓✔]*$/u.test(text.slice(0, start))
  );
}

function isCapital(unit: string): boolean {
  return unit.toLowerCase() !== unit;
}

const FORMS = Object.values(legalFormsByCountry).join("|").split("|").flatMap(writtenForms);
const isAmbiguous = (form: string) => /^\p{L}{1,3}$/u.test(form) && !unambiguousShortForms.split("|").includes(form);
const ANY_CASE = formsExpression(
  ",? ",
  FORMS.filter((form) => !isAmbiguous(form)),
  "",
  "iuy",
);
const AS_WRITTEN = formsExpression(
  " ",
  FORMS.filter((form) => isAmbiguous(form) && /\p{Lu}/u.test(form)),
  "(?!-)",
  "uy",
);

/** With all dots, with none, or with a space after each inner one; the last one is optional. */
function writtenForms(form: string): string[] {
  const body = form.endsWith(".") ? form.slice(0, -1) : form;
  const bodies = [body, body.split(".").join(""), body.replaceAll(/\.(\p{L})/gu, ". $1")];
  return form === body ? bodies : bodies.flatMap((written) => [written, `${written}.`]);
}

function formsExpression(before: string, forms: readonly string[], after: string, flags: string): RegExp {
  const longestFirst = forms.map((form) => escaped(plainOf(form))).toSorted((a, b) => b.length - a.length);
  return new RegExp(`${before}(?:${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{N}_])${after}`, flags);
}

/** At most three forms follow a name. */
function endOfLegalForms(plain: string, nameEnd: number): number {
  let end = nameEnd;
  for (let count = 0; count < 3; count++) {
    const lengths = [ANY_CASE, AS_WRITTEN].map((forms) => {
      forms.lastIndex = end;
      return forms.exec(plain)?.[0].length ?? 0;
    });
    end += Math.max(...lengths);
  }
  return end;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Bounds the memory of millions of cases; short names repeat. */
const MAX_CACHED_PATTERNS = 20_000;
const patterns = new Map<string, RegExp | null>();

/** Null for names that `indexNames` skips. */
function patternOf(name: string): RegExp | null {
  let pattern = patterns.get(name);
  if (pattern === undefined) {
    pattern = WORD.test(name) && name.isWellFormed() ? new RegExp(escaped(plainOf(name)), "iuy") : null;
    if (patterns.size === MAX_CACHED_PATTERNS) patterns.clear();
    patterns.set(name, pattern);
  }
  return pattern;
}

/** Unifies spaces, quotes and dashes; keeps the length. */
function plainOf(text: string): string {
  return text
    .replaceAll(/[\p{Zs}\t]/gu, " ")
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/[\p{Pd}−]/gu, (dash) => (dash.length === 1 ? "-" : dash));
}

function isWord(character: string): boolean {
  return WORD.test(character);
}

function firstOf(text: string): string {
  return text === "" ? "" : String.fromCodePoint(text.codePointAt(0) ?? 0);
}

function lastOf(text: string): string {
  return text === "" ? "" : (Array.from(text.slice(-2)).at(-1) ?? "");
}
