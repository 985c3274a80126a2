import { unitTest } from "../words/memoize.ts";
import { isEmploymentKind, isRegion } from "../words/phrases.ts";
import { isOccupation } from "../words/separators.ts";
import { isField, isFunctionName } from "../words/words.ts";
import { part, withoutRemarks } from "./commas.ts";
import { DEPARTMENT } from "./company-name.ts";
import type { Piece } from "./piece.ts";
import { splitRow } from "./pieces.ts";
import { SUBUNIT } from "./school-name.ts";
import { splitTitle } from "./split-title.ts";

interface Names {
  readonly title: Piece | null;
  readonly company: Piece | null;
}

/** "Emergency Department" of "Nurse – Emergency Department": a dash joins a part of the employer to the title. */
export function isUnitBehind(piece: Piece, title: Piece): boolean {
  if (piece.row !== title.row || piece.from < title.to || piece.isAfterAt || piece.company > 2) return false;
  return isUnitName(piece.text) && isBetween(title.row.text.slice(title.to, piece.from), piece.text);
}

const UNIT_END =
  /\s(?:department|dept\.?|unit|ward|practice|division|team|desk|room|program(?:me)?|region|zone|cluster|territory|shifts?|branch)$|^(?:region|gebiet|bezirk|zone|cluster|région|zona|regio) (?:nord|süd|ost|west|mitte|sud|est|ouest|norte|sur|noord|zuid)(?!\p{L})/iu;

function isUnitName(text: string): boolean {
  return DEPARTMENT.test(text) || SUBUNIT.test(text) || UNIT_END.test(text);
}

const BETWEEN_TITLES = /^\s*(?:[-–—]|--|\/|→)\s*$/u;
/** "Lumstadt do Sul (RS)" */
const TOWN_AND_STATE = /^\p{Lu}[\p{L} ]{2,40} \(\p{Lu}{2}\)/u;
const COLON = /^\s*:\s*$/u;

/** "Site Lead – Reset Program", "Intern – Summer Events": nothing, or one word, says that what follows the dash is a company. */
export function isDashed({ title, company }: Names): boolean {
  if (title === null || company === null || title.row !== company.row || company.from < title.to) return false;
  if (company.company > 1 || company.school || company.isAfterAt) return false;
  return BETWEEN_TITLES.test(title.row.text.slice(title.to, company.from));
}

/** "Staff Nurse – Nights" is a whole title beside a company on another line or before it. */
export function withSpecialty<T extends Names>(draft: T): T {
  const { title, company } = draft;
  if (title === null || title.title === 0 || title.isAfterAt) return draft;
  const regions = withRegionBehind(title);
  if (regions !== null) return { ...draft, title: regions };
  if (company === null) return withOwnHalf(draft, title);
  if (company.row === title.row && company.from > title.from) return withTitleBetween(draft, title, company);
  const pieces = splitRow(title.row);
  const before = pieces.find(({ to }) => to === title.from - SLASH.length);
  if (before !== undefined && company.row !== title.row && isSlashed(before, title))
    return { ...draft, title: part(title, before.from, title.to) ?? title };
  const next = pieces.find(({ from }) => from >= title.to);
  if (next === undefined || next.company > 2 || (next.school && !isUnitName(next.text)) || next.isAfterAt) return draft;
  // "Intern: Marketing", but not "Engineer: Acme"
  if (!isBetween(title.row.text.slice(title.to, next.from), next.text)) return draft;
  // "Analyst – Lumora" below "Pumps Unit, Lumora"
  const bare = withoutRemarks(next);
  if (company.row !== title.row && company.row.text.includes(bare.text)) return draft;
  // "Data Analyst – Internship"
  if (isEmploymentKind(next.text)) return draft;
  return { ...draft, title: part(title, title.from, bare.to) ?? title };
}

/** "Directeur industriel Afrique – Moyen-Orient": the second of two regions is no place of work. */
function withRegionBehind(title: Piece): Piece | null {
  const { text, to } = title;
  if (!isDashUnit(title.row.text.charCodeAt(to + 1))) return null;
  const behind = REGION.exec(title.row.text.slice(to, to + MAX_BETWEEN));
  if (behind === null || !isRegion(text.slice(text.lastIndexOf(" ") + 1)) || !isRegion(behind[1] as string))
    return null;
  return part(title, title.from, to + behind[0].length);
}

const isDashUnit = unitTest(/[-–—]/);
const REGION = /^\s[-–—]\s(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?=\s?[,;(|·\t]|\s{2}|$)/u;

/** "Senior Lecturer – Deputy Head, Lumora University", "Analyst → Senior Analyst, Acme" */
function withTitleBetween<T extends Names>(draft: T, title: Piece, company: Piece): T {
  const { text } = title.row;
  if (!BEGINS_BETWEEN.test(text.slice(title.to, title.to + MAX_BETWEEN))) return draft;
  const next = splitRow(title.row).find(({ from }) => from >= title.to);
  if (next === undefined || next.title === 0 || next.from >= company.from || next.to < company.to) return draft;
  if (!isBetween(text.slice(title.to, next.from), next.text)) return draft;
  const behind = splitTitle(next).title;
  if (behind === null || behind.title === 0 || behind.from !== next.from || behind.to > company.from) return draft;
  return { ...draft, title: part(title, title.from, behind.to) ?? title };
}

const BEGINS_BETWEEN = /^\s*(?:\([^()]*\)\s*)?(?:[-–—]|→)/u;
const MAX_BETWEEN = 40;

const SLASH = " / ";

/** "Marker" of "Marker / Reading Assistant" beside a company on another line */
export function isSlashed({ row, text, to, company, school }: Piece, { row: titled, from }: Piece): boolean {
  return row === titled && row.text.slice(to, from) === SLASH && company === 0 && !school && isOccupation(text);
}

/** "Freelance Consultant – Brand Specialist" of a person who has no employer: titles on both sides of the dash */
function withOwnHalf<T extends Names>(draft: T, title: Piece): T {
  const pieces = splitRow(title.row);
  const [first, second] = pieces;
  if (first === undefined || second === undefined || pieces.length > 2 || !(first.title > 0 && second.title > 0))
    return draft;
  if (first.company > 0 || second.company > 0 || !/^\s[–—-]\s$/u.test(title.row.text.slice(first.to, second.from)))
    return draft;
  return { ...draft, title: part(title, first.from, withoutRemarks(second).to) ?? title };
}

function isBetween(separator: string, next: string): boolean {
  // "Clerk / Lumstadt do Sul (RS)"
  if (BETWEEN_TITLES.test(separator)) return !TOWN_AND_STATE.test(next);
  return COLON.test(separator) && (isUnitName(next) || isFunctionName(next) || isField(next));
}

const STRONGER = /[\t|·•]/;

/** "Site Manager – Deputy Lead | Acme": a stronger separator than that between the parts of the title precedes the company. */
export function withOtherHalf<T extends Names>(draft: T): T {
  const { title, company } = draft;
  if (title === null || title.title === 0 || title.isAfterAt || company === null || company.row !== title.row)
    return draft;
  const { text } = title.row;
  if (company.from < title.to || !STRONGER.test(text.slice(title.to, company.from))) return draft;
  const pieces = splitRow(title.row);
  let first = pieces.findIndex(({ from, to }) => from <= title.from && to >= title.to);
  let last = first;
  const isJoined = (at: number) => {
    const [left, right] = [pieces[at], pieces[at + 1]];
    return left !== undefined && right !== undefined && isBetween(text.slice(left.to, right.from), right.text);
  };
  while (isJoined(first - 1)) first--;
  while (isJoined(last) && (pieces[last + 1]?.to ?? 0) <= company.from) last++;
  const [from, to] = [pieces[first]?.from, pieces[last]];
  if (first === last || from === undefined || to === undefined) return draft;
  return { ...draft, title: part(title, from, withoutRemarks(to).to) ?? title };
}
