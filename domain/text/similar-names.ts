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

/** By length. */
type Buckets = ReadonlyMap<number, Bucket>;

/** By dictionary and first character. Built for the first unknown name with it: for all names it would delay the first text. */
const indexes = new WeakMap<Dictionary, Map<number, Buckets>>();

function bucketsOf(dictionary: Dictionary, first: number): Buckets {
  let index = indexes.get(dictionary);
  if (index === undefined) {
    index = new Map();
    indexes.set(dictionary, index);
  }
  let buckets = index.get(first);
  if (buckets === undefined) {
    buckets = createBuckets(dictionary, first);
    index.set(first, buckets);
  }
  return buckets;
}

/** Names that are nearly written as a name: with other punctuation, or with one or two other letters but the same first one. */
export function findSimilarNames(dictionary: Dictionary, name: string): readonly SimilarName[] {
  const key = lettersOfName(withoutLegalForm(name) ?? name);
  if (key.length < 2 || key.length > MAX_LENGTH) return [];
  const buckets = bucketsOf(dictionary, key.charCodeAt(0));
  const letters = lettersOf(key);
  const limit = key.length >= 6 ? 2 : key.length >= 4 ? 1 : 0;
  /** The least distance by entry. */
  const found = new Map<number, number>();
  for (let length = key.length - limit; length <= key.length + limit; length++) {
    const bucket = buckets.get(length);
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

function createBuckets({ entries }: Dictionary, first: number): Buckets {
  const buckets = new Map<number, Bucket>();
  const add = (name: string, entry: number) => {
    if (!mayBeginWith(name, first)) return;
    const key = lettersOfName(name);
    if (key.charCodeAt(0) !== first || key.length < 2 || key.length > MAX_LENGTH + 2) return;
    let bucket = buckets.get(key.length);
    if (bucket === undefined) {
      bucket = { keys: [], letters: [], entries: [] };
      buckets.set(key.length, bucket);
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

/** Whether the letters of a name may begin with a folded character; true for other characters than ASCII letters. */
function mayBeginWith(name: string, first: number): boolean {
  const unit = name.charCodeAt(0);
  const capital = unit > 0x60 && unit < 0x7b ? unit - 0x20 : unit;
  return capital === first || capital < 0x41 || capital > 0x5a;
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
