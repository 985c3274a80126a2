/** Between offsets of an annotated text and positions in the page. Elements with `data-note` are no part of the text. */

export interface TextSpan {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** Null if the span is not in the element. */
export function rangeOf(part: Element, { start, end }: TextSpan): Range | null {
  const range = document.createRange();
  let offset = Number(part.getAttribute("data-text-from"));
  let isStarted = false;
  for (const node of textNodes(part)) {
    const next = offset + node.length;
    if (!isStarted && start < next) {
      range.setStart(node, Math.max(0, start - offset));
      isStarted = true;
    }
    if (isStarted && end <= next) {
      range.setEnd(node, end - offset);
      return range;
    }
    offset = next;
  }
  return null;
}

function* textNodes(part: Element): Generator<Text> {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.hasAttribute("data-note") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) yield walker.currentNode;
  }
}

const FLASH = "flash";
const FLASH_MS = 1400;
let flashTimer: ReturnType<typeof setTimeout> | undefined;

/** Scrolls a range to the middle of the frame, or of the window without one, and highlights it for a moment. */
export function showRange(range: Range, frame: Element | null): void {
  const { top, height } = range.getBoundingClientRect();
  if (frame === null) {
    window.scrollBy({ top: top + height / 2 - window.innerHeight / 2 });
  } else {
    const box = frame.getBoundingClientRect();
    frame.scrollBy({ top: top - box.top - frame.clientHeight / 2 });
    frame.scrollIntoView({ block: "nearest" });
  }
  // Browsers without highlights of ranges only scroll.
  if (!("highlights" in CSS)) return;
  CSS.highlights.set(FLASH, new Highlight(range));
  clearTimeout(flashTimer);
  flashTimer = setTimeout(() => CSS.highlights.delete(FLASH), FLASH_MS);
}
