import { classifyRow, isProse, isRemark } from "./classify.ts";
import { part, splitCommas, withoutRemarks } from "./commas.ts";
import { degreeName, isBareDegree, isGrade } from "./degree-name.ts";
import { type EducationDraft, type Entry, entryOrder, finishEntry, isSchoolLike } from "./education-entries.ts";
import { findAll } from "./find-all.ts";
import { splitJoined } from "./joined-schools.ts";
import { isPlace } from "./phrases.ts";
import type { Piece } from "./piece.ts";
import { splitRow } from "./pieces.ts";
import type { Row } from "./row.ts";
import { mainDate } from "./row-dates.ts";
import { cutSchool, GRANDE_ECOLE, isDegreeOnly, isProgram, withoutExchange } from "./school-name.ts";
import { headingKind } from "./sections.ts";
import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

const FROM =
  /(?:(?<=^|[\s,])(?:à|de|auprès de|d|all)\s?(?:l)?['’]\s?|(?:^|[\s,])(?:an der|an dem|am|an|at the|at|from the|from|bei der|à la|à|en la|en el|alla|presso|aan de|zur)\s+)(?=[\p{Lu}\p{Lo}"“„]|\p{Ll}+\s)/gu;
/** The educations of consecutive rows. In a section of its own, rows without a school word may name schools too. */
export function readEducations(rows: readonly Row[], isSection: boolean): readonly EducationDraft[] {
  const isGrouped = rows.filter((row) => row.isAfterBlank).length <= 0.7 * rows.length;
  const entries: Entry[] = [];
  let entry = emptyEntry();
  const finish = () => {
    entries.push(entry);
    entry = emptyEntry();
  };
  const isNameFirst = isSection && beginsWithName(rows);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (row.text.length > 260 || isTableHead(row.text)) continue;
    const isOnEntry = isRemark(row.text);
    if (isOnEntry && !(isGrouped && isNamedRemark(row, next, rows[index + 2]))) continue;
    // "Languages: English" at the end of a section
    const colon = row.text.indexOf(":");
    if (colon > 2 && colon < 30 && row.label === null && headingKind(row.text.slice(0, colon)) !== null) continue;
    const read = isOnEntry ? { school: null, degree: null, unknown: splitRow(row) } : readRow(row);
    // "Master Grande École" below its school
    const isDegree =
      read.school?.degree === true && entry.school !== null && entry.degree === null && !row.isAfterBlank;
    const { school, degree, unknown } = isDegree ? { ...read, school: null, degree: read.school } : read;
    const date =
      row.dates.length > 0 && (row.text.length < 160 || school !== null) && !isRemarkDate(row, entry)
        ? mainDate(row)
        : null;
    if (school === null && degree === null && date === null && unknown.length === 0) continue;
    // "Diploma di liceo classico" above its school
    if (school !== null && !row.isAfterBlank && entry.school?.degree === true && entry.degree === null) {
      entry.degree = entry.school;
      entry.school = null;
    }
    const isNameOnly = school === null && date === null && degree === null && !row.isBullet;
    const isNew =
      (school !== null && (entry.school !== null || (isNameFirst && isComplete(entry)))) ||
      (date !== null && entry.date !== null) ||
      // "NTNU, Trondheim" above the line of its degree and dates, as other schools are
      (isNameFirst && isWhole(entry) && isNameOnly && next !== undefined && next.dates.length > 0) ||
      (degree !== null && entry.degree !== null && (entry.school !== null || entry.date !== null)) ||
      (isGrouped &&
        row.isAfterBlank &&
        (entry.school !== null || entry.date !== null) &&
        (school !== null || date !== null || degree !== null || unknown.length > 0));
    if (isNew) {
      // "PhD, 2014" and "MSc, 2010" below one school
      const above =
        date !== null && degree !== null && !row.isAfterBlank && isAboveDegrees(entry) ? entry.school : null;
      finish();
      entry.school = school === null ? above : null;
    }
    entry.school ??= school;
    entry.degree ??= degree;
    entry.date ??= date;
    entry.unknown.push(...unknown);
    if (degree !== null && school === null) entry.perhaps.push(...splitCommas(degree).slice(1));
  }
  finish();
  const order = entryOrder(entries);
  const drafts: EducationDraft[] = [];
  for (const one of entries) {
    const draft = finishEntry(one, isSection, order);
    if (draft === null) continue;
    const { school, degree, date } = draft;
    drafts.push({ school, degree: degree === null ? null : degreeName(degree), date });
  }
  return drafts;
}

/** "Minor Robotics" above its school, where each entry follows a blank line */
function isNamedRemark(row: Row, next: Row | undefined, after: Row | undefined): boolean {
  if (!row.isAfterBlank || row.dates.length > 0 || row.isBullet || row.text.includes(":")) return false;
  return (
    next?.isAfterBlank === false && (next.dates.length > 0 || (after?.isAfterBlank === false && after.dates.length > 0))
  );
}

function isWhole({ school, date }: Entry): boolean {
  return school !== null && date !== null;
}

/** A school on a line without dates, above the line of its first degree and dates */
function isAboveDegrees({ school, degree }: Entry): boolean {
  if (school === null || degree === null || school.row.dates.length > 0) return false;
  return degree.row.start > school.row.start && degree.row.dates.length > 0;
}

/** Entries of a section begin alike: here with a name, and no degree or date. */
function beginsWithName([first]: readonly Row[]): boolean {
  return first !== undefined && first.dates.length === 0 && !first.isBullet && !readSignals(first.text).degree;
}

/** Its dates, a degree or another name beside them, and a name above that may be a school */
function isComplete({ degree, date, unknown }: Entry): boolean {
  if (date === null) return false;
  const last = degree?.row ?? unknown.findLast(({ row }) => row.dates.length > 0)?.row;
  return last !== undefined && unknown.some((piece) => piece.row.start < last.start && isSchoolLike(piece));
}

const TABLE_HEAD =
  /^(?:degree|examination|exam|course|qualification|institut(?:e|ion)?|year|passing|of|percentage|%|board|university|school|college|marks|cgpa|gpa|grade|class|name|s\.?no|sr\.?no|specialization|major|subject|field|graduation|dates?|location|abschluss|zeitraum|note|[\s/|\t,.-])+$/i;

function isTableHead(text: string): boolean {
  return TABLE_HEAD.test(text) && splitWords(text).length > 1;
}

function emptyEntry(): Entry {
  return { school: null, degree: null, date: null, unknown: [], perhaps: [] };
}

function isRemarkDate(row: Row, { date, school }: Entry): boolean {
  if (row.isBullet && isProse(row.text) && !readSignals(row.text).school && !beginsWithDegree(row)) return true;
  // "Lumora University (expected completion: May 2026)" below its degree and dates
  return date !== null && school === null && EXPECTED.test(row.text.slice(0, row.dates[0]?.from));
}

/** "BTS SNIR (2020 - 2022)." */
function beginsWithDegree({ text }: Row): boolean {
  return splitWords(text.slice(0, 60))
    .slice(0, 2)
    .some((word) => readSignals(word).degree);
}

const EXPECTED =
  /(?:expected|anticipated|estimated|projected|voraussichtlich\p{L}*|geplant\p{L}*|prévue?|previst[oa]|completion|graduation)[^,;|]{0,25}$/iu;

interface RowParts {
  readonly school: Piece | null;
  readonly degree: Piece | null;
  readonly unknown: readonly Piece[];
}

function readRow(row: Row): RowParts {
  const pieces = splitRow(row)
    .filter(({ text }) => !isGrade(text))
    .flatMap(splitFrom)
    .flatMap(splitJoined);
  const parts = pieces.filter(({ school, text }) => school && !isDegreeOnly(text));
  const schoolPiece =
    parts.find(({ degree, text }) => !degree && !isProgram(text)) ?? parts.find(({ degree }) => !degree) ?? parts[0];
  if (schoolPiece === undefined) return { school: null, ...withoutSchool(row, pieces) };
  const { school, before, after } = cutSchool(withoutExchange(schoolPiece));
  // "Oracle University: RAC Administration, Performance Tuning" is training.
  if (row.dates.length === 0 && school.from < 3 && /^\s?:\s/.test(row.text.slice(school.to)))
    return { school: null, degree: null, unknown: [] };
  const others = [...pieces.filter((piece) => piece !== schoolPiece), ...before, ...after];
  // ", MA" after a town is a state.
  const found = others.find((piece) => piece.degree && (piece.text.length > 2 || before.includes(piece)));
  const degree =
    (found === undefined
      ? before[0]
      : withNext(found, [...pieces.filter((piece) => piece !== schoolPiece), ...before])) ?? null;
  return {
    school,
    degree: degree === null ? null : withoutRemarks(degree),
    unknown: others.filter((piece) => piece !== found && piece !== degree && !piece.school),
  };
}

/** "Bachelor of Science (BS) – Health Administration": its subject is the next piece. */
function withNext(degree: Piece, pieces: readonly Piece[]): Piece {
  const next = pieces[pieces.indexOf(degree) + 1];
  if (next === undefined || !pieces.includes(degree) || !isBareDegree(degree.text)) return degree;
  const isSubject = !next.school && next.title === 0 && !next.degree && !/[\d:%]/.test(next.text);
  const isDash = /^\)?(?:\s[–—-]|:)\s$/.test(degree.row.text.slice(degree.to, next.from));
  return isSubject && isDash ? (part(degree, degree.from, next.to) ?? degree) : degree;
}

function withoutSchool(row: Row, pieces: readonly Piece[]): Omit<RowParts, "school"> {
  const kind = classifyRow(row);
  const first = pieces.find(({ degree, text }) => degree || isDegreeOnly(text) || EXCHANGE_ALONE.test(text));
  if (first !== undefined && row.text.length < 140) {
    // "Bachelor of Arts - BA, Physics" is one degree.
    const next = pieces[pieces.indexOf(first) + 1];
    if (next !== undefined && FROM_BETWEEN.test(row.text.slice(first.to, next.from)))
      return { degree: withoutRemarks(first), unknown: [withoutRemarks(next)] };
    if (next !== undefined && CELL.test(row.text.slice(first.to, next.from)) && isSchoolLike(next) && !next.degree)
      return { degree: withoutRemarks(first), unknown: [withoutRemarks(next)] };
    const last = pieces.findLast((piece) => !isPlace(piece.text) && !/\d[.,]\d|%/.test(piece.text)) ?? first;
    const whole = last.from > first.from ? part(first, first.from, last.to) : first;
    const before = pieces.slice(0, pieces.indexOf(first)).map(withoutRemarks);
    const { name, degree } = cutName(whole ?? first);
    return { degree: withoutRemarks(degree), unknown: name === null ? before : [...before, name] };
  }
  const isName = kind === "name" || row.dates.length > 0;
  return { degree: null, unknown: isName && !row.isBullet ? pieces.map(withoutRemarks) : [] };
}

/** "UWE Bristol, BA Filmmaking": a name before the degree. */
function cutName(piece: Piece): { readonly name: Piece | null; readonly degree: Piece } {
  const parts = splitCommas(piece);
  const at = parts.findIndex(({ degree }) => degree);
  const name = at === 1 ? (parts[0] as Piece) : null;
  if (name === null || (parts[1] as Piece).text.length < 3 || !isSchoolLike(name)) return { name: null, degree: piece };
  return { name, degree: part(piece, (parts[1] as Piece).from, piece.to) ?? piece };
}

const CELL = /^\s*[|\t]\s*$/;
const FROM_BETWEEN = /^\s*from\s+$/;

/** "Diplom-Kaufmann an der Fachhochschule Kiel": the degree and the school. */
function splitFrom(piece: Piece): readonly Piece[] {
  if (!piece.school) return piece.degree ? splitName(piece) : [piece];
  // "EM Lumora, Programme Grande École"
  const parts = splitCommas(piece);
  if (parts.length === 2 && GRANDE_ECOLE.test((parts[1] as Piece).text)) return parts;
  const text = piece.row.text.slice(piece.from, piece.to);
  for (const match of findAll(FROM, text)) {
    const at = piece.from + match.index;
    const left = match.index === 0 ? null : part(piece, piece.from, at);
    const right = part(piece, at + match[0].length, piece.to);
    // "Master d'informatique de l'ENS": the subject is no school.
    if (right !== null && /['’]\s?$/.test(match[0]) && isSubject(right.text)) continue;
    if (right === null || !right.school || (left?.school === true && !left.degree)) continue;
    return left === null ? [right] : [left, right];
  }
  return [piece];
}

function isSubject(text: string): boolean {
  return /^\p{Ll}/u.test(text) && !readSignals(splitWords(text)[0] ?? "").school;
}

/** "M.Tech from Symbiosis": a school without a school word. */
function splitName(piece: Piece): readonly Piece[] {
  const match = /\sfrom\s(?=\p{Lu})/u.exec(piece.row.text.slice(piece.from, piece.to));
  if (match === null) return [piece];
  const left = part(piece, piece.from, piece.from + match.index);
  const right = part(piece, piece.from + match.index + match[0].length, piece.to);
  return left === null || right === null || right.degree || !left.degree ? [piece] : [left, right];
}

/** Has a line to itself, above or below the school. */
const EXCHANGE_ALONE =
  /^(?:erasmus(?:\+|-\p{L}+)?|(?:auslands|austausch|gast|erasmus-?)(?:semester|jahr|studium)|exchange (?:semester|year|program(?:me)?)|semester abroad|(?:semestre|année|échange|séjour) (?:d['’]échange|erasmus|universitaire|à l['’]étranger)|intercambio|scambio)$/iu;
