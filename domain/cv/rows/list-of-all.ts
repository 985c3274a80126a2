/** "Experience", "- Engineer", "- Acme", "- 2014 – 2016": below the headings, every line has the mark of a list. */

import { hasHeadingLength, headingKind } from "../words/sections.ts";
import { Row } from "./row.ts";

const MIN_LISTED = 8;
const MIN_DATED = 2;
/** Of all rows, headings among them */
const MIN_SHARE = 0.6;
/** Of the rows that are no headings: some go on in the next line */
const MAX_PLAIN = 0.1;
const YEAR = /(?:19|20)\d\d/;
const INNER = /^(?:[•‣▪▫◦●○■□►▸➢✓*·»]\s*|[-–—]\s+)(?=\S)/u;

/** The rows without the mark, where it says nothing. A mark behind it stays. */
export function withoutListOfAll(rows: readonly Row[]): readonly Row[] {
  const listed = rows.filter(({ isBullet }) => isBullet);
  if (listed.length < MIN_LISTED || listed.length < MIN_SHARE * rows.length) return rows;
  const mark = listed[0]?.flags.mark;
  const same = listed.filter(({ flags }) => flags.mark === mark);
  if (same.length < listed.length * (1 - MAX_PLAIN)) return rows;
  const below = rows.slice(rows.indexOf(listed[0] as Row)).filter(({ isBullet }) => !isBullet);
  const plain = below.filter((row) => !hasHeadingLength(row.text) || headingKind(row.text) === null);
  if (plain.length > MAX_PLAIN * listed.length || plain.some(isDated)) return rows;
  if (same.filter(isDated).length < MIN_DATED) return rows;
  return rows.map((row) => (row.isBullet && row.flags.mark === mark ? withoutMark(row) : row));
}

function isDated({ text, dates }: Row): boolean {
  return YEAR.test(text) && dates.some(({ isRange }) => isRange);
}

function withoutMark({ start, text, flags }: Row): Row {
  const inner = INNER.exec(text)?.[0] ?? "";
  const isBullet = inner !== "";
  return new Row(start + inner.length, text.slice(inner.length), { ...flags, isBullet, mark: inner.trim() });
}
