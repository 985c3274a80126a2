/** Descriptions that begin with the name of the entry: "Project Manager: Led the launch of three sites …" below its dates. */

import { splitWords } from "../words/split-words.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import { classifyRow, isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const MIN_DESCRIPTION = 30;
const MAX_NAME = 80;
/** "As **Release Engineer** I …" */
const BEFORE_BOLD = /^(?:(?:als|as(?: an?)?|en tant que|como|come)\s+)?\u200b*/iu;
/** Text in bold; longer markup is a link. */
const BOLD = /^[^\u200b.!?;]{2,80}(?=\u200b{2,3}(?:\s*:)?\s+(?!(?:at|bei|beim|chez|@|à la|aux?)\s|à l['’])[\p{L}\d])/u;
const BEFORE_COLON = /^\p{Lu}[^.!?:;]{2,80}(?=[:;]\s+\S)/u;

/** The rows with such names in rows of their own. */
export function splitLeadIns(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row, index) => {
    if (row.flags.joint !== undefined) return [row];
    const company = row.isBullet || endsInRange(row) ? undefined : companyBefore(row.text);
    if (company !== undefined) return cut(row, 0, company.length);
    if (row.isBullet || row.isAfterBlank || row.label !== null || row.flags.columns !== undefined) return [row];
    return row.text.length > MIN_DESCRIPTION && isBelowDates(rows, index)
      ? splitLeadIn(row, isDateOnly(rows[index - 1] as Row))
      : [row];
  });
}

/** "Acme S.r.l. - Società nata nel 1914 …": the company, before a long description of it */
function companyBefore(text: string): string | undefined {
  const name = text.length < MIN_DESCRIBED ? undefined : COMPANY_BEFORE.exec(text)?.[0].trim();
  if (name === undefined) return undefined;
  return isLegalFormOnly(name.slice(name.lastIndexOf(" ") + 1)) && readSignals(name).title === 0 ? name : undefined;
}

/** "Lumora Ltd - Department of Sales, Controller, May 2016 – June 2018": an entry, however long */
function endsInRange({ text, dates }: Row): boolean {
  const date = text.length < MIN_DESCRIBED ? undefined : dates.at(-1);
  return date?.isRange === true && !/[\p{L}\d]/u.test(text.slice(date.to));
}

const MIN_DESCRIBED = 100;
const COMPANY_BEFORE = /^\p{Lu}[^,;:!?–—|\t-]{2,60}(?= [-–—] \p{Lu}?\p{Ll}[^\t|]{60})/u;

/** Below the dates of an entry, which has no title yet, or below the name between them */
function isBelowDates(rows: readonly Row[], index: number): boolean {
  const [above, second] = [rows[index - 1], rows[index - 2]];
  if (above === undefined || above.isBullet) return false;
  if (above.dates.length > 0) return readSignals(above.text).title === 0 && isEntryDate(above);
  if (second === undefined || above.isAfterBlank || above.text.length > MAX_NAME || !isDateOnly(second)) return false;
  return readSignals(above.text).title === 0;
}

function splitLeadIn(row: Row, isAlone: boolean): readonly Row[] {
  const from = BEFORE_BOLD.exec(row.text)?.[0].length ?? 0;
  const bold = BOLD.exec(row.text.slice(from))?.[0];
  if (bold !== undefined) return readSignals(bold).title > 0 ? cut(row, from, from + bold.length) : [row];
  if (classifyRow(row) !== "text") return [row];
  const topic = topicAt(row);
  if (topic > 0) return cut(row, 0, topic);
  const lead = BEFORE_COLON.exec(row.text)?.[0];
  if (lead !== undefined && row.text.length - lead.length >= MIN_DESCRIPTION) {
    const { title, company } = readSignals(lead);
    if (title > 0 && company < 3) return cut(row, 0, lead.length);
  }
  const end = isAlone ? clauseEnd(row) : -1;
  return end === -1 ? [row] : cut(row, 0, end);
}

/** Where "on a tool for surgeons" begins behind "Intern at Acme (Leeds)"; -1 without it */
function topicAt({ start, text, flags }: Row): number {
  const at = text.slice(0, MAX_CLAUSE).search(TOPIC);
  if (at < 1 || STOP.test(text.slice(0, at))) return -1;
  const clause = new Row(start, text.slice(0, at), flags);
  const title = text.slice(0, Math.max(0, text.slice(0, at).search(AT)));
  return readSignals(title).title > 0 && classifyRow(clause) === "name" ? at : -1;
}

const TOPIC =
  /(?<=[\p{L})])\s(?:on|about|sur|zum?|zur|über|sobre|su|over)\s(?:an?|the|une?|l[aeo]s?|l['’]|des?|du|de[rnms]|die|das|eine[nrms]?|een|het|el|un[ao]?|gli|il|\p{Ll}{4,})(?![\p{Lu}\d])|(?<=\p{L}\))\s(?=\p{Ll}{2,}\s)/u;
const STOP = /[.;:]\s/;
const AT =
  /\s(?:(?:at|bei[mr]?|an de[rm]|am|chez|aux?|à la|presso|bij|aan de)\s(?:the |der |la )?|à l['’])(?=[\p{Lu}\d]|\p{Ll}+ (?:de |d['’])?\p{Lu})/u;

/** The end of the first clause that names an entry: "Research fellow at Acme, under the direction of …"; -1 if none does */
function clauseEnd(row: Row): number {
  // "Engineer, expert in pumps | Acme, Leeds."
  const separator = row.text.lastIndexOf(" | ", MAX_CLAUSE);
  for (const { index } of row.text.slice(0, MAX_CLAUSE).matchAll(CLAUSE_END)) {
    if (index < separator) continue;
    const clause = row.text.slice(0, index);
    const [first = "", ...others] = clause.split(",");
    // "Lumora, faculty of Optics, lecturer." ends in a full stop only.
    const isNamed = (part: string) => readSignals(part).title > 0 && splitWords(part).length < MAX_WORDS;
    if (readSignals(first).title === 0 && !(row.text.charAt(index) === "." && others.some(isNamed))) continue;
    if (classifyRow(new Row(row.start, clause, row.flags)) === "name") return index;
  }
  return -1;
}

const MAX_CLAUSE = 160;
const MAX_WORDS = 7;
const CLAUSE_END = /(?<=\p{L}{4}|\))\.(?=\s)|\.$|;(?=\s)|,(?=\s\p{Ll})/gu;

/** The name, and the description as an item of a list: it names nothing. */
function cut(row: Row, from: number, to: number): readonly Row[] {
  const rest = row.text.slice(to).replace(/^[\u200b\s:;,]+/u, "");
  return [
    new Row(row.start + from, row.text.slice(from, to), row.flags),
    new Row(row.end - rest.length, rest, { isBullet: true, isAfterBlank: false, isWhole: false }),
  ];
}
