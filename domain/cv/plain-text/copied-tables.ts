/**
 * Tables whose cells stand one blank apart, in lines that go on, as a table of a document is copied: "Degree Institute Year" above
 * "B.Tech Lumora College of", "Engineering 2012".
 */
import { FILLER } from "../words/fillers.ts";
import { findAll } from "../words/find-all.ts";
import { labelKind } from "../words/labels.ts";
import { headingKind } from "../words/sections.ts";
import type { Span } from "./entry-cells.ts";

export interface CopiedTable<Column> {
  /** A word of all heads. Each of them is in few lines. */
  readonly mayBeHead: RegExp;
  /** A line with nothing but words of heads */
  readonly headLine: RegExp;
  /** Null where the head is of no such table */
  readonly columnsOf: (head: string) => readonly Column[] | null;
  /** Whether a record may begin there */
  readonly begins: (text: string, columns: readonly Column[]) => boolean;
  /** The record with its names and dates in cells. Null while it goes on, and where it is no record */
  readonly cellsOf: (record: string, columns: readonly Column[]) => string | null;
  /** Whether a record that has no cells goes on */
  readonly goesOn: (record: string) => boolean;
  /** Behind a record, but no part of it */
  readonly restLine: RegExp;
}

const MAX_HEAD = 130;
const MAX_HEAD_LINES = 8;
const MAX_ABOVE = 2;
const MAX_BODY = 60;
const MAX_RECORD = 10;
const MAX_START = 60;
/** Cells that are apart are read as such. */
const CELLS = /\S(?:\t| {2,})\S/;

/** The text with bars between the cells of such records, and without the other cells. Its length stays. */
export function withTableCells<Column>(text: string, table: CopiedTable<Column>): string {
  let changed = text;
  let from = 0;
  for (const { index } of findAll(table.mayBeHead, text)) {
    if (index < from) continue;
    const start = text.lastIndexOf("\n", index) + 1;
    const end = lineEnd(text, start);
    from = end;
    const line = text.slice(start, end);
    if (line.length > MAX_HEAD || !table.headLine.test(line) || CELLS.test(line)) continue;
    const head = headAt(text, start, end, table.headLine);
    const words = text.slice(head.from, head.to);
    const columns = isCellALine(words) ? null : table.columnsOf(words);
    const rows = columns === null ? null : readRecords(text, head, columns, table);
    if (rows === null) continue;
    changed = changed.slice(0, head.from) + rows + changed.slice(head.from + rows.length);
    from = head.from + rows.length;
  }
  return changed;
}

/** Such tables are read as such. */
function isCellALine(head: string): boolean {
  const cells = head.split("\n");
  return cells.length > 2 && cells.every((cell) => labelKind(cell.trim()) !== null);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** The lines of the head, which may be many */
function headAt(text: string, start: number, end: number, headLine: RegExp): Span {
  let [from, to] = [start, end];
  for (let line = 0; line < MAX_ABOVE && from > 0; line++) {
    const above = text.lastIndexOf("\n", from - 2) + 1;
    const head = text.slice(above, from - 1);
    if (!/\S\s\S/.test(head) || head.length > MAX_HEAD || !headLine.test(head) || headingKind(head.trim()) !== null)
      break;
    from = above;
  }
  for (let line = 0; line < MAX_HEAD_LINES && to < text.length; line++) {
    const below = lineEnd(text, to + 1);
    if (below - to > MAX_HEAD || !headLine.test(text.slice(to + 1, below))) break;
    to = below;
  }
  return { from, to };
}

/** The head without its words, and the records in cells. Null if none is one. */
function readRecords<Column>(
  text: string,
  head: Span,
  columns: readonly Column[],
  { begins, cellsOf, goesOn, restLine }: CopiedTable<Column>,
): string | null {
  let rows = "";
  let copied = head.to;
  let record: number | null = null;
  let to = head.to;
  for (let line = 0; line < MAX_BODY && to < text.length; line++) {
    const from = to + 1;
    to = lineEnd(text, from);
    const content = text.slice(from, to);
    if (content.trim() === "") {
      if (record !== null) break;
      continue;
    }
    if (record === null) {
      if (restLine.test(content)) continue;
      if (headingKind(content.trim()) !== null && !/\d/.test(content)) break;
      // "HIGHER", and "SECONDARY" on the next line
      if (!begins(text.slice(from, from + MAX_START).replaceAll(/[\n\r]/g, " "), columns)) break;
      record = from;
    }
    const whole = text.slice(record, to);
    const joined = whole.replaceAll(/[\n\r]/g, " ");
    const cells = cellsOf(joined, columns);
    if (cells !== null) {
      rows += blank(text.slice(copied, record)) + cells;
      copied = to;
      record = null;
    } else if (!goesOn(joined) || whole.split("\n").length > MAX_RECORD) break;
  }
  return rows === "" ? null : blank(text.slice(head.from, head.to)) + rows;
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]/g, FILLER);
}
