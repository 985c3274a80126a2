export type Encoding =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "windows-1250"
  | "windows-1251"
  | "macintosh"
  | "shift_jis"
  | "gb18030";
export type Delimiter = "," | ";" | "\t" | "|";

export interface TableRow {
  /** The line of the file, from 1; of a workbook, the row of the sheet. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ImportTable {
  /** Null for workbooks and pasted text. */
  readonly encoding: Encoding | null;
  /** Null for workbooks. */
  readonly delimiter: Delimiter | null;
  /** The line that holds the header; 0 if the file has none. */
  readonly headerLine: number;
  /** Distinct, one for each column of the widest row. */
  readonly header: readonly string[];
  /** Rows after the header with at least one value; each has as many cells as the header. */
  readonly rows: readonly TableRow[];
  /** The sheets of a workbook, the one that was read first; empty otherwise. */
  readonly sheets: readonly string[];
  /** The sheet that was read; null if the file is no workbook. */
  readonly sheet: string | null;
  /** What the reader repaired or assumed, as sentences. */
  readonly notes: readonly string[];
}

export interface ReadOptions {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** 0 for a file without a header. */
  readonly headerLine?: number;
  readonly sheet?: string;
}

export type ImportFileErrorCode =
  | "empty"
  | "too_large"
  | "too_many_rows"
  | "too_many_columns"
  | "unclosed_quotes"
  | "not_a_table"
  | "protected"
  | "damaged"
  | "old_workbook"
  | "unpacked_too_large"
  | "unknown_sheet";

export interface ImportFileError {
  readonly code: ImportFileErrorCode;
  /** A sentence to show. */
  readonly message: string;
}

export const IMPORT_LIMITS = { rows: 50_000, bytes: 20_000_000, columns: 500, unpackedBytes: 200_000_000 } as const;

export function isFileError(result: ImportTable | ImportFileError): result is ImportFileError {
  return "code" in result;
}

/** Thrown inside the readers; `readTable` returns it as a value. */
export class FileReadError extends Error {
  readonly code: ImportFileErrorCode;

  constructor(code: ImportFileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** `61204` is `61,204`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
