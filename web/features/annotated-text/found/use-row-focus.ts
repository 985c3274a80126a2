import { useCallback, useRef, useState } from "react";
import type { FoundRow } from "./rows.ts";

/** The current row of the panel, which has its only tab stop. */
export function useRowFocus(rows: readonly FoundRow[]) {
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLElement>());
  /** A row that gets the focus when it has been scrolled into view. */
  const wanted = useRef<string>(null);
  const lastIndex = useRef(0);

  const index = rows.findIndex(({ key }) => key === currentKey);
  const firstIndex = rows.findIndex(({ kind }) => kind !== "heading");
  /** The first row can be reached by Tab before there is a current one. */
  const tabStop = index >= 0 ? index : firstIndex;

  const focusRow = useCallback((key: string) => {
    setCurrentKey(key);
    const button = buttons.current.get(key);
    if (button !== undefined) button.focus({ preventScroll: true });
    else wanted.current = key;
  }, []);

  function buttonRef(key: string) {
    return (element: HTMLElement | null) => {
      if (element === null) {
        buttons.current.delete(key);
        return;
      }
      buttons.current.set(key, element);
      if (wanted.current !== key) return;
      wanted.current = null;
      element.focus({ preventScroll: true });
    };
  }

  /** The row `step` rows further; skips headings. */
  function move(step: 1 | -1, isWanted: (row: FoundRow) => boolean = ({ kind }) => kind !== "heading"): boolean {
    const from = index >= 0 ? index : Math.min(lastIndex.current, rows.length) - (step === 1 ? 1 : 0);
    for (let next = from + step; next >= 0 && next < rows.length; next += step) {
      const row = rows[next] as FoundRow;
      if (!isWanted(row)) continue;
      lastIndex.current = next;
      focusRow(row.key);
      return true;
    }
    return false;
  }

  return { currentKey, currentIndex: index >= 0 ? index : null, tabStop, setCurrentKey, focusRow, buttonRef, move };
}
