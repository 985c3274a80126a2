import { codeInside, isWordAt, SAME_SHIFT } from "./characters.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import {
  type NameIndex,
  PLACE_COUNTS,
  PLACE_RECORD,
  placeOf,
  RECORD_ENTRY,
  RECORD_HASH,
  RECORD_HASHED,
  RECORD_LEAD,
  RECORD_LENGTH,
  RECORD_NEXT,
  RECORD_SPELLING,
  SOME_LEAD,
  spread,
} from "./name-index.ts";
import {
  CHUNK,
  dropEdges,
  edgeCount,
  endReading,
  hashBetween,
  KEPT_WORDS,
  readChunk,
  startReading,
  wordEdges,
} from "./tokenizer.ts";

/** A name found in a text. */
export interface Match<Entry extends DictionaryEntry = DictionaryEntry> {
  /** UTF-16 offset of its first unit. */
  readonly start: number;
  /** UTF-16 offset behind its last unit. */
  readonly end: number;
  readonly entry: Entry;
}

// Constants of this module that are not exported, for the reason given in words.ts.
const edges = wordEdges;
/** Edges at which a word begins that may begin a name, doubled, plus `BY_ONE` and `BY_TWO`. */
const candidates = new Int32Array(CHUNK);
const BY_ONE = 1;
const BY_TWO = 2;
/** The last match. Kept in one place, not made anew for every word that is looked at. */
const found = { start: 0, end: 0, entry: 0 };

/**
 * Every name of the dictionary in the text, in order: whole words only, the leftmost first, of those the longest, never
 * overlapping (decisions, "The two analyses").
 *
 * @param text in NFC, as `text.normalize("NFC")` gives it; offsets count its UTF-16 units
 * @param from where to begin; `from` and `to` are to be set where no word is cut, as between two lines
 * @param to where to end
 */
export function findMatches<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  from = 0,
  to = text.length,
): Match<Entry>[] {
  const { index, entries } = dictionary;
  const matches: Match<Entry>[] = [];
  found.end = from;
  startReading();
  for (let chunk = from; chunk < to; chunk += CHUNK) {
    const isLast = to - chunk <= CHUNK;
    readChunk(text, chunk, isLast ? to : chunk + CHUNK);
    if (isLast) endReading(to);
    const ready = isLast ? edgeCount() : Math.max(0, (edgeCount() & -2) - 2 * KEPT_WORDS);
    const count = findCandidates(index, ready);
    for (let candidate = 0; candidate < count; candidate++) {
      if (!findLongest(index, text, candidates[candidate] as number, to)) continue;
      matches.push({ start: found.start, end: found.end, entry: entries[found.entry] as Entry });
    }
    dropEdges(ready);
  }
  return matches;
}

/**
 * Fills `candidates` with the words whose hash, or whose hash together with the next word, is in the filter. Without a
 * branch, because the processor could not guess it: every word is written down, and kept only where it is a candidate.
 */
function findCandidates({ filter, shift }: NameIndex, ready: number): number {
  let count = 0;
  for (let edge = 0; edge < ready; edge += 2) {
    const one = spread(hashBetween(edge, edge + 1));
    const two = spread(hashBetween(edge, edge + 3));
    const bitsOne = filter[one >>> shift] as number;
    const bitsTwo = filter[two >>> shift] as number;
    const byOne = (bitsOne >>> one) & (bitsOne >>> (one >>> 5)) & 1;
    const byTwo = (bitsTwo >>> two) & (bitsTwo >>> (two >>> 5)) & 1;
    candidates[count] = 2 * edge + byOne * BY_ONE + byTwo * BY_TWO;
    count += byOne | byTwo;
  }
  return count;
}

/** Whether names begin at the candidate, after the last match; `found` then has the leftmost of them, of those the longest. */
function findLongest(index: NameIndex, text: string, candidate: number, to: number): boolean {
  const { places, records } = index;
  const edge = (candidate >>> 2) << 1;
  const start = edges[edge] as number;
  if (start < found.end) return false;
  let counts = countsAt(index, candidate, edge);
  let bestStart = Number.MAX_SAFE_INTEGER;
  let bestEnd = -1;
  // From the most words down: the first name found is the longest, unless one with a lead begins further left.
  while (counts > SOME_LEAD) {
    const words = 31 - Math.clz32(counts);
    counts ^= 1 << words;
    const last = edge + 2 * words - 1;
    if (last >= edgeCount()) continue;
    const length = (edges[last] as number) - start;
    const hash = hashBetween(edge, last);
    let record = places[placeOf(index, hash) + PLACE_RECORD] as number;
    for (; record !== 0; record = records[record + RECORD_NEXT] as number) {
      if (records[record + RECORD_HASH] !== hash || records[record + RECORD_HASHED] !== length) continue;
      if (!isNameAt(index, record, text, start, to)) continue;
      const nameStart = start - (records[record + RECORD_LEAD] as number);
      const nameEnd = nameStart + (records[record + RECORD_LENGTH] as number);
      if (nameStart < found.end || nameStart > bestStart || (nameStart === bestStart && nameEnd < bestEnd)) continue;
      bestStart = nameStart;
      bestEnd = nameEnd;
      found.entry = records[record + RECORD_ENTRY] as number;
    }
    if (bestEnd >= 0 && (counts & SOME_LEAD) === 0) break;
  }
  if (bestEnd < 0) return false;
  found.start = bestStart;
  found.end = bestEnd;
  return true;
}

/** Of how many words the names can be that begin with this word, as bits. */
function countsAt(index: NameIndex, candidate: number, edge: number): number {
  const { places } = index;
  let counts = 0;
  if ((candidate & BY_ONE) !== 0)
    counts |= places[placeOf(index, hashBetween(edge, edge + 1)) + PLACE_COUNTS] as number;
  if ((candidate & BY_TWO) !== 0)
    counts |= places[placeOf(index, hashBetween(edge, edge + 3)) + PLACE_COUNTS] as number;
  return counts;
}

/** Whether the record's spelling, with its first word at `start`, stands in the text letter by letter as a whole word. */
function isNameAt({ records, spellings }: NameIndex, record: number, text: string, start: number, to: number): boolean {
  const lead = records[record + RECORD_LEAD] as number;
  const length = records[record + RECORD_LENGTH] as number;
  const nameStart = start - lead;
  const nameEnd = nameStart + length;
  if (nameStart < 0 || nameEnd > to) return false;
  let unit = 2 * (record + RECORD_SPELLING);
  for (let at = nameStart; at < nameEnd; at++) {
    if (codeInside(text, at) >>> SAME_SHIFT !== spellings[unit++]) return false;
  }
  // Where a name begins and ends with a letter, the edges of its words have told already that it is whole.
  if (lead > 0 && isWordAt(text, nameStart - 1)) return false;
  return length === lead + (records[record + RECORD_HASHED] as number) || !isWordAt(text, nameEnd);
}
