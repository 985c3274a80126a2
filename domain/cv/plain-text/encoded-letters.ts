/**
 * Letters and signs that a source writes as a command, an entity or in parts: "M\"uller" in LaTeX, "M&uuml;ller" and "&ndash;" in
 * HTML, "u" and an umlaut's dots in a PDF of macOS, "Ã©" in another encoding.
 */
import { findAll } from "../words/find-all.ts";
import { misreadLetters } from "./misread-letters.ts";
import { type Edit, edited, type RespacedText } from "./respaced-text.ts";

/** The marks of LaTeX and of entities that stand above or below a letter, as combining characters */
const MARKS = new Map([
  ["'", "\u0301"],
  ["`", "\u0300"],
  ["^", "\u0302"],
  ['"', "\u0308"],
  ["~", "\u0303"],
  ["=", "\u0304"],
  [".", "\u0307"],
  ["c", "\u0327"],
  ["v", "\u030c"],
  ["u", "\u0306"],
  ["H", "\u030b"],
  ["k", "\u0328"],
  ["r", "\u030a"],
  ["acute", "\u0301"],
  ["grave", "\u0300"],
  ["circ", "\u0302"],
  ["uml", "\u0308"],
  ["tilde", "\u0303"],
  ["cedil", "\u0327"],
  ["caron", "\u030c"],
  ["ring", "\u030a"],
]);
/** Letters of a command, which have no mark, and of entities */
const LETTERS = new Map([
  ["ss", "ß"],
  ["szlig", "ß"],
  ["o", "ø"],
  ["oslash", "ø"],
  ["ae", "æ"],
  ["aelig", "æ"],
  ["aa", "å"],
  ["oe", "œ"],
  ["oelig", "œ"],
  ["l", "ł"],
]);
const SIGNS = new Map([
  ["nbsp", " "],
  ["ensp", " "],
  ["emsp", " "],
  ["amp", "&"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["middot", "·"],
  ["bull", "•"],
  ["rsquo", "’"],
  ["lsquo", "‘"],
  ["rdquo", "”"],
  ["ldquo", "“"],
  ["bdquo", "„"],
  ["apos", "'"],
  ["quot", '"'],
  ["hellip", "…"],
]);
const LATEX =
  /\{?\\(?:(['`^"~=.])[ \t]?(?:\{\\?([a-zA-Z])\}|\\?([a-zA-Z]))|([cvuHkr])(?:\{\\?([a-zA-Z])\}| ([a-zA-Z])(?![a-zA-Z]))|(ss|oe|OE|ae|AE|aa|AA|[oOlL])(?:\{\}|(?=[^a-zA-Z])[ ]?))\}?/g;
const ENTITY =
  /&(?:([a-zA-Z])(acute|grave|circ|uml|tilde|cedil|caron|ring)|(szlig|[Oo]slash|(?:AE|ae|OE|oe)lig|nbsp|ensp|emsp|amp|ndash|mdash|middot|bull|[rl]squo|[rlb]dquo|apos|quot|hellip)|#(\d{2,5}|x[\da-f]{2,4}));/gi;
const JSON_ESCAPE = /\\u(00[c-f][\da-f]|01[0-7][\da-f])/gi;
/** A letter and the marks above or below it (Unicode's decomposed form) */
const DECOMPOSED = /\p{L}[\u0300-\u036f]+/gu;

/** The text with the letters themselves, and the offsets of the source. */
export function withEncodedLetters(text: string): RespacedText {
  const found = [
    ...(text.includes("\\") ? findAll(LATEX, text).flatMap(fromLatex) : []),
    ...(text.includes("\\u0") ? findAll(JSON_ESCAPE, text).map(fromEscape) : []),
    ...(text.includes("&") ? findAll(ENTITY, text).flatMap(fromEntity) : []),
    ...(/[\u0300-\u036f]/.test(text) ? findAll(DECOMPOSED, text).map(fromParts) : []),
    ...misreadLetters(text),
  ].toSorted((one, other) => one.at - other.at);
  return edited(text, found);
}

/** With the braces around a command, if both are there */
function fromLatex(match: RegExpExecArray): readonly Edit[] {
  const [found, sign, inBraces, plain, command, commandInBraces, commandPlain, name] = match;
  const base = inBraces ?? plain ?? commandInBraces ?? commandPlain;
  const letter = name === undefined ? composed(base ?? "", sign ?? command ?? "") : letterOf(name);
  if (letter === null) return [];
  const opens = found.startsWith("{");
  const inner = found.slice(opens ? 1 : 0);
  const closesOwn = opens && inner.endsWith("}") && isUnpaired(inner);
  const at = match.index + (opens && !closesOwn ? 1 : 0);
  const whole = closesOwn || !isUnpaired(inner) ? inner : inner.slice(0, -1);
  return [{ at, put: letter, end: match.index + (opens ? 1 : 0) + whole.length }];
}

/** More braces are closed than opened. */
function isUnpaired(text: string): boolean {
  return text.split("}").length > text.split("{").length;
}

function fromEntity(match: RegExpExecArray): readonly Edit[] {
  const [found, base, mark, name, code] = match;
  const letter =
    code !== undefined
      ? signOf(code)
      : name === undefined
        ? composed(base as string, (mark as string).toLowerCase())
        : (SIGNS.get(name.toLowerCase()) ?? letterOf(name));
  return letter === null ? [] : [{ at: match.index, put: letter, end: match.index + found.length }];
}

function fromEscape(match: RegExpExecArray): Edit {
  const [found, code] = match;
  return {
    at: match.index,
    put: String.fromCharCode(Number.parseInt(code as string, 16)),
    end: match.index + found.length,
  };
}

function fromParts({ 0: parts, index: at }: RegExpExecArray): Edit {
  return { at, put: parts.normalize("NFC"), end: at + parts.length };
}

/** "8211", "xE9"; no sign that is a command, and none that is no character */
function signOf(code: string): string | null {
  const unit = code.startsWith("x") || code.startsWith("X") ? Number.parseInt(code.slice(1), 16) : Number(code);
  if (unit < 0x20 || unit > 0xffff || unit === 0x3c || unit === 0x3e || (unit > 0xd7ff && unit < 0xe000)) return null;
  return String.fromCharCode(unit);
}

function composed(base: string, mark: string): string | null {
  const letter = (base + (MARKS.get(mark) ?? "")).normalize("NFC");
  return letter.length === 1 && letter !== base ? letter : null;
}

function letterOf(name: string): string | null {
  const letter = LETTERS.get(name.toLowerCase());
  if (letter === undefined) return null;
  return /^\p{Lu}/u.test(name) ? letter.toUpperCase() : letter;
}
