/** The degree, the school and the date in the record of a table that has lost what stood between its cells. */
import { findAll } from "../words/find-all.ts";
import { isPlace } from "../words/phrases.ts";
import { classesOf, DEGREE, FIELD, SCHOOL } from "../words/word-classes.ts";
import type { Span } from "./entry-cells.ts";

/** Columns: number, degree, subject, institute, university or board, year, marks */
export type StudyColumn = "number" | "degree" | "subject" | "school" | "body" | "date" | "marks";

export interface StudyCells {
  readonly degree: Span;
  readonly school: Span;
  /** Null for "pursuing" */
  readonly date: Span | null;
}

const MONTH = String.raw`(?:(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[.,'’ -]{0,2})?`;
const YEAR = String.raw`${MONTH}(?<![\d.])(?:19|20)\d\d(?![\d%])`;
const DATE = new RegExp(
  String.raw`${YEAR}(?:\s?(?:-|–|to)\s?(?:${YEAR}|\d\d(?![\d.%])|present|till date))?|(?<!\p{L})(?:pursuing|appear(?:ing|ed))(?!\p{L})`,
  "iu",
);
const DATE_AT = new RegExp(String.raw`^(?:${DATE.source})[\s:|–-]*`, "iu");
const START = /^[\s•▪●➢➤►❖✓*·\uf0b7\uf0a7\uf0d8-]*(?:\d{1,2}[.)]?\s+)?/u;
/** Of schools, which no single word says */
const STAGE =
  /^(?:(?:post[ -]?|under[ -]?)?graduation|(?:senior|higher|high|hr\.?|sr\.?) ?(?:secondary|sec\.?|school)(?: (?:school|certificate|education))?|secondary(?: school)?|ssc|sslc|inter(?:mediate)?|metric(?:ulation)?|matric(?:ulation)?|madhyamik|(?:class|std\.?|standard)[ -]?(?:xii|xi|x|1[02])(?:th)?|10 ?\+ ?2|\+2|plus two|1[02](?:th)?(?: (?:std\.?|class|standard))?|xii(?:th)?|xth?|p\.?u\.?c|[sh]\.?s\.?c|s\.?s\.?l\.?c|a\.?i\.?s\.?s\.?[ce]\.?e?|i\.?t\.?i)(?![\p{L}\d])\.?(?: ?\([^()]{1,30}\))?/iu;
const DEGREE_LEAD = /^(?:post[ -]?graduate|advanced?|executive|polytechnic) (?=\p{L}*(?:diplom|degree))/iu;
const SUBJECT =
  /^(?:pc[mb]{1,2}|sciences?|general|commerce|arts|humanities|(?:non-?)?medical|mech|c\.?s\.?e?|e\.?c\.?e|e\.?e\.?e|i\.?t|automobile|instrumentation|production|hr|textile|chemical|technology|power|systems?|structural|construction|industrial|thermal|applied|agriculture|education|applications?|stream|computers?|maths?|zoology|botany|english|hindi|sanskrit)[,.]?$/iu;
const LINK = /^(?:of|in|for|and|the|&|-|–|with)$/iu;
const MARK =
  /^(?:\d[\d.,/]*%?|%|\d(?:st|nd|rd|th)|i{1,3}(?:st|nd|rd)|first|second|third|distinction|\(?(?:d\.?)?c?\.?g\.?p\.?a\.?\)?:?)[,.;]?$/iu;
const BODY_WORD = /^(?:university|univercity|univ|board|council)[.,]*$/iu;
/** "W.B.U.T.", and "AKTU" where other words have small letters */
const POINTED = /^(?:\p{Lu}{1,2}\.){2,6}\p{Lu}?,?$/u;
const BOARD =
  /^(?:CBSE|ICSE|ISC|NIOS|BSEB|RBSE|HBSE|PSEB|MPBSE|AKTU|UPTU|JNTU[AHK]?|RGPV|WBUT|MAKAUT|VTU|GTU|SPPU|MDU),?$/;
const LETTERS = /^\p{Lu}{2,8},?$/u;

interface Word extends Span {
  readonly text: string;
  /** Of a university or board */
  readonly isLetters: boolean;
}

function wordsOf(text: string, from: number, to: number): readonly Word[] {
  const isCapitals = !/\p{Ll}/u.test(text);
  return findAll(/\S+/g, text.slice(from, to)).map(({ 0: word, index }) => ({
    text: word,
    isLetters: POINTED.test(word) || (isCapitals ? BOARD.test(word) : LETTERS.test(word)),
    from: from + index,
    to: from + index + word.length,
  }));
}

/** Whether a record may begin there. */
export function beginsStudy(line: string, columns: readonly StudyColumn[]): boolean {
  const start = startOf(line, columns);
  return degreeEnd(line, start) > start;
}

function startOf(text: string, columns: readonly StudyColumn[]): number {
  const start = STAGE.test(text) ? 0 : (START.exec(text)?.[0].length ?? 0);
  if (columns.find((column) => column !== "number") !== "date") return start;
  return text.length - text.slice(start).replace(DATE_AT, "").length;
}

/** Null where the text is no such record. */
export function studyCells(text: string, columns: readonly StudyColumn[]): StudyCells | null {
  const start = startOf(text, columns);
  const degree = { from: start, to: degreeEnd(text, start) };
  if (degree.to <= degree.from) return null;
  const date = dateOf(text, columns[0] === "date" ? 0 : degree.to);
  const school = date === null ? null : schoolOf(text, degree.to, columns);
  if (date === null || school === null) return null;
  return { degree, school, date: /\d/.test(text.slice(date.from, date.to)) ? date : null };
}

/** The first date, or a word such as "pursuing" */
export function dateOf(text: string, start: number): Span | null {
  const date = DATE.exec(text.slice(start));
  return date === null ? null : { from: start + date.index, to: start + date.index + date[0].length };
}

function degreeEnd(text: string, start: number): number {
  const rest = text.slice(start);
  const stage = STAGE.exec(rest)?.[0].length ?? 0;
  const lead = stage > 0 ? 0 : (DEGREE_LEAD.exec(rest)?.[0].length ?? 0);
  const words = wordsOf(text, start + stage + lead, text.length);
  const first = stage > 0 ? undefined : words[0];
  if (stage === 0 && (first === undefined || (classesOf(first.text) & DEGREE) === 0)) return start;
  let end = first?.to ?? start + stage;
  let isOpen = !/[,;]$/.test(text.slice(start, end));
  let isInBrackets = first !== undefined && /\([^)]*$/.test(first.text);
  for (const word of first === undefined ? words : words.slice(1)) {
    if (!isOpen) break;
    isInBrackets ||= word.text.startsWith("(");
    const isSubject = isInBrackets || SUBJECT.test(word.text) || (classesOf(word.text) & FIELD) !== 0;
    if (!isSubject && !LINK.test(word.text)) break;
    if (isInBrackets && word.text.includes(")")) isInBrackets = false;
    if (!LINK.test(word.text)) end = word.to;
    isOpen = !word.text.endsWith(",");
  }
  return text.charAt(end - 1) === "," ? end - 1 : end;
}

function schoolOf(text: string, from: number, columns: readonly StudyColumn[]): Span | null {
  const all = wordsOf(text, from, text.length).filter(({ text: word }) => !/^[-–|,]$/.test(word));
  const first = all.findIndex(({ text: word }) => !isNoName(word));
  if (first < 0) return null;
  const last = all.findIndex(({ text: word }, index) => index > first && isNoName(word));
  const words = all.slice(first, last < 0 ? undefined : last);
  const [school, body] = [columns.indexOf("school"), columns.indexOf("body")];
  const names =
    school < 0 || body < 0 ? words : school < body ? words.slice(0, schoolEnd(words)) : words.slice(bodyEnd(words));
  const other = isTownOfBody(names) ? names.at(-2) : names.at(-1);
  const [one] = names;
  if (one === undefined || other === undefined || !/^\p{Lu}/u.test(one.text)) return null;
  return { from: one.from, to: other.to - (/[,;]$/.test(other.text) ? 1 : 0) };
}

/** "U.P. Board Allahabad" */
function isTownOfBody(words: readonly Word[]): boolean {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined || words.length < 2) return false;
  return BODY_WORD.test(before.text) && isPlace(last.text);
}

function isNoName(word: string): boolean {
  return MARK.test(word) || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(word) || DATE.exec(word)?.[0] === word;
}

/** "Lumora College of Engineering, Chennai" before "Ashdale University" */
function schoolEnd(words: readonly Word[]): number {
  const at = words.findIndex((word, index) => isSchoolWord(word) && !isSchoolWord(words[index + 1]));
  if (at < 0 || BODY_WORD.test((words[at] as Word).text)) return bodyStart(words);
  let end = at + 1;
  while (end < words.length && !(words[end - 1] as Word).text.endsWith(",")) {
    const { text, isLetters } = words[end] as Word;
    const isName = LINK.test(text) || (classesOf(text) & FIELD) !== 0 || SUBJECT.test(text) || text.startsWith("(");
    if (!isName && (isLetters || !LINK.test((words[end - 1] as Word).text))) break;
    end++;
  }
  return end;
}

function isSchoolWord(word: Word | undefined): boolean {
  if (word === undefined || word.isLetters || BODY_WORD.test(word.text)) return false;
  return (classesOf(word.text.replace(/\W+$/, "")) & SCHOOL) !== 0;
}

/** Letters such as "CBSE" at the end */
function bodyStart(words: readonly Word[]): number {
  const at = words.findIndex(({ isLetters }, index) => index > 0 && isLetters);
  return at < 0 ? words.length : at;
}

/** "CBSE", "Ashdale University" before "Lumora College" */
function bodyEnd(words: readonly Word[]): number {
  const [first] = words;
  if (first === undefined) return 0;
  const at = first.isLetters ? 0 : words.findIndex(({ text }) => BODY_WORD.test(text));
  const next = words[at + 1];
  const end = at === 0 && next !== undefined && BODY_WORD.test(next.text) ? 2 : at + 1;
  return end < words.length && !LINK.test((words[end] as Word).text) ? end : 0;
}
