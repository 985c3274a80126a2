import type { QueryClient } from "@tanstack/react-query";
import { knownNameKeys } from "./keys.ts";
import type { KnownNames, KnownOtherName, KnownRule } from "./known-names.ts";

export interface RowChanges<Row> {
  readonly added: readonly Row[];
  /** IDs. */
  readonly deleted: readonly string[];
}

export interface PatchedRows {
  readonly rules: KnownRule;
  readonly otherNames: KnownOtherName;
}

/** Applies changes of rules or other names to the cached names, whose 80,000 others are not fetched again. */
export function patchKnownNames<Field extends keyof PatchedRows>(
  queryClient: QueryClient,
  field: Field,
  changes: RowChanges<PatchedRows[Field]>,
): void {
  update(queryClient, field, (rows) => applyRowChanges(rows, changes));
}

/** Replaces the team's rows and keeps Crunchbase's. */
export function replaceKnownNames<Field extends keyof PatchedRows>(
  queryClient: QueryClient,
  field: Field,
  rows: readonly PatchedRows[Field][],
): void {
  update(queryClient, field, (previous) => {
    const ids = new Set(rows.map(({ id }) => id));
    const deleted = previous.flatMap(({ id }) => (id === null || ids.has(id) ? [] : [id]));
    return applyRowChanges(previous, { added: rows, deleted });
  });
}

/** The lists of plain names. */
export type NameList = "companyFacts" | "hotlists" | "universities";

export function addNames(queryClient: QueryClient, list: NameList, added: readonly string[]): void {
  if (added.length === 0) return;
  queryClient.setQueryData<KnownNames>(knownNameKeys.list, (names) => {
    if (names === undefined) return undefined;
    const existing = new Set(names[list]);
    const unknown = new Set(added.filter((name) => name !== "" && !existing.has(name)));
    return unknown.size === 0 ? names : { ...names, [list]: [...names[list], ...unknown] };
  });
}

/** Names that the team has added to, or removed from, the built-in list. */
export function changeCompanyNames(queryClient: QueryClient, changed: KnownNames["companyNames"]): void {
  queryClient.setQueryData<KnownNames>(knownNameKeys.list, (names) => {
    if (names === undefined) return undefined;
    const existing = new Map(names.companyNames.map(({ name, removed }) => [name, removed]));
    const isChanged = changed.some(({ name, removed }) => existing.get(name) !== removed);
    if (!isChanged) return names;
    for (const { name, removed } of changed) existing.set(name, removed);
    return { ...names, companyNames: Array.from(existing, ([name, removed]) => ({ name, removed })) };
  });
}

function update<Field extends keyof PatchedRows>(
  queryClient: QueryClient,
  field: Field,
  change: (rows: readonly PatchedRows[Field][]) => readonly PatchedRows[Field][],
): void {
  queryClient.setQueryData<KnownNames>(knownNameKeys.list, (names) => {
    if (names === undefined) return undefined;
    const rows = names[field] as readonly PatchedRows[Field][];
    const next = change(rows);
    return next === rows ? names : { ...names, [field]: next };
  });
}

/** The same list if nothing changes: a new one starts another analysis. */
export function applyRowChanges<Row extends { readonly id: string | null }>(
  rows: readonly Row[],
  { added, deleted }: RowChanges<Row>,
): readonly Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const isDeleted = new Set<string | null>(deleted);
  const isChanged = deleted.some((id) => ids.has(id));
  const isNew = added.filter(({ id }) => !ids.has(id) && !isDeleted.has(id));
  if (!isChanged && isNew.length === 0) return rows;
  return [...rows.filter(({ id }) => !isDeleted.has(id)), ...isNew];
}
