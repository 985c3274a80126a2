import { firstIndex } from "./binary-search.ts";

/** A text as it is searched; maps its offsets to those of the original. */
export interface JoinedText {
  readonly text: string;
  readonly originalStart: (offset: number) => number;
  readonly originalEnd: (offset: number) => number;
}

/** Shorter lines end where their author wanted. */
const WRAPPED_LINE = 60;
const LIGATURES: Readonly<Record<string, string>> = {
  "\ufb00": "ff",
  "\ufb01": "fi",
  "\ufb02": "fl",
  "\ufb03": "ffi",
  "\ufb04": "ffl",
  "\ufb05": "st",
  "\ufb06": "st",
};
const SOFT_HYPHEN_OR_LIGATURE = /[\u00ad\ufb00-\ufb06]/g;
const WRAPPED = /[\p{L}\p{N}&] ?\n[\p{L}\p{N}]/u;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Removes soft hyphens, and writes letters for ligatures, one space for two, and a space where running text was wrapped. Null where
 * nothing changes.
 */
export function joinText(original: string): JoinedText | null {
  const changes = [...wrappedLines(original), ...doubleSpaces(original), ...signs(original)];
  if (changes.length === 0) return null;
  changes.sort((one, other) => one.start - other.start);
  const parts: string[] = [];
  /** Per change: its start and end in the joined text. */
  const joined: number[] = [];
  let length = 0;
  let copied = 0;
  for (const { start, end, replacement } of changes) {
    parts.push(original.slice(copied, start), replacement);
    length += start - copied;
    joined.push(length, length + replacement.length);
    length += replacement.length;
    copied = end;
  }
  parts.push(original.slice(copied));

  /** By a binary search for the last change before the offset, or, for a start, at it. */
  function originalOffset(offset: number, isEnd: boolean): number {
    const next = firstIndex(changes.length, (index) => {
      const start = joined[2 * index] as number;
      return start > offset || (isEnd && start === offset);
    });
    const change = changes[next - 1];
    if (change === undefined) return offset;
    const end = joined[2 * next - 1] as number;
    if (offset >= end) return offset - end + change.end;
    return isEnd ? change.end : change.start;
  }

  return {
    text: parts.join(""),
    originalStart: (offset) => originalOffset(offset, false),
    originalEnd: (offset) => originalOffset(offset, true),
  };
}

function wrappedLines(text: string): readonly Change[] {
  const changes: Change[] = [];
  let lineStart = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    if (at - lineStart >= WRAPPED_LINE && WRAPPED.test(text.slice(at - 2, at + 3))) {
      changes.push({ start: text.charAt(at - 1) === " " ? at - 1 : at, end: at + 1, replacement: " " });
    }
    lineStart = at + 1;
  }
  return changes;
}

/** Two spaces between words; more are a gap between columns. */
function doubleSpaces(text: string): readonly Change[] {
  const changes: Change[] = [];
  for (let at = text.indexOf("  "); at >= 0; at = text.indexOf("  ", at)) {
    let end = at + 2;
    while (text.charAt(end) === " ") end++;
    const isBetweenWords =
      at > 0 && end < text.length && end === at + 2 && !/\s/.test(text.charAt(at - 1) + text.charAt(end));
    if (isBetweenWords) changes.push({ start: at, end, replacement: " " });
    at = end;
  }
  return changes;
}

function signs(text: string): readonly Change[] {
  const changes: Change[] = [];
  for (const { 0: sign, index } of text.matchAll(SOFT_HYPHEN_OR_LIGATURE)) {
    changes.push({ start: index, end: index + 1, replacement: LIGATURES[sign] ?? "" });
  }
  return changes;
}
