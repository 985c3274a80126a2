import type { PersonProfile } from "../profile/parse-profile.ts";
import { isLinkedinPdf, readLinkedinPdf } from "./linkedin-pdf.ts";
import { unscaled } from "./linkedin-scale.ts";
import { orderedLines } from "./page-columns.ts";
import { withoutRunningLines } from "./page-furniture.ts";
import type { PageLine, PageText } from "./page-text.ts";
import type { ReadDocumentOptions } from "./read-document.ts";

export interface PdfText {
  readonly kind: "linkedin_pdf" | "pdf";
  readonly text: string;
  readonly profile: PersonProfile | null;
}

/** Of the usual distance of two lines: a larger gap is a blank line. */
const PARAGRAPH_GAP = 1.35;
const HYPHEN = /(\p{L})[-‐\u00ad]$/u;
const MIN_HYPHENATED = 25;

/** Reads the text layer of a PDF: LinkedIn's layout into a profile, others into text in reading order. */
export function readPdfPages(pages: readonly PageText[], { isPlainText = false }: ReadDocumentOptions = {}): PdfText {
  const unprinted = isPlainText ? pages : unscaled(pages);
  if (!isPlainText && isLinkedinPdf(unprinted)) {
    const { profile, text } = readLinkedinPdf(unprinted);
    if (profile.positions.length > 0 || profile.educations.length > 0 || profile.fullName !== null)
      return { kind: "linkedin_pdf", text, profile };
  }
  const lines = withoutRunningLines(
    pages.map(({ items, width, height }) => ({ height, lines: orderedLines(items, width) })),
  );
  const text = lines
    .map(pageText)
    .filter((page) => page !== "")
    .reduce((whole, page) => (whole === "" ? page : join(whole, page, "\n")), "");
  return { kind: "pdf", text: text.replaceAll(/\n{3,}/g, "\n\n").trim(), profile: null };
}

function pageText(lines: readonly PageLine[]): string {
  const usual = usualDistance(lines);
  let text = "";
  /** Of the bullet whose text is read. */
  let hanging: Edge | null = null;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined) {
      text = line.text;
      hanging = isBullet(line) ? hangingEdge(line) : null;
      continue;
    }
    const distance = line.y - above.y;
    const size = Math.max(line.fontSize, above.fontSize);
    // The next column begins above the end of the last one.
    const isApart = distance < 0 || distance > PARAGRAPH_GAP * Math.max(usual, 1.15 * size);
    if (isBullet(line)) hanging = hangingEdge(line);
    else if (isApart || hanging === null || line.x < hanging.from || line.x > hanging.to) hanging = null;
    if (isApart) text = `${text}\n\n${line.text}`;
    else if ((hanging !== null && !isBullet(line)) || isWrapped(line, above, lines)) text = join(text, line.text, " ");
    else if (isOpenBracket(above.text) && closesBracket(line.text)) text = withContinuation(text, line.text);
    else text = join(text, line.text, "\n");
  }
  return text;
}

const BULLET = /^[•◦▪●○■‣∙·–-]\s/u;
/** Lines of one paragraph begin at the same edge, in points. */
const SAME_EDGE = 1.5;
/** Of the font size: from a bullet to its text. */
const HANGING = 2.2;

function isBullet({ text }: PageLine): boolean {
  return BULLET.test(text);
}

/** Shorter lines are names and titles, not sentences. */
const SENTENCE_WORDS = 6;

/**
 * Whether the first word had no room on the line above: programs draw bullets as shapes, which are no text. Names and titles are
 * followed by lines of their own, so that only sentences are joined.
 */
function isWrapped(line: PageLine, above: PageLine, lines: readonly PageLine[]): boolean {
  if (Math.abs(line.x - above.x) > SAME_EDGE || line.fontSize !== above.fontSize || isBullet(line)) return false;
  if (/\t/.test(above.text + line.text) || above.text.split(" ").length < SENTENCE_WORDS) return false;
  const margin = Math.max(...lines.map((other) => (other === above ? 0 : other.right)));
  const [first = ""] = line.text.split(" ");
  const word = ((line.right - line.x) * (first.length + 1)) / Math.max(1, line.text.length);
  return above.right <= margin + SAME_EDGE && above.right + word > margin;
}

interface Edge {
  readonly from: number;
  readonly to: number;
}

/** Where the next lines of a bullet's text begin. The library may join the bullet with its text. */
function hangingEdge({ items, x, fontSize }: PageLine): Edge {
  const [first, second] = items.filter(({ text }) => text.trim() !== "");
  return first !== undefined && second !== undefined && first.text.trim().length === 1
    ? { from: second.x - SAME_EDGE, to: second.x + SAME_EDGE }
    : { from: x + SAME_EDGE, to: x + HANGING * fontSize };
}

function isOpenBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

function closesBracket(text: string): boolean {
  const close = text.indexOf(")");
  const open = text.indexOf("(");
  return close !== -1 && (open === -1 || close < open) && !BULLET.test(text);
}

/** The rest of a name in brackets belongs before the dates at the right margin of its first line. */
function withContinuation(text: string, rest: string): string {
  const lineStart = text.lastIndexOf("\n") + 1;
  const cell = text.indexOf("\t", lineStart);
  if (cell === -1) return `${text} ${rest}`;
  return text.lastIndexOf("(", cell) < lineStart
    ? `${text} ${rest}`
    : `${text.slice(0, cell)} ${rest}${text.slice(cell)}`;
}

/** Joins a word that was hyphenated at the end of a line. A hyphen before a capital belongs to the word. */
function join(text: string, line: string, separator: string): string {
  const lastLine = text.slice(text.lastIndexOf("\n") + 1);
  if (!HYPHEN.test(lastLine) || lastLine.length < MIN_HYPHENATED) return `${text}${separator}${line}`;
  if (/^\p{Ll}{2}/u.test(line) && !/^(?:und|oder|bzw|and|or|et|ou|y)\b/i.test(line)) return text.slice(0, -1) + line;
  return /^\p{Lu}\p{Ll}/u.test(line) ? text + line : `${text}${separator}${line}`;
}

/** The most common distance of two lines, in half points. */
function usualDistance(lines: readonly PageLine[]): number {
  const counts = new Map<number, number>();
  for (const [index, { y }] of lines.entries()) {
    const distance = Math.round(2 * (y - (lines[index - 1]?.y ?? y))) / 2;
    if (distance > 4 && distance < 40) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  const [[distance] = [0]] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return distance;
}
