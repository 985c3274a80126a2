import { indexNames, type NameIndex } from "./name-index.ts";

export type EntryKind = "company" | "university";

/** A company or university with all the spellings under which it is to be found. */
export interface DictionaryEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly aliases?: readonly string[];
}

/** What `findMatches` searches with. Built once and kept; it never changes. */
export interface Dictionary<Entry extends DictionaryEntry = DictionaryEntry> {
  readonly entries: readonly Entry[];
  readonly index: NameIndex;
}

/**
 * Prepares entries for `findMatches`. Names and aliases are put into NFC. Those without a word character are left out;
 * where two entries claim the same spelling (case folded) the first has it.
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
  return { entries, index: indexNames(spellings, entryOf) };
}
