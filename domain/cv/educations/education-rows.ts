/** What one row of an education says. */

import { part, splitCommas, withoutRemarks } from "../pieces/commas.ts";
import { withoutCity } from "../pieces/company-name.ts";
import { isBareDegree, isGrade, withoutGrade } from "../pieces/degree-name.ts";
import { splitJoined } from "../pieces/joined-schools.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import {
  cutSchool,
  GRANDE_ECOLE,
  isDegreeOnly,
  isKindOfSchool,
  isProgram,
  SUBUNIT,
  withoutExchange,
} from "../pieces/school-name.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { findAll } from "../words/find-all.ts";
import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isUnitName, UNIVERSITY } from "../words/units.ts";
import { isField, readSignals } from "../words/words.ts";
import { isSchoolLike } from "./education-entries.ts";
import { isGraduation } from "./graduation.ts";

const FROM =
  /(?:(?<=^|[\s\u2063,])(?:à|au sein de|de|auprès de|délivrée? par|d|all)\s?(?:l)?['’]\s?|(?:^|[\s\u2063,])(?:an der|an dem|am|an|at the|at|from the|from|bei der|à la|à|aux?|en la|en el|alla|presso(?: la| il)?|pel[ao]|(?:otorgad[oa] )?por (?:la|el)|(?:awarded|conferred|granted) by(?: the)?|von der|vom|aan(?: de| het)?|na|no|zur)[\s\u2063]+)(?=[\p{Lu}\p{Lo}"“„]|\p{Ll}+\s)/gu;

interface RowParts {
  readonly school: Piece | null;
  readonly degree: Piece | null;
  readonly unknown: readonly Piece[];
}

/** The school and the degree of one row, and what else may be one. */
export function readRow(row: Row, isDated = row.dates.length > 0): RowParts {
  const pieces = withoutStage(withSubjects(row, splitRow(row)))
    .filter((piece) => !isGrade(piece.text) && !isGraduation(piece))
    .flatMap(splitLevel)
    .flatMap(splitFrom)
    .map(withoutGrade)
    .flatMap(splitBracket)
    .flatMap(splitJoined);
  const parts = pieces.filter(({ school, text }) => school && !isDegreeOnly(text) && !isKindOfSchool(text));
  const schoolPiece =
    parts.find(
      ({ text }, _index, all) => all.length > 1 && UNIVERSITY.test(text) && all.some((other) => isUnitName(other.text)),
    ) ??
    parts.find(({ degree, text }) => !degree && !isProgram(text)) ??
    parts.find(({ degree }) => !degree) ??
    parts[0];
  if (schoolPiece === undefined) return { school: null, ...withoutSchool(row, pieces) };
  const { school, before, after } = cutSchool(withoutExchange(schoolPiece));
  // "Oracle University: RAC Administration, Performance Tuning" is training.
  if (!isDated && school.from < 3 && isTraining(row.text.slice(school.to)) && !hasDegree(pieces))
    return { school: null, degree: null, unknown: [] };
  const others = [...pieces.filter((piece) => piece !== schoolPiece), ...before, ...after];
  // ", MA" after a town is a state, and "BE - ECE" begins with a degree.
  const isFirst = (piece: Piece) => piece === pieces[0] && piece.from < 3;
  const found =
    others.find((piece) => piece.degree && (piece.text.length > 2 || before.includes(piece) || isFirst(piece))) ??
    // "High School | Lumora Inter College | 2012"
    others.find((piece) => isFirst(piece) && isKindOfSchool(piece.text));
  const degree =
    (found === undefined
      ? before.find(({ text }) => !SUBUNIT.test(text))
      : withNext(found, [...pieces.filter((piece) => piece !== schoolPiece), ...before])) ?? null;
  return {
    school,
    degree: degree === null ? null : withoutRemarks(degree),
    unknown: others.filter((piece) => piece !== found && piece !== degree && !piece.school),
  };
}

const STAGE = /^(?:(?:(?:post|under)[- ]?)?graduat(?:ion|e)|UG|PG)$/iu;

/** "Graduation: B.Com, Lumora University": which of the degrees it is, and no degree itself */
function withoutStage(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second] = pieces;
  return second?.degree === true && first !== undefined && STAGE.test(first.text) ? pieces.slice(1) : pieces;
}

/** "High School - Lumora National High School": a level, and the school */
const LEVEL =
  /^(?:(?:senior |junior )?high(?: school)?|elementary|primary|secondary|tertiary|college|graduate)(?: (?:level|education))?\s*[–—:-]\s+(?=\p{Lu})/iu;

function splitLevel(piece: Piece): readonly Piece[] {
  const level = piece.school ? LEVEL.exec(piece.row.text.slice(piece.from, piece.to))?.[0] : undefined;
  if (level === undefined) return [piece];
  const [left, right] = [
    part(piece, piece.from, piece.from + level.search(/\s*[–—:-]\s+$/)),
    part(piece, piece.from + level.length, piece.to),
  ];
  return left === null || right?.school !== true ? [piece] : [left.with({ degree: true, school: false }), right];
}

/** "Ingeniero en Sistemas", "Técnico em Administração": what somebody learned, and no employer */
function withSubjects(row: Row, pieces: readonly Piece[]): readonly Piece[] {
  const [first, second, ...others] = pieces;
  if (first === undefined || second === undefined || first.title === 0) return pieces;
  if (!/^\s(?:en|em|in)\s$/.test(row.text.slice(first.to, second.from))) return pieces;
  const whole = part(first, first.from, second.to);
  if (whole === null) return pieces;
  const [learned = whole] = splitCommas(whole);
  const rest = part(whole, learned.to, whole.to);
  const degree = learned.with({ degree: true, title: 0 });
  return rest === null || learned.school ? [whole, ...others] : [degree, rest, ...others];
}

/** "Coding Bootcamp (Lumora University)": a degree that no word gives away, but "LIT (Lumora Institute of Technology)" */
function splitBracket(piece: Piece): readonly Piece[] {
  if (!piece.school || piece.degree) return [piece];
  const text = piece.row.text.slice(piece.from, piece.to);
  const at = text.indexOf(" (");
  if (at < 2 || /\)./.test(text)) return [piece];
  const [left, right] = [part(piece, piece.from, piece.from + at), part(piece, piece.from + at + 2, piece.to)];
  if (left === null || right === null || left.school || left.title > 0 || !right.school) return [piece];
  if (/^[\p{Lu}\d&.-]+$/u.test(left.text) || isPlace(right.text)) return [piece];
  return [left.with({ degree: true }), right];
}

/** ": RAC Administration" behind a school, but not ": Physics" */
function isTraining(behind: string): boolean {
  return /^\s?:\s/.test(behind) && !isField(behind);
}

function hasDegree(pieces: readonly Piece[]): boolean {
  return pieces.some(({ degree, school, text }) => degree && (!school || isDegreeOnly(text)));
}

/** "Bachelor of Science (BS) – Health Administration": its subject is the next piece. */
function withNext(degree: Piece, pieces: readonly Piece[]): Piece {
  const next = pieces[pieces.indexOf(degree) + 1];
  if (next === undefined || !pieces.includes(degree)) return degree;
  // "Master of Science – MS, Physics": its short name, and its subject
  const isShort = next.degree && SHORT_NAME.test(next.text);
  if (!isShort && !isBareDegree(degree.text)) return degree;
  const isSubject = !next.school && ((next.title === 0 && !next.degree) || isShort) && !/[\d:%]/.test(next.text);
  const isDash = /^\)?(?:\s[–—-]|:)\s$/.test(degree.row.text.slice(degree.to, next.from));
  return isSubject && isDash ? (part(degree, degree.from, next.to) ?? degree) : degree;
}

const SHORT_NAME = /^\p{Lu}[\p{L}.]{1,6}(?=,|$)/u;

function withoutSchool(row: Row, pieces: readonly Piece[]): Omit<RowParts, "school"> {
  const kind = classifyRow(row);
  const first = pieces.find(({ degree, text }) => degree || isDegreeOnly(text) || EXCHANGE_ALONE.test(text));
  if (first !== undefined && row.length < 140) {
    // "Bachelor of Arts - BA, Physics" is one degree.
    const next = pieces[pieces.indexOf(first) + 1];
    if (next !== undefined && FROM_BETWEEN.test(row.text.slice(first.to, next.from)))
      return { degree: withoutRemarks(first), unknown: [withoutRemarks(next)] };
    if (next !== undefined && CELL.test(row.text.slice(first.to, next.from)) && isSchoolLike(next) && !next.degree)
      return { degree: withoutRemarks(first), unknown: [withoutRemarks(next)] };
    const short = pieces.findLast((piece) => piece.from > first.to && isAcronym(piece));
    const subject =
      short === undefined ? null : part(first, first.from, (pieces[pieces.indexOf(short) - 1] as Piece).to);
    if (short !== undefined && subject !== null && !isBareDegree(subject.text))
      return { degree: withoutRemarks(subject), unknown: splitCommas(short).slice(0, 1) };
    // "Abitur, 2000 – 2009 Unterfeld": behind the dates is a town, which no list may have.
    const date = row.dates.find(({ from }) => from >= first.to)?.from ?? row.text.length;
    const last =
      pieces.findLast(({ from, text }) => from < date && !isPlace(text) && !/\d[.,]\d|%/.test(text)) ?? first;
    const whole = last.from > first.from ? part(first, first.from, last.to) : first;
    const before = pieces.slice(0, pieces.indexOf(first)).map(withoutRemarks);
    const { name, degree } = cutName(whole ?? first);
    return { degree: withoutRemarks(degree), unknown: name === null ? before : [...before, name] };
  }
  const isName = kind === "name" || row.dates.length > 0;
  return { degree: null, unknown: isName && !row.isBullet ? pieces.map(withoutPlace) : [] };
}

/** "Master in Data Science - LUM, Derby": the short name of a school behind a degree and its subject */
function isAcronym({ row, from, text, degree }: Piece): boolean {
  // "Master of Business Administration - MBA"
  return !degree && /^\p{Lu}[\p{Lu}\d]{2,7}(?:,|$)/u.test(text) && /\s[–—-]\s$/.test(row.text.slice(0, from));
}

/** "Lumora Rotterdam, Zuid-Holland" */
function withoutPlace(piece: Piece): Piece {
  return withoutCity(piece, withoutRemarks(piece));
}

/** "UWE Bristol, BA Filmmaking": a name before the degree. */
function cutName(piece: Piece): { readonly name: Piece | null; readonly degree: Piece } {
  const parts = splitCommas(piece);
  const at = parts.findIndex(({ degree }) => degree);
  const name = at === 1 ? (parts[0] as Piece) : null;
  if (name === null || (parts[1] as Piece).text.length < 3 || !isSchoolLike(name) || isSubjectName(name))
    return { name: null, degree: piece };
  return { name, degree: part(piece, (parts[1] as Piece).from, piece.to) ?? piece };
}

/** "Verfahrenstechnik, Bachelor of Science" */
function isSubjectName({ school, company, text }: Piece): boolean {
  return !school && company < 3 && GERMAN_SUBJECT.test(text);
}

const GERMAN_SUBJECT =
  /^(?:\p{Lu}\p{Ll}+- und )?\p{Lu}\p{Ll}+(?:technik|wesen|wissenschaft(?:en)?|kunde|lehre|pädagogik|informatik)$/u;

const CELL = /^\s*[|\t]\s*$/;
const FROM_BETWEEN =
  /^\s*(?:(?:from|at|an der|von der|aan de|pel[ao]|por (?:la|el)|n[ao]|alla)(?: the)?[\s\u2063]+|(?:à|de|dell)\s?(?:l?['’])?)$/;

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
    // "Master d'informatique de l'ENS", "Préparation aux concours au lycée Lumora": the subject is no school.
    if (right !== null && /['’]\s?$|aux?\s+$/.test(match[0]) && isSubject(right)) continue;
    // "Lehramt an Gymnasien an der Universität Lumora", "Weiterbildung zur Fachkraft bei der Akademie Lumora"
    if (right !== null && (KINDS.test(right.text) || isLearned(right.text, match[0]))) continue;
    if (right === null || !right.school || (left?.school === true && !left.degree && !isDegreeOnly(left.text)))
      continue;
    return left === null ? [right] : [left, right];
  }
  return [piece];
}

/** Behind "zur": what somebody becomes, and no school */
function isLearned(text: string, link: string): boolean {
  return /zur\s/.test(link) && !readSignals(splitWords(text).slice(0, 2).join(" ")).school;
}

const KINDS = /^(?:\p{L}*(?:[Gg]ymnasien|[Ss]chulen|[Uu]niversitäten)|[Gg]randes [EÉeé]coles)(?!\p{L})/u;

/** "Diplôme d'État d'infirmier, Université de Lumora": the school is behind a comma */
function isSubject(piece: Piece): boolean {
  const { text } = piece;
  if (splitCommas(piece)[0]?.school === false) return true;
  return /^\p{Ll}/u.test(text) && !readSignals(splitWords(text)[0] ?? "").school;
}

/** "M.Tech from Symbiosis": a school without a school word. */
function splitName(piece: Piece): readonly Piece[] {
  const match = BEFORE_NAME.exec(piece.row.text.slice(piece.from, piece.to));
  if (match === null) return [piece];
  const left = part(piece, piece.from, piece.from + match.index);
  const from = piece.from + match.index + match[0].length;
  const subject = piece.row.text.slice(from, piece.to).search(SUBJECT_BEHIND);
  const right = part(piece, from, subject < 1 ? piece.to : from + subject);
  if (left === null || right === null || !left.degree) return [piece];
  if (right.degree) return GOVERNMENT.test(right.text) ? [left, right.with({ degree: false, school: true })] : [piece];
  return [left, NUMBERED.test(right.text) ? right.with({ school: true }) : right];
}

/** "à Paris 7", "à Lyon 1": behind a degree, the number of a university and of no part of the town */
const NUMBERED = /^\p{Lu}[\p{L}-]+ (?:1[0-3]|[1-9]|[IVX]{1,4})$/u;

/** "Studium der Optik an der LUM Kiel" */
const SUBJECT_BEHIND = /\s(?:mit|met|with|avec)\s/;
const BEFORE_NAME =
  /\s(?:from|at|an der|aan de)[\s\u2063](?:the )?(?=\p{Lu})|\sà (?:(?=\p{Lu}\p{Ll}+ [\dIVX])|l['’](?=\p{Lu}{2}))|\s(?:(?:pel[ao]|por (?:la|el)|n[ao]|alla|von der) |(?:de l|dell)['’])(?=\p{Lu}{3})/u;

/** "Govt. ITI Lumora": the word of a degree is one of the school's */
const GOVERNMENT = /^(?:govt\.?|government) /i;

/** Has a line to itself, above or below the school. */
const EXCHANGE_ALONE =
  /^(?:erasmus(?:\+|-\p{L}+)?|(?:auslands|austausch|gast|erasmus-?)(?:semester|jahr|studium)|exchange (?:semester|year|program(?:me)?)|semester abroad|(?:semestre|année|échange|séjour) (?:d['’]échange|erasmus|universitaire|à l['’]étranger)|intercambio|scambio)$/iu;
