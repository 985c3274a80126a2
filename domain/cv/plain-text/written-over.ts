export interface WrittenPart {
  readonly from: number;
  /** As long as what it is written over */
  readonly text: string;
}

/** The text with these parts, which are in order, written over its own. Its length stays. */
export function writtenOver(text: string, parts: readonly WrittenPart[]): string {
  if (parts.length === 0) return text;
  let written = "";
  let end = 0;
  for (const part of parts) {
    written += text.slice(end, part.from) + part.text;
    end = part.from + part.text.length;
  }
  return written + text.slice(end);
}

/** Where the last part ends */
export function endOfLast(parts: readonly WrittenPart[]): number {
  const last = parts.at(-1);
  return last === undefined ? 0 : last.from + last.text.length;
}
