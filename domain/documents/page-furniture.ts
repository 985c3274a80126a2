import type { PageLine } from "./page-text.ts";

/** The share of a page's height, at the top and the bottom, where running headers and footers are. */
const MARGIN = 0.1;
const PAGE_NUMBER =
  /^(?:[-–—|]\s*)?(?:(?:page|seite|página|pagina|p\.|s\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|sur|de|di|van)\s*\d{1,3})?(?:\s*[-–—|])?$/i;
/** At the margin, beside other text: "Curriculum vitae – Ida Beispiel   Page 2 of 3" */
const PAGE_OF = /\b(?:page|seite|página|pagina)\s+\d{1,3}(?:\s*(?:\/|of|von|sur|de|di)\s*\d{1,3})?\s*$/i;

/** Drops page numbers, and headers and footers that pages repeat. The first page keeps its header: it may be the name. */
export function withoutRunningLines(
  pages: readonly { readonly height: number; readonly lines: readonly PageLine[] }[],
): readonly (readonly PageLine[])[] {
  const counts = new Map<string, number>();
  for (const { lines, height } of pages) {
    const keys = new Set(lines.filter((line) => isAtMargin(line, height)).map(({ text }) => keyOf(text)));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pages.map(({ lines, height }, page) =>
    lines.filter((line) => {
      if (!isAtMargin(line, height)) return true;
      if (isPageNumber(line.text)) return false;
      const isRepeated = (counts.get(keyOf(line.text)) ?? 0) > 1;
      return !isRepeated || (page === 0 && line.y < MARGIN * height);
    }),
  );
}

/** Of a line at a margin: alone, or at its end. */
export function isPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text.trim()) || PAGE_OF.test(text);
}

function isAtMargin({ y }: PageLine, height: number): boolean {
  return y < MARGIN * height || y > (1 - MARGIN) * height;
}

function keyOf(text: string): string {
  // Page numbers differ; a line that differs in its years is content.
  return text
    .replaceAll(/(?<!\d)\d{1,3}(?!\d)/g, "#")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}
