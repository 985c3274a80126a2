/** Where a title ends, or begins, in a line that has only a blank between it and a company: "Product Manager Lumora". */

import { findAll } from "../words/find-all.ts";
import type { Stretch } from "../words/names.ts";
import { classesOf, TITLE } from "../words/word-classes.ts";
import { isFunction } from "../words/words.ts";
import type { Cut } from "./name-cuts.ts";

const WORD = /\p{L}[\p{L}'’.-]*/gu;
/** Behind the noun of a title: a level, a remark or "of Science" */
const REST = /\s(?:(?:I{1,3}|IV|V)(?![\p{L}\d])|\([^()]{1,30}\)|(?:of|for|de|für)\s\p{Lu}[\p{L}-]+)/uy;
const NEXT_WORD = /\s(?!The\s)(?:(?:and|&|und|et)\s)?(\p{Lu}[\p{L}-]+)/uy;
const NAME_BEHIND = /\s(?=[\p{Lu}\d„“])/uy;
const WORD_BEFORE = /(?<=\s)(\S+)\s(?:(?:and|&|und|et)\s)?$/u;
const LEVEL =
  /^(?:senior|sr\.?|junior|jr\.?|lead|chief|head|principal|staff|deputy|assistant|associate|vice|executive|regional|global|interim|managing|general|technical|graduate|stv\.?)$/i;
const SEPARATED = /[,:;|\t]|\s[-–—/·•]\s|\s\s|\s(?:at|as|als|bei|bij|chez|in|presso|with)\s/;

/** Both cuts of the names of a row: behind the last noun of titles and its functions, and before the words that belong to the first one */
export function titleCuts(text: string, { from, to }: Stretch): readonly Cut[] {
  const names = text.slice(from, to);
  if (SEPARATED.test(names)) return [];
  const nouns = findAll(WORD, names).filter(([word]) => (classesOf(word) & TITLE) !== 0);
  const [first, last] = [nouns[0], nouns.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = titleEnd(names, last.index + last[0].length);
  const start = titleStart(names, first.index);
  return [...(endOf(NAME_BEHIND, names, end) === -1 ? [] : [cutAt(end)]), ...(start === 0 ? [] : [cutAt(start - 1)])];

  function cutAt(blank: number): Cut {
    return { first: { from, to: from + blank }, second: { from: from + blank + 1, to }, form: "blank" };
  }
}

function titleEnd(text: string, noun: number): number {
  let end = Math.max(noun, endOf(REST, text, noun));
  for (let next = end; next !== -1; next = endOf(NEXT_WORD, text, end, isFunction)) end = next;
  return end;
}

/** Where a match that begins at the offset ends; -1 without one */
function endOf(sticky: RegExp, text: string, at: number, accepts?: (word: string) => boolean): number {
  sticky.lastIndex = at;
  const match = sticky.exec(text);
  return match === null || accepts?.(match[1] as string) === false ? -1 : sticky.lastIndex;
}

function titleStart(text: string, noun: number): number {
  let start = noun;
  for (;;) {
    const match = WORD_BEFORE.exec(text.slice(0, start));
    if (match === null || !(LEVEL.test(match[1] as string) || isFunction(match[1] as string))) return start;
    start = match.index;
  }
}
