/** Where most entries write their dates in the form of "Acme (2014 – 2018) - Leeds", "City of Usher (2019) - Leeds" is an entry, too. */

import { splitWords } from "../words/split-words.ts";
import type { Row } from "./row.ts";
import { mainDate } from "./row-dates.ts";

const MIN_ALIKE = 2;
const MIN_SHARE = 0.6;
const MAX_WORDS = 14;

/** Rows that hold their dates between the same marks as most of the entries do. */
export function withAlikeDates(rows: readonly Row[], anchors: readonly boolean[]): readonly boolean[] {
  const counts = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const shape = anchors[index] === true ? shapeOf(row) : null;
    if (shape !== null) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const least = Math.max(MIN_ALIKE, MIN_SHARE * anchors.filter(Boolean).length);
  const common = new Set([...counts].filter(([, count]) => count >= least).map(([shape]) => shape));
  if (common.size === 0) return anchors;
  return rows.map((row, index) => anchors[index] === true || common.has(shapeOf(row) ?? ""));
}

/** The marks around the dates. Null where there are none. */
function shapeOf(row: Row): string | null {
  if (row.dates.length === 0 || row.text.length > 160 || row.label !== null) return null;
  const { from, to } = mainDate(row);
  const before = row.text.slice(0, from).trimEnd();
  const after = row.text.slice(to).trimStart();
  const open = before.charAt(before.length - 1);
  if (!/[([|]/.test(open) || splitWords(before + after).length > MAX_WORDS) return null;
  return `${before.length === 1} ${open} ${after.charAt(0)} ${after.charAt(1)} ${row.isBullet}`;
}
