import { cleanName } from "../company-names/clean-name.ts";
import type { OtherName } from "../match-rules/rule.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { FoldedMap } from "./folded-map.ts";
import { haveSameLegalForm } from "./legal-forms.ts";
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

/** Collects names into entries. It is a class: V8 would compile closures again for every register. */
export class EntryRegister {
  readonly #drafts: Draft[] = [];
  readonly #ownerOf: FoldedMap<Draft>;
  /** The first company whose name has a legal form, by the name without it. */
  readonly #firstWithForm: FoldedMap<Draft>;

  /** @param expected how many names are expected */
  constructor(expected: number) {
    this.#ownerOf = new FoldedMap(expected);
    this.#firstWithForm = new FoldedMap(expected / 2);
  }

  addUniversity(name: string, aliases: readonly string[], isBuiltIn: boolean): void {
    const spelling = cleaned(name);
    const existing = this.#ownerOf.get(spelling);
    if (existing === undefined) this.#addDraft(createDraft("university", spelling, null, isBuiltIn, null), aliases);
    else this.#addToExisting(existing, spelling, aliases);
  }

  /** Adds a cleaned name; `bare` is the name without its legal form, null without one. */
  addCompany(name: string, bare: string | null, aliases: readonly string[], isBuiltIn: boolean): void {
    const existing = this.#ownerOf.get(name);
    if (existing?.kind === "university") return;
    const first = existing === undefined && bare !== null ? (this.#firstWithForm.get(bare) ?? null) : null;
    const owner = existing ?? (bare === null ? null : this.#findNamesake(name, bare, first));
    if (owner !== null) {
      this.#addToExisting(owner, name, aliases);
      return;
    }
    const draft = createDraft("company", name, bare, isBuiltIn, first);
    this.#addDraft(draft, aliases);
    if (bare !== null) this.#firstWithForm.set(bare, draft);
  }

  /** Whether there is an entry to add it to. */
  addOtherName({ kind, name, otherName }: OtherName): boolean {
    const draft = this.#ownerOf.get(cleaned(name));
    if (draft?.kind !== kind) return false;
    const spelling = cleaned(otherName);
    this.#claim(draft, spelling);
    draft.otherNames = [...(draft.otherNames ?? []), spelling];
    return true;
  }

  entries(): KnownEntry[] {
    return this.#drafts.map((draft) => toEntry(draft, this.#ownerOf));
  }

  #claim(draft: Draft, name: string): void {
    const owner = this.#ownerOf.get(name);
    if (owner === draft && !draft.names.includes(name)) addWriting(draft, name);
    if (owner !== undefined || !isName(name)) return;
    this.#ownerOf.add(name, draft);
    draft.names.push(name);
  }

  #addAliases(draft: Draft, aliases: readonly string[]): void {
    for (const alias of aliases) this.#claim(draft, cleaned(alias));
  }

  /** A draft of a name that has no owner. */
  #addDraft(draft: Draft, aliases: readonly string[]): void {
    const [name = ""] = draft.names;
    if (isName(name)) this.#ownerOf.add(name, draft);
    else draft.names.pop();
    this.#addAliases(draft, aliases);
    if (draft.names.length > 0) this.#drafts.push(draft);
  }

  /** `Example Inc.` and `Example, Inc` are one company, as are both with `Example`; `Example GmbH` is another. */
  #findNamesake(name: string, bare: string, first: Draft | null): Draft | null {
    const withoutForm = this.#ownerOf.get(bare);
    if (withoutForm?.kind === "company") return withoutForm;
    let other = first;
    while (other !== null && !haveSameLegalForm(name, other.names[0] ?? "", bare)) other = other.next;
    return other;
  }

  #addToExisting(draft: Draft, name: string, aliases: readonly string[]): void {
    this.#claim(draft, name);
    this.#addAliases(draft, aliases);
  }
}

function createDraft(
  kind: DictionaryEntry["kind"],
  name: string,
  bare: string | null,
  isBuiltIn: boolean,
  next: Draft | null,
): Draft {
  // An array of one needs no copy later: one that grows has room for more.
  return { kind, names: [name], isBuiltIn, bare, next, writings: null, otherNames: null };
}

function addWriting(draft: Draft, name: string): void {
  draft.writings ??= [];
  if (!draft.writings.includes(name)) draft.writings.push(name);
}

export const NO_ALIASES: readonly string[] = [];

/** Claims the name without its legal form, if no entry has it as a name. */
function toEntry(draft: Draft, ownerOf: FoldedMap<Draft>): KnownEntry {
  const { kind, isBuiltIn, bare } = draft;
  const names = draft.names.length === 1 ? draft.names : draft.names.slice();
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
  if (bare !== null && isName(bare) && ownerOf.add(bare, draft)) {
    aliases = joined(aliases, [bare]);
    conditions = joined(conditions, conditionsOfBareName(bare, isBuiltIn));
  }
  let others = unconditionalSpellings(name, kind, conditions);
  for (const alias of aliases) others = joined(others, unconditionalSpellings(alias, kind, conditions));
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
const IS_CLEAN = /^[!-~\u00c0-\u024f]+(?: [!-~\u00c0-\u024f]+)*$/;

/** Bounds the work on a name that is far too long. */
export function cleaned(name: string): string {
  if (name.length <= MAX_NAME_LENGTH && IS_CLEAN.test(name)) return name;
  return cleanName(name.slice(0, 4 * MAX_NAME_LENGTH));
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && /[A-Za-z0-9]|[\p{L}\p{N}]/u.test(name);
}
