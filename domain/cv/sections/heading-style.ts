import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import type { HeadingKind } from "../words/heading-words.ts";
import { isCapitals, isPartOfCareer, MAX_HEADING, weakHeadingKind } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";
import { findCandidates } from "./heading-candidates.ts";

export interface Heading {
  readonly index: number;
  readonly kind: HeadingKind;
  readonly isCapitals: boolean;
  readonly isBullet: boolean;
}

/** A document has few sections of positions; more are companies in the style of a heading. */
const MAX_WORK_SECTIONS = 3;

/** The headings with those that no word gives away: in the style of the others, with their kind by what follows. */
export function withStyledHeadings(rows: readonly Row[], all: readonly Heading[]): readonly Heading[] {
  const worded = withoutInnerLines(rows, all);
  const known = worded.filter(({ kind, index }) => kind !== "inner" && rows[index]?.flags.isTableHead !== true);
  const inner = new Set(worded.flatMap(({ kind, index }) => (kind === "inner" ? [index] : [])));
  const candidates = findCandidates(rows, new Set(known.map(({ index }) => index))).filter((at) => !inner.has(at));
  if (candidates.length === 0) return worded;
  const isSure = known.length >= 0.65 * (known.length + candidates.length);
  const isWorkBody = known.length > 1 ? hasEntry : hasEntries;
  const sorted = [...worded, ...candidates.map((index) => toHeading(rows, index))].toSorted(
    (a, b) => a.index - b.index,
  );
  const has = (kind: HeadingKind) => worded.some((heading) => heading.kind === kind);
  const hasWork = worded.some(({ kind, index }) => kind === "experience" && !isPartOfCareer((rows[index] as Row).text));
  const isNew = new Set(candidates);
  const bodies = new Map(
    sorted.map(({ index }, at) => [index, rows.slice(index + 1, sorted[at + 1]?.index ?? rows.length)] as const),
  );
  const listed = candidates.filter((index) => isWorkBody(bodies.get(index) as readonly Row[]));
  // Beside headings of other sections, those of one position each
  const single = candidates.filter((index) => hasEntry(bodies.get(index) as readonly Row[]));
  const workers = new Set(
    listed.length > 0 && single.length < candidates.length && candidates.length > 2 ? single : listed,
  );
  const result: Heading[] = [];
  let current: HeadingKind | "top" = "top";
  for (const heading of sorted) {
    if (!isNew.has(heading.index)) {
      result.push(heading);
      if (heading.kind !== "inner") current = heading.kind;
      continue;
    }
    const body = bodies.get(heading.index) as readonly Row[];
    const kind = kindOf({
      hint: weakHeadingKind((rows[heading.index] as Row).text),
      body,
      current,
      isSure: isSure || weakHeadingKind((rows[heading.index] as Row).text) !== null,
      mayBeWork: !hasWork && workers.has(heading.index) && workers.size <= MAX_WORK_SECTIONS,
      mayBeStudy: !has("education") && (known.length > 1 || workers.size > 0),
    });
    if (kind === null) continue;
    current = kind;
    result.push({ ...heading, kind });
  }
  return result;
}

/** Without lines of an entry that are words of headings, too: "Gaststudium" right below a school, where headings have blank lines above. */
function withoutInnerLines(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const spaced = headings.filter(({ index }) => index === 0 || rows[index]?.isAfterBlank === true).length;
  // A text without blank lines
  if (spaced < 2 && !rows.some((row, index) => index > 0 && row.isAfterBlank)) return headings;
  const isSpaced = spaced >= 0.7 * headings.length;
  const isApart = ({ index, kind }: Heading) => {
    const [before, row] = [rows[index - 1], rows[index] as Row];
    if (before === undefined || row.isAfterBlank || row.flags.isTableHead === true || row.flags.level) return true;
    // "Work Experience" or "BERUFSERFAHRUNG", and no other heading of positions
    const isMain = (kind === "experience" || kind === "education") && (row.text.includes(" ") || isCapitals(row.text));
    if (isMain && headings.filter((heading) => heading.kind === kind).length === 1) return true;
    // "Selected Work Experience" above the dates of the first entry, beside "Earlier Positions"
    const next = rows[index + 1];
    if (isMain && kind === "experience" && next?.isAfterBlank === false && next.dates[0]?.from === 0) return true;
    if (before.dates.length > 0) return !isSpaced && !isDateOnly(before);
    return before.isBullet || before.text.length > MAX_HEADING;
  };
  const inside = headings.filter((heading) => !isApart(heading));
  return headings.length < 4 || inside.length > 0.25 * headings.length ? headings : headings.filter(isApart);
}

function toHeading(rows: readonly Row[], index: number): Heading {
  const row = rows[index] as Row;
  return { index, kind: "other", isCapitals: isCapitals(row.text), isBullet: row.isBullet };
}

/** What an unknown heading opens; null if it is a name inside the current section. */
function kindOf({
  hint,
  body,
  current,
  isSure,
  mayBeWork,
  mayBeStudy,
}: {
  readonly hint: HeadingKind | null;
  readonly body: readonly Row[];
  readonly current: HeadingKind | "top";
  /** Most rows in the style of the headings are known ones. */
  readonly isSure: boolean;
  readonly mayBeWork: boolean;
  readonly mayBeStudy: boolean;
}): HeadingKind | null {
  const [first] = body;
  if (first === undefined || (hint === null && isDateOnly(first))) return null;
  // An unknown title above its company and dates
  const second = body[1];
  if (current === "experience" && hint === null && second !== undefined && isDateOnly(second) && hasRange([second], 1))
    return null;
  const isWork = hasEntry(body);
  const isStudy = hasStudies(body);
  if (isStudy && (!isWork || hint === "education") && current !== "education" && (mayBeStudy || hint === "education"))
    return "education";
  if (hint === "experience" && hasRange(body, 2)) return "experience";
  if (isWork && current !== "experience" && (hint === "experience" || (mayBeWork && hint === null)))
    return "experience";
  const other = hint === "skills" || hint === "projects" ? hint : "other";
  if (current === "top") return hint === null ? null : other;
  if (current === "experience") return isWork || hasTitle(body) || (!isSure && hasRange(body, 3)) ? null : other;
  if (current !== "education") return other;
  return isStudy || (hasRange(body, 1) && (!isSure || body.length < 3)) ? null : other;
}

/** A range beside or below a title. */
export function hasEntry(rows: readonly Row[]): boolean {
  return rows.some(({ text, dates, isBullet }, index) => {
    if (isBullet || text.length > 120 || !dates.some(({ isRange }) => isRange)) return false;
    const near = rows.slice(Math.max(0, index - 3), index + 2).filter((row) => !row.isBullet && row.text.length < 100);
    return near.some((row) => readSignals(row.text).title > 0);
  });
}

/** Several of them, as in the list of a career. */
export function hasEntries(rows: readonly Row[]): boolean {
  const dated = rows.filter(({ text, dates }) => text.length < 140 && dates.some(({ isRange }) => isRange));
  const titled = rows.filter(({ text }) => text.length < 100 && readSignals(text).title > 0);
  return dated.length > 1 && titled.length > 1;
}

/** A title right below a company's name. */
function hasTitle(rows: readonly Row[]): boolean {
  return rows.slice(0, 3).some(({ text, isBullet }) => !isBullet && text.length < 100 && readSignals(text).title > 0);
}

function hasRange(rows: readonly Row[], count: number): boolean {
  return rows
    .slice(0, count)
    .some(({ text, dates, isBullet }) => text.length < (isBullet ? 30 : 100) && dates.some(({ isRange }) => isRange));
}

/** Lessons that somebody gave, beside the school: "Seminar „Pumpen“, Universität Lumora, WS 2019/20" */
const LESSON =
  /^(?:\p{L}{0,8}seminar|vorlesung|übung|tutorium|kolloquium|praktikum zu[rm]|lecture|cours(?:e|o)?|td|corso|curso|[A-Z]{2,5} ?\d{3})[\s:,„“"]/iu;

export function hasStudies(rows: readonly Row[]): boolean {
  const short = rows.filter(({ text, isBullet }) => !isBullet && text.length < 160);
  const studies = short.filter(({ text }) => {
    if (LESSON.test(text)) return false;
    const { school, degree } = readSignals(text);
    return school || degree;
  });
  return studies.length > 0 && studies.length >= 0.4 * short.length;
}
