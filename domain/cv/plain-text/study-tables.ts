/**
 * "B.Tech Lumora College of Engineering Ashdale University 65% 2012" below "Degree Institute Board Percentage Year": tables of studies
 * whose cells stand one blank apart, in lines that go on. So a table of a document is copied.
 */
import { FILLER } from "../words/fillers.ts";
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { inCells, type Span } from "./entry-cells.ts";
import { beginsStudy, type StudyColumn, studyCells } from "./study-cells.ts";

/** Of all heads. Each of them is in few lines. */
const MAY_BE_HEAD = /(?:board|univ[a-z]*|institut\w*|college|school)/gi;
const WORD = String.raw`(?:[a-z]{1,2}\.? ?no|no|names?|of|the|and|in|degrees?|certificates?|levels?|courses?|exam(?:ination)?s?|qualifications?|class|standard|std|stream|speciali[sz]ation|discipline|branch|subjects?|majors?|institut(?:e|ion)s?|colleges?|schools?|university|univ|boards?|years?|passing|passed|pass|completion|session|duration|percentage|percent|marks|obtained|c?gpa|sgpa|cpi|grade|division|div|scores?|results?|aggregate)`;
const HEAD_LINE = new RegExp(String.raw`^[\s•▪●➢]*${WORD}(?:[\s/,.&()%-]+${WORD})*[\s/,.&()%-]*$`, "i");
/** Cells that are apart are read as such. */
const CELLS = /\S(?:\t| {2,})\S/;
const MARKS_LINE =
  /^[\s\d.,%()/]*(?:(?:first|second|third|1st|2nd|3rd|i{1,3}|division|class|with|distinction|honou?rs|percent|c?gpa|d\.g\.p\.a)[\s\d.,%()/]*)*$/i;
const COLUMNS: readonly (readonly [StudyColumn, RegExp])[] = [
  ["number", /^no$/],
  ["degree", /^(?:degree|certif|level|course|exam|qualif|class|standard|std)/],
  ["subject", /^(?:stream|special|discipl|branch|subject|major)/],
  ["school", /^(?:institut|college|school)/],
  ["body", /^(?:univ|board)/],
  ["date", /^(?:year|session|duration)/],
  ["marks", /^(?:perc|marks|%|c?gpa|sgpa|cpi|grade|div|score|result|aggreg)/],
];

const MAX_HEAD = 130;
const MAX_HEAD_LINES = 8;
const MAX_ABOVE = 2;
const MAX_BODY = 60;
const MAX_RECORD = 10;
const MAX_START = 60;

/** The text with bars between the degree, the school and the date of such records, and without the other cells. Its length stays. */
export function withStudyTables(text: string): string {
  let changed = text;
  let from = 0;
  for (const { index } of findAll(MAY_BE_HEAD, text)) {
    if (index < from) continue;
    const start = text.lastIndexOf("\n", index) + 1;
    const end = lineEnd(text, start);
    from = end;
    const line = text.slice(start, end);
    if (line.length > MAX_HEAD || !HEAD_LINE.test(line) || CELLS.test(line)) continue;
    const head = headAt(text, start, end);
    const columns = columnsOf(text.slice(head.from, head.to));
    const table = columns === null ? null : readTable(text, head, columns);
    if (table === null) continue;
    changed = changed.slice(0, head.from) + table + changed.slice(head.from + table.length);
    from = head.from + table.length;
  }
  return changed;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** The lines of the head, which may be many */
function headAt(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  for (let line = 0; line < MAX_ABOVE && from > 0; line++) {
    const above = text.lastIndexOf("\n", from - 2) + 1;
    const head = text.slice(above, from - 1);
    if (!/\S\s\S/.test(head) || head.length > MAX_HEAD || !HEAD_LINE.test(head) || headingKind(head.trim()) !== null)
      break;
    from = above;
  }
  for (let line = 0; line < MAX_HEAD_LINES && to < text.length; line++) {
    const below = lineEnd(text, to + 1);
    if (below - to > MAX_HEAD || !HEAD_LINE.test(text.slice(to + 1, below))) break;
    to = below;
  }
  return { from, to };
}

/** Null unless a degree and then names come first, with a date. */
function columnsOf(head: string): readonly StudyColumn[] | null {
  const columns: StudyColumn[] = [];
  let before = 0;
  for (const { 0: word, index } of findAll(/[a-z]+|%/gi, head)) {
    const named = COLUMNS.find(([, words]) => words.test(word.toLowerCase()))?.[0];
    if (named === undefined) continue;
    // The class of a degree is a mark.
    const column = named === "degree" && columns.includes("degree") && columns.at(-1) !== "degree" ? "marks" : named;
    const last = columns.at(-1);
    const between = head.slice(before, index);
    const isJoined = between.includes("/") || (last === "body" && between.trim() === "of");
    before = index + word.length;
    if (last === column) continue;
    if (isJoined && last !== undefined) columns[columns.length - 1] = joined(last, column);
    else columns.push(column);
  }
  const names = columns.filter((column) => column === "degree" || column === "school" || column === "body");
  const isWhole = new Set(columns).size === columns.length && columns.includes("date") && names.length > 1;
  return isWhole && names[0] === "degree" ? columns : null;
}

/** "College / University", "Class/Division" */
function joined(one: StudyColumn, other: StudyColumn): StudyColumn {
  return (["marks", "school", "degree"] as const).find((column) => column === one || column === other) ?? other;
}

/** The head without its words, and the records in cells. Null if none is one. */
function readTable(text: string, head: Span, columns: readonly StudyColumn[]): string | null {
  let table = "";
  let copied = head.to;
  let record: Span | null = null;
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
      if (MARKS_LINE.test(content)) continue;
      if (headingKind(content.trim()) !== null && !/\d/.test(content)) break;
      // "HIGHER", and "SECONDARY" on the next line
      if (!beginsStudy(text.slice(from, from + MAX_START).replaceAll(/[\n\r]/g, " "), columns)) break;
      record = { from, to };
    } else record = { from: record.from, to };
    const whole = text.slice(record.from, record.to).replaceAll(/[\n\r]/g, " ");
    const cells = hasDate(whole) ? cellsOf(whole, columns) : null;
    if (cells !== null) {
      table += blank(text.slice(copied, record.from)) + cells;
      copied = record.to;
      record = null;
    } else if (hasDate(content) || text.slice(record.from, to).split("\n").length > MAX_RECORD) break;
  }
  return table === "" ? null : blank(text.slice(head.from, head.to)) + table;
}

function hasDate(line: string): boolean {
  return /(?<![\d.])(?:19|20)\d\d(?![\d%])|pursuing|appear/i.test(line);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]/g, FILLER);
}

/** The record with its names and dates in cells */
function cellsOf(record: string, columns: readonly StudyColumn[]): string | null {
  const cells = studyCells(record, columns);
  if (cells === null) return null;
  return inCells(record, [cells.degree, cells.school, ...(cells.date === null ? [] : [cells.date])]);
}
