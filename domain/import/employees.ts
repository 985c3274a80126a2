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
    .replace(/^[~≈c]\.? ?/, "")
    .trim();
  const range = RANGE.exec(compact.replace(/[\s,.'’](?=\d{3}(?!\d))/g, "").replace(/\s/g, ""));
  if (range !== null) return bandOfRange(text, Number(range[1]), Number(range[2]));
  const open = /^([\d.,\s'’]+)(k)?\+$/i.exec(compact);
  const [, digits = "", thousands] = open ?? /^([\d.,\s'’]+(?:e\+?\d)?)(k)?$/i.exec(compact) ?? [];
  const number = numberOf(digits.trim(), mark);
  if (number === null) return invalid(`${quoted(text)} is not a number of employees.`);
  const count = Math.round(number * (thousands === undefined ? 1 : 1000));
  if (count === 0) return valid<string>(null);
  if (open !== null) return valid(count >= 10_000 ? "10000+" : `${count}+`);
  return valid(BANDS.find(([upTo]) => count <= upTo)?.[1] ?? "10000+");
}

function bandOfRange(text: string, from: number, to: number): CellResult<string> {
  return from < to ? valid(`${from}-${to}`) : invalid(`${quoted(text)} is not a number of employees.`);
}
