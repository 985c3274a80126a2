import { formatFunding } from "../funding/amount.ts";
import { type CellResult, invalid, quoted, readCell, valid } from "./cell-text.ts";

/** The decimal separator of a column. */
export type DecimalMark = "." | ",";

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  b: 1e9,
  bn: 1e9,
  bio: 1e9,
  mrd: 1e9,
  billion: 1e9,
  billions: 1e9,
};
const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  usd: "USD",
  "€": "EUR",
  eur: "EUR",
  "£": "GBP",
  gbp: "GBP",
  "¥": "JPY",
  "₹": "INR",
  chf: "CHF",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  pln: "PLN",
  "₩": "KRW",
  "₪": "ILS",
  c$: "CAD",
  ca$: "CAD",
  a$: "AUD",
  au$: "AUD",
  r$: "BRL",
  s$: "SGD",
  hk$: "HKD",
  dollar: "USD",
  dollars: "USD",
  euro: "EUR",
  euros: "EUR",
};
const CURRENCY_CODE = /^[a-z]{3}$/;
const AMOUNT = /^([^\d\s.,+-]*?)\s*([\d][\d.,\s'’]*(?:e\+?\d{1,2})?)\s*([^\d]*)$/i;
/** Around an amount that is not exact: `~$30M`, `$1.2bn+`. */
const ABOUT = /^(?:[~≈>≥]|ca?\.|approx\.?|about|over|rund|etwa|über)\s*|\s?\+$/gi;
/** As stored: `250M USD`. */
const STORED = /^\d{1,6}(\.\d{1,2})?[KMB] USD$/;
/** Bounds the time of the pattern, too. */
const LONGEST_AMOUNT = 60;
const PLAIN_USD = /^[1-9]\d{3,12}$/;
const LARGEST_USD = 1e15;
const SMALLEST_USD = 1000;

/** Decided by the whole column: `1.400.000` and `12,50` show a comma, else it is a point. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    if (/\d\.\d{3}\.\d{3}|\d\.\d{3},\d|\d,(\d{1,2}|\d{4,})(?!\d)/.test(cell)) commas += 1;
    if (/\d,\d{3},\d{3}|\d,\d{3}\.\d|\d\.(\d{1,2}|\d{4,})(?!\d)/.test(cell)) points += 1;
  }
  return commas > points ? "," : ".";
}

/** Null if the text is no number. Spaces and apostrophes group digits; so does the mark that is not the decimal one. */
export function numberOf(text: string, mark: DecimalMark): number | null {
  const compact = text.replace(/[\s'’]/g, "");
  const grouping = mark === "." ? "," : ".";
  const groups = compact.split(grouping);
  // `1,400,000` has groups of three; `12,5` in a column with points is a decimal all the same.
  const isGrouped = groups
    .slice(1)
    .every((group, index) => (index < groups.length - 2 ? /^\d{3}$/ : /^\d{3}(\D|$)/).test(group));
  const plain = isGrouped ? groups.join("").replace(mark, ".") : groups.length === 2 ? groups.join(".") : "";
  return /^\d+(\.\d*)?(e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : null;
}

/** An ISO code in upper case; null for a blank cell or something else. */
export function currencyOf(cell: string): string | null {
  const key = cell.trim().toLowerCase();
  return SYMBOLS[key] ?? (CURRENCY_CODE.test(key) ? key.toUpperCase() : null);
}

/** What a unit such as `m` or `bn` multiplies with; null for another word. */
export function unitOf(word: string): number | null {
  return UNITS[word] ?? null;
}

/**
 * Funding as stored, such as `250M USD`. Other currencies are not converted, because no exchange rate is available.
 * @param columnCurrency from the header, or another column of the line
 * @param factor of a number without a unit; null if the column leaves it open
 */
export function readFunding(
  cell: string,
  mark: DecimalMark,
  columnCurrency: string | null,
  factor: number | null = 1,
): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  if (STORED.test(text)) return valid(text);
  if (text.length > LONGEST_AMOUNT) return invalid(`${quoted(text)} is not an amount.`);
  const isInUsd = columnCurrency === null || columnCurrency === "USD";
  if (isInUsd && factor === 1 && PLAIN_USD.test(text)) return valid(formatUsd(Number(text)));
  const [, before = "", digits = "", after = ""] = AMOUNT.exec(text.replace(ABOUT, "")) ?? [];
  const amount = numberOf(digits, mark);
  const words = `${before} ${after}`
    .toLowerCase()
    .split(/[\s.]+/)
    .flatMap(splitUnit)
    .filter((word) => word !== "");
  const unit = words.find((word) => UNITS[word] !== undefined);
  const currencies = words.filter((word) => word !== unit);
  const currency = currencies.map(currencyOf).find((code) => code !== null) ?? null;
  if (amount === null || currencies.some((word) => currencyOf(word) === null))
    return invalid(`${quoted(text)} is not an amount.`);
  const code = currency ?? columnCurrency ?? "USD";
  if (code !== "USD") return invalid(`The amount ${quoted(text)} is in ${code}. Only US dollars are imported.`);
  if (amount === 0) return valid<string>(null);
  const usd = amount * (UNITS[unit ?? ""] ?? factor ?? 0);
  if (usd < SMALLEST_USD) return invalid(`${quoted(text)} has no unit. Write it like 12.5M.`);
  return usd > LARGEST_USD
    ? invalid(`${quoted(text)} is too large to be an amount in US dollars.`)
    : valid(formatUsd(usd));
}

/** Below a million in thousands: `0M USD` would say that there is none. */
function formatUsd(usd: number): string {
  return usd >= 999_500 ? formatFunding(usd) : `${Math.round(usd / 1000)}K USD`;
}

/** `m€`, `musd` and `$m` are a unit and a currency. */
export function splitUnit(word: string): readonly string[] {
  if (UNITS[word] !== undefined || currencyOf(word) !== null) return [word];
  for (const unit of Object.keys(UNITS)) {
    const [before, after] = [word.slice(0, -unit.length), word.slice(unit.length)];
    if (word.startsWith(unit) && currencyOf(after) !== null) return [unit, after];
    if (word.endsWith(unit) && currencyOf(before) !== null) return [before, unit];
  }
  return [word];
}

/** Below it, half of a column's amounts would be implausible as US dollars. */
const PLAUSIBLE_USD = 100_000;

/**
 * What numbers without a unit are multiplied with: null if they are so small that the column is probably in millions, as `2367.5`,
 * and nothing says so.
 */
export function factorOfColumn(cells: readonly string[], mark: DecimalMark): number | null {
  const amounts = cells
    .flatMap((cell) => numberOf(cell.trim().replace(/^(?:us)?\$\s*/i, ""), mark) ?? [])
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b);
  const middle = amounts[amounts.length >> 1];
  return middle === undefined || middle >= PLAUSIBLE_USD ? 1 : null;
}
