/** "Lumora AG, Kiel  2010 – 2022" above "- Controller (2012 – 2022)" and "- Trainee (2010 – 2012)": titles in a list below their company */

import { splitRow } from "../pieces/pieces.ts";
import { isEntryDate } from "../rows/classify.ts";
import { Row } from "../rows/row.ts";
import { mainDate } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";
import { contains } from "./nested.ts";

const MAX_ROLE = 90;
const MAX_TITLE = 70;
const MAX_HEAD = 120;
/** A single one may be a project. */
const MIN_ROLES = 2;

/** The rows without the list marks of such titles. */
export function withoutRoleBullets(rows: readonly Row[]): readonly Row[] {
  const roles = new Set<Row>();
  for (const [index, head] of rows.entries()) {
    if (rows[index + 1]?.isBullet !== true || !isHead(head)) continue;
    const found: Row[] = [];
    for (const row of rows.slice(index + 1)) {
      if (isRole(row, head)) found.push(row);
      // What the person did in a role may be items of the list, too, or stand below its item.
      else if (found.length === 0 || row.dates.length > 0 || !isInside(row, head)) break;
    }
    if (found.length >= MIN_ROLES) for (const row of found) roles.add(row);
    else if (found.length === 0 && isOnlyTitle(rows, index + 1)) roles.add(rows[index + 1] as Row);
  }
  if (roles.size === 0) return rows;
  return rows.map((row) =>
    roles.has(row) ? new Row(row.start, row.text, { ...row.flags, isBullet: false, isAfterBlank: false, gap: 0 }) : row,
  );
}

/** A company with dates, and no title beside it */
function isHead(row: Row): boolean {
  if (row.isBullet || row.length > MAX_HEAD || row.dates.length !== 1 || !mainDate(row).isRange) return false;
  const { from, to } = mainDate(row);
  const { title, degree } = readSignals(row.text.slice(0, from) + row.text.slice(to));
  return title === 0 && !degree && isEntryDate(row);
}

/** "- Account Manager" alone below "Acme, Leeds, 2014 – 2016" */
function isOnlyTitle(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (row.dates.length > 0 || row.length > MAX_TITLE || rows[index + 1]?.isBullet === true) return false;
  // The title is above the company.
  const above = rows[index - 1]?.isAfterBlank === false ? rows[index - 2] : undefined;
  if (above !== undefined && !above.isBullet && readSignals(above.text).title > 0 && above.dates.length === 0)
    return false;
  const [piece, ...others] = splitRow(row);
  return piece !== undefined && others.length === 0 && piece.title > 0 && piece.company < 3;
}

function isInside({ isBullet, flags, isAfterBlank }: Row, head: Row): boolean {
  return isBullet || (!isAfterBlank && (flags.indent ?? 0) > (head.flags.indent ?? 0));
}

/** A title with its dates, inside those of the company */
function isRole(row: Row, head: Row): boolean {
  if (!row.isBullet || row.length > MAX_ROLE || row.dates.length !== 1) return false;
  const date = mainDate(row);
  if (!contains(mainDate(head), date)) return false;
  const before = row.text.slice(0, date.from);
  const after = row.text.slice(date.to);
  const rest = AT_END.test(after) ? before : AT_START.test(before) ? after : "";
  return rest !== "" && readSignals(rest).title > 0 && isEntryDate(row);
}

const AT_END = /^[\s)\].]*$/;
const AT_START = /^[\s([]*$/;
