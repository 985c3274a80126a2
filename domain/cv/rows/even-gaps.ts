/** A text with a blank line between all lines, as from the cells of a Word table: these say nothing about what belongs together. */

import { Row } from "./row.ts";

const MIN_ROWS = 16;
const MOST = 0.93;

/** The rows of such a text without the usual blank lines between them; wider gaps stay. */
export function withoutEvenGaps(rows: readonly Row[]): readonly Row[] {
  if (rows.length < MIN_ROWS) return rows;
  const spaced = rows.filter(({ isAfterBlank }) => isAfterBlank);
  if (spaced.length < MOST * rows.length) return rows;
  const usual = gapOf(spaced[Math.floor(spaced.length / 2)] as Row);
  if (spaced.filter((row) => gapOf(row) === usual).length < MOST * spaced.length) return rows;
  return rows.map((row) => {
    if (!row.isAfterBlank) return row;
    const gap = Math.max(0, gapOf(row) - usual);
    return new Row(row.start, row.text, { ...row.flags, isAfterBlank: gap > 0, gap });
  });
}

function gapOf(row: Row): number {
  return row.flags.gap ?? 0;
}
