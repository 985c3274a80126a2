import { cleanName } from "../company-names/clean-name.ts";
import type { OtherName } from "../match-rules/rule.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { haveSameLegalForm, withoutLegalForm } from "./legal-forms.ts";
import { conditionsOfBareName, conditionsOfListedName, conditionsOfName, NO_CONDITIONS } from "./name-conditions.ts";
import { otherSpellings } from "./other-spellings.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

/** A company or university of the analyses' dictionary. */
export interface KnownEntry extends DictionaryEntry {
  /** All other spellings; for a company also those without a legal form. */
  readonly aliases: readonly string[];
  /** Name and aliases as in the lists and the database; facts are looked up by these, in this order. */
  readonly lookupNames: readonly string[];
}

/** Longer names are ignored (the tables' own limit). */
const MAX_NAME_LENGTH = 300;

export interface CompanyName {
  readonly name: string;
  /** The name folded. */
  readonly key: string;
  /** Without its legal form; null without one. */
  readonly bare: string | null;
}

export function toCompanyName(name: string): CompanyName {
  const cleanedName = cleaned(name);
  return { name: cleanedName, key: fold(cleanedName), bare: withoutLegalForm(cleanedName) };
}

/** An entry under construction. */
interface Draft {
  readonly kind: DictionaryEntry["kind"];
  readonly names: string[];
  readonly isBuiltIn: boolean;
  /** The first name without its legal form; null without one. */
  readonly bare: string | null;
  /** Names of the database that differ from one of these only in case: `Ergo` beside `ERGO`. */
  writings: string[] | null;
  /** Those of the names that a user added to this entry. */
  otherNames: string[] | null;
  /** The next company that differs only in its legal form. */
  next: Draft | null;
}

/** Collects names into entries. */
export function createRegister() {
  const drafts: Draft[] = [];
  const ownerOf = new Map<string, Draft>();
  /** The first company whose name has a legal form, by the folded name without it. */
  const firstWithForm = new Map<string, Draft>();

  function claim(draft: Draft, key: string, name: string): void {
    if (ownerOf.get(key) === draft && !draft.names.includes(name)) addWriting(draft, name);
    if (!isName(name) || ownerOf.has(key)) return;
    ownerOf.set(key, draft);
    draft.names.push(name);
  }

  function addWriting(draft: Draft, name: string): void {
    draft.writings ??= [];
    if (!draft.writings.includes(name)) draft.writings.push(name);
  }

  function addAll(draft: Draft, key: string, name: string, aliases: readonly string[]): void {
    const isNew = draft.names.length === 0;
    claim(draft, key, name);
    for (const alias of aliases) {
      const spelling = cleaned(alias);
      claim(draft, fold(spelling), spelling);
    }
    if (isNew && draft.names.length > 0) drafts.push(draft);
  }

  /** `Example Inc.` and `Example, Inc` are one company, as are both with `Example`; `Example GmbH` is another. */
  function findNamesake(name: string, bare: string, bareKey: string): Draft | null {
    const withoutForm = ownerOf.get(bareKey);
    if (withoutForm?.kind === "company") return withoutForm;
    let other = firstWithForm.get(bareKey) ?? null;
    while (other !== null && !haveSameLegalForm(name, other.names[0] ?? "", bare)) other = other.next;
    return other;
  }

  function addWithLegalForm({ name, key }: CompanyName, bare: string, isBuiltIn: boolean, aliases: readonly string[]) {
    const bareKey = fold(bare);
    const namesake = findNamesake(name, bare, bareKey);
    const next = firstWithForm.get(bareKey) ?? null;
    const draft = namesake ?? { kind: "company", names: [], isBuiltIn, bare, next, writings: null, otherNames: null };
    addAll(draft, key, name, aliases);
    if (namesake === null) firstWithForm.set(bareKey, draft);
  }

  return {
    addUniversity(name: string, aliases: readonly string[], isBuiltIn: boolean): void {
      const spelling = cleaned(name);
      const key = fold(spelling);
      const existing = ownerOf.get(key);
      if (existing !== undefined) addAll(existing, key, spelling, aliases);
      else
        addAll(
          { kind: "university", names: [], isBuiltIn, bare: null, next: null, writings: null, otherNames: null },
          key,
          spelling,
          aliases,
        );
    },
    addCompany(company: CompanyName, aliases: readonly string[], isBuiltIn: boolean): void {
      const { name, key, bare } = company;
      const existing = ownerOf.get(key);
      if (existing?.kind === "university") return;
      if (existing !== undefined) addAll(existing, key, name, aliases);
      else if (bare !== null) addWithLegalForm(company, bare, isBuiltIn, aliases);
      else
        addAll(
          { kind: "company", names: [], isBuiltIn, bare, next: null, writings: null, otherNames: null },
          key,
          name,
          aliases,
        );
    },
    /** Whether there is an entry to add it to. */
    addOtherName({ kind, name, otherName }: OtherName): boolean {
      const draft = ownerOf.get(fold(cleaned(name)));
      if (draft?.kind !== kind) return false;
      const spelling = cleaned(otherName);
      claim(draft, fold(spelling), spelling);
      draft.otherNames = [...(draft.otherNames ?? []), spelling];
      return true;
    },
    entries: (): KnownEntry[] => drafts.map((draft) => toEntry(draft, ownerOf)),
  };
}

const NO_ALIASES: readonly string[] = [];

/** Claims the name without its legal form, if no entry has it as a name. */
function toEntry(draft: Draft, ownerOf: Map<string, Draft>): KnownEntry {
  const { kind, isBuiltIn, bare } = draft;
  // A copy, because an array that has grown has room for more.
  const names = draft.names.slice();
  const name = names[0] ?? "";
  let aliases = names.length === 1 ? NO_ALIASES : names.slice(1);
  let conditions = NO_CONDITIONS;
  for (const spelling of names) {
    const isListed = isBuiltIn && draft.otherNames?.includes(spelling) !== true;
    conditions = joined(
      conditions,
      isListed ? conditionsOfListedName(spelling, kind) : conditionsOfName(spelling, kind),
    );
  }
  if (conditions.length > 0) {
    for (const writing of draft.writings ?? []) conditions = joined(conditions, conditionsOfName(writing, kind));
  }
  if (bare !== null && isName(bare)) {
    const bareKey = fold(bare);
    if (!ownerOf.has(bareKey)) {
      ownerOf.set(bareKey, draft);
      aliases = joined(aliases, [bare]);
      conditions = joined(conditions, conditionsOfBareName(bare, isBuiltIn));
    }
  }
  let others: readonly string[] = NO_ALIASES;
  for (const spelling of [name, ...aliases])
    others = joined(others, unconditionalSpellings(spelling, kind, conditions));
  for (const spelling of others) conditions = joined(conditions, conditionsOfName(spelling, kind));
  return { name, kind, aliases, lookupNames: names, conditions, otherSpellings: others };
}

/** Other spellings of a name that counts in any case: `Uber` is none of an ordinary word. */
function unconditionalSpellings(
  name: string,
  kind: DictionaryEntry["kind"],
  conditions: readonly SpellingCondition[],
): readonly string[] {
  const isConditional = conditions.some(({ spelling }) => fold(spelling) === fold(name));
  return isConditional ? NO_ALIASES : otherSpellings(name, kind);
}

/** Allocates nothing where one is empty, as nearly all are. */
function joined<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

/** Clean already, as most names are; only faster. */
const IS_CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Bounds the work on a name that is far too long. */
export function cleaned(name: string): string {
  if (name.length <= MAX_NAME_LENGTH && IS_CLEAN.test(name)) return name;
  return cleanName(name.slice(0, 4 * MAX_NAME_LENGTH));
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && /[A-Za-z0-9]|[\p{L}\p{N}]/u.test(name);
}
