import type { DatedPart } from "../dates/dated-part.ts";
import { findAll } from "../words/find-all.ts";
import { foldWords } from "../words/split-words.ts";
import { classesOf, DEGREE } from "../words/word-classes.ts";

/** A word or a punctuation mark, at offsets of the row. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly key: string;
  /** "Acme", "iRobot", "3M" */
  readonly isName: boolean;
  readonly isWord: boolean;
  readonly classes: number;
}

/** How a sentence leads to a name. */
export type Cue = "at" | "verb" | "link" | "list" | "comma" | "none";

/** Words of a sentence that name something; `first` and `last` are token numbers. */
export interface Span {
  readonly kind: "name" | "title";
  readonly first: number;
  readonly last: number;
  /** What somebody is by studies at that school: "Ingeniero civil por la Universidad Lumora" */
  readonly studied?: Pick<Span, "first" | "last">;
  /** "Acme's" of "Acme's head of product" */
  readonly isOwner?: boolean;
  /** From the tagger, and no rule */
  readonly isTagged?: boolean;
  /** The end of the department that follows a title. */
  readonly reach?: number;
  readonly cue: Cue;
  /** The word that leads to the name. */
  readonly cueAt: number;
}

/** "U.S. Coast Guard" and "St. Oswin's", but not "in the U.S. She" */
const TOKEN =
  /(?:U\.[SKN]|St|Mt)\.(?=\s(?!(?:She|He|They|It|In|At|From|After|Before|Her|His|My|I|We|The|Since|Later|Then|Prior|During|For|As|On|With|Dr|Mr|Ms|Mrs)\b)\p{Lu})|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad&+.’'-]*[\p{L}\p{N}+])?|[^\s\p{L}\p{N}\u200b\u200c]/gu;
/** "l'Oréal" and "J'ai", but not "L'Oréal"; "ex-Acme" */
const ELISION = /^(?:[Ee]x-(?=\p{Lu})|(?:[dlsnjmc]|qu|[dns]?[ae]ll|dall)['’](?=\p{L})|(?:[DLSNJMC]|Qu)['’](?=\p{Ll}))/u;
/** "J.A. Example", but not "in the U.S." */
const ABBREVIATION =
  /^(?:(?:dr|dipl)\.-[a-z.-]+|dr|prof|mr|mrs|ms|st|jr|sr|asst|assoc|messrs|inc|ltd|co|corp|dipl|pvt|no|nr|vs|\p{L}|[a-rtv-z]\.[a-z]|ca|bzw|z\.b|u\.a)$/u;
const MAX_TOKENS = 160;

/** The sentences of a paragraph, each as tokens. A semicolon ends a sentence too. */
export function readTokens(text: string, dates: readonly DatedPart[]): readonly (readonly Token[])[] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  let date = 0;
  for (const match of findAll(TOKEN, text)) {
    let from = match.index;
    const to = from + match[0].length;
    while (date < dates.length && (dates[date] as DatedPart).to <= from) date++;
    const isDate = date < dates.length && (dates[date] as DatedPart).from <= from;
    const elision = ELISION.exec(match[0])?.[0].length ?? 0;
    if (elision > 0) sentence.push(toToken(match[0].slice(0, elision), from, false));
    from += elision;
    let token = toToken(text.slice(from, to), from, isDate);
    if (token.key === "md" && isEarned(sentence)) token = { ...token, classes: DEGREE };
    if (/^[.!?;]$/.test(token.text) && !isDate && endsSentence(token.text, sentence.at(-1), text, to)) {
      sentences.push(sentence);
      sentence = [];
    } else if (sentence.length < MAX_TOKENS) sentence.push(token);
  }
  sentences.push(sentence);
  return sentences.filter(({ length }) => length > 2);
}

/** "earned his MD from", "hold both an MD and": a degree there, and elsewhere a managing director */
function isEarned(before: readonly Token[]): boolean {
  return BEFORE_DEGREE.test(before.at(-1)?.key ?? "") && before.slice(-MAX_EARNED).some(({ key }) => EARNED.test(key));
}

const MAX_EARNED = 5;
const EARNED = /^(?:earned|earning|received|obtained|completed|gained|holds?|holding|finished|awarded)$/;
const BEFORE_DEGREE = /^(?:his|her|their|my|an?|both|and|,)$/;

/** "3M", but not "14th" */
const NUMBERED = /^\d+(?!(?:st|nd|rd|th|er|re|eme|ème|e|h|am|pm|k|m)$)\p{L}/u;

function toToken(text: string, from: number, isDate: boolean): Token {
  const isWord = /^[\p{L}\p{N}]/u.test(text);
  const key = isWord ? foldWords(text).replace(/['’.-]+$/, "") : text;
  const isName =
    isWord &&
    !isDate &&
    key !== "ex" &&
    (/^\p{Lu}|^\p{Ll}{1,3}\p{Lu}|^\p{Ll}{4,12}\p{Lu}{2}/u.test(text) || NUMBERED.test(text));
  return { from, to: from + text.length, text, key, isName, isWord, classes: isWord && !isDate ? classesOf(text) : 0 };
}

function endsSentence(mark: string, before: Token | undefined, text: string, to: number): boolean {
  if (mark === ";") return true;
  const next = /^["”»)]?\s+["“„«(]?([\p{L}\d])|^["”»)]?\s*$/u.exec(text.slice(to, to + 8));
  if (next === null) return false;
  if (mark === "." && before !== undefined && ABBREVIATION.test(before.key)) return next[1] === undefined;
  // Notes begin sentences with small letters.
  return next[1] === undefined || !/\p{Ll}/u.test(next[1]) || SMALL_START.test(text.slice(to, to + 10));
}

const SMALL_START = /^\s+(?:there|she|he|then|before|after|now|i|er|sie|ich|dort|davor|danach|elle|il|avant|puis)\s/;

/** The words of a span, with a blank between them */
export function textOf(all: readonly Token[], { first, last }: Pick<Span, "first" | "last">): string {
  return all
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ");
}
