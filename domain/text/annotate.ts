import { findBrackets, hideBrackets } from "./brackets.ts";
import { cleanText } from "./clean-text.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import { findMatches, type IsEmployer, type Match } from "./find-matches.ts";
import { joinText } from "./joined-text.ts";
import { createAddressReader } from "./web-address.ts";

/** `basic` highlights names; `enhanced` skips round brackets and adds companies' facts. */
export type Analysis = "basic" | "enhanced";

/**
 * The result of an analysis, structured-cloneable for a worker's `postMessage`. `segments.ts` turns it, or a part of it,
 * into what a screen or the clipboard shows. Offsets are UTF-16 offsets into `text`.
 */
export interface Annotation<Entry extends DictionaryEntry = DictionaryEntry> {
  readonly analysis: Analysis;
  /** The text after `cleanText`. */
  readonly text: string;
  /** Distinct companies and universities in order of first occurrence; their number is the "N matches" of the screen. */
  readonly entries: readonly Entry[];
  /** `MARK_SIZE` numbers per match, in order: start, end, entry index, 1 if it is the entry's first occurrence. */
  readonly marks: Int32Array;
  /** `BOLD_LINE_SIZE` numbers per bold line, in order: start and end. */
  readonly boldLines: Int32Array;
  /** `NOTE_SIZE` numbers per note, in order: the offset where it is inserted, and the entry index. No offset is inside a match. */
  readonly notes: Int32Array;
}

export const MARK_SIZE = 4;
export const BOLD_LINE_SIZE = 2;
export const NOTE_SIZE = 2;

/** UTF-16 units per pass, extended to the next line end; bounds the memory of one pass. */
const PASS_LENGTH = 1_000_000;

/**
 * Analyzes a pasted text (decisions, "The two analyses") in linear time.
 *
 * @param isEmployer whether the outline of a CV says that an employer or a school is between two offsets of the cleaned text; a name
 * there counts, even if it is an ordinary word
 */
export function annotate<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  pasted: string,
  analysis: Analysis,
  isEmployer?: IsEmployer,
): Annotation<Entry> {
  const text = cleanText(pasted);
  const entries: Entry[] = [];
  const indexOf = new Map<Entry, number>();
  const marks: number[] = [];
  for (let from = 0; from < text.length; ) {
    const to = lineEndFrom(text, from + PASS_LENGTH);
    for (const { start, end, entry } of matchesBetween(dictionary, text, from, to, analysis, isEmployer)) {
      const existing = indexOf.get(entry);
      const index = existing ?? entries.push(entry) - 1;
      if (existing === undefined) indexOf.set(entry, index);
      marks.push(start, end, index, existing === undefined ? 1 : 0);
    }
    from = to;
  }
  return {
    analysis,
    text,
    entries,
    marks: Int32Array.from(marks),
    boldLines: findBoldLines(text, marks),
    notes: analysis === "enhanced" ? placeNotes(text, marks, entries) : new Int32Array(),
  };
}

/** Counts distinct universities and companies. */
export function countEntries(entries: readonly DictionaryEntry[]): { universities: number; companies: number } {
  const universities = entries.filter(({ kind }) => kind === "university").length;
  return { universities, companies: entries.length - universities };
}

/** `from` and `to` are at line ends, where they cut no name but one that was wrapped there. */
function matchesBetween<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  from: number,
  to: number,
  analysis: Analysis,
  isEmployer?: IsEmployer,
): Match<Entry>[] {
  const brackets = analysis === "enhanced" ? findBrackets(text, from, to) : [];
  if (brackets.length === 0) return findJoined(dictionary, text, from, to, isEmployer);
  const shown = hideBrackets(text, from, to, brackets);
  const isShownEmployer = isEmployer && ((start: number, end: number) => isEmployer(start + from, end + from));
  const outside = findJoined(dictionary, shown, 0, shown.length, isShownEmployer).map(({ start, end, entry }) => ({
    start: start + from,
    end: end + from,
    entry,
  }));
  const { entries, bracketed } = dictionary;
  if (bracketed === null) return outside;
  const across = findJoined({ entries, index: bracketed }, text, from, to, isEmployer).filter(
    isAroundBrackets(brackets),
  );
  return across.length === 0 ? outside : leftmostLongest(outside, across);
}

/** The names in a part of a text as `joinText` reads it, with the offsets of the text. */
function findJoined<Entry extends DictionaryEntry>(
  dictionary: Pick<Dictionary<Entry>, "entries" | "index">,
  text: string,
  from: number,
  to: number,
  isEmployer?: IsEmployer,
): Match<Entry>[] {
  const joined = joinText(text.slice(from, to));
  if (joined === null) return findMatches(dictionary, text, from, to, isEmployer);
  const startOf = (offset: number) => from + joined.originalStart(offset);
  const endOf = (offset: number) => from + joined.originalEnd(offset);
  const isJoinedEmployer = isEmployer && ((start: number, end: number) => isEmployer(startOf(start), endOf(end)));
  const matches = findMatches(dictionary, joined.text, 0, joined.text.length, isJoinedEmployer);
  return matches.map(({ start, end, entry }) => ({ start: startOf(start), end: endOf(end), entry }));
}

/** Whether a name such as `Mercer (US)` contains each pair of brackets as a whole or not at all. For matches in order. */
function isAroundBrackets(brackets: readonly number[]): (match: Match) => boolean {
  let group = 0;
  return ({ start, end }) => {
    while ((brackets[group + 1] ?? Number.POSITIVE_INFINITY) <= start) group += 2;
    let next = group;
    for (; (brackets[next] ?? end) < end; next += 2) {
      if ((brackets[next] as number) < start || (brackets[next + 1] as number) > end) return false;
    }
    return true;
  };
}

/** Merges two ordered lists of matches; where two overlap, the one that begins first stays, then the longer one. */
function leftmostLongest<Entry extends DictionaryEntry>(a: readonly Match<Entry>[], b: readonly Match<Entry>[]) {
  const merged: Match<Entry>[] = [];
  for (const match of [...a, ...b].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (match.start >= (merged.at(-1)?.end ?? 0)) merged.push(match);
  }
  return merged;
}

/** A company's note follows its first occurrence; behind a URL or an email address that contains it, so that links still work. */
function placeNotes(text: string, marks: readonly number[], entries: readonly DictionaryEntry[]): Int32Array {
  const notes: number[] = [];
  const endOfAddress = createAddressReader(text);
  let offset = 0;
  for (let mark = 0; mark < marks.length; mark += MARK_SIZE) {
    const [start = 0, end = 0, entry = 0, isFirst = 0] = marks.slice(mark, mark + MARK_SIZE);
    const hasNote = isFirst === 1 && entries[entry]?.kind === "company";
    // A name that begins in the address of the last note may end behind it: no note is inside a name.
    const isOverlapping = start < offset && end > offset;
    if (!hasNote && !isOverlapping) continue;
    offset = Math.max(offset, endOfAddress(end));
    if (isOverlapping) moveLastNotes(notes, start, offset);
    if (hasNote) notes.push(offset, entry);
  }
  return Int32Array.from(notes);
}

function moveLastNotes(notes: number[], behind: number, offset: number): void {
  for (let note = notes.length - NOTE_SIZE; (notes[note] ?? 0) > behind; note -= NOTE_SIZE) notes[note] = offset;
}

/** A line with '@' and a match is bold as a whole (specification, section 9). */
function findBoldLines(text: string, marks: readonly number[]): Int32Array {
  const lines: number[] = [];
  let lineEnd = -1;
  let at = -1;
  for (let mark = 0; mark < marks.length; mark += MARK_SIZE) {
    const start = marks[mark] as number;
    if (start < lineEnd) continue;
    const lineStart = text.lastIndexOf("\n", start) + 1;
    lineEnd = lineEndFrom(text, start);
    if (at < lineStart) at = indexOrEnd(text, "@", lineStart);
    if (at < lineEnd) lines.push(lineStart, lineEnd);
  }
  return Int32Array.from(lines);
}

function lineEndFrom(text: string, from: number): number {
  return indexOrEnd(text, "\n", from);
}

function indexOrEnd(text: string, searched: string, from: number): number {
  const at = text.indexOf(searched, from);
  return at < 0 ? text.length : at;
}
