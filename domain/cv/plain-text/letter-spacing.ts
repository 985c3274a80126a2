/** "S A L E S  M A N A G E R": lines of a PDF with a blank after each letter. */
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const LINE = /[^\n]+/g;
const GAP = /(?<=\S)[^\S\n\r]+(?=\S)/g;
const SPACED = /^[^\S\n]*(?:\S[ \u00a0\u2000-\u200a\u202f]){4}/m;
/** Fewer may be lists of initials or grades, or be headings, which the rules know. */
const MIN_LINES = 3;
const MIN_CAPITALS = 6;
const MIN_LETTERS = 4;
/** Of the gaps; fewer are those of columns */
const MIN_WORDS = 0.05;
/** Wider than the gap between two words by more: the gap of a column */
const COLUMN = 2;

/** The text with the letters of such lines joined to words. One blank stays between words, and three between columns. */
export function joinLetterSpacing(text: string): RespacedText {
  if (!SPACED.test(text)) return { text, offsets: null };
  const all = findAll(LINE, text);
  const lines = all.filter(([line]) => isSpaced(line));
  if (lines.length < (lines.every(([line]) => isHigh(line)) ? MIN_CAPITALS : MIN_LINES)) return { text, offsets: null };
  const spaced = new Set(lines);
  const parts = all.flatMap((line) => (spaced.has(line) ? [line] : partOf(line)));
  const gaps = parts.flatMap(({ index, 0: line }) => {
    const isCapital = isHigh(line);
    return findAll(GAP, line).map(({ index: from, 0: gap }) => ({ at: index + from, gap, isCapital }));
  });
  const counts = new Map<string, number>();
  for (const { gap } of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  const [letters = " ", words] = [...counts].toSorted((one, other) => other[1] - one[1]).map(([gap]) => gap);
  const hasWords = words !== undefined && (counts.get(words) ?? 0) > MIN_WORDS * gaps.length;
  return edited(
    text,
    gaps.flatMap(({ at, gap, isCapital }) => {
      // The rules know headings whose words nothing separates.
      if (isCapital && !hasWords) return [];
      const end = at + gap.length;
      if (gap !== letters) return { at, end, put: hasWords && gap.length > words.length + COLUMN ? "   " : " " };
      return hasWords || !isBoundary(text, at, end) ? { at, end, put: "" } : [];
    }),
  );
}

/** The characters before and behind a gap that separates two words: "rL" of "Engineer Lumora", "y2", ",L", "–2" */
const BOUNDARY = /^(?:[\p{Ll}\d.)]\p{Lu}|\p{L}\d|\d\p{L}|[,;:|•·&–—].|.[(|•·&–—])$/u;

function isBoundary(text: string, at: number, end: number): boolean {
  const next = text.charAt(end);
  if (!BOUNDARY.test(text.charAt(at - 1) + next)) return false;
  // "G m b H"
  const isLast = !/^.[^\S\n\r][\p{L}\d]/u.test(text.slice(end, end + 3));
  return !(isLast && /\p{Lu}/u.test(next));
}

/** "L E G A L   E X P E R I E N C E" */
const HEADING = /^[^\S\n]*(?:\p{L} ){3,}\p{L}(?: {2,5}(?:[\p{L}&] )*[\p{L}&])*[^\S\n]*$/gmu;

/** The text with the letters of such headings joined. Blanks follow, so that the length stays. */
export function withJoinedHeadings(text: string): string {
  if (!SPACED.test(text)) return text;
  return text.replaceAll(HEADING, (line) => {
    const joined = line.replaceAll(/(?<=\S) (?=\S)/g, "").replaceAll(/(?<=\S) {2,}(?=\S)/g, " ");
    return headingKind(joined.trim()) === null ? line : joined.padEnd(line.length);
  });
}

/** "OCT 2023 - MAY 2025, LEEDS  S a l e s  M a n a g e r": its last part */
function partOf({ index, 0: line }: RegExpExecArray): readonly { readonly index: number; readonly 0: string }[] {
  const at = line.search(LAST_PART);
  return at === -1 ? [] : [{ index: index + at, 0: line.slice(at) }];
}

const LAST_PART = /(?<=\S\s{2})(?:\S\s{1,2}){5,}\S\s*$/u;

function isHigh(line: string): boolean {
  return !/[\p{Ll}\d]/u.test(line);
}

function isSpaced(line: string): boolean {
  if (!SINGLE.test(line)) return false;
  const words = line.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  return single >= MIN_LETTERS && single >= 0.9 * words.length;
}

const SINGLE = /\s\S\s/;
