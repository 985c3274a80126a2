import { cleanName } from "#domain/company-names/clean-name.ts";
import { countsOf } from "#domain/import/plan.ts";
import type { ImportPlan, PlannedLine } from "#domain/import/plan-types.ts";
import type { ImportRow } from "#domain/import/values.ts";
import type { ExistingNames } from "#web/data/import/existing-names.ts";

/** The names on the list, folded: the built-in ones with the team's changes. */
export function existingNameKeys(changes: ExistingNames, builtIn: readonly string[]): ReadonlySet<string> {
  const keys = new Set(builtIn.map(keyOf));
  for (const { name, removed } of changes) {
    if (removed) keys.delete(keyOf(name));
    else keys.add(keyOf(name));
  }
  return keys;
}

function keyOf(name: string): string {
  return cleanName(name).toLowerCase();
}

/** Plans the lines of a list of names. Names that differ in case only are the same. */
export function planNames(
  rows: readonly ImportRow[],
  existing: ReadonlySet<string>,
  isLeftOut: (line: number) => boolean,
): ImportPlan {
  const seen = new Map<string, number>();
  const lines = rows.map((row): PlannedLine => {
    const { kind, reason } = kindOf(row, existing, seen, isLeftOut(row.line));
    return { ...row, kind, id: null, changes: [], reason, candidates: [], isAnother: false };
  });
  return { lines, counts: countsOf(lines) };
}

function kindOf(
  { line, values }: ImportRow,
  existing: ReadonlySet<string>,
  seen: Map<string, number>,
  isLeftOut: boolean,
): Pick<PlannedLine, "kind" | "reason"> {
  const key = keyOf(values.company_name ?? "");
  if (key === "") return { kind: "unreadable", reason: "The line has no name." };
  if (isLeftOut) return { kind: "left_out", reason: null };
  const earlier = seen.get(key);
  if (earlier !== undefined) return { kind: "twice", reason: `Line ${earlier} has the same name.` };
  seen.set(key, line);
  return existing.has(key) ? { kind: "same", reason: null } : { kind: "new", reason: null };
}
