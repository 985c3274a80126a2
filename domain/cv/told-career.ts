/** The second reading of a text: the sentences that tell a career, in place of entries or beside them. */
import { readStudiesOfTop } from "./educations/studies-of-top.ts";
import { type Drafts, type Entries, isWholeEntry } from "./entries.ts";
import { hasCvShape } from "./positions/cv-shape.ts";
import { isSameTitle, type PositionDraft, startOf } from "./positions/position-draft.ts";
import { type Biography, readBiography, readSentences, readStudySentences } from "./prose/biography.ts";
import { isWhole } from "./prose/career-value.ts";
import { readSlide } from "./prose/slides.ts";
import type { Row } from "./rows/row.ts";

export interface Career extends Drafts {
  /** Whether sentences tell it, and no entries. */
  readonly isBiography: boolean;
}

/** Lines of entries are shorter. */
const MIN_PARAGRAPH = 140;
const MIN_LISTED = 3;
const MIN_ENTRIES = 2;

/** The rows of the sections that may tell a career */
export function toldRows({ sections }: Pick<Entries, "sections">): readonly Row[] {
  return sections.filter(({ kind }) => kind !== "skills" && kind !== "projects").flatMap(({ rows }) => rows);
}

/** The career of a text: its entries and what sentences add, or what its sentences tell where they are a biography. */
export function readCareer(text: string, entries: Entries): Career {
  const { positions, educations, sections, hasExperience, hasEducation } = entries;
  const told = toldRows(entries);
  const areTold =
    !hasExperience && !areListed(positions) && positions.every((position) => isInParagraph(text, position));
  // The dated sentences of a short note look like a few entries.
  // Nor are there entries where a heading such as "Career" is above sentences, which then tell it.
  const areEntries =
    positions.length > 0 && !areTold && (hasExperience || hasEducation || hasCvShape(positions, educations, sections));
  const whole = areEntries ? positions.filter(isWholeEntry).length : 0;
  const biography = whole < MIN_ENTRIES ? readBiography(text, told) : null;
  // A note may tell the career in sentences above a heading such as "Education:".
  if (biography !== null && (!areEntries || biography.positions.filter(isWhole).length >= whole + MIN_ENTRIES))
    return { ...withListedStudies(biography, entries), isBiography: true };
  const isStructured = positions.length > 0 || (hasEducation && educations.length > 0);
  if (!isStructured && !hasExperience) return { positions, educations, isBiography: false };
  // What looked like entries are parts of sentences, and these tell no career.
  return { ...withSentences(areTold ? { ...entries, positions: [] } : entries, told), isBiography: false };
}

/** The biography, with the educations below a heading in place of those that its sentences tell. */
function withListedStudies(biography: Biography, { educations, sections, hasEducation }: Entries): Drafts {
  const isListed = hasEducation && educations.length > 0;
  const listed = isListed ? sections.filter(({ kind }) => kind === "education").flatMap(({ rows }) => rows) : [];
  const isInListed = ({ start, end }: Row) => listed.some((row) => start < row.end && end > row.start);
  // "engineer, Lumora University, 2004" below "Education:"
  const positions = biography.positions.filter(({ company }) => company?.school !== true || !isInListed(company.row));
  // The paragraphs of the career may tell of studies beside those of a section.
  const paragraphs = new Set(biography.positions.map(({ company }) => company?.row.start));
  const others = biography.educations.filter(({ school }) => {
    if (!isListed || school === null) return !isListed;
    return paragraphs.has(school.row.start) && !isInListed(school.row);
  });
  return {
    positions: withLikely(positions, biography.likely),
    educations: isListed ? [...educations, ...others] : others,
  };
}

/** Each before the first position that stands behind it. */
function withLikely(positions: readonly PositionDraft[], likely: readonly PositionDraft[]): readonly PositionDraft[] {
  const all = [...positions];
  for (const draft of likely) {
    if (all.some((other) => isSameTitle(draft, other))) continue;
    const next = all.findIndex((other) => startOf(other) > startOf(draft));
    all.splice(next === -1 ? all.length : next, 0, draft);
  }
  return all;
}

/** The entries, and what sentences beside them tell. */
function withSentences(entries: Entries, told: readonly Row[]): Drafts {
  const { hasExperience, hasEducation, sections } = entries;
  const positions = [...entries.positions];
  const educations = [...entries.educations];
  const addNew = (drafts: readonly PositionDraft[]) =>
    positions.push(...drafts.filter((draft) => !positions.some((other) => isSameTitle(draft, other))));
  addNew(readSentences(told, hasExperience || hasEducation, positions));
  const slide = hasExperience || hasEducation || positions.length >= MIN_LISTED ? null : readSlide(told);
  if (slide !== null) {
    addNew(slide.positions);
    if (educations.length === 0) educations.push(...slide.educations);
  }
  if (hasEducation) return { positions, educations };
  if (educations.length === 0) educations.push(...readStudySentences(told));
  const [top] = sections;
  if (educations.length === 0 && hasExperience && top?.kind === "top") educations.push(...readStudiesOfTop(top.rows));
  return { positions, educations };
}

/** What looks like an entry is a part of a long line, which was split into its sentences. */
function isInParagraph(text: string, { title, company }: PositionDraft): boolean {
  const start = (title ?? company)?.row.start ?? 0;
  const before = text.slice(Math.max(0, start - MIN_PARAGRAPH), start);
  const after = text.slice(start, start + MIN_PARAGRAPH);
  return [before, after].some((side) => side.length === MIN_PARAGRAPH && !side.includes("\n"));
}

/** Several entries of one line, each behind its dates */
function areListed(positions: readonly PositionDraft[]): boolean {
  const listed = positions.filter(
    ({ date, title, company }) =>
      date?.from === 0 && (title?.row === company?.row || (company === null && (title?.title ?? 0) > 0)),
  );
  return listed.length >= MIN_LISTED;
}
