import type { LinePart } from "./row.ts";
import { headingKind } from "./sections.ts";

/** Lines read together at most, so that a column is found within a page or two. */
const WINDOW = 240;
/** A gutter has at least so many right-hand parts. */
const MIN_PARTS = 5;

interface Gap {
  readonly line: number;
  /** End of the left part. */
  readonly from: number;
  /** Start of the right part. */
  readonly to: number;
}

/**
 * Orders the lines of a text with two columns: left column, then right column. A gutter is a column of blanks with a heading
 * on both of its sides; without one, a gap separates the cells of a table row, and the lines stay as they are.
 */
export function splitColumns(text: string, lines: readonly LinePart[]): readonly LinePart[] {
  if (!/\S {3,}\S/.test(text.slice(0, 200_000))) return lines;
  const parts: LinePart[] = [];
  for (let first = 0; first < lines.length; first += WINDOW)
    parts.push(...splitWindow(text, lines.slice(first, first + WINDOW)));
  return parts;
}

function splitWindow(text: string, lines: readonly LinePart[]): readonly LinePart[] {
  const gaps = lines.flatMap((line, index) => findGap(text, line, index) ?? []);
  if (gaps.length < MIN_PARTS) return lines;
  const column = commonColumn(gaps, lines);
  if (column === null) return lines;
  const aligned = new Map(gaps.filter((gap) => isAligned(gap, lines, column)).map((gap) => [gap.line, gap]));
  const isHeading = (from: number, to: number) => headingKind(text.slice(from, to).trim()) !== null;
  const atGutter = [...aligned.values()];
  const hasBoth =
    atGutter.some((gap) => isHeading((lines[gap.line] as LinePart).start, gap.from)) &&
    atGutter.some((gap) => isHeading(gap.to, (lines[gap.line] as LinePart).end));
  if (!hasBoth) return lines;
  return reorder(text, lines, aligned, column);
}

function reorder(
  text: string,
  lines: readonly LinePart[],
  aligned: ReadonlyMap<number, Gap>,
  column: number,
): readonly LinePart[] {
  const numbers = [...aligned.keys()];
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  const left: LinePart[] = [];
  const right: LinePart[] = [];
  for (let index = first; index <= last; index++) {
    const line = lines[index] as LinePart;
    const gap = aligned.get(index);
    if (gap !== undefined) {
      if (gap.from > line.start) left.push({ start: line.start, end: gap.from });
      right.push({ start: gap.to, end: line.end });
    } else if (indent(text, line) >= column - 1) right.push(line);
    else {
      left.push(line);
      if (line.end === line.start) right.push(line);
    }
  }
  const blank = { start: 0, end: 0 };
  return [...lines.slice(0, first), ...left, blank, ...right, blank, ...lines.slice(last + 1)];
}

/** The first gap of three blanks or more after the line's text or indentation. */
function findGap(text: string, { start, end }: LinePart, line: number): Gap | null {
  if (end - start > 400) return null;
  const content = text.slice(start, end);
  const gap = /(?<=\S|^) {3,}(?=\S)/.exec(content);
  return gap === null ? null : { line, from: start + gap.index, to: start + gap.index + gap[0].length };
}

function indent(text: string, { start, end }: LinePart): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === 0x20) at++;
  return at - start;
}

function commonColumn(gaps: readonly Gap[], lines: readonly LinePart[]): number | null {
  const counts = new Map<number, number>();
  for (const gap of gaps) {
    const column = gap.to - (lines[gap.line] as LinePart).start;
    if (column >= 12) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= MIN_PARTS ? best[0] : null;
}

function isAligned(gap: Gap, lines: readonly LinePart[], column: number): boolean {
  return Math.abs(gap.to - (lines[gap.line] as LinePart).start - column) <= 1;
}
