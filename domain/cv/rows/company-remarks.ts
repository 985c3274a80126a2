/** "Acme", "A maker of pumps for small towns.", "Engineer": what a line between a company and its title says about the company. */

import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";
import type { Class } from "./row-class.ts";
import { isDateOnly } from "./row-dates.ts";

const MAX_COMPANY = 60;
const MAX_TITLE = 100;
const MAX_PLACE = 40;
/** Lines of one remark; more of them are the description of a position. */
const MAX_LINES = 3;
/** Where the company may be of the entry before, or the title has no word of one: others have to be alike. */
const MIN_ALIKE = 2;

/** Marks such lines, so that the names on both sides of them are of one entry. */
export function markCompanyRemarks(rows: readonly Row[], classes: Class[]): void {
  const sure: Remark[] = [];
  const perhaps: Remark[] = [];
  const areNamesAbove = classes.indexOf("name") < classes.indexOf("anchor");
  for (let from = 1; from < rows.length - 1; from++) {
    if (classes[from] !== "text" || classes[from - 1] !== "name") continue;
    const to = endOfRemark(rows, classes, from);
    if (to === -1 || !isCompany(rows[from - 1] as Row) || !mayBeTitle(rows[to] as Row)) continue;
    const isTitled = readSignals((rows[to] as Row).text).title > 0;
    const isFirst = beginsEntry(rows, classes, from - 1);
    if ((rows[to] as Row).isAfterBlank && !(isTitled && isFirst && areNamesAbove)) continue;
    if (isAboveDates(rows, classes, to) && (isTitled || isFirst))
      (isTitled && isFirst ? sure : perhaps).push([from, to]);
    else if (isTitled && isBelowDates(rows, classes, from - 1)) sure.push([from, to]);
  }
  const found = sure.length + perhaps.length < MIN_ALIKE ? sure : [...sure, ...perhaps];
  for (const [from, to] of found) classes.fill("noise", from, to);
}

/** The first row and the one behind the last */
type Remark = readonly [number, number];

/** The row below the remark, which may be behind a blank line; -1 without one. */
function endOfRemark(rows: readonly Row[], classes: readonly Class[], from: number): number {
  for (let at = from; at < rows.length && at <= from + MAX_LINES; at++) {
    const { isBullet, isAfterBlank, label } = rows[at] as Row;
    if (isBullet) return -1;
    if (classes[at] !== "text") return classes[at] === "name" || classes[at] === "anchor" ? at : -1;
    if (label !== null || isAfterBlank) return -1;
  }
  return -1;
}

function isCompany({ text, label, dates }: Row): boolean {
  if (label !== null || dates.length > 0 || text.length > MAX_COMPANY) return false;
  const { title, company, degree } = readSignals(text);
  // "Lumora Inc."
  return company === 3 || (title === 0 && !degree && !/[.:;,]$/.test(text));
}

function mayBeTitle({ text, length, label }: Row): boolean {
  return label === null && length <= MAX_TITLE && !/[.:;]$/.test(text);
}

/** The title is on the line of the dates or above it; a place may stand between them. */
function isAboveDates(rows: readonly Row[], classes: readonly Class[], at: number): boolean {
  if (classes[at] === "anchor") return true;
  if (rows[at + 1]?.isAfterBlank !== false) return false;
  return classes[at + 1] === "anchor" || (classes[at + 2] === "anchor" && isPlaceLike(rows, classes, at + 1));
}

function isPlaceLike(rows: readonly Row[], classes: readonly Class[], at: number): boolean {
  if (rows[at + 1]?.isAfterBlank !== false) return false;
  const { text } = rows[at] as Row;
  return classes[at] === "noise" || (classes[at] === "name" && text.length <= MAX_PLACE && !readSignals(text).title);
}

/** What is above the company ends: a description, or a blank line. */
function beginsEntry(rows: readonly Row[], classes: readonly Class[], at: number): boolean {
  return at === 0 || rows[at]?.isAfterBlank === true || classes[at - 1] === "text";
}

/** Nothing but a duration or a place stands between the company and the dates, which begin the entry. */
function isBelowDates(rows: readonly Row[], classes: readonly Class[], at: number): boolean {
  if (rows[at]?.isAfterBlank === true) return false;
  const above = classes[at - 1] === "duration" || classes[at - 1] === "noise" ? at - 2 : at - 1;
  const row = rows[above];
  return row !== undefined && classes[above] === "anchor" && (above === 0 || row.isAfterBlank) && isDateOnly(row);
}
