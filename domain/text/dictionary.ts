import { fold } from "./characters.ts";
import { ENTRY_SHIFT, IS_COMPANY, indexNames, type NameIndex } from "./name-index.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

export type EntryKind = "company" | "university";

/** A company or university and all its spellings. */
export interface DictionaryEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly aliases?: readonly string[];
  /** Spellings that count where no entry has them as a name or alias. */
  readonly otherSpellings?: readonly string[];
  /** A spelling that is here counts only where one of its conditions is met. */
  readonly conditions?: readonly SpellingCondition[];
}

/** The input of `annotate`. Immutable. */
export interface Dictionary<Entry extends DictionaryEntry = DictionaryEntry> {
  readonly entries: readonly Entry[];
  readonly index: NameIndex;
  /** Only the spellings with round brackets, such as `Mercer (US)`; null where there are none. */
  readonly bracketed: NameIndex | null;
}

/** The spellings of all entries, in order. */
interface Spellings {
  readonly names: string[];
  /** `RECORD_ENTRY` of each. */
  readonly entryFields: number[];
  readonly conditionsOf: Map<number, readonly SpellingCondition[]>;
}

/**
 * Builds the dictionary. Normalizes names and aliases to NFC and skips those without a word character. Where two entries
 * share a spelling (case folded), the first wins; a name or alias wins over another spelling.
 */
export function buildDictionary<Entry extends DictionaryEntry>(entries: readonly Entry[]): Dictionary<Entry> {
  const all = noSpellings();
  const bracketed = noSpellings();
  for (let number = 0; number < entries.length; number++) {
    const entry = entries[number] as Entry;
    addSpelling(all, bracketed, entry.name, entry, number);
    for (const alias of entry.aliases ?? NO_SPELLINGS) addSpelling(all, bracketed, alias, entry, number);
  }
  for (let number = 0; number < entries.length; number++) {
    const entry = entries[number] as Entry;
    for (const spelling of entry.otherSpellings ?? NO_SPELLINGS) addSpelling(all, bracketed, spelling, entry, number);
  }
  return {
    entries,
    index: indexSpellings(all),
    bracketed: bracketed.names.length === 0 ? null : indexSpellings(bracketed),
  };
}

/** In NFC already and without brackets, as most names are; only faster. */
const IS_PLAIN = /^[ -')-~\u00c0-\u024f]*$/;

const NO_SPELLINGS: readonly string[] = [];
const NO_CONDITIONS: readonly SpellingCondition[] = [];

function noSpellings(): Spellings {
  return { names: [], entryFields: [], conditionsOf: new Map() };
}

function addSpelling(
  all: Spellings,
  bracketed: Spellings,
  spelling: string,
  entry: DictionaryEntry,
  number: number,
): void {
  const isPlain = IS_PLAIN.test(spelling);
  const name = isPlain ? spelling : spelling.normalize("NFC");
  append(all, name, entry, number);
  if (!isPlain && name.includes("(")) append(bracketed, name, entry, number);
}

function append(
  { names, entryFields, conditionsOf }: Spellings,
  name: string,
  entry: DictionaryEntry,
  number: number,
): void {
  const { conditions = NO_CONDITIONS, kind } = entry;
  if (conditions.length > 0) {
    const ofName = conditions.filter(({ spelling }) => fold(spelling) === fold(name));
    if (ofName.length > 0) conditionsOf.set(names.length, ofName);
  }
  names.push(name);
  entryFields.push((number << ENTRY_SHIFT) | (kind === "company" ? IS_COMPANY : 0));
}

function indexSpellings({ names, entryFields, conditionsOf }: Spellings): NameIndex {
  return indexNames(names, entryFields, conditionsOf);
}
