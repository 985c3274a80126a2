import { compareNames } from "../search/compare-names.ts";
import { cleanName } from "./clean-name.ts";

/** A row of `company_names`: a name the team added to or removed from the built-in list. */
export interface NameChange {
  readonly name: string;
  readonly removed: boolean;
}

/**
 * The built-in names with the team's changes applied (decisions, "Manage Companies List"), distinct and in alphabetical order.
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

/** Cleans a typed name; rejects an empty one and an exact duplicate (specification, section 5). */
export function parseNewName(typed: string, names: readonly string[]): NewName {
  const name = cleanName(typed);
  if (name === "") return { ok: false, reason: "empty" };
  return names.includes(name) ? { ok: false, reason: "exists" } : { ok: true, name };
}
