/** The dated entries of a section, wherever it was printed. */
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";
import { isOfStudies } from "./study-rows.ts";

const MAX_LINE = 100;
/** Rows above the dates of an entry that belong to it */
const MAX_ABOVE = 3;
/** The same below dates that begin an entry: its place, company and title */
const MAX_BELOW = 3;

export interface Entry {
  /** The first of its rows */
  readonly from: number;
  readonly dated: Row;
}

/** Where the first of several entries with dates and a title begins; -1 if there are fewer */
export function firstEntry(rows: readonly Row[], count: number, isAmongStudies = false): number {
  const found = entriesOf(rows, isAmongStudies);
  return found.length < count ? -1 : (found[0] as Entry).from;
}

/** Entries with dates and a title; among studies, only those without a school or a degree */
export function entriesOf(rows: readonly Row[], isAmongStudies = false): readonly Entry[] {
  const [first] = rows;
  // The dates of studies are above all names of an entry, or below them.
  const areDatesFirst = isAmongStudies && first !== undefined && isDateOnly(first);
  return rows.flatMap((dated, index) => {
    if (!isDated(dated)) return [];
    // "BSc Physics", "Lumora University", "2008 – 2012": the dates end a study.
    if (isAmongStudies && !areDatesFirst && isDateOnly(dated) && isBelowStudy(rows, index)) return [];
    const from = areDatesFirst ? index : startOf(rows, index, isAmongStudies);
    let to = index + 1;
    const isAbove = areDatesFirst || (!isAmongStudies && from === index && isDateOnly(dated));
    while (to <= (isAbove ? index + MAX_BELOW : index + 1) && isBelow(rows[to])) to++;
    const own = rows.slice(from, to);
    if (isAmongStudies && own.some(isOfStudies)) return [];
    return own.some(isTitled) ? [{ from, dated }] : [];
  });
}

function isBelowStudy(rows: readonly Row[], index: number): boolean {
  const above = rows[index - 1];
  return above?.dates.length === 0 && rows[index]?.isAfterBlank === false && isOfStudies(above);
}

/** The first of the names right above the dates, among which places may stand */
function startOf(rows: readonly Row[], dated: number, isAmongStudies: boolean): number {
  let from = dated;
  for (let at = dated; at > 0 && dated - at < MAX_ABOVE; at--) {
    const above = rows[at - 1] as Row;
    if (rows[at]?.isAfterBlank !== false || above.isBullet || above.dates.length > 0) break;
    const kind = classifyRow(above);
    if (kind === "text" || (isAmongStudies && isOfStudies(above))) break;
    if (kind === "name") from = at - 1;
  }
  return from;
}

function isDated({ isBullet, text, dates }: Row): boolean {
  return !isBullet && text.length < MAX_LINE && dates.length === 1 && dates[0]?.isRange === true;
}

function isBelow(row: Row | undefined): boolean {
  return row?.isAfterBlank === false && !row.isBullet && classifyRow(row) !== "text";
}

function isTitled({ text, label, dates: [date] }: Row): boolean {
  if (label?.kind === "title") return true;
  return [text.slice(0, date?.from), date === undefined ? "" : text.slice(date.to)].some((part) => {
    const { title, school, degree } = readSignals(part);
    return title > 0 && !school && !degree;
  });
}
