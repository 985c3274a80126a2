import { fieldOfHeader } from "./columns.ts";
import { tooManyRows } from "./csv.ts";
import { headerNames, knownNames } from "./header-names.ts";
import { FileReadError, grouped, IMPORT_LIMITS, type ImportTable, type TableRow } from "./table.ts";
import { countTrailingLines } from "./trailing-lines.ts";

const HEADER_SEARCH_ROWS = 50;
const GROUPED_HEADER_ROWS = 3;
/** Below the header of a Markdown table. */
const RULE = /^:?-{2,}:?$/;
const LOOKS_LIKE_DATA = /^[\d.,\s%$€£-]+$|^https?:|^www\.|@/i;

type Source = Pick<ImportTable, "encoding" | "delimiter" | "sheets" | "sheet">;

/** Finds the header and gives all rows its width. */
export function buildTable(
  parsed: readonly TableRow[],
  notesOfReader: readonly string[],
  source: Source,
  headerLine: number | undefined,
): ImportTable {
  const filled = withoutBlankColumns(parsed.filter(({ cells }) => cells.some((cell) => isText(cell.trim()))));
  if (filled.length === 0) throw new FileReadError("empty", "The file is empty.");
  const notes = [...notesOfReader];
  const headerRow =
    headerLine === undefined ? findHeader(filled) : (filled.find(({ line }) => line === headerLine) ?? null);
  const after = headerRow === null ? filled : filled.filter(({ line }) => line > headerRow.line);
  const width = Math.max(headerRow?.cells.length ?? 0, ...widths(after));
  if (width > IMPORT_LIMITS.columns) {
    throw new FileReadError("too_many_columns", `The file has ${width} columns; ${IMPORT_LIMITS.columns} can be read.`);
  }
  const headerText = headerRow === null ? null : headerRow.cells.join("\0");
  const distinct = after.filter(({ cells }) => headerText === null || cells.join("\0") !== headerText);
  const trailing = headerRow === null ? 0 : countTrailingLines(distinct, width);
  const rows = distinct.slice(0, distinct.length - trailing);
  if (rows.length > IMPORT_LIMITS.rows) throw tooManyRows(rows.length);
  if (headerRow === null && headerLine === undefined)
    notes.push("No header line was found. Columns are named by position.");
  if (headerRow !== null && distinct.length < after.length) {
    const repeated = after.length - distinct.length;
    notes.push(
      repeated === 1
        ? "The header is repeated in another line, which was left out."
        : `The header is repeated in ${repeated} other lines, which were left out.`,
    );
  }
  if (trailing > 0) notes.push(leftOut(distinct.slice(-trailing)));
  const wide = headerRow === null ? [] : rows.filter(({ cells }) => lastFilled(cells) > headerRow.cells.length);
  if (wide.length > 0) notes.push(tooManyValues(wide));
  const { header, repeatedNames } = distinctHeader(headerRow === null ? [] : namesOf(headerRow, filled), width);
  if (repeatedNames.length > 0) notes.push(`Several columns are named ${repeatedNames.join(", ")}. They are numbered.`);
  return {
    ...source,
    headerLine: headerRow?.line ?? 0,
    header,
    rows: rows.map(({ line, cells }) => ({ line, cells: padded(cells, width) })),
    notes,
  };
}

function isText(cell: string): boolean {
  return cell !== "" && !RULE.test(cell);
}

/** Without the columns that no line fills, such as those outside of the bars of a Markdown table. */
function withoutBlankColumns(rows: readonly TableRow[]): readonly TableRow[] {
  const used = new Set<number>();
  let width = 0;
  for (const { cells } of rows) {
    width = Math.max(width, cells.length);
    for (const [column, cell] of cells.entries()) if (cell.trim() !== "") used.add(column);
  }
  if (used.size === width) return rows;
  return rows.map(({ line, cells }) => ({ line, cells: cells.filter((_cell, column) => used.has(column)) }));
}

function namesOf(header: TableRow, rows: readonly TableRow[]): readonly string[] {
  return headerNames(header, rows[rows.indexOf(header) - 1]);
}

function leftOut(rows: readonly TableRow[]): string {
  const [first, last] = [rows[0]?.line, rows.at(-1)?.line];
  return rows.length === 1
    ? `Line ${first} was left out: it is a total or a footnote.`
    : `Lines ${first} to ${last} were left out: they are totals or footnotes.`;
}

/** Without spreading: there may be more rows than a call takes arguments. */
function widths(rows: readonly TableRow[]): readonly number[] {
  return [rows.reduce((widest, { cells }) => Math.max(widest, lastFilled(cells)), 0)];
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

/** The first line with two known headers; else the first line, if it has a known header and nothing that looks like data. */
function findHeader(rows: readonly TableRow[]): TableRow | null {
  const candidates = rows.slice(0, HEADER_SEARCH_ROWS);
  const found = candidates.findIndex((row) => knownNames(row.cells) >= 2);
  if (found !== -1) return withMostKnown(candidates, found);
  const [first] = candidates;
  if (first === undefined) return null;
  const named = first.cells.filter((cell) => cell.trim() !== "");
  const hasKnown = named.some((cell) => fieldOfHeader(cell) !== null);
  return hasKnown && !named.some((cell) => LOOKS_LIKE_DATA.test(cell.trim())) ? first : null;
}

/** Commas in an unquoted value shift the values behind it. */
function tooManyValues(rows: readonly TableRow[]): string {
  const [first] = rows;
  return rows.length === 1
    ? `Line ${first?.line} has more values than the header has columns. Check that its values are in the right columns.`
    : `${grouped(rows.length)} lines have more values than the header has columns, first line ${first?.line}. Check that their values are in the right columns.`;
}

/** Above the header, merged cells may name groups of columns. */
function withMostKnown(rows: readonly TableRow[], first: number): TableRow | null {
  let best: TableRow | null = null;
  let most = 0;
  for (const row of rows.slice(first, first + GROUPED_HEADER_ROWS)) {
    const known = knownNames(namesOf(row, rows));
    if (known <= most) continue;
    best = row;
    most = known;
  }
  return best;
}

function distinctHeader(cells: readonly string[], width: number) {
  const counts = new Map<string, number>();
  const repeated = new Set<string>();
  const header: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const name = (cells[column] ?? "").replace(/\s+/g, " ").trim() || `Column ${column + 1}`;
    let count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > 1) repeated.add(`"${name}"`);
    let distinct = count === 1 ? name : `${name} (${count})`;
    for (; header.includes(distinct); count += 1) distinct = `${name} (${count + 1})`;
    header.push(distinct);
  }
  return { header, repeatedNames: [...repeated] };
}

function padded(cells: readonly string[], width: number): readonly string[] {
  if (cells.length === width) return cells;
  return Array.from({ length: width }, (_, column) => cells[column] ?? "");
}
