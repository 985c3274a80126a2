/** A piece of text on a page. Points; `x` is the left edge, `y` the baseline from the top edge. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
}

/** The text layer of a page, in the order of the file. */
export interface PageText {
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
}

/** Items with one baseline, left to right. */
export interface PageLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  /** Of most characters. */
  readonly fontSize: number;
  readonly items: readonly TextItem[];
}

/** Of the font size: a larger gap is a blank. */
const BLANK = 0.18;
/** Of the font size: a larger gap separates cells. */
const CELL = 1.6;
/** Of the font size */
const SHADOW = 0.12;
/** Of the font size: raised figures and mixed fonts stay on their line. */
const SAME_BASELINE = 0.3;

export function linesOf(items: readonly TextItem[]): readonly PageLine[] {
  const lines: TextItem[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (item.text.trim() === "") continue;
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line !== undefined && first !== undefined && item.y - first.y <= SAME_BASELINE * maxSize(first, item)) {
      if (!line.some((other) => isShadow(item, other))) line.push(item);
    } else lines.push([item]);
  }
  return lines.map(toLine);
}

export function toLine(unsorted: readonly TextItem[]): PageLine {
  const items = unsorted.toSorted((a, b) => a.x - b.x);
  const [first] = items as [TextItem];
  let text = "";
  let right = first.x;
  for (const item of items) {
    const gap = item.x - right;
    if (text !== "" && gap > CELL * item.fontSize) text = `${text.trimEnd()}\t`;
    else if (text !== "" && gap > BLANK * item.fontSize && !/\s$/.test(text)) text += " ";
    text += item.text;
    right = Math.max(right, item.x + item.width);
  }
  return {
    text: cleanLine(isSpaced(text) ? unspaced(items) : text),
    x: first.x,
    y: Math.max(...items.map(({ y }) => y)),
    right,
    fontSize: commonSize(items),
    items,
  };
}

/** The same text printed twice, to look bold or with a shadow. */
function isShadow(item: TextItem, other: TextItem): boolean {
  return item.text === other.text && Math.abs(item.x - other.x) < SHADOW * item.fontSize;
}

function maxSize(a: TextItem, b: TextItem): number {
  return Math.max(a.fontSize, b.fontSize);
}

/** "E X P E R I E N C E": letters apart, as some headings and names have them. */
function isSpaced(text: string): boolean {
  return /^(?:[\p{L}&.,]\s+){4,}[\p{L}&.]\s*$/u.test(text);
}

/** Joins the letters of each item; the library separates items at the blanks between words. */
function unspaced(items: readonly TextItem[]): string {
  const words = items.map(({ text }) => text.trim());
  return words.every((word) => word.length === 1)
    ? words.join("")
    : words.map((word) => word.replaceAll(/\s+/g, "")).join(" ");
}

function commonSize(items: readonly TextItem[]): number {
  const characters = new Map<number, number>();
  for (const { text, fontSize } of items) characters.set(fontSize, (characters.get(fontSize) ?? 0) + text.length);
  const [[size] = [0]] = [...characters].toSorted((a, b) => b[1] - a[1]);
  return size;
}

/** LaTeX's older fonts have accents as characters of their own, before the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  "¨": "\u0308",
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
};
/** Symbol fonts put their bullets and icons into the private-use area. */
const PRIVATE_USE = /[\ue000-\uf8ff]/g;

function cleanLine(text: string): string {
  return text
    .replaceAll(
      /([¨´ˆ˜])\s?(\p{L})|(\p{L})\s?(¸)/gu,
      (_, before: string, letter: string, base: string, after: string) =>
        `${letter ?? base}${ACCENTS[before ?? after] ?? ""}`.replace(/^ı/, "i").normalize("NFC"),
    )
    .replaceAll(PRIVATE_USE, "•")
    .replaceAll("\u00ad", "")
    .replaceAll(/[^\S\t]+/g, " ")
    .replaceAll(/ ?\t[ \t]*/g, "\t")
    .trim();
}
