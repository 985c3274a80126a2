/** Lines that a mail or a plain text of a fixed width has broken: a line ends where its next word found no room. */
import { FILLER } from "../words/fillers.ts";
import { headingKind } from "../words/sections.ts";

const MIN_WIDTH = 60;
/** Of mails and plain text; the lines of a page are longer. */
const MAX_WIDTH = 82;
const MIN_FULL = 3;
/** Characters that the longest lines differ by */
const NEAR = 14;
/** A sentence goes on: it stops at a small word or a comma, or begins with a small letter. */
const GOES_ON = /(?:\s\p{Ll}{1,5}|,)$/u;
const SMALL_START = /^\p{Ll}/u;
const OWN_FORM = /\t| {3}|^\s*[|•*>-]|(?:19|20)\d\d\)?$/;

/** The text with blanks for the line ends inside such sentences. Its length stays. */
export function withoutWraps(text: string): string {
  const lines = text.split(/\r?\n/);
  const broken = readBreaks(lines);
  if (broken !== null) {
    let isInside = false;
    return joined(text, lines, (line, next) => (isInside = isBroken(line, next, broken, isInside)));
  }
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  if (width < MIN_WIDTH || width > MAX_WIDTH) return text;
  if (lines.filter(({ length }) => length > width - NEAR).length < MIN_FULL) return text;
  const inside = insideParagraphs(lines, width);
  return joined(text, lines, (line, next, number) => inside.has(number) || isWrapped(line, next, width));
}

type InsideTest = (line: string, next: string, number: number) => boolean;

/** The text with a blank for each line end that the test accepts, and for the indent of the next line. */
function joined(text: string, lines: readonly string[], isInside: InsideTest): string {
  let next = 0;
  return text.replaceAll(/\r?\n(?:[^\S\n]*(?=\S))?/g, (end) => {
    next++;
    if (!isInside(lines[next - 1] as string, lines[next] as string, next)) return end;
    return ` ${FILLER.repeat(end.length - 1)}`;
  });
}

/** The lines of paragraphs but their first: all lines but the last are full, and sentences end in them. */
function insideParagraphs(lines: readonly string[], width: number): ReadonlySet<number> {
  const inside = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && (lines[at] as string).trim() !== "") continue;
    if (at - from >= MIN_PARAGRAPH && isFull(lines, from, at, width))
      for (let line = from + 1; line < at; line++) inside.add(line);
    from = at + 1;
  }
  return inside;
}

function isFull(lines: readonly string[], from: number, to: number, width: number): boolean {
  let stops = 0;
  for (let at = from; at < to; at++) {
    const line = lines[at] as string;
    const word = /^\S*/.exec(at < to - 1 ? (lines[at + 1] as string) : "")?.[0] ?? "";
    if (FORM_START.test(line) || (at < to - 1 && line.length + 1 + word.length <= width)) return false;
    if (STOP.test(line)) stops++;
  }
  return stops > 1;
}

const MIN_PARAGRAPH = 3;
const FORM_START = /\t| {3}|^\s*[|•*>–-]/;
const STOP = /\p{Ll}{2}[.!?](?:\s|$)/u;

function isWrapped(line: string, next: string, width: number): boolean {
  const word = /^\S+/.exec(next)?.[0] ?? "";
  if (word === "" || line.length < MIN_WIDTH - NEAR || line.length + 1 + word.length <= width) return false;
  return (SMALL_START.test(word) || GOES_ON.test(line)) && !OWN_FORM.test(line) && !OWN_FORM.test(next);
}

const MIN_SURE = 2;
const MIN_BROKEN = 50;
const MAX_BROKEN = 130;
/** Of the lines that go on in small letters */
const MOST = 0.8;
const GOES_ON_SMALL = /^\s*(\p{Ll}\S*)/u;
const CELLS = /\S(?:\t| {3,})\S|[-_.–—=]{4}/;

/** How a program broke all lines. */
interface Breaks {
  readonly width: number;
  /** The next lines of list items have no indent. */
  readonly isFlat: boolean;
}

/** Null unless no line, or few, that goes on in small letters had room for the next word. */
function readBreaks(lines: readonly string[]): Breaks | null {
  const pairs: (readonly [number, number])[] = [];
  let width = 0;
  let isFlat = false;
  for (let at = 1; at < lines.length; at++) {
    const line = (lines[at - 1] as string).trimEnd();
    const word = line === "" ? undefined : GOES_ON_SMALL.exec(lines[at] as string)?.[1];
    // The rest of a word may have had room.
    if (word === undefined || isCut(line) || hasCells(line)) continue;
    pairs.push([line.length, word.length]);
    width = Math.max(width, line.length);
    isFlat ||= LISTED.test(line) && indentOf(lines[at] as string) <= indentOf(line);
  }
  if (width < MIN_BROKEN || width > MAX_BROKEN) return null;
  // "References" above "on request" has ended before the next line began.
  const long = pairs.filter(([length]) => length >= width / 2);
  const full = long.filter(([length, word]) => length + 1 + word > width).length;
  if (full === 0 || full < MOST * long.length) return null;
  if (full >= MIN_SURE && full >= MOST * pairs.length) return { width, isFlat };
  const widest = widthOfAlike(lines, width);
  return widest === null ? null : { width: widest, isFlat };
}

/** The longest line, if no line is much longer than one that goes on, and several had no room for the next word either. */
function widthOfAlike(lines: readonly string[], width: number): number | null {
  const pairs: (readonly [number, number])[] = [];
  let widest = width;
  for (let at = 1; at < lines.length; at++) {
    const line = (lines[at - 1] as string).trimEnd();
    if (line.length < width - MAX_WORD || hasCells(line)) continue;
    widest = Math.max(widest, line.length);
    if (widest - width > MAX_WORD) return null;
    const word = /^\s*(\S+)/.exec(lines[at] as string)?.[1];
    if (word !== undefined) pairs.push([line.length, Math.min(word.length, MAX_WORD)]);
  }
  return pairs.filter(([length, word]) => length + 1 + word > widest).length > MIN_FULL ? widest : null;
}

/** Whether the next line goes on. Where it begins with a capital, a sentence or an entry may have ended. */
function isBroken(whole: string, next: string, { width, isFlat }: Breaks, isInside: boolean): boolean {
  const line = whole.trimEnd();
  const word = /^\s*(\S+)/.exec(next)?.[1] ?? "";
  const isInWord = isCut(line) && SMALL_START.test(word);
  if (word === "" || line.length < width / 2 || (!isInWord && line.length + 1 + word.length <= width)) return false;
  if (LISTED.test(next) || hasCells(next) || hasCells(line)) return false;
  const isItem = LISTED.test(line);
  if (isItem && !isFlat && indentOf(next) <= indentOf(line)) return false;
  if (SMALL_START.test(word) || OPEN.test(line)) return true;
  if (STARTS_WITH_DATE.test(next)) return OPEN_RANGE.test(line) || GOES_ON.test(line);
  if (line.length + 1 + Math.min(word.length, MAX_WORD) <= width) return false;
  // The lines above are of the same paragraph.
  if (NAME_ALONE.test(next) && !GOES_ON.test(line)) return false;
  if (isInside && !isItem) return true;
  if (ENDS.test(line) || !LETTER.test(word) || (STARTS_WITH_DATE.test(line) && YEAR.test(next))) return false;
  return headingKind(next.trim()) === null && headingKind(line.trim()) === null;
}

/** A longer word may be the name that begins the next entry. */
const MAX_WORD = 12;
const LISTED = /^\s*(?:[|•‣▪▫◦●○■□▸►➢✓*>·]|[-–—] )/u;
/** A sentence, or the dates of an entry */
const ENDS =
  /[.!?:;]$|(?:(?:19|20)\d\d|present|today|now|current(?:ly)?|heute|aujourd['’]hui|actuel(?:lement)?|actualidad|presente|oggi|heden)\)?$/iu;
/** "Lumora Statistics Office Leeds": the name that begins the next entry */
const NAME_ALONE = /^\s*\p{Lu}[\p{L}-]+(?: (?:(?:of|and|the|for|&) )?\p{Lu}[\p{L}-]+){2,8}\s*$/u;
/** "Engineer |", "Umbra &" */
const OPEN = /[,|·→&+]$/u;
const YEAR = /(?:19|20)\d\d/;
const LETTER = /^(?:[("“„&]?\p{L}|&$)/u;
/** "2014 –", "May 2014 to June", "Jan – Jul" */
const OPEN_RANGE =
  /(?:19|20)\d\d\)? ?(?:[-–—]|to|until|bis|au|à|al|hasta)(?: \p{L}{3,10}\.?)?$|[-–—] ?\p{Lu}\p{L}{2,8}\.?$/iu;
const STARTS_WITH_DATE = /^\s*\(?(?:\d{1,2}[./])*(?:\p{L}{3,10}\.? )?(?:19|20)\d\d/u;

/** "… and nego-" */
function isCut(line: string): boolean {
  return line.endsWith("-") && /\p{Ll}{2}-$/u.test(line.slice(-3));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function hasCells(line: string): boolean {
  if (!CELLS.test(line)) return false;
  return CELLS.test(LISTED.test(line) ? line.replace(MARK, "") : line.replace(DATE_CELL, ""));
}

/** "02.2010 - 07.2016     Engineer, Lumora": the text beside the dates may go on below them. */
const DATE_CELL =
  /^\s*(?:\p{L}{1,10}\.? ){0,2}(?:[\d./]{4,10}|'\d\d)(?:\s?(?:[-–—]|bis|to|au|à|a|al|tot)\s?(?:(?:\p{L}{1,10}\.? ){0,2}[\d./]{2,10}|\p{L}{3,12}))?(?:\t+| {2,})(?=\S)/u;

const MARK = /^\s*\S+\s+/;
