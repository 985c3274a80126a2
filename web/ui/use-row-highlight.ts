import { useCallback, useEffect, useRef, useState } from "react";

const HIGHLIGHT_MS = 2600;
const NONE: ReadonlySet<string> = new Set();

/** Rows that have just changed: `highlight(id)` animates a row once. */
export function useRowHighlight() {
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const highlight = useCallback((...ids: readonly string[]) => {
    setHighlighted(new Set(ids));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS);
  }, []);
  return { highlighted, highlight };
}
