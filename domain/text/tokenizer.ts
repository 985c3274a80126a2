/**
 * The hot loop: it finds the words of a text, each with what is needed to hash it, or any run of words, in a few
 * operations. `DESIGN.md` tells how one comes to it; whoever changes it asks `npm run bench:text`.
 */
import { codeInside, codeOfUnit, SURROGATE_BIT, WORD_BIT } from "./characters.ts";

/** UTF-16 units read in one go: what is written of them stays in the processor's nearest cache. */
export const CHUNK = 4096;
/** Of a name's words only so many are hashed, as many as there are bits to count them. */
export const MAX_HASHED_WORDS = 30;
/** Words that are kept from one chunk to the next, so that all of a name that are hashed are known where it begins. */
export const KEPT_WORDS = MAX_HASHED_WORDS + 1;

// Constants of this module that are not exported themselves: V8 compiles the address and length of such arrays into the
// loops. The same loop over arrays that come as arguments, as fields, or by import takes twice as long.
const units = codeOfUnit;
const wordBit = WORD_BIT;
const surrogateBit = SURROGATE_BIT;
const edges = new Int32Array(CHUNK + 2 * KEPT_WORDS + 8);
const hashes = new Int32Array(CHUNK + 2 * KEPT_WORDS + 8);

/** Offsets at which words begin (even index) and end (odd index), `edgeCount()` of them. */
export const wordEdges = edges;
/** Where reading stands: how many edges there are, and the hash and the kind of what was read last. */
const reading = { count: 0, hash: 0, previous: 0 };

export function startReading(): void {
  reading.count = 0;
  reading.hash = 0;
  reading.previous = 0;
}

/** Adds the edges in a chunk of the text, `to - from` at most `CHUNK`. Chunks have to follow each other. */
export function readChunk(text: string, from: number, to: number): void {
  const lastFour = to - 4;
  for (let at = from; at < to; ) {
    at = readFours(text, at, lastFour);
    const end = Math.min(at + 4, to);
    readOnes(text, at, end);
    at = end;
  }
}

/** Ends the word that is still open where the text ends. */
export function endReading(end: number): void {
  if (reading.count % 2 === 0) return;
  edges[reading.count] = end;
  hashes[reading.count] = reading.hash;
  reading.count++;
}

export function edgeCount(): number {
  return reading.count;
}

/** Forgets the edges before the one at the index, which has to be even. */
export function dropEdges(before: number): void {
  if (before === 0) return;
  edges.copyWithin(0, before, reading.count);
  hashes.copyWithin(0, before, reading.count);
  reading.count -= before;
}

/**
 * Reads four units at a time, up to the last four or the first four with a surrogate; returns where it stopped.
 *
 * A branch at every word's end would be guessed wrong by the processor about as often as there are words, and that is
 * what costs time in reading text. So an edge is written for every unit, and kept only where the kind of unit changes.
 */
function readFours(text: string, from: number, lastFour: number): number {
  let { count, hash, previous } = reading;
  let at = from;
  for (; at <= lastFour; at += 4) {
    const a = units[text.charCodeAt(at)] as number;
    const b = units[text.charCodeAt(at + 1)] as number;
    const c = units[text.charCodeAt(at + 2)] as number;
    const d = units[text.charCodeAt(at + 3)] as number;
    if (((a | b | c | d) & surrogateBit) !== 0) break;
    edges[count] = at;
    hashes[count] = hash;
    count += (a ^ previous) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ a;
    edges[count] = at + 1;
    hashes[count] = hash;
    count += (b ^ a) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ b;
    edges[count] = at + 2;
    hashes[count] = hash;
    count += (c ^ b) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ c;
    edges[count] = at + 3;
    hashes[count] = hash;
    count += (d ^ c) & wordBit;
    hash = ((hash << 5) | (hash >>> 27)) ^ d;
    previous = d;
  }
  reading.count = count;
  reading.hash = hash;
  reading.previous = previous;
  return at;
}

/** The same for few units, one by one, surrogate pairs understood. */
function readOnes(text: string, from: number, to: number): void {
  let { count, hash, previous } = reading;
  for (let at = from; at < to; at++) {
    const code = codeInside(text, at);
    edges[count] = at;
    hashes[count] = hash;
    count += (code ^ previous) & wordBit;
    hash = hashNext(hash, code);
    previous = code;
  }
  reading.count = count;
  reading.hash = hash;
  reading.previous = previous;
}

/** The rolling hash after one more code. */
export function hashNext(hash: number, code: number): number {
  return ((hash << 5) | (hash >>> 27)) ^ code;
}

/** The hash of what stands between two edges alone. */
export function hashBetween(first: number, last: number): number {
  const turn = 5 * ((edges[last] as number) - (edges[first] as number));
  const before = hashes[first] as number;
  return (hashes[last] as number) ^ ((before << turn) | (before >>> -turn));
}
