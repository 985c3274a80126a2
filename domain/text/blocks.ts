import { type Annotation, MARK_SIZE } from "./annotation.ts";

/** Approximate UTF-16 units in a block; longer lines are cut. */
const BLOCK = 2000;
/** How far before the target a word may end for the cut to be made there. */
const REACH = 400;

/**
 * Splits a long text into blocks for a virtualized list: the offsets where blocks begin, the first 0. A block ends at a line
 * end if possible, else between words, and never within a name or a surrogate pair.
 */
export function blockStarts({ text, marks }: Pick<Annotation, "text" | "marks">): Int32Array {
  const starts = [0];
  let mark = 0;
  for (let from = 0; from + BLOCK < text.length; ) {
    const target = cutBefore(text, from, from + BLOCK);
    while ((marks[mark + 1] ?? Number.POSITIVE_INFINITY) <= target) mark += MARK_SIZE;
    const nameStart = marks[mark] ?? text.length;
    // Inside a name: cut before it, or after it where the block would be empty.
    const cut = nameStart >= target ? target : nameStart > from ? nameStart : (marks[mark + 1] ?? target);
    if (cut >= text.length) break;
    starts.push(cut);
    from = cut;
  }
  return Int32Array.from(starts);
}

function cutBefore(text: string, from: number, target: number): number {
  const lineEnd = text.lastIndexOf("\n", target - 1);
  if (lineEnd >= from) return lineEnd + 1;
  const near = text.slice(target - REACH, target);
  const blank = Math.max(near.lastIndexOf(" "), near.lastIndexOf("\t"));
  if (blank >= 0) return target - REACH + blank + 1;
  return (text.codePointAt(target - 1) ?? 0) > 0xffff ? target - 1 : target;
}
