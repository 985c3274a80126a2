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
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined) {
      text = line.text;
      continue;
    }
    const distance = line.y - above.y;
    const size = Math.max(line.fontSize, above.fontSize);
    // The next column begins above the end of the last one.
    const isApart = distance < 0 || distance > PARAGRAPH_GAP * Math.max(usual, 1.15 * size);
    text = isApart ? `${text}\n\n${line.text}` : join(text, line.text, "\n");
  }
  return text;
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
