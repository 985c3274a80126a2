import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { rowsInView, scrollTopShowing } from "./rows-in-view.ts";

const HEAD_HEIGHT_PX = 44;
const FIRST_GUESS = { top: 0, height: 700 };

interface RowWindow {
  readonly count: number;
  readonly rowHeight: number;
  /** Is scrolled into view; -1 for none. */
  readonly currentIndex: number;
}

/** Which rows of a scrolling table to render. Rows of one height need no library for it. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, { count, rowHeight, currentIndex }: RowWindow) {
  const [scroll, setScroll] = useState(FIRST_GUESS);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () =>
      setScroll((before) => {
        const now = scrollOf(element);
        return isSame(rowsInView(before, rowHeight, count), rowsInView(now, rowHeight, count)) ? before : now;
      });
    // At once: the browser would paint an empty part of the table first.
    const onScroll = () => flushSync(measure);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller, rowHeight, count]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || currentIndex < 0) return;
    element.scrollTo({ top: scrollTopShowing(currentIndex, scrollOf(element), rowHeight, HEAD_HEIGHT_PX) });
  }, [scroller, currentIndex, rowHeight]);
  return rowsInView(scroll, rowHeight, count);
}

function scrollOf({ scrollTop, clientHeight }: HTMLElement) {
  return { top: scrollTop, height: clientHeight };
}

type Rows = ReturnType<typeof rowsInView>;

function isSame(before: Rows, now: Rows): boolean {
  return before.first === now.first && before.last === now.last;
}
