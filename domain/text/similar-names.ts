import type { Dictionary, EntryKind } from "./dictionary.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import { lettersOfName } from "./name-letters.ts";

export interface SimilarName {
  readonly name: string;
  readonly kind: EntryKind;
}

const MAX_SIMILAR = 3;
/** Longer names are compared as equal or not: the table of distances would be large. */
const MAX_LENGTH = 60;

/** The keys of names of one length and first character. */
interface Bucket {
  readonly keys: string[];
  /** By `lettersOf`. */
  readonly letters: number[];
  readonly entries: number[];
}

type SimilarIndex = ReadonlyMap<number, Bucket>;

const indexes = new WeakMap<Dictionary, SimilarIndex>();

/** Builds the index of a dictionary, which the first unknown name would wait for. */
export function prepareSimilarNames(dictionary: Dictionary): void {
  indexOf(dictionary);
}

function indexOf(dictionary: Dictionary): SimilarIndex {
  const existing = indexes.get(dictionary);
  if (existing !== undefined) return existing;
  const index = createIndex(dictionary);
  indexes.set(dictionary, index);
  return index;
}

/** Names that are nearly written as a name: with other punctuation, or with one or two other letters but the same first one. */
export function findSimilarNames(dictionary: Dictionary, name: string): readonly SimilarName[] {
  const key = lettersOfName(withoutLegalForm(name) ?? name);
  if (key.length < 2 || key.length > MAX_LENGTH) return [];
  const index = indexOf(dictionary);
  const letters = lettersOf(key);
  const limit = key.length >= 6 ? 2 : key.length >= 4 ? 1 : 0;
  /** The least distance by entry. */
  const found = new Map<number, number>();
  for (let length = key.length - limit; length <= key.length + limit; length++) {
    const bucket = index.get(bucketOf(key, length));
    if (bucket === undefined) continue;
    for (let position = 0; position < bucket.keys.length; position++) {
      // An edit changes at most two letters. This rejects nearly all names.
      if (bitsIn(letters ^ (bucket.letters[position] as number)) > 2 * limit) continue;
      const distance = distanceWithin(key, bucket.keys[position] as string, limit);
      const entry = bucket.entries[position] as number;
      if (distance <= limit && distance < (found.get(entry) ?? limit + 1)) found.set(entry, distance);
    }
  }
  return [...found]
    .sort(([a, distance], [b, otherDistance]) => distance - otherDistance || a - b)
    .slice(0, MAX_SIMILAR)
    .flatMap(([entry]) => {
      const { name: similar = "", kind = "company" } = dictionary.entries[entry] ?? {};
      return { name: similar, kind };
    });
}

function createIndex({ entries }: Dictionary): SimilarIndex {
  const buckets = new Map<number, Bucket>();
  const add = (name: string, entry: number) => {
    const key = lettersOfName(name);
    if (key.length < 2 || key.length > MAX_LENGTH + 2) return;
    const number = bucketOf(key, key.length);
    let bucket = buckets.get(number);
    if (bucket === undefined) {
      bucket = { keys: [], letters: [], entries: [] };
      buckets.set(number, bucket);
    }
    bucket.keys.push(key);
    bucket.letters.push(lettersOf(key));
    bucket.entries.push(entry);
  };
  for (const [number, { name, aliases = [] }] of entries.entries()) {
    add(name, number);
    for (const alias of aliases) add(alias, number);
  }
  return buckets;
}

function bucketOf(key: string, length: number): number {
  return (key.charCodeAt(0) << 8) | length;
}

/** One bit for each letter that occurs; small, so that an array of them holds no objects. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) % 30);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The edit distance of two texts with the same first character; more than `limit` where it is larger than that. */
function distanceWithin(text: string, other: string, limit: number): number {
  let from = 1;
  let end = text.length;
  let otherEnd = other.length;
  while (from < end && from < otherEnd && text.charCodeAt(from) === other.charCodeAt(from)) from++;
  while (end > from && otherEnd > from && text.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end--;
    otherEnd--;
  }
  return distance(text.slice(from, end), other.slice(from, otherEnd), limit);
}

/** At most `limit` operations, so that the recursion has at most 3 ** limit leaves. */
function distance(text: string, other: string, limit: number): number {
  if (text === "" || other === "") return Math.max(text.length, other.length);
  if (text.charCodeAt(0) === other.charCodeAt(0)) return distance(text.slice(1), other.slice(1), limit);
  if (limit === 0) return 1;
  return (
    1 +
    Math.min(
      distance(text.slice(1), other.slice(1), limit - 1),
      distance(text.slice(1), other, limit - 1),
      distance(text, other.slice(1), limit - 1),
    )
  );
}
