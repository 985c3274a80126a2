const OPEN = 0x28;
const CLOSE = 0x29;
const LINE_END = 0x0a;
/** Occurs in no name: `cleanName` in dictionary-entries.ts removes it. */
const HIDDEN = "\0";

/**
 * The text between two offsets with everything in round brackets masked, offsets preserved; null where there are no
 * brackets. Brackets nest; an unclosed one closes at the end of its line (decisions, "The two analyses").
 */
export function hideBrackets(text: string, from: number, to: number): string | null {
  const parts: string[] = [];
  let shown = from;
  let opened = -1;
  let depth = 0;
  const hide = (end: number) => {
    parts.push(text.slice(shown, opened), HIDDEN.repeat(end - opened));
    shown = end;
    opened = -1;
    depth = 0;
  };
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN) {
      if (depth === 0) opened = at;
      depth++;
    } else if (depth > 0 && unit === CLOSE) {
      depth--;
      if (depth === 0) hide(at + 1);
    } else if (depth > 0 && unit === LINE_END) {
      hide(at);
    }
  }
  if (depth > 0) hide(to);
  if (parts.length === 0) return null;
  parts.push(text.slice(shown, to));
  return parts.join("");
}
