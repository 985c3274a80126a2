/**
 * "• I have worked with Lumora Ltd, Pune as a Test Engineer in R&D Department from 2nd May 2016 to 3rd June 2019.": items that say in
 * a sentence who employed somebody, as what and when.
 */
import type { DatedPart } from "../dates/dated-part.ts";
import { readDates } from "../dates/dates.ts";
import { findAll } from "../words/find-all.ts";
import { isPlace } from "../words/phrases.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";
import { inCells, type Span } from "./entry-cells.ts";
import { endOfLast, type WrittenPart, writtenOver } from "./written-over.ts";

/** Of all items. Most texts have none. */
const AS_AT = /[\s,](?:as|als|comme|como|tant qu\S{1,2}|qualité)\s/gi;
const MARK = String.raw`[^\S\n]*(?:[•▪●➢➤►❖✓*·~\uf0b7\uf0a7\uf0d8o-][^\S\n\u200b]*(?<![\p{L}-])|\(?\d{1,2}[.)][^\S\n]*)?`;
const ADVERB = String.raw`(?:at )?present(?:ly)?|currently|previously|formerly|earlier|now|also|derzeit|aktuell|zuletzt|zuvor|actuellement|actualmente|anteriormente`;
const YEARS = String.raw`(?:(?:up ?to|over|around|nearly|about|having|with|total|for) ){0,2}\d{1,2}(?:\.\d)?\+? ?(?:years?|yrs?\.?|months?)['’]?(?: and \d{1,2} months?)?`;
const WHEN = String.raw`(?:(?:i|${YEARS}|i['’]m|am|was|have|has|had|been|ich|bin|war|habe|j['’]ai|je|suis|he|${ADVERB}),? ){0,5}`;
const WORKED = String.raw`(?:work(?:ing)? )?experience[^\S\n]{0,12}:[–-]?[^\S\n]*${YEARS}|(?:${YEARS} )?(?:of )?(?:(?:work|working|professional|total|job|industrial|teaching) )?experience|work(?:ed|ing)|employed|serv(?:ed|ing)|associated|tätig|beschäftigt|angestellt|gearbeitet|arbeitet?e?|travaillé|employée?|trabaj[éoa]|labor[éo]`;
const AT = String.raw`in|with|at|for|by|bei(?: der| dem)?|beim|für|chez|à|au sein de|dans|pour|par|en(?: la empresa)?|para`;
const MESSRS = String.raw`(?:M\/s\.? ?|\u200b+ ?)?`;
const QUOTE = String.raw`["“”'‘’]?`;
const TO_COMPANY = new RegExp(
  String.raw`^(${MARK}(?:${WHEN}(?:${WORKED}) (?:${AT}) ${MESSRS}|M\/s\.? ))(?=\p{Lu})`,
  "iu",
);
const TO_TITLE = new RegExp(
  String.raw`^(${MARK}${WHEN}(?:${WORKED}) (?:(?:as|als|comme|como) |en tant qu(?:e |['’]))(?:an? |the )?${QUOTE})(?=\p{Lu})`,
  "iu",
);
/** Behind dates: "Since June 2014 with Lumora Ltd as Test Engineer" */
const WITH = new RegExp(String.raw`^([\s,:–-]*(?:with|at|in|for) ${MESSRS})(?=\p{Lu})`, "iu");
/** "• Lumora Ltd, Pune joined as Test Engineer" */
const TO_NAME = new RegExp(String.raw`^(${MARK}(?<!^))(?=\p{Lu}[^\n]{3,100}? join(?:ed)? as )`, "iu");
/** "Lumora Ltd, Pune – Worked as Test Engineer" */
const TO_WORKED = new RegExp(String.raw`^(${MARK})(?=\p{Lu}[^\n]{3,90}? ?[–:-] ?(?:${WHEN})(?:${WORKED}) as )`, "iu");
const AS = new RegExp(
  String.raw`(?:,? |,)(?:(?:and )?join(?:ed|ing)? |[–-] ?(?:${WHEN})(?:${WORKED}) |(?<=:.)(?:${WHEN})(?:${WORKED}) )?(?:(?:as|als|comme|como) |en tant qu(?:e |['’])|en qualité d(?:e |['’]))(?:an? |the |eine?r? )?(?:(?:post|position|designation|role) of )?${QUOTE}(?=\p{Lu})`,
  "iu",
);
const AT_COMPANY = new RegExp(String.raw`,? (?:${AT}) ${MESSRS}(?=[\p{Lu}\d])`, "u");
/** Before dates */
const FROM =
  /[\s,(:–-]*(?:(?:from|since|during|between|w\.?e\.?f\.?|von|vom|seit|ab|de|du|depuis|desde|dal)(?: the| period of)?|for (?:the |a )?(?:period|duration|tenure)(?: of| from)?)?[\s:-]*$/iu;

const YEAR = /(?:19|20)\d\d/;
/** Of the dates from what somebody worked as */
const MAX_NEAR = 300;
const MAX_LINES = 4;
const MAX_ITEM = 360;
/** "(contract basis), Pune", behind names */
const MAX_BEHIND = 40;
const MAX_COMPANY = 90;
const MAX_TITLE = 70;

/** The text with bars between the names and the dates of such items, and without their other words. Its length stays. */
export function withWorkItems(text: string): string {
  const parts: WrittenPart[] = [];
  for (const { index } of findAll(AS_AT, text)) {
    if (!YEAR.test(text.slice(Math.max(0, index - MAX_NEAR), index + MAX_NEAR))) continue;
    const starts = startsAbove(text, index).filter((from) => from >= endOfLast(parts));
    for (const from of starts) {
      const item = itemAt(text, from);
      const cells = cellsOf(item);
      if (cells === null) continue;
      parts.push({ from, text: cells });
      break;
    }
  }
  return writtenOver(text, parts);
}

/** Where the line and the two above it begin, which it may go on from */
function startsAbove(text: string, index: number): readonly number[] {
  const starts = [text.lastIndexOf("\n", index) + 1];
  for (let above = 0; above < MAX_ABOVE; above++) {
    const [from] = starts as [number];
    if (from < MIN_LINE || text.charAt(from - 2) === "\n") break;
    starts.unshift(text.lastIndexOf("\n", from - 2) + 1);
  }
  return starts;
}

const MAX_ABOVE = 2;

/** The line and those that it goes on in, with blanks for their ends */
function itemAt(text: string, from: number): string {
  let to = from;
  for (let line = 0; line < MAX_LINES; line++) {
    const end = text.indexOf("\n", to + 1);
    to = end === -1 ? text.length : end;
    if (end === -1 || to - from > MAX_ITEM || NEXT.test(text.slice(to, to + 12))) break;
    if (ENDS.test(text.slice(from, to)) && !GOES_ON.test(text.slice(to, to + 12))) break;
    // A short line ends the item.
    if (to - Math.max(from, text.lastIndexOf("\n", to - 1)) < MIN_LINE) break;
    // Where the dates stand first, nothing says that the names go on.
    if (BEGINS_WITH_DATES.test(text.slice(from, from + MAX_MARKED))) break;
  }
  return text.slice(from, to).replaceAll(/[\n\r]/g, " ");
}

const MIN_LINE = 40;
const MAX_MARKED = 60;
const BEGINS_WITH_DATES = new RegExp(
  String.raw`^${MARK}(?:from |since |during )?(?:\d{1,2}\S{0,2}[ ./-])?(?:\p{L}{3,9}[ .,'’]{0,2}|\d{1,2}[./-])?(?:['’]\d\d|(?:19|20)\d\d)(?!\d)`,
  "iu",
);
/** The dates are complete. */
const ENDS = /(?:19|20)\d\d\W(?:.*(?:\W(?:19|20)\d\d|date|now|present|today|heute|jour|actualidad)|[^\d\n]*\.\s*$)/is;
const GOES_ON = /^\n\p{Ll}/u;
const NEXT = new RegExp(String.raw`^\n(?:\s*\n|[^\S\n]*(?:[•▪●➢➤►❖✓*·~\uf0b7\uf0a7\uf0d8-]|\d{1,2}[.)]\s))`, "u");

/** The item with its names and dates in cells. Null for other lines. */
function cellsOf(item: string): string | null {
  if (item.length > MAX_ITEM) return null;
  const ranges = readDates(item).filter(({ isRange }) => isRange);
  const [date] = ranges;
  if (date === undefined || ranges.length > 1) return null;
  const isDatesFirst = BEFORE_DATES.test(item.slice(0, date.from));
  const offset = isDatesFirst ? date.to + (BETWEEN.exec(item.slice(date.to))?.[0].length ?? 0) : 0;
  const rest = item.slice(offset);
  const lead =
    TO_COMPANY.exec(rest) ??
    TO_TITLE.exec(rest) ??
    (isDatesFirst ? WITH.exec(rest) : (TO_NAME.exec(rest) ?? TO_WORKED.exec(rest)));
  if (lead === null) return null;
  const start = offset + lead[0].length;
  if (!isDatesFirst && date.from < start) return null;
  const isTitleFirst = TO_TITLE.test(rest);
  const names = namesOf(item, start, date, isTitleFirst);
  // The mark of the item stays.
  const mark = MARK_START.exec(item)?.[0] ?? "";
  const dates = { from: withSince(item, date), to: date.to };
  // A sentence that tells more: "From 2014 to 2016 I worked at Lumora as an engineer, after …"
  if (names !== null && isDatesFirst && item.length - Math.max(names.company.to, names.title.to) > MAX_BEHIND)
    return null;
  if (names !== null) return inCells(item, [names.company, names.title, dates], mark);
  const title = isTitleFirst && !isDatesFirst ? titleAlone(item, start, date) : null;
  return title === null ? null : inCells(item, [title, dates], mark);
}

const MARK_START = /^\s*[^\p{L}\d\s]?/u;
const BEFORE_DATES = new RegExp(String.raw`^${MARK}(?:from |since |during )?$`, "iu");
const BETWEEN = /^[\s,:.)–-]+/;

/** "Worked as Test Engineer from June 2014 to July 2016": the company is on another line. */
function titleAlone(item: string, start: number, date: DatedPart): Span | null {
  const end = start + item.slice(start, date.from).replace(FROM, "").trimEnd().length;
  const title = cut(item, { from: start, to: end }, TITLE_END);
  if (title.to < end || !/^[\s.,;)]*$/.test(item.slice(date.to))) return null;
  return readSignals(textOf(item, title)).title > 0 && isTitle(textOf(item, title)) ? title : null;
}

/** "since" is a part of the dates, and "from" is none. */
function withSince(item: string, { from, to }: DatedPart): number {
  const before = SINCE_BEFORE.exec(item.slice(0, from))?.[0].length ?? 0;
  return before > 0 ? from - before : from + (FROM_AT.exec(item.slice(from, to))?.[0].length ?? 0);
}

const SINCE_BEFORE = /(?:since|seit|depuis|desde)\s$/iu;
/** But "from May 2016", which is open */
const FROM_AT = /^\s*(?:from\s+(?=.*(?:\s(?:to|till|until|upto)\s|[-–—])))?/i;

function namesOf(item: string, start: number, date: DatedPart, isTitleFirst: boolean) {
  const link = (isTitleFirst ? AT_COMPANY : AS).exec(item.slice(start));
  if (link === null) return null;
  const at = start + link.index;
  const second = at + link[0].length;
  const endOf = (from: number, to: number) => {
    const end = date.from >= from ? Math.min(to, date.from) : to;
    return (
      from +
      item
        .slice(from, end)
        .replace(FROM, "")
        .replace(/\.?\s*$/, "").length
    );
  };
  const one = { from: start, to: endOf(start, at) };
  const other = { from: second, to: endOf(second, item.length) };
  const [company, title] = isTitleFirst ? [other, one] : [one, other];
  const names = { company: cut(item, company, COMPANY_END), title: cut(item, title, TITLE_END) };
  return isCompany(textOf(item, names.company)) && isTitle(textOf(item, names.title)) ? names : null;
}

function textOf(item: string, { from, to }: Span): string {
  return item.slice(from, to);
}

/** A place, a project or a department behind the name */
const COMPANY_END = /,\s|\s(?:in|at|on|under)\s(?=\p{L})|\s?\|\||\sPlot\sNo|\sthrough\s|\s\(/iu;
const TITLE_END =
  /["”'’](?=$|[\s,.;])|[.,;]+$|,\s|\s\((?=payroll|through|via)|[\s.](?:for|under|at|with|since|during)\s|\sin\s(?=[^,]{0,60}(?:department|dept|division|section|wing|team|site)\b)|\s?\(?(?:contractual|on contract|contract basis)\)?/iu;

function cut(item: string, { from, to }: Span, end: RegExp): Span {
  const at = end.exec(item.slice(from, to))?.index ?? to - from;
  return { from, to: from + item.slice(from, from + at).trimEnd().length };
}

function isCompany(name: string): boolean {
  const { title, company, degree } = readSignals(name);
  if (!/^[\p{Lu}\d"“]/u.test(name) || name.length < 2 || name.length > MAX_COMPANY || isPlace(name)) return false;
  return company > 0 || (title === 0 && !degree && !isField(name) && !isFunctionName(name));
}

function isTitle(name: string): boolean {
  if (name.length < 2 || name.length > MAX_TITLE || /\d{3}/.test(name)) return false;
  return /^\p{Lu}/u.test(name) || readSignals(name).title > 0;
}
