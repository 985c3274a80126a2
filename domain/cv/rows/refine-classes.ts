import { isDuration } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isReport, isTask } from "../words/tasks.ts";
import { beginsWithTitle, readSignals } from "../words/words.ts";
import { classifyRow } from "./classify.ts";
import { markCompanyRemarks } from "./company-remarks.ts";
import { Row } from "./row.ts";
import type { Class } from "./row-class.ts";
import { isDateOnly, mainDate } from "./row-dates.ts";

/** Classes of rows that the other rows of the section decide. */
export function refineClasses(rows: readonly Row[], classes: Class[]): void {
  const anchors = classes.flatMap((kind, index) => (kind === "anchor" ? [index] : []));
  const lone = anchors.filter((index) => isDateOnly(rows[index] as Row));
  if (lone.length >= 2 && lone.length >= 0.6 * anchors.length)
    for (const index of anchors) if (isDescription(rows[index] as Row)) classes[index] = "text";
  const timed = lone.filter(
    (index) => classes[index - 1] === "name" && !rows[index]?.isAfterBlank && hasDuration(rows[index] as Row),
  );
  const isSpaced = rows.some((row, index) => row.isAfterBlank && index > 0 && classes[index] === "name");
  if (timed.length >= 2 && isSpaced) for (const index of timed) markPlace(rows, classes, index + 1);
  for (const step of [-1, 1]) markLongNames(rows, classes, lone, step);
  markTitlesBelowNames(rows, classes, lone);
  markStoppedTitles(rows, classes, anchors);
  dropDescriptions(rows, classes);
  for (const index of anchors) if (continuesInto(rows, classes, index)) classes[index - 1] = "name";
  for (const [index, row] of rows.entries())
    if (classes[index] === "name" && classes[index - 1] === "text" && continuesText(row, rows[index - 1] as Row))
      classes[index] = "text";
  markCompanyRemarks(rows, classes);
}

/** A title with the length of a sentence where the other entries have theirs: right above or below the dates */
function markLongNames(rows: readonly Row[], classes: Class[], lone: readonly number[], step: number): void {
  const beside = lone
    .filter((index) => rows[index + step] !== undefined && rows[Math.max(index, index + step)]?.isAfterBlank === false)
    .map((index) => index + step);
  const named = beside.filter((at) => classes[at] === "name").length;
  if (named < 3 || named < 0.6 * beside.length) return;
  for (const at of beside) if (classes[at] === "text" && isLongName(rows[at] as Row)) classes[at] = "name";
}

/** Dates, a company and a title on three lines of each entry, as the cells of a table: a title there may be long, with a full stop. */
function markTitlesBelowNames(rows: readonly Row[], classes: Class[], lone: readonly number[]): void {
  const isTitle = (row: Row | undefined) =>
    row?.isBullet === false && row.text.length <= MAX_LONG_NAME && readSignals(splitWords(row.text)[0] ?? "").title > 0;
  const below = lone.flatMap((index) => (classes[index + 1] === "name" && isTitle(rows[index + 2]) ? [index + 2] : []));
  if (below.length < 3 || below.length < 0.7 * lone.length) return;
  for (const at of below) if (classes[at] === "text") classes[at] = "name";
}

/** "2014 – 2016 Lumora", "Warehouse manager.": full stops behind the titles of most entries */
function markStoppedTitles(rows: readonly Row[], classes: Class[], anchors: readonly number[]): void {
  const below = anchors.map((at) => at + 1).filter((at) => classes[at] === "text" && isStoppedTitle(rows, at));
  const sure = below.filter((at) => beginsWithTitle((rows[at] as Row).text));
  if (sure.length < 2 || below.length < 0.5 * anchors.length) return;
  for (const at of below) classes[at] = "name";
}

function isStoppedTitle(rows: readonly Row[], at: number): boolean {
  const { text, isBullet, isAfterBlank, label, dates } = rows[at] as Row;
  if (isBullet || isAfterBlank || label !== null || dates.length > 0 || text.length > MAX_STOPPED) return false;
  if (!STOPPED.test(text) || readSignals(text).title === 0 || isTask(text) || isReport(text)) return false;
  const above = rows[at - 1] as Row;
  return !isDateOnly(above) && readSignals(above.text).title === 0;
}

const MAX_STOPPED = 60;
const STOPPED = /^\p{Lu}[^.!?:;]+\.$/u;

/** "Research Assistant at the Department of Physics," above "Lumora University   2004 – 2005": an entry on two lines */
function continuesInto(rows: readonly Row[], classes: readonly Class[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index] as Row];
  if (above === undefined || classes[index] !== "anchor" || classes[index - 1] !== "text") return false;
  if (above.isBullet || row.isBullet || row.isAfterBlank || !above.text.endsWith(",")) return false;
  if (above.text.length > MAX_LONG_NAME || mainDate(row).from === 0) return false;
  const start = (above.text.split(",") as [string])[0];
  return (
    readSignals(start).title > 0 && classifyRow(new Row(above.start, above.text.slice(0, -1), above.flags)) === "name"
  );
}

const MAX_LONG_NAME = 110;

function isLongName({ text, isBullet, label }: Row): boolean {
  if (isBullet || label !== null || text.length > MAX_LONG_NAME || /[.!?:;,]$/.test(text)) return false;
  return readSignals(text).title > 0;
}

/** "Deputy from 2013, work in the team", where dates have lines of their own */
function isDescription(row: Row): boolean {
  if (row.isAfterBlank || isDateOnly(row) || row.label !== null) return false;
  const date = mainDate(row);
  const after = row.text.slice(date.to);
  return date.isRange ? date.isOpen && /^,\s\p{L}/u.test(after) : row.text.length > 40 && date.from > 0;
}

/** "January 2017 - July 2019 (2 years 7 months)" */
function hasDuration(row: Row): boolean {
  const { from, to } = mainDate(row);
  const tail = /[(·]\s*([^()·]{3,40})\)?$/.exec(row.text.slice(from, to));
  return tail !== null && isDuration((tail[1] as string).trim());
}

/** A page of LinkedIn writes names twice and above the dates; what stands once below them is a place or a description. */
function dropDescriptions(rows: readonly Row[], classes: Class[]): void {
  const isBelowTwice = (index: number) => classes[index] === "anchor" && rows[index - 1]?.isWhole === true;
  const doubled = rows.filter(
    (row, index) => row.isWhole && (isBelowTwice(index + 1) || classes[index] === "anchor" || isBelowTwice(index + 2)),
  );
  if (doubled.length < 2) return;
  let isBelow = false;
  for (const [index, row] of rows.entries()) {
    if (classes[index] === "anchor") isBelow = true;
    else if (row.isWhole || row.isAfterBlank) isBelow = false;
    else if (isBelow && classes[index] === "name") classes[index] = "noise";
  }
}

/** LinkedIn writes the place below the dates; a company there follows a blank line. */
function markPlace(rows: readonly Row[], classes: Class[], index: number): void {
  const row = rows[index];
  if (row === undefined || classes[index] !== "name" || row.isAfterBlank || row.isBullet) return;
  const { title, company, school, degree } = readSignals(row.text);
  if (title === 0 && company < 3 && !school && !degree && row.text.length < 40 && splitWords(row.text).length < 5)
    classes[index] = "noise";
}

/** The rest of a sentence: "and due diligence" */
function continuesText(row: Row, previous: Row): boolean {
  if (row.isAfterBlank || row.isBullet || previous.text.length < 35) return false;
  if (previous.text.endsWith(",") && !previous.isBullet) return true;
  if (!/^\p{Ll}{2,}\s/u.test(row.text)) return false;
  const { title, company } = readSignals(row.text);
  return title === 0 && company < 3;
}
