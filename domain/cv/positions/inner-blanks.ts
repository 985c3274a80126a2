/** A blank line between the company of an entry and its title: "Acme", "", "Engineer", "2014 – 2016". */

import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow, isEntryDate } from "../rows/classify.ts";
import { Row } from "../rows/row.ts";
import { isDateOnly, mainDate } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";

const MAX_NAME = 80;
/** The dates are on the first line below the blank one, or right below it. */
const MAX_ABOVE_DATES = 2;

/** The rows without such blank lines. */
export function withoutInnerBlanks(rows: readonly Row[]): readonly Row[] {
  const joined = new Set<Row>();
  const unsure: Row[] = [];
  for (let at = 0; at < rows.length - 1; at++) {
    const row = rows[at] as Row;
    const below = rows[at + 1] as Row;
    const above = rows[at - 1];
    if (!below.isAfterBlank || !isName(row)) continue;
    const endsText = above?.isBullet === true || (isTitled(row) && above !== undefined && isDescription(above));
    if (above !== undefined && !row.isAfterBlank && !(endsText && below.dates.length === 0)) {
      if (isFirstOfEntry(above, at - 1) && endsEntry(rows, at + 1, row)) joined.add(below);
      continue;
    }
    const found = completes(rows, at + 1, !isTitled(row));
    if (found === "no") continue;
    // Below other dates, the name may be of their entry if that has no other.
    const isFirst = above === undefined || isDescription(above) || isBelowWhole(rows, at);
    if (isFirst && found === "yes") joined.add(below);
    else unsure.push(below);
  }
  if (joined.size === 0) return rows;
  for (const row of unsure) joined.add(row);
  return rows.map((row) =>
    joined.has(row) ? new Row(row.start, row.text, { ...row.flags, isAfterBlank: false, gap: 0 }) : row,
  );
}

function isName(row: Row): boolean {
  if (row.isBullet || row.label !== null || row.length > MAX_NAME || row.dates.length > 0) return false;
  if (classifyRow(row) !== "name") return false;
  const [first, ...others] = splitRow(row);
  // "Analyst - Corporate Strategy"
  return (
    first !== undefined && (others.length === 0 || (others.length === 1 && first.title > 0 && others.every(isPlain)))
  );
}

function isPlain({ title, company, school, degree, isAfterAt }: Piece): boolean {
  return title === 0 && company === 0 && !school && !degree && !isAfterAt;
}

function isTitled(row: Row): boolean {
  const { title, company } = readSignals(row.text);
  return title > 0 && company < 3;
}

/** Whether the paragraph is a title with its dates, or a company with them, and names nothing else. */
function completes(rows: readonly Row[], from: number, needsTitle: boolean): "yes" | "perhaps" | "no" {
  let name: Piece | null = null;
  let hasDates = false;
  let hasPlace = false;
  for (let at = from; at < rows.length && (at === from || rows[at]?.isAfterBlank === false); at++) {
    const row = rows[at] as Row;
    if (row.isBullet || row.label !== null) break;
    const isDated = row.dates.length > 0 && isEntryDate(row) && (mainDate(row).isRange || isDateOnly(row));
    if (isDated && (hasDates || at >= from + MAX_ABOVE_DATES)) return "no";
    hasDates ||= isDated;
    const kind = isDated ? "name" : classifyRow(row);
    if (kind === "text") break;
    const pieces = kind === "name" ? splitRow(row) : [];
    // A place that no list has
    if (hasDates && !isDated && name !== null && pieces.every(isPlain)) {
      hasPlace ||= pieces.length > 0;
      continue;
    }
    const [first, ...others] = pieces;
    if (first !== undefined && name !== null) return "no";
    if (others.length > 0 && (!first?.title || others.length > 1 || !others.every(isPlain))) return "no";
    name ??= first ?? null;
  }
  if (name === null || !hasDates || name.degree) return "no";
  if (!needsTitle) return name.title === 0 ? "yes" : "no";
  if (name.company === 3) return "no";
  return name.title > 0 && !name.text.includes(", ") && !hasPlace ? "yes" : "perhaps";
}

/** Whether the dates above, with at most a place below them, have both a title and a company above them. */
function isBelowWhole(rows: readonly Row[], at: number): boolean {
  let dated = at - 1;
  while (dated > at - 3 && dated > 0 && rows[dated]?.dates.length === 0) dated--;
  const names: Piece[] = [];
  for (let index = dated; index >= Math.max(0, dated - MAX_ABOVE_DATES); index--) {
    const row = rows[index] as Row;
    if (row.isBullet) break;
    if (index === dated ? row.dates.length === 0 : row.dates.length > 0) return false;
    names.push(...splitRow(row));
    if (row.isAfterBlank) break;
  }
  const titled = names.filter(({ title, company }) => title > 0 && company < 3).length;
  return names.length === 2 && titled === 1;
}

function isFirstOfEntry(row: Row, at: number): boolean {
  return (at === 0 || row.isAfterBlank) && !row.isBullet && row.dates.length > 0 && isDateOnly(row);
}

/** "2014 – 2016", "Engineer", "", "Acme GmbH": the name below the blank line says that it is of the dates above. */
function endsEntry(rows: readonly Row[], at: number, above: Row): boolean {
  const row = rows[at] as Row;
  const next = rows[at + 1];
  if (!isName(row) || (next !== undefined && !next.isAfterBlank && !isDescription(next))) return false;
  const { title, company, school } = readSignals(row.text);
  return isTitled(above) ? title === 0 && (company === 3 || school) : title > 0 && company < 3;
}

function isDescription(row: Row): boolean {
  return row.isBullet || (row.dates.length === 0 && classifyRow(row) === "text");
}
