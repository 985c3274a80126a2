/**
 * The hot loop: finds word boundaries and a rolling hash at each, so that any run of words is hashed in a few operations.
 * `DESIGN.md` explains it. Measure every change with `npm run bench:text`.
 */
import { codeAt, codeOfUnit, SURROGATE_BIT, WORD_BIT } from "./characters.ts";

/** UTF-16 units per pass; the boundaries and hashes of one chunk fit the L1 cache. */
export const CHUNK_SIZE = 4096;
/** Only the first words of a name are hashed: `SLOT_COUNTS` has one bit per word count. */
export const MAX_HASHED_WORDS = 30;
/** Words carried over to the next chunk, so that the hashed words of a name are known where it begins. */
export const OVERLAP_WORDS = MAX_HASHED_WORDS + 1;

// Module constants that are not exported: V8 compiles their address and length into the loops. The same loop over arrays
// from arguments, fields or imports takes twice as long.
const units = codeOfUnit;
const wordBit = WORD_BIT;
const surrogateBit = SURROGATE_BIT;
const boundaries = new Int32Array(CHUNK_SIZE + 2 * OVERLAP_WORDS + 8);
const hashes = new Int32Array(CHUNK_SIZE + 2 * OVERLAP_WORDS + 8);

/** Offsets where words begin (even index) and end (odd index); `boundaryCount()` are valid. */
export const wordBoundaries = boundaries;
/** Boundary count, rolling hash, and code of the last unit read. */
const state = { count: 0, hash: 0, previous: 0 };

export function resetTokenizer(): void {
  state.count = 0;
  state.hash = 0;
  state.previous = 0;
}

/** Adds the boundaries in a chunk of at most `CHUNK_SIZE` units. Chunks must be consecutive. */
export function tokenizeChunk(text: string, from: number, to: number): void {
  const lastFour = to - 4;
  for (let at = from; at < to; ) {
    at = tokenizeByFour(text, at, lastFour);
    const end = Math.min(at + 4, to);
    tokenizeOneByOne(text, at, end);
    at = end;
  }
}

/** Closes a word that reaches the end of the text. */
export function finishTokenizing(end: number): void {
  if (state.count % 2 === 0) return;
  boundaries[state.count] = end;
  hashes[state.count] = state.hash;
  state.count++;
}

export function boundaryCount(): number {
  return state.count;
}

/** Drops the boundaries before an even index. */
export function discardBoundaries(before: number): void {
  if (before === 0) return;
  boundaries.copyWithin(0, before, state.count);
  hashes.copyWithin(0, before, state.count);
  state.count -= before;
}

/**
 * Reads four units at a time, up to the last four or the first four with a surrogate; returns where it stopped.
 *
 * A branch at every word boundary would be mispredicted about once per word, which dominates the cost. So a boundary is
 * written for every unit, and the count advances only where the kind of unit changes.
 */
function tokenizeByFour(text: string, from: number, lastFour: number): number {
  let { count, hash, previous } = state;
  let at = from;
  for (; at <= lastFour; at += 4) {
    const a = units[text.charCodeAt(at)] as number;
    const b = units[text.charCodeAt(at + 1)] as number;
    const c = units[text.charCodeAt(at + 2)] as number;
    const d = units[text.charCodeAt(at + 3)] as number;
    if (((a | b | c | d) & surrogateBit) !== 0) break;
    boundaries[count] = at;
    hashes[count] = hash;
    count += (a ^ previous) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ a;
    boundaries[count] = at + 1;
    hashes[count] = hash;
    count += (b ^ a) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ b;
    boundaries[count] = at + 2;
    hashes[count] = hash;
    count += (c ^ b) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ c;
    boundaries[count] = at + 3;
    hashes[count] = hash;
    count += (d ^ c) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ d;
    previous = d;
  }
  state.count = count;
  state.hash = hash;
  state.previous = previous;
  return at;
}

/** The same for a few units, including surrogate pairs. */
function tokenizeOneByOne(text: string, from: number, to: number): void {
  let { count, hash, previous } = state;
  for (let at = from; at < to; at++) {
    const code = codeAt(text, at);
    boundaries[count] = at;
    hashes[count] = hash;
    count += (code ^ previous) & wordBit;
    hash = rollHash(hash, code);
    previous = code;
  }
  state.count = count;
  state.hash = hash;
  state.previous = previous;
}

/** Appends a code to the rolling hash. */
export function rollHash(hash: number, code: number): number {
  return ((hash << 5) | (hash >>> 27)) ^ code;
}

/** The hash of the text between two boundaries, by index. */
export function hashBetween(first: number, last: number): number {
  const turn = 5 * ((boundaries[last] as number) - (boundaries[first] as number));
  const before = hashes[first] as number;
  return (hashes[last] as number) ^ ((before << turn) | (before >>> -turn));
}
