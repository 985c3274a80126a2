/** "2007-8" and "2008-10": where a text writes the second year of a range in one or two digits, such digits are not a month. */
const YEAR_AND_DIGITS = /(?<![\d\p{L}/.-])(?:19|20)\d\d-\d{1,2}(?![\d\p{L}]|[-./]\d)/gu;
/** "2012-3 - 2013-5": years and months */
const TWO_DATES = /\d{4}-\d{1,2}\s*(?:[-–]|to|bis|à|a)\s*\d{4}/;
const MIN_SURE = 2;
const HYPHEN = 4;

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez)\p{Ll}{0,6}\.?`;
const PRESENT = "present|current|now|today|till date|date|heute";
/** "May 19 - Apr 21", "May 19 – Present", "15 Jul 14–28 Feb 21": no days, where the line has no other year */
const MONTHS_AND_DIGITS = new RegExp(
  String.raw` (?=\d\d)(?<=(?<![\p{L}\d])(${MONTH}) )(\d\d\s*(?:[-–—~]+|to|until|till|bis)\s*)(?:((?:\d{1,2}(?:st|nd|rd|th)? )?${MONTH}) (\d\d)|(?:${PRESENT}))(?![\p{L}\d]|[:.]\d)`,
  "giu",
);

/** "(since Jan 13)" */
const SINCE_MONTH = new RegExp(String.raw`(\((?:since|from|seit|depuis) ${MONTH}) (\d\d)(?=\))`, "giu");
const MAY_HOLD_THEM = /[a-z]\.? \d\d(?:\s*[-–—~]|\s(?:to|until|till|bis)\s|\))/i;
const MAX_BESIDE = 80;

const LINE_START = String.raw`^[^\S\n]{0,8}(?:[-*•][^\S\n]+)?(?:(?:von|from|du|dal)[^\S\n])?`;
const BEHIND_NAMES = String.raw`(?:[\t(]|[^\S\n]{2})`;
/** "9.02 – 5.07  Professor", "Analyst (09.02 bis 05.07)": months and years. One digit is a month where a line begins only. */
const POINTED_RANGE = new RegExp(
  String.raw`(?:${LINE_START}(?:1[0-2]|0?[1-9])|${BEHIND_NAMES}(?:1[0-2]|0[1-9]))\.\d\d[^\S\n]{0,3}(?:[-–—]|bis|to|au|al)[^\S\n]{0,3}(?:(?:1[0-2]|0?[1-9])\.\d\d|${PRESENT})(?=[^\S\n]+\p{Lu}|[:,)]|\t|[^\S\n]*$)`,
  "gimu",
);

const MAY_HOLD_POINTS =
  /\d\.\d\d(?:[^\S\n]{0,3}(?:[-–—]|bis|to|till|au|al)|(?<=(?:seit|since|depuis|dal|desde) \d{1,2}\.\d{1,2}\.\d\d)(?!\d))/i;

const DAY = String.raw`\d{1,2}\.(?:1[0-2]|0?[1-9])\.\d\d`;
/** "15.06.17 to 20.05.20", "seit 01.03.21": days, months and years of two digits */
const POINTED_DAYS = new RegExp(
  String.raw`(?<![\d.])${DAY}[^\S\n]{0,3}(?:[-–—]|bis|to|till|au|al)[^\S\n]{0,3}(?:${DAY}(?![\d.])|${PRESENT})|(?<=(?<!\p{L})(?:seit|since|depuis|dal|desde) )${DAY}(?![\d.])`,
  "giu",
);

/** The text with a slash in such dates, where at least two lines have them. Its length stays. */
export function withMonthSlashes(text: string, sample: string): string {
  if (!MAY_HOLD_POINTS.test(sample)) return text;
  const days = text.replaceAll(POINTED_DAYS, withSlashes);
  return (sample.match(POINTED_RANGE)?.length ?? 0) < MIN_SURE ? days : days.replaceAll(POINTED_RANGE, withSlashes);
}

function withSlashes(range: string): string {
  return range.replaceAll(/(?<=\d)\.(?=\d)/g, "/");
}

/** "Jun’ 17": the mark is the year's */
const MARK_BEHIND_MONTH = /(?<=\p{L}{3}\.?)(['‘’`]) (?=(?:\d\d|(?:19|20)\d\d)(?!\d))/gu;

const HAS_YEAR_WORD = /(?:year|jahr|jaar|a[nñ]n?(?:o|ée)?)(?: del?)? (?:19|20)\d\d/i;
/** "Año 2016 (410 horas)", "Im Jahr 2016": the word says nothing. */
const YEAR_WORD =
  /(?<=^[^\S\n]*(?:[-*•][^\S\n]+)?)(?:(?:im|in|en|nel|no) )?(?:year|año|anno|année|an|jahr|jaar|ano)(?: de| del?)? (?=(?:19|20)\d\d[^\S\n]*(?:$|[(:,–—-]))/gimu;

/** The text with an apostrophe before such years, and without words that only say that a year follows. Its length stays. */
export function withYearMarks(whole: string): string {
  const single = HAS_YEAR_WORD.test(whole) ? whole.replaceAll(YEAR_WORD, (word) => " ".repeat(word.length)) : whole;
  const text = /['‘’`] \d\d/.test(single) ? single.replaceAll(MARK_BEHIND_MONTH, " $1") : single;
  if (!MAY_HOLD_THEM.test(text)) return text;
  const marked = text.replaceAll(SINCE_MONTH, "$1'$2");
  return marked.replaceAll(MONTHS_AND_DIGITS, (range, month: string, rest: string, ...others: unknown[]) => {
    const [second, digits, at] = others as [string | undefined, string | undefined, number];
    const from = at - month.length;
    const before = text
      .slice(Math.max(0, from - MAX_BESIDE), from)
      .split("\n")
      .at(-1) as string;
    const after = text.slice(at + range.length, at + range.length + MAX_BESIDE).split("\n")[0] as string;
    // "… of Italy, 1860-1960 (Nov 10 – Feb 11)": brackets at the end of a line hold its dates, whatever other years the line has.
    const isInBrackets = before.endsWith("(") && /^\)\.?[\s\u200b]*$/.test(after);
    if (!isInBrackets && /(?:19|20)\d\d/.test(before + after)) return range;
    const start = `'${rest}`;
    return second === undefined ? start + range.slice(start.length) : `${start}${second}'${digits ?? ""}`;
  });
}

/** The text with a dash, which no year and month have between them, in such ranges. Its length stays. */
export function withShortYears(text: string, sample: string): string {
  return hasShortYears(sample)
    ? text.replaceAll(YEAR_AND_DIGITS, (date) => `${date.slice(0, HYPHEN)}–${date.slice(HYPHEN + 1)}`)
    : text;
}

function hasShortYears(sample: string): boolean {
  const dates = sample.match(YEAR_AND_DIGITS) ?? [];
  if (dates.length < MIN_SURE || TWO_DATES.test(sample)) return false;
  const digits = dates.map((date) => [date.slice(0, HYPHEN), date.slice(HYPHEN + 1)] as const);
  // Each year is after the first one.
  if (!digits.every(([year, end]) => Number(end) > Number(year.slice(-end.length)))) return false;
  return digits.filter(([, end]) => end.length === 1 || Number(end) > 12).length >= MIN_SURE;
}
