import { compareNames } from "../search/compare-names.ts";

/** A row of `company_names`: a name the team added to the built-in list, or took off it. */
export interface NameChange {
  readonly name: string;
  readonly removed: boolean;
}

/**
 * The built-in names with the team's changes laid over them (decisions, "Manage Companies List"): without what was
 * removed, with what was added, each once, in alphabetical order.
 */
export function applyNameChanges(builtIn: readonly string[], changes: readonly NameChange[]): readonly string[] {
  const names = new Set(builtIn);
  for (const { name, removed } of changes) {
    if (removed) names.delete(name);
    else names.add(name);
  }
  return [...names].sort(compareNames);
}

export type NewName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: "empty" | "exists" };

/** A name as typed: trimmed, and neither empty nor in the list to the letter (specification, section 5). */
export function parseNewName(typed: string, names: readonly string[]): NewName {
  const name = typed.trim();
  if (name === "") return { ok: false, reason: "empty" };
  return names.includes(name) ? { ok: false, reason: "exists" } : { ok: true, name };
}
