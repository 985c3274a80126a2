export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null | undefined;
}

/** Without it Excel reads UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;
/**
 * What a spreadsheet may take for a formula (OWASP, "CSV Injection"), also behind blanks, which it may trim, and in a
 * cell's inner lines, which an importer may split. The wide forms count as the narrow ones in some locales.
 */
const FORMULA_START = /(^|[\r\n])([^\S\r\n]*)(?=[=+\-@\t＝＋－＠])/gu;
/** A number is one and stays one: it has to add up in the spreadsheet. */
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Excel reads `11-50` as November 1950; with a dash in place of the hyphen it stays what it is. */
const LOOKS_LIKE_A_DATE = /^(\d{1,5})-(\d{1,5})$/;

/**
 * A table as CSV (RFC 4180) that Excel opens with the right letters. Text that begins like a formula gets an apostrophe
 * before it, so that it stays text, and a band such as `11-50` its dash.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ header }) => cell(header)).join(",")];
  for (const row of rows) lines.push(columns.map(({ value }) => cell(value(row))).join(","));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join("");
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = PLAIN_NUMBER.test(value) ? value : harmless(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  // NUL ends the text in some readers, and hides what follows from others.
  return text.replaceAll("\0", "").replace(FORMULA_START, "$1'$2").replace(LOOKS_LIKE_A_DATE, "$1–$2");
}
