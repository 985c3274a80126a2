/** "Acme", "What it does or what somebody did there", "", "Engineer", "2014 – 2016": pages that end each entry with its dates. */
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const MIN_ENTRIES = 2;
const MAX_ROWS = 5;
const MAX_NAME = 80;

/** The rows with blank lines between such entries in place of those inside them, and without the descriptions. */
export function withBlanksAtEnds(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  if (last === undefined || !isDates(last)) return rows;
  const entries: Row[][] = [];
  let entry: Row[] = [];
  for (const row of rows) {
    if (isDates(row)) {
      if (!isEntry(entry, entries.length === 0)) return rows;
      entries.push([...entry, row]);
      entry = [];
    } else entry.push(row);
  }
  if (entries.length < MIN_ENTRIES) return rows;
  return entries.flatMap((of, index) => {
    const [first, title, dates] = [of[0], of.at(-2), of.at(-1)] as [Row, Row, Row];
    return [index === 0 ? first : withGap(first, 1), withGap(title, 0), dates];
  });
}

function isDates(row: Row): boolean {
  return row.dates.length === 1 && !row.isAfterBlank && isDateOnly(row);
}

/** Two names and perhaps a description of the first, with a blank line above the second */
function isEntry(rows: readonly Row[], isFirst: boolean): boolean {
  if (rows.length < 2 || rows.length > MAX_ROWS) return false;
  return rows.every((row, index) => {
    const isName = index === 0 || index === rows.length - 1;
    if (row.isBullet || row.dates.length > 0 || (isName && row.text.length > MAX_NAME)) return false;
    return row.isAfterBlank ? index === rows.length - 1 || (isFirst && index === 0) : index < rows.length - 1;
  });
}

function withGap(row: Row, gap: number): Row {
  return new Row(row.start, row.text, { ...row.flags, isAfterBlank: gap > 0, gap });
}
