/**
 * Text as numbers. Every UTF-16 unit becomes a code of 32 bits. Two units have the same upper half exactly when the rule
 * of matching takes them for the same (case folded; kinds of spaces, quotes and dashes alike), so that the engine compares
 * codes and never characters. The lowest bit says whether the unit is part of a word; the bits between look random.
 */
import { FOLD_RUNS, WORD_RUNS } from "./unicode-tables.ts";

/** Set in the code of a letter, mark, number or underscore. */
export const WORD_BIT = 1;
/** Set in `codeOfUnit` for surrogates: what they are can only be told together with their neighbor. */
export const SURROGATE_BIT = 2;
/** How far a code is shifted to the right to leave the half that tells whether two units are the same. */
export const SAME_SHIFT = 16;
/** The code of what is beyond either end of a text. */
const OUTSIDE = 0;

const UNITS = 0x10000;

// A constant that is not exported itself, because V8 then compiles its address and length into the loops that read it.
const codes = new Int32Array(UNITS);
/** The code of every unit: `codeOfUnit[text.charCodeAt(i)]`. */
export const codeOfUnit = codes;

const foldedForm = readFoldRuns(readNumbers(FOLD_RUNS));
/** No emoji is as low as the last letter that folds. */
const lastFolded = Math.max(...foldedForm.keys());
const plainForm = readPlainForms();
/** A bit for every code point beyond the first 65,536: whether it is a word character. */
const astralWords = new Uint8Array((0x110000 - UNITS) / 8);

fillCodes(readNumbers(WORD_RUNS));

/** The code at an offset of the text, which has to be inside it; a surrogate pair's halves are known as what they are. */
export function codeInside(text: string, at: number): number {
  const code = codes[text.charCodeAt(at)] as number;
  return (code & SURROGATE_BIT) === 0 ? code : surrogateCode(text, at);
}

/** Whether there is a letter, mark, number or underscore at the offset; beyond the text's ends there is not. */
export function isWordAt(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? OUTSIDE : codeInside(text, at);
  return (code & WORD_BIT) !== 0;
}

function surrogateCode(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const isSecond = unit >= 0xdc00;
  const codePoint = (isSecond && at > 0 ? text.codePointAt(at - 1) : text.codePointAt(at)) as number;
  if (codePoint < UNITS) return codes[unit] as number;
  const folded = (codePoint <= lastFolded ? (foldedForm.get(codePoint) ?? codePoint) : codePoint) - UNITS;
  const half = isSecond ? 0xdc00 + (folded & 0x3ff) : 0xd800 + (folded >> 10);
  const word = (astralWords[(codePoint - UNITS) >> 3] as number) >> (codePoint & 7);
  return ((codes[half] as number) & ~SURROGATE_BIT) | (word & WORD_BIT);
}

/** The text in its folded form, which is the same for two texts exactly when the rule of matching takes them for the same. */
export function fold(text: string): string {
  // Of ASCII letters that fold alike the capital is the smallest.
  if (/^[ -~]*$/.test(text)) return text.toUpperCase();
  let folded = "";
  for (const character of text) folded += String.fromCodePoint(foldCodePoint(character.codePointAt(0) as number));
  return folded;
}

function foldCodePoint(codePoint: number): number {
  return plainForm.get(codePoint) ?? foldedForm.get(codePoint) ?? codePoint;
}

/** A code without its flags. Each step on the upper half can be undone, so that no two units share it. */
function mix(unit: number): number {
  let half = Math.imul(unit + 1, 0x6c1d) & 0xffff;
  half ^= half >>> 7;
  half = Math.imul(half, 0x4f3b) & 0xffff;
  half ^= half >>> 9;
  const lower = Math.imul(half, 0x2c1b3c6d) >>> 18;
  return (half << SAME_SHIFT) | (lower << 2);
}

function markAsWord(codePoint: number): void {
  if (codePoint < UNITS) codes[codePoint] = (codes[codePoint] as number) | WORD_BIT;
  else {
    const byte = (codePoint - UNITS) >> 3;
    astralWords[byte] = (astralWords[byte] as number) | (1 << (codePoint & 7));
  }
}

/** @param wordRuns lengths of runs without and with word characters, in turn */
function fillCodes(wordRuns: readonly number[]): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const isSurrogate = (unit & 0xf800) === 0xd800;
    codes[unit] = isSurrogate ? mix(unit) | SURROGATE_BIT : mix(foldCodePoint(unit));
  }
  let at = 0;
  for (const [index, length] of wordRuns.entries()) {
    if (index % 2 === 1) for (let unit = at; unit < at + length; unit++) markAsWord(unit);
    at += length;
  }
}

function readNumbers(packed: string): number[] {
  return packed.split(" ").map((digits) => Number.parseInt(digits, 36));
}

function readFoldRuns(numbers: readonly number[]): Map<number, number> {
  const forms = new Map<number, number>();
  let first = 0;
  for (let at = 0; at < numbers.length; at += 4) {
    const [distance = 0, count = 0, step = 0, down = 0] = numbers.slice(at, at + 4);
    first += distance;
    for (let index = 0; index < count; index++) forms.set(first + index * step, first + index * step - down);
  }
  return forms;
}

/** Spaces, quotes and dashes that count as the plain one (decisions, "The two analyses"). */
function readPlainForms(): Map<number, number> {
  const forms = new Map<number, number>();
  const add = (plain: string, others: string) => {
    for (const other of others) forms.set(other.codePointAt(0) as number, plain.codePointAt(0) as number);
  };
  // The tab and every other member of Unicode's space separators (Zs).
  add(" ", "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000");
  add("'", "\u2018\u2019\u201a\u201b");
  add('"', "\u201c\u201d\u201e\u201f");
  // Every member of Unicode's dash punctuation (Pd) but the two outside the first 65,536, and the minus sign.
  add(
    "-",
    "\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0" +
      "\ufe31\ufe32\ufe58\ufe63\uff0d\u2212",
  );
  return forms;
}
