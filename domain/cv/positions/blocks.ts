import type { DatedPart } from "../dates/dated-part.ts";
import { isInBrackets } from "../pieces/commas.ts";
import { splitRow } from "../pieces/pieces.ts";
import { withAlternating } from "../rows/alternating.ts";
import { classifyRow, isEntryDate, isProse } from "../rows/classify.ts";
import { withAlikeDates } from "../rows/date-shapes.ts";
import { findFormEntries } from "../rows/form-blocks.ts";
import { type Gap, readGap, shareOut, typicalCounts } from "../rows/gaps.ts";
import { refineClasses } from "../rows/refine-classes.ts";
import type { Row } from "../rows/row.ts";
import type { Class } from "../rows/row-class.ts";
import { isDateOnly, isSameDate, mainDate } from "../rows/row-dates.ts";
import { isEmploymentKind, isTownInRegion } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";
import { areItemsDescriptions } from "./listed-entries.ts";
import { isNameBelowTitle } from "./single-dates.ts";

/** A dated row and the short rows around it that name the company and the title. */
export interface Block {
  readonly date: DatedPart;
  readonly anchor: Row;
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  /** The side that this document's entries stand on. */
  readonly side: "before" | "after";
  /** "Freelance" above the title, or below the dates. */
  readonly employment?: Row | undefined;
}

/** The dated blocks of consecutive rows, in order. */
export function findBlocks(rows: readonly Row[], isTop: boolean): readonly Block[] {
  const classes = classifyRows(rows);
  const anchors = classes.flatMap((kind, index) => (kind === "anchor" ? [index] : []));
  if (anchors.length === 0) return [];
  const fields = findFormEntries(rows, classes);
  if (fields !== null)
    return fields.map(({ anchor, others }) => {
      // The labels say what each row is, on which side of the dates it may be.
      return { anchor, date: mainDate(anchor), before: others, after: [], side: "before" };
    });
  const isSpaced = hasBlanksInside(rows, classes);
  const written: Gap[] = [];
  for (let index = 0; index <= anchors.length; index++) {
    const from = index === 0 ? 0 : (anchors[index - 1] as number) + 1;
    const to = anchors[index] ?? rows.length;
    written.push(readGap(rows, classes, from, to, isSpaced));
  }
  if (!isTop && beginsWithDates(rows, classes, anchors))
    for (const [index, { head }] of written.entries()) written[index] = { head, tail: [], isShared: false };
  // Above the first dates of a text without headings are the person's name and address.
  const first = isTop ? firstEntry(rows, classes, anchors[0] as number) : null;
  if (first !== null) written[0] = first;
  const gaps = withAlternating(rows, classes, anchors, written);
  const isPerson = isTop && first === null;
  const { head, tail } = typicalCounts(isPerson ? gaps.with(0, { head: [], tail: [], isShared: true }) : gaps);
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
      employment: employmentAbove(rows, at) ?? employmentBelow(anchor, rows[at + 1]),
    };
  });
}

/** "2014 – 2016", "Engineer", "Lumora AG": all entries begin with their dates, so that nothing above these belongs to them. */
function beginsWithDates(rows: readonly Row[], classes: readonly Class[], anchors: readonly number[]): boolean {
  const first = anchors[0] as number;
  if (first > 1 || anchors.length < 2 || !anchors.every((at) => isDateOnly(rows[at] as Row))) return false;
  // Only the first dates, at the edge of a PDF's page, were printed above their names.
  if (anchors.every((at) => at === first || (classes[at - 1] === "name" && classes[at + 1] === "text"))) return false;
  // "Positions", "2014 – 2016", "Engineer at Lumora": a heading inside the section
  const isWhole = (row: Row | undefined) => {
    const pieces = row === undefined ? [] : splitRow(row);
    return (pieces.length > 1 || row?.text.includes(", ") === true) && pieces.some(({ title }) => title > 0);
  };
  return first === 0 || (!isWhole(rows[0]) && anchors.every((at) => isWhole(rows[at + 1])));
}

/** Names between a blank line and the first dates, one of which is a title, a school or a degree; the person is above the blank line. */
function firstEntry(rows: readonly Row[], classes: readonly Class[], to: number): Gap | null {
  let from = to;
  while (from > 0 && to - from < MAX_FIRST && classes[from - 1] === "name" && !(rows[from] as Row).isAfterBlank) from--;
  if (from === to || from === 0 || rows[from]?.isAfterBlank !== true) return null;
  const tail = rows.slice(from, to);
  const isEntry = tail.some(({ text }) => {
    const { title, school, degree } = readSignals(text);
    return title > 0 || school || degree;
  });
  return isEntry ? { head: [], tail, isShared: false } : null;
}

const MAX_FIRST = 3;

function employmentAbove(rows: readonly Row[], at: number): Row | undefined {
  for (let above = at - 1; above >= Math.max(0, at - 3) && rows[above + 1]?.isAfterBlank !== true; above--) {
    const row = rows[above] as Row;
    if (row.dates.length > 0 || row.isBullet) return undefined;
    if (isEmploymentKind(row.text)) return row;
  }
  return undefined;
}

/** "2014 – 2016" above "Freelance" */
function employmentBelow(anchor: Row, below: Row | undefined): Row | undefined {
  if (below === undefined || below.isAfterBlank || below.isBullet || below.dates.length > 0) return undefined;
  return isEmploymentKind(below.text) && isDateOnly(anchor) ? below : undefined;
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
  const anchors = withAlikeDates(
    rows,
    rows.map((row, index) => isAnchor(row) || isNameBelowTitle(rows, index)),
  );
  const hasPlainAnchor = areItemsDescriptions(rows, anchors);
  const classes = rows.map((row, index): Class => {
    if (anchors[index] === true && (!row.isBullet || !hasPlainAnchor)) return "anchor";
    return row.dates.length > 0 && !row.isBullet && row.text.length < 60 && mainDate(row).isRange
      ? "noise"
      : classifyRow(row);
  });
  for (const [index, row] of rows.entries()) {
    if (classes[index] === "text" && row.label?.kind === "noise")
      classes.fill("noise", index, nextField(rows, index + 1) ?? index);
    if (row.label?.kind === "title" && isProjectRole(rows, index)) classes[index] = "noise";
    if (classes[index] !== "anchor") continue;
    // "2007 – 2010 various seasonal jobs:" above them
    if (row.text.endsWith(":") && (rows[index + 1]?.dates.length ?? 0) > 0 && !isDateOnly(row)) {
      classes[index] = "noise";
      continue;
    }
    if (row.label?.kind === "date" && isProject(rows, index)) {
      classes[index] = "text";
      continue;
    }
    if (!isDateOnly(row)) continue;
    if (classes[index + 1] === "text" && isTitleOfForm(rows[index + 1], rows[index + 2])) classes[index + 1] = "name";
    const previous = rows[index - 1];
    if (previous === undefined) continue;
    // LinkedIn's pages write each range twice: "Jan 2020 - Present", "Jan 2020 to Present".
    if (classes[index - 1] === "anchor" && isSameDate(mainDate(previous), mainDate(row)) && isDateOnly(previous))
      classes[index] = "noise";
    if (rows[index + 1] !== undefined && classes[index - 1] === "name" && isTownInRegion((rows[index + 1] as Row).text))
      classes[index + 1] = "noise";
    const isAlone = rows[index - 2]?.isBullet !== true || previous.text.length < 60;
    if (previous.isBullet && isAlone && classes[index - 1] === "text" && isMarkedName(previous))
      classes[index - 1] = "name";
  }
  refineClasses(rows, classes);
  return classes;
}

/** "Role: Developer" below "Client: Acme" */
function isProjectRole(rows: readonly Row[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= 4; at--) {
    const kind = rows[at]?.label?.kind;
    if (kind === "client") return !isBelowEmployer(rows, at);
    if (kind === undefined || kind === "company") return false;
  }
  return false;
}

/** "Employer: Acme", then "Client: Lumen": the role below is that at the employer, if no other is above. */
function isBelowEmployer(rows: readonly Row[], client: number): boolean {
  for (let at = client; at > 0 && client - at < 4 && rows[at]?.isAfterBlank === false; at--) {
    const above = rows[at - 1] as Row;
    const kind = above.label?.kind;
    if (kind === "company" || isDatedEmployer(above)) return true;
    if (kind === undefined || kind === "title") return false;
  }
  return false;
}

/** A line without a label between the dates and the fields of a form: the title, whatever its words */
function isTitleOfForm(row: Row | undefined, next: Row | undefined): boolean {
  if (row === undefined || next === undefined || row.isBullet || row.isAfterBlank || next.isAfterBlank) return false;
  const kind = next.label?.kind;
  return row.label === null && row.length < MAX_TITLE && (kind === "noise" || kind === "company");
}

const MAX_TITLE = 110;
const MAX_VALUE = 12;

/** The field below a value of several lines. Null where an entry ends with the value. */
function nextField(rows: readonly Row[], from: number): number | null {
  for (let at = from; at < Math.min(rows.length, from + MAX_VALUE); at++) {
    const { label, isAfterBlank } = rows[at] as Row;
    if (label !== null) return at > from && isAfterBlank ? null : at;
    if (isAfterBlank) return null;
  }
  return null;
}

/** "1. ACME LTD. (Sep 2014 to July 2018)" */
function isDatedEmployer(row: Row): boolean {
  return row.label === null && row.dates.length > 0 && !isDateOnly(row) && readSignals(row.text).title === 0;
}

/** "Client: Acme", "Project: …" beside the dates, and no employer. */
function isProject(rows: readonly Row[], index: number): boolean {
  let hasClient = false;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) <= 6; at += step) {
      const row = rows[at];
      if (row === undefined || row.label?.kind === "date" || (step > 0 && row.isAfterBlank)) break;
      if (row.label?.kind === "company" || (step < 0 && isEmployerAbove(row))) return false;
      if (row.label?.kind === "client") hasClient = true;
      if (step < 0 && row.isAfterBlank) break;
    }
  return hasClient;
}

/** "ACME INDIA PVT LTD" above "Role: Consultant", the dates and "Project: …" */
function isEmployerAbove(row: Row): boolean {
  if (row.label !== null || row.isBullet || row.text.includes(":")) return false;
  const { title, company } = readSignals(row.text);
  return company > 0 && title === 0;
}

/** "Engineer at Acme in Leeds.": a name may end with a full stop. */
const MAX_WITH_STOP = 80;

/** A name after a list mark, above its dates. */
function isMarkedName(row: Row): boolean {
  const isShort = row.text.length < MAX_WITH_STOP;
  if (row.text.length > 120 || isProse(isShort ? row.text.replace(/\.$/, "") : row.text)) return false;
  const { title, company, school, degree } = readSignals(row.text);
  return title > 0 || company > 2 || school || degree;
}

function isAnchor(row: Row): boolean {
  if (row.flags.columns !== undefined) return row.dates.length > 0 && row.flags.columns.includes("date");
  if (!isEntryDate(row)) return false;
  const date = mainDate(row);
  if (date.isRange || isDateOnly(row)) return true;
  if (IN_REMARK.test(row.text.slice(date.to)) && isInBrackets(row.text, date.from)) return false;
  const rest = row.text.slice(0, date.from) + row.text.slice(date.to);
  if (date.from === 0 && /^\s*(?:\t|\s{3}|[:|·–-]\s)/.test(rest)) return true;
  const { title, company, school, degree } = readSignals(rest);
  return title > 0 || company > 2 || school || degree || isSetApart(row, date);
}

/** "Founder (courses for companies, 2013 closed)" */
const IN_REMARK = /^\s+\p{Ll}{3}[^()]*\)/u;

/** "Acme – Usher (2014)": brackets, a comma or a gap before the date at the end. */
function isSetApart(row: Row, date: DatedPart): boolean {
  if (row.isBullet || !/^[\s)\].]*$/.test(row.text.slice(date.to))) return false;
  // "Acme, Augsburg          2014": the date has a column of its own.
  if (/(?:\t|\s{4}|\s[|•·]\s*)$/u.test(row.text.slice(0, date.from)) && splitRow(row).length > 0) return true;
  return /(?:[([|·\t]|\s{3}|\s[–—-])\s*$/u.test(row.text.slice(0, date.from)) && splitRow(row).length > 1;
}
