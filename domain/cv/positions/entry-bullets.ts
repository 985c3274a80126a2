/** "- Engineer", "  Acme", "  2016 – 2018": each entry is one item of a list, and its lines go on below the first. */

import type { DatedPart } from "../dates/dated-part.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow, isEntryDate } from "../rows/classify.ts";
import { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";

const MAX_NAME = 100;
const MAX_DATES = 60;
const MAX_LINES = 3;
const MIN_ALIKE = 2;

/** The rows without the list marks of such entries. Lists inside the entries keep theirs. */
export function withoutEntryBullets(rows: readonly Row[]): readonly Row[] {
  return withoutDatedBullets(withoutNestedBullets(withoutHeadBullets(rows)));
}

/**
 * "Jo Example, Founder (since 2022)" above "• 2016–2019: Engineer at Acme" and "• 2019–2022: led the lab of Lumora": items that begin with
 * dates outside those of the line above are entries, and those beside them, too.
 */
function withoutDatedBullets(rows: readonly Row[]): readonly Row[] {
  const dated = rows.filter(({ isBullet, dates }) => isBullet && dates[0]?.from === 0 && dates[0].isRange);
  const level = dated[0]?.flags.indent;
  if (dated.length < MIN_ALIKE || dated.some(({ flags }) => flags.indent !== level)) return rows;
  const first = rows.findIndex(({ isBullet, flags }) => isBullet && flags.indent === level);
  const heads = rows.slice(0, first).flatMap(({ dates }) => dates.filter(({ isRange }) => isRange));
  if (heads.length !== 1 || !heads[0]?.isOpen || dated.some(({ dates }) => isWithin(dates[0], heads[0]))) return rows;
  return rows.map((row) => (row.isBullet && row.flags.indent === level ? unmarked(row, false) : row));
}

function isWithin(date: DatedPart | undefined, head: DatedPart | undefined): boolean {
  return (date?.start?.year ?? 0) >= (head?.start?.year ?? 0);
}

/** "- 2016 – 2018: Engineer" above "  - Acme", the first item of a list inside that of the entries */
function withoutNestedBullets(rows: readonly Row[]): readonly Row[] {
  const heads = rows.filter((row, index) => row.isBullet && isAboveName(row, rows[index + 1]));
  const level = heads[0]?.flags.indent;
  const dated = rows.filter(({ isBullet, flags, dates }) => isBullet && flags.indent === level && dates.length > 0);
  const alike = new Set(heads.filter(({ flags }) => flags.indent === level));
  if (alike.size < MIN_ALIKE || alike.size < MOST * dated.length) return rows;
  return rows.map((row, index) => {
    const isHead = alike.has(row);
    if (!isHead && !alike.has(rows[index - 1] as Row)) return row;
    return unmarked(row, isHead);
  });
}

const MOST = 0.6;

/** A title alone beside the dates, above a name */
function isAboveName(row: Row, next: Row | undefined): boolean {
  if (row.dates.length === 0 || row.length > MAX_NAME || next === undefined || !next.isBullet) return false;
  if ((next.flags.indent ?? 0) <= (row.flags.indent ?? 0) || next.dates.length > 0 || next.length > MAX_NAME)
    return false;
  const [piece, ...others] = splitRow(row);
  if (piece === undefined || others.length > 0 || piece.title === 0 || piece.text.includes(",")) return false;
  return (
    !next.text.includes(":") && readSignals(next.text).title === 0 && classifyRow(unmarked(next, false)) === "name"
  );
}

function unmarked({ start, text, flags }: Row, isAfterBlank: boolean): Row {
  return new Row(start, text, { ...flags, isBullet: false, isAfterBlank });
}

function withoutHeadBullets(rows: readonly Row[]): readonly Row[] {
  const heads = rows.filter(
    (row, index) => row.isBullet && (goesOnToDates(rows, index) || isDatedHead(row, rows[index - 1], rows[index + 1])),
  );
  const level = heads[0]?.flags.indent;
  const alike = new Set(heads.filter(({ flags }) => flags.indent === level));
  const items = rows.filter(({ isBullet, flags }) => isBullet && flags.indent === level);
  // The lists of descriptions may have the same mark: an item below a blank line begins a paragraph.
  const isFirst = (row: Row) => row === rows[0] || row.isAfterBlank;
  const mayMark = alike.size < items.length ? items.filter(isFirst) : items;
  const isWhole = alike.size === items.length || ([...alike].every(isFirst) && alike.size >= MOST * mayMark.length);
  const entries =
    alike.size >= MIN_ALIKE && isWhole
      ? new Set([...alike, ...rows.filter((row, index) => mayMark.includes(row) && goesOnToDates(rows, index, false))])
      : new Set(rows.filter(isAboveFields));
  return entries.size === 0 ? rows : rows.map((row) => (entries.has(row) ? unmarked(row, true) : row));
}

/** "• Acme, Leeds" above "Designation: Engineer" and "Duration: 2016 – 2018", whatever other items the entry has */
function isAboveFields(row: Row, index: number, rows: readonly Row[]): boolean {
  if (!row.isBullet || row.length > MAX_NAME) return false;
  const next = rows[index + 1];
  if (next === undefined || next.isBullet || (next.label?.kind !== "title" && next.label?.kind !== "date"))
    return false;
  if (row.label !== null || row.dates.length > 0 || classifyRow(unmarked(row, true)) !== "name") return false;
  const fields = rows.slice(index + 1, index + 1 + MAX_LINES);
  return fields.some(({ label, dates }) => label?.kind === "date" && dates.length > 0);
}

/** "- 2016 – 2018", "Engineer, Acme" and "- Engineer (2016 – 2018)", "Acme" below a blank line */
function isDatedHead(row: Row, above: Row | undefined, next: Row | undefined): boolean {
  if (row.length > MAX_NAME || next === undefined || next.isBullet || next.isAfterBlank) return false;
  if (above !== undefined && !row.isAfterBlank) return false;
  // Below the first word of an item, its text goes on.
  if ((next.flags.indent ?? 0) > (row.flags.indent ?? 0)) return false;
  return next.length <= MAX_NAME && row.dates.some(({ isRange }) => isRange) && isEntryDate(row);
}

/** Among entries with ranges, a single date is that of one, too: "- Lumora School", "  Abitur", "  2011". */
function goesOnToDates(rows: readonly Row[], index: number, isRanged = true): boolean {
  const first = rows[index] as Row;
  if (first.length > MAX_NAME || first.dates.length > 0) return false;
  for (const row of rows.slice(index + 1, index + 1 + MAX_LINES)) {
    if (row.isBullet || row.isAfterBlank || row.length > MAX_NAME) return false;
    // "2016 – 2018 | Leeds"
    if (row.dates.some(({ isRange }) => isRange || !isRanged) && (row.length < MAX_DATES || isEntryDate(row)))
      return true;
  }
  return false;
}
