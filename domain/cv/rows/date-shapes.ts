/**
 * Where most entries write their dates in the form of "Acme (2014 – 2018) - Leeds", "City of Usher (2019) - Leeds" is an entry, too;
 * so is "2014 Acme" above a title, or below a blank line as the other entries.
 */

import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { beginsWithTitle } from "../words/words.ts";
import type { Row } from "./row.ts";
import { mainDate } from "./row-dates.ts";

const MIN_ALIKE = 2;
const MIN_SHARE = 0.6;
const MIN_OF_PAIRS = 0.25;
const MAX_WORDS = 14;

/** Rows that hold their dates between the same marks as most of the entries do. */
export function withAlikeDates(rows: readonly Row[], anchors: readonly boolean[]): readonly boolean[] {
  const shapes = rows.map(shapeOf);
  const known = shapes.map((shape, at) => anchors[at] === true || (shape === LEAD && isTitleOf(rows[at + 1])));
  const counts = new Map<string, number>();
  for (const [index, shape] of shapes.entries())
    if (shape !== null && known[index] === true) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  if (counts.size === 0) return anchors;
  const count = known.filter(Boolean).length;
  const isCommon = (shape: string) => {
    const sure = counts.get(shape) ?? 0;
    // Two such lines tell what one with a title says.
    if (shape === PAIR && sure > 0 && shapes.filter((other) => other === PAIR).length > MIN_ALIKE)
      return sure >= MIN_OF_PAIRS * count;
    return sure >= Math.max(MIN_ALIKE, MIN_SHARE * count);
  };
  const common = new Set([...counts.keys()].filter(isCommon));
  return rows.map((_row, index) => known[index] === true || common.has(shapes[index] ?? ""));
}

/** "2014 Acme" below a blank line */
const LEAD = "lead";
const MAX_NAME = 60;
const NAME_BEHIND = /^ \p{Lu}[^:;]{2,}[^.:;,]$/u;

/** "Engineer" below "2014 Acme" */
function isTitleOf(row: Row | undefined): boolean {
  if (row === undefined || row.isAfterBlank || row.isBullet || row.dates.length > 0) return false;
  return row.text.length < MAX_NAME && row.label === null && beginsWithTitle(row.text);
}

/** "2011 Sorting of letters, Acme.", where other lines are "2010 Postman, Lumora." */
const PAIR = "pair";

function isNamePair(after: string): boolean {
  const name = NAME_PAIR.exec(after)?.[1];
  return name !== undefined && splitWords(after).length <= MAX_WORDS && !isPlace(name);
}

const NAME_PAIR = /^\s\p{Lu}[^,.:;]{2,60}, (\p{Lu}[^,.:;]{1,40})\.$/u;

/** The marks around the dates. Null where there are none. */
function shapeOf(row: Row): string | null {
  if (row.dates.length === 0 || row.text.length > 160 || row.label !== null) return null;
  const { from, to } = mainDate(row);
  if (from === 0 && row.text.endsWith(".")) return isNamePair(row.text.slice(to)) ? PAIR : null;
  if (
    from === 0 &&
    row.isAfterBlank &&
    !row.isBullet &&
    row.text.length - to < MAX_NAME &&
    NAME_BEHIND.test(row.text.slice(to))
  )
    return LEAD;
  const before = row.text.slice(0, from).trimEnd();
  const after = row.text.slice(to).trimStart();
  const open = before.charAt(before.length - 1);
  if (!/[([|]/.test(open) || splitWords(before + after).length > MAX_WORDS) return null;
  return `${before.length === 1} ${open} ${after.charAt(0)} ${after.charAt(1)} ${row.isBullet}`;
}
