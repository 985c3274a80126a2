import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";
import type { Class } from "./row-class.ts";
import { isDateOnly } from "./row-dates.ts";

const MAX_ROWS = 3;

export interface Gap {
  /** Rows that may belong to the dated row before the gap, and to the one after it. */
  readonly head: readonly Row[];
  readonly tail: readonly Row[];
  /** Both are the same rows, which have to be shared out. */
  readonly isShared: boolean;
}

export function readGap(
  rows: readonly Row[],
  classes: readonly Class[],
  from: number,
  to: number,
  isSpaced: boolean,
): Gap {
  const isText = (at: number) => classes[at] === "text";
  const heading = headingAbove(rows, classes, from, to);
  const names = (first: number, last: number) =>
    rows.slice(first, last).filter((_row, index) => classes[first + index] === "name");
  let headEnd = from;
  while (headEnd < to && !isText(headEnd)) headEnd++;
  let tailStart = to;
  while (tailStart > from && !isText(tailStart - 1)) tailStart--;
  if (heading !== -1)
    return {
      head: untilBlank(rows, classes, from, Math.min(headEnd, heading), isSpaced),
      tail: names(heading, to),
      isShared: false,
    };
  const outer = outdent(rows, classes, from, to);
  if (outer !== -1) return { head: names(from, Math.min(headEnd, outer)), tail: names(outer, to), isShared: false };
  // All of a company's positions follow its total duration, so the company belongs to what comes after it.
  const duration = classes.indexOf("duration", from);
  if (duration !== -1 && duration < to && duration > from) {
    const header = lastName(classes, from, duration);
    // "Research Assistant", "Acme", "2 years", "2014 – 2016": the duration of one position.
    const isOfOne =
      duration === to - 1 && rows[duration]?.isAfterBlank === false && isTitled(rows[header - 1], rows[header]);
    if (header !== -1 && !isOfOne)
      return {
        head: names(from, Math.min(headEnd, header)),
        tail: names(Math.max(tailStart, header), to),
        isShared: false,
      };
  }
  if (headEnd < to) {
    const tail = !isSpaced && beginsEntry(rows, classes, to) ? [] : sinceBlank(rows, classes, tailStart, to, isSpaced);
    return {
      head: untilBlank(rows, classes, from, headEnd, isSpaced),
      tail: tail.length > 0 ? tail : firstOfEntry(rows, classes, from, to),
      isShared: false,
    };
  }
  const at = gapBreak(rows, from, to, isSpaced);
  if (at !== -1) return { head: names(from, at), tail: names(at, to), isShared: false };
  const all = names(from, to);
  return { head: all, tail: all, isShared: from > 0 && to < rows.length };
}

/** In Markdown, an entry begins with the headings above its dates: what is above them is of the entry before. -1 where there are none. */
function headingAbove(rows: readonly Row[], classes: readonly Class[], from: number, to: number): number {
  const isHeading = (at: number) => classes[at] === "name" && (rows[at]?.flags.level ?? 0) > 0;
  if (from === 0 || to >= rows.length || rows[to]?.flags.level !== 0) return -1;
  let at = to - 1;
  while (at >= from && to - at < MAX_ROWS && classes[at] !== "text" && !isHeading(at)) at--;
  if (at < from || !isHeading(at)) return -1;
  while (at > from && isHeading(at - 1)) at--;
  return at;
}

/** "Acme" between "  Analyst 2010 – 2014" and "  Director 2014 – 2018": a company with less indent than the titles on both sides; -1 without one */
function outdent(rows: readonly Row[], classes: readonly Class[], from: number, to: number): number {
  const indentOf = (at: number) => rows[at]?.flags.indent ?? 0;
  if (from === 0 || to >= rows.length || to === from) return -1;
  const at = to - 1;
  if (classes[at] !== "name" || rows[at]?.isBullet === true) return -1;
  if (indentOf(at) + MIN_INDENT > Math.min(indentOf(to), indentOf(from - 1))) return -1;
  const isTitle = (index: number) => readSignals((rows[index] as Row).text).title > 0;
  return !isTitle(at) && isTitle(to) && isTitle(from - 1) ? at : -1;
}

const MIN_INDENT = 2;

/** Where the names of the next entry begin between two dated rows: at the only blank line or the widest one. */
function gapBreak(rows: readonly Row[], from: number, to: number, isSpaced: boolean): number {
  if (to >= rows.length || from === 0) return -1;
  const gapOf = (at: number) => rows[at]?.flags.gap ?? 0;
  let widest = 0;
  let breaks: number[] = [];
  for (let at = from; at <= to; at++) {
    if (rows[at]?.isAfterBlank !== true || gapOf(at) < widest) continue;
    if (gapOf(at) > widest) breaks = [];
    widest = gapOf(at);
    breaks.push(at);
  }
  return breaks.length === 1 && (!isSpaced || widest > 1) ? (breaks[0] as number) : -1;
}

/** The company after a blank line, above its description and the dated titles. */
function firstOfEntry(rows: readonly Row[], classes: readonly Class[], from: number, to: number): readonly Row[] {
  if (to >= rows.length || rows[to]?.isAfterBlank === true) return [];
  for (let at = to - 1; at >= from && to - at < 4; at--) {
    const row = rows[at] as Row;
    // Above all entries is also the person's name.
    const { title, company } = readSignals(row.text);
    if (at === from && (company === 0 || title > 0)) return [];
    if (row.isBullet || classes[at] === "anchor") return [];
    if (row.isAfterBlank) return classes[at] === "name" ? [row] : [];
  }
  return [];
}

/** A dated row below a blank line, with names right below it, but not "Engineer", a blank line, "2014 – 2016", "Lumora Ltd" */
function beginsEntry(rows: readonly Row[], classes: readonly Class[], at: number): boolean {
  const isFirst = rows[at]?.isAfterBlank === true && rows[at + 1]?.isAfterBlank === false && classes[at + 1] === "name";
  return (
    isFirst && !(classes[at - 1] === "name" && isDateOnly(rows[at] as Row) && isTitled(rows[at - 1], rows[at + 1]))
  );
}

/** A title right above the row, which has none. */
function isTitled(above: Row | undefined, row: Row | undefined): boolean {
  if (above === undefined || row === undefined || row.isAfterBlank) return false;
  return readSignals(above.text).title > 0 && readSignals(row.text).title === 0;
}

function lastName(classes: readonly Class[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (classes[at] === "name") return at;
  return -1;
}

/** Names up to the first blank line, unless every line has one. */
function untilBlank(
  rows: readonly Row[],
  classes: readonly Class[],
  from: number,
  to: number,
  isSpaced: boolean,
): readonly Row[] {
  const found: Row[] = [];
  const anchor = rows[from - 1];
  const isNamed = anchor !== undefined && anchor.dates.length > 0 && !isDateOnly(anchor);
  for (let at = from; at < to; at++) {
    if (!isSpaced && (found.length > 0 || isNamed) && rows[at]?.isAfterBlank === true) break;
    if (classes[at] === "name") found.push(rows[at] as Row);
  }
  return found;
}

function sinceBlank(
  rows: readonly Row[],
  classes: readonly Class[],
  from: number,
  to: number,
  isSpaced: boolean,
): readonly Row[] {
  const found: Row[] = [];
  for (let at = to - 1; at >= from; at--) {
    if (classes[at] === "name") found.unshift(rows[at] as Row);
    if (!isSpaced && found.length > 0 && rows[at]?.isAfterBlank === true) break;
  }
  return found;
}

/** How many names entries have after and before their dates, by the gaps that leave no choice. */
export function typicalCounts(gaps: readonly Gap[]): { readonly head: number; readonly tail: number } {
  const heads: number[] = [];
  const tails: number[] = [];
  for (const [index, gap] of gaps.entries()) {
    if (gap.isShared) continue;
    if (index > 0) heads.push(Math.min(MAX_ROWS, gap.head.length));
    if (index < gaps.length - 1) tails.push(Math.min(MAX_ROWS, gap.tail.length));
  }
  return { head: median(heads), tail: median(tails) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

export function shareOut(
  gap: Gap,
  head: number,
  tail: number,
  isFirst: boolean,
  isLast = false,
): Pick<Gap, "head" | "tail"> {
  if (!gap.isShared || isFirst || isLast) return { head: gap.head.slice(0, MAX_ROWS), tail: gap.tail.slice(-MAX_ROWS) };
  const all = gap.head;
  const forNext =
    head === 0 && tail === 0 ? 0 : tail === 0 ? 0 : Math.min(MAX_ROWS, head === 0 ? all.length : tail, all.length);
  const rest = all.slice(0, all.length - forNext);
  return { head: rest.slice(0, MAX_ROWS), tail: all.slice(all.length - forNext) };
}
