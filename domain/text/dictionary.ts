import { indexNames, type NameIndex } from "./name-index.ts";

export type EntryKind = "company" | "university";

/** A company or university and all its spellings. */
export interface DictionaryEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly aliases?: readonly string[];
}

/** The input of `annotate`. Immutable. */
export interface Dictionary<Entry extends DictionaryEntry = DictionaryEntry> {
  readonly entries: readonly Entry[];
  readonly index: NameIndex;
  /** Only the spellings with round brackets, such as `Mercer (US)`; null where there are none. */
  readonly bracketed: NameIndex | null;
}

/**
 * Builds the dictionary. Normalizes names and aliases to NFC and skips those without a word character. Where two entries
 * share a spelling (case folded), the first wins.
 */
export function buildDictionary<Entry extends DictionaryEntry>(entries: readonly Entry[]): Dictionary<Entry> {
  const spellings: string[] = [];
  const entryOf: number[] = [];
  for (const [number, { name, aliases = [] }] of entries.entries()) {
    spellings.push(name.normalize("NFC"));
    entryOf.push(number);
    for (const alias of aliases) {
      spellings.push(alias.normalize("NFC"));
      entryOf.push(number);
    }
  }
  return { entries, index: indexNames(spellings, entryOf), bracketed: indexBracketed(spellings, entryOf) };
}

function indexBracketed(spellings: readonly string[], entryOf: readonly number[]): NameIndex | null {
  const positions = [...spellings.keys()].filter((position) => spellings[position]?.includes("("));
  if (positions.length === 0) return null;
  return indexNames(
    positions.map((position) => spellings[position] as string),
    positions.map((position) => entryOf[position] as number),
  );
}
