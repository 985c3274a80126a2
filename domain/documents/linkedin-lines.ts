import type { PageLine } from "./page-text.ts";

/** A line with its distance to the line above it; null at the top of a page and of a section. */
export interface GapLine extends PageLine {
  readonly gap: number | null;
}

/** The right edge of the right column. */
const COLUMN_RIGHT = 590;
const SIZES = { large: 11.75, title: 11.2 } as const;

/** 12: company, school, headline, summary. */
export function isLarge({ fontSize }: PageLine): boolean {
  return fontSize >= SIZES.large;
}

/** 11.5 */
export function isTitle({ fontSize }: PageLine): boolean {
  return fontSize >= SIZES.title && fontSize < SIZES.large;
}

/** Ends with a hyphen or a slash inside of a word, where a line may break. */
const BREAK_INSIDE = /[\p{L}\d][-‐/]$/u;
/** Scripts that write words without blanks. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}（）、，。]/u;

/** The lines of one name. A name that breaks after a hyphen, or in a script without blanks, is joined without a blank. */
export function joinWrapped(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    const isInside =
      BREAK_INSIDE.test(text) || (WITHOUT_BLANKS.test(text.at(-1) ?? "") && WITHOUT_BLANKS.test(line.at(0) ?? ""));
    text += text === "" || isInside ? line : ` ${line}`;
  }
  return text;
}

/** Of the column's widest line: a line that ends further left was ended by the writer. */
const FULL_SHARE = 0.97;
/** Paragraphs are 36 apart, lines 18. */
const PARAGRAPH_GAP = 27;

/** Wrapped lines joined; line ends and blank lines of the writer stay. */
export function paragraphsOf(lines: readonly GapLine[]): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined) text = line.text;
    else if (line.gap !== null && line.gap > PARAGRAPH_GAP) text += `\n\n${line.text}`;
    else if (isWrapped(line, above)) text = joinWrapped([text, line.text]);
    else text += `\n${line.text}`;
  }
  return text;
}

/** Whether the first word of the line had no room on the line above. */
function isWrapped(line: GapLine, above: GapLine): boolean {
  if (/^[-•*·–—▪◦✓→►]|^\d{1,2}[.)]\s/u.test(line.text)) return false;
  const [first = ""] = line.text.split(" ");
  const word = ((line.right - line.x) * (first.length + 1)) / Math.max(1, line.text.length);
  return above.right + word > COLUMN_RIGHT * FULL_SHARE;
}
