/** Descriptions that begin with the name of the entry: "Project Manager: Led the launch of three sites …" below its dates. */
import { classifyRow, isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";
import { readSignals } from "./words.ts";

const MIN_DESCRIPTION = 30;
const MAX_NAME = 80;
/** "As **Release Engineer** I …" */
const BEFORE_BOLD = /^(?:(?:als|as(?: an?)?|en tant que|como|come)\s+)?\u200b*/iu;
/** Text in bold; longer markup is a link. */
const BOLD = /^[^\u200b.!?;]{2,80}(?=\u200b{2,3}(?:\s*:)?\s+[\p{L}\d])/u;
const BEFORE_COLON = /^\p{Lu}[^.!?:;]{2,80}(?=[:;]\s+\S)/u;

/** The rows with such names in rows of their own. */
export function splitLeadIns(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row, index) => {
    if (row.isBullet || row.isAfterBlank || row.label !== null || row.flags.columns !== undefined) return [row];
    return row.text.length > MIN_DESCRIPTION && isBelowDates(rows, index) ? splitLeadIn(row) : [row];
  });
}

/** Below the dates of an entry, which has no title yet, or below the name between them */
function isBelowDates(rows: readonly Row[], index: number): boolean {
  const [above, second] = [rows[index - 1], rows[index - 2]];
  if (above === undefined || above.isBullet || readSignals(above.text).title > 0) return false;
  if (isEntryDate(above)) return true;
  if (second === undefined || above.isAfterBlank || above.text.length > MAX_NAME) return false;
  return above.dates.length === 0 && isDateOnly(second);
}

function splitLeadIn(row: Row): readonly Row[] {
  const from = BEFORE_BOLD.exec(row.text)?.[0].length ?? 0;
  const bold = BOLD.exec(row.text.slice(from))?.[0];
  if (bold !== undefined) return readSignals(bold).title > 0 ? cut(row, from, from + bold.length) : [row];
  const lead = classifyRow(row) === "text" ? BEFORE_COLON.exec(row.text)?.[0] : undefined;
  if (lead === undefined || row.text.length - lead.length < MIN_DESCRIPTION) return [row];
  const { title, company } = readSignals(lead);
  return title > 0 && company < 3 ? cut(row, 0, lead.length) : [row];
}

/** The name, and the description as an item of a list: it names nothing. */
function cut(row: Row, from: number, to: number): readonly Row[] {
  const rest = row.text.slice(to).replace(/^[\u200b\s:;,]+/u, "");
  return [
    new Row(row.start + from, row.text.slice(from, to), row.flags),
    new Row(row.end - rest.length, rest, { isBullet: true, isAfterBlank: false, isWhole: false }),
  ];
}
