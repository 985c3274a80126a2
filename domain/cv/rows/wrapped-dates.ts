import type { DatedPart } from "../dates/dated-part.ts";
import { isPresent, readDates } from "../dates/dates.ts";
import { isDuration } from "../words/phrases.ts";
import { Row } from "./row.ts";

/** A column of dates ends at a gap, or with the line. */
const GAP = /^(?:\s{2,}|\s*[\t|]\s*|\s*$)/u;
const LINK = /^(?:[-–—]+\s*|(?:bis(?: zum)?|to|until|till|jusqu['’](?:en|à|au)|au|à|hasta|al|tot|t\/m)\s+)/iu;
const OPEN_END = /[-–—]\s*$/u;
const MAX_CELL = 24;

/** Joins the two dates of each entry on lines of their own: "Sep 2014", "May 2016". */
export function joinLoneDates(rows: readonly Row[]): readonly Row[] {
  const pairs = new Set<number>();
  const lone: number[] = [];
  for (const [index, row] of rows.entries()) {
    const start = loneDate(row);
    if (start === null || pairs.has(index - 1)) continue;
    lone.push(index);
    const next = rows[index + 1];
    const end = next === undefined || next.isAfterBlank ? null : loneDate(next);
    const after = rows[index + 2];
    const isOpen = next !== undefined && !next.isAfterBlank && isLonePresent(next);
    const isPair =
      (isOpen || (end !== null && isLaterThan(start, end))) && (after === undefined || loneDate(after) === null);
    if (isPair) pairs.add(index);
  }
  // Above and below them are the dates of educations.
  const [first = 0, last = 0] = [[...pairs][0], [...pairs].at(-1)];
  const between = lone.filter((index) => index >= first && index <= last).length;
  if (pairs.size < MIN_PAIRS || pairs.size < MOST * between) return rows;
  return rows.flatMap((row, index) => {
    if (pairs.has(index - 1)) return [];
    const start = pairs.has(index) ? loneDate(row) : null;
    if (start === null) return [row];
    const end = loneDate(rows[index + 1] as Row)?.start ?? null;
    return [row.withDates([{ ...start, end, isOpen: end === null, isRange: true }])];
  });
}

const MIN_PAIRS = 2;
/** The two dates of some entries are the same, which leaves one line of them. */
const MOST = 0.75;

/** "A la fecha" below "Enero 2017" */
function isLonePresent({ text, isBullet }: Row): boolean {
  return !isBullet && text.length <= MAX_CELL && isPresent(text);
}

function loneDate({ text, dates, isBullet }: Row): DatedPart | null {
  const [date] = dates;
  if (date === undefined || date.isRange || dates.length > 1 || isBullet || text.length > MAX_CELL) return null;
  return date.from === 0 && date.to === text.length ? date : null;
}

function isLaterThan({ start }: DatedPart, { start: end }: DatedPart): boolean {
  if (start === null || end === null) return false;
  return start.year !== end.year ? start.year < end.year : (start.month ?? 0) <= (end.month ?? 12);
}

/** Joins the two lines of a range in a narrow column: "01.02.2009   Nurse" above "– 30.06.2017   Acme". */
export function joinWrappedDates(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const previous = joined.at(-1);
    const first = previous === undefined || row.isAfterBlank ? null : firstDate(previous);
    const end = first === null ? null : readEnd(row, OPEN_END.test(first.cell));
    if (previous === undefined || first === null || end === null || !isLater(first.date, end)) {
      joined.push(row);
      continue;
    }
    const date = { ...first.date, end: end.date, isOpen: end.date === null, isRange: true };
    joined[joined.length - 1] = previous.withDates([date, ...previous.dates.slice(1)]);
    // The rest belongs to the same entry: "department chair since 2021" is none of its own.
    if (end.to < row.text.length) joined.push(restOf(row, end.to));
  }
  return joined;
}

function restOf(row: Row, from: number): Row {
  return new Row(row.start + from, row.text.slice(from), { ...row.flags, isBullet: false }).withDates([]);
}

/** The date in the first cell of a row, if it may be the start of a range. */
function firstDate(row: Row): { readonly date: DatedPart; readonly cell: string } | null {
  if (row.text.length > 200 || !/^[\d\p{L}]/u.test(row.text) || !/\d/.test(row.text.slice(0, MAX_CELL))) return null;
  const [date] = row.dates;
  if (date === undefined || date.from > 0 || date.start === null || date.end !== null) return null;
  const cell = /^(?:\S| (?! ))*/u.exec(row.text.slice(0, MAX_CELL + 8))?.[0] ?? "";
  const rest = row.text.slice(date.to);
  // Open by a word ("present") or by a dash at the end of the cell
  if (date.isRange && !(date.isOpen && OPEN_END.test(cell))) return null;
  return GAP.test(rest.replace(/^\s*[-–—]+/u, "")) || OPEN_END.test(cell) ? { date, cell } : null;
}

interface End {
  /** Null: "present" */
  readonly date: DatedPart["end"];
  /** Where the rest of the row begins. */
  readonly to: number;
}

function readEnd({ text, flags }: Row, isOpen: boolean): End | null {
  const link = LINK.exec(text)?.[0].length ?? 0;
  if (link === 0 && !isOpen && !/^[-–—]$/u.test(flags.mark ?? "")) return null;
  const whole = /^(?:\S| (?! ))*/u.exec(text.slice(link, link + MAX_CELL + MAX_DURATION))?.[0] ?? "";
  const cell = withoutDuration(whole);
  if (cell === "" || cell.length > MAX_CELL) return null;
  const to = link + whole.length;
  const rest = to + (GAP.exec(text.slice(to))?.[0].length ?? 0);
  if (isPresent(cell)) return { date: null, to: rest };
  const [date, ...others] = readDates(cell);
  if (date === undefined || others.length > 0 || date.isRange || date.from > 0 || date.to < cell.length) return null;
  return { date: date.start, to: rest };
}

const MAX_DURATION = 24;

/** "Dec 2018" of "Dec 2018 (2 years)" and "Dec 2018 · 2 yrs" */
export function withoutDuration(cell: string): string {
  const at = cell.search(/\s*[(·•|,]/);
  return at > 0 && isDuration(cell.slice(at).replace(/^[\s·•|,]+/, "")) ? cell.slice(0, at) : cell;
}

function isLater({ start }: DatedPart, { date }: End): boolean {
  return date === null || start === null || date.year >= start.year;
}
