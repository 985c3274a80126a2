import type { PageText, TextItem } from "./page-text.ts";

/** Of LinkedIn's own file, in points. */
const NAME_SIZE = 26;
const LEFT = 21.6;
const RIGHT = 223.6;
const SIZES = [26, 15.75, 13, 12, 11.5, 11, 10.5, 9] as const;
const TOLERANCE = { size: 0.15, edge: 5 } as const;
/** Of all characters */
const KNOWN_SHARE = 0.85;
const MIN_SIZES = 5;

/**
 * Pages of a LinkedIn PDF that was printed to another paper size, at the size of the original. The text is smaller or larger by one
 * factor and moved. Other pages are returned as they are.
 */
export function unscaled(pages: readonly PageText[]): readonly PageText[] {
  const items = pages.flatMap((page) => page.items);
  const name = pages[0]?.items.reduce<TextItem | null>(
    (largest, item) => (largest === null || item.fontSize > largest.fontSize ? item : largest),
    null,
  );
  if (name === null || name === undefined) return pages;
  const scale = NAME_SIZE / name.fontSize;
  const left = items.reduce((least, { x }) => Math.min(least, x), name.x);
  const isOriginal = Math.abs(scale - 1) < 0.005 && Math.abs(left - LEFT) < 1;
  if (isOriginal || scale < 0.5 || scale > 2 || Math.abs((name.x - left) * scale - (RIGHT - LEFT)) > TOLERANCE.edge)
    return pages;
  if (!hasLinkedinSizes(items, scale)) return pages;
  return pages.map(({ width, height, items: own }) => ({
    width: width * scale,
    height: height * scale,
    items: own.map((item) => ({
      text: item.text,
      x: (item.x - left) * scale + LEFT,
      y: item.y * scale,
      width: item.width * scale,
      fontSize: nearestSize(item.fontSize * scale),
    })),
  }));
}

/** Whether nearly all text has one of the sizes of LinkedIn's file, and most of these sizes are there. */
export function hasLinkedinSizes(items: readonly TextItem[], scale = 1): boolean {
  const found = new Set<number>();
  const known = items.filter(({ fontSize }) => {
    const size = SIZES.find((own) => Math.abs(fontSize * scale - own) < TOLERANCE.size);
    if (size !== undefined) found.add(size);
    return size !== undefined;
  });
  return found.size >= MIN_SIZES && charactersOf(known) >= KNOWN_SHARE * charactersOf(items);
}

/** Sizes are rounded in the printed file. */
function nearestSize(size: number): number {
  return SIZES.find((own) => Math.abs(own - size) < TOLERANCE.size) ?? size;
}

function charactersOf(items: readonly TextItem[]): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}
