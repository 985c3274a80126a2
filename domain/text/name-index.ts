/**
 * All spellings of a dictionary in a few flat arrays: what `find-matches.ts` asks for every word of a text. A name is
 * looked up by the hash of its words, from the first letter of the first to the last of the last; what stands before and
 * behind them (`.NET`, `Yahoo!`) is compared afterwards.
 */
import { codeInside, SAME_SHIFT, WORD_BIT } from "./characters.ts";
import { hashNext, MAX_HASHED_WORDS } from "./tokenizer.ts";

/** Beside the counts: some spelling here has a lead, so that a shorter one may begin further left. */
export const SOME_LEAD = 1;

/** The two numbers at each place of `places`. */
const PLACE_SIZE = 2;
/** Where in `records` the first spelling stands whose words have this hash; 0 for none. */
export const PLACE_RECORD = 0;
/** Bit n where a spelling of n hashed words has this as the hash of its first word (n = 1) or first two (n > 1). */
export const PLACE_COUNTS = 1;

/** The numbers of a spelling in `records`. Those that share a place are chained. */
export const RECORD_NEXT = 0;
export const RECORD_HASH = 1;
export const RECORD_ENTRY = 2;
/** Units before the first word. */
export const RECORD_LEAD = 3;
/** Units from the first hashed word to the last. */
export const RECORD_HASHED = 4;
export const RECORD_LENGTH = 5;
/** From here on the upper halves of the codes, two in a number: in `spellings` one by one, from twice the offset. */
export const RECORD_SPELLING = 6;

export interface NameIndex {
  /** Two bits for every spelling, at the hash of its first word, if it has just one, or else of its first two. */
  readonly filter: Int32Array;
  readonly places: Int32Array;
  /** A hash's place in both tables is what is left of it, spread, after so many bits have been shifted out. */
  readonly shift: number;
  readonly records: Int32Array;
  /** The same memory as `records` in halves. */
  readonly spellings: Uint16Array;
}

/** A hash spread over all its bits: the upper ones choose a place, the lowest ten the two bits of the filter. */
export function spread(hash: number): number {
  return Math.imul(hash, 0x9e3779b1);
}

/** Where in `places` the two numbers of a hash stand. */
export function placeOf({ shift }: Pick<NameIndex, "shift">, hash: number): number {
  return PLACE_SIZE * (spread(hash) >>> shift);
}

/**
 * Indexes names, which have to be in NFC. Left out are those without a word character and those with half a surrogate
 * pair. Of two that are equal when folded the first counts.
 *
 * @param entryOf the entry's number for every name
 */
export function indexNames(names: readonly string[], entryOf: readonly number[]): NameIndex {
  const placeBits = bitsFor(names.length);
  const shift = 32 - placeBits;
  // As many numbers of 32 bits as there are places: about one word in a hundred passes by chance.
  const filter = new Int32Array(2 ** placeBits);
  const places = new Int32Array(PLACE_SIZE * 2 ** placeBits);
  const records = new Int32Array(names.reduce((sum, name) => sum + sizeOf(name.length), 1));
  const spellings = new Uint16Array(records.buffer);
  let record = 1;
  for (const [number, name] of names.entries()) {
    const shape = writeRecord(records, spellings, record, name);
    if (shape === null) continue;
    const place = placeOf({ shift }, shape.hash) + PLACE_RECORD;
    if (isChained(records, spellings, places[place] as number, record)) continue;
    records[record + RECORD_NEXT] = places[place] as number;
    records[record + RECORD_ENTRY] = entryOf[number] as number;
    places[place] = record;
    const countsPlace = placeOf({ shift }, shape.firstHash) + PLACE_COUNTS;
    places[countsPlace] = (places[countsPlace] as number) | (1 << shape.words) | (shape.lead > 0 ? SOME_LEAD : 0);
    const mixed = spread(shape.firstHash);
    const filterPlace = mixed >>> shift;
    filter[filterPlace] = (filter[filterPlace] as number) | (1 << mixed) | (1 << (mixed >>> 5));
    record += sizeOf(name.length);
  }
  return { filter, places, shift, records, spellings };
}

interface Shape {
  readonly lead: number;
  /** How many words are hashed. */
  readonly words: number;
  readonly hash: number;
  /** Hash of the first word, or of the first two where more than one is hashed. */
  readonly firstHash: number;
}

/** Writes the name's record but for its neighbor and entry; null where it cannot be found by its words. */
function writeRecord(records: Int32Array, spellings: Uint16Array, record: number, name: string): Shape | null {
  if (!name.isWellFormed()) return null;
  const spelling = 2 * (record + RECORD_SPELLING);
  let lead = -1;
  let words = 0;
  let hashed = 0;
  let rolling = 0;
  let hash = 0;
  let firstHash = 0;
  for (let at = 0, code = 0, next = 0; at < name.length; at++) {
    code = at === 0 ? codeInside(name, 0) : next;
    next = at + 1 < name.length ? codeInside(name, at + 1) : 0;
    spellings[spelling + at] = code >>> SAME_SHIFT;
    if (lead < 0 && (code & WORD_BIT) !== 0) lead = at;
    if (lead < 0 || words === MAX_HASHED_WORDS) continue;
    rolling = hashNext(rolling, code);
    if ((code & ~next & WORD_BIT) === 0) continue;
    words++;
    hashed = at + 1 - lead;
    hash = rolling;
    if (words <= 2) firstHash = rolling;
  }
  records[record + RECORD_HASH] = hash;
  records[record + RECORD_LEAD] = lead;
  records[record + RECORD_HASHED] = hashed;
  records[record + RECORD_LENGTH] = name.length;
  return words === 0 ? null : { lead, words, hash, firstHash };
}

/** Whether one of the chained records has the same spelling. */
function isChained(records: Int32Array, spellings: Uint16Array, first: number, record: number): boolean {
  const length = records[record + RECORD_LENGTH] as number;
  const spelling = 2 * (record + RECORD_SPELLING);
  for (let other = first; other !== 0; other = records[other + RECORD_NEXT] as number) {
    if (records[other + RECORD_HASH] !== records[record + RECORD_HASH]) continue;
    if (records[other + RECORD_LENGTH] !== length) continue;
    const otherSpelling = 2 * (other + RECORD_SPELLING);
    let same = 0;
    while (same < length && spellings[otherSpelling + same] === spellings[spelling + same]) same++;
    if (same === length) return true;
  }
  return false;
}

/** How many numbers a spelling of so many units takes in `records`. */
function sizeOf(length: number): number {
  return RECORD_SPELLING + ((length + 1) >> 1);
}

/** So many bits that a table of 2 ** bits places has at least as many as asked for, and at least two. */
function bitsFor(places: number): number {
  return Math.max(1, 32 - Math.clz32(Math.max(1, places - 1)));
}
