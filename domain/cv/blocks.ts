import { classifyRow, isEntryDate, isProse } from "./classify.ts";
import type { DatedPart } from "./dates.ts";
import { isTownInRegion } from "./phrases.ts";
import { splitRow } from "./pieces.ts";
import { type Class, refineClasses } from "./refine-classes.ts";
import type { Row } from "./row.ts";
import { isDateOnly, mainDate } from "./row-dates.ts";
import { readSignals } from "./words.ts";

/** A dated row and the short rows around it that name the company and the title. */
export interface Block {
  readonly date: DatedPart;
  readonly anchor: Row;
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  /** The side that this document's entries stand on. */
  readonly side: "before" | "after";
}

const MAX_ROWS = 3;

interface Gap {
  /** Rows that may belong to the dated row before the gap, and to the one after it. */
  readonly head: readonly Row[];
  readonly tail: readonly Row[];
  /** Both are the same rows, which have to be shared out. */
  readonly isShared: boolean;
}

/** The dated blocks of consecutive rows, in order. */
export function findBlocks(rows: readonly Row[], isTop: boolean): readonly Block[] {
  const classes = classifyRows(rows);
  const anchors = classes.flatMap((kind, index) => (kind === "anchor" ? [index] : []));
  if (anchors.length === 0) return [];
  const isSpaced = hasBlanksInside(rows, classes);
  const gaps: Gap[] = [];
  for (let index = 0; index <= anchors.length; index++) {
    const from = index === 0 ? 0 : (anchors[index - 1] as number) + 1;
    const to = anchors[index] ?? rows.length;
    gaps.push(readGap(rows, classes, from, to, isSpaced));
  }
  // Above the first dates of a text without headings are the person's name and address.
  const { head, tail } = typicalCounts(isTop ? gaps.with(0, { head: [], tail: [], isShared: true }) : gaps);
  return anchors.map((at, index) => {
    const anchor = rows[at] as Row;
    const before = shareOut(gaps[index] as Gap, head, tail, index === 0).tail;
    const after = shareOut(gaps[index + 1] as Gap, head, tail, false, index === anchors.length - 1).head;
    return {
      anchor,
      date: mainDate(anchor),
      before,
      after,
      side: before.length > 0 && (tail > 0 || after.length === 0) ? "before" : "after",
    };
  });
}

/** Whether blank lines are also between the lines of an entry, so that they separate nothing. */
function hasBlanksInside(rows: readonly Row[], classes: readonly Class[]): boolean {
  let pairs = 0;
  let blanks = 0;
  for (let index = 1; index < rows.length; index++) {
    if (!isNamed(classes[index]) || !isNamed(classes[index - 1])) continue;
    pairs++;
    if ((rows[index] as Row).isAfterBlank) blanks++;
  }
  return blanks > 0.7 * pairs;
}

function isNamed(kind: Class | undefined): boolean {
  return kind === "name" || kind === "anchor";
}

function classifyRows(rows: readonly Row[]): Class[] {
  const anchors = rows.map(isAnchor);
  const hasPlainAnchor = rows.some((row, index) => !row.isBullet && anchors[index] === true);
  const classes = rows.map((row, index): Class => {
    if (anchors[index] === true && (!row.isBullet || !hasPlainAnchor)) return "anchor";
    return row.dates.length > 0 && !row.isBullet && row.text.length < 60 && mainDate(row).isRange
      ? "noise"
      : classifyRow(row);
  });
  for (const [index, row] of rows.entries()) {
    if (
      classes[index] === "text" &&
      row.label?.kind === "noise" &&
      isField(rows[index - 1]) &&
      isField(rows[index + 1])
    )
      classes[index] = "noise";
    if (row.label?.kind === "title" && isProjectRole(rows, index)) classes[index] = "noise";
    if (classes[index] !== "anchor") continue;
    if (row.label?.kind === "date" && isProject(rows, index)) {
      classes[index] = "text";
      continue;
    }
    const previous = rows[index - 1];
    if (previous === undefined || !isDateOnly(row)) continue;
    // LinkedIn's pages write each range twice: "Jan 2020 - Present", "Jan 2020 to Present".
    if (classes[index - 1] === "anchor" && isSameDate(mainDate(previous), mainDate(row)) && isDateOnly(previous))
      classes[index] = "noise";
    if (rows[index + 1] !== undefined && classes[index - 1] === "name" && isTownInRegion((rows[index + 1] as Row).text))
      classes[index + 1] = "noise";
    if (previous.isBullet && classes[index - 1] === "text" && isMarkedName(previous)) classes[index - 1] = "name";
  }
  refineClasses(rows, classes);
  return classes;
}

/** "Role: Developer" below "Client: Acme" */
function isProjectRole(rows: readonly Row[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= 4; at--) {
    const kind = rows[at]?.label?.kind;
    if (kind === "client") return true;
    if (kind === undefined || kind === "company") return false;
  }
  return false;
}

function isField(row: Row | undefined): boolean {
  return row?.label != null;
}

/** "Client: Acme" beside the dates, and no employer. */
function isProject(rows: readonly Row[], index: number): boolean {
  let hasClient = false;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) <= 6; at += step) {
      const row = rows[at];
      if (row === undefined || row.label?.kind === "date" || (step > 0 && row.isAfterBlank)) break;
      if (row.label?.kind === "company") return false;
      if (row.label?.kind === "client") hasClient = true;
      if (step < 0 && row.isAfterBlank) break;
    }
  return hasClient;
}

/** A name after a list mark, above its dates. */
function isMarkedName(row: Row): boolean {
  if (row.text.length > 120 || isProse(row.text)) return false;
  const { title, company, school, degree } = readSignals(row.text);
  return title > 0 || company > 2 || school || degree;
}

function isAnchor(row: Row): boolean {
  if (row.flags.columns !== undefined) return row.dates.length > 0 && row.flags.columns.includes("date");
  if (!isEntryDate(row)) return false;
  const date = mainDate(row);
  if (date.isRange || isDateOnly(row)) return true;
  const rest = row.text.slice(0, date.from) + row.text.slice(date.to);
  if (date.from === 0 && /^\s*(?:\t|\s{3}|[:|·–-]\s)/.test(rest)) return true;
  const { title, company, school, degree } = readSignals(rest);
  return title > 0 || company > 2 || school || degree || isSetApart(row, date);
}

/** "Acme – Usher (2014)": brackets, a comma or a gap before the date at the end. */
function isSetApart(row: Row, date: DatedPart): boolean {
  if (row.isBullet || !/^[\s)\].]*$/.test(row.text.slice(date.to))) return false;
  return /(?:[([|·\t]|\s{3}|\s[–—-])\s*$/u.test(row.text.slice(0, date.from)) && splitRow(row).length > 1;
}

function isSameDate(a: DatedPart, b: DatedPart): boolean {
  return (
    a.start?.year === b.start?.year &&
    a.start?.month === b.start?.month &&
    a.end?.year === b.end?.year &&
    a.isOpen === b.isOpen
  );
}

function readGap(rows: readonly Row[], classes: readonly Class[], from: number, to: number, isSpaced: boolean): Gap {
  const isText = (at: number) => classes[at] === "text";
  const names = (first: number, last: number) =>
    rows.slice(first, last).filter((_row, index) => classes[first + index] === "name");
  let headEnd = from;
  while (headEnd < to && !isText(headEnd)) headEnd++;
  let tailStart = to;
  while (tailStart > from && !isText(tailStart - 1)) tailStart--;
  // All of a company's positions follow its total duration, so the company belongs to what comes after it.
  const duration = classes.indexOf("duration", from);
  if (duration !== -1 && duration < to && duration > from) {
    const header = lastName(classes, from, duration);
    if (header !== -1)
      return {
        head: names(from, Math.min(headEnd, header)),
        tail: names(Math.max(tailStart, header), to),
        isShared: false,
      };
  }
  if (headEnd < to) {
    const tail = sinceBlank(rows, classes, tailStart, to, isSpaced);
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

/** Where the names of the next entry begin between two dated rows: at the only blank line, the widest one, or an outdent. */
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
  for (let at = to - 1; at > from && to - at < 4; at--) {
    const row = rows[at] as Row;
    if (row.isBullet || classes[at] === "anchor") return [];
    if (row.isAfterBlank) return classes[at] === "name" ? [row] : [];
  }
  return [];
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
  for (let at = from; at < to; at++) {
    if (!isSpaced && found.length > 0 && rows[at]?.isAfterBlank === true) break;
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
function typicalCounts(gaps: readonly Gap[]): { readonly head: number; readonly tail: number } {
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

function shareOut(gap: Gap, head: number, tail: number, isFirst: boolean, isLast = false): Pick<Gap, "head" | "tail"> {
  if (!gap.isShared || isFirst || isLast) return { head: gap.head.slice(0, MAX_ROWS), tail: gap.tail.slice(-MAX_ROWS) };
  const all = gap.head;
  const forNext =
    head === 0 && tail === 0 ? 0 : tail === 0 ? 0 : Math.min(MAX_ROWS, head === 0 ? all.length : tail, all.length);
  const rest = all.slice(0, all.length - forNext);
  return { head: rest.slice(0, MAX_ROWS), tail: all.slice(all.length - forNext) };
}
