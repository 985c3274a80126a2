/** "REGISTERED NURSE LUMORA HOSPITAL", "ENGINEER Lumora": a title in capitals and a company, which a page showed in two fonts. */
import { findAll } from "../words/find-all.ts";
import { splitWords } from "../words/split-words.ts";
import { classesOf, FIELD, FUNCTION, TITLE } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";

/** Where the title ends and the company begins */
export interface CapitalCut {
  readonly end: number;
  readonly from: number;
}

const WORD = /[^\s,]+/gu;
/** At least two words, the first in capitals */
const TITLE_IN_CAPITALS = /^\p{Lu}[\p{Lu}'’&/.-]+\s/u;
const SMALL = /^\p{Lu}+['’]?\p{Ll}/u;
/** Part of the title behind its noun: "MANAGER OF SALES", "ADDETTO ALLE VENDITE" */
const LINK =
  /^(?:OF|FOR|IN|AT|AND|&|DE|DES|DU|D|DA|DO|DI|DEL|DELLA|DELLE|ALLA|ALLE|AL|ALLO|AUX?|EN|ET|E|Y|POUR|FÜR|IM|UND|DER|VAN|VOOR)$/u;
const LEVEL = /^(?:\(.*\)?|.*\)|\d|I{1,3}|IV|V)$/u;

/** Whether a row may hold both; most rows begin in small letters behind the first capital. */
export function isInCapitals(text: string): boolean {
  return TITLE_IN_CAPITALS.test(text);
}

export function cutCapitals(text: string): CapitalCut | null {
  if (!isInCapitals(text)) return null;
  const words = findAll(WORD, text);
  const small = words.findIndex(({ 0: word }) => SMALL.test(word));
  const from = small === -1 ? behindTitle(words.map(([word]) => word)) : small;
  const [last, first] = [words[from - 1], words[from]];
  if (last === undefined || first === undefined) return null;
  const end = last.index + last[0].length;
  return /\p{Ll}/u.test(text.slice(0, end)) ? null : { end, from: first.index };
}

/** A word in capitals that is no short form of a degree */
const LONG = /\p{Lu}{5}/u;
const NAMES = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:(?:of|de|du|di|the) )?\p{Lu}[\p{L}'’-]*)+$/u;

/** The same of a degree and a school: "LEAVING CERTIFICATE Lumora College" */
export function cutCapitalDegree(text: string): CapitalCut | null {
  const cut = isInCapitals(text) && /\p{Ll}/u.test(text) ? cutCapitals(text) : null;
  if (cut === null || !LONG.test(text.slice(0, cut.end))) return null;
  const name = text.slice(cut.from);
  const { school, degree } = readSignals(name);
  if (degree || (!school && (!NAMES.test(name) || splitWords(name).some(isSubject)))) return null;
  return cut;
}

const isSubject = (word: string) => (classesOf(word) & (FUNCTION | FIELD)) !== 0;

/** Number of the first word behind the last noun of a title, its level, and the functions it is of */
function behindTitle(words: readonly string[]): number {
  let at = words.findLastIndex((word) => (classesOf(word) & TITLE) !== 0) + 1;
  if (at === 0) return 0;
  while (at < words.length) {
    const word = words[at] as string;
    if (LINK.test(word)) at += 2;
    else if (LEVEL.test(word) || isSubject(word)) at++;
    else break;
  }
  return at;
}
