import type { DateRange } from "../profile/date-range.ts";
import type { DatedPart } from "./dates/dated-part.ts";
import type { EducationDraft } from "./educations/education-entries.ts";
import { withSameSchools } from "./educations/same-schools.ts";
import { type Entries, readEntries } from "./entries.ts";
import type { Piece } from "./pieces/piece.ts";
import { hasCareerHeading, hasCvShape, outlastsCareer } from "./positions/cv-shape.ts";
import { readHeadline } from "./positions/headline.ts";
import { isNoJob } from "./positions/no-jobs.ts";
import { withoutNoCompanies, withoutNoSchools, withoutNoTitles } from "./positions/no-names.ts";
import { isSameTitle, type PositionDraft } from "./positions/position-draft.ts";
import { withSameCompanies } from "./positions/same-companies.ts";
import { withLabeledCompany } from "./prose/own-company.ts";
import { withTaggedTitles } from "./prose/tagged-entries.ts";
import { isCompanyHistory } from "./rows/company-history.ts";
import type { Row } from "./rows/row.ts";
import { readSectionedText, type SectionedText } from "./sectioned-text.ts";
import { type Career, readCareer, toldRows } from "./told-career.ts";
import { withFirmWord } from "./words/firm-words.ts";
import { cleanName, type NamedSpan } from "./words/names.ts";

export type { NamedSpan } from "./words/names.ts";

export interface OutlinePosition extends DateRange {
  /** Null for freelance work, and where the text names none. */
  readonly company: NamedSpan | null;
  readonly title: NamedSpan | null;
}

export interface OutlineEducation extends DateRange {
  readonly school: NamedSpan | null;
  readonly degree: NamedSpan | null;
}

/** What a text says about a career, in the text's order. Offsets are UTF-16 units of the text as given. */
export interface CvOutline {
  readonly positions: readonly OutlinePosition[];
  readonly educations: readonly OutlineEducation[];
}

const EMPTY: CvOutline = { positions: [], educations: [] };

/**
 * Finds the positions and educations of a CV by its shape: headings, dates, and the words around them. No list of companies or
 * schools is used. Empty for a text without that shape. Linear in the length of the text.
 *
 * Reads the first 40,000 characters: some 12 dense pages. A list of publications that makes a CV longer is behind its positions.
 */
export function readOutline(whole: string): CvOutline {
  const sectioned = readSectionedText(whole);
  const { shown, read, offsets, rows } = sectioned;
  const entries = readEntries(sectioned);
  const career = readCareer(read, entries);
  if (!isCareer(career, entries, rows)) return EMPTY;
  const positions = career.isBiography ? career.positions : withTaggedTitles(rows, withHeadline(career, entries));
  const named = withoutNoCompanies(
    withoutNoTitles(withLabeledCompany(withSameCompanies(positions), toldRows(entries))),
  );
  return asGiven(whole, offsets, {
    positions: named.filter((draft) => !isNoJob(draft)).map((draft) => toPosition(shown, draft)),
    educations: withoutNoSchools(withSameSchools(career.educations)).map((draft) => toEducation(shown, draft)),
  });
}

/** News, lists and documents of other kinds have dates and titles, too. */
function isCareer(career: Career, { sections, hasEducation }: Entries, rows: readonly Row[]): boolean {
  const { positions, educations, isBiography } = career;
  if (!isBiography && !hasCvShape(positions, educations, sections)) return false;
  if (!hasCareerHeading(sections) && !hasEducation && isCompanyHistory(rows)) return false;
  return !outlastsCareer([...positions, ...educations]);
}

function withHeadline({ positions }: Career, { sections: [top] }: Entries): readonly PositionDraft[] {
  const headline = top === undefined ? null : readHeadline(top.rows, positions);
  if (headline === null || positions.some((position) => isSameTitle(headline, position))) return positions;
  return [headline, ...positions];
}

/** The outline with the offsets of the text as given. */
function asGiven(whole: string, offsets: SectionedText["offsets"], outline: CvOutline): CvOutline {
  if (offsets === null) return outline;
  const given = (span: NamedSpan | null) =>
    span === null
      ? null
      : { ...span, start: offsets[span.start] as number, end: endOfLetter(whole, offsets[span.end - 1] as number) };
  return {
    positions: outline.positions.map((one) => ({ ...one, company: given(one.company), title: given(one.title) })),
    educations: outline.educations.map((one) => ({ ...one, school: given(one.school), degree: given(one.degree) })),
  };
}

/** Behind a letter and the marks that belong to it. */
function endOfLetter(text: string, at: number): number {
  let end = at + 1;
  while (/[\u0300-\u036f]/.test(text.charAt(end))) end++;
  return end;
}

function toPosition(text: string, { company, title, date }: PositionDraft): OutlinePosition {
  const range = toRange(date);
  const end = date !== null && !date.isRange ? date.start : range.end;
  return { company: withFirmWord(text, toSpan(text, company)), title: toSpan(text, title), ...range, end };
}

/** The single date of an education is its end. */
function toEducation(text: string, { school, degree, date }: EducationDraft): OutlineEducation {
  const range = toRange(date);
  const single = date !== null && !date.isRange ? { start: null, end: date.start } : {};
  return { school: toSpan(text, school), degree: toSpan(text, degree), ...range, ...single };
}

function toRange(date: DatedPart | null): DateRange {
  return { start: date?.start ?? null, end: date?.end ?? null, isOpen: date?.isOpen ?? false };
}

function toSpan(text: string, piece: Piece | null): NamedSpan | null {
  if (piece === null) return null;
  const start = piece.row.start + piece.from;
  const end = piece.row.start + piece.to;
  return { name: cleanName(text.slice(start, end)), start, end };
}
