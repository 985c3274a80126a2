/**
 * "Professor. Department of Physics. Lumora University. 2012–present.": full stops where other lists have commas.
 * "Engineer. Lumora, 2012 – 2014": one between the two names of an entry.
 */
import type { DatedPart } from "../dates/dated-part.ts";
import { readDates } from "../dates/dates.ts";
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { endsWithLegalForm } from "../words/company-lines.ts";
import { findAll } from "../words/find-all.ts";
import { isReport, isTask } from "../words/tasks.ts";
import { readSignals } from "../words/words.ts";

const MIN_LINES = 2;
const MAX_LINE = 220;
const MAX_PART = 90;
const MIN_PARTS = 3;
const STOP = /\.\s+(?=[\p{Lu}\d(]|\p{Ll}+[-\p{Lu}])/gu;
/** No part ends there: "Ph.D. History", "U.S. Army", "St. Gallen". */
const ABBREVIATION =
  /(?:^|[\s.(])(?:\p{Lu}|\p{Ll}|Ph\.?D|Dr|Prof|St|Univ|Dept|Dipl|Ing|Fa|No|Nr|vs|Mt|Gebr|Bros|Sr|Jr|Mrs?|Ms|Capt|Lt|Sgt|Pvt|Ft|[A-Z]\p{L}?\.[A-Z])$/u;
/** "Asst. Manager", "Lumora, Dy. Chief Engineer", "Sr. Asst. Buyer": the short word of a rank begins the title, whose noun follows */
const RANK =
  "(?:Actg|Addl|Adm|Ag|Asst|Asso|Assoc|Dep|Dpty|Dy|Ex|Exec|Gen|Govt|Jnr|Jr|Jt|Princ|Prin|Reg|Sect|Snr|Sr|Sub|Supdt|Tech)";
const RANKED = new RegExp(String.raw`(?:^|[,;:|(/–—-]\s*|(?<!\p{L})${RANK}\.?\s)${RANK}$`, "u");
/** Of an item */
const NUMBER = /^\s*\(?\d{1,2}$/;
const YEAR = String.raw`(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d`;
const DATES = new RegExp(
  String.raw`^(?:since\s|seit\s|depuis\s)?${YEAR}(?:\s*[-–—]\s*(?:${YEAR}|\d\d|present|current|now|heute|présent|actualidad|oggi|heden)?)?(?:\s(?:onwards|to date|ongoing))?(?:,\songoing)?\.?$`,
  "iu",
);
const SHORTENED = new RegExp(String.raw`\.(?<=\p{L}.)(?!${NOT_ABBREVIATED})$`, "u");
/** "(On leave 2021–22.)" behind the dates */
const REMARK = /\s*\([^()]{1,60}\)\.?$/;

/** Dates that stand before or behind the names */
const YEAR_AT = /(?:19|20)\d\d/;
const MAX_START = 24;
const MAX_END = 32;

/** Beside the names: list marks before them, and marks between them and the dates */
const BEFORE = /^[\s\-*•:,|)–—]*/u;
const BEHIND = /[\s,.|([•·–—-]*$/u;

/** "2013 - 2016 . Clerk .", "Lumora . Leeds": a full stop between blanks in lines that are no sentences, as a separator */
export function withStopsAsMarks(text: string): string {
  if (!text.includes(" . ")) return text;
  let found = 0;
  const changed = text.replaceAll(/[^\n\r]+/g, (line) => {
    if (line.length > MAX_PART || !MARKED_PARTS.test(line)) return line;
    found++;
    return line.replaceAll(/ \.(?= |$)/g, " ·");
  });
  return found < MIN_MARKED ? text : changed;
}

const MIN_MARKED = 3;
/** Each part begins with a capital or a digit and has no mark of its own; "St . Lumora" was torn. */
const MARKED_PARTS = /^\s*[\p{Lu}\d][^.;:!?]*(?:(?<=[\p{L}\d]{3}) \. [\p{Lu}\d][^.;:!?]*)+(?: \.)?\s*$/u;

/** The same text with commas in such lines. */
export function withPartCommas(text: string): string {
  let found = 0;
  const changed = text.replaceAll(/[^\n\r]+/g, (line) => {
    if (line.length > MAX_DESCRIBED || !line.includes(". ") || !YEAR_AT.test(line)) return line;
    const apart = withDescriptionApart(line);
    if (apart !== null) found++;
    if (apart !== null || line.length > MAX_LINE) return apart ?? line;
    const stops = stopsOf(line);
    const changed =
      stops === null
        ? withEntryMarks(line)
        : withMark(line, stops, ",").replace(/(?<=[\d\p{L}])\.(?=\s*(?:\(|$))/u, " ");
    if (changed !== line) found++;
    return changed;
  });
  return found < MIN_LINES ? text : changed;
}

function withMark(line: string, stops: readonly number[], mark: string): string {
  return stops.reduceRight((parts, at) => `${parts.slice(0, at)}${mark}${parts.slice(at + 1)}`, line);
}

/** "Lumora Hotel, Leeds. Head Chef, 2012 - 2014. Weddings up to 120. Two kitchens.": the description on a line of its own. */
function withDescriptionApart(line: string): string | null {
  const [stop, next] = findAll(STOP, line.slice(0, MAX_NAMES)).flatMap(({ index }) =>
    isAbbreviation(line.slice(0, index)) ? [] : [index],
  );
  if (stop === undefined || !YEAR_AT.test(line.slice(stop, stop + MAX_NAMES))) return null;
  const [date] = readDates(line.slice(stop + 1, stop + MAX_NAMES));
  if (date === undefined || !date.isRange || date.from < 3) return null;
  const [from, to] = [date.from + stop + 1, date.to + stop + 1];
  if (
    (next !== undefined && next < from) ||
    !DESCRIPTION.test(line.slice(to)) ||
    !/[,(]\s?$/.test(line.slice(stop, from))
  )
    return null;
  const names = [line.slice(BEFORE.exec(line)?.[0].length, stop), line.slice(stop + 1, from)];
  if (names.some((name) => isTask(name) || isReport(name)) || names.filter(isTitled).length !== 1) return null;
  const joined = withMark(line, [stop], "|");
  const end = line.indexOf(" ", to);
  return `${joined.slice(0, to)}${" ".repeat(end - to)}\n${joined.slice(end + 1)}`;
}

const MAX_DESCRIBED = 700;
const MAX_NAMES = 100;
const DESCRIPTION = /^\)?[.,;]\s+\S/;

/** "Engineer. Lumora, 2012 – 2014", "2012 – 2014: Lumora. Engineer", "Engineer (Lumora). 2012 – 2014" */
function withEntryMarks(line: string): string {
  if (!YEAR_AT.test(line.slice(0, MAX_START)) && !YEAR_AT.test(line.slice(-MAX_END))) return line;
  const [date, ...others] = readDates(line);
  if (date === undefined || others.length > 0 || !date.isRange || !isAtEdge(line, date)) return line;
  const names = date.to > 0.5 * line.length ? line.slice(0, date.from) : line.slice(date.to);
  const offset = date.to > 0.5 * line.length ? 0 : date.to;
  const [start = 0, end = names.length] = [BEFORE.exec(names)?.[0].length, BEHIND.exec(names)?.index];
  const all = findAll(STOP, names.slice(0, end)).flatMap(({ index }) =>
    index > start && !isAbbreviation(names.slice(start, index)) ? [index] : [],
  );
  // "Engineer. Lumora GmbH & Co. KG, 2012 – 2014": the stop beside the title
  const isTitleFirst = isTitled(names.slice(start, all[0]));
  const stops = isTitleFirst ? all.slice(0, 1) : all.slice(-1);
  const [stop = end] = stops;
  const parts = [names.slice(start, stop), names.slice(stop, end)];
  if (parts.some((part) => part.length > MAX_PART || isTask(part) || isReport(part))) return line;
  if (!parts.some(isTitled)) return line;
  const joined = withMark(
    line,
    stops.map((at) => at + offset),
    "|",
  );
  return names.charAt(end) === "." ? withMark(joined, [end + offset], ",") : joined;
}

/** "Stellv. Marktleiter", but not "Lumora Inc. Engineer" */
function isAbbreviation(part: string): boolean {
  return isShort(part) || (SHORTENED.test(`${part}.`) && !endsWithLegalForm(`${part}.`));
}

function isShort(part: string): boolean {
  return ABBREVIATION.test(part) || RANKED.test(part);
}

function isTitled(part: string): boolean {
  return readSignals(part).title > 0;
}

function isAtEdge(line: string, { from, to }: DatedPart): boolean {
  return BEFORE.exec(line)?.[0].length === from || /^[\s).\]]*$/.test(line.slice(to));
}

/** Where the full stops between the parts are. Null for other lines. */
function stopsOf(line: string): readonly number[] | null {
  const end = line.length - (REMARK.exec(line)?.[0].length ?? 0);
  const parts: string[] = [];
  const stops: number[] = [];
  let from = 0;
  for (const { index } of findAll(STOP, line.slice(0, end))) {
    const part = line.slice(from, index);
    if (isShort(part) || NUMBER.test(part)) continue;
    parts.push(part);
    stops.push(index);
    from = index + 1;
  }
  parts.push(line.slice(from, end));
  const names = parts
    .map((part) => part.trim().replace(/^(?:[-*•]|\d{1,2}\.)\s+/u, ""))
    .filter((part) => !DATES.test(part));
  if (parts.length < MIN_PARTS || names.length !== parts.length - 1) return null;
  const isNamed = (name: string) => {
    const { title, degree } = readSignals(name);
    return title > 0 || degree;
  };
  if (!names.slice(0, 3).some(isNamed) || names.some((part) => part.length > MAX_PART)) return null;
  return stops;
}
