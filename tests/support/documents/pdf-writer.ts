/** Writes PDFs with a text layer and no embedded fonts. Points; `y` is the baseline from the top edge. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PdfOptions {
  readonly width?: number;
  readonly height?: number;
  readonly info?: Readonly<Record<string, string>>;
  /** Added to the catalog, such as an action that runs a script. */
  readonly catalog?: string;
  /** Makes the file unreadable without a password. */
  readonly isEncrypted?: boolean;
}

const LATIN1 = "latin1";

export function writePdf(pages: readonly (readonly PdfItem[])[], options: PdfOptions = {}): Uint8Array {
  const { width = 612, height = 792, info = {}, catalog = "", isEncrypted = false } = options;
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ");
  add(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${width} ${height}] >>`);
  add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>`,
  );
  add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /W [${widths()}] >>`,
  );
  add(stream(toUnicode()));
  for (const [index, items] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
    );
    add(stream(items.map((item) => textOperator(item, height)).join("\n")));
  }
  const infoNumber = objects.length + 1;
  add(
    `<< ${Object.entries(info)
      .map(([key, value]) => `/${key} (${value})`)
      .join(" ")} >>`,
  );
  const security = isEncrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<01> <01>]`
    : "";
  return assemble(objects, `/Root 1 0 R /Info ${infoNumber} 0 R${security}`);
}

function assemble(objects: readonly string[], trailer: string): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const start = file.length;
  const rows = offsets.map((offset) => `${`${offset}`.padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, LATIN1));
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function textOperator({ text, x, y, size }: PdfItem, height: number): string {
  const codes = [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");
  return `BT /F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${(height - y).toFixed(2)} Tm <${codes}> Tj ET`;
}

/** Codes are UTF-16 units. */
function toUnicode(): string {
  const ranges = [...Array(256).keys()].map((high) => {
    const hex = high.toString(16).padStart(2, "0");
    return `<${hex}00> <${hex}ff> <${hex}00>`;
  });
  const blocks = [];
  for (let at = 0; at < ranges.length; at += 100) {
    const block = ranges.slice(at, at + 100);
    blocks.push(`${block.length} beginbfrange\n${block.join("\n")}\nendbfrange`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Codes def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("\n")}\nendcmap\nend\nend`;
}

/** Thousandths of the size, near those of Helvetica. Letters beyond Latin are as wide as high. */
function widthOf(code: number): number {
  const character = String.fromCharCode(code);
  if (code >= 0x2000) return code < 0x2100 ? 500 : 1000;
  if (/[ .,:;!|/()'·ijltfI[\]-]/.test(character)) return 278;
  if (/[mwMW@]/.test(character)) return 850;
  return character !== character.toLowerCase() ? 690 : 540;
}

function widths(): string {
  return `0 [${[...Array(0x2100).keys()].map(widthOf).join(" ")}]`;
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widthOf(text.charCodeAt(at));
  return (width * size) / 1000;
}

/** Breaks at blanks, after a hyphen or a slash inside a word, and in scripts without blanks anywhere. */
export function wrap(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const part of paragraph.split(/(?<=\s)|(?<=[\p{L}\d][-/])(?=[\p{L}\d])|(?=\p{Script=Han})/u)) {
      if (line !== "" && textWidth((line + part).trimEnd(), size) > width) {
        lines.push(line.trimEnd());
        line = part;
      } else line += part;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
