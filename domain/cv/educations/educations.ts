import { isPresent } from "../dates/dates.ts";
import { splitCommas } from "../pieces/commas.ts";
import { degreeName } from "../pieces/degree-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isDegreeOnly, SUBUNIT } from "../pieces/school-name.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly, mainDate } from "../rows/row-dates.ts";
import { isRemark } from "../words/education-remarks.ts";
import { headingKind } from "../words/sections.ts";
import { splitWords } from "../words/split-words.ts";
import { isField, readSignals } from "../words/words.ts";
import { areDates, endWithDates, standBelowNames } from "./dates-below.ts";
import { type EducationDraft, type Entry, entryOrder, finishEntry, isSchoolLike } from "./education-entries.ts";
import { readRow } from "./education-rows.ts";
import { beginsWithGraduation, isGraduationDate, withoutGraduation, withoutObtained } from "./graduation.ts";
import { withCells } from "./joints.ts";
import { withKindAsDegree } from "./kinds-above-schools.ts";

/** The educations of consecutive rows. In a section of its own, rows without a school word may name schools too. */
export function readEducations(written: readonly Row[], isSection: boolean): readonly EducationDraft[] {
  const rows = withCells(written, isSection);
  const isGrouped = rows.filter((row) => row.isAfterBlank).length <= 0.7 * rows.length && !beginWithDates(rows);
  const entries: Entry[] = [];
  let entry = emptyEntry();
  const finish = () => {
    entries.push(entry);
    entry = emptyEntry();
  };
  // Items of a list go on in lines without its mark.
  const areBullets = rows[0]?.isBullet === true || rows.every((row) => row.isBullet || row.dates.length === 0);
  const isNameFirst = isSection && beginsWithName(rows);
  const areDatesLast = isSection && endWithDates(rows);
  const areDatesBelow = isSection && !areDatesLast && standBelowNames(rows);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (row.length > 260 || isTableHead(row.text) || isHeadCell(rows, index) || BIRTH.test(row.text) || isExaminer(row))
      continue;
    if (describesSchool(row)) continue;
    // "Studiengang: Elektronik" below the degree
    if (entry.degree !== null && !row.isAfterBlank && SUBJECT.test(row.text)) continue;
    if (row.label?.kind === "degree" && isResult(entry, row)) {
      // "Studium der Optik" and "Optik" below the school say only what was studied.
      if (isOnlyStudies(entry)) entry.degree = readRow(row).degree ?? entry.degree;
      continue;
    }
    const isGraduation = isGraduationDate(row);
    // "Graduated May 2015" below the dates of the studies
    if (isGraduation && !row.isAfterBlank && entry.date !== null) continue;
    // "Course: B.Sc Physics" in a form
    const isDegreeField = row.label?.kind === "degree" && readSignals(row.text).degree;
    const isOnEntry = !isDegreeField && !beginsWithGraduation(row) && isRemark(row.text);
    if (isOnEntry && !(isGrouped && isNamedRemark(row, next, rows[index + 2]))) continue;
    // "Languages: English" at the end of a section
    const colon = row.text.indexOf(":");
    if (colon > 2 && colon < 30 && row.label === null && isHeadingOfLine(row.text.slice(0, colon))) continue;
    const read =
      isOnEntry || isGraduation
        ? { school: null, degree: null, unknown: isGraduation ? [] : splitRow(row) }
        : readRow(row, row.dates.length > 0 || (next !== undefined && isDateOnly(next)));
    // "Master Grande École" below its school
    const isDegree =
      read.school?.degree === true && entry.school !== null && entry.degree === null && !row.isAfterBlank;
    const { school, degree, unknown } = isDegree ? { ...read, school: null, degree: read.school } : read;
    const date =
      row.dates.length > 0 && (row.length < 160 || school !== null) && !isRemarkDate(row, entry) ? mainDate(row) : null;
    if (school === null && degree === null && date === null && unknown.length === 0) continue;
    // "- Captain of the college team" below a school and its dates
    const isActivity = row.isBullet && date === null && degree === null && entry.school !== null && entry.date !== null;
    if (isActivity && !areBullets) continue;
    // "Diploma di liceo classico" above its school
    if (school !== null && !row.isAfterBlank && entry.school?.degree === true && entry.degree === null) {
      entry.degree = entry.school;
      entry.school = null;
    }
    if (school !== null) withKindAsDegree(entry, row, school);
    if (school !== null && (isAwardingBody(entry, rows, index) || isUnitBelow(school, entry, rows, index))) continue;
    const isNameOnly = school === null && date === null && degree === null && !row.isBullet;
    const isNamed = school !== null || degree !== null || (next !== undefined && isDateOnly(next));
    const isBelowName = (areDatesLast || areDatesBelow) && date !== null && entry.date === null;
    const isNew =
      (areDatesLast && index > 0 && areDates(rows[index - 1] as Row)) ||
      (areDatesBelow && date === null && entry.date !== null && isNamed) ||
      (school !== null && (entry.school !== null || (isNameFirst && isComplete(entry)))) ||
      (date !== null && entry.date !== null) ||
      // "NTNU, Trondheim" above the line of its degree and dates, as other schools are
      (isNameFirst && isWhole(entry) && isNameOnly && next !== undefined && next.dates.length > 0) ||
      (degree !== null && entry.degree !== null && (entry.school !== null || entry.date !== null)) ||
      (degree !== null && row.label === null && hasSubjectAbove(entry)) ||
      // "BSc Physics, LUM" above "MSc Physics, Lumora University"
      (degree !== null && (hasNameBeside(entry) || hasNameBelow(entry))) ||
      (isGrouped &&
        row.isAfterBlank &&
        !isBelowName &&
        !(school === null && goesOn(entry, row, degree, rows[index - 1])) &&
        (entry.school !== null || entry.date !== null) &&
        (school !== null || date !== null || degree !== null || unknown.length > 0));
    if (isNew) {
      // "PhD, 2014" and "MSc, 2010" below one school
      const isBelow =
        degree === null ? isDateOnly(row) && isAboveDates(entry, rows[index - 1], next) : !row.isAfterBlank;
      const above = date !== null && isBelow && isAboveDegrees(entry, degree !== null) ? entry.school : null;
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
    drafts.push({
      school: school === null ? null : withoutGraduation(school),
      degree: degree === null ? null : degreeName(withoutObtained(withoutGraduation(degree))),
      date,
    });
  }
  return drafts;
}

/** "Lumora University" below the college that taught the degree, and above its dates */
/** "Languages", but not "Currently" */
function isHeadingOfLine(label: string): boolean {
  return headingKind(label) !== null && !isPresent(label);
}

function isAwardingBody({ school, degree, date }: Entry, rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (school === null || date !== null || row.isAfterBlank || row.dates.length > 0 || school.row === row) return false;
  // The school of the entry is right above, or above its degree.
  if (![rows[index - 1], rows[index - 2]].includes(school.row) || rows[index - 1]?.dates.length !== 0) return false;
  const isField = row.label?.kind === "school" && school.row.label?.kind === "school";
  const next = rows[index + 1];
  return isField || (degree !== null && next !== undefined && isDateOnly(next) && AWARDING.test(row.text));
}

const AWARDING = /^(?:.*(?:universit|vidyapeeth|board)|\p{Lu}{3,6}$)/iu;

/** "School of Engineering" right below its university */
function isUnitBelow({ text }: Piece, { school, degree }: Entry, rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (school === null || degree !== null || row.isAfterBlank || row.dates.length > 0 || !SUBUNIT.test(text))
    return false;
  return school.row === rows[index - 1] && !SUBUNIT.test(school.text);
}

/** "Abschluss: Diplom-Ingenieurin" below the course, its school and its dates */
function isResult({ school, degree, date }: Entry, { label, text, dates, isAfterBlank }: Row): boolean {
  if (school === null || degree === null || date === null || isAfterBlank || dates.length > 0) return false;
  const value = text.slice(label?.to);
  return degree.row.label?.kind !== "degree" && (!readSignals(value).school || isDegreeOnly(value));
}

function isOnlyStudies({ school, degree }: Entry): boolean {
  if (school === null || degree === null || degree.row.start < school.row.start) return false;
  return !degree.degree || STUDIES.test(degree.text);
}

const STUDIES = /^(?:studium|studies|études|estudios|studi|studie)(?!\p{L})/iu;

/** "Minor Robotics" above its school, where each entry follows a blank line */
function isNamedRemark(row: Row, next: Row | undefined, after: Row | undefined): boolean {
  if (!row.isAfterBlank || row.dates.length > 0 || row.isBullet || row.text.includes(":")) return false;
  return (
    next?.isAfterBlank === false && (next.dates.length > 0 || (after?.isAfterBlank === false && after.dates.length > 0))
  );
}

/** Dates, a degree, a blank line and a school: each entry begins with a line of its dates, whatever blank lines are inside. */
function beginWithDates(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first === undefined || first.dates.length === 0) return false;
  const dated = rows.filter((row) => row.dates.length > 0);
  return dated.length > 1 && dated.every((row) => (row.isAfterBlank || row === first) && isDateOnly(row));
}

function isWhole({ school, date }: Entry): boolean {
  return school !== null && date !== null;
}

/** "Civil Engineering", "Lumora College, 2012 - 2016" above "High School" */
function hasSubjectAbove({ school, degree, date, unknown }: Entry): boolean {
  if (school === null || date === null || degree !== null) return false;
  return unknown.some(({ row, text }) => row.start < school.row.start && isField(text));
}

/** A degree and, on its line, a name that may be the school */
function hasNameBeside({ degree, unknown, perhaps }: Entry): boolean {
  return degree !== null && [...unknown.filter(({ row }) => row === degree.row), ...perhaps].some(isSchoolLike);
}

/** A degree, and on the line below it the only name that may be the school */
function hasNameBelow({ degree, unknown }: Entry): boolean {
  const below = degree === null ? [] : unknown.filter(({ row }) => row.start > degree.row.start);
  return below.length === 1 && below.some(isSchoolLike);
}

/** A school on a line without dates, above the line of its first degree and dates */
function isAboveDegrees({ school, degree }: Entry, isDated: boolean): boolean {
  if (school === null || degree === null || school.row.dates.length > 0) return false;
  return degree.row.start > school.row.start && degree.row.dates.length > 0 === isDated;
}

/** Dates and a degree are on lines of their own, and no other name follows. */
function isAboveDates({ unknown }: Entry, previous: Row | undefined, next: Row | undefined): boolean {
  if (next === undefined || unknown.at(-1)?.row === previous) return false;
  const { school, degree } = readSignals(next.text);
  return degree && !school;
}

/** A school, its dates and its degree, each between blank lines */
function goesOn({ school, degree, date }: Entry, row: Row, next: Piece | null, previous: Row | undefined): boolean {
  if (degree !== null || previous?.isAfterBlank !== true) return false;
  if (isDateOnly(row)) return school !== null && date === null && school.row === previous;
  return next !== null && row.dates.length === 0 && date !== null && isDateOnly(previous);
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

const SUBJECT = /^(?:studiengang|studienrichtung|studienfach|field of study)\s*:/iu;
const BIRTH =
  /^(?:date de naissance|date of birth|born|geboren|geburts\p{L}+|fecha de nacimiento|data di nascita)(?!\p{L})/iu;
const TABLE_HEAD =
  /^(?:degree|obtained|awarded|examination|exam|course|qualification|institut(?:e|ion)?|year|passing|of|percentage|%|board|university|school|college|marks|cgpa|gpa|grade|class|name|s\.?no|sr\.?no|specialization|major|subject|field|graduation|dates?|location|title|concentration|results?|pas|passed|pass|duration|discipline|stream|branch|sl|serial|achievement|division|score|obtained|qualifications?|standard|no|completed|completion|on|from|to|abschluss|zeitraum|note|[\s/|\t,.-])+$/i;

/** "Subject", "Degree" and "Completed On" below each other: the cells of a table's head, one a line */
function isHeadCell(rows: readonly Row[], index: number): boolean {
  const isCell = (at: number) => (rows[at]?.length ?? MAX_CELL) < MAX_CELL && TABLE_HEAD.test(rows[at]?.text ?? "");
  return isCell(index) && ((isCell(index + 1) && isCell(index + 2)) || isCell(index - 1));
}

const MAX_CELL = 24;

function isTableHead(text: string): boolean {
  return TABLE_HEAD.test(text) && splitWords(text).length > 1;
}

/** "Jo Muster, Lumora University (Examiner)" in the list of a jury */
const EXAMINER =
  /\((?:co-?)?(?:[\p{L}-]+ )?(?:pr[ée]sident|rapporteu|examinat|examinador|direct|encadr|invit[ée]|examin|review|supervis|advis|chair|gutacht|prüfer|betreu|relator|orientador)[^()]{0,30}\)[.,;]?$/iu;

function isExaminer({ text, dates }: Row): boolean {
  return dates.length === 0 && /\)[.,;]?$/.test(text.slice(-2)) && EXAMINER.test(text);
}

function emptyEntry(): Entry {
  return { school: null, degree: null, date: null, unknown: [], perhaps: [] };
}

function isRemarkDate(row: Row, { date, school }: Entry): boolean {
  if (row.isBullet && isProse(row.text) && !readSignals(row.text).school && !beginsWithDegree(row)) return true;
  // "Lumora University (expected completion: May 2026)" below its degree and dates
  return date !== null && school === null && EXPECTED.test(row.text.slice(0, row.dates[0]?.from));
}

/** "Lumora is a school of cooking that teaches many things": what a school is, and no other one */
function describesSchool({ text, dates, label }: Row): boolean {
  return text.length > MIN_DESCRIPTION && dates.length === 0 && label === null && DESCRIBED.test(text);
}

const MIN_DESCRIPTION = 40;
const DESCRIBED =
  /^(?:The )?\p{Lu}[^.,:;()]{2,60} (?:(?:is|was) (?:an?|the|one of)|ist (?:eine?|die|das)|est (?:une?|l[ae])|es (?:una?|la|el)|è (?:una?|la|il)|é (?:uma?|[ao])|is (?:een|de|het)) \p{L}/u;

/** "BTS SNIR (2020 - 2022)." */
function beginsWithDegree({ text }: Row): boolean {
  return splitWords(text.slice(0, 60))
    .slice(0, 2)
    .some((word) => readSignals(word).degree);
}

const EXPECTED =
  /(?:expected|anticipated|estimated|projected|voraussichtlich\p{L}*|geplant\p{L}*|prévue?|previst[oa]|completion|graduation)[^,;|]{0,25}$/iu;
