// oxlint-disable-next-line typescript/triple-slash-reference -- the web app includes files by import only, and this declares a module
/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse";
import { type Delimiter, FileReadError, grouped, IMPORT_LIMITS, type TableRow } from "./table.ts";

export interface ParsedRows {
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
}

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t", "|"];
const SAMPLE_LINES = 50;
const SAMPLE_LENGTH = 200_000;
/** Above it, memory is used up by empty rows alone. */
const MAX_LINES = 1_000_000;
/** Each one parses the rest of the file again. */
const MAX_UNCLOSED_QUOTES = 20;
/** A cell of more lines is taken for a quote that never closes. */
const MAX_LINES_PER_ROW = 200;

/** Line ends become LF, also inside of cells. */
export function normalizeLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The delimiter that Excel's first line `sep=;` names, and the text with that line emptied, so that line numbers stay. */
export function readSeparatorLine(text: string): { readonly text: string; readonly delimiter: Delimiter | null } {
  const found = /^"?sep=(.)"?[ \t]*(?=\n|$)/i.exec(text);
  const delimiter = DELIMITERS.find((candidate) => candidate === found?.[1]) ?? null;
  return found === null || delimiter === null
    ? { text, delimiter: null }
    : { text: text.slice(found[0].length), delimiter };
}

/** The delimiter that gives most of the first 50 lines the same number of columns; of equals, the one with more columns. */
export function detectDelimiter(text: string): Delimiter {
  const sample = text.slice(0, Math.min(offsetOfLine(text, 0, SAMPLE_LINES), SAMPLE_LENGTH));
  let best: { readonly delimiter: Delimiter; readonly share: number; readonly columns: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse(sample, { delimiter, newline: "\n", preview: SAMPLE_LINES });
    const counts = new Map<number, number>();
    const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ""));
    for (const { length } of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
    for (const [columns, rows] of counts) {
      const share = Math.round((10 * rows) / filled.length);
      if (columns < 2) continue;
      if (best === null || share > best.share || (share === best.share && columns > best.columns)) {
        best = { delimiter, share, columns };
      }
    }
  }
  return best?.delimiter ?? ",";
}

/**
 * Reads CSV (RFC 4180). A quote that never closes would swallow the rest of the file: its line is read without quotes, and
 * reading goes on at the next one.
 */
export function parseDelimited(text: string, delimiter: Delimiter): ParsedRows {
  rejectTooManyLines(text);
  const rows: TableRow[] = [];
  const unclosed: number[] = [];
  let offset = 0;
  let line = 1;
  for (;;) {
    const firstLine = line;
    const rest = text.slice(offset);
    const { data, errors } = Papa.parse(rest, { delimiter, newline: "\n" });
    const malformed = new Map<number, string>();
    for (const { type, code, row } of errors) if (type === "Quotes" && row !== undefined) malformed.set(row, code);
    const hasQuotes = rest.includes('"');
    let isRunaway = false;
    for (const [index, cells] of data.entries()) {
      const height = hasQuotes ? heightOf(cells) : 1;
      const error = malformed.get(index);
      isRunaway = error === "MissingQuotes" || height > (error === undefined ? MAX_LINES_PER_ROW : 1);
      if (isRunaway) break;
      rows.push({ line, cells });
      line += height;
    }
    if (!isRunaway) return { rows, notes: unclosedNotes(unclosed) };
    unclosed.push(line);
    if (unclosed.length > MAX_UNCLOSED_QUOTES) throw unclosedError(unclosed);
    const from = offset + offsetOfLine(rest, 0, line - firstLine);
    const to = offsetOfLine(text, from, 1);
    rows.push({ line, cells: text.slice(from, to).replace(/\n$/, "").split(delimiter).map(withoutStrayQuotes) });
    line += 1;
    offset = to;
    if (offset >= text.length) return { rows, notes: unclosedNotes(unclosed) };
  }
}

function heightOf(cells: readonly string[]): number {
  let height = 1;
  for (const cell of cells) for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) height += 1;
  return height;
}

function withoutStrayQuotes(cell: string): string {
  return cell.replace(/^"|"$/g, "");
}

/** The offset after `lines` line ends; the end of the text if it has fewer. */
function offsetOfLine(text: string, from: number, lines: number): number {
  let offset = from;
  for (let n = 0; n < lines; n += 1) {
    const end = text.indexOf("\n", offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}

function rejectTooManyLines(text: string): void {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  if (lines > MAX_LINES) throw tooManyRows(lines);
}

export function tooManyRows(rows: number): FileReadError {
  return new FileReadError(
    "too_many_rows",
    `The file has ${grouped(rows)} rows; ${grouped(IMPORT_LIMITS.rows)} can be imported at once.`,
  );
}

function unclosedNotes(lines: readonly number[]): readonly string[] {
  if (lines.length === 0) return [];
  const list = lines.join(", ");
  return [
    lines.length === 1
      ? `A quote in line ${list} never closes. The line was read without quotes.`
      : `Quotes in lines ${list} never close. These lines were read without quotes.`,
  ];
}

function unclosedError(lines: readonly number[]): FileReadError {
  return new FileReadError(
    "unclosed_quotes",
    `Quotes never close in more than ${MAX_UNCLOSED_QUOTES} lines, first in line ${lines[0]}. Correct the file, or choose another delimiter.`,
  );
}
