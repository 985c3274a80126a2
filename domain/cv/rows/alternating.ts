/** Names and dates on lines in turn: where such a run begins and ends says whether the dates are below the names, or above them. */

import { readSignals } from "../words/words.ts";
import type { Gap } from "./gaps.ts";
import type { Row } from "./row.ts";
import type { Class } from "./row-class.ts";
import { isDateOnly } from "./row-dates.ts";

type Side = "above" | "below";

const MAX_NAMES = 3;

/** The gaps before and after each dated row, with the names inside such runs on the side of their dates. */
export function withAlternating(
  rows: readonly Row[],
  classes: readonly Class[],
  anchors: readonly number[],
  gaps: readonly Gap[],
): readonly Gap[] {
  if (!gaps.some(({ isShared }) => isShared)) return gaps;
  const result = [...gaps];
  for (let first = 0; first < anchors.length; ) {
    let last = first;
    while (last + 1 < anchors.length && gaps[last + 1]?.isShared === true && isPlain(rows, classes, anchors, last))
      last++;
    const counts = gaps.slice(first + 1, last + 1).map(({ head }) => head.length);
    const [count = 0] = counts;
    const isRun = count > 0 && count <= MAX_NAMES && counts.every((other) => Math.abs(other - count) < 2);
    const side = isRun ? sideOf(rows, classes, anchors[first] as number, anchors[last] as number, count) : null;
    if (side !== null)
      for (let index = first + 1; index <= last; index++) {
        const { head: names } = gaps[index] as Gap;
        result[index] =
          side === "above" ? { head: [], tail: names, isShared: false } : { head: names, tail: [], isShared: false };
      }
    first = last + 1;
  }
  return result;
}

/** Only names, and no blank line, between dates that stand alone */
function isPlain(rows: readonly Row[], classes: readonly Class[], anchors: readonly number[], index: number): boolean {
  const [from, to] = [anchors[index] as number, anchors[index + 1] as number];
  if (
    to - from < 2 ||
    ![from, to].every((at) => isDateOnly(rows[at] as Row) || (at === from && isWhole(rows[at] as Row)))
  )
    return false;
  for (let at = from + 1; at <= to; at++)
    if ((rows[at] as Row).isAfterBlank || (at < to && classes[at] !== "name")) return false;
  return true;
}

/** "2016  Visiting Scholar, Lumora" among them */
function isWhole({ text }: Row): boolean {
  const { title, company, school } = readSignals(text);
  return title > 0 && (company > 0 || school || text.includes(", "));
}

/** Where the names of all the dates are: on the side of the run on which other lines, or none, are no names of this number */
function sideOf(
  rows: readonly Row[],
  classes: readonly Class[],
  first: number,
  last: number,
  count: number,
): Side | null {
  let above = first;
  while (above > 0 && classes[above - 1] === "name" && rows[above]?.isAfterBlank === false) above--;
  let below = last;
  while (classes[below + 1] === "name" && rows[below + 1]?.isAfterBlank === false) below++;
  const [before, after] = [first - above, below - last];
  if (after === 0 && before === 0)
    return !isDateOnly(rows[first] as Row) && isDateOnly(rows[last] as Row) ? "above" : null;
  if (before > 0 && after > 0) return null;
  if (Math.abs(before + after - count) > 1) return null;
  return before > 0 ? "above" : "below";
}
