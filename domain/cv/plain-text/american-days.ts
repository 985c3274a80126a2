/** "05/28/2014", "5/28/14": dates with the month before the day, as they are written in the United States. */

const DATE = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d|\d\d)(?![\d/])/g;
/** Most texts have none. */
const MAY_HOLD_THEM = /\d\/\d{1,2}\/\d\d/;
const MIN_FIRST_DAYS = 3;

/** The text without the days of such dates, where they show that months come first. Its length stays. */
export function withoutDaysBehind(text: string, sample: string): string {
  if (!MAY_HOLD_THEM.test(sample)) return text;
  const dates = [...sample.matchAll(DATE)].map(([, month, day]) => [Number(month), Number(day)] as const);
  if (!areMonthsFirst(dates)) return text;
  return text.replaceAll(DATE, (date, month: string, _day: string, year: string) =>
    `${month}/${year.length === 2 ? "'" : ""}${year}`.padStart(date.length),
  );
}

function areMonthsFirst(dates: readonly (readonly [number, number])[]): boolean {
  if (dates.some(([month]) => month === 0 || month > 12)) return false;
  if (dates.some(([, day]) => day > 12)) return true;
  // "06/01/2014 – 08/01/2016": on the first of some months, and not always in January
  const months = new Set(dates.map(([month]) => month));
  return months.size >= MIN_FIRST_DAYS && dates.every(([, day]) => day === 1);
}
