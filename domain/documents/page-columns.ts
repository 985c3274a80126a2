import { readDates } from "../cv/dates/dates.ts";
import { headingKind } from "../cv/words/sections.ts";
import { withWrappedDates } from "./page-dates.ts";
import { linesOf, type PageLine, type TextItem, toLine } from "./page-text.ts";

/** A gutter is at least so wide, in points. */
const MIN_GUTTER = 9;
/** The part of a page's width where a gutter may be. */
const WHERE = { from: 0.15, to: 0.85 };
/** Where a column of dates ends, as a share of the page's width. */
const DATES = { narrowest: 0.08, widest: 0.4 };
/** A column has at least so many lines. */
const MIN_LINES = 4;
/** Lines across the gutter, such as the name above both columns, as a share of all. */
const MAX_CROSSING = 0.35;

/** The lines of a page in reading order: the left column before the right one, and rows of a table as they are. */
export function orderedLines(items: readonly TextItem[], width: number): readonly PageLine[] {
  const lines = linesOf(items);
  // A sidebar beside a table whose first column has dates
  const sidebar = findGutter(lines, width, areSidebarAndCareer);
  return sidebar === null ? columnLines(lines, width) : byColumn(lines, sidebar, (side) => columnLines(side, width));
}

/** Of one column, which may itself be a table or two columns. */
function columnLines(lines: readonly PageLine[], width: number): readonly PageLine[] {
  const table = dateTable(lines, width);
  if (table !== null) return table;
  const gutter = findGutter(lines, width);
  return gutter === null ? lines : byColumn(lines, gutter, (side) => side);
}

/** The left column before the right one, between lines that cross both. */
function byColumn(
  lines: readonly PageLine[],
  gutter: number,
  order: (side: readonly PageLine[]) => readonly PageLine[],
): readonly PageLine[] {
  const ordered: PageLine[] = [];
  let band: PageLine[] = [];
  const close = () => {
    ordered.push(...order(sideOf(band, gutter, true)), ...order(sideOf(band, gutter, false)));
    band = [];
  };
  for (const line of lines) {
    if (isCrossing(line, gutter)) {
      close();
      ordered.push(line);
    } else band.push(line);
  }
  close();
  return ordered;
}

function dateTable(lines: readonly PageLine[], width: number): readonly PageLine[] | null {
  for (const gutter of candidates(lines, width, DATES.narrowest)) {
    const crossing = lines.filter((line) => isCrossing(line, gutter));
    if (gutter > DATES.widest * width || crossing.length > MAX_CROSSING * lines.length) continue;
    const beside = lines.filter((line) => !crossing.includes(line));
    const table = withWrappedDates(sideOf(beside, gutter, true), sideOf(beside, gutter, false));
    if (table !== null) return [...table, ...crossing].toSorted((a, b) => a.y - b.y);
  }
  return null;
}

function sideOf(lines: readonly PageLine[], gutter: number, isLeft: boolean): readonly PageLine[] {
  return lines.flatMap(({ items }) => {
    const side = items.filter(({ x }) => x < gutter === isLeft);
    return side.length === 0 ? [] : [toLine(side)];
  });
}

/** The position of the gutter between two columns of text; null on a page with one column or a table. */
function findGutter(lines: readonly PageLine[], width: number, separates = areColumns): number | null {
  let best: { readonly gutter: number; readonly crossing: number } | null = null;
  for (const gutter of candidates(lines, width)) {
    const crossing = lines.filter((line) => isCrossing(line, gutter)).length;
    if (crossing > MAX_CROSSING * lines.length || (best !== null && best.crossing <= crossing)) continue;
    if (separates(sideOf(lines, gutter, true), sideOf(lines, gutter, false))) best = { gutter, crossing };
  }
  return best?.gutter ?? null;
}

/** Left edges at which several lines, or parts of lines, begin. */
function candidates(lines: readonly PageLine[], width: number, from = WHERE.from): readonly number[] {
  const starts = new Map<number, number>();
  for (const { items } of lines) {
    let right = Number.NEGATIVE_INFINITY;
    for (const { x, width: itemWidth } of items) {
      if (x - right >= MIN_GUTTER && x > from * width && x < WHERE.to * width) {
        const key = Math.round(x);
        starts.set(key, (starts.get(key) ?? 0) + 1);
      }
      right = Math.max(right, x + itemWidth);
    }
  }
  return [...starts].filter(([, count]) => count >= MIN_LINES).map(([x]) => x - MIN_GUTTER / 2);
}

function isCrossing({ items }: PageLine, gutter: number): boolean {
  return items.some(({ x, width }) => x < gutter - MIN_GUTTER / 3 && x + width > gutter + MIN_GUTTER / 3);
}

/** Two columns have headings at both sides, or lines that do not match in height. A column of dates belongs to a table. */
function areColumns(left: readonly PageLine[], right: readonly PageLine[]): boolean {
  if (left.length < MIN_LINES || right.length < MIN_LINES) return false;
  if (dateShare(left) > 0.35 || dateShare(right) > 0.5) return false;
  if (hasHeading(left) && hasHeading(right)) return true;
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const aligned = few.filter(({ y, fontSize }) => many.some((line) => Math.abs(line.y - y) < 0.15 * fontSize)).length;
  return aligned < 0.6 * few.length;
}

/** Both have headings, one has no dates, and the other is not a column of dates alone. */
function areSidebarAndCareer(left: readonly PageLine[], right: readonly PageLine[]): boolean {
  if (left.length < MIN_LINES || right.length < MIN_LINES || !hasHeading(left) || !hasHeading(right)) return false;
  const isPair = (sidebar: readonly PageLine[], career: readonly PageLine[]) =>
    dateShare(sidebar) < 0.2 && dateShare(career, 4) < 0.35;
  return isPair(left, right) || isPair(right, left);
}

/** The share of lines with a date and fewer other characters. */
function dateShare(lines: readonly PageLine[], others = 16): number {
  const dated = lines.filter(({ text }) => {
    const [date] = readDates(text);
    return date !== undefined && text.length - (date.to - date.from) < others;
  });
  return dated.length / lines.length;
}

function hasHeading(lines: readonly PageLine[]): boolean {
  return lines.some(({ text }) => headingKind(text) !== null);
}
