import type { PartialDate } from "#domain/profile/partial-date.ts";
import { unitTest } from "../words/memoize.ts";
import { foldWords } from "../words/split-words.ts";
import {
  ISO_AFTER,
  MONTH_AFTER,
  MONTH_NAME_BEFORE,
  MONTH_NUMBER_BEFORE,
  monthOf,
  QUARTER_AFTER,
  REACH,
  SEASON_BEFORE,
  SEMESTER_BEFORE,
  SHORT_YEAR_AFTER,
  YEAR_AT,
} from "./date-patterns.ts";

export interface DateToken {
  readonly from: number;
  readonly to: number;
  readonly date: PartialDate;
  /** Both years of "2014/15". */
  readonly until?: PartialDate;
}

/** Every year of a line with its month, in order. Linear in the line's length. */
export function findTokens(line: string): DateToken[] {
  const found: DateToken[] = [];
  let last = 0;
  YEAR_AT.lastIndex = 0;
  for (let match = YEAR_AT.exec(line); match !== null; match = YEAR_AT.exec(line)) {
    if (match.index < last) continue;
    const token = readToken(line, match.index, match[0], last);
    if (token === null) continue;
    found.push(token);
    last = token.to;
  }
  return found;
}

function readToken(line: string, at: number, written: string, last: number): DateToken | null {
  const digits = written.length === 3 ? written.slice(1) : written;
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 50 ? 2000 : 1900);
  const to = at + written.length;
  if (/[\p{L}\d]/u.test(line.charAt(to))) return null;
  const before = line.slice(wordStart(line, Math.max(last, at - REACH), at), at);
  // "Sydney NSW 2000"
  if (before.endsWith("NSW ")) return null;
  const named = MONTH_NAME_BEFORE.exec(before);
  const month = named === null ? undefined : monthOf.get(foldWords(named[1] as string));
  if (named !== null && month !== undefined) return { from: at - named[0].length, to, date: { year, month } };
  const numeric = MONTH_NUMBER_BEFORE.exec(before);
  if (
    numeric !== null &&
    Number(numeric[2]) >= 1 &&
    Number(numeric[2]) <= 12 &&
    (digits.length === 4 || before.endsWith("/"))
  )
    return { from: at - numeric[0].length, to, date: { year, month: Number(numeric[2]) } };
  if (written.length === 2) return SEMESTER_BEFORE.test(before) ? readYear(line, { at, to, year }, before) : null;
  if (/[\p{L}\d$€£#+]$|\d{3}:$/u.test(before) || (/\d[.,/]$/.test(before) && !SEASON_BEFORE.test(before))) return null;
  if (written.length === 3) return { from: at - seasonLength(before), to, date: { year, month: null } };
  return readYear(line, { at, to, year }, before);
}

interface WrittenYear {
  readonly at: number;
  readonly to: number;
  readonly year: number;
}

function readYear(line: string, { at, to, year }: WrittenYear, before: string): DateToken {
  ISO_AFTER.lastIndex = to;
  const iso = to === at + 4 ? ISO_AFTER.exec(line) : null;
  if (iso !== null && !isAcademicYear(line, at, year))
    return { from: at, to: ISO_AFTER.lastIndex, date: { year, month: Number(iso[1]) } };
  const from = at - seasonLength(before);
  SHORT_YEAR_AFTER.lastIndex = to;
  const short = SHORT_YEAR_AFTER.exec(line);
  const until = short === null ? 0 : secondYear(year, short);
  if (until > year && until - year < 40)
    return { from, to: SHORT_YEAR_AFTER.lastIndex, date: { year, month: null }, until: { year: until, month: null } };
  if (from === at && to === at + 4) {
    MONTH_AFTER.lastIndex = to;
    const named = MONTH_AFTER.exec(line);
    const month = named === null ? undefined : monthOf.get(foldWords(named[1] as string));
    if (named !== null && month !== undefined) return { from, to: to + named[0].length, date: { year, month } };
  }
  QUARTER_AFTER.lastIndex = to;
  return { from, to: QUARTER_AFTER.test(line) ? QUARTER_AFTER.lastIndex : to, date: { year, month: null } };
}

function seasonLength(before: string): number {
  if (!MAY_BE_SEASON.test(before)) return 0;
  return SEASON_BEFORE.exec(before)?.[0].length ?? 0;
}

/** Ends with a word or a number, and no dash or bracket. */
const MAY_BE_SEASON = /[\p{L}\d.°º][\s/-]?$/u;

/** Of "2014/15", "2007–8" and "2014/2015" */
function secondYear(first: number, [, two, one, four]: RegExpExecArray): number {
  if (four !== undefined) return Number(four);
  const years = one === undefined ? 100 : 10;
  const second = Math.floor(first / years) * years + Number(two ?? one);
  // "1999-00"
  return second < first && years === 100 && first % 100 > 79 && Number(two) < 20 ? second + 100 : second;
}

/** "WS 2009/10" and "2002/03": the next year, unless other dates of the line are a year and a month. */
function isAcademicYear(line: string, at: number, year: number): boolean {
  if (!line.startsWith(nextYear(year), at)) return false;
  const others = (line.slice(0, at) + line.slice(at + 7)).match(YEAR_AND_MONTH) ?? [];
  return others.every((date) => date === nextYear(Number(date.slice(0, 4))));
}

/** "2002/03" */
function nextYear(year: number): string {
  return `${year}/${`${(year + 1) % 100}`.padStart(2, "0")}`;
}

const YEAR_AND_MONTH = /(?:19|20)\d\d\/(?:0[1-9]|1[0-2])(?!\d)/g;

/** The first offset from `from` on that is not inside a word: "de" at the end of a name is no preposition. */
export function wordStart(line: string, from: number, to: number): number {
  let start = from;
  while (start > 0 && start < to && isLetter(line.charCodeAt(start)) && isLetter(line.charCodeAt(start - 1))) start++;
  return start;
}

const isLetter = unitTest(/\p{L}/u);
