/** Resumes of Indeed: an entry is a title, a company with its place, and a date, on lines of their own. */
import { part, withoutRemarks } from "./commas.ts";
import { companyName } from "./company-name.ts";
import type { DatedPart } from "./dated-part.ts";
import type { EducationDraft } from "./education-entries.ts";
import { isEmploymentKind, isPlace } from "./phrases.ts";
import { Piece } from "./piece.ts";
import { type PositionDraft, startOf } from "./position-draft.ts";
import type { Row } from "./row.ts";
import { titleName } from "./split-title.ts";
import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

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
    rows.filter((_row, index) => hasAnyTown(rows, index)).length >= MIN_TOWNS
  );
}

const MIN_TOWNS = 3;
/** "Acme-Leeds, England", "Acme S.p.A.-Bergamo", between a title and its dates */
const NAME_AND_ANY_TOWN =
  /^(?<name>[^:]+?[\p{L}\d.)])-(?<place>(?:\p{Lu}[\p{L} .'’]+|\p{Lu}\p{L}+(?:-\p{Ll}[\p{L}'’]*)+-\p{Lu}\p{L}+)(?:, \p{Lu}[\p{L} .'’-]+)?)$/u;

function hasAnyTown(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (row.text.length > MAX_NAME || !row.text.includes("-") || row.isBullet || row.dates.length > 0) return false;
  if (index === 0 || dateOf(rows[index + 1]) === null || (rows[index - 1] as Row).dates.length > 0) return false;
  return NAME_AND_ANY_TOWN.test(row.text);
}

/** "Acme College-Woodbridge, VA", "Acme Services-Noisy-le-Sec (93)" */
const NAME_AND_TOWN =
  /^(?<name>.+?[\p{L}\d.)])-(?<place>(?:\p{Lu}[\p{L} .'’]+|(?:Saint|St)-\p{Lu}[\p{L}'’-]+|\p{Lu}\p{L}+(?:-\p{Ll}[\p{L}'’]*)+-\p{Lu}\p{L}+)(?:, \p{Lu}{2}(?: \d{5})?| \(\d{2,3}\)))$/u;

function hasTown({ text, dates }: Row): boolean {
  const last = text.charCodeAt(text.length - 1);
  if ((last < 0x41 || last > 0x5a) && last !== 0x29) return false;
  return text.length <= MAX_NAME && text.includes("-") && NAME_AND_TOWN.test(text) && dates.length === 0;
}

/** "JCB - Rocester": a town that no list has */
const NAME_AND_WORD = /^(?<name>.+[\p{L}.)]) - \p{Lu}[\p{L}’'.-]+(?: [\p{L}-]+){0,2}$/u;

function nameOf(text: string): string | undefined {
  const match = NAME_AND_PLACE.exec(text) ?? NAME_AND_TOWN.exec(text) ?? NAME_AND_WORD.exec(text);
  if (match !== null || !text.includes("-") || text.includes(" - ")) return match?.groups?.["name"];
  const { name, place } = NAME_AND_ANY_TOWN.exec(text)?.groups ?? {};
  if (name === undefined || place === undefined) return undefined;
  // "Coca-Cola" is one name.
  return name.includes(" ") || isPlace(place) ? name : undefined;
}

/** "Baton Rouge, LA -" */
function isPlaceOnly({ text }: Row): boolean {
  return isPlace(text.replace(/\s+-$/u, ""));
}

/** The positions found, with those of Indeed's form read by it. */
export function withIndeedPositions(rows: readonly Row[], found: readonly PositionDraft[]): readonly PositionDraft[] {
  const used = new Set<Row>();
  const own: PositionDraft[] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const below = rows[index + 1];
    const isName = isShort(row) && !row.isBullet && row.dates.length === 0;
    const name = isName ? nameOf(row.text) : undefined;
    if (name === undefined || above === undefined || !isTitle(above) || used.has(above)) continue;
    // The place may be on a line of its own.
    const dated = below !== undefined && isPlaceOnly(below) ? rows[index + 2] : below;
    const date = dateOf(dated);
    if (date === null && (row.text.endsWith("-") || NAME_AND_WORD.test(row.text))) continue;
    const company = isEmploymentKind(name) ? null : part(whole(row), 0, name.length);
    const title = part(whole(above), 0, above.text.length);
    if (company === null || title === null) continue;
    own.push({
      company: companyName(company),
      title: titleName(title),
      date,
      isSelfEmployed: false,
      isUnsure: false,
    });
    used.add(row).add(above);
    if (date !== null) used.add(below as Row).add(dated as Row);
  }
  const dates = new Set(own.map(({ date }) => date));
  const others = found.filter(({ company, title, date }) => {
    if (title !== null && used.has(title.row)) return false;
    // Another title at the same company has a date of its own.
    return company === null || !used.has(company.row) || (date !== null && !dates.has(date));
  });
  return [...own, ...others].toSorted((one, other) => startOf(one) - startOf(other));
}

/** Whether each date is on a line of its own: users write other lines under the headings, too. */
export function hasIndeedDates(rows: readonly Row[]): boolean {
  return rows.every((row) => row.dates.length === 0 || dateOf(row) !== null);
}

/** A degree, a school and a date; each may be missing. */
export function readIndeedEducations(rows: readonly Row[]): readonly EducationDraft[] {
  const drafts: EducationDraft[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (dateOf(row) !== null || !isShort(row)) continue;
    const next = rows[index + 1];
    const single = dateOf(next);
    if (single !== null || next === undefined || !isShort(next)) {
      drafts.push(ofOne(row, single));
      continue;
    }
    const date = dateOf(rows[index + 2]);
    if (date === null && !isPair(row, next)) {
      drafts.push(ofOne(row, null));
      continue;
    }
    const isSchoolFirst = readSignals(row.text).school && !readSignals(next.text).school;
    const [degree, school] = isSchoolFirst && readSignals(next.text).degree ? [next, row] : [row, next];
    drafts.push({ school: schoolName(school), degree: degreeName(degree), date });
    index++;
  }
  return drafts.filter(({ school, degree }) => school !== null || degree !== null);
}

function isPair(row: Row, next: Row): boolean {
  if (nameOf(next.text) !== undefined) return true;
  const [first, second] = [readSignals(row.text), readSignals(next.text)];
  return (first.degree && !second.degree) || (second.school && !first.school);
}

function ofOne(row: Row, date: DatedPart | null): EducationDraft {
  const { school, degree } = readSignals(row.text);
  const isSchool = school || (!degree && nameOf(row.text) !== undefined);
  return isSchool
    ? { school: schoolName(row), degree: null, date }
    : { school: null, degree: degree ? degreeName(row) : null, date };
}

/** "Fergusson College, Pune -  Pune, Maharashtra" */
function schoolName(row: Row): Piece | null {
  const name = nameOf(row.text) ?? row.text;
  const piece = part(whole(row), 0, name.length);
  if (piece === null) return null;
  const bare = withoutRemarks(piece);
  // "BIET, Bhadrak": a town that no list has
  const at = bare.text.lastIndexOf(", ");
  const place = row.text.slice(name.length);
  const isTown = at > 0 && (place.includes(bare.text.slice(at + 2)) || isPlace(bare.text.slice(at + 2)));
  return isTown ? (part(bare, bare.from, bare.from + at) ?? bare) : bare;
}

function degreeName(row: Row): Piece | null {
  const piece = part(whole(row), 0, row.text.length);
  return piece === null ? null : withoutRemarks(piece);
}

/** The date of a row that is nothing but a date. */
function dateOf(row: Row | undefined): DatedPart | null {
  const [date, ...others] = row?.dates ?? [];
  if (row === undefined || date === undefined || others.length > 0) return null;
  return date.to - date.from >= row.text.length - 2 ? date : null;
}

function isTitle(row: Row): boolean {
  return isShort(row) && !row.isBullet && dateOf(row) === null && !/[.:;,]$/.test(row.text);
}

function isShort({ text }: Row): boolean {
  return text.length <= MAX_NAME && splitWords(text).length <= 16;
}

function whole(row: Row): Piece {
  const { text } = row;
  return new Piece(row, { from: 0, to: text.length }, text, readSignals(text));
}
