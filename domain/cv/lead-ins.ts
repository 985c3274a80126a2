/** Descriptions that begin with the name of the entry: "Project Manager: Led the launch of three sites …" below its dates. */
import { classifyRow, isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { readSignals } from "./words.ts";

const MIN_DESCRIPTION = 30;
/** Marks of a list of definitions, and words before a title in bold: "~ As **Release Engineer** …" */
const BEFORE_BOLD = /^(?:[~:]\s+)?(?:(?:als|as(?: an?)?|en tant que|como|come)\s+)?\u200b*/iu;
/** Text in bold; longer markup is a link. */
const BOLD = /^[^\u200b.!?;]{2,80}(?=\u200b{2,3}(?:\s*:)?\s+[\p{L}\d])/u;
const BEFORE_COLON = /^\p{Lu}[^.!?:;]{2,80}(?=:\s+\S)/u;
const NEXT_NAME = /^\p{Lu}[^.!?:;,\u200b]{2,60}(?=[:;]\s)/u;

/** The rows with such names in rows of their own. */
export function splitLeadIns(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    return above !== undefined && mayLeadIn(row, above) ? splitLeadIn(row) : [row];
  });
}

/** Right below the dates of an entry, which has no title yet */
function mayLeadIn(row: Row, above: Row): boolean {
  if (row.isBullet || row.isAfterBlank || above.isBullet || row.label !== null || row.flags.columns !== undefined)
    return false;
  return row.text.length > MIN_DESCRIPTION && isEntryDate(above) && readSignals(above.text).title === 0;
}

function splitLeadIn(row: Row): readonly Row[] {
  const from = BEFORE_BOLD.exec(row.text)?.[0].length ?? 0;
  const bold = BOLD.exec(row.text.slice(from))?.[0];
  if (bold !== undefined) {
    const to = from + bold.length;
    if (readSignals(bold).title > 0) return [cut(row, from, to), rest(row, to)];
    const next = to + (/^[\u200b\s:]+/u.exec(row.text.slice(to))?.[0].length ?? 0);
    const title = NEXT_NAME.exec(row.text.slice(next))?.[0];
    if (title !== undefined && readSignals(title).title > 0)
      return [cut(row, from, to), cut(row, next, next + title.length), rest(row, next + title.length)];
    return [row];
  }
  const lead = classifyRow(row) === "text" ? BEFORE_COLON.exec(row.text)?.[0] : undefined;
  if (lead === undefined || row.text.length - lead.length < MIN_DESCRIPTION) return [row];
  const { title, company } = readSignals(lead);
  return title > 0 && company < 3 ? [cut(row, 0, lead.length), rest(row, lead.length)] : [row];
}

function cut(row: Row, from: number, to: number): Row {
  return new Row(row.start + from, row.text.slice(from, to), row.flags);
}

/** The description, as an item of a list: it names nothing. */
function rest(row: Row, from: number): Row {
  const text = row.text.slice(from).replace(/^[\u200b\s:;,]+/u, "");
  return new Row(row.end - text.length, text, { isBullet: true, isAfterBlank: false, isWhole: false });
}
