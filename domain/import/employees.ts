import { type DecimalMark, numberOf } from "./amounts.ts";
import { type CellResult, invalid, quoted, readCell, valid } from "./cell-text.ts";

/** Upper ends of Crunchbase's bands; above the last it is `10000+` (`domain/company/employee-band.ts`). */
const BANDS: readonly (readonly [number, string])[] = [
  [10, "1-10"],
  [50, "11-50"],
  [100, "51-100"],
  [250, "101-250"],
  [500, "251-500"],
  [1000, "501-1000"],
  [5000, "1001-5000"],
  [10_000, "5001-10000"],
];
const RANGE = /^(\d{1,6})(?:-|–|—|to|bis)(\d{1,6})$/i;
/** Bounds the time of the patterns, too. */
const LONGEST_COUNT = 60;
/** What spreadsheets make of `11-50` and `1-10`, in English, German and as a date. */
const DAMAGED: readonly (readonly [RegExp, string])[] = [
  [/^(nov-(19|20)?50|50[.-]? ?nov|\d{2}50-11-01( .*)?|1[/.]11[/.]\d{2}50|11\/1\/\d{2}50|1-nov-(19|20)?50)$/i, "11-50"],
  [
    /^(jan-(20)?10|10[.-]? ?jan(-\d{2,4})?|1-jan-(20)?10|\d{4}-01-10( .*)?|2010-01-01( .*)?|1\/10\/\d{4}|10\.0?1\.\d{4})$/i,
    "1-10",
  ],
];

/** The band of a number, or the band as other services write it. */
export function readEmployees(cell: string, mark: DecimalMark): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  if (text.length > LONGEST_COUNT) return invalid(`${quoted(text)} is not a number of employees.`);
  const repaired = DAMAGED.find(([pattern]) => pattern.test(text))?.[1];
  if (repaired !== undefined) return valid(repaired);
  const compact = text
    .replace(/employees?|people|ftes?|mitarbeiter/i, "")
    .replace(/^(?:~|≈|ca?\.?(?=[\s\d])|approx\.?|about|rund|etwa)\s*/i, "")
    // There are no fractions of employees, so that a mark before three digits groups them, whatever the column's decimal mark is.
    .replace(/(\d)[\s,.'’](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d+(?:[.,]\d+)?)\s?k(?![a-z])/gi, (_all, count: string) =>
      String(Math.round(Number(count.replace(",", ".")) * 1000)),
    )
    .trim();
  const range = RANGE.exec(compact.replace(/\s/g, ""));
  if (range !== null) return bandOfRange(text, Number(range[1]), Number(range[2]));
  const [, below, above, digits = "", plus] =
    /^(?:([<≤])|([>≥]))?\s*([\d.,\s'’]+(?:e\+?\d)?)\s?(\+)?$/i.exec(compact) ?? [];
  const number = numberOf(digits.trim(), mark);
  if (number === null) return invalid(`${quoted(text)} is not a number of employees.`);
  const count = Math.round(number) - (below === "<" ? 1 : 0);
  if (count <= 0) return valid<string>(null);
  if (above !== undefined || plus !== undefined) return valid(count >= 10_000 ? "10000+" : `${count}+`);
  return valid(BANDS.find(([upTo]) => count <= upTo)?.[1] ?? "10000+");
}

/** `1K-5K` is Crunchbase's 1001-5000. */
function bandOfRange(text: string, from: number, to: number): CellResult<string> {
  if (from >= to) return invalid(`${quoted(text)} is not a number of employees.`);
  const band = BANDS.find(([upTo]) => upTo === to)?.[1];
  return valid(band?.startsWith(`${from + 1}-`) === true ? band : `${from}-${to}`);
}
