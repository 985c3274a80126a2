import { xmlReader } from "../import/sheet-xml.ts";
import { isPageNumber } from "./page-furniture.ts";

export interface DocxPart {
  readonly text: string;
  /** What the document has and this reader does not read, in plain words. */
  readonly unread: readonly string[];
}

interface Paragraph {
  text: string;
  isBullet: boolean;
  /** Texts of the boxes that are anchored in the paragraph. */
  readonly boxes: string[];
}

/** The document, or a text box in one of its paragraphs. */
interface Flow {
  text: string;
  readonly paragraphs: Paragraph[];
  /** The cells of each open table's row. */
  readonly rows: string[][];
}

/**
 * The text of `word/document.xml`, or of a header or footer: paragraphs as lines, and rows of a table as lines with tabs between the
 * cells. A text box follows the paragraph in which it is anchored. Deleted text, field codes and the copies of drawings for old programs
 * are left out.
 */
export function docxText(): { readonly write: (xml: string) => void; readonly close: () => DocxPart } {
  const flows: Flow[] = [newFlow()];
  const unread = new Set<string>();
  let isText = false;
  let skipped = 0;
  const current = () => flows.at(-1) as Flow;

  function put(text: string): void {
    const flow = current();
    const row = flow.rows.at(-1);
    if (row === undefined) flow.text += text;
    else row.push((row.pop() ?? "") + text);
  }

  function endParagraph(): void {
    const { text = "", isBullet = false, boxes = [] } = current().paragraphs.pop() ?? {};
    const line = text.replaceAll(/[^\S\n\t]+/g, " ").trim();
    if (line !== "" || current().rows.length === 0) put(`${isBullet && line !== "" ? "• " : ""}${line}\n`);
    for (const box of boxes) put(`\n${box}\n\n`);
  }

  function endBox(): void {
    const text = tidied((flows.pop() ?? newFlow()).text);
    if (text === "") return;
    const paragraph = current().paragraphs.at(-1);
    if (paragraph === undefined) put(`\n${text}\n\n`);
    else paragraph.boxes.push(text);
  }

  function add(text: string): void {
    const paragraph = current().paragraphs.at(-1);
    if (paragraph !== undefined) paragraph.text += text;
  }

  const reader = xmlReader({
    open(name, attributes) {
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === "t") isText = true;
      else if (name === "p") current().paragraphs.push({ text: "", isBullet: false, boxes: [] });
      else if (name === "txbxContent") flows.push(newFlow());
      else if ((name === "tab" && attributes["w:val"] === undefined) || name === "ptab") add("\t");
      else if (name === "br" || name === "cr") add("\n");
      else if (name === "noBreakHyphen") add("-");
      else if (name === "numPr" || (name === "pStyle" && attributes["w:val"]?.startsWith("ListBullet") === true)) {
        const paragraph = current().paragraphs.at(-1);
        if (paragraph !== undefined) paragraph.isBullet = true;
      } else if (name === "tr") current().rows.push([]);
      else if (name === "tc") current().rows.at(-1)?.push("");
      else if (UNREAD.has(name)) unread.add(UNREAD.get(name) as string);
    },
    text(text) {
      if (isText && skipped === 0) add(text);
    },
    close(name) {
      if (SKIPPED.has(name)) {
        skipped -= 1;
        return;
      }
      if (skipped > 0) return;
      if (name === "t") isText = false;
      else if (name === "p") endParagraph();
      else if (name === "txbxContent") endBox();
      else if (name === "tr") put(rowText(current().rows.pop() ?? []));
    },
  });
  return {
    write: (xml) => reader.write(xml),
    close() {
      reader.close();
      return { text: tidied(current().text), unread: [...unread] };
    },
  };
}

/** The document between its headers and footers. Their lines that the document repeats, and page numbers, are left out. */
export function withHeadersAndFooters(body: string, headers: readonly string[], footers: readonly string[]): string {
  const written = new Set(body.split("\n").map((line) => line.trim()));
  const linesOf = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split("\n"))
      .filter((line) => {
        const isNew = line.trim() !== "" && !isPageNumber(line) && !written.has(line.trim());
        written.add(line.trim());
        return isNew;
      })
      .join("\n");
  return [linesOf(headers), body, linesOf(footers)].filter((text) => text !== "").join("\n\n");
}

function newFlow(): Flow {
  return { text: "", paragraphs: [], rows: [] };
}

function tidied(text: string): string {
  return text.replaceAll(/\n{3,}/g, "\n\n").trim();
}

/** `del` and `moveFrom` are tracked changes; `Fallback` repeats a text box for old programs. */
const SKIPPED: ReadonlySet<string> = new Set(["del", "moveFrom", "instrText", "Fallback", "pPrChange", "rPrChange"]);

const UNREAD: ReadonlyMap<string, string> = new Map([
  ["footnoteReference", "footnotes"],
  ["endnoteReference", "endnotes"],
  // An embedded document, such as a web page
  ["altChunk", "embedded documents"],
  // The reference of SmartArt to its texts
  ["relIds", "diagrams"],
]);

/** A column of a layout has at least this many lines; dates beside an entry have fewer. */
const COLUMN_LINES = 3;
const LONG_CELL = 7;

/** Cells of one line each are one line; a layout of columns is read column by column. */
function rowText(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isLayout =
    filled.some((cell) => lineCount(cell) >= LONG_CELL) &&
    filled.filter((cell) => lineCount(cell) >= COLUMN_LINES && !/\d{4}/.test(firstLine(cell))).length > 1;
  if (isLayout) return `${filled.join("\n\n")}\n\n`;
  const [first = "", ...rest] = filled;
  if (rest.length === 0) return `${first}\n`;
  // Dates beside several lines: the first line of each cell is one row.
  const tails = filled.flatMap((cell) => cell.split("\n").slice(1));
  return `${[filled.map(firstLine).join("\t"), ...tails].join("\n")}\n`;
}

function firstLine(cell: string): string {
  return cell.split("\n", 1)[0] ?? "";
}

function lineCount(cell: string): number {
  return cell.split("\n").filter((line) => line.trim() !== "").length;
}
