import type { DateRange } from "#domain/profile/date-range.ts";
import type { PartialDate } from "#domain/profile/partial-date.ts";
import { FILLER } from "../words/fillers.ts";
import { isDuration } from "../words/phrases.ts";
import { foldWords } from "../words/split-words.ts";
import { joinDateLists } from "./date-lists.ts";
import {
  AFTER,
  MONTH_BEFORE,
  MONTH_DIGITS_BEFORE,
  MONTHS_AFTER,
  monthOf,
  OPEN_DASH,
  PRESENT,
  PRESENT_BEFORE,
  SINCE,
  TAIL,
  TAIL_BEFORE_REMARK,
  UNTIL,
} from "./date-patterns.ts";
import { type DateToken, findTokens, wordStart } from "./date-tokens.ts";
import type { DatedPart } from "./dated-part.ts";
import { readPresentCell } from "./present-cells.ts";

/** "May 2014 Present", "May 2014  now" at the end of a line or cell */
const PRESENT_ALONE =
  /(?: {1,2}(?:Present|PRESENT|Current|CURRENT|Now|Heute)| {2}(?:present|current|now|heute))(?=\s*(?:$|[)|\t]))/y;
const ONWARDS = /\s+(?:onwards?|and counting|ff\.)(?!\p{L})/uy;

/** Every date and range of a line, in order. Linear in the line's length. */
export function readDates(written: string): readonly DatedPart[] {
  if (!/\d/.test(written)) return readPresentCell(written, isPresent);
  const line = withDigits(written);
  const found = findTokens(line);
  const parts: DatedPart[] = [];
  for (let index = 0; index < found.length; index++) {
    const token = found[index] as DateToken;
    const next = found[index + 1];
    AFTER.lastIndex = token.to;
    const between = AFTER.test(line) ? AFTER.lastIndex : -1;
    if (token.until !== undefined && next !== undefined && between === next.from && isOrdered(token, next)) {
      // "WS 2011/12 – SS 2014"
      parts.push(
        withTail(line, token.from, next.to, { start: token.date, end: next.until ?? next.date, isOpen: false }),
      );
      index++;
    } else if (token.until !== undefined && isPresentAt(line, between)) {
      // "Winter 2019/20 bis laufend"
      parts.push(withTail(line, token.from, PRESENT.lastIndex, { start: token.date, end: null, isOpen: true }));
    } else if (token.until !== undefined) {
      parts.push(readYears(line, token, token.until));
    } else if (
      next !== undefined &&
      (between === next.from || isSlash(line, token, next) || isBetween(line, token, next)) &&
      isOrdered(token, next)
    ) {
      // "SoSe 2014 bis WS 2015/16" ends with the second year.
      parts.push(
        withTail(line, token.from, next.to, { start: token.date, end: next.until ?? next.date, isOpen: false }),
      );
      index++;
    } else if (next !== undefined && isDashLost(line, token, next)) {
      parts.push(withTail(line, token.from, next.to, { start: token.date, end: next.date, isOpen: false }));
      index++;
    } else if (next !== undefined && between === next.from && isReversed(line, token, next)) {
      parts.push(withTail(line, token.from, next.to, { start: next.date, end: token.date, isOpen: false }));
      index++;
    } else parts.push(readSingle(line, token, between));
  }
  return parts.length > 0 ? joinDateLists(line, parts) : readPresentCell(written, isPresent);
}

function isPresentAt(line: string, at: number): boolean {
  PRESENT.lastIndex = at;
  return at >= 0 && PRESENT.test(line);
}

/** "Present", "heute": the end of an open range. */
export function isPresent(text: string): boolean {
  PRESENT.lastIndex = 0;
  return text.length < 20 && PRESENT.test(text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
}

/** "2O15" and "0l/2014" of a scanned page, with digits at the same offsets; blanks where markup was. */
function withDigits(line: string): string {
  const plain = line.includes(FILLER) ? line.replaceAll(FILLER, " ") : line;
  return MISREAD.test(plain)
    ? plain.replaceAll(MISREAD_WORD, (word) => word.replaceAll(/[Oo]/g, "0").replaceAll(/[lI|]/g, "1"))
    : plain;
}

const MISREAD = /\d[OolI]|[OolI]\d/;
/** Also "Ol" of "Ol.2O2O" */
const MISREAD_WORD =
  /(?<![\p{L}\d])(?:(?=[OolI]*\d)[\dOolI]{2,4}(?![\p{L}\d])|[OolI]{1,2}(?=[./](?:[\dOolI]{1,2}[./])?[12][\dOolI]{3}(?![\p{L}\d])))/gu;

const SEASONS = /^(?:summers|winters|springs|sommer|[ée]t[ée]s|hivers|veranos|inviernos|estati|zomers)\s/i;

/** "between 2011 and 2015" and "Étés 2004 et 2005" */
function isBetween(line: string, token: DateToken, next: DateToken): boolean {
  return (
    /^\s+(?:and|und|et|y|e|en)\s+(?:(?:the|dem|den|le|la|el)\s+)?$/i.test(line.slice(token.to, next.from)) &&
    (/(?:between|zwischen|entre|tra|tussen)\s+$/i.test(line.slice(Math.max(0, token.from - 10), token.from)) ||
      SEASONS.test(line.slice(token.from, token.to)) ||
      (isNextYear(token, next) && /(?:^|[\t|,]|\s{3})\s*$/.test(line.slice(Math.max(0, token.from - 5), token.from))))
  );
}

/** "2010 et 2011" */
function isNextYear({ date }: DateToken, next: DateToken): boolean {
  return date.month === null && next.date.month === null && next.date.year === date.year + 1;
}

/** "'07/'08", "06/2014 / 05/2016", "May 2014/June 2016" */
function isSlash(line: string, { to, date }: DateToken, next: DateToken): boolean {
  const between = line.slice(to, next.from);
  if (between !== "/") return between === " / ";
  // "2012/2014", "May 2014/August 2016"
  return date.month === null ? next.date.month === null : /^\p{L}/u.test(line.slice(next.from));
}

function isOrdered({ date }: DateToken, next: DateToken): boolean {
  if (date.year !== next.date.year) return date.year < next.date.year;
  return date.month === null || next.date.month === null || date.month <= next.date.month;
}

/** "May 2014 June 2016": the dash between two months was no character of the copied page */
function isDashLost(line: string, { to, date }: DateToken, next: DateToken): boolean {
  if (next.from - to > 2 || date.month === null || next.date.month === null || next.until !== undefined) return false;
  return line.slice(to, next.from).trim() === "" && next.from > to && isOrdered({ from: 0, to, date }, next);
}

/** "Aug 2016 – May 2014": two dates of one form with a dash */
function isReversed(line: string, { to, date }: DateToken, next: DateToken): boolean {
  if (next.until !== undefined || (date.month === null) !== (next.date.month === null)) return false;
  return date.year - next.date.year < MAX_REVERSED && /^\s?[-–—]\s?$/.test(line.slice(to, next.from));
}

const MAX_REVERSED = 15;

function readSingle(line: string, token: DateToken, between: number): DatedPart {
  const { date, from, to } = token;
  if (between >= 0) {
    if (isPresentAt(line, between)) {
      const since = SINCE.exec(line.slice(wordStart(line, Math.max(0, from - 12), from), from));
      return withTail(line, since === null ? from : from - since[0].length, PRESENT.lastIndex, {
        start: date,
        end: null,
        isOpen: true,
      });
    }
    OPEN_DASH.lastIndex = to;
    if (OPEN_DASH.test(line))
      return { from, to: OPEN_DASH.lastIndex, start: date, end: null, isOpen: true, isRange: true };
  }
  PRESENT_ALONE.lastIndex = to;
  if (date.month !== null && PRESENT_ALONE.test(line))
    return withTail(line, from, PRESENT_ALONE.lastIndex, { start: date, end: null, isOpen: true });
  ONWARDS.lastIndex = to;
  if (ONWARDS.test(line)) return withTail(line, from, ONWARDS.lastIndex, { start: date, end: null, isOpen: true });
  const before = line.slice(Math.max(0, from - 24), from);
  const first = date.month === null ? null : firstOfMonths(line, from);
  if (first !== null)
    return withTail(line, first.from, to, { start: { year: date.year, month: first.month }, end: date, isOpen: false });
  const digits = MONTH_DIGITS_BEFORE.exec(before)?.[1];
  if (digits !== undefined && date.month !== null && Number(digits) < date.month) {
    const start = { year: date.year, month: Number(digits) };
    return withTail(line, line.lastIndexOf(digits, from - 1), to, { start, end: date, isOpen: false });
  }
  const present = PRESENT_BEFORE.exec(before);
  if (present !== null) return withTail(line, from - present[0].length, to, { start: date, end: null, isOpen: true });
  const since = SINCE.exec(before);
  if (since !== null)
    return withTail(line, from - since[0].trimStart().length, to, { start: date, end: null, isOpen: true });
  const until = UNTIL.exec(before);
  if (until !== null)
    return withTail(line, from - until[0].trimStart().length, to, { start: null, end: date, isOpen: false });
  const months =
    date.month === null && /[(,]/.test(line.slice(to, to + 3)) ? MONTHS_AFTER.exec(line.slice(to, to + 40)) : null;
  if (months !== null) {
    const [start, end] = [months[1], months[2]].map((name) => monthOf.get(foldWords(name as string)) ?? null);
    const { year } = date;
    return {
      from,
      to: to + months[0].length,
      start: { year, month: start ?? null },
      end: end === null ? null : { year, month: end ?? null },
      isOpen: end === null,
      isRange: true,
    };
  }
  // "Summer 2022 (2 months)"
  const tail = /^\s*\(([^()]{1,40})\)/.exec(line.slice(to, to + 45));
  const end = tail !== null && isDuration(tail[1] as string) ? to + tail[0].length : to;
  return { from, to: end, start: date, end: null, isOpen: false, isRange: false };
}

/** "WS 2014/15", and "seit dem Wintersemester 2014/15", which lasts until now */
function readYears(line: string, { from, to, date }: DateToken, until: PartialDate): DatedPart {
  const since = SINCE_YEARS.exec(line.slice(Math.max(0, from - 24), from));
  if (since === null) return withTail(line, from, to, { start: date, end: until, isOpen: false });
  return withTail(line, from - since[0].trimStart().length, to, { start: date, end: null, isOpen: true });
}

const SINCE_YEARS = /(?:^|[^\p{L}])(?:since|seit|depuis|desde|sinds)\s(?:(?:the|dem|de[mr]|le|la|el|het|l['’])\s?)?$/iu;

/** "June" of "June, July and August 2015" */
function firstOfMonths(line: string, to: number): { readonly from: number; readonly month: number } | null {
  let first: { readonly from: number; readonly month: number } | null = null;
  for (let end = to; ; ) {
    const [all, name = ""] = MONTH_BEFORE.exec(line.slice(Math.max(0, end - MAX_MONTH), end)) ?? [];
    const month = monthOf.get(foldWords(name));
    if (all === undefined || month === undefined) return first;
    end -= all.length;
    first = { from: end, month };
  }
}

const MAX_MONTH = 24;

/** "Du 16 mai 2018 au 29 juin 2021 : …" at the beginning of a line */
const RANGE_START =
  /^\s*(?:du|de|d['’]|von|vom|from|dal?|dall['’]|desde|del|van|entre|between|zwischen|tra|tussen|année(?: (?:universitaire|scolaire))?|anno(?: (?:accademico|scolastico))?|a\.\s?[as]\.|curso(?: académico)?|ano letivo)\s?(?:(?:the|le|el)\s)?$/iu;
const MAX_RANGE_START = 20;

/** Length of the duration behind dates; 0 without one. */
function durationLength(form: RegExp, rest: string): number {
  if (rest === "") return 0;
  const tail = form.exec(rest);
  return tail !== null && isDuration((tail[1] as string).trim()) ? tail[0].length : 0;
}

function withTail(line: string, begin: number, to: number, range: DateRange): DatedPart {
  const from = begin > 0 && begin <= MAX_RANGE_START && RANGE_START.test(line.slice(0, begin)) ? 0 : begin;
  const rest = line.slice(to, to + 60);
  return {
    from,
    to: to + (durationLength(TAIL, rest) || durationLength(TAIL_BEFORE_REMARK, rest)),
    ...range,
    isRange: true,
  };
}
