import { isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { readSignals } from "./words.ts";

const MAX_HEAD = 140;
const MIN_DESCRIPTION = 30;
const AFTER_DATE = /^\)?\.\s+(?=[\p{Lu}\p{N}])/u;
/** The end of the first sentence; an abbreviation has fewer letters ("Inc. "). */
const FIRST_STOP = /(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu})/u;

/** Separates an entry from the sentences after it: "Engineer, Acme (2014 – 2016). Built pumps for Umbra." */
export function splitDescriptions(rows: readonly Row[], isEducation: boolean): readonly Row[] {
  return rows.flatMap((row, index) => {
    const at = headEnd(row) ?? (isEducation ? null : titleEnd(row, rows[index - 1]));
    if (at === null) return [row];
    const head = new Row(row.start, row.text.slice(0, at), row.flags);
    if (row.dates.length > 0 && !isEntry(head, isEducation)) return [row];
    const rest = row.text.slice(at).replace(/^[.\s]+/, "");
    const flags = { isBullet: true, isAfterBlank: false, isWhole: false };
    return [head, new Row(row.end - rest.length, rest, flags)];
  });
}

function headEnd({ text, dates, flags }: Row): number | null {
  const [date] = dates;
  if (date === undefined || flags.isBullet || flags.columns !== undefined) return null;
  const after = AFTER_DATE.exec(text.slice(date.to));
  let end = after === null ? -1 : date.to + (after[0].startsWith(")") ? 1 : 0);
  if (after === null && date.from === 0) {
    const stop = FIRST_STOP.exec(text.slice(date.to));
    if (stop !== null) end = date.to + stop.index;
  }
  return end < date.to || end > MAX_HEAD || text.length - end < MIN_DESCRIPTION ? null : end;
}

const TITLE_STOP = /^\p{Lu}[^.!?:;,()\d]{2,50}\.(?= \p{Lu})/u;

/** "Co-founder. Savings app for weddings." right below the company and its dates */
function titleEnd({ text, dates, flags }: Row, above: Row | undefined): number | null {
  if (above === undefined || dates.length > 0 || flags.isBullet || flags.isAfterBlank) return null;
  if (!above.dates.some(({ isRange }) => isRange) || readSignals(above.text).title > 0) return null;
  const stop = TITLE_STOP.exec(text)?.[0] ?? "";
  const { title, company, school } = readSignals(stop);
  return title > 0 && company === 0 && !school && text.endsWith(".") ? stop.length - 1 : null;
}

function isEntry(head: Row, isEducation: boolean): boolean {
  const { title, degree, school } = readSignals(head.text);
  return ((title > 0 && !isEducation) || degree || school) && isEntryDate(head);
}
