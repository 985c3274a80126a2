/** "Site Engineer Lumora Builders Ltd. Pune July 2018 to March 2019" below "Designation Organization Location Period": tables of work. */
import type { DatedPart } from "../dates/dated-part.ts";
import { readDates } from "../dates/dates.ts";
import { findAll } from "../words/find-all.ts";
import { COMPANY, classesOf, FIELD, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { type CopiedTable, withTableCells } from "./copied-tables.ts";
import { inCells, type Span } from "./entry-cells.ts";

type WorkColumn = "number" | "title" | "company" | "place" | "date";

const WORD = String.raw`(?:[a-z]{1,2}\.? ?no|no|names?|of|the|and|designations?|positions?|posts?|roles?|job title|held|organi[sz]ations?|company|companies|employers?|firms?|institut(?:e|ion)s?|work|working|service|experience|location|place|city|site|periods?|durations?|from|to|till|tenure|years?|dates?|joining|leaving)`;
const COLUMNS: readonly (readonly [WorkColumn, RegExp])[] = [
  ["number", /^no$/],
  ["title", /^(?:designation|position|post|role|title)/],
  ["company", /^(?:organi|compan|employer|firm|institut)/],
  ["place", /^(?:location|place|city|site)/],
  ["date", /^(?:period|duration|from|to$|till|tenure|year|date)/],
];
const NUMBER = /^\s*\d{1,2}[.)]?\s+/;
const OPEN_DATES = /(?:\s(?:to|till|until)|[-–])\s*$/i;

/** The text with bars between the names and the dates of such records. Its length stays. */
export function withWorkTables(text: string): string {
  return withTableCells(text, WORK);
}

/** Null unless an employer, a title and dates are all that it names. */
function columnsOf(head: string): readonly WorkColumn[] | null {
  const columns: WorkColumn[] = [];
  for (const [word] of findAll(/[a-z]+/gi, head)) {
    const column = COLUMNS.find(([, words]) => words.test(word.toLowerCase()))?.[0];
    if (column !== undefined && column !== columns.at(-1)) columns.push(column);
  }
  const isWhole = (["title", "company", "date"] as const).every((column) => columns.includes(column));
  const [first] = withoutNumber(columns);
  return isWhole && new Set(columns).size === columns.length && (first === "date" || columns.at(-1) === "date")
    ? columns
    : null;
}

function withoutNumber(columns: readonly WorkColumn[]): readonly WorkColumn[] {
  return columns[0] === "number" ? columns.slice(1) : columns;
}

function startOf(text: string, columns: readonly WorkColumn[]): number {
  return columns[0] === "number" ? (NUMBER.exec(text)?.[0].length ?? 0) : text.length - text.trimStart().length;
}

function begins(text: string, columns: readonly WorkColumn[]): boolean {
  const rest = text.slice(startOf(text, columns));
  return withoutNumber(columns)[0] === "date" ? readDates(rest)[0]?.from === 0 : /^\p{Lu}/u.test(rest);
}

function datesOf(record: string): DatedPart | null {
  const dates = readDates(record);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || OPEN_DATES.test(record)) return null;
  // "01/06/2014 31/07/2016", in a column each
  const isPair = dates.length === 2 && record.slice(first.to, last.from).trim() === "";
  if (dates.length > 1 && !isPair) return null;
  return isPair || first.isRange ? { ...first, to: last.to } : null;
}

function cellsOf(written: string, columns: readonly WorkColumn[]): string | null {
  const date = datesOf(written);
  if (date === null) return null;
  const record = withDash(written, date);
  const start = startOf(record, columns);
  const isDateFirst = date.from <= start;
  const names = wordsOf(record, isDateFirst ? date.to : start, isDateFirst ? record.length : date.from);
  const dates = { from: date.from + (/^\s*/.exec(record.slice(date.from))?.[0].length ?? 0), to: date.to };
  const isTitleFirst = columns.indexOf("title") < columns.indexOf("company");
  const at = isTitleFirst ? titleEnd(names) : companyEnd(names);
  const all = [names.slice(0, at), isTitleFirst ? withoutPlace(names.slice(at), columns) : names.slice(at)];
  const cells = all.flatMap(spanOf);
  if (cells.length === 2) return inCells(record, [...cells, dates]);
  // Where nothing says where a name ends, the record is a line as others are.
  const whole = spanOf([...names, { ...dates, text: "" }].toSorted((one, other) => one.from - other.from));
  return names.length < 2 ? null : inCells(record, whole);
}

/** "2014 2016", in a column each */
function withDash(record: string, { from, to }: DatedPart): string {
  const [first, second] = readDates(record);
  if (first === undefined || second === undefined) return record;
  return `${record.slice(0, first.to)}–${record.slice(first.to + 1, to)}${record.slice(Math.max(to, from))}`;
}

function spanOf(words: readonly Word[]): readonly Span[] {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
}

/** "Lumora Ltd. Pune", with a column of places */
function withoutPlace(words: readonly Word[], columns: readonly WorkColumn[]): readonly Word[] {
  const form = columns.includes("place") ? lastForm(words) : -1;
  return form < 0 ? words : words.slice(0, form + 1);
}

interface Word extends Span {
  readonly text: string;
}

function wordsOf(text: string, from: number, to: number): readonly Word[] {
  return findAll(/\S+/g, text.slice(from, to)).map(({ 0: word, index }) => ({
    text: word,
    from: from + index,
    to: from + index + word.length,
  }));
}

/** Behind the last of the first words of a title, and a bracket: 0 without one */
function titleEnd(words: readonly Word[]): number {
  const first = words.findIndex(({ text }) => isTitle(text));
  if (first < 0) return 0;
  let end = first + 1;
  while (end < words.length && (isTitle(words[end]?.text ?? "") || words[end]?.text.startsWith("(") === true)) end++;
  return end;
}

function isTitle(word: string): boolean {
  return (classesOf(word) & TITLE) !== 0;
}

/** Behind the legal form, or the words that say what it is, and "of Engineering": 0 without one */
function companyEnd(words: readonly Word[]): number {
  const form = lastForm(words);
  if (form > 0) return form + 1;
  const classes = words.map(({ text }) => classesOf(text.replace(/[.,]+$/, "")));
  const first = classes.findIndex((found, index) => index > 0 && (found & (COMPANY | SCHOOL)) !== 0);
  if (first < 0) return titleStart(words, classes);
  let end = first + 1;
  while (end < words.length && ((classes[end] ?? 0) & (COMPANY | SCHOOL)) !== 0) end++;
  return words[end]?.text === "of" ? end + 2 : end;
}

const RANK = /^(?:senior|junior|sr|jr|asst|assistant|site|lead|chief|deputy|general|graduate|head|project)\.?$/i;

/** "Vantelo Junior Engineer" */
function titleStart(words: readonly Word[], classes: readonly number[]): number {
  if (((classes.at(-1) ?? 0) & TITLE) === 0) return 0;
  const before = classes.findLastIndex(
    (found, index) => (found & (TITLE | FUNCTION | FIELD)) === 0 && !RANK.test(words[index]?.text ?? ""),
  );
  return before + 1;
}

function lastForm(words: readonly Word[]): number {
  return words.findLastIndex(({ text }) => (classesOf(text.replace(/[.,]+$/, "")) & LEGAL_FORM) !== 0);
}

const WORK: CopiedTable<WorkColumn> = {
  mayBeHead: /organi[sz]ation|company|employer|firm|institut/gi,
  headLine: new RegExp(String.raw`^[\s•▪●➢]*${WORD}(?:[\s/,.&()-]+${WORD})*[\s/,.&()-]*$`, "i"),
  columnsOf,
  begins,
  cellsOf,
  goesOn: (record) => readDates(record).length < 2,
  restLine: /^\s*\(.*\)\s*$/,
};
