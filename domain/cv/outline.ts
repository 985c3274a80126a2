import type { DateRange } from "../profile/date-range.ts";
import type { DatedPart } from "./dates/dated-part.ts";
import type { EducationDraft } from "./educations/education-entries.ts";
import { readStudies } from "./educations/education-records.ts";
import { withSameSchools } from "./educations/same-schools.ts";
import { readStudiesOfTop } from "./educations/studies-of-top.ts";
import type { Piece } from "./pieces/piece.ts";
import { withoutPosts } from "./positions/academic-posts.ts";
import { readAdvisors } from "./positions/advisors.ts";
import { withBlankCells } from "./positions/blank-cells.ts";
import { withClientEmployers } from "./positions/client-employers.ts";
import { withOpenRanges } from "./positions/current-posts.ts";
import { hasCareerHeading, hasCvShape, outlastsCareer } from "./positions/cv-shape.ts";
import { withDescribedCompanies } from "./positions/described-companies.ts";
import { withoutEntryBullets } from "./positions/entry-bullets.ts";
import { withoutNumbers } from "./positions/entry-lines.ts";
import { readSection } from "./positions/experience.ts";
import { readWork } from "./positions/form-records.ts";
import { readHeadline } from "./positions/headline.ts";
import { hasIndeedDates, readIndeedEducations, withIndeedPositions } from "./positions/indeed.ts";
import { withIndeedLines } from "./positions/indeed-lines.ts";
import { isIndeed } from "./positions/indeed-names.ts";
import { withJoinedNames } from "./positions/joined-names.ts";
import { withoutStudies } from "./positions/listed-studies.ts";
import { withoutNoCompanies, withoutNoSchools, withoutNoTitles } from "./positions/no-names.ts";
import { isSameTitle, type PositionDraft, startOf } from "./positions/position-draft.ts";
import { withoutRoleBullets } from "./positions/role-bullets.ts";
import { withSameCompanies } from "./positions/same-companies.ts";
import { withTitlesOfHeads } from "./positions/titles-of-heads.ts";
import { readBiography, readSentences, readStudySentences } from "./prose/biography.ts";
import { isWhole } from "./prose/career-value.ts";
import { withLabeledCompany } from "./prose/own-company.ts";
import { readSlide } from "./prose/slides.ts";
import { withTaggedTitles } from "./prose/tagged-entries.ts";
import { apprenticeships } from "./rows/apprenticeships.ts";
import { isCompanyHistory } from "./rows/company-history.ts";
import { spreadDateRuns } from "./rows/date-runs.ts";
import { withBlanksAtEnds } from "./rows/dates-at-ends.ts";
import { splitDescriptions } from "./rows/descriptions.ts";
import { splitInlineLists } from "./rows/inline-lists.ts";
import { splitLeadIns } from "./rows/lead-ins.ts";
import { withoutOwnName } from "./rows/people.ts";
import type { Row } from "./rows/row.ts";
import { readSectionedText, type SectionedText } from "./sectioned-text.ts";
import { withTornDates } from "./sections/torn-dates.ts";
import { withFirmWord } from "./words/firm-words.ts";
import { cleanName, type NamedSpan } from "./words/names.ts";
import { isVolunteer } from "./words/phrases.ts";
import { isPartOfCareer } from "./words/sections.ts";

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

/** Lines of entries are shorter. */
const MIN_PARAGRAPH = 140;
const EMPTY: CvOutline = { positions: [], educations: [] };

/**
 * Finds the positions and educations of a CV by its shape: headings, dates, and the words around them. No list of companies or
 * schools is used. Empty for a text without that shape. Linear in the length of the text.
 *
 * Reads the first 40,000 characters: some 12 dense pages. A list of publications that makes a CV longer is behind its positions.
 */
export function readOutline(whole: string): CvOutline {
  const { shown: text, read, offsets, rows, sections: found } = readSectionedText(whole);
  const hasIndeedForm = isIndeed(read, withIndeedLines(rows));
  const sections = withClientEmployers(withTornDates(found)).map(({ kind, heading, rows: written }) => {
    const lines = hasIndeedForm ? withIndeedLines(written, kind === "education") : written;
    const isMain = kind === "experience" || kind === "education";
    return {
      kind,
      heading,
      rows: spreadDateRuns(isMain ? splitInlineLists(withoutNumbers(withBlanksAtEnds(lines))) : lines),
    };
  });
  const hasExperience = sections.some(({ kind }) => kind === "experience");
  const hasEducation = sections.some(({ kind, rows }) => kind === "education" && rows.length > 0);
  // Above "Previously" is what the person does now.
  const hasWholeCareer = sections.some(
    ({ kind, heading }) => kind === "experience" && (heading === undefined || !isPartOfCareer(heading.text)),
  );
  const positions: PositionDraft[] = [];
  const educations: EducationDraft[] = [];
  for (const { kind, heading, rows } of sections) {
    if (hasIndeedForm && kind === "education" && hasIndeedDates(rows)) {
      educations.push(...readIndeedEducations(rows));
      continue;
    }
    const plain = withoutRoleBullets(withoutEntryBullets(kind === "top" ? withoutOwnName(rows) : rows));
    const section = {
      kind,
      rows: splitDescriptions(
        kind === "education"
          ? plain
          : splitLeadIns(withJoinedNames(withTitlesOfHeads(withBlankCells(withDescribedCompanies(plain))))),
        kind === "education",
      ),
    };
    if (section.kind === "education") {
      // An apprenticeship under education is a position.
      const entries = apprenticeships(section.rows);
      const trained = new Set(entries.flat());
      const others = trained.size === 0 ? section.rows : section.rows.filter((row) => !trained.has(row));
      positions.push(...entries.flatMap((rows) => readSection({ kind: "experience", rows }, true).found));
      const { studies, posts } = withoutPosts(readStudies(others));
      educations.push(...studies);
      positions.push(...posts);
    } else if (section.kind === "experience" || (section.kind === "top" && !(hasExperience && hasWholeCareer))) {
      const { found, others } = readWork(section, hasEducation || isAboveInternships(heading));
      const isBeside = section.kind === "top" && hasExperience;
      const { work, studies } = withoutStudies(isBeside ? found.filter(isWholeEntry) : found);
      positions.push(...(hasIndeedForm ? withIndeedPositions(rows, work) : withOpenRanges(heading, work)));
      educations.push(...others, ...studies);
    } else if (section.kind === "other") positions.push(...readAdvisors(section.rows));
  }
  const told = sections.filter(({ kind }) => kind !== "skills" && kind !== "projects").flatMap(({ rows }) => rows);
  const isStructured = positions.length > 0 || (hasEducation && educations.length > 0);
  const areTold =
    !hasExperience && !areListed(positions) && positions.every((position) => isInParagraph(read, position));
  // The dated sentences of a short note look like a few entries.
  // Nor are there entries where a heading such as "Career" is above sentences, which then tell it.
  const areEntries =
    positions.length > 0 && !areTold && (hasExperience || hasEducation || hasCvShape(positions, educations, sections));
  const entries = areEntries ? positions.filter(isWholeEntry).length : 0;
  const sentences = entries < MIN_ENTRIES ? readBiography(read, told) : null;
  // A note may tell the career in sentences above a heading such as "Education:".
  const biography =
    areEntries && (sentences?.positions ?? []).filter(isWhole).length < entries + MIN_ENTRIES ? null : sentences;
  if (biography !== null) {
    const isListed = hasEducation && educations.length > 0;
    const listed = isListed ? sections.filter(({ kind }) => kind === "education").flatMap(({ rows }) => rows) : [];
    const isInListed = ({ start, end }: Row) => listed.some((row) => start < row.end && end > row.start);
    positions.splice(
      0,
      Infinity,
      // "engineer, Lumora University, 2004" below "Education:"
      ...biography.positions.filter(({ company }) => company?.school !== true || !isInListed(company.row)),
    );
    // The paragraphs of the career may tell of studies beside those of a section.
    const paragraphs = new Set(biography.positions.map(({ company }) => company?.row.start));
    const others = biography.educations.filter(({ school }) => {
      if (!isListed || school === null) return !isListed;
      return paragraphs.has(school.row.start) && !isInListed(school.row);
    });
    educations.splice(isListed ? educations.length : 0, Infinity, ...others);
  } else if (isStructured || hasExperience) {
    // What looked like entries are parts of sentences, and these tell no career.
    if (areTold) positions.splice(0);
    const dated = readSentences(told, hasExperience || hasEducation, positions);
    positions.push(...dated.filter((draft) => !positions.some((other) => isSameTitle(draft, other))));
    const slide = hasExperience || hasEducation || positions.length >= MIN_LISTED ? null : readSlide(told);
    if (slide !== null) {
      positions.push(...slide.positions.filter((draft) => !positions.some((other) => isSameTitle(draft, other))));
      if (educations.length === 0) educations.push(...slide.educations);
    }
    if (!hasEducation && educations.length === 0) educations.push(...readStudySentences(told));
    if (!hasEducation && educations.length === 0 && hasExperience)
      educations.push(...readStudiesOfTop(sections[0]?.kind === "top" ? sections[0].rows : []));
  }
  const isBiography = biography !== null;
  if (biography !== null) addLikely(positions, biography.likely);
  if (!isBiography && !hasCvShape(positions, educations, sections)) return EMPTY;
  if (!hasCareerHeading(sections) && !hasEducation && isCompanyHistory(rows)) return EMPTY;
  if (outlastsCareer([...positions, ...educations])) return EMPTY;
  const [top] = sections;
  const headline = isBiography || top === undefined ? null : readHeadline(top.rows, positions);
  if (headline !== null && !positions.some((position) => isSameTitle(headline, position))) positions.unshift(headline);
  const tagged = isBiography ? positions : withTaggedTitles(rows, positions);
  return asGiven(whole, offsets, {
    positions: withoutNoCompanies(withoutNoTitles(withLabeledCompany(withSameCompanies(tagged), told)))
      .filter((draft) => !isNoJob(draft))
      .map((draft) => toPosition(text, draft)),
    educations: withoutNoSchools(withSameSchools(educations)).map((draft) => toEducation(text, draft)),
  });
}

/** Each before the first position that stands behind it. */
function addLikely(positions: PositionDraft[], likely: readonly PositionDraft[]): void {
  for (const draft of likely) {
    if (positions.some((other) => isSameTitle(draft, other))) continue;
    const next = positions.findIndex((other) => startOf(other) > startOf(draft));
    positions.splice(next === -1 ? positions.length : next, 0, draft);
  }
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

function isNoJob({ title, company }: PositionDraft): boolean {
  if (title === null) return false;
  // In Spanish and Italian, a partner of a company is called as a member of a society.
  if (SOCIO.test(title.text) && company !== null && company.company > 0) return false;
  return isVolunteer(title.text) || isUnpaid(title) || MEMBER.test(title.text);
}

const SOCIO = /^soci[oa]$/iu;

/** "Scheduler (volunteer)" */
function isUnpaid({ row, to }: Piece): boolean {
  return VOLUNTEER_BEHIND.test(row.text.slice(to, to + MAX_REMARK));
}

/** Of a society, or of a board that does not lead the company */
const MEMBER =
  /^(?:(?:senior )?independent )?(?:non-executive (?:director|chair)|trustee$|board member$|(?:verwaltungs|stiftungs|aufsichts)rat(?:in|smitglied)?$)|^fellow of the (?:[\p{L}-]+ ){0,4}(?:board|college|society|association) of |^mitglied des (?:aufsichts|verwaltungs|stiftungs|bei)rat(?:e?s)?$|^(?:(?:active|life|student|senior|full|associate|founding|ordentliches|gründungs-?) ?)?(?:member|mitglied|membre|miembro|socio|membro|lid)$/iu;
const VOLUNTEER_BEHIND = /^\s?\((?:volunteer|voluntary|ehrenamtlich|bénévol|voluntari|volontari|vrijwillig)/iu;
const MAX_REMARK = 16;

/** What looks like an entry is a part of a long line, which was split into its sentences. */
function isInParagraph(text: string, { title, company }: PositionDraft): boolean {
  const start = (title ?? company)?.row.start ?? 0;
  const before = text.slice(Math.max(0, start - MIN_PARAGRAPH), start);
  const after = text.slice(start, start + MIN_PARAGRAPH);
  return [before, after].some((side) => side.length === MIN_PARAGRAPH && !side.includes("\n"));
}

function isWholeEntry({ title, company, date }: PositionDraft): boolean {
  return title !== null && title.title > 0 && company !== null && date?.isRange === true;
}

/** Below "Praktika", the museum of a university is no school. */
function isAboveInternships(heading: Row | undefined): boolean {
  return heading !== undefined && heading.length < MAX_HEADING && INTERNSHIPS.test(heading.text);
}

const MAX_HEADING = 30;
const INTERNSHIPS = /prakti|internship|traineeship|stages?$|tirocini|pasantías|estágios/iu;

/** Several entries of one line, each behind its dates */
function areListed(positions: readonly PositionDraft[]): boolean {
  const listed = positions.filter(
    ({ date, title, company }) =>
      date?.from === 0 && (title?.row === company?.row || (company === null && (title?.title ?? 0) > 0)),
  );
  return listed.length >= MIN_LISTED;
}

const MIN_LISTED = 3;
const MIN_ENTRIES = 2;

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
