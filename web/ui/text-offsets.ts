/** Between offsets of an annotated text and positions in the page. Elements with `data-note` are no part of the text. */

/** The element whose first character has the offset of its `data-text-from`. */
const PART = "[data-text-from]";

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

/** The offsets of a selection; null if it is not inside an annotated text. */
export function spanOf({ startContainer, startOffset, endContainer, endOffset }: Range): TextSpan | null {
  const start = offsetOf(startContainer, startOffset);
  const end = offsetOf(endContainer, endOffset);
  return start === null || end === null ? null : { start, end };
}

function offsetOf(container: Node, offsetInContainer: number): number | null {
  const part = (container instanceof Element ? container : container.parentElement)?.closest(PART);
  if (part === null || part === undefined) return null;
  const before = document.createRange();
  before.setStart(part, 0);
  before.setEnd(container, offsetInContainer);
  let offset = Number(part.getAttribute("data-text-from"));
  for (const node of textNodes(part)) {
    if (!before.intersectsNode(node)) break;
    offset += node === container ? offsetInContainer : node.length;
  }
  return offset;
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
