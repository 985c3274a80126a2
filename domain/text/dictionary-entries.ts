import { type ListedCompany, companies as listedCompanies } from "../lists/companies.ts";
import { type ListedUniversity, universities as listedUniversities } from "../lists/universities.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { withLegalForms, withoutLegalForm } from "./legal-forms.ts";

/** Names from the database, in any order and with any repetition. */
export interface DatabaseNames {
  /** `universities.name` */
  readonly universities: readonly string[];
  /** `company_names`: what the team added to the built-in list, or took off it. */
  readonly companyNames: readonly { readonly name: string; readonly removed: boolean }[];
  /** `company_facts.company_name` */
  readonly companyFacts: readonly string[];
  /** `squad_hotlist_companies.company_name` of all squads */
  readonly hotlists: readonly string[];
}

/** A company or university that the analyses know. */
export interface KnownEntry extends DictionaryEntry {
  /** All its other spellings, for a company those with a legal form behind them too. */
  readonly aliases: readonly string[];
  /** Its name and aliases as the lists and the database have them: under these its facts are looked up, in this order. */
  readonly lookupNames: readonly string[];
}

/** The longest name that counts; longer ones in the database are no names (the tables' own limit). */
const LONGEST_NAME = 300;

/**
 * What the analyses look for: the built-in lists and the names in the database (decisions, "The two analyses"). A name
 * counts once, in its first spelling, whatever its case and legal form; one that is both is a university. What the team
 * took off the company list goes from the built-in list, with its aliases if it is an entry's name.
 */
export function dictionaryEntries(
  database: DatabaseNames,
  builtIn: { readonly universities: readonly ListedUniversity[]; readonly companies: readonly ListedCompany[] } = {
    universities: listedUniversities,
    companies: listedCompanies,
  },
): KnownEntry[] {
  const removed = new Set(database.companyNames.filter((row) => row.removed).map(({ name }) => fold(cleanName(name))));
  const added = database.companyNames.filter((row) => !row.removed).map(({ name }) => name);
  const companyNames = [...added, ...database.companyFacts, ...database.hotlists].map(cleanName);

  const register = createRegister();
  for (const { name, aliases } of builtIn.universities) register.add("university", name, aliases);
  for (const name of database.universities) register.add("university", name, []);
  for (const { name, aliases } of builtIn.companies) {
    if (removed.has(fold(name))) continue;
    const kept = aliases.filter((alias) => !removed.has(fold(alias)));
    register.add("company", name, kept);
  }
  // Bare names first, so that `Example GmbH` joins `Example` whichever comes first in the database.
  for (const name of companyNames) if (withoutLegalForm(name) === null) register.add("company", name, []);
  for (const name of companyNames) if (withoutLegalForm(name) !== null) register.add("company", name, []);
  return register.entries();
}

/** An entry that is still being put together. */
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
      const cleaned = cleanName(name);
      const known = ownerOf.get(fold(cleaned));
      if (known !== undefined && known.kind !== kind) return;
      const bare = kind === "company" ? ownerOf.get(fold(withoutLegalForm(cleaned) ?? cleaned)) : undefined;
      const namesake = known ?? (bare?.kind === kind ? bare : undefined);
      const draft = namesake ?? { kind, names: [] };
      for (const spelling of [cleaned, ...aliases.map(cleanName)]) claim(draft, spelling);
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

/** In NFC, without control characters, each run of blanks and line ends made one space. */
function cleanName(name: string): string {
  return name
    .slice(0, 4 * LONGEST_NAME)
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name);
}
