import { FILLER } from "../words/fillers.ts";

export interface Span {
  readonly from: number;
  readonly to: number;
}

const GAP = " | ";

/** An entry with bars between its names and dates, and without its other words but a mark before it. Null where two overlap. */
export function inCells(entry: string, cells: readonly Span[], mark = ""): string | null {
  let row = mark;
  for (const [index, { from, to }] of cells.toSorted((one, other) => one.from - other.from).entries()) {
    if (index > 0 && from <= row.length) return null;
    row += (index === 0 ? FILLER.repeat(from - row.length) : gapOf(from - row.length)) + entry.slice(from, to);
  }
  return row + FILLER.repeat(entry.length - row.length);
}

function gapOf(length: number): string {
  return length < GAP.length ? "|".padStart(length) : GAP + FILLER.repeat(length - GAP.length);
}
