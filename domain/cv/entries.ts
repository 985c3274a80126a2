/** The first reading of a text: the entries of its sections. */

import type { EducationDraft } from "./educations/education-entries.ts";
import { readStudies } from "./educations/education-records.ts";
import { withoutPosts } from "./positions/academic-posts.ts";
import { readAdvisors } from "./positions/advisors.ts";
import { withBlankCells } from "./positions/blank-cells.ts";
import { withClientEmployers } from "./positions/client-employers.ts";
import { withOpenRanges } from "./positions/current-posts.ts";
import { withDescribedCompanies } from "./positions/described-companies.ts";
import { withoutEntryBullets } from "./positions/entry-bullets.ts";
import { withoutNumbers } from "./positions/entry-lines.ts";
import { readSection } from "./positions/experience.ts";
import { readWork } from "./positions/form-records.ts";
import { hasIndeedDates, readIndeedEducations, withIndeedPositions } from "./positions/indeed.ts";
import { withIndeedLines } from "./positions/indeed-lines.ts";
import { isIndeed } from "./positions/indeed-names.ts";
import { withJoinedNames } from "./positions/joined-names.ts";
import { withoutStudies } from "./positions/listed-studies.ts";
import type { PositionDraft } from "./positions/position-draft.ts";
import { withoutRoleBullets } from "./positions/role-bullets.ts";
import { withTitlesOfHeads } from "./positions/titles-of-heads.ts";
import { apprenticeships } from "./rows/apprenticeships.ts";
import { spreadDateRuns } from "./rows/date-runs.ts";
import { withBlanksAtEnds } from "./rows/dates-at-ends.ts";
import { splitDescriptions } from "./rows/descriptions.ts";
import { splitInlineLists } from "./rows/inline-lists.ts";
import { splitLeadIns } from "./rows/lead-ins.ts";
import { withoutOwnName } from "./rows/people.ts";
import type { Row } from "./rows/row.ts";
import type { SectionedText } from "./sectioned-text.ts";
import type { Section } from "./sections/section.ts";
import { withTornDates } from "./sections/torn-dates.ts";
import { isPartOfCareer } from "./words/sections.ts";

export interface Drafts {
  readonly positions: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
}

export interface Entries extends Drafts {
  /** Those of the text, with the rows that the entries were read from. */
  readonly sections: readonly Section[];
  readonly hasExperience: boolean;
  /** Whether a heading for educations is above at least one row. */
  readonly hasEducation: boolean;
}

export function readEntries({ read, rows, sections: found }: SectionedText): Entries {
  const hasIndeedForm = isIndeed(read, withIndeedLines(rows));
  const sections = withClientEmployers(withTornDates(found)).map((section) => withEvenRows(section, hasIndeedForm));
  const hasExperience = sections.some(({ kind }) => kind === "experience");
  const hasEducation = sections.some((section) => section.kind === "education" && section.rows.length > 0);
  // Above "Previously" is what the person does now.
  const hasWholeCareer = sections.some(
    ({ kind, heading }) => kind === "experience" && (heading === undefined || !isPartOfCareer(heading.text)),
  );
  const all = sections.map((section): Drafts => {
    if (section.kind === "education") return readEducationSection(section, hasIndeedForm);
    if (section.kind === "other") return { positions: readAdvisors(withoutRemarks(section)), educations: [] };
    const isRead = section.kind === "experience" || (section.kind === "top" && !(hasExperience && hasWholeCareer));
    if (!isRead) return { positions: [], educations: [] };
    const isBeside = section.kind === "top" && hasExperience;
    return readWorkSection(section, { hasIndeedForm, hasEducation, isBeside });
  });
  return {
    sections,
    hasExperience,
    hasEducation,
    positions: all.flatMap(({ positions }) => positions),
    educations: all.flatMap(({ educations }) => educations),
  };
}

/** A title, an employer and a period */
export function isWholeEntry({ title, company, date }: PositionDraft): boolean {
  return title !== null && title.title > 0 && company !== null && date?.isRange === true;
}

/** One line for each entry, whatever the form of the text */
function withEvenRows({ kind, heading, rows }: Section, hasIndeedForm: boolean): Section {
  const lines = hasIndeedForm ? withIndeedLines(rows, kind === "education") : rows;
  const isMain = kind === "experience" || kind === "education";
  const even = spreadDateRuns(isMain ? splitInlineLists(withoutNumbers(withBlanksAtEnds(lines))) : lines);
  return { kind, heading, rows: even };
}

function withoutBullets({ kind, rows }: Section): readonly Row[] {
  return withoutRoleBullets(withoutEntryBullets(kind === "top" ? withoutOwnName(rows) : rows));
}

/** The rows without what describes the entries: lead-ins, and tasks beside titles */
function withoutRemarks(section: Section): readonly Row[] {
  const plain = withoutBullets(section);
  if (section.kind === "education") return splitDescriptions(plain, true);
  const named = withJoinedNames(withTitlesOfHeads(withBlankCells(withDescribedCompanies(plain))));
  return splitDescriptions(splitLeadIns(named), false);
}

function readEducationSection(section: Section, hasIndeedForm: boolean): Drafts {
  if (hasIndeedForm && hasIndeedDates(section.rows))
    return { positions: [], educations: readIndeedEducations(section.rows) };
  const rows = withoutRemarks(section);
  // An apprenticeship under education is a position.
  const entries = apprenticeships(rows);
  const trained = new Set(entries.flat());
  const others = trained.size === 0 ? rows : rows.filter((row) => !trained.has(row));
  const { studies, posts } = withoutPosts(readStudies(others));
  const trainings = entries.flatMap((own) => readSection({ kind: "experience", rows: own }, true).found);
  return { positions: [...trainings, ...posts], educations: studies };
}

function readWorkSection(
  section: Section,
  {
    hasIndeedForm,
    hasEducation,
    isBeside,
  }: { readonly hasIndeedForm: boolean; readonly hasEducation: boolean; readonly isBeside: boolean },
): Drafts {
  const { kind, heading } = section;
  const rows = withoutRemarks(section);
  const { found, others } = readWork({ kind, rows }, hasEducation || isAboveInternships(heading));
  const { work, studies } = withoutStudies(isBeside ? found.filter(isWholeEntry) : found);
  return {
    positions: hasIndeedForm ? withIndeedPositions(section.rows, work) : withOpenRanges(heading, work),
    educations: [...others, ...studies],
  };
}

/** Below "Praktika", the museum of a university is no school. */
function isAboveInternships(heading: Row | undefined): boolean {
  return heading !== undefined && heading.length < MAX_HEADING && INTERNSHIPS.test(heading.text);
}

const MAX_HEADING = 30;
const INTERNSHIPS = /prakti|internship|traineeship|stages?$|tirocini|pasantías|estágios/iu;
