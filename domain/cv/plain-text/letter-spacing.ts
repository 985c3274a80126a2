/** "S A L E S  M A N A G E R": lines of a PDF with a blank after each letter. */
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const LINE = /[^\n]+/g;
const BLANKS = /(?<=\S) +(?=\S)/g;
const SPACED = /^[^\S\n]*(?:\S ){4}/m;
/** Fewer are headings, which the rules know. */
const MIN_LINES = 6;
const MIN_LETTERS = 4;

/** The text with the letters of such lines joined to words. The lines have two or more blanks between words, of which one stays. */
export function joinLetterSpacing(text: string): RespacedText {
  if (!SPACED.test(text)) return { text, offsets: null };
  const lines = findAll(LINE, text).filter(([line]) => isSpaced(line));
  if (lines.length < MIN_LINES) return { text, offsets: null };
  return edited(
    text,
    lines.flatMap(({ index, 0: line }) =>
      findAll(BLANKS, line).map(({ index: from, 0: { length } }) => {
        const at = index + from;
        return { at, end: at + Math.max(1, length - 1), put: "" };
      }),
    ),
  );
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

function isSpaced(line: string): boolean {
  if (!/ \S /.test(line)) return false;
  const words = line.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  return single >= MIN_LETTERS && single >= 0.9 * words.length;
}
