/** Resumes of Indeed: an entry is a title, a company with its place, and a date, on lines of their own. */

import type { DatedPart } from "../dates/dated-part.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import { readEducations } from "../educations/educations.ts";
import { part, withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import { Piece } from "../pieces/piece.ts";
import { isDegreeOnly } from "../pieces/school-name.ts";
import { titleName } from "../pieces/split-title.ts";
import type { Row } from "../rows/row.ts";
import { isEmploymentKind, isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { dateOf, isAtRegion, NAME_AND_WORD, nameOf } from "./indeed-names.ts";
import { type PositionDraft, startOf } from "./position-draft.ts";

const MAX_NAME = 110;

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
    const isTitled = above !== undefined && isTitle(above) && !used.has(above);
    const isBare = isName && isTitled && isBetweenBlanks(above, row, below);
    const name = isName ? (nameOf(row.text) ?? (isBare ? row.text : undefined)) : undefined;
    if (name === undefined) continue;
    if (!isTitled && !(isAlone(row, above) && dateOf(below) !== null && hasRegion(row.text, name))) continue;
    // The place may be on a line of its own.
    const dated = below !== undefined && isPlaceOnly(below) ? rows[index + 2] : below;
    const date = dateOf(dated);
    const isPlaced = row.text.includes(" -  ") && isAtRegion(row.text);
    if (date === null && !isPlaced && (row.text.endsWith("-") || NAME_AND_WORD.test(row.text))) continue;
    const company = isEmploymentKind(name) ? null : part(whole(row), 0, name.length);
    const title = isTitled ? part(whole(above), 0, above.text.length) : null;
    if (company === null || (title === null && isTitled)) continue;
    own.push({
      company: companyName(company),
      title: title === null ? null : titleName(title),
      date,
      isSelfEmployed: false,
      isUnsure: false,
    });
    used.add(row);
    if (isTitled) used.add(above);
    if (date !== null) used.add(below as Row).add(dated as Row);
  }
  const dates = new Set(own.map(({ date }) => date));
  // Earlier steps may have made other rows of the same line.
  const usedStarts = new Set([...used].map(({ start }) => start));
  const isUsed = (piece: Piece) => usedStarts.has(piece.row.start);
  const others = found.filter(({ company, title, date }) => {
    if (title !== null && isUsed(title)) return false;
    // Another title at the same company has a date of its own.
    return company === null || !isUsed(company) || (date !== null && !dates.has(date));
  });
  return [...own, ...others].toSorted((one, other) => startOf(one) - startOf(other));
}

/** "Clerk", "Lumora", "May 2015 to Present", each behind an empty line: a company without a place */
function isBetweenBlanks(above: Row, row: Row, below: Row | undefined): boolean {
  if (!above.isAfterBlank || !row.isAfterBlank || below?.isAfterBlank !== true) return false;
  if (dateOf(below)?.isRange !== true || /[.:;,]$|^\P{L}|: /u.test(row.text) || above.text.includes(": ")) return false;
  return readSignals(row.text).title === 0 || readSignals(above.text).title > 0;
}

/** Below a description or the dates of another entry: a name without a title */
function isAlone(row: Row, above: Row | undefined): boolean {
  if (above === undefined || above.isBullet || dateOf(above) !== null) return true;
  return row.isAfterBlank || /[.:;,]$/.test(above.text) || !isShort(above);
}

function hasRegion(text: string, name: string): boolean {
  return text.slice(name.length).includes(",");
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
  const signals = readSignals(row.text);
  const isOnlyDegree = isDegreeOnly(row.text);
  // "MBA, Lumora University" in one line
  const [both] = signals.school && signals.degree && !isOnlyDegree ? readEducations([row], true) : [];
  if (both !== undefined && both.school !== null && both.degree !== null) return { ...both, date };
  const [school, degree] = [signals.school && !isOnlyDegree, signals.degree || isOnlyDegree];
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
