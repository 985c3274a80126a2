import type { DatedPart } from "../dates/dated-part.ts";
import { readSignals } from "../words/words.ts";
import { classifyRow } from "./classify.ts";
import type { Row } from "./row.ts";
import { isSameDate } from "./row-dates.ts";

/** Puts the dates of a column of their own back beside their entries: "2018 – now", "2014 – 2018", then the two entries. */
export function spreadDateRuns(rows: readonly Row[]): readonly Row[] {
  const from = rows.findIndex((row, index) => isDateOnly(row) && isOtherDate(row, rows[index + 1]));
  if (from === -1) return rows;
  let to = from;
  while (to < rows.length && isDateOnly(rows[to] as Row)) to++;
  const dates = rows.slice(from, to);
  if (new Set(dates.map(({ text }) => text)).size < dates.length) return rows;
  const after = splitEntries(rows.slice(to), dates.length);
  if (after !== null && !rows.slice(to).some(isDateOnly)) return [...rows.slice(0, from), ...interleave(dates, after)];
  const before = splitEntries(rows.slice(0, from), dates.length);
  return before === null ? rows : [...interleave(dates, before), ...rows.slice(to)];
}

/** LinkedIn's pages write each range twice. */
function isOtherDate(row: Row, next: Row | undefined): boolean {
  return next !== undefined && isDateOnly(next) && !isSameDate(row.dates[0] as DatedPart, next.dates[0] as DatedPart);
}

function isDateOnly({ text, dates }: Row): boolean {
  const [date] = dates;
  return (
    date !== undefined && dates.length === 1 && !/[\p{L}\d]{2}/u.test(text.slice(0, date.from) + text.slice(date.to))
  );
}

function interleave(dates: readonly Row[], entries: readonly (readonly Row[])[]): readonly Row[] {
  return entries.flatMap((entry, index) => [dates[index] as Row, ...entry]);
}

/** As many entries as there are dates: by blank lines, or each at a title. Null if the numbers differ. */
function splitEntries(rows: readonly Row[], count: number): readonly (readonly Row[])[] | null {
  const byBlank = splitAt(rows, (row) => row.isAfterBlank);
  if (byBlank.length === count) return byBlank;
  const byTitle = splitAt(rows, (row) => !row.isBullet && classifyRow(row) === "name" && isTitled(row.text));
  return byTitle.length === count ? byTitle : null;
}

function isTitled(text: string): boolean {
  const { title, school, degree } = readSignals(text);
  return title > 0 || (degree && !school);
}

function splitAt(rows: readonly Row[], isStart: (row: Row) => boolean): readonly (readonly Row[])[] {
  const entries: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    if (index === 0 || isStart(row)) entries.push([]);
    entries.at(-1)?.push(row);
  }
  return entries;
}
