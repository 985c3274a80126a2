/** Lines of Indeed's form that were copied without their line ends: "Store Clerk Acme -  Leeds, ME March 2014 to Present". */

import { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";
import { nameOf } from "./indeed-names.ts";

const MAX_LINE = 160;
const TO = /\d{4} +to +(?:\p{Lu}|\d)/u;
const LEVEL = /^(?:[IVX]{1,4}|\d|\(\p{Lu}{2,5}\)|[JS]r\.?)$/u;

/** The rows with the dates, the company and the title of such a line in rows of their own. */
export function withIndeedLines(rows: readonly Row[], isEducation = false): readonly Row[] {
  const dated = rows.flatMap(splitDates);
  if (isEducation) return dated;
  return dated.flatMap((row, index) => splitTitle(row, dated[index - 1], dated[index + 1]));
}

/** "Acme -  Leeds, ME March 2014 to Present" */
function splitDates(row: Row): readonly Row[] {
  const { text } = row;
  // Most lines are not asked for their dates.
  if (row.isBullet || text.length > MAX_LINE || !text.includes("-") || !TO.test(text)) return [row];
  const [date, ...others] = row.dates;
  if (date === undefined || others.length > 0 || !date.isRange) return [row];
  if (date.from === 0 || date.to < text.length - 2 || !text.slice(date.from).includes(" to ")) return [row];
  const before = text.slice(0, date.from).trimEnd();
  if (!before.includes("-") || nameOf(before) === undefined) return [row];
  return [
    new Row(row.start, before, row.flags),
    new Row(row.start + date.from, text.slice(date.from), { ...row.flags, isAfterBlank: false }),
  ];
}

/** "Store Clerk Acme -  Leeds, ME" above its dates, and below no title */
function splitTitle(row: Row, above: Row | undefined, below: Row | undefined): readonly Row[] {
  if (row.isBullet || row.text.length > MAX_LINE || !row.text.includes("-")) return [row];
  if (below === undefined || below.text.length > MAX_LINE || !/\d{4}/.test(below.text)) return [row];
  if (row.dates.length > 0 || below.dates[0]?.from !== 0) return [row];
  const name = nameOf(row.text);
  const at = name === undefined ? -1 : titleEnd(name);
  if (at === -1 || isTitle(above)) return [row];
  const rest = row.text.slice(at).trimStart();
  return [
    new Row(row.start, row.text.slice(0, at), row.flags),
    new Row(row.start + row.text.length - rest.length, rest, { ...row.flags, isAfterBlank: false }),
  ];
}

function isTitle(row: Row | undefined): boolean {
  return row !== undefined && !row.isBullet && !/[.:;,]$/.test(row.text) && readSignals(row.text).title > 0;
}

/** Behind the first words that are of a title: a company's name may have one, too. -1 if no name follows them. */
function titleEnd(name: string): number {
  const words = [...name.matchAll(/\S+/g)];
  const isNoun = (at: number) => readSignals(words[at]?.[0] ?? "").title > 0;
  const noun = words.findIndex((_word, at) => isNoun(at));
  if (noun === -1) return -1;
  let last = noun;
  while (isNoun(last + 1) || LEVEL.test(words[last + 1]?.[0] ?? "")) last++;
  const [end, next] = [words[last], words[last + 1]];
  return end === undefined || next === undefined || !/^[\p{Lu}\d]/u.test(next[0]) ? -1 : end.index + end[0].length;
}
