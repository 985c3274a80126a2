/** "• B.Tech (Civil) passed from Lumora Institute of", "Technology, Pune in 2012 with 65%": items that say in a sentence who taught what. */
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";
import { inCells, type Span } from "./entry-cells.ts";
import { beginsStudy, dateOf } from "./study-cells.ts";
import { endOfLast, type WrittenPart, writtenOver } from "./written-over.ts";

const FROM = /\sfrom\s/gi;
const MARK = /^[\s•▪●➢➤►❖✓*·\uf0b7\uf0a7\uf0d8-]*(?:\d{1,2}[.)]\s+)?/u;
const NEXT = /^\s*(?:$|[•▪●➢➤►❖✓*·\uf0b7\uf0a7\uf0d8-]|\d{1,2}[.)]\s)/u;
/** The name goes on in the next line, whatever begins it. */
const OPEN = /(?:\s(?:of|and|&|the|from|in|for)|,)\s*$/i;
/** "B.Tech passed", "10+2 with 65%" */
const DEGREE_END =
  /\s(?:(?:was |is |has been )?(?:passed|completed|done|obtained|cleared|pursued|pursuing|qualified)(?: out)?|with\s.*)$/i;
const SCHOOL_END =
  /,\s|\s?[(–]|\s?-\s|\s(?:in|during|on)\s(?:the\s)?(?:year|\p{L}{3,9},? \d{4}|\d)|\s(?:with|affiliated|having|securing|under|recogni[sz]ed|passed)\s|[\s,]+in(?: the year)?(?: of)?$|\.$/iu;
/** The college, and not the board */
const BOARD_AT = /^.*\bboard\b.*?\sat\s(?=\p{Lu})/iu;

const MAX_LINES = 3;
const MAX_ITEM = 260;

/** The text with bars between the names and the date of such items that go on, or are in capitals. Its length stays. */
export function withStudyItems(text: string): string {
  const parts: WrittenPart[] = [];
  for (const { index, 0: link } of findAll(FROM, text)) {
    const from = startOf(text, text.lastIndexOf("\n", index) + 1, index);
    if (from < endOfLast(parts) || !beginsStudy(text.slice(from, index), ["degree"])) continue;
    const to = itemEnd(text, from);
    const written = text.slice(from, to);
    // In small letters and on one line, it is read as others are.
    if (to - from > MAX_ITEM || (!written.includes("\n") && link.trim() === "from")) continue;
    const cells = cellsOf(written.replaceAll(/[\n\r]/g, " "), index - from, link.length);
    if (cells === null) continue;
    parts.push({ from, text: cells });
  }
  return writtenOver(text, parts);
}

/** Behind "EDUCATION : " at the beginning of a line */
function startOf(text: string, from: number, to: number): number {
  const label = LABEL.exec(text.slice(from, to));
  return label !== null && headingKind(label[1] as string) === "education" ? from + label[0].length : from;
}

const LABEL = /^\s*(\p{L}[\p{L} ]{3,28}?) {0,20}:[-–]?\s+(?=\S)/u;

/** Of the line that has the date: one of the next, if the item goes on there */
function itemEnd(text: string, from: number): number {
  let to = from;
  for (let line = 0; line < MAX_LINES; line++) {
    const end = text.indexOf("\n", to + 1);
    to = end === -1 ? text.length : end;
    if (end === -1 || dateOf(text.slice(from, to), 0) !== null) break;
    const next = text.slice(to + 1, to + 1 + MAX_ITEM).split("\n", 1)[0] as string;
    if (NEXT.test(next) || (!OPEN.test(text.slice(from, to)) && beginsStudy(next, ["degree"]))) break;
  }
  return to;
}

function cellsOf(item: string, at: number, length: number): string | null {
  const start = MARK.exec(item)?.[0].length ?? 0;
  const degree = { from: start, to: start + item.slice(start, at).replace(DEGREE_END, "").trimEnd().length };
  const second = at + length;
  const date = dateOf(item, second);
  if (date === null || degree.to <= start) return null;
  const school = schoolIn(item, second, date.from);
  return school === null ? null : inCells(item, [degree, school, date]);
}

function schoolIn(item: string, start: number, to: number): Span | null {
  const from =
    start +
    (BOARD_AT.exec(item.slice(start, to))?.[0].length ?? /^\s*(?:the )?/i.exec(item.slice(start))?.[0].length ?? 0);
  const name = item.slice(from, to).trimEnd();
  const end = name.search(SCHOOL_END);
  const school = end < 0 ? name : name.slice(0, end);
  if (!/^\p{Lu}/u.test(school) || !(readSignals(school).school || /\bboard$/i.test(school))) return null;
  return { from, to: from + school.trimEnd().length };
}
