/**
 * Maps every UTF-16 unit to a 32-bit code, so that the engine compares codes instead of characters. Two units have the same
 * upper half exactly when they match (case folded; spaces, quotes and dashes unified). The lowest bit says whether the unit
 * belongs to a word; the bits between are pseudo-random, for hashing.
 */
import { FOLD_RUNS, WORD_RUNS } from "./unicode-tables.ts";

/** Set in the code of a letter, mark, number or underscore. */
export const WORD_BIT = 1;
/** Set in `codeOfUnit` for surrogates: their code depends on the other half. */
export const SURROGATE_BIT = 2;
/** `code >>> IDENTITY_SHIFT` is equal for units that match. */
export const IDENTITY_SHIFT = 16;
/** The code of positions outside the text. */
const OUTSIDE = 0;

const UNITS = 0x10000;

// Not exported, for the reason given in tokenizer.ts.
const codes = new Int32Array(UNITS);
/** The code of every unit: `codeOfUnit[text.charCodeAt(i)]`. */
export const codeOfUnit = codes;

const foldedForm = parseFoldRuns(parseNumbers(FOLD_RUNS));
/** Emoji are above this, so they skip the map. */
const lastFolded = Math.max(...foldedForm.keys());
const plainForm = createPlainForms();
/** One bit per code point above U+FFFF: whether it is a word character. */
const astralWords = new Uint8Array((0x110000 - UNITS) / 8);

fillCodes(parseNumbers(WORD_RUNS));

/** The code at an offset inside the text; both halves of a surrogate pair get their code point's properties. */
export function codeAt(text: string, at: number): number {
  const code = codes[text.charCodeAt(at)] as number;
  return (code & SURROGATE_BIT) === 0 ? code : surrogateCode(text, at);
}

/** Whether a letter, mark, number or underscore is at the offset; false outside the text. */
export function isWordCharacterAt(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? OUTSIDE : codeAt(text, at);
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

/** The folded text: equal for two texts exactly when they match. */
export function fold(text: string): string {
  // The folded form is the smallest code point that folds alike: in ASCII the capital.
  if (/^[ -~]*$/.test(text)) return text.toUpperCase();
  let folded = "";
  for (const character of text) folded += String.fromCodePoint(foldCodePoint(character.codePointAt(0) as number));
  return folded;
}

function foldCodePoint(codePoint: number): number {
  return plainForm.get(codePoint) ?? foldedForm.get(codePoint) ?? codePoint;
}

/** A code without flags. Every step is invertible on the upper half, so that it is unique to the unit. */
function codeFor(unit: number): number {
  let half = Math.imul(unit + 1, 0x6c1d) & 0xffff;
  half ^= half >>> 7;
  half = Math.imul(half, 0x4f3b) & 0xffff;
  half ^= half >>> 9;
  const lower = Math.imul(half, 0x2c1b3c6d) >>> 18;
  return (half << IDENTITY_SHIFT) | (lower << 2);
}

function markAsWord(codePoint: number): void {
  if (codePoint < UNITS) codes[codePoint] = (codes[codePoint] as number) | WORD_BIT;
  else {
    const byte = (codePoint - UNITS) >> 3;
    astralWords[byte] = (astralWords[byte] as number) | (1 << (codePoint & 7));
  }
}

/** @param wordRuns alternating lengths of runs without and with word characters */
function fillCodes(wordRuns: readonly number[]): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const isSurrogate = (unit & 0xf800) === 0xd800;
    codes[unit] = isSurrogate ? codeFor(unit) | SURROGATE_BIT : codeFor(foldCodePoint(unit));
  }
  let at = 0;
  for (const [index, length] of wordRuns.entries()) {
    if (index % 2 === 1) for (let unit = at; unit < at + length; unit++) markAsWord(unit);
    at += length;
  }
}

function parseNumbers(packed: string): number[] {
  return packed.split(" ").map((digits) => Number.parseInt(digits, 36));
}

function parseFoldRuns(numbers: readonly number[]): Map<number, number> {
  const forms = new Map<number, number>();
  let first = 0;
  for (let at = 0; at < numbers.length; at += 4) {
    const [distance = 0, count = 0, step = 0, down = 0] = numbers.slice(at, at + 4);
    first += distance;
    for (let index = 0; index < count; index++) forms.set(first + index * step, first + index * step - down);
  }
  return forms;
}

/** Maps spaces, quotes and dashes to the ASCII one (decisions, "The two analyses"). */
function createPlainForms(): Map<number, number> {
  const forms = new Map<number, number>();
  const add = (plain: string, others: string) => {
    for (const other of others) forms.set(other.codePointAt(0) as number, plain.codePointAt(0) as number);
  };
  // Tab and all of Zs except U+0020.
  add(" ", "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000");
  add("'", "\u2018\u2019\u201a\u201b");
  add('"', "\u201c\u201d\u201e\u201f");
  // All of Pd in the BMP, and the minus sign.
  add(
    "-",
    "\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0" +
      "\ufe31\ufe32\ufe58\ufe63\uff0d\u2212",
  );
  return forms;
}
