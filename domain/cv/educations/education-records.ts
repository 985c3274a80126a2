/** Educations in a form: "Degree: …", "University: …", "College: …", "Year of Passing: …", in whatever order. */
import type { DatedPart } from "../dates/dated-part.ts";
import { degreeName } from "../pieces/degree-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isDegreeOnly } from "../pieces/school-name.ts";
import type { Row } from "../rows/row.ts";
import { mainDate } from "../rows/row-dates.ts";
import { isTaught } from "../rows/tables.ts";
import { readSignals } from "../words/words.ts";
import type { EducationDraft } from "./education-entries.ts";
import { readRow } from "./education-rows.ts";
import { readEducations } from "./educations.ts";

type Field = "degree" | "school" | "body" | "date";

/** What the fields of one education say so far. */
interface Studies {
  degree: Piece | null;
  school: Piece | null;
  /** The university or board that awards the degree: the school, if no other is named */
  body: Piece | null;
  date: DatedPart | null;
}

/** The educations of a section, by its fields where all of them are complete. */
export function readStudies(section: readonly Row[]): readonly EducationDraft[] {
  const rows = withoutSubjects(section);
  const records = recordsOf(rows);
  if (records.length === 0 || !records.every(isComplete)) return readEducations(rows, true);
  return records.map(({ degree, school, body, date }) => ({ school: school ?? body, degree, date }));
}

/** "area: Physics" is a field beside "studyType: Bachelor", and the degree where no other field has it. */
function withoutSubjects(rows: readonly Row[]): readonly Row[] {
  const degrees = rows.filter(({ label }) => label?.kind === "degree");
  if (degrees.length < 2) return rows;
  const subjects = new Set(degrees.filter(({ text }) => SUBJECT.test(text)));
  return subjects.size === 0 || subjects.size === degrees.length ? rows : rows.filter((row) => !subjects.has(row));
}

const SUBJECT = /^\s*(?:[-•]\s*)?area\s?:/i;

/** A field that the record has begins the next one. */
function recordsOf(rows: readonly Row[]): readonly Studies[] {
  const records: Studies[] = [];
  let record: Studies | null = null;
  for (const row of rows) {
    const field = fieldOf(row) ?? (row.isAfterBlank || record === null ? degreeAbove(row) : null);
    if (field === null) {
      if (row.label === null && !isRemark(row)) return [];
      continue;
    }
    if (record === null || record[field] !== null || (row.isAfterBlank && isComplete(record))) {
      record = { degree: null, school: null, body: null, date: null };
      records.push(record);
    }
    if (field === "date") record.date = mainDate(row);
    else if (field === "degree") record.degree = degreeOf(row);
    else record[field] = readRow(row).school ?? splitRow(row)[0] ?? null;
  }
  return records;
}

/** "% : 72.4", "Passed in first class": no name of another education */
function isRemark({ text, dates, isBullet }: Row): boolean {
  if (dates.length > 0) return false;
  const { school, degree } = readSignals(text);
  return isBullet || (text.length < MAX_REMARK && !school && !degree);
}

const MAX_REMARK = 60;

function degreeOf(row: Row): Piece | null {
  const degree = readRow(row).degree ?? splitRow(row)[0] ?? null;
  return degree === null ? null : degreeName(degree);
}

function isComplete({ degree, school, body, date }: Studies): boolean {
  return degree !== null && (school !== null || body !== null) && date !== null;
}

function fieldOf({ label, dates, flags, text }: Row): Field | null {
  if (label === null || flags.columns !== undefined) return null;
  if (label.kind === "date") return dates.length === 1 ? "date" : null;
  if (label.kind === "degree") return "degree";
  if (label.kind !== "school") return null;
  return isTaught(text.slice(0, label.to)) ? "school" : "body";
}

/** "Bachelor of Commerce" above "Year: 2002", "Institute: Lumora College": it has no label */
function degreeAbove({ isBullet, dates, label, text }: Row): Field | null {
  if (label !== null || isBullet || dates.length > 0 || text.length > MAX_DEGREE) return null;
  const { school, degree } = readSignals(text);
  return isDegreeOnly(text) || (degree && !school) ? "degree" : null;
}

const MAX_DEGREE = 80;
