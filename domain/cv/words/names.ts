import { unitTest } from "./memoize.ts";

/** A name at its place in the text. `name` is clean: no line break, soft hyphen or double space. */
export interface NamedSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of a row that may be a name, at offsets of the row's text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stands for each character of a line break inside a row, so that offsets stay. */
export const LINE_BREAK = "\u2063";

const EDGE_BEFORE = /[\s\u200b\u2063\-–—‐,;:|·•*_=~"“”„«»'’‘‚\])}.>/\\+&]/u;
const EDGE_AFTER = /[\s\u200b\u2063\-–—‐,;:|·•*_=~"“”„«»'’‘[({<>/\\&]/u;
/** Before a date that was cut off: "Osmania University in 2011". */
const LAST_PREPOSITION =
  /\s(?:(?:in )?the year|in year|,?Graduated|Expected|Anticipated|Graduation|in|im|am|en|[Ff]rom|Since|Duration|von|vom|since|seit|bis|until|depuis|ab|dal|du|desde|dès|sinds|de|d)$/u;
const ABBREVIATION =
  /(?:^|[\s.])(?:\p{L}|inc|ltd|co|corp|bros|jr|sr|cie|llc|plc|pvt|pte|pty|est|univ|inst|dept|[a-z]\.[a-z]|b\.?v|s\.?a|gmbh|mbh|intl|com|tech|sc|ing)\s?\.$/iu;

/** No longer ending is one of the expressions above, which would try every offset of a text. */
const MAX_ENDING = 13;

/** Without blanks, separators and unpaired brackets around it. Null if no letter is left. */
export function trimStretch(text: string, from: number, to: number): Stretch | null {
  let start = from;
  let end = Math.min(to, text.length);
  for (;;) {
    while (start < end && isEdgeBefore(text.charCodeAt(start))) start++;
    while (end > start && isEdgeAfter(text.charCodeAt(end - 1))) end--;
    if (start >= end) return null;
    const ending = text.slice(Math.max(start, end - MAX_ENDING), end);
    const preposition = LAST_PREPOSITION.exec(ending)?.[0].length ?? 0;
    if (preposition > 0) end -= preposition;
    else if (ending.endsWith(".") && !ABBREVIATION.test(ending)) end--;
    else if (isClosing(text, end - 1) && !/[([]/.test(text.slice(start, end))) end--;
    else if (isOpening(text, start) && isUnpairedOrWhole(text.slice(start, end))) {
      if (isClosing(text, end - 1)) end--;
      start++;
    } else break;
  }
  const close = end + (isQuoteEnd(text.charCodeAt(end + 1)) && FRENCH_END.test(text.slice(end, end + 2)) ? 1 : 0);
  if (isQuoteEnd(text.charCodeAt(close)) && OPEN_QUOTE.test(text.slice(start, end))) end = close + 1;
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { from: start, to: end } : null;
}

/** Kita „Zwergenland“: the last quotation mark is a part of the name that it closes. */
const OPEN_QUOTE = /[„“«"][^„“”«»"]+$/;
/** "« crème »", with a blank */
const FRENCH_END = /^[ \u00a0\u202f]»/;
const isQuoteEnd = unitTest(/[“”»"]/);
const isEdgeBefore = unitTest(EDGE_BEFORE);
const isEdgeAfter = unitTest(EDGE_AFTER);

function isOpening(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x28 || unit === 0x5b;
}

function isClosing(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x29 || unit === 0x5d;
}

function isUnpairedOrWhole(part: string): boolean {
  return !/[)\]]/.test(part) || /^[([][^()[\]]*[)\]]$/.test(part);
}

/** The text of a name on one line. */
export function cleanName(text: string): string {
  if (isClean(text)) return text;
  return text
    .replaceAll(/-[\s\u2063]*[\n\r\u2063][\s\u2063]*(?=\p{Ll})/gu, "")
    .replaceAll(/(?<=\p{L}-)[\s\u2063]*[\n\r\u2063][\s\u2063]*(?=\p{Lu})/gu, "")
    .replaceAll(/[\u00ad\u200b\u200e\u200f\ufeff]/g, "")
    .replaceAll(/[\s\u2063]+/g, " ")
    .trim();
}

const isSpace = unitTest(/\s/);
const isUnclean = unitTest(/[^\S ]|[\u00ad\u200b\u200e\u200f\u2063\ufeff]/);

function isClean(text: string): boolean {
  let wasSpace = true;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isUnclean(unit)) return false;
    const isBlank = isSpace(unit);
    if (isBlank && wasSpace) return false;
    wasSpace = isBlank;
  }
  return !wasSpace || text === "";
}
