/**
 * A hash table of all spellings in a few flat arrays. The key is the hash of a name from its first word's first unit to its
 * last word's last; punctuation before and after (`.NET`, `Yahoo!`) is compared on a hit.
 */
import { codeAt, IDENTITY_SHIFT, SURROGATE_BIT, WORD_BIT } from "./characters.ts";
import type { SpellingCondition } from "./spelling-condition.ts";
import { MAX_HASHED_WORDS, rollHash } from "./tokenizer.ts";

/** Flag in `SLOT_COUNTS`: a spelling has a prefix, so that one with fewer words may begin further left. */
export const HAS_PREFIX = 1;

/** Numbers per slot. */
const SLOT_SIZE = 2;
/** Offset in `records` of the first spelling with this hash; 0 if none. */
export const SLOT_RECORD = 0;
/** Bit n: this is the hash of the first word (n = 1) or first two words (n > 1) of a spelling of n hashed words. */
export const SLOT_COUNTS = 1;

/** Fields of a record in `records`. Records of one slot are chained. */
export const RECORD_NEXT = 0;
export const RECORD_HASH = 1;
/** The entry's index, shifted by `ENTRY_SHIFT`, plus the flags `IS_CONDITIONAL` and `IS_COMPANY`. */
export const RECORD_ENTRY = 2;
/** Units before the first word, such as the dot of `.NET`. */
export const RECORD_PREFIX = 3;
/** Units from the first hashed word's start to the last one's end. */
export const RECORD_HASHED_LENGTH = 4;
export const RECORD_LENGTH = 5;
/** The codes' upper halves from here on, two per number; `spellings` has them one by one at twice the offset. */
export const RECORD_SPELLING = 6;

/** Flag in `RECORD_ENTRY`: the spelling counts under `NameIndex.conditions` only. */
export const IS_CONDITIONAL = 1;
/** Flag in `RECORD_ENTRY`: a legal form may follow. Reading it from the entry would be a cache miss per match. */
export const IS_COMPANY = 2;
export const ENTRY_SHIFT = 2;

export interface NameIndex {
  /** Bloom filter, two bits per spelling: hash of its only word, or of its first two. */
  readonly filter: Int32Array;
  readonly slots: Int32Array;
  /** Slot of a hash in `slots` and `filter`: `mixBits(hash) >>> shift`. */
  readonly shift: number;
  readonly records: Int32Array;
  /** A 16-bit view of `records`. */
  readonly spellings: Uint16Array;
  /** By record; one of them has to be met. */
  readonly conditions: ReadonlyMap<number, readonly SpellingCondition[]>;
}

/** Fibonacci hashing. The upper bits choose the slot, the lowest ten the two bits of the filter. */
export function mixBits(hash: number): number {
  return Math.imul(hash, 0x9e3779b1);
}

/** Offset in `slots` of a hash. */
export function slotOf({ shift }: Pick<NameIndex, "shift">, hash: number): number {
  return SLOT_SIZE * (mixBits(hash) >>> shift);
}

/**
 * Indexes names in NFC. Skips names without a word character or with a lone surrogate. Of names that fold alike, the first
 * wins.
 *
 * @param entryFields `RECORD_ENTRY` of each name, without `IS_CONDITIONAL`
 * @param conditionsOf the conditions of a name, by its position; none where undefined
 */
export function indexNames(
  names: readonly string[],
  entryFields: readonly number[],
  conditionsOf: ReadonlyMap<number, readonly SpellingCondition[]> = new Map(),
): NameIndex {
  const slotBits = bitsFor(names.length);
  const shift = 32 - slotBits;
  // 32 bits per slot: a false positive rate of about 1%.
  const filter = new Int32Array(2 ** slotBits);
  const slots = new Int32Array(SLOT_SIZE * 2 ** slotBits);
  let size = 1;
  for (const name of names) size += sizeOf(name.length);
  const records = new Int32Array(size);
  const spellings = new Uint16Array(records.buffer);
  const conditions = new Map<number, readonly SpellingCondition[]>();
  let record = 1;
  for (let number = 0; number < names.length; number++) {
    const name = names[number] as string;
    const words = writeRecord(records, spellings, record, name);
    if (words === 0) continue;
    const firstHash = records[record + RECORD_NEXT] as number;
    const slot = SLOT_SIZE * (mixBits(records[record + RECORD_HASH] as number) >>> shift) + SLOT_RECORD;
    if (isChained(records, spellings, slots[slot] as number, record)) continue;
    records[record + RECORD_NEXT] = slots[slot] as number;
    const condition = conditionsOf.get(number);
    if (condition !== undefined) conditions.set(record, condition);
    records[record + RECORD_ENTRY] = (entryFields[number] as number) | (condition === undefined ? 0 : IS_CONDITIONAL);
    slots[slot] = record;
    const mixed = mixBits(firstHash);
    const filterSlot = mixed >>> shift;
    const countsSlot = SLOT_SIZE * filterSlot + SLOT_COUNTS;
    const flag = (records[record + RECORD_PREFIX] as number) > 0 ? HAS_PREFIX : 0;
    slots[countsSlot] = (slots[countsSlot] as number) | (1 << words) | flag;
    filter[filterSlot] = (filter[filterSlot] as number) | (1 << mixed) | (1 << (mixed >>> 5));
    record += sizeOf(name.length);
  }
  return { filter, slots, shift, records, spellings, conditions };
}

/** The hashes that a search finds these names by. */
export function hashesOf(names: readonly string[]): readonly number[] {
  return names.flatMap((name) => {
    const records = new Int32Array(sizeOf(name.length));
    const words = writeRecord(records, new Uint16Array(records.buffer), 0, name);
    return words === 0 ? [] : [records[RECORD_HASH] as number];
  });
}

/**
 * Writes the record without its entry, and in place of the chain the hash of its only word, or of its first two. Returns the number
 * of hashed words: 0 where the name has none to look it up by. No object is made for what belongs to a name: that would take longer.
 */
function writeRecord(records: Int32Array, spellings: Uint16Array, record: number, name: string): number {
  const spelling = 2 * (record + RECORD_SPELLING);
  let prefix = -1;
  let words = 0;
  let hashed = 0;
  let rolling = 0;
  let hash = 0;
  let firstHash = 0;
  let seen = 0;
  for (let at = 0, code = 0, next = 0; at < name.length; at++) {
    code = at === 0 ? codeAt(name, 0) : next;
    next = at + 1 < name.length ? codeAt(name, at + 1) : 0;
    spellings[spelling + at] = code >>> IDENTITY_SHIFT;
    seen |= code;
    if (prefix < 0 && (code & WORD_BIT) !== 0) prefix = at;
    if (prefix < 0 || words === MAX_HASHED_WORDS) continue;
    rolling = rollHash(rolling, code);
    if ((code & ~next & WORD_BIT) === 0) continue;
    words++;
    hashed = at + 1 - prefix;
    hash = rolling;
    if (words <= 2) firstHash = rolling;
  }
  // Halves of a pair have no such bit: this one is lone.
  if ((seen & SURROGATE_BIT) !== 0) return 0;
  records[record + RECORD_NEXT] = firstHash;
  records[record + RECORD_HASH] = hash;
  records[record + RECORD_PREFIX] = prefix;
  records[record + RECORD_HASHED_LENGTH] = hashed;
  records[record + RECORD_LENGTH] = name.length;
  return words;
}

/** Whether the chain has the same spelling without a condition: a later entry may count where a condition is not met. */
function isChained(records: Int32Array, spellings: Uint16Array, first: number, record: number): boolean {
  const length = records[record + RECORD_LENGTH] as number;
  const spelling = 2 * (record + RECORD_SPELLING);
  for (let other = first; other !== 0; other = records[other + RECORD_NEXT] as number) {
    if (records[other + RECORD_HASH] !== records[record + RECORD_HASH]) continue;
    if (records[other + RECORD_LENGTH] !== length) continue;
    if (((records[other + RECORD_ENTRY] as number) & IS_CONDITIONAL) !== 0) continue;
    const otherSpelling = 2 * (other + RECORD_SPELLING);
    let same = 0;
    while (same < length && spellings[otherSpelling + same] === spellings[spelling + same]) same++;
    if (same === length) return true;
  }
  return false;
}

/** Size of a record, by the length of its spelling. */
function sizeOf(length: number): number {
  return RECORD_SPELLING + ((length + 1) >> 1);
}

/** The least bits with 2 ** bits >= slots, at least 1. */
function bitsFor(slots: number): number {
  return Math.max(1, 32 - Math.clz32(Math.max(1, slots - 1)));
}
