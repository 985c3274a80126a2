import { type Day, dayOf, dayOfSerial, isoDay, monthOf } from "./calendar.ts";
import { type CellResult, invalid, quoted, readCell, valid } from "./cell-text.ts";

/** How `3/4/2019` is read. `ambiguous`: no date of the column decides it, so the user is asked. */
export type DateOrder = "day_first" | "month_first" | "ambiguous";

const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|(?<!-)\d{2})(?:[ T].*)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/;
const YEAR_MONTH = /^(\d{4})[-/](\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})\/(\d{4})$/;
const DAY_MONTH_NAME = /^(\d{1,2})\.?[ -]([\p{L}]{3,})\.?,?[ -](\d{4}|\d{2})$/u;
const MONTH_NAME_DAY = /^([\p{L}]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? \d{1,2}:\d{2}.*)?$/u;
const MONTH_NAME_YEAR = /^([\p{L}]{3,})\.?,?(?:[ /-](\d{4})| ?['’](\d{2}))$/u;
/** `Q3 2019`, `H1 2019`, `3Q19`, `2019 Q3`. */
const QUARTER = /^(?:([qh])([1-4])|([1-4])(q))[ /-]*['’]?(\d{4}|\d{2})$/i;
const YEAR_QUARTER = /^(\d{4})[ /-]*([qh])([1-4])$/i;
/** Days between 1954 and 2064. */
const SERIAL = /^[2-5]\d{4}(?:\.\d+)?$/;

/** Decides the order for a whole column: one date with a day above 12 is enough, and dots are written day first. */
export function dateOrderOf(cells: Iterable<string>): DateOrder {
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    const found = NUMERIC.exec(cell.trim());
    if (found === null) continue;
    if (Number(found[1]) > 12) dayFirst = true;
    else if (Number(found[3]) > 12) monthFirst = true;
    else if (found[2] === ".") dayFirst = true;
  }
  if (dayFirst === monthFirst) return "ambiguous";
  return dayFirst ? "day_first" : "month_first";
}

/** A date of the column that can be two days, if no other date decides which; else null. */
export function undecidedDateOf(cells: readonly string[]): string | null {
  if (dateOrderOf(cells) !== "ambiguous") return null;
  const found = cells.find((cell) => {
    const numeric = NUMERIC.exec(cell.trim());
    return numeric !== null && isUndecided(numeric, "ambiguous");
  });
  return found?.trim() ?? null;
}

/** An ISO date. A month or quarter is its first day, a year its first of January. */
export function readDate(cell: string, order: DateOrder): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const numeric = NUMERIC.exec(text);
  if (numeric !== null && isUndecided(numeric, order)) {
    return invalid(`${quoted(text)} can be two days. Choose whether the column has the day or the month first.`);
  }
  const day = numeric === null ? dayOfText(text) : dayOfNumbers(numeric, order);
  return day === null ? invalid(`${quoted(text)} is not a date.`) : valid(isoDay(day));
}

const YEAR = /(?<!\d)(1\d{3}|20\d{2}|21\d{2})(?!\d)/g;

/** The year of a year or of a date in any form. */
export function readYear(cell: string): CellResult<number> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const plain = /^(?:(?:~|≈|ca?\.?|circa|about|um)\s?)?(\d{4})(?:[.,]0+)?$/i.exec(text);
  if (plain !== null && dayOf(Number(plain[1]), 1, 1) !== null) return valid(Number(plain[1]));
  const years = text.match(YEAR) ?? [];
  const isDate = years.length === 1 && text.length <= 30;
  const day = /^\d+(?:\.\d+)?$/.test(text) ? null : dayOfText(text);
  if (isDate && (NUMERIC.test(text) || day !== null)) return valid(Number(years[0]));
  return day === null ? invalid(`${quoted(text)} is not a year.`) : valid(day.year);
}

function isUndecided([, first, separator, second]: RegExpExecArray, order: DateOrder): boolean {
  return order === "ambiguous" && separator !== "." && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/** A number above 12 is the day, whatever the column's order is. */
function dayOfNumbers([, first, separator, second, year]: RegExpExecArray, order: DateOrder): Day | null {
  const isMonthFirst = Number(second) > 12 || (order === "month_first" && separator !== "." && Number(first) <= 12);
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return dayOf(fullYear(year), Number(month), Number(day));
}

/** `15` is 2015, `98` is 1998. */
function fullYear(year = ""): number {
  return year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

function dayOfQuarter(text: string): Day | null {
  const [, unit, number, leading, quarter, year] = QUARTER.exec(text) ?? [];
  if (year !== undefined) return dayOf(fullYear(year), firstMonth(unit ?? quarter, number ?? leading), 1);
  const [, first, second, part] = YEAR_QUARTER.exec(text) ?? [];
  return first === undefined ? null : dayOf(Number(first), firstMonth(second, part), 1);
}

/** 13 for a third half. */
function firstMonth(unit = "", number = ""): number {
  return (Number(number) - 1) * (unit.toLowerCase() === "q" ? 3 : 6) + 1;
}

function dayOfText(text: string): Day | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const yearMonth = YEAR_MONTH.exec(text);
  if (yearMonth !== null) return dayOf(Number(yearMonth[1]), Number(yearMonth[2]), 1);
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear !== null) return dayOf(Number(monthYear[2]), Number(monthYear[1]), 1);
  if (/^\d{4}$/.test(text)) return dayOf(Number(text), 1, 1);
  if (SERIAL.test(text)) return dayOfSerial(Number(text));
  const dayMonth = DAY_MONTH_NAME.exec(text);
  if (dayMonth !== null) return dayOf(fullYear(dayMonth[3]), monthOf(dayMonth[2] ?? "") ?? 0, Number(dayMonth[1]));
  const monthDay = MONTH_NAME_DAY.exec(text);
  if (monthDay !== null) return dayOf(Number(monthDay[3]), monthOf(monthDay[1] ?? "") ?? 0, Number(monthDay[2]));
  const named = MONTH_NAME_YEAR.exec(text);
  if (named !== null) return dayOf(fullYear(named[2] ?? named[3]), monthOf(named[1] ?? "") ?? 0, 1);
  return dayOfQuarter(text);
}
