import { fieldOfHeader } from "./columns.ts";
import { tooManyRows } from "./csv.ts";
import { FileReadError, grouped, IMPORT_LIMITS, type ImportTable, type TableRow } from "./table.ts";

const HEADER_SEARCH_ROWS = 50;
const GROUPED_HEADER_ROWS = 3;
const LOOKS_LIKE_DATA = /^[\d.,\s%$€£-]+$|^https?:|^www\.|@/i;

type Source = Pick<ImportTable, "encoding" | "delimiter" | "sheets" | "sheet">;

/** Finds the header and gives all rows its width. */
export function buildTable(
  parsed: readonly TableRow[],
  notesOfReader: readonly string[],
  source: Source,
  headerLine: number | undefined,
): ImportTable {
  const filled = parsed.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
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
  const rows = after.filter(({ cells }) => headerText === null || cells.join("\0") !== headerText);
  if (rows.length > IMPORT_LIMITS.rows) throw tooManyRows(rows.length);
  if (headerRow === null && headerLine === undefined)
    notes.push("No header line was found. Columns are named by position.");
  if (headerRow !== null && rows.length < after.length) {
    const repeated = after.length - rows.length;
    notes.push(
      repeated === 1
        ? "The header is repeated in another line, which was left out."
        : `The header is repeated in ${repeated} other lines, which were left out.`,
    );
  }
  const wide = headerRow === null ? [] : rows.filter(({ cells }) => lastFilled(cells) > headerRow.cells.length);
  if (wide.length > 0) notes.push(tooManyValues(wide));
  const { header, repeatedNames } = distinctHeader(headerRow?.cells ?? [], width);
  if (repeatedNames.length > 0) notes.push(`Several columns are named ${repeatedNames.join(", ")}. They are numbered.`);
  return {
    ...source,
    headerLine: headerRow?.line ?? 0,
    header,
    rows: rows.map(({ line, cells }) => ({ line, cells: padded(cells, width) })),
    notes,
  };
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
  const found = candidates.findIndex((row) => knownHeaders(row) >= 2);
  if (found !== -1) return withMostKnown(candidates.slice(found, found + GROUPED_HEADER_ROWS));
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
function withMostKnown(rows: readonly TableRow[]): TableRow | null {
  return rows.reduce<TableRow | null>(
    (best, row) => (best === null || knownHeaders(row) > knownHeaders(best) ? row : best),
    null,
  );
}

function knownHeaders({ cells }: TableRow): number {
  return cells.filter((cell) => fieldOfHeader(cell) !== null).length;
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
