export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null | undefined;
}

/** Excel reads UTF-8 without it as the system's legacy code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;
/**
 * Formula prefixes (OWASP, "CSV Injection"), also after spaces, which spreadsheets may trim, and after line breaks, which
 * importers may split. Some locales accept the full-width forms.
 */
const FORMULA_START = /(^|[\r\n])([^\S\r\n]*)(?=[=+\-@\t＝＋－＠])/gu;
/** Left unescaped, so that spreadsheets can sum it. */
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Excel reads `11-50` as November 1950; an en dash prevents that. */
const LOOKS_LIKE_A_DATE = /^(\d{1,5})-(\d{1,5})$/;

/**
 * CSV (RFC 4180) that Excel opens as UTF-8. Escapes formulas with an apostrophe and writes bands such as `11-50` with an en
 * dash.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ header }) => cell(header)).join(",")];
  for (const row of rows) lines.push(columns.map(({ value }) => cell(value(row))).join(","));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join("");
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = PLAIN_NUMBER.test(value) ? value : escapeFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeFormula(text: string): string {
  // NUL truncates the text in some readers.
  return text.replaceAll("\0", "").replace(FORMULA_START, "$1'$2").replace(LOOKS_LIKE_A_DATE, "$1–$2");
}
