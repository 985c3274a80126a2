import { strToU8, zipSync } from "fflate";

/** A paragraph, or a row of a table by its cells. */
export type DocxLine = string | readonly string[];

/** Writes a Word document. Lines that begin with "• " are list items. */
export function writeDocx(lines: readonly DocxLine[]): Uint8Array {
  return docxOf(lines.map((line) => (typeof line === "string" ? paragraph(line) : row(line))).join(""));
}

/** With the given content of `w:body`. */
export function docxOf(body: string): Uint8Array {
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml) });
}

function row(cells: readonly string[]): string {
  const written = cells.map((cell) => `<w:tc>${cell.split("\n").map(paragraph).join("")}</w:tc>`);
  return `<w:tbl><w:tr>${written.join("")}</w:tr></w:tbl>`;
}

function paragraph(text: string): string {
  const isBullet = text.startsWith("• ");
  const runs = (isBullet ? text.slice(2) : text)
    .split("\t")
    .map((part) => `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join("<w:r><w:tab/></w:r>");
  return `<w:p>${isBullet ? "<w:pPr><w:numPr/></w:pPr>" : ""}${runs}</w:p>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
