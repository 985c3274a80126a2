import { fold } from "./characters.ts";
import { indexNames, type NameIndex } from "./name-index.ts";
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
  readonly entryOf: number[];
  readonly conditionsOf: Map<number, readonly SpellingCondition[]>;
}

/**
 * Builds the dictionary. Normalizes names and aliases to NFC and skips those without a word character. Where two entries
 * share a spelling (case folded), the first wins; a name or alias wins over another spelling.
 */
export function buildDictionary<Entry extends DictionaryEntry>(entries: readonly Entry[]): Dictionary<Entry> {
  const all = noSpellings();
  const bracketed = noSpellings();
  const add = (spelling: string, entry: Entry, number: number) => {
    const isPlain = IS_PLAIN.test(spelling);
    const name = isPlain ? spelling : spelling.normalize("NFC");
    const conditions = conditionsOf(entry, name);
    addSpelling(all, name, number, conditions);
    if (!isPlain && name.includes("(")) addSpelling(bracketed, name, number, conditions);
  };
  for (const [number, entry] of entries.entries()) {
    add(entry.name, entry, number);
    for (const alias of entry.aliases ?? []) add(alias, entry, number);
  }
  for (const [number, entry] of entries.entries()) {
    for (const spelling of entry.otherSpellings ?? []) add(spelling, entry, number);
  }
  return {
    entries,
    index: indexSpellings(all, entries),
    bracketed: bracketed.names.length === 0 ? null : indexSpellings(bracketed, entries),
  };
}

/** In NFC already and without brackets, as most names are; only faster. */
const IS_PLAIN = /^[ -')-~\u00c0-\u024f]*$/;

const NONE: readonly SpellingCondition[] = [];

function noSpellings(): Spellings {
  return { names: [], entryOf: [], conditionsOf: new Map() };
}

function conditionsOf({ conditions = NONE }: DictionaryEntry, name: string): readonly SpellingCondition[] {
  return conditions.length === 0 ? NONE : conditions.filter(({ spelling }) => fold(spelling) === fold(name));
}

function addSpelling(
  { names, entryOf, conditionsOf }: Spellings,
  name: string,
  number: number,
  conditions: readonly SpellingCondition[],
): void {
  if (conditions.length > 0) conditionsOf.set(names.length, conditions);
  entryOf.push(number);
  names.push(name);
}

function indexSpellings({ names, entryOf, conditionsOf }: Spellings, entries: readonly DictionaryEntry[]): NameIndex {
  return indexNames(names, entryOf, (entry) => entries[entry]?.kind === "company", conditionsOf);
}
