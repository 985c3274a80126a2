/** "Lumora GmbH2016 – 2019", "EngineerJune 2016 – Present", "2016 – 2019Lumora": a date right behind or before a name. */
import { PRESENT_WORDS, RANGE_WORDS, SEASON_WORDS, SINCE_WORDS } from "#domain/lists/calendar-words.ts";
import { alternation, monthOf } from "../dates/date-patterns.ts";
import { findAll } from "../words/find-all.ts";
import { foldWords, phrases } from "../words/split-words.ts";

export interface GluedDate {
  /** Between the date and the name */
  readonly at: number;
  readonly isRange: boolean;
}

/** Nearly no text has one. */
const MAY_HOLD_ONE =
  /(?:19|20)\d\d(?<=[A-Za-zß-ÿ)]\.?(?:\d\d?[./]){0,2}\d{4}|(?:[A-Za-zß-ÿ)]\.?[A-Z][a-zß-ÿ]{2,9}|[A-Z]{7,})\.?,? (?:\d\d?,? )?\d{4})(?![\d.@/])|[a-zß-ÿ)](?:Present|Current|Ongoing|Heute|Laufend|Actuel|Actual(?:idad)?|Attuale|Atual|Heden)[^\S\n]*$/m;
/** "Lumora HospitalCurrent", at the end of a line */
const PRESENT =
  /(?<=[\p{Ll})])(?:Present|Current|Ongoing|Heute|Laufend|Actuel|Actual(?:idad)?|Attuale|Atual|Heden)(?=[^\S\n]*$)/gmu;
const YEAR = "(?:19[4-9]|20[0-4])\\d(?!\\d)";
const RANGE_TO = `\\s?(?:[-–—]+|to|bis|à|al|a|until|till)\\s?(?:(?:\\p{L}{3,10}[.,]?\\s?|(?:\\d\\d?[./]){1,2})?${YEAR}|(?:${alternation(phrases(PRESENT_WORDS))}))`;
const TO = `${RANGE_TO}(?!\\p{L})`;
/** The end of a range, before a letter */
const END = new RegExp(`${YEAR}${RANGE_TO}\\)?(?=\\p{L})`, "giu");
/** With the rest of a range, or at the end of a line or cell */
const DATE = new RegExp(`${YEAR}(${TO}|[^\\S\\n]*(?:$|[\\t|)]))`, "gimu");
/** The day and the month before a year */
const NUMBERS_BEFORE = /(?<![\d./])(?:\d\d?[./]){1,2}$/;
/** "9L", "tL", ")L" */
const BOUNDARY = /[\p{Ll}\d)]\p{Lu}/u;
const WORD_BEFORE = /(\p{L}+)(?:([.,]{0,2}\s(?:\d\d?,?\s)?)|\.?)$/u;
const MAX_BEFORE = 40;
/** Words that belong to the date: "Jan2016", "Fall2016", "since2016", "WS2016" */
const OF_DATE = new Set([
  ...monthOf.keys(),
  ...[SINCE_WORDS, SEASON_WORDS, RANGE_WORDS].flatMap((words) => phrases(words)),
]);
const MIN_NAME = 3;
const MIN_MONTH = 4;

export function mayHoldGluedDate(text: string): boolean {
  return MAY_HOLD_ONE.test(text);
}

export function gluedDates(text: string): readonly GluedDate[] {
  const starts = findAll(DATE, text).flatMap(({ index, 1: rest }) => {
    const line = text.slice(Math.max(0, index - MAX_BEFORE), index);
    const before = line.replace(NUMBERS_BEFORE, "");
    const start = startOf(before);
    const at = start === null ? null : start + line.length - before.length;
    return at === null
      ? []
      : [{ at: index - at, isRange: /\S/.test(rest as string) && !/^\s*[|)]/.test(rest as string) }];
  });
  const ends = findAll(END, text).flatMap(({ index, 0: { length } }) =>
    BOUNDARY.test(text.slice(index + length - 1, index + length + 1)) ? [{ at: index + length, isRange: true }] : [],
  );
  const open = findAll(PRESENT, text).map(({ index }) => ({ at: index, isRange: false }));
  return [...starts, ...ends, ...open];
}

/** Characters before the numbers at which the date begins; null if a blank separates it from the name. */
function startOf(before: string): number | null {
  if (before.endsWith(")")) return 0;
  const found = WORD_BEFORE.exec(before);
  if (found === null) return null;
  const [{ length }, word, blank] = found as unknown as readonly [string, string, string | undefined];
  const month = monthIn(word);
  if (month > 0) return length - month;
  const isOfDate = word.length >= MIN_NAME && OF_DATE.has(foldWords(word));
  if (isOfDate && /\p{L}[.)]$|\)$/u.test(before.slice(0, -length))) return length;
  // "Leeds, UK2016"
  const isLong = word.length >= MIN_NAME || before.slice(0, -length).endsWith(", ");
  return isOfDate || !isLong || blank !== undefined ? null : 0;
}

/** Where the month begins in "EngineerJune", "ENGINEERJUNE" or "KochSeit"; 0 without one */
function monthIn(word: string): number {
  const at = word.search(/(?<=\p{L})\p{Lu}\p{Ll}+$/u);
  if (at > 0) return OF_DATE.has(foldWords(word.slice(at))) ? at : 0;
  if (word !== word.toUpperCase() || word.length < MIN_NAME + MIN_MONTH) return 0;
  const folded = foldWords(word);
  for (let from = MIN_NAME; from <= folded.length - MIN_MONTH; from++) if (monthOf.has(folded.slice(from))) return from;
  return 0;
}
