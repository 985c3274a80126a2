import { isPresent } from "../cv/dates/dates.ts";
import type { DateRange } from "../profile/date-range.ts";
import type { PartialDate } from "../profile/partial-date.ts";
import { monthOfName } from "./month-names.ts";

const YEAR = /(?<!\d)(?:19[4-9]|20[0-4])\d(?!\d)/;
const DASH = /\s+[-–—‐−~]\s+|\s*[–—]\s*|(?<=[\d.年月년월])\s*-\s*(?=\d{4}|\p{L})/u;
/** "(16 years 3 months)", "(less than a year)" */
const DURATION = /\s*[(（][^()（）]*[)）]\s*$/;

/**
 * The date line of a position: `September 2009 - Present (16 years 3 months)`, `2016 - 2018`, in any language of LinkedIn. Null
 * for a line that is no date line.
 */
export function readDateLine(line: string): DateRange | null {
  const hasDuration = DURATION.test(line);
  const range = line.replace(DURATION, "").trim();
  if (!YEAR.test(range) || range.length > 60) return null;
  const sides = range.split(DASH).filter((side) => side !== "");
  if (sides.length > 2) return null;
  const [first, last] = sides.map(readSide);
  if (first === undefined || first === null) return null;
  if (last === undefined) {
    if (sides.length === 2) return null;
    const isOpen = /[-–—]$/.test(range);
    if (!isOpen && !hasDuration && !isOnlyDate(range)) return null;
    // "May 2012 (1 month)" begins and ends in that month.
    return { start: first, end: isOpen ? null : first, isOpen };
  }
  if (last !== null) return { start: first, end: last, isOpen: false };
  // The second side is a word for today in the language of LinkedIn's site.
  const word = sides[1] as string;
  const isOpen = isPresent(word) || (!/\d/.test(word) && word.length < 25);
  return isOpen ? { start: first, end: null, isOpen: true } : null;
}

/** The years after a degree: `2010 - 2014`, `September 2017 - June 2019`, `2014`. A single date is the end. */
export function readEducationDates(text: string): DateRange | null {
  const range = readDateLine(text);
  if (range === null) return null;
  return range.start === range.end ? { start: null, end: range.end, isOpen: false } : range;
}

function readSide(side: string): PartialDate | null {
  const year = YEAR.exec(side);
  if (year === null) return null;
  const rest = `${side.slice(0, year.index)} ${side.slice(year.index + 4)}`.trim();
  if (rest.length > 24 || rest.split(/\s+/).length > 4) return null;
  return { year: Number(year[0]), month: monthIn(rest) };
}

function monthIn(rest: string): number | null {
  // "2019年3月", "2019. 3.", "03/2019"
  const number = /(?<!\d)(\d{1,2})(?!\d)/.exec(rest);
  for (const word of rest.match(/[\p{L}\p{M}]{2,}/gu) ?? []) {
    const month = monthOfName(word);
    if (month !== null) return month;
  }
  const month = number === null ? 0 : Number(number[1]);
  return month >= 1 && month <= 12 ? month : null;
}

/** "June 2014", but not "Winner of the 2014 prize". */
function isOnlyDate(text: string): boolean {
  const words = text.replace(YEAR, " ").match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length <= 2 && words.every((word) => word.length <= 2 || monthOfName(word) !== null);
}
