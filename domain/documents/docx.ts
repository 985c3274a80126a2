import { xmlReader } from "../import/sheet-xml.ts";

/**
 * The text of `word/document.xml`: paragraphs as lines, and rows of a table as lines with tabs between the cells. Deleted text,
 * field codes and the copies of drawings for old programs are left out.
 */
export function docxText(): { readonly write: (xml: string) => void; readonly close: () => string } {
  let out = "";
  let isText = false;
  let skipped = 0;
  /** A text box is a paragraph inside of a paragraph. */
  const paragraphs: { text: string; isBullet: boolean }[] = [];
  /** The cells of each open table's row. */
  const rows: string[][] = [];

  function endParagraph(): void {
    const { text = "", isBullet = false } = paragraphs.pop() ?? {};
    const line = text.replaceAll(/[^\S\n\t]+/g, " ").trim();
    const written = `${isBullet && line !== "" ? "• " : ""}${line}\n`;
    const row = rows.at(-1);
    if (row === undefined) out += written;
    else if (line !== "") row.push((row.pop() ?? "") + written);
  }

  function add(text: string): void {
    const paragraph = paragraphs.at(-1);
    if (paragraph !== undefined) paragraph.text += text;
  }

  const reader = xmlReader({
    open(name, attributes) {
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === "t") isText = true;
      else if (name === "p") paragraphs.push({ text: "", isBullet: false });
      else if (name === "tab" && attributes["w:val"] === undefined) add("\t");
      else if (name === "br" || name === "cr") add("\n");
      else if (name === "noBreakHyphen") add("-");
      else if (name === "numPr" || (name === "pStyle" && attributes["w:val"]?.startsWith("ListBullet") === true)) {
        const paragraph = paragraphs.at(-1);
        if (paragraph !== undefined) paragraph.isBullet = true;
      } else if (name === "tr") rows.push([]);
      else if (name === "tc") rows.at(-1)?.push("");
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
      else if (name === "tr") {
        const written = rowText(rows.pop() ?? []);
        const outer = rows.at(-1);
        if (outer === undefined) out += written;
        else outer.push((outer.pop() ?? "") + written);
      }
    },
  });
  return {
    write: (xml) => reader.write(xml),
    close() {
      reader.close();
      return out.replaceAll(/\n{3,}/g, "\n\n").trim();
    },
  };
}

/** `del` and `moveFrom` are tracked changes; `Fallback` repeats a text box for old programs. */
const SKIPPED: ReadonlySet<string> = new Set(["del", "moveFrom", "instrText", "Fallback", "pPrChange", "rPrChange"]);

/** Cells of one line each are one line; a layout of two columns is read column by column. */
function rowText(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const long = filled.filter((cell) => cell.split("\n").length > 6).length;
  if (long > 1) return `${filled.join("\n\n")}\n\n`;
  const [first = "", ...rest] = filled;
  if (rest.length === 0) return `${first}\n`;
  // Dates beside several lines: the first line of each cell is one row.
  const heads = filled.map((cell) => cell.split("\n")[0] ?? "");
  const tails = filled.flatMap((cell) => cell.split("\n").slice(1));
  return `${[heads.join("\t"), ...tails].join("\n")}\n`;
}
