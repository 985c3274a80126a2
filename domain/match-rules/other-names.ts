import type { OtherName } from "./rule.ts";

/** A company or university that has other names. */
export type NamedEntry = Pick<OtherName, "kind" | "name">;

export interface ShownOtherName {
  readonly otherName: string;
  /** Null for names of the built-in list and of Crunchbase, which users cannot remove. */
  readonly id: string | null;
}

export interface OtherNameIndex {
  /** The other names of an entry of this list: the built-in ones first. */
  readonly of: (name: string) => readonly ShownOtherName[];
  /** The company or university that has this other name; null if none. */
  readonly ownerOf: (otherName: string) => NamedEntry | null;
  /** Whether the list has this name itself. */
  readonly isListed: (name: string) => boolean;
}

interface IndexedNames {
  readonly kind: OtherName["kind"];
  /** The list's own names. */
  readonly names: readonly string[];
  /** The built-in list: names that `names` does not have are ignored. */
  readonly builtIn: readonly { readonly name: string; readonly aliases: readonly string[] }[];
  /** The team's other names, of companies and universities. */
  readonly added: readonly (OtherName & { readonly id: string })[];
}

/** Names are compared without regard to case, as in the database's unique index. */
export function indexOtherNames({ kind, names, builtIn, added }: IndexedNames): OtherNameIndex {
  const listed = new Set(names.map(keyOf));
  const owners = new Map<string, NamedEntry>();
  const byName = new Map<string, ShownOtherName[]>();

  function add(entry: NamedEntry, otherName: string, id: string | null): void {
    const key = keyOf(otherName);
    if (owners.has(key)) return;
    owners.set(key, entry);
    if (entry.kind !== kind) return;
    const others = byName.get(keyOf(entry.name));
    if (others === undefined) byName.set(keyOf(entry.name), [{ otherName, id }]);
    else others.push({ otherName, id });
  }

  for (const { name, aliases } of builtIn) {
    if (listed.has(keyOf(name))) for (const alias of aliases) add({ kind, name }, alias, null);
  }
  for (const { id, otherName, ...entry } of added) add({ kind: entry.kind, name: entry.name }, otherName, id);
  return {
    of: (name) => byName.get(keyOf(name)) ?? NONE,
    ownerOf: (otherName) => owners.get(keyOf(otherName)) ?? null,
    isListed: (name) => listed.has(keyOf(name)),
  };
}

const NONE: readonly ShownOtherName[] = [];

function keyOf(name: string): string {
  return name.toLowerCase();
}
