const OPEN = 0x28;
const CLOSE = 0x29;
const LINE_END = 0x0a;
/** Occurs in no name: `cleanName` removes it. */
const HIDDEN = "\0";

/**
 * Start and end of each outermost pair of round brackets between two offsets, in order. Brackets nest; an unclosed one closes
 * at the end of its line (decisions, "The two analyses").
 */
export function findBrackets(text: string, from: number, to: number): readonly number[] {
  const groups: number[] = [];
  for (let at = from; at < to; ) {
    const opened = text.indexOf("(", at);
    if (opened < 0 || opened >= to) break;
    at = bracketEnd(text, opened, to);
    groups.push(opened, at);
  }
  return groups;
}

function bracketEnd(text: string, opened: number, to: number): number {
  let depth = 0;
  for (let at = opened; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN) depth++;
    else if (unit === LINE_END) return at;
    else if (unit === CLOSE) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return to;
}

/** The text between two offsets with these brackets and their content masked; offsets are preserved. */
export function hideBrackets(text: string, from: number, to: number, groups: readonly number[]): string {
  const parts: string[] = [];
  let shown = from;
  for (let group = 0; group < groups.length; group += 2) {
    const [opened = 0, closed = 0] = groups.slice(group, group + 2);
    parts.push(text.slice(shown, opened), HIDDEN.repeat(closed - opened));
    shown = closed;
  }
  parts.push(text.slice(shown, to));
  return parts.join("");
}
