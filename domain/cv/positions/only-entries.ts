/** Short texts that consist of whole entries: "2019 – today  CTO, Lumora" above "2014 – 2019  Engineer, Vantelo" */
import type { PartialDate } from "#domain/profile/partial-date.ts";
import type { DatedPart } from "../dates/dated-part.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import type { Row } from "../rows/row.ts";
import type { Section } from "../sections/section.ts";
import type { PositionDraft } from "./position-draft.ts";

const MAX_LINES_OF_ENTRY = 3;
const MAX_OTHER_LINES = 3;
/** Title, company, dates and place, as on pages of LinkedIn */
const MAX_LINES_OF_ONE = 4;

/** Whether nearly all lines are those of the entries, and each entry has its names and dates. */
export function areOnlyEntries(
  positions: readonly PositionDraft[],
  educations: readonly EducationDraft[],
  sections: readonly Section[],
): boolean {
  const entries = positions.length + educations.length;
  const rows = sections.flatMap((section) => section.rows);
  const lines = rows.filter(({ isBullet }) => !isBullet).length;
  if (lines > (entries === 1 ? MAX_LINES_OF_ONE : MAX_LINES_OF_ENTRY * entries + MAX_OTHER_LINES)) return false;
  if (positions.length === 0)
    return educations.length > 1 && educations.every(isWholeEducation) && !haveCommonTime(educations);
  // Beside an education, a single year is that in which a position began.
  const isStudied = positions.length > 1 && educations.some(isWholeEducation);
  if (!positions.every((position) => isWhole(position, isStudied))) return false;
  if (educations.length > 0) return true;
  const [only, ...others] = positions;
  return others.length === 0 ? isPresent(only?.date ?? null, rows) : !haveCommonTime(positions);
}

/** "Owner: Acme" is a fact about something else, and "Phase 1" no company. */
function isWhole({ title, company, date }: PositionDraft, isStudied: boolean): boolean {
  if (title === null || title.title === 0 || company === null || date === null) return false;
  if (title.row.text.charAt(title.to) === ":" || /^\p{L}+ \d+$/u.test(company.text)) return false;
  return date.isRange || isStudied;
}

/** "2019 – today": of a single position, which may be a vacancy "from May", a course or a contract */
function isPresent(date: DatedPart | null, rows: readonly Row[]): boolean {
  const row = rows.find(({ dates }) => date !== null && dates.includes(date));
  return date?.isOpen === true && row !== undefined && /[–—-]/.test(row.text.slice(date.from, date.to));
}

function isWholeEducation({ school, degree, date }: EducationDraft): boolean {
  return school?.school === true && degree?.degree === true && date !== null;
}

/** Whether all of them have some time in common. */
export function haveCommonTime(drafts: readonly { readonly date: DatedPart | null }[]): boolean {
  const dates = drafts.flatMap(({ date }) => (date?.isRange === true ? [date] : []));
  if (dates.length < drafts.length) return false;
  const starts = dates.map(({ start }) => (start === null ? 0 : monthsOf(start)));
  const ends = dates.map(({ end, isOpen }) => (end === null || isOpen ? Infinity : monthsOf(end)));
  return Math.max(...starts) < Math.min(...ends);
}

function monthsOf({ year, month }: PartialDate): number {
  return year * 12 + (month ?? 1);
}
