/** Rows in the style of a document's headings. */
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isHeadingWord } from "../words/heading-words.ts";
import { isCapitals, isWeakHeading, MAX_HEADING, PART, weakHeadingKind } from "../words/sections.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";

/** How headings of a document look. Undefined: they differ. */
interface Style {
  readonly isCapitals: boolean | undefined;
  readonly mark: string | undefined;
  readonly numbering: string | undefined;
  readonly indent: number | undefined;
  readonly isBeforeBlank: boolean | undefined;
  readonly isColon: boolean | undefined;
  /** Of Markdown */
  readonly level: number | undefined;
  readonly gap: number;
}

/** "3. ", "IV) ", "Section 2 – " */
const NUMBERING = new RegExp(String.raw`^(?:(\d{1,2})|([IVX]{1,4})|[A-H])[.)]?\s+(?=\p{Lu})|${PART.source}`, "u");

export function findCandidates(rows: readonly Row[], worded: ReadonlySet<number>): readonly number[] {
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
    !style.mark &&
    !style.level;
  const found = isPlain ? [] : likely.filter((index) => hasStyle(rows, index, style));
  const all = new Set([...sample, ...found]).size;
  const capitals = rows.filter(({ text }) => isCapitals(text) && /\p{Lu}{3}/u.test(text)).length;
  // Rows in capitals, where few rows are
  const isRare = style.isCapitals === true && all > 2 && capitals <= (capitals === all ? 0.4 : 0.25) * rows.length;
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
  level: undefined,
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
    level: common((index) => rows[index]?.flags.level ?? 0),
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
    is(style.isColon, row.text.endsWith(":")) &&
    is(style.level, row.flags.level ?? 0)
  );
}

function numberingOf(text: string): string {
  const match = NUMBERING.exec(text);
  if (match === null) return "";
  return match[1] !== undefined ? "1" : match[2] !== undefined ? "I" : match[0].length < MIN_PART ? "A" : "P";
}

/** "Part 1 " */
const MIN_PART = 7;

/** "ON THE SIDE", but not "NASA" */
function isLongEnough(text: string): boolean {
  return /\p{L}{5}|\p{L}{2} \p{L}{2,}(?: |$)/u.test(text);
}

/** Between a title and a company: "Line Cook - Lumora Technologies" */
const DASHES = /\s[-–—/]\s/;

/** A short row without a date, a value or the name of a position. */
function isHeadingLike(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  const text = row.text.replace(NUMBERING, "");
  if (text.length > MAX_HEADING || text.length < 4 || index === 0 || index === rows.length - 1) return false;
  if (row.label !== null || row.dates.length > 0 || /[\d;|•·@,]|: ./.test(text) || !isLongEnough(text)) return false;
  if (splitWords(text).length > 6 || !/^[^\p{Ll}]*\p{Lu}/u.test(text) || isProse(text.replace(/:$/, ""))) return false;
  // "ACME" right below "2015 - 2018 - ENGINEER"
  if (!row.isAfterBlank && isEntry(rows[index - 1] as Row)) return false;
  if (isMarked(row) && isWeakHeading(text)) return true;
  const { company, school, degree } = readSignals(text);
  if (company > 2 || school || degree) return false;
  if (text.split(DASHES).some((part) => part.length < text.length && readSignals(part).title > 0)) return false;
  // "Professional" and "executive" are words of titles and of headings.
  const words = splitWords(text);
  const others = words.filter((word) => !isHeadingWord(word));
  return readSignals(others.join(" ")).title === 0 && readSignals(words.at(-1) as string).title === 0;
}

/** Lines of entries seldom look so. */
function isMarked({ text, flags }: Row): boolean {
  return isCapitals(text) || text.endsWith(":") || (flags.level ?? 0) > 0;
}

function isEntry({ text, dates, isBullet }: Row): boolean {
  return !isBullet && text.length < 100 && dates.some(({ isRange }) => isRange);
}
