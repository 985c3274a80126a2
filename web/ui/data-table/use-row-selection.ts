import { useCallback, useState } from "react";
import { NO_SELECTION, type Selection, selectAll, selectRange, toggleRow, withoutGone } from "./selection.ts";

/** The selected rows of a list that is loaded whole. `shown`: ids in the shown order; `rows`: those that exist. */
export function useRowSelection(shown: readonly string[], rows: ReadonlyMap<string, unknown>) {
  const [stored, setSelection] = useState<Selection>(NO_SELECTION);
  const selection = withoutGone(stored, (id) => rows.has(id));
  if (selection !== stored) setSelection(selection);
  const toggle = useCallback(
    /** A range goes from the last toggled row; without one, from `from`. */
    (id: string, isRange: boolean, from: string | null = null) =>
      setSelection((current) => {
        if (!isRange) return toggleRow(current, id);
        const anchored = current.anchor === null && from !== null ? toggleRow(current, from) : current;
        return selectRange(anchored, shown, id);
      }),
    [shown],
  );
  const all = useCallback(() => setSelection(selectAll(shown)), [shown]);
  const clear = useCallback(() => setSelection(NO_SELECTION), []);
  const toggleAll = useCallback(
    () => setSelection((current) => (shown.every((id) => current.ids.has(id)) ? NO_SELECTION : selectAll(shown))),
    [shown],
  );
  return { selected: selection.ids, toggle, toggleAll, selectAll: all, clear };
}
