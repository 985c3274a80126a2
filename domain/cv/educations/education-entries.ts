/** The rows of an education become its school, its degree and its dates. */

import type { DatedPart } from "../dates/dated-part.ts";
import { part, splitCommas } from "../pieces/commas.ts";
import { areFields } from "../pieces/degree-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { SUBUNIT } from "../pieces/school-name.ts";
import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isField, readSignals } from "../words/words.ts";

/** An education before its pieces become names. */
export interface EducationDraft {
  readonly school: Piece | null;
  readonly degree: Piece | null;
  readonly date: DatedPart | null;
}

export interface Entry {
  school: Piece | null;
  degree: Piece | null;
  date: DatedPart | null;
  unknown: Piece[];
  /** Names after a degree's comma, which may also be its subject. */
  perhaps: Piece[];
}

/** Where most entries of a section have their degree. Names that no word identifies are read in the same order. */
export interface EntryOrder {
  readonly isDegreeFirst: boolean;
  /** On a line of its own */
  readonly isApart: boolean;
}

export function entryOrder(entries: readonly Entry[]): EntryOrder | null {
  let [first, apart, count] = [0, 0, 0];
  for (const { school, degree } of entries) {
    if (school === null || degree === null) continue;
    count++;
    if (degree.row.start + degree.from < school.row.start + school.from) first++;
    if (degree.row !== school.row) apart++;
  }
  return count === 0 ? orderOfTowns(entries) : { isDegreeFirst: first > 0.5 * count, isApart: apart > 0.5 * count };
}

/** "Service Design" above "Nora Field, Leeds" in several entries: where no word is that of a degree, the school is beside its town. */
function orderOfTowns(entries: readonly Entry[]): EntryOrder | null {
  let [first, count] = [0, 0];
  for (const { school, date, unknown } of entries) {
    if (date === null || unknown.length === 0) continue;
    const names = school === null ? unknown : [...unknown, school].toSorted((a, b) => a.row.start - b.row.start);
    const [upper, lower] = names.filter(({ row }, index) => row !== names[index - 1]?.row);
    if (upper === undefined || lower === undefined) continue;
    const isUpper = upper === school || isBeforeTown(upper);
    if (isUpper === (lower === school || isBeforeTown(lower))) continue;
    count++;
    if (!isUpper) first++;
  }
  return count < MIN_ALIKE ? null : { isDegreeFirst: first > 0.5 * count, isApart: true };
}

const MIN_ALIKE = 2;

/** Its own text has no town. */
function isBeforeTown({ row, to }: Piece): boolean {
  const town = TOWN_BEHIND.exec(row.text.slice(to))?.[1];
  return town !== undefined && isPlace(town);
}

const TOWN_BEHIND = /^, (\p{Lu}[^,|·•(\t\d]*?)\s*(?:[,|·•(\t]|$)/u;

export function finishEntry(
  { school, degree, date, unknown, perhaps }: Entry,
  isSection: boolean,
  order: EntryOrder | null,
): EducationDraft | null {
  if (isSection && school === null && degree === null && date !== null && order !== null) {
    const pair = order.isApart ? pairOfRows(unknown, order) : pairOfParts(unknown, order);
    if (pair !== null) return { ...pair, date };
  }
  if (school?.degree === true && degree === null && order?.isDegreeFirst === true && order.isApart) {
    // "Matriculation examination" above a school that no word gives away
    const below = unknown.find((piece) => piece.row.start > school.row.start && isSchoolLike(piece));
    if (below !== undefined) return { school: splitCommas(below)[0] ?? below, degree: school, date };
  }
  const named =
    school ??
    (isSection && (degree !== null || date !== null)
      ? (unknown.find(isSchoolLike) ?? likeliest(perhaps.filter(isSchoolLike)) ?? unknown.find(endsInAcronym) ?? null)
      : null);
  if (named === null && degree !== null && order?.isDegreeFirst === true && !order.isApart) {
    const pair = splitAtDash(degree);
    if (pair !== null) return { ...pair, date };
  }
  if (named !== null && school === null) {
    // "ENSSAT, Lannion" below a degree: a school and its place
    const [first, ...others] = degree === null || degree.row === named.row ? [] : splitCommas(named);
    if (first !== undefined && others.length === 1 && first.text.length < 40 && isSchoolLike(first))
      return { school: first, degree, date };
    const { left, right } = splitUnknown(named);
    const before = unknown[unknown.indexOf(named) - 1];
    // "Engineering student – Software, LUMTEC, Rabat"
    const isOne = before?.row === named.row && left !== null && degree === null && !isSchoolLike(before);
    if (right !== null && isOne) return { school: right, degree: part(before, before.from, left.to), date };
    if (right !== null) return { school: right, degree: degree === null || degree === named ? left : degree, date };
  }
  if (named !== null) {
    const field = degree ?? studied(unknown.filter((piece) => piece !== named && !SUBUNIT.test(piece.text))) ?? null;
    const isCut = field !== null && named.row === field.row && named.from > field.from && named.from < field.to;
    return { school: named, degree: isCut ? part(field, field.from, named.from) : field, date };
  }
  return degree !== null && isSection && (date !== null || degree.degree) ? { school: null, degree, date } : null;
}

/** "Diploma, Audit, Lumora Tech": the school is behind the subject, and one word may be a town behind the school. */
function likeliest(names: readonly Piece[]): Piece | undefined {
  const last = names.at(-1);
  return last !== undefined && /^\p{Lu}\p{Ll}+$/u.test(last.text) ? names[0] : last;
}

/** "Lumora University, Umbrick, Chemical Engineering": the town, which no list has, is not what somebody studied there. */
function studied([first, second]: readonly Piece[]): Piece | undefined {
  const isTown = second?.row === first?.row && first !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first.text);
  return isTown && !isField(first.text) && second !== undefined && hasField(second.text) ? second : first;
}

function hasField(text: string): boolean {
  return splitWords(text).some(isField);
}

/** "Software Engineering, LUMTEC": fields of study, and the letters of a school */
function endsInAcronym(piece: Piece): boolean {
  const last = splitCommas(piece).at(-1);
  return last !== undefined && last !== piece && /^\p{Lu}{4,8}$/u.test(last.text);
}

/** "MA Philosophy - St Andrews", where other schools are behind their degrees */
function splitAtDash(degree: Piece): Omit<EducationDraft, "date"> | null {
  const at = degree.row.text.slice(degree.from, degree.to).search(LAST_DASH);
  const school = at < 1 ? null : part(degree, degree.from + at, degree.to);
  const left = at < 1 ? null : part(degree, degree.from, degree.from + at);
  if (school === null || left === null || school.degree || !isSchoolLike(school)) return null;
  return { school: splitCommas(school)[0] ?? school, degree: left };
}

const LAST_DASH = /\s[–—-]\s(?=\p{Lu}[^–—]{2,40}$)/u;

/** "Matriculation examination" above "Iisalmen lyseo" */
function pairOfRows(unknown: readonly Piece[], { isDegreeFirst }: EntryOrder): Omit<EducationDraft, "date"> | null {
  const [upper, lower] = unknown.filter(({ row }, index) => row !== unknown[index - 1]?.row);
  if (upper === undefined || lower === undefined) return null;
  const [degree, whole] = isDegreeFirst ? [upper, lower] : [lower, upper];
  const [school = whole] = splitCommas(whole);
  return isSchoolLike(school) ? { school, degree } : null;
}

/** "Executive programme, Hult Ashridge, Berkhamsted": the last is a town that no list has. */
function pairOfParts(
  [piece, next, ...others]: readonly Piece[],
  { isDegreeFirst }: EntryOrder,
): Omit<EducationDraft, "date"> | null {
  // "Web Development: Lumora Labs"
  const isPair = next !== undefined && others.length === 0 && next.row === piece?.row;
  const all = piece === undefined ? [] : isPair ? [piece, ...splitCommas(next)] : splitCommas(piece);
  const parts = all.filter(({ text }) => !isPlace(text));
  const [left, right, town] = parts;
  if (left === undefined || right === undefined || parts.length > 3 || right.degree) return null;
  if (!/^\p{Lu}/u.test(left.text) || endsInTitle(left.text) || endsInTitle(right.text)) return null;
  if (town !== undefined && (!isDegreeFirst || !/^\p{Lu}[\p{L}-]+$/u.test(town.text))) return null;
  // "LMD, Leeds: High Performance Leadership": the letters of a school before a colon
  const isSchoolFirst = isPair && LETTERS.test(left.text) && !LETTERS.test(right.text);
  const [degree, school] = isDegreeFirst && !isSchoolFirst ? [left, right] : [right, left];
  return isSchoolLike(school) ? { school, degree } : null;
}

const LETTERS = /^\p{Lu}{2,6}$/u;

/** "Backend Engineer", but not "Executive programme" */
function endsInTitle(text: string): boolean {
  return readSignals(splitWords(text).at(-1) ?? "").title > 0;
}

/** "Certificat Management, Audencia": a course and where it is taught, without a word that says so. */
function splitUnknown(piece: Piece): { readonly left: Piece | null; readonly right: Piece | null } {
  const parts = splitCommas(piece).filter(({ text }) => !isPlace(text));
  const [left, right, town] = parts;
  const isAtTown = town !== undefined && /^\p{Lu}{3,8}$/u.test(right?.text ?? "") && /^\p{Lu}\p{Ll}+$/u.test(town.text);
  if (parts.length !== (isAtTown ? 3 : 2) || left === undefined || right === undefined)
    return { left: null, right: null };
  if (right.degree) return { left: right, right: left };
  return isSchoolLike(right) ? { left, right } : { left: null, right: null };
}

/** "Faculty of Science and Technology": its fields of study make it no degree. */
const FACULTY =
  /^(?:facult|fakult|facoltà|faculdade|unidad educativa)\p{L}* (?:of|de|für|di|d['’]|des|der|\p{Lu})[^,:;%\d]{2,60}$/iu;

/** "Schulzeit in Unterfeld", "MPSI", a class that prepares for schools */
const NO_SCHOOL =
  /^(?:mp(?:si|2i|i)?|p(?:csi|tsi|c|si|t)|tsi|bcpst|schulzeit|schulbesuch|einschulung|studium|lehrzeit|studienzeit)(?!\p{L})/iu;

export function isSchoolLike({ text }: Pick<Piece, "text">): boolean {
  if (FACULTY.test(text)) return true;
  if (NO_SCHOOL.test(text)) return false;
  if (
    /\s(?:with|mit|avec|bei|chez|since|seit)\s|\s(?:required|preferred|desired)$/.test(text) ||
    readSignals(text).title > 0
  )
    return false;
  return (
    /^[\p{Lu}\p{Lo}]|^\p{Ll}+\p{Lu}/u.test(text) &&
    !isField(text) &&
    !areFields(text) &&
    splitWords(text).length <= 8 &&
    !/[%\d]{2}|[:;]|\s[A-EU]\*?$/.test(text)
  );
}
