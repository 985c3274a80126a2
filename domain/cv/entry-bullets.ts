/** "- Engineer", "  Acme", "  2016 – 2018": each entry is one item of a list, and its lines go on below the first. */
import { Row } from "./row.ts";

const MAX_NAME = 100;
const MAX_DATES = 60;
const MAX_LINES = 3;
const MIN_ALIKE = 2;

/** The rows without the list marks of such entries. Lists inside the entries keep theirs. */
export function withoutEntryBullets(rows: readonly Row[]): readonly Row[] {
  const heads = rows.flatMap((row, index) => (row.isBullet && goesOnToDates(rows, index) ? [row] : []));
  const level = heads[0]?.flags.indent;
  const alike = heads.filter(({ flags }) => flags.indent === level);
  const items = rows.filter(({ isBullet, flags }) => isBullet && flags.indent === level);
  if (alike.length < MIN_ALIKE || alike.length < items.length) return rows;
  return rows.map((row) =>
    alike.includes(row) ? new Row(row.start, row.text, { ...row.flags, isBullet: false, isAfterBlank: true }) : row,
  );
}

function goesOnToDates(rows: readonly Row[], index: number): boolean {
  const first = rows[index] as Row;
  if (first.length > MAX_NAME || first.dates.length > 0) return false;
  for (const row of rows.slice(index + 1, index + 1 + MAX_LINES)) {
    if (row.isBullet || row.isAfterBlank || row.length > MAX_NAME) return false;
    // "2016 – 2018 | Leeds"
    if (row.dates.some(({ isRange }) => isRange) && row.length < MAX_DATES) return true;
  }
  return false;
}
