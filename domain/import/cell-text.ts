import { cleanName } from "../company-names/clean-name.ts";
import { linkedText } from "./linked-text.ts";

/** The value of a cell, and what is wrong with it; a value of null is a blank. */
export interface CellResult<Value> {
  readonly value: Value | null;
  readonly problem: string | null;
}

export function valid<Value>(value: Value | null): CellResult<Value> {
  return { value, problem: null };
}

export function invalid<Value>(problem: string): CellResult<Value> {
  return { value: null, problem };
}

const SPREADSHEET_ERROR = /^#(NAME\?|REF!|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!)$/i;
const BLANK =
  /^(-+|–|—|\?+|n\/a|n\.a\.?|na|nan|nat|<na>|null|none|nil|tba|tbd|unknown|undisclosed|not available|not disclosed|k\. ?a\.)$/i;
const LONGEST_BLANK = 13;
/** Most cells need no cleaning, which takes a third of the reading. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** What `domain/export/csv.ts` adds: an apostrophe before a formula, an en dash in a band. */
const ESCAPED_FORMULA = /(^|\n)([^\S\n]*)'(?=[=+\-@\t＝＋－＠])/gu;
const ESCAPED_BAND = /^(\d{1,5})–(\d{1,5})$/;
/** `Celonis (https://www.notion.so/Celonis-1a2b)`, as Notion exports relations. */
const LINK_OF_NAME = / \(https?:\/\/[^\s()]+\)$/i;
/** `ByteDance[5]`, as in Wikipedia's lists. */
const FOOTNOTE_MARKS = /(?<=\S)(?:\s?\[(?:\d{1,3}|[a-z])\])+$/i;
/** Bounds the time of the pattern. */
const LONGEST_MARKED = 1000;
const QUOTE_LENGTH = 40;

/** The cell without what an export added for spreadsheets. */
export function unescapedCell(cell: string): string {
  if (!/['–]/.test(cell)) return cell;
  return cell.replace(ESCAPED_FORMULA, "$1$2").replace(ESCAPED_BAND, "$1-$2");
}

/** Trimmed; blank where the cell says that there is no value. NUL, broken characters and spreadsheet errors are problems. */
export function readCell(cell: string): CellResult<string> {
  const text = shownText(cell);
  if (text === "" || (text.length <= LONGEST_BLANK && BLANK.test(text))) return valid<string>(null);
  return checkedText(text);
}

/** A link is read as where it leads to, whatever it shows. */
export function readTarget(cell: string): CellResult<string> {
  return readCell(linkedText(unescapedCell(cell).trim())?.target ?? cell);
}

/** A name may be "None" or "NA". */
export function readName(cell: string, limit: number): CellResult<string> {
  const checked = checkedText(shownText(cell));
  if (checked.problem !== null || checked.value === null) return checked;
  const name = cleaned(checked.value).replace(LINK_OF_NAME, "");
  if (name === "") return valid<string>(null);
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return invalid(`${quoted(name)} has no letter or digit.`);
  return lengthOf(name) > limit ? invalid(`${quoted(name)} is longer than ${limit} characters.`) : valid(name);
}

/** A text of one line that is cut at the column's limit. */
export function readLine(cell: string, limit: number): CellResult<string> {
  const { value, problem } = readCell(cell);
  if (value === null) return { value, problem };
  return valid(cut(cleaned(value), limit) || null);
}

/** Cut at a character, never inside of one. The database counts code points. */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join("").trim();
}

export function quoted(text: string): string {
  return text.length > QUOTE_LENGTH ? `“${cut(text, QUOTE_LENGTH)}…”` : `“${text}”`;
}

/** Of a link, its label. */
function shownText(cell: string): string {
  const text = unescapedCell(cell).trim();
  const shown = linkedText(text)?.label ?? text;
  return shown.endsWith("]") && shown.length <= LONGEST_MARKED ? shown.replace(FOOTNOTE_MARKS, "") : shown;
}

function checkedText(text: string): CellResult<string> {
  if (text === "") return valid<string>(null);
  if (text.startsWith("#") && SPREADSHEET_ERROR.test(text))
    return invalid(`${text} is a spreadsheet error, not a value.`);
  if (text.includes("\0") || !text.isWellFormed()) return invalid("The cell has broken characters.");
  return valid(text);
}

function cleaned(text: string): string {
  return PLAIN.test(text) ? text : cleanName(text);
}

function lengthOf(text: string): number {
  return text.length <= 300 ? text.length : Array.from(text).length;
}
