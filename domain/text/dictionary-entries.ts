import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import type { MatchRule, OtherName } from "../match-rules/rule.ts";
import { fold } from "./characters.ts";
import { cleaned, createRegister, type KnownEntry, toCompanyName } from "./entry-register.ts";

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

/**
 * The names that the analyses search for: the built-in lists and the names in the database (decisions, "The two analyses").
 * Names that differ in case are one entry with the first spelling, and so are a company's names with and without a legal form; a
 * name that is both is a university. A name the team removed is dropped from the built-in list, with its aliases if it is an
 * entry's name. An other name belongs to the entry that the team gave it to, also if a list has it elsewhere.
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
  const isOtherName = new Set(database.otherNames.map(({ otherName }) => fold(cleaned(otherName))));
  addNames(
    (key) => !isOtherName.has(key),
    (key) => !isOtherName.has(key),
  );
  if (isOtherName.size > 0) {
    // Twice, because the entry may be given by another name of it.
    const unresolved = database.otherNames.filter((other) => !register.addOtherName(other));
    for (const other of unresolved) register.addOtherName(other);
    // They join the entries that they are other names of; without such an entry they are entries themselves.
    addNames(
      () => true,
      (key) => isOtherName.has(key),
    );
  }
  return register.entries();

  function addNames(isListed: (key: string) => boolean, isIncluded: (key: string) => boolean): void {
    for (const { name, aliases } of builtIn.universities) {
      if (isListed(fold(name)))
        register.addUniversity(
          name,
          aliases.filter((alias) => isListed(fold(alias))),
          true,
        );
    }
    for (const name of database.universities) {
      if (isIncluded(fold(cleaned(name)))) register.addUniversity(name, [], false);
    }
    for (const { name, aliases } of builtIn.companies) {
      if (removed.has(fold(name)) || !isListed(fold(name))) continue;
      const remaining = aliases.filter((alias) => !removed.has(fold(alias)) && isListed(fold(alias)));
      register.addCompany(toCompanyName(name), remaining, true);
    }
    // Names without a legal form first, so that `Example GmbH` joins `Example` in any order.
    for (const name of companyNames)
      if (name.bare === null && isIncluded(name.key)) register.addCompany(name, [], false);
    for (const name of companyNames)
      if (name.bare !== null && isIncluded(name.key)) register.addCompany(name, [], false);
  }
}
