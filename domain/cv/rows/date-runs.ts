import type { DatedPart } from "../dates/dated-part.ts";
import { isDuration, isPlace } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";
import { classifyRow } from "./classify.ts";
import { Row } from "./row.ts";
import { isSameDate } from "./row-dates.ts";

/** Puts the dates of a column of their own back beside their entries: "2018 – now", "2014 – 2018", then the two entries. */
export function spreadDateRuns(rows: readonly Row[]): readonly Row[] {
  const run = dateRunIn(rows);
  if (run === null) return rows;
  const { from, to, dates } = run;
  const [above, below] = [rows.slice(0, from), rows.slice(to)];
  const after = splitEntries(below, dates.length);
  if (after !== null && !below.some(isDateOnly)) return [...above, ...interleave(dates, after)];
  const before = splitEntries(above, dates.length);
  return before === null ? rows : [...interleave(dates, before), ...below];
}

interface DateRun {
  readonly from: number;
  readonly to: number;
  readonly dates: readonly Row[];
}

/** The first column of dates, which may have a town for each date. Null if there is none, or if it has the same date twice. */
export function dateRunIn(rows: readonly Row[]): DateRun | null {
  const first = rows.findIndex((_row, index) => isRunAt(rows, index));
  if (first === -1) return null;
  let to = first;
  while (isDateOnly(rows[to]) || (isTown(rows[to]) && isDateOnly(rows[to + 1]))) to++;
  const dates = rows.slice(first, to).filter(isDateOnly);
  if (new Set(dates.map(({ text }) => text)).size < dates.length) return null;
  return { from: isTown(rows[first - 1]) && isTown(rows[first + 1]) ? first - 1 : first, to, dates };
}

/** Two dates below each other, or with a town between. LinkedIn's pages write each range twice. */
function isRunAt(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (!isDateOnly(row)) return false;
  const next = rows[index + (isTown(rows[index + 1]) ? 2 : 1)];
  return isDateOnly(next) && !isSameDate(row.dates[0] as DatedPart, next.dates[0] as DatedPart);
}

function isDateOnly(row: Row | undefined): row is Row {
  const [date, ...others] = row?.dates ?? [];
  if (row === undefined || date === undefined || others.length > 0) return false;
  const rest = row.text.slice(0, date.from) + row.text.slice(date.to);
  return !/[\p{L}\d]{2}/u.test(rest) || isDuration(rest.replace(/^[\s·(,–-]+/, ""));
}

function isTown(row: Row | undefined): boolean {
  return row !== undefined && row.dates.length === 0 && isPlace(row.text);
}

/** The first row of each entry with its date, as if it stood behind the name */
function interleave(dates: readonly Row[], entries: readonly (readonly Row[])[]): readonly Row[] {
  return entries.flatMap(([first, ...others], index) => {
    if (first === undefined) return [];
    const date = (dates[index] as Row).dates[0] as DatedPart;
    const end = first.text.length;
    const row = new Row(first.start, first.text, { ...first.flags, isAfterBlank: true, gap: 1 });
    return [row.withDates([{ ...date, from: end, to: end }]), ...others];
  });
}

/** As many entries as there are dates: by blank lines, or by the names in them. Null if the numbers differ. */
export function splitEntries(rows: readonly Row[], count: number): readonly (readonly Row[])[] | null {
  const isName = rows.map((row) => !row.isBullet && classifyRow(row) === "name");
  const starts = [
    () => rows.flatMap((row, index) => (index === 0 || row.isAfterBlank ? [index] : [])),
    () => withNamesAbove(isName, indexesOf(rows, isName, isTitled)),
    () =>
      withNamesAbove(
        isName,
        indexesOf(rows, isName, ({ school }) => school),
      ),
    // Names below other lines
    () => isName.flatMap((is, index) => (is && (index === 0 || isName[index - 1] !== true) ? [index] : [])),
  ];
  if (rows.length === 2 * count && isName.every(Boolean)) return pairs(rows, count);
  for (const find of starts) {
    const found = find();
    if (found.length === count && found[0] === 0)
      return found.map((from, index) => rows.slice(from, found[index + 1] ?? rows.length));
  }
  return null;
}

/** Two names each: beside each other, or all titles above all companies */
function pairs(rows: readonly Row[], count: number): readonly (readonly Row[])[] {
  const titled = rows.map(({ text }) => isTitled(readSignals(text)));
  const above = titled.slice(0, count).filter(Boolean).length;
  const below = titled.slice(count).filter(Boolean).length;
  const isTorn = Math.abs(above - below) > count / 2;
  return Array.from({ length: count }, (_entry, index) =>
    isTorn ? [rows[index] as Row, rows[index + count] as Row] : rows.slice(2 * index, 2 * index + 2),
  );
}

type Signals = ReturnType<typeof readSignals>;

function indexesOf(
  rows: readonly Row[],
  isName: readonly boolean[],
  accepts: (signals: Signals) => boolean,
): readonly number[] {
  return rows.flatMap(({ text }, index) => (isName[index] === true && accepts(readSignals(text)) ? [index] : []));
}

function isTitled({ title, school, degree }: Signals): boolean {
  return title > 0 || (degree && !school);
}

/** Above each title as many names as above the first one: its company */
function withNamesAbove(isName: readonly boolean[], titles: readonly number[]): readonly number[] {
  const above = titles[0] ?? 0;
  if (above > MAX_ABOVE) return [];
  return titles.map((at) => {
    let from = at;
    while (from > at - above && isName[from - 1] === true) from--;
    return from;
  });
}

const MAX_ABOVE = 2;
