/**
 * Tables with one cell a line, some of which go on in the next line: "COURSE", "INSTITUTION", "YEAR OF", "PASSING" above "B.E", "Lumora
 * Engineering", "College, Leeds", "2021".
 */
import { isPresent, readDates } from "../dates/dates.ts";
import { findAll } from "../words/find-all.ts";
import { type LabelKind, labelKind } from "../words/labels.ts";
import { isPlace } from "../words/phrases.ts";
import { headingKind } from "../words/sections.ts";
import { splitWords } from "../words/split-words.ts";
import { isFunction, readSignals } from "../words/words.ts";

/** A word of all heads. Few lines are nothing but such a label. */
const MAY_BE_HEAD =
  /^[^\S\n]*(?:names? of )?(?:the )?(?:institut\w*|college|school|univ[a-z]*|board|company|organi[sz]ation|employer|firma|arbeitgeber|entreprise|empresa)(?:\/|[ /][^\n]{1,30})?[^\S\n]*(?=\r?\n)/gim;
const MAX_CELL = 70;
const MAX_COLUMNS = 8;
const MIN_COLUMNS = 3;
const MAX_LINES = 80;
const MAX_WRAPPED = 4;
const MAX_ABOVE = 5;

interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Between the lines of a cell */
interface Gap {
  readonly from: number;
  readonly to: number;
}

interface Column {
  readonly kind: LabelKind;
  readonly label: string;
}

/** The text with a blank for each line end inside a cell. Its length stays. */
export function withWholeCells(text: string): string {
  let changed = text;
  let from = 0;
  for (const { index } of findAll(MAY_BE_HEAD, text)) {
    if (index < from) continue;
    const table = tableAt(text, index);
    if (table === null) continue;
    from = table.to;
    for (const { from: end, to } of table.ends)
      changed = `${changed.slice(0, end)}${" ".repeat(to - end)}${changed.slice(to)}`;
  }
  return changed;
}

/** The line ends inside cells. Null where the lines are no such table. */
function tableAt(text: string, at: number): { readonly ends: readonly Gap[]; readonly to: number } | null {
  const lines = linesAround(text, at);
  const hit = lines.findIndex((line) => line.to > at);
  for (let first = Math.max(0, hit - MAX_ABOVE); first <= hit; first++) {
    const head = readHead(lines, first);
    if (head === null || head.cells.length < MIN_COLUMNS || head.to <= hit) continue;
    const kinds = head.columns.map(({ kind }) => kind);
    if (!kinds.includes("date")) return null;
    const body = lines.slice(head.to);
    const cells = readCells(body, head.columns);
    if (cells === null) return null;
    const ends = [...head.cells, ...cells].flatMap((cell) =>
      cell.slice(1).map(({ from }, index) => ({ from: (cell[index] as Line).to, to: from })),
    );
    const last = cells.at(-1)?.at(-1);
    return last === undefined || ends.length === 0 ? null : { ends, to: last.to };
  }
  return null;
}

/**
 * The lines of the block that holds an offset, without those that are too long for a cell. Each cell of a table from Word may have a
 * blank line behind it.
 */
function linesAround(text: string, at: number): readonly Line[] {
  const lines: Line[] = [];
  let from = text.lastIndexOf("\n", at) + 1;
  const isSpaced = BLANK_BEHIND.test(text.slice(at, at + MAX_CELL));
  let start = from;
  for (let line = 0; line < MAX_ABOVE && start > 0; ) {
    const above = start < 2 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
    const isBlank = text.slice(above, start).trim() === "";
    if (isBlank && (!isSpaced || start < from)) break;
    start = above;
    if (isBlank) continue;
    from = above;
    line++;
  }
  let blanks = 0;
  while (from < text.length && lines.length < MAX_LINES) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    const line = { text: text.slice(from, to).trim(), from, to };
    from = to + 1;
    blanks = line.text === "" ? blanks + 1 : 0;
    if (blanks > (isSpaced ? 1 : 0) || line.text.length > MAX_CELL) break;
    if (blanks === 0) lines.push(line);
  }
  return lines;
}

const BLANK_BEHIND = /^[^\n]+\n[^\S\n]*\n[^\S\n]*\S/;

function joined(cell: readonly Line[]): string {
  return cell.map(({ text }) => text).join(" ");
}

function readHead(lines: readonly Line[], first: number) {
  const columns: Column[] = [];
  const cells: (readonly Line[])[] = [];
  let to = first;
  while (to < lines.length && cells.length < MAX_COLUMNS) {
    const one = lines.slice(to, to + 1);
    const pair = lines.slice(to, to + 2);
    const second = pair[1]?.text ?? "";
    const whole = LETTERS.test(second) ? labelKind(joined(pair)) : null;
    const kindOfPair = labelKind(second) === null ? whole : null;
    const open = OPEN_LABEL.test(joined(one)) ? whole : null;
    const kind = open ?? kindOfPair ?? labelKind(joined(one));
    if (kind === null) break;
    const cell = open === null && kindOfPair === null ? one : pair;
    columns.push({ kind, label: joined(cell) });
    cells.push(cell);
    to += cell.length;
  }
  return cells.length === 0 ? null : { columns, cells, to };
}

const LETTERS = /^[\p{L} /&().-]+$/u;
const OPEN_LABEL = /(?:[/&-]|\b(?:of|and|or))$/i;

/** The lines of each cell, in the reading of them that fits the columns best. Null where none does */
function readCells(lines: readonly Line[], columns: readonly Column[]): readonly (readonly Line[])[] | null {
  const width = columns.length;
  // For each number of lines and column, the best score of the cells that end there, and the lines of the last one
  const best = new Map<number, { readonly score: number; readonly count: number }>([[0, { score: 0, count: 0 }]]);
  const key = (line: number, column: number) => line * width + column;
  const ends: number[] = [];
  for (let line = 0; line < lines.length; line++)
    for (let column = 0; column < width; column++) {
      const before = best.get(key(line, column));
      if (before === undefined) continue;
      for (let count = 1; count <= MAX_WRAPPED && line + count <= lines.length; count++) {
        const next = key(line + count, (column + 1) % width);
        const weight = 1 + (width - column) * EARLIER;
        const score = before.score + scoreOf(lines.slice(line, line + count), columns[column] as Column, weight);
        if (score <= (best.get(next)?.score ?? -Infinity)) continue;
        best.set(next, { score, count });
        if (column === width - 1) ends.push(line + count);
      }
    }
  const scoreAt = (line: number) => best.get(key(line, 0))?.score ?? 0;
  const end = ends.reduce((one, other) => (scoreAt(other) > scoreAt(one) ? other : one), 0);
  if (end === 0) return null;
  const cells: (readonly Line[])[] = [];
  for (let line = end, column = 0; line > 0; column = (column + width - 1) % width) {
    const { count } = best.get(key(line, column)) as { readonly count: number };
    cells.unshift(lines.slice(line - count, line));
    line -= count;
  }
  return cells;
}

/** Of two readings that are as good, the one with short first cells is taken. */
const EARLIER = 0.02;
const IMPOSSIBLE = -6;

function scoreOf(cell: readonly Line[], column: Column, weight: number): number {
  const text = joined(cell);
  let score = kindScore(text, column) - 0.6 * (cell.length - 1) ** 1.5 * weight;
  for (const [index, { text: line }] of cell.entries()) {
    const isOpen = OPEN.test(line) || line.lastIndexOf("(") > line.lastIndexOf(")");
    const goesOn = index > 0 && /^[\p{Ll}(&]/u.test(line);
    if (isOpen) score += index < cell.length - 1 ? 1 : -1;
    if (goesOn) score += 0.8;
  }
  return score;
}

const OPEN = /(?:[,/&–-]|\s(?:of|and|in|to|till|for|from))$/i;
const NUMBER_LABEL = /no\.?$/i;
const GENERIC_START =
  /^(?:college|school|university|institute|ltd|pvt|limited|private|\(?pvt\)?|company|board)\.?(?:,|\s(?!of\b|for\b)|$)/i;

function kindScore(text: string, { kind, label }: Column): number {
  const dates = readDates(text);
  const isDated = dates.some(({ from, to }) => to - from > 0.7 * text.length);
  if (kind === "date") {
    const [date] = dates;
    if (date === undefined || isPresent(text)) return isPresent(text) ? 2 : PURSUING.test(text) ? 1 : IMPOSSIBLE;
    return dates.length === 1 && isDated ? (date.isRange ? 3.5 : 2) : -2;
  }
  if (isDated) return IMPOSSIBLE;
  if (kind === "noise" && NUMBER_LABEL.test(label)) return /^\d{1,2}[.)]?$/.test(text) ? 3 : IMPOSSIBLE;
  if (headingKind(text) !== null && text === text.toUpperCase() && text.length > 8) return IMPOSSIBLE;
  const { title, company, school, degree } = readSignals(text);
  if (kind === "noise") return (title > 0 || company > 1 || school || degree ? -2 : 0) + (/\d/.test(text) ? 1 : 0);
  // "College, Leeds", "Management Ashdale University" go on from the line before.
  const start = GENERIC_START.test(text) ? -3 : isFunction(splitWords(text)[0] ?? "") ? -0.5 : 0;
  // Marks are no name
  const figures = /^[\d.,%/ ]+(?:%|c?gpa)?$/i.test(text) ? -4 : 0;
  if (kind === "title") return (title > 0 ? 2 : 0) - (company === 3 ? 2 : company * 0.5) + figures;
  if (kind === "degree") return (degree ? 2 : 0) - (school && !degree ? 1 : 0) + figures;
  const last = readSignals(splitWords(text).at(-1) ?? "");
  const edges = start + figures + (last.company > 0 || last.school ? 0.3 : 0);
  if (kind === "school") return (school ? 2 : 0) - (degree && !school ? 1 : 0) + edges;
  return (company > 0 || school ? 2 : 0) - (title > 0 && company < 3 ? 2 : 0) - (isPlace(text) ? 1 : 0) + edges;
}

const PURSUING = /^(?:pursuing|appear|ongoing|continu|awaited|not )/i;
