/**
 * Reference implementation for tests: tries every name at every position. Shares no code or table with the engine; folds
 * case with the runtime's `/iu`.
 */
import { legalFormsByCountry, unambiguousShortForms } from "../lists/legal-forms.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import type { Match } from "./find-matches.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

const WORD = /[\p{L}\p{M}\p{N}_]/u;

export function findMatchesByBruteForce<Entry extends DictionaryEntry>(
  entries: readonly Entry[],
  text: string,
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
        if (conditions.length === 0 || conditions.some(isMet)) longest = { start, end, entry };
      }
    }
    if (longest?.entry.kind === "company") longest = { ...longest, end: endOfLegalForms(plain, longest.end) };
    if (longest !== null) matches.push(longest);
    start = longest?.end ?? start + firstOf(text.slice(start, start + 2)).length;
  }
  return matches;
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

/** Parts of generated names and texts: case folding, joiners, separators, surrogates. */
const PIECES = [
  ...Array.from("aabbcdoxAB09².,;:!?+*/\\|&@#$^()[]{}<>_'’\"“„-–—−\n\t ·•"),
  ...Array.from("ßẞsSſkKKσςΣİiıIéÉåÅÅµμΜǅǆǄθϴϑ"),
  ...Array.from("京都大学日🚀𐐀𐐨𝐀𠮷𞤀𞤢"),
  " ",
  " ",
  " ",
  " ",
  "\u00a0",
  "\u2009",
  "\u0301",
  "\u0345",
  "\u00ad",
  "\u200d",
  "\u200f",
  "\ufeff",
  "\ud83d",
  "\ude80",
  "\ud801",
  "👩\u200d🚀",
  "🇩🇪",
  "ss",
  "of",
  "Bank",
  "Google",
  "AT&T",
  "GmbH",
  " GmbH",
  " & Co. KG",
  ", Inc.",
  " s. r. o.",
  " Sp. z o.o.",
  " Ltd",
  " AS",
  " ab",
  " SE-",
  ". ",
  "\n- ",
  "Box",
];

/** Generates entries and a text. `pick(n)` returns an integer in [0, n). */
export function makeCase(pick: (below: number) => number): { entries: DictionaryEntry[]; text: string } {
  const piece = () => PIECES[pick(PIECES.length)] ?? "";
  const pieces = (count: number) => Array.from({ length: count }, piece).join("");
  const names = Array.from({ length: 1 + pick(6) }, () => pieces(1 + pick(5)));
  // Names that are prefixes or suffixes of others are the hard cases.
  for (let more = pick(3); more > 0; more--) {
    names.push((names[pick(names.length)] ?? "") + pieces(pick(2)) + (names[pick(names.length)] ?? ""));
  }
  const needs = ["capitals", "capitals inside a sentence", "legal form"] as const;
  const condition = (name: string) => ({
    // ASCII only: the spelling must fold like the name.
    spelling: name.normalize("NFC").replaceAll(/[a-z]/g, (letter) => (pick(3) === 0 ? letter.toUpperCase() : letter)),
    needs: needs[pick(needs.length)] ?? "capitals",
  });
  const entries = names.map(
    (name, index): DictionaryEntry => ({
      name,
      kind: index % 2 === 0 ? "company" : "university",
      aliases: pick(4) === 0 ? [pieces(1 + pick(3))] : [],
      otherSpellings: pick(6) === 0 ? [names[pick(names.length)] ?? "", pieces(1 + pick(2))] : [],
      ...(pick(3) === 0 ? { conditions: Array.from({ length: 1 + pick(2) }, () => condition(name)) } : {}),
    }),
  );
  const part = () => {
    const name = names[pick(names.length)] ?? "";
    const forms = [name, name, name.toUpperCase(), name.toLowerCase(), piece(), " ", pieces(2)];
    return forms[pick(forms.length)] ?? "";
  };
  const body = Array.from({ length: 1 + pick(12) }, part).join("");
  // Sometimes across a chunk boundary.
  const before = pick(64) === 1 ? (pick(2) === 0 ? "." : "x ").repeat(2000 + pick(2200)) : "";
  return { entries, text: (before + body).normalize("NFC") };
}
