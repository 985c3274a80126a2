/** Removes what a PDF prints on each page: the number of the page, the name of the person and of the document. */
import { unitTest } from "../words/memoize.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const isPageEnd = unitTest(/[\dlIO\s|–-]/);
const ENDS_IN_NUMBER = /[\dlIO][\s|–-]*$/;
const PAGE =
  /(?:^|\s)(?:page|seite|página|pagina|pag\.?|p\.)\s*[\dlIO]{1,3}(?:\s*(?:of|von|sur|de|di|van|\/)\s*[\dlIO]{1,3})?\s*[-–|]?\s*$/iu;

const DOCUMENT = "curriculum vitae|c\\.?v\\.?|résumé|resume|lebenslauf|currículum|curriculum|vita";
const NUMBER = "\\d{1,2}(?:\\s?(?:\\/|of|von|sur|de|di|van)\\s?\\d{1,2})?";
const DATE =
  "\\p{L}{3,10}\\.? \\d{1,2}, \\d{4}|\\d{1,2}(?:\\.|er)? \\p{L}{3,10}\\.? \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}";
/** Beside the name: "Jo Usher | 2/3", "Curriculum Vitae of Jo Usher", "Jo Usher (continued)", "MAY 2, 2024 JO USHER · RÉSUMÉ 1" */
const BESIDE_NAME = new RegExp(
  `^(?:${DATE})?(?:[\\s|/,;:·•()–—-]|(?:${DOCUMENT}|of|von|de|continued|cont[’']?d|confidential|(?:page|seite|página|pagina|p\\.)?\\s?${NUMBER})(?![\\p{L}\\d]))*$`,
  "iu",
);
/** "Curriculum Vitae 2", "Lebenslauf" */
const DOCUMENT_ONLY = new RegExp(`^(?:${DOCUMENT})[\\s|,·•–—-]*(?:(?:page|seite|p\\.)?\\s?${NUMBER})?$`, "iu");
const mayBeginDocument = unitTest(/[CcRrLlVv]/);
/** "2/3", "- 2 -", "[2]" */
const NUMBER_ONLY = /^[[(–-]?\s?(\d{1,2})(?:\s?(?:\/|of|von|sur)\s?\d{1,2})?\s?[\])–-]?$/;
/** A browser prints it. */
const PRINTED_AT = /^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d/;
const isDigit = unitTest(/\d/);
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
const MAX_HEAD = 90;
const DAY = new RegExp(`^(?:${DATE})$`, "u");
const MAX_DAY = 24;
const MAX_TOP = 3;

/** Drops the head and foot of pages: a page number, or the first line again, perhaps with a number or the name of the document. */
export function withoutPageHeads(rows: readonly Row[]): readonly Row[] {
  const title = rows[0]?.text ?? "";
  const names = NAME.test(title) ? [title, reversed(title), title.toUpperCase()] : title.length > 4 ? [title] : [];
  const numbers = pageNumbers(rows);
  const kept: Row[] = [];
  let gap = 0;
  let isBehindPage = false;
  for (const [index, row] of rows.entries()) {
    if (numbers.has(row) || isHead(row, index) || isDay(row, index)) {
      gap += row.flags.gap ?? 0;
      isBehindPage = true;
      continue;
    }
    if (isBehindPage && row.isAfterBlank) kept.push(withoutPageBlanks(row));
    // The blank lines above the foot are above the next row.
    else if (gap === 0 || row.isAfterBlank) kept.push(row);
    else kept.push(new Row(row.start, row.text, { ...row.flags, isAfterBlank: true, gap }));
    gap = 0;
    isBehindPage = false;
  }
  return kept.length < rows.length ? kept : rows;

  /** "APRIL 11, 2024" above "JO USHER · RÉSUMÉ" */
  function isDay({ text }: Row, index: number): boolean {
    const next = rows[index + 1];
    return text.length < MAX_DAY && DAY.test(text) && next !== undefined && isHead(next, index + 1);
  }

  function isHead(row: Row, index: number): boolean {
    const { text } = row;
    if (index === 0 || text.length > MAX_HEAD) return false;
    if (text === title) return row.dates.length === 0;
    const name = names.find((one) => text.includes(one));
    if (name !== undefined && BESIDE_NAME.test(text.replace(name, ""))) return true;
    if (index >= MAX_TOP && mayBeginDocument(text.charCodeAt(0)) && DOCUMENT_ONLY.test(text)) return true;
    if (isDigit(text.charCodeAt(0)) && PRINTED_AT.test(text)) return true;
    return isPageEnd(text.charCodeAt(text.length - 1)) && ENDS_IN_NUMBER.test(text.slice(-6)) && PAGE.test(text);
  }
}

/** Dates behind the end of a page: the blank lines are those of the page, and the names of the entry are above it. */
export function withoutPageBlanks(row: Row): Row {
  if (row.isBullet || row.dates[0]?.from !== 0 || !isDateOnly(row)) return row;
  return new Row(row.start, row.text, { ...row.flags, isAfterBlank: false, gap: 0 });
}

/** "Usher, Jo" */
function reversed(name: string): string {
  const words = name.split(" ");
  return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

/** Rows of a number, if they count the pages: others are grades and numbers of years. */
function pageNumbers(rows: readonly Row[]): ReadonlySet<Row> {
  const found: Row[] = [];
  let next: number | null = null;
  for (const row of rows) {
    if (row.text.length > MAX_NUMBER) continue;
    const number = NUMBER_ONLY.exec(row.text)?.[1];
    if (number === undefined) continue;
    const value = Number(number);
    if (next === null ? value > 2 : value !== next) return NONE;
    next = value + 1;
    found.push(row);
  }
  return found.length > 1 ? new Set(found) : NONE;
}

const MAX_NUMBER = 10;
const NONE: ReadonlySet<Row> = new Set();
