import { tooManyRows } from "./csv.ts";
import { utf8StreamDecoder } from "./decode.ts";
import { createSheetCells } from "./sheet-cells.ts";
import { relationOf, sharedStringsReader, sheetReader, type XmlReader, xmlReader } from "./sheet-xml.ts";
import { FileReadError, IMPORT_LIMITS, type TableRow } from "./table.ts";
import { damaged, type UnpackBudget, unpack, type ZipEntry, zipEntries } from "./zip.ts";

export interface Workbook {
  readonly rows: readonly TableRow[];
  readonly sheets: readonly string[];
  readonly sheet: string;
}

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
/** Rows above the limit are still counted, for the message. */
const MAX_COUNTED_ROWS = 1_048_576;
/** Built-in number formats that are dates (ECMA-376, part 1, 18.8.30). */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The container of .xls files and of workbooks with a password. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, index) => bytes[index] === byte);
}

export function rejectCompoundFile(bytes: Uint8Array): never {
  if (containsUtf16(bytes, "EncryptedPackage")) throw isProtected();
  throw new FileReadError("old_workbook", "This is an old Excel workbook (.xls). Save it as .xlsx or CSV.");
}

/** @param sheetName the first visible sheet if it is undefined */
export function readWorkbook(bytes: Uint8Array, sheetName: string | undefined): Workbook {
  const entries = zipEntries(bytes);
  if ([...entries.values()].some(({ isEncrypted }) => isEncrypted)) throw isProtected();
  if (!entries.has(WORKBOOK)) {
    throw new FileReadError(
      "not_a_table",
      "This file is not an Excel workbook (.xlsx). Save the table as .xlsx or CSV.",
    );
  }
  const budget: UnpackBudget = { left: IMPORT_LIMITS.unpackedBytes };
  const read = (name: string, reader: XmlReader) => readPart(bytes, entries.get(name), budget, reader);
  const { sheets, startsIn1904, reader } = workbookReader();
  read(WORKBOOK, reader);
  const targetsOf = (name: string) => {
    const targets = new Map<string, string>();
    read(name, xmlReader({ open: (_, attributes) => void targets.set(attributes.Id ?? "", attributes.Target ?? "") }));
    return targets;
  };
  const targets = targetsOf(RELATIONS);
  const chosen =
    sheetName === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name === sheetName);
  if (chosen === undefined) throw new FileReadError("unknown_sheet", "The workbook has no such sheet.");
  const partName = partOf(targets.get(chosen.id) ?? "");
  const part = entries.get(partName);
  if (part === undefined) throw damaged();
  const shared = sharedStringsReader();
  if (entries.has("xl/sharedStrings.xml")) read("xl/sharedStrings.xml", shared.reader);
  const styles = stylesReader();
  if (entries.has("xl/styles.xml")) read("xl/styles.xml", styles.reader);
  const rows: TableRow[] = [];
  let filled = 0;
  const formats = { strings: shared.strings, isDateStyle: styles.isDateStyle, startsIn1904: startsIn1904() };
  const onRow = (row: TableRow) => {
    if (!row.cells.some((cell) => cell.trim() !== "")) return;
    filled += 1;
    if (filled > MAX_COUNTED_ROWS) throw tooManyRows(filled);
    // One more for the header, and some for lines above it.
    if (filled <= IMPORT_LIMITS.rows + 100) rows.push(row);
  };
  const cells = createSheetCells();
  readPart(bytes, part, budget, sheetReader(formats, { onRow, ...cells }));
  if (filled > IMPORT_LIMITS.rows + 100) throw tooManyRows(filled - 1);
  const relations = partName.replace(/([^/]*)$/, "_rels/$1.rels");
  return {
    rows: cells.completed(rows, () => (entries.has(relations) ? targetsOf(relations) : new Map())),
    sheets: [chosen.name, ...sheets.filter((sheet) => sheet !== chosen).map(({ name }) => name)],
    sheet: chosen.name,
  };
}

interface Sheet {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

function workbookReader() {
  const sheets: Sheet[] = [];
  let startsIn1904 = false;
  const reader = xmlReader({
    open(name, attributes) {
      if (name === "workbookPr") startsIn1904 = attributes.date1904 === "1" || attributes.date1904 === "true";
      if (name !== "sheet") return;
      sheets.push({
        name: attributes.name ?? "",
        id: relationOf(attributes),
        isHidden: attributes.state === "hidden" || attributes.state === "veryHidden",
      });
    },
  });
  return { sheets, startsIn1904: () => startsIn1904, reader };
}

function stylesReader() {
  const dateFormats = new Set(DATE_FORMATS);
  const isDateStyle: boolean[] = [];
  let isInCells = false;
  const reader = xmlReader({
    open(name, attributes) {
      if (name === "numFmt" && isDateFormat(attributes.formatCode ?? "")) dateFormats.add(Number(attributes.numFmtId));
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) isDateStyle.push(dateFormats.has(Number(attributes.numFmtId ?? 0)));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return { isDateStyle, reader };
}

/** With a day or a year; quoted text, escaped characters and colors do not count. */
function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ""));
}

function readPart(bytes: Uint8Array, entry: ZipEntry | undefined, budget: UnpackBudget, reader: XmlReader): void {
  if (entry === undefined) throw damaged();
  const decode = utf8StreamDecoder();
  unpack(bytes, entry, budget, (chunk, isLast) => reader.write(decode(chunk, isLast)));
  reader.close();
}

/** Targets are relative to `xl/`, or start with a slash. */
function partOf(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

function isProtected(): FileReadError {
  return new FileReadError(
    "protected",
    "This workbook is protected with a password. Remove the password, or save it as CSV.",
  );
}

function containsUtf16(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let matched = 0;
    while (
      matched < text.length &&
      bytes[at + 2 * matched] === text.charCodeAt(matched) &&
      bytes[at + 2 * matched + 1] === 0
    )
      matched += 1;
    if (matched === text.length) return true;
  }
  return false;
}
