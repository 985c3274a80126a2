/** The result of an analysis. Apart from `annotate.ts`: screens read a result that a worker makes, without its word lists. */
import type { DictionaryEntry } from "./dictionary.ts";

/** `basic` highlights names; `enhanced` skips round brackets and adds companies' facts. */
export type Analysis = "basic" | "enhanced";

/**
 * The result of an analysis, structured-cloneable for a worker's `postMessage`. `segments.ts` turns it, or a part of it,
 * into what a screen or the clipboard shows. Offsets are UTF-16 offsets into `text`.
 */
export interface Annotation<Entry extends DictionaryEntry = DictionaryEntry> {
  readonly analysis: Analysis;
  readonly text: string;
  /** Distinct companies and universities in order of first occurrence; their number is the "N matches" of the screen. */
  readonly entries: readonly Entry[];
  /**
   * `MARK_SIZE` numbers per match, in order: start, end, entry index, 1 if it is the entry's main occurrence: the one that a company's
   * note follows.
   */
  readonly marks: Int32Array;
  /** One per match: `ROLE_MENTION`, `ROLE_EMPLOYER` or `ROLE_SCHOOL`. */
  readonly roles: Uint8Array;
  /** `BOLD_LINE_SIZE` numbers per bold line, in order: start and end. */
  readonly boldLines: Int32Array;
  /** `NOTE_SIZE` numbers per note, in order: the offset where it is inserted, and the entry index. No offset is inside a match. */
  readonly notes: Int32Array;
}

export const MARK_SIZE = 4;
export const BOLD_LINE_SIZE = 2;
export const NOTE_SIZE = 2;

export const ROLE_MENTION = 0;
export const ROLE_EMPLOYER = 1;
export const ROLE_SCHOOL = 2;
export type Role = typeof ROLE_MENTION | typeof ROLE_EMPLOYER | typeof ROLE_SCHOOL;

/** Counts distinct universities and companies. */
export function countEntries(entries: readonly DictionaryEntry[]): { universities: number; companies: number } {
  const universities = entries.filter(({ kind }) => kind === "university").length;
  return { universities, companies: entries.length - universities };
}
