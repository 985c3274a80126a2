import { isObject } from "../company/parse-json.ts";

/** A year, and the month (1 to 12) if known. */
export interface PartialDate {
  readonly year: number;
  readonly month: number | null;
}

export interface CalendarMonth extends PartialDate {
  readonly month: number;
}

const YEARS = { from: 1900, to: 2200 };
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
/** English and German names, and abbreviations that are not a prefix of one. */
const MONTH_NAMES: readonly (readonly string[])[] = [
  ["january", "januar", "jänner"],
  ["february", "februar"],
  ["march", "märz", "maerz", "mrz"],
  ["april"],
  ["may", "mai"],
  ["june", "juni"],
  ["july", "juli"],
  ["august"],
  ["september"],
  ["october", "oktober"],
  ["november"],
  ["december", "dezember"],
];

/**
 * Parses every date format of the services: `2019`, `2019-12`, `2019-12-01` (with optional time), `12/2019`, `01.12.2019`,
 * `Dec 2019`, `1 December 2019`, `Dec 1, 2019`, the number 2019, or an object with `year` and `month`. Ignores days and
 * invalid months. Null for everything else.
 */
export function parsePartialDate(value: unknown): PartialDate | null {
  if (typeof value === "number") return partialDate(value, null);
  if (typeof value === "string") return parseText(value.normalize("NFC").trim());
  if (!isObject(value)) return null;
  return partialDate(toNumber(value.year), monthNumber(value.month));
}

function parseText(text: string): PartialDate | null {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[T ].*)?)?$/.exec(text);
  if (iso !== null) return partialDate(Number(iso[1]), monthNumber(iso[2]));
  const monthFirst = /^(?:\d{1,2}\.\s?)?(\d{1,2})[-/.]\s?(\d{4})$/.exec(text);
  if (monthFirst !== null) return partialDate(Number(monthFirst[2]), monthNumber(monthFirst[1]));
  const named = /^(?:\d{1,2}\.?\s+)?(\p{L}{3,})\.?,?\s+(?:\d{1,2},?\s+)?(\d{4})$/u.exec(text);
  if (named === null) return null;
  const month = monthNumber(named[1]);
  return month === null ? null : partialDate(Number(named[2]), month);
}

function partialDate(year: number, month: number | null): PartialDate | null {
  return Number.isInteger(year) && year >= YEARS.from && year <= YEARS.to ? { year, month } : null;
}

function monthNumber(value: unknown): number | null {
  const number = toNumber(value);
  if (Number.isInteger(number)) return number >= 1 && number <= 12 ? number : null;
  if (typeof value !== "string") return null;
  const word = value.trim().toLowerCase().replace(/\.$/, "");
  if (word.length < 3) return null;
  const index = MONTH_NAMES.findIndex((names) => names.some((name) => name.startsWith(word)));
  return index === -1 ? null : index + 1;
}

function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN;
}

/** `Dec 2019`, or `2019` without a month. */
export function formatPartialDate({ year, month }: PartialDate): string {
  return month === null ? `${year}` : `${MONTHS[month - 1]} ${year}`;
}

/**
 * The month of an ISO date such as `2026-01-15`.
 * @throws RangeError for other text: the input is trusted
 */
export function monthOf(isoDate: string): CalendarMonth {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(?:-|$)/.exec(isoDate) ?? [];
  if (year === undefined) throw new RangeError(`Not an ISO date: ${isoDate}`);
  return { year: Number(year), month: Number(month) };
}
