import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import type { MatchRule, OtherName } from "../match-rules/rule.ts";
import { cleaned, EntryRegister, type KnownEntry, NO_ALIASES } from "./entry-register.ts";
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

interface BuiltInNames {
  readonly universities: readonly ListedUniversity[];
  readonly companies: readonly ListedCompany[];
}

/** Names are added in two rounds: first all but other names; then, where there are any, those. */
interface Round {
  readonly register: EntryRegister;
  readonly removed: FoldedMap<true>;
  readonly otherNames: FoldedMap<true>;
  readonly isSecond: boolean;
}

/**
 * The names that the analyses search for: the built-in lists and the names in the database (decisions, "The two analyses").
 * Names that differ in case are one entry with the first spelling, and so are a company's names with and without a legal form; a
 * name that is both is a university. A name the team removed is dropped from the built-in list, with its aliases if it is an
 * entry's name. An other name belongs to the entry that the team gave it to, also if a list has it elsewhere.
 */
export function dictionaryEntries(
  database: DatabaseNames,
  builtIn: BuiltInNames = { universities: listedUniversities, companies: listedCompanies },
): KnownEntry[] {
  const { universities, companyNames, companyFacts, hotlists } = database;
  const register = new EntryRegister(universities.length + companyNames.length + companyFacts.length + hotlists.length);
  const removed = namesIn(database.companyNames.filter((row) => row.removed).map(({ name }) => name));
  const otherNames = namesIn(database.otherNames.map(({ otherName }) => otherName));
  addNames({ register, removed, otherNames, isSecond: false }, database, builtIn);
  if (database.otherNames.length > 0) {
    // Twice, because the entry may be given by another name of it.
    const unresolved = database.otherNames.filter((other) => !register.addOtherName(other));
    for (const other of unresolved) register.addOtherName(other);
    // They join the entries that they are other names of; without such an entry they are entries themselves.
    addNames({ register, removed, otherNames, isSecond: true }, database, builtIn);
  }
  return register.entries();
}

function addNames(round: Round, database: DatabaseNames, builtIn: BuiltInNames): void {
  const { register, removed } = round;
  for (const { name, aliases } of builtIn.universities) {
    if (!isListed(name, round)) continue;
    const remaining = aliases.filter((alias) => isListed(alias, round));
    register.addUniversity(name, remaining, true);
  }
  for (const listed of database.universities) {
    const name = cleaned(listed);
    if (isIncluded(name, round)) register.addUniversity(name, NO_ALIASES, false);
  }
  for (const { name, aliases } of builtIn.companies) {
    if (removed.has(name) || !isListed(name, round)) continue;
    const remaining = aliases.filter((alias) => !removed.has(alias) && isListed(alias, round));
    const spelling = cleaned(name);
    register.addCompany(spelling, withoutLegalForm(spelling), remaining, true);
  }
  const added = database.companyNames.filter((row) => !row.removed).map(({ name }) => name);
  addCompanies(round, [added, database.companyFacts, database.hotlists]);
}

/** Names without a legal form first, so that `Example GmbH` joins `Example` in any order. */
function addCompanies(round: Round, lists: readonly (readonly string[])[]): void {
  const { register } = round;
  const withForm: string[] = [];
  const bareNames: string[] = [];
  for (const list of lists) {
    for (const listed of list) {
      const name = cleaned(listed);
      if (!isIncluded(name, round)) continue;
      const bare = withoutLegalForm(name);
      if (bare === null) register.addCompany(name, null, NO_ALIASES, false);
      else {
        withForm.push(name);
        bareNames.push(bare);
      }
    }
  }
  for (let at = 0; at < withForm.length; at++) {
    register.addCompany(withForm[at] as string, bareNames[at] as string, NO_ALIASES, false);
  }
}

/** Whether a round has a name of the built-in lists. */
function isListed(name: string, { otherNames, isSecond }: Round): boolean {
  return isSecond || !otherNames.has(name);
}

/** Whether a round has a name of the database. */
function isIncluded(name: string, { otherNames, isSecond }: Round): boolean {
  return otherNames.has(name) === isSecond;
}

function namesIn(names: readonly string[]): FoldedMap<true> {
  const map = new FoldedMap<true>();
  for (const name of names) map.set(cleaned(name), true);
  return map;
}
