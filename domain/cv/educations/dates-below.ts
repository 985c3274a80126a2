/** Whether each education of a section ends with its dates, which are alone in their rows. */
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";

/**
 * A degree, a school and their dates below each other, again and again, or both names in one row: each entry ends with its dates,
 * whatever its words.
 */
export function endWithDates(rows: readonly Row[]): boolean {
  const ends = rows.flatMap((row, index) => (row.dates.length > 0 ? [index] : []));
  const first = ends[0] ?? 0;
  if (first !== 1 && first !== 2) return false;
  if (ends.length < (first === 1 ? MIN_PAIRS : MIN_ALIKE)) return false;
  return ends.every((end, index) => end - (ends[index - 1] ?? -1) === first + 1 && areDates(rows[end] as Row));
}

/** Each date is alone in its row and below a name, above which the blank lines may be: the section begins with a name. */
export function standBelowNames(rows: readonly Row[]): boolean {
  if (rows[0]?.dates.length !== 0 || !rows.some(({ dates, isAfterBlank }) => isAfterBlank && dates.length > 0))
    return false;
  let count = 0;
  for (const [index, row] of rows.entries()) {
    if (row.dates.length === 0) continue;
    const above = rows[index - 1] as Row;
    if (!isDateOnly(row) || above.dates.length > 0 || above.isBullet || isProse(above.text)) return false;
    count++;
  }
  return count >= MIN_PAIRS;
}

/** "2014 – 2016", "In progress, May 2026" */
export function areDates(row: Row): boolean {
  const [date] = row.dates;
  if (date === undefined) return false;
  return isDateOnly(row) || (date.to === row.text.length && ONGOING.test(row.text.slice(0, date.from)));
}

const ONGOING = /^(?:en cours|in progress|ongoing|laufend|in corso|en curso|em curso|lopend)\s?[,:|·–-]\s*$/iu;

/** Of rows of three, one may be a remark. */
const MIN_ALIKE = 3;
const MIN_PAIRS = 2;
