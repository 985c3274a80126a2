export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Spellings whose first three letters are not English. */
const OTHER_MONTHS: Readonly<Record<string, number>> = { mär: 3, mai: 5, okt: 10, dez: 12 };
const YEARS = { from: 1000, to: 2200 };

export function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Null for the 30th of February. */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (year < YEARS.from || year > YEARS.to || month < 1 || month > 12 || day < 1) return null;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day <= days ? { year, month, day } : null;
}

/** 1 to 12; null if the word is no month. */
export function monthOf(word: string): number | null {
  const key = word.slice(0, 3).toLowerCase();
  const index = MONTHS.indexOf(key);
  return index === -1 ? (OTHER_MONTHS[key] ?? null) : index + 1;
}

/**
 * The day that a spreadsheet stores as a number of days since 1899-12-30 (or since 1904-01-01). Before March 1900 it is off by one:
 * spreadsheets count the 29th of February 1900, which did not exist.
 */
export function dayOfSerial(serial: number, startsIn1904 = false): Day | null {
  const days = Math.floor(serial) + (startsIn1904 ? 1462 : 0);
  if (!Number.isFinite(days) || days < 1 || days > 110_000) return null;
  // Days since 0000-03-01 (H. Hinnant, "chrono-compatible low-level date algorithms").
  const z = days + 693_899;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dayOf(year, month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1);
}
