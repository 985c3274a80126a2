/** "Engineer:" and "Lumora Foods:" beside the dates of their entry, above what was done there: names, whose colon says nothing. */

import { headingKind } from "../words/sections.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { isProse } from "./classify.ts";
import { Row } from "./row.ts";
import { isDateOnly, mainDate } from "./row-dates.ts";

const MAX_NAME = 70;
const MAX_WORDS = 9;
const MIN_NAMES = 3;
/** With a title in each of them */
const MIN_TITLED = 2;
/** "Responsibilities:" returns in each entry. */
const MIN_DISTINCT = 0.6;
/** Lines between the name and the dates */
const NEAR = 2;

/** The rows without the colon where several different ones of these are. Offsets stay. */
export function withoutNameColons(rows: readonly Row[]): readonly Row[] {
  const marked = rows.flatMap((row, index) => (mayBeName(row) && isBesideDates(rows, index) ? [index] : []));
  if (marked.length < MIN_TITLED) return rows;
  const texts = new Set(marked.map((index) => (rows[index] as Row).text));
  const isTitled = [...texts].every((text) => readSignals(text).title > 0);
  if (texts.size < (isTitled ? MIN_TITLED : MIN_NAMES) || texts.size < MIN_DISTINCT * marked.length) return rows;
  const names = new Set(marked);
  return rows.map((row, index) => (names.has(index) ? new Row(row.start, withoutColon(row.text), row.flags) : row));
}

function mayBeName({ text, isBullet }: Row): boolean {
  if (isBullet || text.charCodeAt(text.length - 1) !== 0x3a || text.length > MAX_NAME) return false;
  const name = withoutColon(text);
  return name !== "" && splitWords(name).length <= MAX_WORDS && headingKind(name) === null && !isProse(name);
}

function withoutColon(text: string): string {
  return text.replace(/\s*:$/, "");
}

function isBesideDates(rows: readonly Row[], index: number): boolean {
  // Between blank lines, too, which a PDF has at each column: "Lumora – Engineer:", "2014 – 2016"
  const next = rows[index + 1];
  if (next !== undefined && next.isAfterBlank && !next.isBullet && isDateOnly(next) && mainDate(next).isRange)
    return true;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) <= NEAR; at += step) {
      const row = rows[at];
      if (row === undefined || row.isBullet || rows[step > 0 ? at : at + 1]?.isAfterBlank === true) break;
      if (row.dates.length > 0) {
        if (row.dates.some(({ isRange }) => isRange)) return true;
        break;
      }
    }
  return false;
}
