/** Names of companies and schools with their places, as resumes of Indeed write them. */
import type { DatedPart } from "../dates/dated-part.ts";
import type { Row } from "../rows/row.ts";
import { isPlace } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";

/** One word for each way to sign: a text is searched for a single word several times faster than for one of them. */
const SIGNATURE_WORDS = [
  /indeed/i,
  /#readytowork/i,
  /sponsorship required/i,
  /authorized to work/i,
  /willing to relocate/i,
];
const SIGNATURE =
  /\bindeed\.com\/r\/|\bemail me on indeed\b|#readytowork|^Sponsorship required to work in the US|^Authorized to work in |^Willing to relocate(?: to)?:/im;
/** "Accenture -", "Infosys Limited -  Mysore, Karnataka", "HDFC Bank Ltd - Delhi, Delhi -" */
const NAME_AND_PLACE = /^(?<name>.+?)\s+-(?:\s{2,}.*?|\s[^-]*,[^-]*?)?(?:\s+-)?$/u;
const MAX_NAME = 110;

/** By the words of the page, or by several names with a town after a hyphen. */
export function isIndeed(text: string, rows: readonly Row[]): boolean {
  return (
    (SIGNATURE_WORDS.some((word) => word.test(text)) && SIGNATURE.test(text)) ||
    new Set(rows.filter(hasTown).map((row) => row.text)).size > 1 ||
    rows.filter((_row, index) => hasAnyTown(rows, index)).length >= MIN_TOWNS ||
    rows.reduce((sum, _row, index) => sum + weightAboveRange(text, rows, index), 0) > 1 ||
    new Set(rows.filter(({ text }) => text.length < MAX_NAME && isAtRegion(text)).map(({ text }) => text)).size > 1
  );
}

/** "Acme -  Leeds, Maine": two blanks before the town, which few other texts have */
export function isAtRegion(text: string): boolean {
  return text.includes(" -  ") && AT_REGION.test(text);
}

const AT_REGION = /[\p{L}\d.)] -  \p{Lu}[\p{L} .'’]+, \p{Lu}[\p{L} .]+(?: -)?$/u;

/** 2 for "Acme -" above "May 2015 to Present", 1 for "Acme" below a title if all are behind empty lines, else 0 */
function weightAboveRange(text: string, rows: readonly Row[], index: number): 0 | 1 | 2 {
  const [above, row, below] = [rows[index - 1], rows[index] as Row, rows[index + 1]];
  if (below === undefined || below.text.length > MAX_RANGE || !below.text.includes(" to ")) return 0;
  if (row.text.length > MAX_NAME || row.isBullet || row.dates.length > 0 || dateOf(below)?.isRange !== true) return 0;
  const end = row.start + row.text.length;
  if (row.text.endsWith(" -")) return text.slice(end, below.start).includes("\n") ? 2 : 0;
  if (above?.isAfterBlank !== true || !row.isAfterBlank || !below.isAfterBlank) return 0;
  return readSignals(above.text).title > 0 && readSignals(row.text).title === 0 ? 1 : 0;
}

const MAX_RANGE = 40;
const MIN_TOWNS = 3;
/** "Acme-Leeds, England", "Acme S.p.A.-Bergamo", between a title and its dates; but not "Lycée de Saint-Malo" */
const NAME_AND_ANY_TOWN =
  /^(?<name>[^:]+?[\p{L}\d.)](?<!(?:^|[ ’'])(?:Sainte?|Ste?)))-(?<place>(?:\p{Lu}[\p{L} .'’]+|\p{Lu}\p{L}+(?:-\p{Ll}[\p{L}'’]*)+-\p{Lu}\p{L}+)(?:,\s{1,3}\p{Lu}[\p{L} .'’-]+)?)$/u;

function hasAnyTown(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (row.text.length > MAX_NAME || !row.text.includes("-") || row.isBullet || row.dates.length > 0) return false;
  if (index === 0 || dateOf(rows[index + 1]) === null || (rows[index - 1] as Row).dates.length > 0) return false;
  const place = NAME_AND_ANY_TOWN.exec(row.text)?.groups?.["place"];
  if (place === undefined) return false;
  const { title, degree } = readSignals((rows[index - 1] as Row).text);
  // "Sachs-Preis der Gesellschaft für Pumpen" below "Awards"
  return title > 0 || degree || isPlace(place);
}

/** "Acme College-Woodbridge, VA", "Acme Services-Noisy-le-Sec (93)" */
const NAME_AND_TOWN =
  /^(?<name>.+?[\p{L}\d.)])-(?<place>(?:\p{Lu}[\p{L} .'’]+|(?:Saint|St)-\p{Lu}[\p{L}'’-]+|\p{Lu}\p{L}+(?:-\p{Ll}[\p{L}'’]*)+-\p{Lu}\p{L}+)(?:,\s{1,3}\p{Lu}{2}(?: \d{5})?| \(\d{2,3}\)))$/u;

function hasTown({ text, dates }: Row): boolean {
  const last = text.charCodeAt(text.length - 1);
  if ((last < 0x41 || last > 0x5a) && last !== 0x29) return false;
  if (text.length > MAX_NAME || !text.includes("-") || dates.length > 0) return false;
  const { name, place } = NAME_AND_TOWN.exec(text)?.groups ?? {};
  if (name === undefined || place === undefined) return false;
  // "Marne-la-Vallée (77)" is a town alone.
  return !text.endsWith(")") || name.includes(" ") || isPlace(place.replace(CODE, ""));
}

const CODE = / \(\d+\)$/;

/** "JCB - Rocester": a town that no list has */
export const NAME_AND_WORD = /^(?<name>.+[\p{L}.)]) - \p{Lu}[\p{L}’'.-]+(?: [\p{L}-]+){0,2}$/u;

export function nameOf(text: string): string | undefined {
  const match = NAME_AND_PLACE.exec(text) ?? NAME_AND_TOWN.exec(text) ?? NAME_AND_WORD.exec(text);
  if (match !== null || !text.includes("-") || text.includes(" - ")) return match?.groups?.["name"];
  const { name, place } = NAME_AND_ANY_TOWN.exec(text)?.groups ?? {};
  if (name === undefined || place === undefined) return undefined;
  // "Coca-Cola" is one name.
  return name.includes(" ") || isPlace(place) ? name : undefined;
}

/** The date of a row that is nothing but a date. */
export function dateOf(row: Row | undefined): DatedPart | null {
  const [date, ...others] = row?.dates ?? [];
  if (row === undefined || date === undefined || others.length > 0) return null;
  return date.to - date.from >= row.text.length - 2 ? date : null;
}
