/** "EDUCATION    Lumora University, Leeds": the headings of a page stood in its margin, beside the first lines of their sections. */

import { Row } from "../rows/row.ts";
import { type HeadingKind, mayBeginHeading } from "../words/heading-words.ts";
import { headingKind, isCapitals, MAX_HEADING } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";

interface Margin {
  readonly index: number;
  readonly kind: HeadingKind;
  readonly text: string;
  /** Of what stands beside the heading */
  readonly from: number;
  readonly isCapitals: boolean;
  /** A gap or a tab, and no single blank */
  readonly isGap: boolean;
}

const MAX_LINE = 260;
const MAX_WORDS = 4;
const WORD = /\p{L}[\p{L}'’/-]*|&/uy;
const GAP = /:?(?:\t\s*| +)(?=[\p{Lu}\p{N}("“•*–-]|[a-z]{3,}[,. ])/uy;

/** The rows with each such heading on a row of its own. */
export function withMarginHeadings(rows: readonly Row[]): readonly Row[] {
  const found = rows.flatMap((row, index) => findMargin(row, index) ?? []);
  if (found.length === 0) return rows;
  const margins = accepted(rows, found);
  if (margins.length === 0) return rows;
  const byIndex = new Map(margins.map((margin) => [margin.index, margin]));
  return rows.flatMap((row, index) => {
    const margin = byIndex.get(index);
    if (margin === undefined) return [row];
    // The other rows of the section stand below what is beside the heading.
    const indent = rows[index + 1]?.flags.indent ?? 0;
    const flags = { ...row.flags, indent, hang: indent, isAfterBlank: false, gap: 0 };
    return [
      new Row(row.start, margin.text, row.flags),
      new Row(row.start + margin.from, row.text.slice(margin.from), flags),
    ];
  });
}

function findMargin(row: Row, index: number): Margin | null {
  const { text, isBullet, isWhole, flags } = row;
  if (isBullet || isWhole || text.length > MAX_LINE || flags.columns !== undefined) return null;
  let end = 0;
  let found: Margin | null = null;
  for (let count = 0; count < MAX_WORDS && end < MAX_HEADING; count++) {
    WORD.lastIndex = end;
    const word = WORD.exec(text)?.[0];
    if (word === undefined || (count === 0 && !mayBeginHeading(word))) break;
    // "EDUCATION University of Lumora"
    if (found?.isCapitals === true && !isCapitals(word)) break;
    end = WORD.lastIndex;
    GAP.lastIndex = end;
    const gap = GAP.exec(text)?.[0];
    if (gap !== undefined) {
      const heading = text.slice(0, end);
      const kind = headingKind(heading);
      const isGap = /\t|\s{2}/.test(gap);
      if (kind !== null && kind !== "inner")
        found = { index, kind, text: heading, from: end + gap.length, isCapitals: isCapitals(heading), isGap };
    }
    if (text.charAt(end) !== " " || text.charAt(end + 1) === " ") break;
    end++;
  }
  return found;
}

const isMain = ({ kind }: Margin) => kind === "experience" || kind === "education";

/** Those that are likely, where no heading of the kind has a line of its own; and headings of other sections in the same style. */
function accepted(rows: readonly Row[], found: readonly Margin[]): readonly Margin[] {
  if (!found.some(isMain)) return [];
  const mixed = new Set(found.filter((margin) => isMixed(rows[margin.index] as Row, margin)).map(({ index }) => index));
  const own = new Set(
    rows.map(({ text }, index) => (text.length <= MAX_HEADING && !mixed.has(index) ? headingKind(text) : null)),
  );
  const main = found.filter((margin) => isMain(margin) && !own.has(margin.kind));
  const kinds = new Set(main.map(({ kind }) => kind));
  const sure = main.filter((margin) => {
    const row = rows[margin.index] as Row;
    if (row.label !== null && !margin.isCapitals) return false;
    const isApart = margin.index === 0 || row.isAfterBlank;
    if (!hasEntry(margin.kind, rows, margin, mixed.has(margin.index) ? MAX_DATED : MIN_DATED)) return false;
    // "Education Coordinator" is a title; so is "EDUCATION COORDINATOR".
    if (!margin.isGap) return margin.isCapitals ? isApart || isInCapitalsOnly(row, margin) : isApart && kinds.size > 1;
    return margin.isCapitals || isApart;
  });
  const [first] = sure;
  if (first === undefined) return [];
  const counts = Map.groupBy(found, ({ text }) => text);
  const others = found.filter(
    (margin) =>
      margin.kind !== "experience" &&
      margin.kind !== "education" &&
      margin.isCapitals === first.isCapitals &&
      (margin.isGap || margin.isCapitals) &&
      rows[margin.index]?.isAfterBlank === true &&
      counts.get(margin.text)?.length === 1,
  );
  return [...sure, ...others];
}

/** "EXPERIENCE Lumora": the heading is in capitals, and what is beside it is not. */
function isMixed(row: Row, { from, isCapitals: isHigh }: Margin): boolean {
  return isHigh && !isCapitals(row.text.slice(from));
}

/** The heading, and neither what is beside it nor a title that they begin */
function isInCapitalsOnly(row: Row, { from }: Margin): boolean {
  const beside = row.text.slice(from);
  const first = /^\S+/.exec(beside)?.[0] ?? "";
  return !isCapitals(first) || (!isCapitals(beside) && readSignals(first).title === 0);
}

/** Rows of an entry down to its dates */
const MIN_DATED = 3;
const MAX_DATED = 5;

/** A school, a degree, a title or dates beside the heading, or on the next lines */
function hasEntry(kind: HeadingKind, rows: readonly Row[], { index, from }: Margin, reach: number): boolean {
  const near = [(rows[index] as Row).text.slice(from), ...rows.slice(index + 1, index + 3).map(({ text }) => text)];
  const isDated = rows.slice(index, index + reach).some(({ dates }) => dates.length > 0);
  return near.some((text, at) => {
    const { title, school, degree, company } = readSignals(text.slice(0, MAX_LINE));
    if (kind === "education") return school || degree;
    return isDated && (title > 0 || company > 0 || at > 0);
  });
}
