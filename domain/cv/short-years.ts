/** "2007-8" and "2008-10": a text that writes the second year of a range in one or two digits writes no months so. */
const YEAR_AND_DIGITS = /(?<![\d\p{L}/.-])(?:19|20)\d\d-\d{1,2}(?![\d\p{L}]|[-./]\d)/gu;
/** "2012-3 - 2013-5": years and months */
const TWO_DATES = /\d{4}-\d{1,2}\s*(?:[-–]|to|bis|à|a)\s*\d{4}/;
const MIN_SURE = 2;
const HYPHEN = 4;

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
  if (!digits.every(([year, end]) => !end.startsWith("0") && Number(end) > Number(year.slice(-end.length))))
    return false;
  return digits.filter(([, end]) => end.length === 1 || Number(end) > 12).length >= MIN_SURE;
}
