/** "Professor. Department of Physics. Lumora University. 2012–present.": full stops where other lists have commas. */
import { readSignals } from "../words/words.ts";

const MIN_LINES = 2;
const MAX_LINE = 220;
const MAX_PART = 90;
const MIN_PARTS = 3;
const STOP = /\.\s+(?=[\p{Lu}\d(])/gu;
/** No part ends there: "Ph.D. History", "U.S. Army", "St. Gallen". */
const ABBREVIATION =
  /(?:^|[\s.(])(?:\p{Lu}|\p{Ll}|Ph\.?D|Dr|Prof|St|Univ|Dept|Dipl|Ing|No|Nr|vs|Mt|Ft|[A-Z]\p{L}?\.[A-Z])$/u;
const YEAR = String.raw`(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d`;
const DATES = new RegExp(
  String.raw`^(?:since\s|seit\s|depuis\s)?${YEAR}(?:\s*[-–—]\s*(?:${YEAR}|\d\d|present|current|now|heute|présent|actualidad|oggi|heden)?)?\.?$`,
  "iu",
);
/** "(On leave 2021–22.)" behind the dates */
const REMARK = /\s*\([^()]{1,60}\)\.?$/;

/** The same text with commas in such lines. */
export function withPartCommas(text: string): string {
  let found = 0;
  const changed = text.replaceAll(/[^\n\r]+/g, (line) => {
    const stops = line.length > MAX_LINE || !line.includes(". ") || !/\d/.test(line) ? null : stopsOf(line);
    if (stops === null) return line;
    found++;
    const commas = stops.reduceRight((parts, at) => `${parts.slice(0, at)},${parts.slice(at + 1)}`, line);
    return commas.replace(/(?<=\d)\.(?=\s*(?:\(|$))/, " ");
  });
  return found < MIN_LINES ? text : changed;
}

/** Where the full stops between the parts are. Null for other lines. */
function stopsOf(line: string): readonly number[] | null {
  const end = line.length - (REMARK.exec(line)?.[0].length ?? 0);
  const parts: string[] = [];
  const stops: number[] = [];
  let from = 0;
  for (const { index } of line.slice(0, end).matchAll(STOP)) {
    const part = line.slice(from, index);
    if (ABBREVIATION.test(part)) continue;
    parts.push(part);
    stops.push(index);
    from = index + 1;
  }
  parts.push(line.slice(from, end));
  const names = parts.map((part) => part.trim().replace(/^[-*•]\s+/u, "")).filter((part) => !DATES.test(part));
  if (parts.length < MIN_PARTS || names.length !== parts.length - 1) return null;
  const { title, degree } = readSignals(names[0] as string);
  if ((title === 0 && !degree) || names.some((part) => part.length > MAX_PART)) return null;
  return stops;
}
