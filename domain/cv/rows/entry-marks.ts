/** List marks before the entries themselves. */
import { Row } from "./row.ts";

const DATED = /(?:(?:19|20)\d\d|['‘’]\d\d|\p{L})\s*\)?$/u;
const YEAR = /(?:19|20)\d\d/;

/** "> Next plc   2015 - 2019": a mark before most of the dated lines, and few others, is no bullet. */
export function withoutEntryMarks(text: string, rows: readonly Row[]): readonly Row[] {
  const marks = new Set(rows.flatMap((row) => (row.isBullet ? [markOf(text, row)] : [])));
  return marks.size < 2 ? rows : withoutMarks(text, rows);
}

function withoutMarks(text: string, rows: readonly Row[]): readonly Row[] {
  const dated = new Set(rows.filter(isDatedEntry));
  const levels = new Map<string, number>();
  let plain = 0;
  for (const row of rows) {
    if (!dated.has(row)) continue;
    if (!row.isBullet) plain++;
    else levels.set(markOf(text, row), Math.min(levels.get(markOf(text, row)) ?? Infinity, row.flags.indent ?? 0));
  }
  // Below an entry, the items of a list inside it
  const isDeeper = (row: Row) => (row.flags.indent ?? 0) > (levels.get(markOf(text, row)) ?? Infinity) + 1;
  const counts = new Map<string, { all: number; dated: number }>();
  for (const row of rows) {
    if (!row.isBullet || isDeeper(row)) continue;
    const mark = markOf(text, row);
    const count = counts.get(mark) ?? { all: 0, dated: 0 };
    count.all++;
    if (dated.has(row)) count.dated++;
    counts.set(mark, count);
  }
  const marks = new Set(
    [...counts].filter(([, { all, dated }]) => dated > 1 && dated > plain && all <= 3 * dated).map(([mark]) => mark),
  );
  if (marks.size === 0) return rows;
  return rows.map((row) =>
    row.isBullet && !isDeeper(row) && marks.has(markOf(text, row))
      ? new Row(row.start, row.text, { ...row.flags, isBullet: false })
      : row,
  );
}

function isDatedEntry({ text }: Row): boolean {
  return text.length < 120 && YEAR.test(text) && DATED.test(text);
}

function markOf(text: string, { start }: Row): string {
  return text
    .slice(Math.max(0, start - 8), start)
    .trim()
    .slice(-1);
}
