import type { TableRow } from "./table.ts";

const TOTAL =
  /^(?:grand |sub ?)?(?:totals?|sum|summe|gesamt|gesamtsumme|insgesamt|average|mean|median|durchschnitt|mittelwert|totale|somme|moyenne|promedio)[:.]?$/i;
const FOOTNOTE =
  /^(?:[©*†¹]|(?:sources?|quellen?|fuentes?|fonte|notes?|anmerkung|hinweis|legend|disclaimer|methodology|copyright)\s*[:–—-]|(?:last )?updated\b|data as of\b|(?:showing )?\d[\d,.]*(?: of \d[\d,.]*)? (?:results|companies|rows|records|entries)$)/i;
const NUMBER = /^[\d.,\s'’%$€£+~-]+(?:[kmb]|bn|mn|mio\.?|mrd\.?|usd|eur)?$/i;
/** Of the header: a list of names alone may have such a name. */
const FEWEST_COLUMNS = 3;

/** How many lines at the end are totals and footnotes. A company with one of these names has other text in its line. */
export function countTrailingLines(rows: readonly TableRow[], columns: number): number {
  if (columns < FEWEST_COLUMNS) return 0;
  let count = 0;
  for (let row = rows.at(-1); row !== undefined && isNoCompany(row); row = rows.at(-1 - count)) count += 1;
  return count;
}

function isNoCompany({ cells }: TableRow): boolean {
  const [first = "", ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (others.length === 0) return FOOTNOTE.test(first);
  return TOTAL.test(first) && others.every((cell) => NUMBER.test(cell));
}
