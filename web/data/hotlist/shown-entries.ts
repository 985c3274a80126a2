/** The entries of the list that was shown last, for "previous" and "next" on an entry's page. */

interface ShownList {
  /** In the order of the screen. */
  readonly ids: readonly string[];
}

let shown: ShownList = { ids: [] };

export function setShownEntries(ids: readonly string[]): void {
  shown = { ids };
}

export interface EntryNeighbors {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly position: number;
  readonly count: number;
}

/** Null if the entry is not in the list that was shown last. */
export function neighborsOf(id: string): EntryNeighbors | null {
  const index = shown.ids.indexOf(id);
  if (index === -1) return null;
  return {
    previous: shown.ids[index - 1] ?? null,
    next: shown.ids[index + 1] ?? null,
    position: index + 1,
    count: shown.ids.length,
  };
}
