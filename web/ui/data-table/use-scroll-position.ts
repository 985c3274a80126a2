import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** By history entry and table. The browser's Back leads to the entry that was left, with its key. */
const positions = new Map<string, number>();

/** Scrolls to the top when `viewKey` changes, and on Back to where the table was left. Returns the scroll listener. */
export function useScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  { label, viewKey, isLoading }: { label: string; viewKey: string | undefined; isLoading: boolean },
): () => void {
  const key = `${useLocation().key} ${label}`;
  const shownView = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading) return;
    const isFirst = shownView.current === undefined;
    if (!isFirst && shownView.current === (viewKey ?? "")) return;
    shownView.current = viewKey ?? "";
    scroller.current?.scrollTo({ top: isFirst ? (positions.get(key) ?? 0) : 0 });
  }, [scroller, key, viewKey, isLoading]);
  useEffect(() => {
    // An entry that the screen itself adds, such as an opened drawer, begins at the same position.
    if (!isLoading) positions.set(key, scroller.current?.scrollTop ?? 0);
  }, [scroller, key, isLoading]);
  return () => void positions.set(key, scroller.current?.scrollTop ?? 0);
}
