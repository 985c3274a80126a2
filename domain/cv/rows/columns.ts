import type { HeadingKind } from "../words/heading-words.ts";
import { type LabelKind, labelKind } from "../words/labels.ts";
import { headingKind } from "../words/sections.ts";
import type { LinePart } from "./row.ts";

/** Lines read together at most, so that a column is found within a page or two. */
const WINDOW = 240;
/** A gutter has at least so many right-hand parts. */
const MIN_PARTS = 5;
const MAX_LINE = 300;
const MAX_GAPS = 6;
const MIN_COLUMN = 12;
const MAX_CANDIDATES = 6;

/**
 * Orders the lines of a text with two columns: left column, then right column. A gutter is a column of blanks with a heading
 * on both of its sides; without one, a gap separates the cells of a table row, and the lines stay as they are.
 */
export function splitColumns(text: string, lines: readonly LinePart[]): readonly LinePart[] {
  if (!/\S {3,}\S|\S\t/.test(text.slice(0, 200_000))) return lines;
  const parts: LinePart[] = [];
  for (let first = 0; first < lines.length; first += WINDOW)
    parts.push(...splitWindow(text, lines.slice(first, first + WINDOW)));
  return parts;
}

function splitWindow(text: string, lines: readonly LinePart[]): readonly LinePart[] {
  const cells = hasDatesFirst(text, lines) ? null : splitAt(text, lines, (line) => tabStart(text, line), MAX_LINE);
  if (cells !== null) return cells;
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const column of startsAfterGap(text, line)) counts.set(column, (counts.get(column) ?? 0) + 1);
  const candidates = [...counts]
    .map(([column, count]): readonly [number, number] => [column, count + (counts.get(column + 1) ?? 0)])
    .filter(([, count]) => count >= MIN_PARTS)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_CANDIDATES);
  for (const [column] of candidates) {
    const split = splitAt(text, lines, (line) => rightStart(text, line, column), column);
    if (split !== null) return split;
  }
  return atGutter(text, lines, [...counts.keys()]) ?? lines;
}

/** Lines with text on both sides of a gutter whose right-hand lines are indented differently. */
const MIN_BOTH = 5;
const MAX_GUTTERS = 12;
const MAX_CROSSING = 0.1;

/** Bullets, their next lines and the headings of a column begin at different places, all of them behind one column of blanks. */
function atGutter(text: string, lines: readonly LinePart[], columns: readonly number[]): readonly LinePart[] | null {
  for (const column of columns.toSorted((a, b) => a - b).slice(0, MAX_GUTTERS)) {
    const startOf = (line: LinePart) => startBehind(text, line, column);
    const both = lines.filter((line) => {
      const at = startOf(line);
      return at >= 0 && !isBlankUntil(text, line.start, at);
    });
    if (both.length < MIN_BOTH) continue;
    const split = splitAt(text, lines, startOf, column, MAX_CROSSING);
    if (split !== null) return split;
  }
  return null;
}

/** The first character behind the blanks that end before the column; -1 if there are none. */
function startBehind(text: string, { start, end }: LinePart, column: number): number {
  let at = start + column;
  if (at >= end || !isBlank(text, at - 1) || !isBlank(text, at - 2)) return -1;
  while (at < end && isBlank(text, at)) at++;
  return at < end ? at : -1;
}

function isBlankUntil(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && isBlank(text, at)) at++;
  return at === to;
}

/** Columns at which text begins after two blanks or more. */
function startsAfterGap(text: string, { start, end }: LinePart): readonly number[] {
  const columns: number[] = [];
  if (end - start > MAX_LINE) return columns;
  for (let at = start + MIN_COLUMN; at < end && columns.length < MAX_GAPS; at++)
    if (isStart(text, at)) columns.push(at - start);
  return columns;
}

/** After a gap; the colons of a form, one below the other, begin no column. */
function isStart(text: string, at: number): boolean {
  return !isBlank(text, at) && isBlank(text, at - 1) && isBlank(text, at - 2) && text.charCodeAt(at) !== 0x3a;
}

function isBlank(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x20 || unit === 0xa0;
}

const YEAR = /(?:19|20)\d\d/;
const MAX_DATE = 30;

/** More than half of the parts on one side are the dates of what is on the other side. */
function areDates(text: string, lines: readonly LinePart[], rights: readonly number[]): boolean {
  let parts = 0;
  let dates = 0;
  let both = 0;
  let datesBefore = 0;
  for (const [index, at] of rights.entries()) {
    const { start, end } = lines[index] as LinePart;
    if (at < 0) continue;
    parts++;
    if (at <= start + 1 || isBlankUntil(text, start, at)) continue;
    if (end - at <= MAX_DATE && YEAR.test(text.slice(at, end))) dates++;
    both++;
    if (at - start <= MAX_DATE && YEAR.test(text.slice(start, at))) datesBefore++;
  }
  return dates > 0.5 * parts || datesBefore > 0.5 * both;
}

const GAP = /\t|\s{2}/;
const COLUMNS: ReadonlySet<LabelKind | null> = new Set(["company", "title", "school", "degree", "date"]);

/** "Degree   Institution": the columns of a table, and no heading on each side */
function isTableHead(text: string, { start, end }: LinePart, at: number): boolean {
  const right = text.slice(at, end).split(GAP, 1)[0] as string;
  if (!COLUMNS.has(labelKind(right))) return false;
  const left = text.slice(start, at).trim().split(GAP).at(-1) as string;
  return COLUMNS.has(labelKind(left));
}

function headingAt(text: string, from: number, to: number): HeadingKind | null {
  return to - from > 2 && to - from < 60 ? headingKind(text.slice(from, to).trim()) : null;
}

/** Dates before the tabs are the first column of a table. */
function hasDatesFirst(text: string, lines: readonly LinePart[]): boolean {
  const lefts = lines.flatMap((line) => {
    const at = tabStart(text, line);
    return at > line.start + 1 ? [text.slice(line.start, at)] : [];
  });
  return lefts.filter((left) => /(?:19|20)\d\d/.test(left)).length > 0.2 * lefts.length;
}

/** Where the cell after the only tab of a line begins. */
function tabStart(text: string, { start, end }: LinePart): number {
  if (end - start > MAX_LINE) return -1;
  let tab = nextTab(text, start, end);
  if (tab >= end - 1) return -1;
  while (text.charCodeAt(tab + 1) === 0x09) tab++;
  return nextTab(text, tab + 1, end) < end ? -1 : tab + 1;
}

/** `indexOf` would read the whole text for each line without a tab. */
function nextTab(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) !== 0x09) at++;
  return at;
}

/** The lines in reading order if there is a gutter, else null. Longer left-hand lines than `column` cross it. */
function splitAt(
  text: string,
  lines: readonly LinePart[],
  startOf: (line: LinePart) => number,
  column: number,
  maxCrossing = 0.2,
): readonly LinePart[] | null {
  const rights = lines.map(startOf);
  if (rights.filter((at) => at >= 0).length < MIN_PARTS) return null;
  const first = rights.findIndex((at) => at >= 0);
  const last = rights.findLastIndex((at) => at >= 0);
  const left: LinePart[] = [];
  const right: LinePart[] = [];
  let crossings = 0;
  let hasLeft = false;
  let hasRight = false;
  let isSidebar = true;
  for (let index = first; index <= last; index++) {
    const line = lines[index] as LinePart;
    const at = rights[index] as number;
    if (at < 0) {
      if (line.end - line.start > column) crossings++;
      left.push(line);
      if (line.end - line.start <= column) right.push({ start: line.start, end: line.start });
      hasLeft ||= headingAt(text, line.start, line.end) !== null;
      continue;
    }
    if (at > line.start + 1) {
      left.push({ start: line.start, end: at });
      hasLeft ||= headingAt(text, line.start, at) !== null;
    } else left.push({ start: line.start, end: line.start });
    right.push({ start: at, end: line.end });
    const heading = headingAt(text, at, line.end);
    const kind = heading !== null && at > line.start + 1 && isTableHead(text, line, at) ? null : heading;
    hasRight ||= kind !== null;
    isSidebar &&= kind !== "experience" && kind !== "education";
  }
  if (!hasLeft || !hasRight || crossings > maxCrossing * (last - first + 1)) return null;
  if (areDates(text, lines, rights)) return null;
  const blank = { start: 0, end: 0 };
  const rest = lines.slice(last + 1);
  // Below a short column of skills at the right, the main column goes on.
  if (isSidebar) return [...lines.slice(0, first), ...left, ...rest, blank, ...right];
  return [...lines.slice(0, first), ...left, blank, ...right, blank, ...rest];
}

/** Where the right-hand part of the line begins; -1 without one. */
function rightStart(text: string, { start, end }: LinePart, column: number): number {
  for (const at of [start + column, start + column + 1, start + column - 1])
    if (at < end && isStart(text, at)) return at;
  return -1;
}
