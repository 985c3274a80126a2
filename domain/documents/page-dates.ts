import { isPresent, readDates } from "../cv/dates/dates.ts";
import type { PageLine } from "./page-text.ts";

/** Of the font size: the lines of one cell are at most so far apart. */
const CELL_PITCH = 1.6;
const MIN_CELLS = 2;
/** Of the cells: the others are lines without a date, such as places. */
const DATED_SHARE = 0.7;

interface Cell {
  readonly lines: PageLine[];
  /** "March 2018 –", "December 2020" */
  readonly dates: readonly string[];
}

/**
 * The rows of a table whose narrow column at the left has dates over several lines: the dates are one cell beside the first line at
 * the right. Null for other pages, and where all dates are on one line.
 */
export function withWrappedDates(left: readonly PageLine[], right: readonly PageLine[]): readonly PageLine[] | null {
  const cells = cellsOf(left, right);
  const dated = cells.filter(({ dates }) => dates.length > 0);
  if (dated.length < MIN_CELLS || dated.length < DATED_SHARE * cells.length) return null;
  if (dated.every(({ lines }) => lines.length === 1)) return null;
  const inCells = new Set(cells.flatMap(({ lines }) => lines));
  const rows = [...right];
  for (const [index, { lines, dates }] of cells.entries()) {
    const [first] = lines as [PageLine];
    const end = cells[index + 1]?.lines[0]?.y ?? Number.POSITIVE_INFINITY;
    const texts = dates.length === 0 ? [] : [dates.join(" ")];
    const others = lines.slice(dates.length);
    let at = rows.findIndex((row) => areAligned(row, first));
    for (const text of texts) rows[at] = { ...(rows[at] as PageLine), text: `${text}\t${rows[at]?.text ?? ""}` };
    for (const line of others) {
      at += texts.length === 0 && line === first ? 0 : 1;
      const row = rows[at];
      if (row === undefined || row.y >= end - 1) rows.splice(at, 0, line);
      else rows[at] = { ...row, text: `${row.text}\t${line.text}` };
    }
  }
  return [...rows, ...left.filter((line) => !inCells.has(line))].toSorted((a, b) => a.y - b.y);
}

/** A cell begins beside a line at the right. */
function cellsOf(left: readonly PageLine[], right: readonly PageLine[]): readonly Cell[] {
  const cells: PageLine[][] = [];
  let above: PageLine | undefined;
  for (const line of left) {
    const cell = cells.at(-1);
    const isNear = above !== undefined && line.y - above.y <= CELL_PITCH * line.fontSize;
    const isNext = cell !== undefined && isComplete(cell) && readDates(line.text).length > 0;
    const begins = right.some((row) => areAligned(row, line));
    if (cell !== undefined && isNear && cell.at(-1) === above && !(isNext && begins)) cell.push(line);
    else if (begins) cells.push([line]);
    above = line;
  }
  return cells.map((lines) => {
    const end = lines.findIndex(({ text }) => !isPartOfDate(text));
    const dates = lines.slice(0, end === -1 ? lines.length : end).map(({ text }) => text);
    return { lines, dates: readDates(dates.join(" ")).length > 0 ? dates : [] };
  });
}

function isComplete(lines: readonly PageLine[]): boolean {
  const text = lines.map((line) => line.text).join(" ");
  return readDates(text).some(({ isRange }) => isRange) && !/[-–—]$/.test(text);
}

/** "March", "2018 –", "– heute" */
function isPartOfDate(text: string): boolean {
  if (readDates(text).length > 0) return text.length < 40;
  const word = text.replaceAll(/^[-–—\s]+|[-–—\s]+$/g, "");
  return word === "" || isPresent(word) || readDates(`${word} 2000`).some(({ start }) => start?.month != null);
}

function areAligned(a: PageLine, b: PageLine): boolean {
  return Math.abs(a.y - b.y) < 0.3 * b.fontSize;
}
