import { codeAt, IDENTITY_SHIFT, isWordCharacterAt } from "./characters.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import { endOfLegalForm } from "./legal-forms.ts";
import {
  ENTRY_SHIFT,
  HAS_PREFIX,
  IS_COMPANY,
  IS_CONDITIONAL,
  mixBits,
  type NameIndex,
  RECORD_ENTRY,
  RECORD_HASH,
  RECORD_HASHED_LENGTH,
  RECORD_LENGTH,
  RECORD_NEXT,
  RECORD_PREFIX,
  RECORD_SPELLING,
  SLOT_COUNTS,
  SLOT_RECORD,
  slotOf,
} from "./name-index.ts";
import { isConditionMet } from "./spelling-condition.ts";
import {
  boundaryCount,
  CHUNK_SIZE,
  discardBoundaries,
  finishTokenizing,
  hashBetween,
  OVERLAP_WORDS,
  resetTokenizer,
  tokenizeChunk,
  wordBoundaries,
} from "./tokenizer.ts";

/** A name found in a text. */
export interface Match<Entry extends DictionaryEntry = DictionaryEntry> {
  /** UTF-16 offset of the first unit. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  readonly entry: Entry;
}

export type IsEmployer = (start: number, end: number) => boolean;

/** What a team decided about spellings, checked at a hit. */
export interface SpellingRules {
  /** A Bloom filter of the hashes of spellings that have rules: `mixBits(hash) >>> shift`, one bit each. */
  readonly filter: Int32Array;
  readonly shift: number;
  /**
   * Whether a hit counts. Where it does not, a shorter name may still be found in it.
   *
   * @param written the name as in the text
   * @param withForm the same with the legal form that follows; `start` and `end` are its offsets
   */
  readonly accepts: (written: string, withForm: string, start: number, end: number) => boolean;
}

/** What is known about a text besides the dictionary. Offsets are those of the text that is searched. */
export interface MatchOptions {
  /** Whether an employer or a school is between two offsets, so that a spelling counts without its conditions. */
  readonly isEmployer?: IsEmployer | undefined;
  readonly rules?: SpellingRules | undefined;
}

type Required = { readonly [Option in keyof MatchOptions]-?: NonNullable<MatchOptions[Option]> };
const NO_OPTIONS: Required = {
  isEmployer: () => false,
  rules: { filter: new Int32Array(2), shift: 31, accepts: () => true },
};

// Not exported, for the reason given in tokenizer.ts.
const boundaries = wordBoundaries;
/** Index of the boundary where a name may begin, times two, plus the flags `ONE_WORD` and `TWO_WORDS`. */
const candidates = new Int32Array(CHUNK_SIZE);
const ONE_WORD = 1;
const TWO_WORDS = 2;
/** Reused, to allocate nothing per word; `entry` as in the record. */
const lastMatch = { start: 0, end: 0, entry: 0 };

/**
 * All names of the dictionary in the text, in order: whole words only, leftmost-longest, non-overlapping, companies with the
 * legal form that follows (decisions, "The two analyses").
 *
 * @param text in NFC; offsets count its UTF-16 units
 * @param from start offset; neither `from` nor `to` may cut a word
 * @param to end offset, exclusive
 */
export function findMatches<Entry extends DictionaryEntry>(
  dictionary: Pick<Dictionary<Entry>, "entries" | "index">,
  text: string,
  from = 0,
  to = text.length,
  { isEmployer = NO_OPTIONS.isEmployer, rules = NO_OPTIONS.rules }: MatchOptions = NO_OPTIONS,
): Match<Entry>[] {
  const options: Required = { isEmployer, rules };
  const { index, entries } = dictionary;
  const matches: Match<Entry>[] = [];
  lastMatch.end = from;
  resetTokenizer();
  for (let chunk = from; chunk < to; chunk += CHUNK_SIZE) {
    const isLast = to - chunk <= CHUNK_SIZE;
    tokenizeChunk(text, chunk, isLast ? to : chunk + CHUNK_SIZE);
    if (isLast) finishTokenizing(to);
    const ready = isLast ? boundaryCount() : Math.max(0, (boundaryCount() & -2) - 2 * OVERLAP_WORDS);
    const count = findCandidates(index, ready);
    for (let candidate = 0; candidate < count; candidate++) {
      if (!findLongest(index, text, candidates[candidate] as number, to, options)) continue;
      const entry = entries[lastMatch.entry >>> ENTRY_SHIFT] as Entry;
      if ((lastMatch.entry & IS_COMPANY) !== 0) lastMatch.end = endOfLegalForm(text, lastMatch.end, to);
      matches.push({ start: lastMatch.start, end: lastMatch.end, entry });
    }
    discardBoundaries(ready);
  }
  return matches;
}

/**
 * Fills `candidates` with the words whose hash, alone or with the next word, is in the filter. Branch-free, because the
 * branch would be unpredictable: every word is written, and the count advances only for candidates.
 */
function findCandidates({ filter, shift }: NameIndex, ready: number): number {
  let count = 0;
  for (let boundary = 0; boundary < ready; boundary += 2) {
    const one = mixBits(hashBetween(boundary, boundary + 1));
    const two = mixBits(hashBetween(boundary, boundary + 3));
    const bitsOne = filter[one >>> shift] as number;
    const bitsTwo = filter[two >>> shift] as number;
    const byOne = (bitsOne >>> one) & (bitsOne >>> (one >>> 5)) & 1;
    const byTwo = (bitsTwo >>> two) & (bitsTwo >>> (two >>> 5)) & 1;
    candidates[count] = 2 * boundary + byOne * ONE_WORD + byTwo * TWO_WORDS;
    count += byOne | byTwo;
  }
  return count;
}

/** Whether a name begins at the candidate, after the last match; writes the leftmost-longest one to `lastMatch`. */
function findLongest(
  index: NameIndex,
  text: string,
  candidate: number,
  to: number,
  { isEmployer, rules }: Required,
): boolean {
  const { slots, records } = index;
  const boundary = (candidate >>> 2) << 1;
  const start = boundaries[boundary] as number;
  if (start < lastMatch.end) return false;
  let counts = wordCountsAt(index, candidate, boundary);
  let bestStart = Number.MAX_SAFE_INTEGER;
  let bestEnd = -1;
  // From the most words down: the first hit is the longest, unless a name with a prefix begins further left.
  while (counts > HAS_PREFIX) {
    const words = 31 - Math.clz32(counts);
    counts ^= 1 << words;
    const last = boundary + 2 * words - 1;
    if (last >= boundaryCount()) continue;
    const length = (boundaries[last] as number) - start;
    const hash = hashBetween(boundary, last);
    let record = slots[slotOf(index, hash) + SLOT_RECORD] as number;
    for (; record !== 0; record = records[record + RECORD_NEXT] as number) {
      if (records[record + RECORD_HASH] !== hash || records[record + RECORD_HASHED_LENGTH] !== length) continue;
      if (!isNameAt(index, record, text, start, to)) continue;
      const nameStart = start - (records[record + RECORD_PREFIX] as number);
      const nameEnd = nameStart + (records[record + RECORD_LENGTH] as number);
      if (nameStart < lastMatch.end || nameStart > bestStart || (nameStart === bestStart && nameEnd < bestEnd))
        continue;
      const entry = records[record + RECORD_ENTRY] as number;
      if ((entry & IS_CONDITIONAL) !== 0 && !isEmployer(nameStart, nameEnd)) {
        if (!isCounted(index, record, text, nameStart, nameEnd, to)) continue;
      }
      const mixed = mixBits(hash);
      if ((((rules.filter[mixed >>> rules.shift] as number) >>> mixed) & 1) !== 0) {
        if (!isAccepted(rules, text, nameStart, nameEnd, to)) continue;
      }
      bestStart = nameStart;
      bestEnd = nameEnd;
      lastMatch.entry = entry;
    }
    if (bestEnd >= 0 && (counts & HAS_PREFIX) === 0) break;
  }
  if (bestEnd < 0) return false;
  lastMatch.start = bestStart;
  lastMatch.end = bestEnd;
  return true;
}

function isAccepted({ accepts }: SpellingRules, text: string, start: number, nameEnd: number, to: number): boolean {
  const end = endOfLegalForm(text, nameEnd, to);
  const written = text.slice(start, nameEnd);
  return accepts(written, end === nameEnd ? written : text.slice(start, end), start, end);
}

/** Whether one of a conditional spelling's conditions is met. */
function isCounted(
  { conditions }: NameIndex,
  record: number,
  text: string,
  nameStart: number,
  nameEnd: number,
  to: number,
): boolean {
  return (conditions.get(record) ?? []).some((condition) => isConditionMet(condition, text, nameStart, nameEnd, to));
}

/** Bit n is set where a name of n words may begin with this word. */
function wordCountsAt(index: NameIndex, candidate: number, boundary: number): number {
  const { slots } = index;
  let counts = 0;
  if ((candidate & ONE_WORD) !== 0)
    counts |= slots[slotOf(index, hashBetween(boundary, boundary + 1)) + SLOT_COUNTS] as number;
  if ((candidate & TWO_WORDS) !== 0)
    counts |= slots[slotOf(index, hashBetween(boundary, boundary + 3)) + SLOT_COUNTS] as number;
  return counts;
}

/** Compares the record's spelling unit by unit, with its first word at `start`, and checks that it is a whole word. */
function isNameAt({ records, spellings }: NameIndex, record: number, text: string, start: number, to: number): boolean {
  const prefix = records[record + RECORD_PREFIX] as number;
  const length = records[record + RECORD_LENGTH] as number;
  const nameStart = start - prefix;
  const nameEnd = nameStart + length;
  if (nameStart < 0 || nameEnd > to) return false;
  let unit = 2 * (record + RECORD_SPELLING);
  for (let at = nameStart; at < nameEnd; at++) {
    if (codeAt(text, at) >>> IDENTITY_SHIFT !== spellings[unit++]) return false;
  }
  // A name that begins and ends with a word character is whole: the tokenizer's boundaries say so.
  if (prefix > 0 && isWordCharacterAt(text, nameStart - 1)) return false;
  return length === prefix + (records[record + RECORD_HASHED_LENGTH] as number) || !isWordCharacterAt(text, nameEnd);
}
