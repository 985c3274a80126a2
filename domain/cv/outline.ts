import type { DateRange } from "../profile/date-range.ts";
import { readBiography, readSentences } from "./biography.ts";
import { type Block, findBlocks } from "./blocks.ts";
import { spreadDateRuns } from "./date-runs.ts";
import type { DatedPart } from "./dates.ts";
import { splitDescriptions } from "./descriptions.ts";
import { type EducationDraft, readEducations } from "./educations.ts";
import { readHeadline } from "./headline.ts";
import { mergeBrokenNames } from "./merge.ts";
import { cleanName, type NamedSpan } from "./names.ts";
import type { Piece } from "./pieces.ts";
import { type Order, type PositionDraft, readPosition } from "./positions.ts";
import { prepareText } from "./prepare.ts";
import type { Row } from "./row.ts";
import { readRows } from "./rows.ts";
import { type Section, splitSections } from "./sections.ts";
import { readLeftovers, readUndated } from "./undated.ts";
import { readSignals, splitWords } from "./words.ts";

export type { NamedSpan } from "./names.ts";

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

/** Bounds the time on a long text, which is no CV or many. */
const MAX_CV = 100_000;
const NO_ORDER: Order = { first: null, isApart: false };
const EMPTY: CvOutline = { positions: [], educations: [] };

/**
 * Finds the positions and educations of a CV by its shape: headings, dates, and the words around them. No list of companies or
 * schools is used. Empty for a text without that shape. Linear in the length of the text.
 *
 * Reads the first 100,000 characters: some 30 dense pages, more than any CV has.
 */
export function readOutline(whole: string): CvOutline {
  const { shown: text, read } = prepareText(beginning(whole));
  const rows = mergeBrokenNames(read, readRows(read));
  const sections = splitSections(rows).map(({ kind, rows }) => ({ kind, rows: spreadDateRuns(rows) }));
  const hasExperience = sections.some(({ kind }) => kind === "experience");
  const hasEducation = sections.some(({ kind }) => kind === "education");
  const positions: PositionDraft[] = [];
  const educations: EducationDraft[] = [];
  for (const { kind, rows } of sections) {
    const section = { kind, rows: splitDescriptions(rows, kind === "education") };
    if (section.kind === "education") {
      // An apprenticeship under education is a position.
      const [trained, rows] = separate(section.rows, (row, index) =>
        isApprenticeship(row, section.rows[index + 1], section.rows[index - 1]),
      );
      positions.push(...readSection({ kind: "experience", rows: trained }, true).found);
      educations.push(...readEducations(rows, true));
    } else if (section.kind === "experience" || (section.kind === "top" && !hasExperience)) {
      const { found, others } = readSection(section, hasEducation);
      positions.push(...found);
      educations.push(...others);
    }
  }
  const told = sections.filter(({ kind }) => kind !== "skills" && kind !== "projects").flatMap(({ rows }) => rows);
  const isStructured = positions.length > 0 || (hasEducation && educations.length > 0);
  const biography = isStructured ? null : readBiography(read, told);
  if (biography !== null) {
    positions.push(...biography.positions);
    educations.push(...biography.educations);
  } else if (isStructured || hasExperience) positions.push(...readSentences(told));
  const isBiography = biography !== null;
  if (!isBiography && !hasCvShape(positions, educations, hasExperience, hasEducation)) return EMPTY;
  const [top] = sections;
  const headline = isBiography || top === undefined ? null : readHeadline(top.rows, positions);
  if (headline !== null) positions.unshift(headline);
  return {
    positions: positions.map((draft) => toPosition(text, draft)),
    educations: educations.map((draft) => toEducation(text, draft)),
  };
}

/** Ends at a line end, so that no name is cut. */
function beginning(text: string): string {
  if (text.length <= MAX_CV) return text;
  const end = text.lastIndexOf("\n", MAX_CV);
  return text.slice(0, end > 0 ? end : MAX_CV);
}

function readSection(
  { kind, rows }: Section,
  hasEducation: boolean,
): {
  readonly found: readonly PositionDraft[];
  readonly others: readonly EducationDraft[];
} {
  const blocks = findBlocks(rows, kind === "top");
  if (blocks.length === 0 && kind === "experience") return { found: readUndated(rows), others: [] };
  const others: EducationDraft[] = [];
  const work: Block[] = [];
  for (const block of blocks) {
    const blockRows = inOrder(block);
    if (isEducation(blockRows, kind === "experience" && hasEducation))
      others.push(
        ...readEducations(
          blockRows,
          blockRows.some(({ text }) => readSignals(text).degree),
        ),
      );
    else work.push(block);
  }
  const own = readOwnRows(work);
  if (own !== null) return { found: own, others };
  const first = work.map((block) => readPosition(block, NO_ORDER));
  const found = withCompanies(inTypicalOrder(work, first));
  if (kind !== "experience" || !isTitleFirst(found)) return { found, others };
  const used = new Set(blocks.flatMap(({ anchor, before, after }) => [anchor, ...before, ...after]));
  const undated = readLeftovers(rows, used);
  return {
    found: undated.length === 0 ? found : [...found, ...undated].toSorted((a, b) => startOf(a) - startOf(b)),
    others,
  };
}

/** Positions that are on one line each, if most are: other lines are headings or describe them. */
function readOwnRows(work: readonly Block[]): readonly PositionDraft[] | null {
  const crowded = work.filter(({ before, after }) => before.length + after.length > 0).length;
  if (work.length < 3 || crowded > 0.5 * work.length) return null;
  const alone = work.map((block) => ({ ...block, before: [], after: [] }));
  const drafts = alone.map((block) => readPosition(block, NO_ORDER));
  const complete = drafts.filter((draft) => draft !== null && draft.title !== null && draft.company !== null).length;
  return complete < 0.6 * work.length ? null : inTypicalOrder(alone, drafts);
}

/** Reads the unsure ones again, in the order of the sure ones. */
function inTypicalOrder(blocks: readonly Block[], drafts: readonly (PositionDraft | null)[]): readonly PositionDraft[] {
  const order = typicalOrder(drafts);
  return blocks.flatMap((block, index) => {
    const draft = drafts[index] ?? null;
    return (draft?.isUnsure === true ? readPosition(block, order) : draft) ?? [];
  });
}

function inOrder({ before, anchor, after, side }: Block): readonly Row[] {
  return side === "before" ? [...before, anchor] : [anchor, ...after];
}

function separate(
  rows: readonly Row[],
  isFirst: (row: Row, index: number) => boolean,
): readonly [readonly Row[], readonly Row[]] {
  const first = rows.filter(isFirst);
  return first.length === 0 ? [[], rows] : [first, rows.filter((row) => !first.includes(row))];
}

const APPRENTICESHIP = /(?<!\p{L})(?:(?:berufs)?ausbildung|lehre|umschulung) (?:zu[mr]|als)\s|apprenti(?:ce|ssage)/iu;

function isApprenticeship(row: Row, next: Row | undefined, previous: Row | undefined): boolean {
  if (row.text.length > 160) return false;
  if (row.dates.length === 0) return previous !== undefined && isTraining(previous) && isWorkplace(row);
  if (next !== undefined && isTraining(row) && isWorkplace(next)) return true;
  const { title, company, school } = readSignals(row.text);
  return (
    title > 0 &&
    (company === 3 || ((company > 0 || row.text.includes(",")) && APPRENTICESHIP.test(row.text))) &&
    !school
  );
}

/** "09/2004 – 07/2007  Ausbildung zur Kauffrau", above the company */
function isTraining({ text, dates }: Row): boolean {
  const { company, school } = readSignals(text);
  return dates.length > 0 && APPRENTICESHIP.test(text) && company < 3 && !school && !text.includes(",");
}

function isWorkplace({ text, dates, isAfterBlank, isBullet }: Row): boolean {
  const { company, school } = readSignals(text);
  return dates.length === 0 && !isAfterBlank && !isBullet && company === 3 && !school;
}

function isEducation(rows: readonly Row[], needsDegree: boolean): boolean {
  const signals = rows.map(({ text }) => readSignals(text));
  // "Diplôme d'ingénieur, INSA" has no title.
  if (
    signals.some(
      ({ title, company }, index) => title > 0 && (company > 2 || !beginsWithDegree((rows[index] as Row).text)),
    )
  )
    return false;
  return (!needsDegree && signals.some(({ school }) => school)) || signals.some(({ degree }) => degree);
}

function beginsWithDegree(text: string): boolean {
  const words = splitWords(text);
  return words.length > 1 && readSignals(words[0] as string).degree;
}

/** Each title is above its company. */
function isTitleFirst(drafts: readonly PositionDraft[]): boolean {
  const { first, isApart } = typicalOrder(drafts);
  return first === "title" && isApart;
}

function startOf({ title, company }: PositionDraft): number {
  const piece = title ?? company;
  return piece === null ? 0 : piece.row.start + piece.from;
}

/** Whether companies or titles come first in most entries. */
function typicalOrder(drafts: readonly (PositionDraft | null)[]): Order {
  const sure = drafts.filter(
    (draft) => draft !== null && !draft.isUnsure && draft.company !== null && draft.title !== null,
  );
  let companyFirst = 0;
  let apart = 0;
  for (const draft of sure.length > 0 ? sure : drafts) {
    if (draft === null || draft.company === null || draft.title === null) continue;
    const { company, title } = draft;
    apart += company.row === title.row ? -1 : 1;
    companyFirst += company.row.start + company.from < title.row.start + title.from ? 1 : -1;
  }
  return { first: companyFirst === 0 ? null : companyFirst > 0 ? "company" : "title", isApart: apart > 0 };
}

/** A title without a company continues the company before it; a company whose titles follow is no position of its own. */
function withCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  const result: PositionDraft[] = [];
  for (const draft of drafts) {
    const previous = result.at(-1);
    if (
      draft.company !== null ||
      draft.isSelfEmployed ||
      draft.title === null ||
      previous === undefined ||
      previous.company === null
    ) {
      result.push(draft);
      continue;
    }
    if (previous.title === null && contains(previous.date, draft.date)) result.pop();
    result.push({ ...draft, company: previous.company });
  }
  return result;
}

function contains(outer: DatedPart | null, inner: DatedPart | null): boolean {
  if (outer === null || inner === null || outer.start === null || inner.start === null) return false;
  return outer.start.year <= inner.start.year && (outer.isOpen || (outer.end?.year ?? 0) >= (inner.end?.year ?? 9999));
}

function hasCvShape(
  positions: readonly PositionDraft[],
  educations: readonly EducationDraft[],
  hasExperience: boolean,
  hasEducation: boolean,
): boolean {
  const titled = positions.filter(({ title }) => title !== null).length;
  const dated = educations.filter(({ date }) => date !== null).length;
  if (hasExperience && positions.length > 0) return titled > 0 || dated > 0 || positions.length > 1;
  if (hasEducation && educations.length > 0) return dated > 0 || titled > 0 || educations.length > 1;
  // Without a heading, two lines such as "Former CFO: Jo Example, 2015 – 2018" are not enough.
  const ranged = positions.filter(({ title, date }) => title !== null && date?.isRange === true).length;
  const apart = positions.filter(
    ({ title, company }) => title !== null && company !== null && title.row !== company.row,
  ).length;
  return ranged >= 3 || apart >= 2 || (ranged >= 1 && educations.length > 0);
}

function toPosition(text: string, { company, title, date }: PositionDraft): OutlinePosition {
  const range = toRange(date);
  const end = date !== null && !date.isRange ? date.start : range.end;
  return { company: toSpan(text, company), title: toSpan(text, title), ...range, end };
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
