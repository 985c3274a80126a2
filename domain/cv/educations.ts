import { classifyRow, isProse, isRemark } from "./classify.ts";
import { part, splitCommas, withoutRemarks } from "./commas.ts";
import type { DatedPart } from "./dates.ts";
import { isPlace } from "./phrases.ts";
import type { Piece } from "./piece.ts";
import { splitRow } from "./pieces.ts";
import type { Row } from "./row.ts";
import { mainDate } from "./row-dates.ts";
import { cutSchool, GRANDE_ECOLE, isDegreeOnly, isProgram, withoutExchange } from "./school-name.ts";
import { headingKind } from "./sections.ts";
import { splitWords } from "./split-words.ts";
import { isField, readSignals } from "./words.ts";

/** An education before its pieces become names. */
export interface EducationDraft {
  readonly school: Piece | null;
  readonly degree: Piece | null;
  readonly date: DatedPart | null;
}

interface Entry {
  school: Piece | null;
  degree: Piece | null;
  date: DatedPart | null;
  unknown: Piece[];
  /** Names after a degree's comma, which may also be its subject. */
  perhaps: Piece[];
}

const FROM =
  /(?:(?<=^|[\s,])(?:à|de|auprès de|d|all)\s?(?:l)?['’]\s?|(?:^|[\s,])(?:an der|an dem|am|an|at the|at|from the|from|bei der|à la|à|en la|en el|alla|presso|aan de|zur)\s+)(?=[\p{Lu}\p{Lo}"“„]|\p{Ll}+\s)/gu;
/** The educations of consecutive rows. In a section of its own, rows without a school word may name schools too. */
export function readEducations(rows: readonly Row[], isSection: boolean): readonly EducationDraft[] {
  const isGrouped = rows.filter((row) => row.isAfterBlank).length <= 0.7 * rows.length;
  const drafts: EducationDraft[] = [];
  let entry = emptyEntry();
  const finish = () => {
    const draft = finishEntry(entry, isSection);
    if (draft !== null) drafts.push({ ...draft, degree: draft.degree === null ? null : withoutVerb(draft.degree) });
    entry = emptyEntry();
  };
  const isNameFirst = isSection && beginsWithName(rows);
  for (const row of rows) {
    if (row.text.length > 260 || isRemark(row.text) || isTableHead(row.text)) continue;
    // "Languages: English" at the end of a section
    const colon = row.text.indexOf(":");
    if (colon > 2 && colon < 30 && row.label === null && headingKind(row.text.slice(0, colon)) !== null) continue;
    const read = readRow(row);
    // "Master Grande École" below its school
    const isDegree =
      read.school?.degree === true && entry.school !== null && entry.degree === null && !row.isAfterBlank;
    const { school, degree, unknown } = isDegree ? { ...read, school: null, degree: read.school } : read;
    const date =
      row.dates.length > 0 && (row.text.length < 160 || school !== null) && !isRemarkDate(row) ? mainDate(row) : null;
    if (school === null && degree === null && date === null && unknown.length === 0) continue;
    const isNew =
      (school !== null && (entry.school !== null || (isNameFirst && isComplete(entry)))) ||
      (date !== null && entry.date !== null) ||
      (degree !== null && entry.degree !== null && (entry.school !== null || entry.date !== null)) ||
      (isGrouped &&
        row.isAfterBlank &&
        (entry.school !== null || entry.date !== null) &&
        (school !== null || date !== null || degree !== null || unknown.length > 0));
    if (isNew) finish();
    entry.school ??= school;
    entry.degree ??= degree;
    entry.date ??= date;
    entry.unknown.push(...unknown);
    if (degree !== null && school === null) entry.perhaps.push(...splitCommas(degree).slice(1));
  }
  finish();
  return drafts;
}

const VERB =
  /^(?:(?:have |has |currently |successfully )?(?:completed|passed|pursuing|pursued|obtained|earned|received|done|did)|studied|graduated (?:with|in))\s+(?:(?:my|an?|the)\s+)?(?=[\p{L}\d])/iu;

/** "Completed B.Sc. Physics from Lumora College" */
function withoutVerb(degree: Piece): Piece {
  const verb = VERB.exec(degree.row.text.slice(degree.from, degree.to))?.[0];
  return verb === undefined ? degree : (part(degree, degree.from + verb.length, degree.to) ?? degree);
}

/** Entries of a section begin alike: here with a name, and no degree or date. */
function beginsWithName([first]: readonly Row[]): boolean {
  return first !== undefined && first.dates.length === 0 && !first.isBullet && !readSignals(first.text).degree;
}

/** A degree, its dates and a name that may be a school */
function isComplete({ degree, date, unknown }: Entry): boolean {
  return (
    degree !== null &&
    date !== null &&
    unknown.some((piece) => piece.row.start < degree.row.start && isSchoolLike(piece))
  );
}

const TABLE_HEAD =
  /^(?:degree|examination|exam|course|qualification|institut(?:e|ion)?|year|passing|of|percentage|%|board|university|school|college|marks|cgpa|gpa|grade|class|name|s\.?no|sr\.?no|specialization|abschluss|zeitraum|note|[\s/|\t,.-])+$/i;

function isTableHead(text: string): boolean {
  return TABLE_HEAD.test(text) && splitWords(text).length > 1;
}

function emptyEntry(): Entry {
  return { school: null, degree: null, date: null, unknown: [], perhaps: [] };
}

function isRemarkDate(row: Row): boolean {
  return row.isBullet && isProse(row.text) && !readSignals(row.text).school;
}

function finishEntry({ school, degree, date, unknown, perhaps }: Entry, isSection: boolean): EducationDraft | null {
  const named =
    school ??
    (isSection && (degree !== null || date !== null) ? ([...unknown, ...perhaps].find(isSchoolLike) ?? null) : null);
  if (named !== null && school === null) {
    // "ENSSAT, Lannion" below a degree: a school and its place
    const [first, ...others] = degree === null || degree.row === named.row ? [] : splitCommas(named);
    if (first !== undefined && others.length === 1 && first.text.length < 40 && isSchoolLike(first))
      return { school: first, degree, date };
    const { left, right } = splitUnknown(named);
    if (right !== null) return { school: right, degree: degree === null || degree === named ? left : degree, date };
  }
  if (named !== null) {
    const field = degree ?? unknown.find((piece) => piece !== named) ?? null;
    const isCut = field !== null && named.row === field.row && named.from > field.from && named.from < field.to;
    return { school: named, degree: isCut ? part(field, field.from, named.from) : field, date };
  }
  return degree !== null && isSection && (date !== null || degree.degree) ? { school: null, degree, date } : null;
}

/** "Certificat Management, Audencia": a course and where it is taught, without a word that says so. */
function splitUnknown(piece: Piece): { readonly left: Piece | null; readonly right: Piece | null } {
  const parts = splitCommas(piece).filter(({ text }) => !isPlace(text));
  const [left, right] = parts;
  if (parts.length !== 2 || left === undefined || right === undefined) return { left: null, right: null };
  if (right.degree) return { left: right, right: left };
  return isSchoolLike(right) ? { left, right } : { left: null, right: null };
}

function isSchoolLike({ text }: Piece): boolean {
  if (/\s(?:with|mit|avec|bei|chez|since|seit)\s/.test(text) || readSignals(text).title > 0) return false;
  return (
    /^[\p{Lu}\p{Lo}]|^\p{Ll}+\p{Lu}/u.test(text) &&
    !isField(text) &&
    splitWords(text).length <= 8 &&
    !/[%\d]{2}|[:;]/.test(text)
  );
}

interface RowParts {
  readonly school: Piece | null;
  readonly degree: Piece | null;
  readonly unknown: readonly Piece[];
}

function readRow(row: Row): RowParts {
  const pieces = splitRow(row).flatMap(splitFrom);
  const parts = pieces.filter(({ school, text }) => school && !isDegreeOnly(text));
  const schoolPiece =
    parts.find(({ degree, text }) => !degree && !isProgram(text)) ?? parts.find(({ degree }) => !degree) ?? parts[0];
  if (schoolPiece === undefined) return { school: null, ...withoutSchool(row, pieces) };
  const { school, before, after } = cutSchool(withoutExchange(schoolPiece));
  // "Oracle University: RAC Administration, Performance Tuning" is training.
  if (row.dates.length === 0 && /^\s?:\s/.test(row.text.slice(school.to)))
    return { school: null, degree: null, unknown: [] };
  const others = [...pieces.filter((piece) => piece !== schoolPiece), ...before, ...after];
  // ", MA" after a town is a state.
  const degree =
    others.find((piece) => piece.degree && (piece.text.length > 2 || before.includes(piece))) ?? before[0] ?? null;
  return {
    school,
    degree: degree === null ? null : withoutRemarks(degree),
    unknown: others.filter((piece) => piece !== degree && !piece.school),
  };
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
  for (const match of text.matchAll(FROM)) {
    const at = piece.from + match.index;
    const left = match.index === 0 ? null : part(piece, piece.from, at);
    const right = part(piece, at + match[0].length, piece.to);
    if (right === null || !right.school || (left?.school === true && !left.degree)) continue;
    return left === null ? [right] : [left, right];
  }
  return [piece];
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
