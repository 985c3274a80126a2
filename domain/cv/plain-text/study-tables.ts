/** "B.Tech Lumora College of Engineering Ashdale University 65% 2012" below "Degree Institute Board Percentage Year": tables of studies. */
import { findAll } from "../words/find-all.ts";
import { type CopiedTable, withTableCells } from "./copied-tables.ts";
import { inCells } from "./entry-cells.ts";
import { beginsStudy, type StudyColumn, studyCells } from "./study-cells.ts";

const MAY_BE_HEAD = /(?:board|univ[a-z]*|institut\w*|college|school)/gi;
const WORD = String.raw`(?:[a-z]{1,2}\.? ?no|no|names?|of|the|and|in|degrees?|certificates?|levels?|courses?|exam(?:ination)?s?|qualifications?|class|standard|std|stream|speciali[sz]ation|discipline|branch|subjects?|majors?|institut(?:e|ion)s?|colleges?|schools?|university|univ|boards?|years?|passing|passed|pass|completion|session|duration|percentage|percent|marks|obtained|c?gpa|sgpa|cpi|grade|division|div|scores?|results?|aggregate)`;
const HEAD_LINE = new RegExp(String.raw`^[\s•▪●➢]*${WORD}(?:[\s/,.&()%-]+${WORD})*[\s/,.&()%-]*$`, "i");
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

/** The text with bars between the degree, the school and the date of such records, and without the other cells. Its length stays. */
export function withStudyTables(text: string): string {
  return withTableCells(text, STUDIES);
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

function hasDate(record: string): boolean {
  return /(?<![\d.])(?:19|20)\d\d(?![\d%])|pursuing|appear/i.test(record);
}

function cellsOf(record: string, columns: readonly StudyColumn[]): string | null {
  const cells = hasDate(record) ? studyCells(record, columns) : null;
  if (cells === null) return null;
  return inCells(record, [cells.degree, cells.school, ...(cells.date === null ? [] : [cells.date])]);
}

const STUDIES: CopiedTable<StudyColumn> = {
  mayBeHead: MAY_BE_HEAD,
  headLine: HEAD_LINE,
  columnsOf,
  begins: beginsStudy,
  cellsOf,
  goesOn: (record) => !hasDate(record),
  restLine: MARKS_LINE,
};
