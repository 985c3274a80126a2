import { hideBrackets } from "./brackets.ts";
import { cleanText } from "./clean-text.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import { matchedLength } from "./everyday-case.ts";
import { findMatches, type Match } from "./find-matches.ts";

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
}

export const MARK_SIZE = 4;
export const BOLD_LINE_SIZE = 2;

/** UTF-16 units per pass, extended to the next line end; bounds the memory of one pass. */
const PASS_LENGTH = 1_000_000;

/** Analyzes a pasted text (decisions, "The two analyses") in linear time. */
export function annotate<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  pasted: string,
  analysis: Analysis,
): Annotation<Entry> {
  const text = cleanText(pasted);
  const entries: Entry[] = [];
  const indexOf = new Map<Entry, number>();
  const marks: number[] = [];
  for (let from = 0; from < text.length; ) {
    const to = lineEndFrom(text, from + PASS_LENGTH);
    for (const { start, end: matchEnd, entry } of matchesBetween(dictionary, text, from, to, analysis)) {
      const end = start + matchedLength(text.slice(start, matchEnd), entry);
      if (end === start) continue;
      const existing = indexOf.get(entry);
      const index = existing ?? entries.push(entry) - 1;
      if (existing === undefined) indexOf.set(entry, index);
      marks.push(start, end, index, existing === undefined ? 1 : 0);
    }
    from = to;
  }
  return { analysis, text, entries, marks: Int32Array.from(marks), boldLines: findBoldLines(text, marks) };
}

/** Counts distinct universities and companies. */
export function countEntries(entries: readonly DictionaryEntry[]): { universities: number; companies: number } {
  const universities = entries.filter(({ kind }) => kind === "university").length;
  return { universities, companies: entries.length - universities };
}

/** Names never span lines, so `from` and `to` at line ends cut none. */
function matchesBetween<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  from: number,
  to: number,
  analysis: Analysis,
): Match<Entry>[] {
  const shown = analysis === "enhanced" ? hideBrackets(text, from, to) : null;
  if (shown === null) return findMatches(dictionary, text, from, to);
  return findMatches(dictionary, shown).map(({ start, end, entry }) => ({
    start: start + from,
    end: end + from,
    entry,
  }));
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
