import { useCallback, useSyncExternalStore } from "react";
import { onStoredElsewhere, readStored, store } from "#web/lib/local-storage.ts";

/** Row heights in pixels. */
export const densities = [
  { label: "Compact", rowHeight: 36 },
  { label: "Medium", rowHeight: 44 },
  { label: "Tall", rowHeight: 56 },
] as const;

/** How many lines of text fit into a row. */
export function linesOf(rowHeight: number): 1 | 2 | 3 {
  if (rowHeight < densities[1].rowHeight) return 1;
  return rowHeight < densities[2].rowHeight ? 2 : 3;
}

const KEY = "device.row-height";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function storedRowHeight(): number | null {
  const stored = readStored(KEY);
  return densities.find(({ rowHeight }) => rowHeight === stored)?.rowHeight ?? null;
}

/** The row height chosen in this browser for all tables; without one the table's own. */
export function useRowHeight(ownRowHeight: number) {
  const rowHeight = useSyncExternalStore(subscribe, storedRowHeight) ?? ownRowHeight;
  const setRowHeight = useCallback((height: number) => {
    store(KEY, height);
    for (const listener of listeners) listener();
  }, []);
  return { rowHeight, setRowHeight };
}
