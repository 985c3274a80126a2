import { isPresent } from "../dates/dates.ts";
import { type LabelKind, labelKind } from "../words/labels.ts";
import { readSignals } from "../words/words.ts";
import { Row } from "./row.ts";

/** What the head of a table says about its columns. */
export type Columns = readonly (LabelKind | null)[];

const CELLS = /\s*[\t|]+\s*|\s{3,}/;
const MAX_CELL = 45;
/** Cells that blanks align are far apart. */
const MAX_HEAD = 240;
const MAX_ROW = 1500;
const MAX_COLUMNS = 8;
const NAMED: ReadonlySet<LabelKind | null> = new Set(["company", "title", "school", "degree"]);

/** Gives the rows of tables the columns of the table's head, and drops the heads. */
export function readTables(text: string, rows: readonly Row[]): readonly Row[] {
  const result: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const named = headColumns(row);
    if (named !== null) {
      let last = index;
      while (cellsOf(rows[last + 1]).length > 1 && headColumns(rows[last + 1] as Row) === null) last++;
      const body = rows.slice(index + 1, last + 1);
      const columns = ofStudies(named, body);
      result.push(
        head(row, columns),
        ...body.map((one) => {
          const own = cellsOf(one).length === columns.length ? columns : columnsOfFilled(row, one, columns);
          return own === null ? one : one.withColumns(own);
        }),
      );
      index = last;
      continue;
    }
    const blankHead = blankColumns(row);
    if (blankHead !== null) {
      result.push(head(row, blankHead));
      continue;
    }
    const cells = cellColumns(rows, index);
    if (cells === null) {
      result.push(row);
      continue;
    }
    const { to } = cells;
    const kinds = withoutLostNumbers(row, rows[to], cells.columns);
    const { records, to: end } = joinCells(text, rows, to, kinds);
    // Without records, cells are merged: the head has other cells than they, and names no entry itself.
    result.push(head(row, kinds), ...records);
    index = end - 1;
  }
  return result;
}

function head(row: Row, columns: Columns): Row {
  return new Row(row.start, row.text, { ...row.flags, columns, isTableHead: true });
}

function cellsOf(row: Row | undefined): readonly string[] {
  if (row === undefined || row.text.length > MAX_ROW || !/[\t|]|\s{3}/.test(row.text)) return [];
  return row.text.split(CELLS).filter((cell) => cell !== "");
}

/** "Period | Activity | Institution" above degrees and schools */
function ofStudies(columns: Columns, body: readonly Row[]): Columns {
  const [title, company] = [columns.indexOf("title"), columns.indexOf("company")];
  if (title === -1 || company === -1) return columns;
  const studies = body.filter((row) => {
    const cells = cellsOf(row);
    return readSignals(cells[title] ?? "").degree && readSignals(cells[company] ?? "").school;
  });
  if (studies.length === 0 || studies.length < MOST * body.length) return columns;
  return columns.map((kind) => (kind === "title" ? "degree" : kind === "company" ? "school" : kind));
}

const MOST = 0.6;

/** The columns of a row's cells where some are empty: the head has a single tab or bar between its cells. */
function columnsOfFilled(head: Row, row: Row, columns: Columns): Columns | null {
  const mark = row.text.includes("\t") ? "\t" : "|";
  const cells = row.text.split(mark);
  if (cells.length !== columns.length || head.text.split(mark).length !== columns.length) return null;
  const filled = columns.filter((_column, index) => (cells[index] as string).trim() !== "");
  return filled.length === cellsOf(row).length ? filled : null;
}

/** "Period | Employer | Role" */
function headColumns(row: Row): Columns | null {
  if (row.text.length > MAX_HEAD) return null;
  const cells = cellsOf(row);
  return cells.length < 2 || cells.length > MAX_COLUMNS || row.dates.length > 0 ? null : columnsOf(cells);
}

/** "Year Degree Institution", which has lost all but a blank between its cells */
function blankColumns(row: Row): Columns | null {
  const { text, isBullet } = row;
  const blank = text.indexOf(" ");
  if (isBullet || text.length > MAX_BLANK_HEAD || blank < 0 || !BLANK_HEAD.test(text)) return null;
  if (labelKind(text.slice(0, blank)) === null) return null;
  const kinds = text.split(" ").map(labelKind);
  const isHead = kinds.every((kind) => kind !== null) && new Set(kinds).size > 2;
  return isHead && row.dates.length === 0 ? kinds : null;
}

const MAX_BLANK_HEAD = 60;
/** Three words or more, and nothing else */
const BLANK_HEAD = /^\p{L}[\p{L}/.-]+(?: \p{L}[\p{L}/.-]+){2,7}$/u;

function columnsOf(cells: readonly string[]): Columns | null {
  const kinds = cells.map(labelKind);
  const known = kinds.filter((kind) => kind !== null).length;
  // A long head may have more columns that no label names.
  if (known < 2 || known < Math.min(cells.length - 1, Math.ceil(0.6 * cells.length))) return null;
  if (!kinds.some((kind) => NAMED.has(kind))) return null;
  // "Name of the School" beside "Designation" is an employer.
  if (!kinds.includes("title") && cells.some(isTaught))
    return kinds.map((kind, index) => (kind === "school" && !isTaught(cells[index] as string) ? "client" : kind));
  return kinds.includes("title") ? kinds.map((kind) => (kind === "school" ? "company" : kind)) : kinds;
}

/** "College", beside which "University" and "Board" say who awards the degree */
export function isTaught(label: string): boolean {
  return /colle|school|instit/i.test(label);
}

/** The head of a table with one cell a line: "Company", "Designation", "From", "To". */
function cellColumns(rows: readonly Row[], from: number): { readonly columns: Columns; readonly to: number } | null {
  const cells: string[] = [];
  let to = from;
  while (to < rows.length && cells.length < MAX_COLUMNS) {
    const { text } = rows[to] as Row;
    // "Type of business: Retail" has its value.
    if (text.length > MAX_CELL || VALUE.test(text)) break;
    const isWhole = labelKind(text) !== null;
    // "Name and type of organisation" above "providing education and training"
    const below = cells.length > 0 && OPEN_LABEL.test(text.slice(-MAX_OPEN)) ? rows[to + 1]?.text : undefined;
    const isWrapped =
      below !== undefined &&
      below.length <= MAX_CELL &&
      // "Name of Organization" above "Designation"
      !(isWhole && OPEN_NAME.test(text) && labelKind(below) !== null) &&
      labelKind(`${text} ${below}`) !== null;
    if (!isWhole && !isWrapped) break;
    cells.push(isWrapped ? `${text} ${below}` : text);
    to += isWrapped ? 2 : 1;
  }
  const columns = cells.length < 3 ? null : columnsOf(cells);
  return columns === null ? null : { columns, to };
}

/** "1", "2", each on a line of its own, are as the numbers of pages, which are no rows. */
function withoutLostNumbers(head: Row, first: Row | undefined, columns: Columns): Columns {
  const areLost = columns[0] === "noise" && NUMBER_LABEL.test(head.text) && !/^\d{1,2}\W?$/.test(first?.text ?? "");
  return areLost ? columns.slice(1) : columns;
}

const NUMBER_LABEL = /^(?:(?:sl|s|sr|ser(?:ial)?|lfd)\.? ?(?:no|nr)|no|nr|#)\.?$/i;
const VALUE = /: ?\S/;
/** A label goes on in the next line */
const OPEN_LABEL =
  /(?:[\s'’](?:und|oder|et|ou|y|o|e|en|of|and|or|di|d|de|del|der|des|van)|organi[sz]ation|établissement)$/iu;
const OPEN_NAME = /(?:organi[sz]ation|établissement)$/i;
const MAX_OPEN = 14;

function isDated(row: Row | undefined): boolean {
  return row !== undefined && row.dates.length > 0;
}

/** Of a paragraph, or of the next head */
function isNoCell({ text }: Row): boolean {
  return text.length > 120 || labelKind(text) !== null;
}

/** One row for each record of a table with one cell a line, and the first row behind them. */
function joinCells(
  text: string,
  rows: readonly Row[],
  from: number,
  columns: Columns,
): { readonly records: readonly Row[]; readonly to: number } {
  const records: Row[] = [];
  const dateColumn = columns.indexOf("date");
  let at = from;
  for (;;) {
    const empty = emptyCells(text, rows, at, columns.length);
    const next = at + columns.length - empty;
    if (next > rows.length) break;
    const cells = rows.slice(at, next);
    const dated = empty === 0 ? cells[dateColumn] : cells.find(isDated);
    if (cells.some(isNoCell) || (dated !== undefined && dated.dates.length === 0)) break;
    // A description of several lines: neither a blank line nor a record follows.
    if (columns.includes("noise") && rows[next]?.isAfterBlank === false && !isDated(rows[next + dateColumn])) break;
    // A head of merged cells has more columns of dates than the records.
    const dates = cells.filter(
      (cell, column) => (empty > 0 || columns[column] === "date") && (isDated(cell) || isPresent(cell.text)),
    );
    if (dates.length < 0.7 * columns.filter((column) => column === "date").length) break;
    const [first, last] = [cells[0] as Row, cells.at(-1) as Row];
    if (last.start < first.start) break;
    records.push(
      new Row(first.start, text.slice(first.start, last.end).replaceAll(/[\n\r]/g, "\t"), { ...first.flags, columns }),
    );
    at = next;
  }
  return { records, to: at };
}

/** Cells of a record that have only a dash, which is no row */
function emptyCells(text: string, rows: readonly Row[], from: number, count: number): number {
  let empty = 0;
  for (let at = from; at + 1 < rows.length && at - from + 1 + empty < count; at++) {
    const [end, start] = [(rows[at] as Row).end, (rows[at + 1] as Row).start];
    if (start > end + 2 && EMPTY_CELL.test(text.slice(end, start))) empty++;
  }
  return empty;
}

const EMPTY_CELL = /\n[ \t]*[-–—][ \t]*\r?\n/;
