import { isProse } from "./classify.ts";
import type { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";
import { type HeadingKind, isCapitals, isHeadingWord, MAX_HEADING, weakHeadingKind } from "./sections.ts";
import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

export interface Heading {
  readonly index: number;
  readonly kind: HeadingKind;
  readonly isCapitals: boolean;
  readonly isBullet: boolean;
}

/** How headings of a document look. Undefined: they differ. */
interface Style {
  readonly isCapitals: boolean | undefined;
  readonly mark: string | undefined;
  readonly numbering: string | undefined;
  readonly indent: number | undefined;
  readonly isBeforeBlank: boolean | undefined;
  readonly isColon: boolean | undefined;
  readonly gap: number;
}

const NUMBERING = /^(?:(\d{1,2})|([IVX]{1,4})|[A-H])[.)]?\s+(?=\p{Lu})/u;
/** A document has few sections of positions; more are companies in the style of a heading. */
const MAX_WORK_SECTIONS = 3;

/** The headings with those that no word gives away: in the style of the others, with their kind by what follows. */
export function withStyledHeadings(rows: readonly Row[], all: readonly Heading[]): readonly Heading[] {
  const worded = withoutInnerLines(rows, all);
  const known = worded.filter(({ kind, index }) => kind !== "inner" && rows[index]?.flags.isTableHead !== true);
  const candidates = findCandidates(rows, known);
  if (candidates.length === 0) return worded;
  const isSure = known.length >= 0.65 * (known.length + candidates.length);
  const isWorkBody = known.length > 1 ? hasEntry : hasEntries;
  const sorted = [...worded, ...candidates.map((index) => toHeading(rows, index))].toSorted(
    (a, b) => a.index - b.index,
  );
  const has = (kind: HeadingKind) => worded.some((heading) => heading.kind === kind);
  const isNew = new Set(candidates);
  const bodies = new Map(
    sorted.map(({ index }, at) => [index, rows.slice(index + 1, sorted[at + 1]?.index ?? rows.length)] as const),
  );
  const workers = new Set(candidates.filter((index) => isWorkBody(bodies.get(index) as readonly Row[])));
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
      mayBeWork: !has("experience") && workers.has(heading.index) && workers.size <= MAX_WORK_SECTIONS,
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
  const isSpaced = spaced >= 0.7 * headings.length;
  const isApart = ({ index }: Heading) => {
    const [before, row] = [rows[index - 1], rows[index] as Row];
    if (before === undefined || row.isAfterBlank || row.flags.isTableHead === true) return true;
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

function hasStudies(rows: readonly Row[]): boolean {
  const short = rows.filter(({ text, isBullet }) => !isBullet && text.length < 160);
  const studies = short.filter(({ text }) => {
    const { school, degree } = readSignals(text);
    return school || degree;
  });
  return studies.length > 0 && studies.length >= 0.4 * short.length;
}

function findCandidates(rows: readonly Row[], known: readonly Heading[]): readonly number[] {
  const worded = new Set(known.map(({ index }) => index));
  const likely = rows.flatMap((_row, index) => (!worded.has(index) && isHeadingLike(rows, index) ? [index] : []));
  const weak = likely.filter((index) => weakHeadingKind((rows[index] as Row).text) !== null);
  const sample = worded.size > 1 ? [...worded] : [...worded, ...weak].toSorted((a, b) => a - b);
  const style = sample.length > 1 ? styleOf(rows, sample) : CAPITALS;
  const spaced = rows.filter(({ flags }) => (flags.gap ?? 0) >= style.gap).length;
  const isPlain =
    spaced > 0.6 * rows.length &&
    style.isCapitals !== true &&
    style.isColon !== true &&
    !style.numbering &&
    !style.mark;
  const found = isPlain ? [] : likely.filter((index) => hasStyle(rows, index, style));
  const all = new Set([...sample, ...found]).size;
  const capitals = rows.filter(({ text }) => isCapitals(text) && /\p{Lu}{3}/u.test(text)).length;
  // Rows in capitals, where few rows are
  const isRare = style.isCapitals === true && all > 2 && capitals <= 0.25 * rows.length;
  if (isRare || (sample.length > 1 && sample.length >= 0.4 * all)) return found;
  return sample.length > 1 ? found.filter((index) => weak.includes(index)) : [];
}

const CAPITALS: Style = {
  isCapitals: true,
  mark: undefined,
  numbering: undefined,
  indent: undefined,
  isBeforeBlank: undefined,
  isColon: undefined,
  gap: 1,
};

function styleOf(rows: readonly Row[], indexes: readonly number[]): Style {
  const common = <T>(value: (index: number) => T): T | undefined => {
    const counts = new Map<T, number>();
    for (const index of indexes) counts.set(value(index), (counts.get(value(index)) ?? 0) + 1);
    const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
    return best !== undefined && best[1] >= 0.8 * indexes.length ? best[0] : undefined;
  };
  const gaps = indexes.filter((index) => index > 0).map((index) => rows[index]?.flags.gap ?? 0);
  return {
    isCapitals: common((index) => isCapitals((rows[index] as Row).text)),
    mark: common((index) => rows[index]?.flags.mark ?? ""),
    numbering: common((index) => numberingOf((rows[index] as Row).text)),
    indent: common((index) => rows[index]?.flags.indent ?? 0),
    isBeforeBlank: common((index) => rows[index + 1]?.isAfterBlank ?? true),
    isColon: common((index) => (rows[index] as Row).text.endsWith(":")),
    gap: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.2)] ?? 0,
  };
}

function hasStyle(rows: readonly Row[], index: number, style: Style): boolean {
  const row = rows[index] as Row;
  const is = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value;
  return (
    (row.flags.gap ?? 0) >= style.gap &&
    is(style.isCapitals, isCapitals(row.text)) &&
    is(style.mark, row.flags.mark ?? "") &&
    is(style.numbering, numberingOf(row.text)) &&
    is(style.indent, row.flags.indent ?? 0) &&
    is(style.isBeforeBlank, rows[index + 1]?.isAfterBlank ?? true) &&
    is(style.isColon, row.text.endsWith(":"))
  );
}

function numberingOf(text: string): string {
  const match = NUMBERING.exec(text);
  return match === null ? "" : match[1] !== undefined ? "1" : match[2] !== undefined ? "I" : "A";
}

/** A short row without a date, a value or the name of a position. */
function isHeadingLike(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  const text = row.text.replace(NUMBERING, "");
  if (text.length > MAX_HEADING || text.length < 4 || index === 0 || index === rows.length - 1) return false;
  if (row.label !== null || row.dates.length > 0 || /[\d;|•·@,]|: ./.test(text) || !/\p{L}{5}/u.test(text))
    return false;
  if (splitWords(text).length > 6 || !/^[^\p{Ll}]*\p{Lu}/u.test(text) || isProse(text.replace(/:$/, ""))) return false;
  const { company, school, degree } = readSignals(text);
  if (company > 2 || school || degree) return false;
  // "Professional" and "executive" are words of titles and of headings.
  const words = splitWords(text);
  const others = words.filter((word) => !isHeadingWord(word));
  return readSignals(others.join(" ")).title === 0 && readSignals(words.at(-1) as string).title === 0;
}
