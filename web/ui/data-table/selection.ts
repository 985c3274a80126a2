/** Selected rows of a table, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins; null before the first row. */
  readonly anchor: string | null;
  /** What was selected before the range, which is extended and shrunk as a whole. */
  readonly base: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const NO_SELECTION: Selection = { ids: NONE, anchor: null, base: NONE };

export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, base: next };
}

/** Selects from the anchor to `id`, in the order `shown`. Without an anchor on screen, the range is the row alone. */
export function selectRange({ anchor, base }: Selection, shown: readonly string[], id: string): Selection {
  const to = shown.indexOf(id);
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  if (to === -1) return { ids: base, anchor, base };
  if (from === -1 || anchor === null) return { ids: new Set([...base, id]), anchor: id, base };
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...base, ...range]), anchor, base };
}

export function selectAll(shown: readonly string[]): Selection {
  const ids = new Set(shown);
  return { ids, anchor: null, base: ids };
}

/** Without the rows that are gone. The same object if none is. */
export function withoutGone(selection: Selection, exists: (id: string) => boolean): Selection {
  const isGone = (id: string) => !exists(id);
  if (![...selection.ids].some(isGone)) return selection;
  const kept = new Set([...selection.ids].filter(exists));
  return { ids: kept, anchor: selection.anchor, base: new Set([...selection.base].filter(exists)) };
}
