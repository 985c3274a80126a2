/** Days as text, `YYYY-MM-DD`, in the Gregorian calendar. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const RELATIVE = /^([+-]?\d{1,5})d$/;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days from 1 January of the year 0 to the first of a year. */
function daysBeforeYear(year: number): number {
  const last = year - 1;
  return year * 365 + Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400) + 1;
}

function daysBeforeMonth(year: number, month: number): number {
  return (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0);
}

function numberOf(day: string): number {
  const [, year, month, date] = (DAY.exec(day) ?? []).map(Number);
  return daysBeforeYear(year ?? 0) + daysBeforeMonth(year ?? 0, month ?? 1) + (date ?? 1) - 1;
}

function textOf(days: number): string {
  let year = Math.floor(days / 365.2425);
  while (daysBeforeYear(year + 1) <= days) year += 1;
  while (daysBeforeYear(year) > days) year -= 1;
  const rest = days - daysBeforeYear(year);
  let month = 12;
  while (daysBeforeMonth(year, month) > rest) month -= 1;
  const date = rest - daysBeforeMonth(year, month) + 1;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}

/** Whether it is a day of the calendar from the year 1, or days from today such as `-30d`. */
export function isDay(text: string): boolean {
  return RELATIVE.test(text) || (DAY.test(text) && text >= "0001-01-01" && addDays(text, 0) === text);
}

export function addDays(day: string, days: number): string {
  return textOf(numberOf(day) + days);
}

/** `-30d` as the day 30 days before `today`. */
export function dayOf(text: string, today: string): string {
  const days = RELATIVE.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}
