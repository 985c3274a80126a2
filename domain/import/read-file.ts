import { buildTable } from "./build-table.ts";
import { detectDelimiter, normalizeLineEnds, parseDelimited, readSeparatorLine } from "./csv.ts";
import { decodeText } from "./decode.ts";
import {
  FileReadError,
  grouped,
  IMPORT_LIMITS,
  type ImportFileError,
  type ImportTable,
  type ReadOptions,
} from "./table.ts";
import { isCompoundFile, isZip, readWorkbook, rejectCompoundFile } from "./xlsx.ts";

// oxlint-disable-next-line no-control-regex -- control characters show that the file is no text
const CONTROL = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/g;
const BINARY_SAMPLE = 4000;

/** Reads CSV, TSV and XLSX. Formulas are never evaluated: a workbook's stored values are read. */
export function readTable(bytes: Uint8Array, options: ReadOptions = {}): ImportTable | ImportFileError {
  return asResult(() => {
    if (bytes.length === 0) throw new FileReadError("empty", "The file is empty.");
    if (bytes.length > IMPORT_LIMITS.bytes) throw tooLarge(bytes.length);
    if (isCompoundFile(bytes)) rejectCompoundFile(bytes);
    if (isZip(bytes)) {
      const { rows, sheets, sheet } = readWorkbook(bytes, options.sheet);
      return buildTable(rows, [], { encoding: null, delimiter: null, sheets, sheet }, options.headerLine);
    }
    const { text, encoding, note } = decodeText(bytes, options.encoding);
    rejectBinary(text);
    rejectMarkup(text);
    return readText(text, encoding, note === null ? [] : [note], options);
  });
}

/** Cells copied from a spreadsheet are separated by tabs; other text is read like a file. */
export function readPastedTable(
  text: string,
  options: Omit<ReadOptions, "encoding" | "sheet"> = {},
): ImportTable | ImportFileError {
  return asResult(() => {
    if (text.length > IMPORT_LIMITS.bytes) throw tooLarge(text.length);
    const delimiter = options.delimiter ?? (/^[^\n]*\t/.test(text) ? "\t" : undefined);
    return readText(text, null, [], delimiter === undefined ? options : { ...options, delimiter });
  });
}

function readText(
  decoded: string,
  encoding: ImportTable["encoding"],
  notes: readonly string[],
  options: ReadOptions,
): ImportTable {
  const separated = readSeparatorLine(normalizeLineEnds(decoded).replace(/^\uFEFF/, ""));
  const delimiter = options.delimiter ?? separated.delimiter ?? detectDelimiter(separated.text);
  const parsed = parseDelimited(separated.text, delimiter);
  return buildTable(
    parsed.rows,
    [...notes, ...parsed.notes],
    { encoding, delimiter, sheets: [], sheet: null },
    options.headerLine,
  );
}

function asResult(read: () => ImportTable): ImportTable | ImportFileError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileReadError) return { code: error.code, message: error.message };
    throw error;
  }
}

function rejectBinary(text: string): void {
  const sample = text.slice(0, BINARY_SAMPLE);
  const controls = sample.match(CONTROL)?.length ?? 0;
  if (controls * 20 > sample.length) {
    throw new FileReadError("not_a_table", "This file is not a table. Choose a CSV, TSV or Excel (.xlsx) file.");
  }
}

/** What other programs save under the name of a table. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^\s*<(?:!doctype html|html|head|body|table|meta)\b/i, "a web page"],
  [/^\s*<\?xml\b/i, "an XML file"],
  [/^\s*(?:\[\s*)?\{\s*"/, "a JSON file"],
  [/^(?:%PDF-|\{\\rtf)/, "a document"],
];

function rejectMarkup(text: string): void {
  const start = text.slice(0, BINARY_SAMPLE);
  const found = OTHER_FORMATS.find(([pattern]) => pattern.test(start));
  if (found === undefined) return;
  throw new FileReadError(
    "not_a_table",
    `This file is ${found[1]}, not a table. Open it in a spreadsheet and save it as .xlsx or CSV.`,
  );
}

function tooLarge(bytes: number): FileReadError {
  const megabytes = (size: number) => grouped(Math.ceil(size / 1_000_000));
  return new FileReadError(
    "too_large",
    `The file has ${megabytes(bytes)} MB; ${megabytes(IMPORT_LIMITS.bytes)} MB can be imported at once.`,
  );
}
