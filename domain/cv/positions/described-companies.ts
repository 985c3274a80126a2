/** "Lumora – provider of industrial software" beside a title and dates: a company, and what it does. */

import { isPlainName } from "../pieces/name-cuts.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";

const MAX_TEXT = 140;
const MAX_TITLE = 100;
/** Behind the dash, an article or a word in small letters, or a kind of company before one */
const DESCRIBED =
  /^(\p{Lu}[^–—|;:]{1,60}?)\s[–—-]\s(?:an?\s|the\s|ein(?:e|er)?\s|un[ea]?\s|[Aa]n?\s|\p{Ll}{3,}\s\p{L}|(?:Hersteller|Anbieter|Dienstleister|Betreiber|Händler|Fabricant|Fabricante|Éditeur|Fournisseur|Produttore|Fornitore|Proveedor)\s\p{Ll})/u;

/** Others of the form, which show what a line without a word of titles is beside one */
const MIN_ALIKE = 2;

/** The rows with the companies of those that describe one */
export function withDescribedCompanies(rows: readonly Row[]): readonly Row[] {
  const sure: number[] = [];
  const perhaps: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (nameIn(row) === null) continue;
    if (isBesideTitle(rows, index, isTitle)) sure.push(index);
    else if (isBesideTitle(rows, index, isPlainLine)) perhaps.push(index);
  }
  if (sure.length === 0) return rows;
  const found = new Set(sure.length < MIN_ALIKE ? sure : [...sure, ...perhaps]);
  return rows.map((row, index) =>
    found.has(index) ? row.withJoint({ title: null, company: { from: 0, to: (nameIn(row) as string).length } }) : row,
  );
}

function nameIn(row: Row): string | null {
  const { text } = row;
  if (row.isBullet || text.length > MAX_TEXT || !DASHED.test(text) || row.dates.length > 0) return null;
  const name = DESCRIBED.exec(text)?.[1];
  if (name === undefined || row.label !== null || row.flags.columns !== undefined) return null;
  return isPlainName(name) && readSignals(name).title === 0 ? name : null;
}

const DASHED = /\p{L}\s[–—-]\s\p{L}/u;

/** Above or below a title, and dates above or below both */
function isBesideTitle(rows: readonly Row[], index: number, isTitled: (row: Row) => boolean): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (below !== undefined && !below.isAfterBlank && isTitled(below))
    if (isDated(below) || isDatesBelow(rows, index + 1) || isDatesAbove(rows, index)) return true;
  if (above === undefined || row?.isAfterBlank === true || !isTitled(above)) return false;
  return isDated(above) || isDatesBelow(rows, index) || isDatesAbove(rows, index - 1);
}

function isDatesBelow(rows: readonly Row[], index: number): boolean {
  const [next, second] = [rows[index + 1], rows[index + 2]];
  if (next === undefined || next.isAfterBlank || next.isBullet) return false;
  return isDated(next) || (second !== undefined && !second.isAfterBlank && isDated(second) && next.text.length < 40);
}

function isDatesAbove(rows: readonly Row[], index: number): boolean {
  const above = rows[index - 1];
  return above !== undefined && rows[index]?.isAfterBlank !== true && isDated(above);
}

function isDated(row: Row): boolean {
  return !row.isBullet && (row.dates.some(({ isRange }) => isRange) || isDateOnly(row));
}

function isTitle(row: Row): boolean {
  if (row.isBullet || row.length > MAX_TITLE) return false;
  const { title, company, school } = readSignals(row.text);
  return title > 0 && company < 3 && !school && (row.dates.length > 0 || classifyRow(row) === "name");
}

function isPlainLine(row: Row): boolean {
  return !row.isBullet && row.length <= MAX_TITLE && row.dates.length === 0 && classifyRow(row) === "name";
}
