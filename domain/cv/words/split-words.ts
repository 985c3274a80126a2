import { fold, isSurrogate } from "./fold.ts";

export function tokens(list: string): string[] {
  return list.trim().split(/\s+/);
}

export function phrases(list: string): string[] {
  return list.split("|").flatMap((phrase) => phrase.replaceAll("\n", " ").trim() || []);
}

/** The last folded text: several tests fold the same one in a row. */
let lastText = "";
let lastFolded = "";

export function foldWords(text: string): string {
  if (text === lastText) return lastFolded;
  const folded = fold(text);
  lastText = text;
  lastFolded = folded;
  return folded;
}

/** "universitaet" as folded "Universität": umlauts that a keyboard did not have. The same text if it has none. */
export function withoutDigraphs(folded: string): string {
  return DIGRAPH.test(folded) ? folded.replaceAll(DIGRAPHS, "$1") : folded;
}

const DIGRAPH = /[aou]e/;
const DIGRAPHS = /(?<![aeq])([aou])e/g;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad&'’.+-]*/gu;
const BEGINS = 1;
const CONTINUES = 2;
const OTHER = 4;
/** By UTF-16 unit, when first needed: what it is in a word. */
const unitKinds = new Uint8Array(0x10000);

/** The words of a short text as written; "B.Tech." is one word, "Entwickler/in" two. As `WORD` says, in a tenth of its time. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = unitKinds[unit] || findUnitKind(unit);
    if (from < 0) {
      if ((kind & BEGINS) !== 0) from = at;
      else if (isSurrogate(unit)) return text.match(WORD) ?? [];
    } else if ((kind & CONTINUES) === 0) {
      if (isSurrogate(unit)) return text.match(WORD) ?? [];
      words.push(text.slice(from, at));
      from = -1;
    }
  }
  if (from >= 0) words.push(from === 0 ? text : text.slice(from));
  return words;
}

function findUnitKind(unit: number): number {
  const letter = String.fromCharCode(unit);
  const kind = /[\p{L}\p{N}]/u.test(letter)
    ? BEGINS | CONTINUES
    : /[\p{M}\u00ad&'’.+-]/u.test(letter)
      ? CONTINUES
      : OTHER;
  unitKinds[unit] = kind;
  return kind;
}

/** Folded and without dots. */
export function wordKey(word: string): string {
  const key = foldWords(word).replaceAll(".", "");
  const last = key.charCodeAt(key.length - 1);
  return (last > 0x60 && last < 0x7b) || (last > 0x2f && last < 0x3a) ? key : key.replace(/[-&'+]+$/, "");
}
