import { cleanName } from "../company-names/clean-name.ts";
import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { withLegalForms, withoutLegalForm } from "./legal-forms.ts";

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
}

/** A company or university of the analyses' dictionary. */
export interface KnownEntry extends DictionaryEntry {
  /** All other spellings; for a company also those with a legal form. */
  readonly aliases: readonly string[];
  /** Name and aliases as in the lists and the database; facts are looked up by these, in this order. */
  readonly lookupNames: readonly string[];
}

/** Longer names are ignored (the tables' own limit). */
const MAX_NAME_LENGTH = 300;

/**
 * The names that the analyses search for: the built-in lists and the names in the database (decisions, "The two analyses").
 * Names that differ in case or legal form are one entry with the first spelling; a name that is both is a university. A
 * name the team removed is dropped from the built-in list, with its aliases if it is an entry's name.
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
  const companyNames = [...added, ...database.companyFacts, ...database.hotlists].map(cleaned);

  const register = createRegister();
  for (const { name, aliases } of builtIn.universities) register.add("university", name, aliases);
  for (const name of database.universities) register.add("university", name, []);
  for (const { name, aliases } of builtIn.companies) {
    if (removed.has(fold(name))) continue;
    const remaining = aliases.filter((alias) => !removed.has(fold(alias)));
    register.add("company", name, remaining);
  }
  // Names without a legal form first, so that `Example GmbH` joins `Example` in any order.
  for (const name of companyNames) if (withoutLegalForm(name) === null) register.add("company", name, []);
  for (const name of companyNames) if (withoutLegalForm(name) !== null) register.add("company", name, []);
  return register.entries();
}

/** An entry under construction. */
interface Draft {
  readonly kind: DictionaryEntry["kind"];
  readonly names: string[];
}

function createRegister() {
  const drafts: Draft[] = [];
  const ownerOf = new Map<string, Draft>();

  function claim(draft: Draft, name: string): void {
    if (!isName(name) || ownerOf.has(fold(name))) return;
    ownerOf.set(fold(name), draft);
    draft.names.push(name);
  }

  return {
    add(kind: DictionaryEntry["kind"], name: string, aliases: readonly string[]): void {
      const cleanedName = cleaned(name);
      const existing = ownerOf.get(fold(cleanedName));
      if (existing !== undefined && existing.kind !== kind) return;
      const bare = kind === "company" ? ownerOf.get(fold(withoutLegalForm(cleanedName) ?? cleanedName)) : undefined;
      const namesake = existing ?? (bare?.kind === kind ? bare : undefined);
      const draft = namesake ?? { kind, names: [] };
      for (const spelling of [cleanedName, ...aliases.map(cleaned)]) claim(draft, spelling);
      if (namesake === undefined && draft.names.length > 0) drafts.push(draft);
    },
    entries: (): KnownEntry[] =>
      drafts.map(({ kind, names }) => {
        const [name = "", ...aliases] = names;
        const withForms = kind === "company" ? names.flatMap((spelling) => withLegalForms(spelling)) : [];
        return { name, kind, aliases: [...aliases, ...withForms], lookupNames: names };
      }),
  };
}

/** Bounds the work on a name that is far too long. */
function cleaned(name: string): string {
  return cleanName(name.slice(0, 4 * MAX_NAME_LENGTH));
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name);
}
