import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import type { MatchRule, OtherName } from "../match-rules/rule.ts";
import { cleaned, createRegister, type KnownEntry } from "./entry-register.ts";
import { FoldedMap } from "./folded-map.ts";
import { withoutLegalForm } from "./legal-forms.ts";

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
  const removed = namesIn(database.companyNames.filter((row) => row.removed).map(({ name }) => name));
  const added = database.companyNames.filter((row) => !row.removed).map(({ name }) => name);
  const otherNames = namesIn(database.otherNames.map(({ otherName }) => otherName));
  const register = createRegister();

  function addNames(isListed: (name: string) => boolean, isIncluded: (name: string) => boolean): void {
    for (const { name, aliases } of builtIn.universities) {
      if (isListed(name)) register.addUniversity(name, aliases.filter(isListed), true);
    }
    for (const name of database.universities) if (isIncluded(cleaned(name))) register.addUniversity(name, [], false);
    for (const { name, aliases } of builtIn.companies) {
      if (removed.has(name) || !isListed(name)) continue;
      const remaining = aliases.filter((alias) => !removed.has(alias) && isListed(alias));
      const spelling = cleaned(name);
      register.addCompany(spelling, withoutLegalForm(spelling), remaining, true);
    }
    // Names without a legal form first, so that `Example GmbH` joins `Example` in any order.
    const withForm: string[] = [];
    const bareNames: string[] = [];
    for (const list of [added, database.companyFacts, database.hotlists]) {
      for (const listed of list) {
        const name = cleaned(listed);
        if (!isIncluded(name)) continue;
        const bare = withoutLegalForm(name);
        if (bare === null) register.addCompany(name, null, [], false);
        else {
          withForm.push(name);
          bareNames.push(bare);
        }
      }
    }
    for (const [index, name] of withForm.entries()) register.addCompany(name, bareNames[index] ?? null, [], false);
  }

  const hasOtherNames = database.otherNames.length > 0;
  const isNoOther = (name: string) => !(hasOtherNames && otherNames.has(name));
  addNames(isNoOther, isNoOther);
  if (hasOtherNames) {
    // Twice, because the entry may be given by another name of it.
    const unresolved = database.otherNames.filter((other) => !register.addOtherName(other));
    for (const other of unresolved) register.addOtherName(other);
    // They join the entries that they are other names of; without such an entry they are entries themselves.
    addNames(
      () => true,
      (name) => otherNames.has(name),
    );
  }
  return register.entries();
}

function namesIn(names: readonly string[]): FoldedMap<true> {
  const map = new FoldedMap<true>();
  for (const name of names) map.set(cleaned(name), true);
  return map;
}
