import { type Annotation, MARK_SIZE } from "./annotate.ts";

/** UTF-16 units in a block, about; a longer line is cut. */
const BLOCK = 2000;
/** How far from the wished place a line or a word may end for a cut to be made there. */
const REACH = 400;

/**
 * Where a long text may be cut for a screen that draws only what is in view: the offsets at which blocks begin, the first
 * 0. A block ends with a line where one ends nearby, else between words, never within a name or a surrogate pair.
 */
export function blockStarts({ text, marks }: Pick<Annotation, "text" | "marks">): Int32Array {
  const starts = [0];
  let mark = 0;
  for (let from = 0; from + BLOCK < text.length; ) {
    const wished = cutBefore(text, from, from + BLOCK);
    while ((marks[mark + 1] ?? Number.POSITIVE_INFINITY) <= wished) mark += MARK_SIZE;
    const nameStart = marks[mark] ?? text.length;
    // Within a name: in front of it, or behind it where the block would be empty.
    const cut = nameStart >= wished ? wished : nameStart > from ? nameStart : (marks[mark + 1] ?? wished);
    if (cut >= text.length) break;
    starts.push(cut);
    from = cut;
  }
  return Int32Array.from(starts);
}

function cutBefore(text: string, from: number, wished: number): number {
  const lineEnd = text.lastIndexOf("\n", wished - 1);
  if (lineEnd >= from) return lineEnd + 1;
  const near = text.slice(wished - REACH, wished);
  const blank = Math.max(near.lastIndexOf(" "), near.lastIndexOf("\t"));
  if (blank >= 0) return wished - REACH + blank + 1;
  return (text.codePointAt(wished - 1) ?? 0) > 0xffff ? wished - 1 : wished;
}
