import { strToU8, zipSync } from "fflate";

/** A paragraph, or a row of a table by its cells. */
export type DocxLine = string | readonly string[];

/** Writes a Word document. Lines that begin with "• " are list items. */
export function writeDocx(lines: readonly DocxLine[]): Uint8Array {
  return docxOf(lines.map((line) => (typeof line === "string" ? paragraph(line) : tableOf([line]))).join(""));
}

/** With the given content of `w:body`, and of other parts such as `header1`. */
export function docxOf(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const xmlOf = (root: string, content: string) =>
    strToU8(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`,
    );
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": xmlOf("document", `<w:body>${body}</w:body>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        `word/${name}.xml`,
        xmlOf(name.startsWith("header") ? "hdr" : "ftr", content),
      ]),
    ),
  });
}

/** A text box as Word writes it: for itself, and again for old programs. */
export function textBox(lines: readonly string[]): string {
  const content = `<w:txbxContent>${lines.map(paragraph).join("")}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

/** Cells of a table with several paragraphs each. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.split("\n").map(paragraph).join("")}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
}

export function paragraph(text: string): string {
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
