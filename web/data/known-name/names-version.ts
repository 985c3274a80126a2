import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";

const versions = new WeakMap<DatabaseNames, number>();
let lastVersion = 0;

/** A number for the query's key. Names that were loaded again without a change are the same object. */
export function namesVersion(names: DatabaseNames | undefined): number {
  if (names === undefined) return 0;
  const existing = versions.get(names);
  if (existing !== undefined) return existing;
  lastVersion += 1;
  versions.set(names, lastVersion);
  return lastVersion;
}
