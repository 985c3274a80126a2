interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between the box and what is placed beside it, in pixels. */
const GAP = 8;
/** To the edges of the window, in pixels. */
const MARGIN = 12;

/** Where a card is placed: below the box, or above it where only that has room; within the window's left and right edges. */
export function placeBeside(box: Box, card: Size, viewport: Size): { readonly left: number; readonly top: number } {
  const below = box.top + box.height + GAP;
  const above = box.top - GAP - card.height;
  const fitsBelow = below + card.height <= viewport.height;
  return {
    left: Math.max(MARGIN, Math.min(box.left, viewport.width - MARGIN - card.width)),
    top: fitsBelow || above < 0 ? below : above,
  };
}
