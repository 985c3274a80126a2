import { cleanName } from "../company-names/clean-name.ts";
import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import type { MatchRule, OtherName } from "../match-rules/rule.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { haveSameLegalForm, withoutLegalForm } from "./legal-forms.ts";
import { conditionsOfBareName, conditionsOfListedName, conditionsOfName, NO_CONDITIONS } from "./name-conditions.ts";
import { otherSpellings } from "./other-spellings.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

/** Names from the database, unordered and not deduplicated. */
export interface DatabaseNames {
  /** `universities.name` */
  readonly universities: readonly string[];
  /** `company_names`: what the team added to or removed from the built-in list. */
  readonly companyNames: readonly { readonly name: string; readonly removed: boolean }[];
  /** `company_facts.company_name` */
  readonly companyFacts: readonly string[];
  /** `squad_hotlist_companies.company_name` of all squads */
  readonly hotlists: readonly string[];
  readonly otherNames: readonly OtherName[];
  /** Oldest first: where two rules contradict each other, the newer one wins. */
  readonly rules: readonly MatchRule[];
}

/** A company or university of the analyses' dictionary. */
export interface KnownEntry extends DictionaryEntry {
  /** All other spellings; for a company also those without a legal form. */
  readonly aliases: readonly string[];
  /** Name and aliases as in the lists and the database; facts are looked up by these, in this order. */
  readonly lookupNames: readonly string[];
}

/** Longer names are ignored (the tables' own limit). */
const MAX_NAME_LENGTH = 300;

/**
 * The names that the analyses search for: the built-in lists and the names in the database (decisions, "The two analyses").
 * Names that differ in case are one entry with the first spelling, and so are a company's names with and without a legal form; a
 * name that is both is a university. A name the team removed is dropped from the built-in list, with its aliases if it is an
 * entry's name.
 */
export function dictionaryEntries(
  database: DatabaseNames,
  builtIn: { readonly universities: readonly ListedUniversity[]; readonly companies: readonly ListedCompany[] } = {
    universities: listedUniversities,
    companies: listedCompanies,
  },
): KnownEntry[] {
  const removed = new Set(database.companyNames.filter((row) => row.removed).map(({ name }) => fold(cleaned(name))));
  const added = database.companyNames.filter((row) => !row.removed).map(({ name }) => name);
  const companyNames = [...added, ...database.companyFacts, ...database.hotlists].map(toCompanyName);

  const register = createRegister();
  for (const { name, aliases } of builtIn.universities) register.addUniversity(name, aliases, true);
  for (const name of database.universities) register.addUniversity(name, [], false);
  for (const { name, aliases } of builtIn.companies) {
    if (removed.has(fold(name))) continue;
    const remaining = aliases.filter((alias) => !removed.has(fold(alias)));
    register.addCompany(toCompanyName(name), remaining, true);
  }
  // Names without a legal form first, so that `Example GmbH` joins `Example` in any order.
  for (const name of companyNames) if (name.bare === null) register.addCompany(name, [], false);
  for (const name of companyNames) if (name.bare !== null) register.addCompany(name, [], false);
  return register.entries();
}

interface CompanyName {
  readonly name: string;
  /** The name folded. */
  readonly key: string;
  /** Without its legal form; null without one. */
  readonly bare: string | null;
}

function toCompanyName(name: string): CompanyName {
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
  /** The next company that differs only in its legal form. */
  next: Draft | null;
}

function createRegister() {
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
    const draft = namesake ?? { kind: "company", names: [], isBuiltIn, bare, next, writings: null };
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
          { kind: "university", names: [], isBuiltIn, bare: null, next: null, writings: null },
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
      else addAll({ kind: "company", names: [], isBuiltIn, bare, next: null, writings: null }, key, name, aliases);
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
    conditions = joined(
      conditions,
      isBuiltIn ? conditionsOfListedName(spelling, kind) : conditionsOfName(spelling, kind),
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
function cleaned(name: string): string {
  if (name.length <= MAX_NAME_LENGTH && IS_CLEAN.test(name)) return name;
  return cleanName(name.slice(0, 4 * MAX_NAME_LENGTH));
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && /[A-Za-z0-9]|[\p{L}\p{N}]/u.test(name);
}
