/** Rows above and below those in view that are rendered too. */
const OVERSCAN_ROWS = 6;

interface Scroll {
  /** In pixels. */
  readonly top: number;
  readonly height: number;
}

/** Indexes of the rows to render, both ends inclusive; `last` is -1 without rows. Every row has the same height. */
export function rowsInView(
  { top, height }: Scroll,
  rowHeight: number,
  count: number,
): { readonly first: number; readonly last: number } {
  const last = Math.min(count - 1, Math.ceil((top + height) / rowHeight) - 1 + OVERSCAN_ROWS);
  const first = Math.floor(top / rowHeight) - OVERSCAN_ROWS;
  // The scroll position may still be that of a longer list.
  return { first: Math.max(0, Math.min(first, count - Math.ceil(height / rowHeight) - OVERSCAN_ROWS)), last };
}

/** Where to scroll so that a row is in view below the header, which lies over the rows; `top` if it is. */
export function scrollTopShowing(
  index: number,
  { top, height }: Scroll,
  rowHeight: number,
  headHeight: number,
): number {
  const rowTop = index * rowHeight;
  return Math.min(rowTop, Math.max(top, rowTop + rowHeight + headHeight - height));
}
