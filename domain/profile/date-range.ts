import { isObject, type JsonObject } from "../company/parse-json.ts";
import { formatPartialDate, type PartialDate, parsePartialDate } from "./partial-date.ts";
import { datesOf } from "./service-fields.ts";

export interface DateRange {
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  /** Ongoing until today; then `end` is null. */
  readonly isOpen: boolean;
}

const PRESENT_WORDS = /^(present|current|currently|now|today|ongoing|to date|heute|bis heute|aktuell|derzeit|jetzt)$/i;

/**
 * The dates of a position or an education, by any of their field names. A missing or blank end
 * or a word such as "Present" is open, unless `is_current` is false; an unparsable end is unknown.
 */
export function parseDateRange(item: JsonObject): DateRange {
  const { starts, ends } = datesOf(item);
  const start = firstDate(starts);
  const isCurrent = item.is_current ?? item.isCurrent;
  const end = isCurrent === true ? null : firstDate(ends);
  const hasPresentWord = ends.some((value) => typeof value === "string" && PRESENT_WORDS.test(value.trim()));
  const isOpen =
    end === null &&
    (isCurrent === true || hasPresentWord || (start !== null && isCurrent !== false && ends.every(isMissing)));
  return { start, end, isOpen };
}

/** `Jan 2022 - Present`, `2016 - 2019`, `from 2016`, `until Dec 2019`; empty if unknown. */
export function formatDateRange({ start, end, isOpen }: DateRange, today: PartialDate): string {
  if (start === null) return end === null ? "" : `until ${formatPartialDate(end)}`;
  if (end !== null) return `${formatPartialDate(start)} - ${formatPartialDate(end)}`;
  return isOpen && !isAfter(start, today)
    ? `${formatPartialDate(start)} - Present`
    : `from ${formatPartialDate(start)}`;
}

/** Compares months, or years where one of the dates has no month. */
export function isAfter(date: PartialDate, other: PartialDate): boolean {
  if (date.year !== other.year || date.month === null || other.month === null) return date.year > other.year;
  return date.month > other.month;
}

function firstDate(values: readonly unknown[]): PartialDate | null {
  for (const value of values) {
    const date = parsePartialDate(value);
    if (date !== null) return date;
  }
  return null;
}

/** Absent, blank or of a wrong type. Unparsable text is not missing. */
function isMissing(value: unknown): boolean {
  if (typeof value === "string") return EMPTY_WORDS.has(value.trim());
  if (isObject(value)) return Object.values(value).every(isMissing);
  return typeof value !== "number" || value === 0 || Number.isNaN(value);
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(["", "null", "undefined", "NaN"]);
