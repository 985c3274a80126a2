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

const EDGE_BEFORE = /^[\s\u200b\u2063\-–—‐,;:|·•*_=~"“”„«»'’\])}.>/\\+&]+/u;
const EDGE_AFTER = /[\s\u200b\u2063\-–—‐,;:|·•*_=~"“”„«»'’[({<>/\\&]+$/u;
/** Before a date that was cut off: "Osmania University in 2011". */
const LAST_PREPOSITION = /\s(?:in|im|en|from|von|since|seit|bis|until|depuis|ab)$/u;
const ABBREVIATION =
  /(?:^|[\s.])(?:\p{L}|inc|ltd|co|corp|bros|jr|sr|cie|llc|plc|pvt|pte|pty|univ|inst|dept|[a-z]\.[a-z]|b\.?v|s\.?a|gmbh|mbh|intl|com|tech|sc|ing)\s?\.$/iu;

/** Without blanks, separators and unpaired brackets around it. Null if no letter is left. */
export function trimStretch(text: string, from: number, to: number): Stretch | null {
  let part = text.slice(from, to);
  let start = from;
  for (let again = true; again; ) {
    const before = EDGE_BEFORE.exec(part)?.[0].length ?? 0;
    part = part.slice(before);
    start += before;
    const after = EDGE_AFTER.exec(part)?.[0].length ?? 0;
    part = part.slice(0, part.length - after);
    again = false;
    const preposition = LAST_PREPOSITION.exec(part)?.[0].length ?? 0;
    if (preposition > 0) {
      part = part.slice(0, -preposition);
      again = true;
    } else if (part.endsWith(".") && !ABBREVIATION.test(part)) {
      part = part.slice(0, -1);
      again = true;
    } else if (/[)\]]$/.test(part) && !/[([]/.test(part)) {
      part = part.slice(0, -1);
      again = true;
    } else if (/^[([]/.test(part) && (!/[)\]]/.test(part) || /^[([][^()[\]]*[)\]]$/.test(part))) {
      const isWrapped = /[)\]]$/.test(part);
      part = part.slice(1, isWrapped ? -1 : undefined);
      start += 1;
      again = true;
    }
  }
  return /[\p{L}\p{N}]/u.test(part) ? { from: start, to: start + part.length } : null;
}

/** The text of a name on one line. */
export function cleanName(text: string): string {
  if (!/[^\S ]|\s\s|^\s|\s$|[\u00ad\u200b\u200e\u200f\u2063\ufeff]/.test(text)) return text;
  return text
    .replaceAll(/-[\s\u2063]*[\n\r\u2063][\s\u2063]*(?=\p{Ll})/gu, "")
    .replaceAll(/(?<=\p{L}-)[\s\u2063]*[\n\r\u2063][\s\u2063]*(?=\p{Lu})/gu, "")
    .replaceAll(/[\u00ad\u200b\u200e\u200f\ufeff]/g, "")
    .replaceAll(/[\s\u2063]+/g, " ")
    .trim();
}
