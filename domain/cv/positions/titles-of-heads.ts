/** "Lumora, Leeds" above "Director, Pumps – North  2014 – 2016": below a company, the dated lines up to a blank one name titles only. */

import { namesOf } from "../pieces/name-cuts.ts";
import { classifyRow, isEntryDate } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import type { Stretch } from "../words/names.ts";
import { isPlace, isRegion, isStateCode } from "../words/phrases.ts";
import { purposeAt } from "../words/purpose.ts";
import { isFunction, isFunctionName, readSignals } from "../words/words.ts";

const MAX_HEAD = 90;
const MAX_TITLE = 100;
/** Between the parts of a title, or of one and a company */
const PARTS = /,\s|\s[-–—/]\s|\s\(/u;
/** What separates names already, or stands before an employer */
const SEPARATES = /[\t|;:·•→@]|\s{3}|\s(?:at|bei|beim|chez|bij|presso)\s/;

/** The rows with the titles of those below a company. */
export function withTitlesOfHeads(rows: readonly Row[]): readonly Row[] {
  const titles = new Map<Row, Stretch>();
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined || next.isAfterBlank || next.dates.length === 0 || !mayBeHead(row, rows[index - 1]))
      continue;
    for (const [titled, title] of titlesBelow(rows, index)) titles.set(titled, title);
  }
  return titles.size === 0
    ? rows
    : rows.map((row) => {
        const title = titles.get(row);
        return title === undefined ? row : row.withJoint({ title, company: null });
      });
}

function mayBeHead(row: Row, above: Row | undefined): boolean {
  if (row.isBullet || row.text.length > MAX_HEAD || row.dates.length > 0 || row.label !== null) return false;
  if (!row.isAfterBlank && above !== undefined) return false;
  if (row.flags.columns !== undefined || row.flags.joint !== undefined || classifyRow(row) !== "name") return false;
  const { title, company, degree } = readSignals(row.text);
  return (title === 0 || company === 3) && !degree;
}

/** None if a line may name another company. */
function titlesBelow(rows: readonly Row[], head: number): readonly (readonly [Row, Stretch])[] {
  const found: (readonly [Row, Stretch])[] = [];
  let bare = 0;
  let all = 0;
  for (let at = head + 1; at < rows.length && rows[at]?.isAfterBlank === false; at++) {
    const row = rows[at] as Row;
    if (row.isBullet || row.dates.length === 0 || !isEntryDate(row)) continue;
    const names = row.flags.joint === undefined && row.label === null ? namesOf(row) : null;
    const whole = names === null ? "" : row.text.slice(names.from, names.to);
    const text = whole.slice(0, purposeAt(whole));
    if (names === null || text.length > MAX_TITLE || SEPARATES.test(text)) return [];
    const [first, ...others] = text.split(PARTS) as [string];
    if (readSignals(first).title === 0 || !others.every((part) => isOfTitle(part, others.length))) return [];
    all++;
    if (others.length === 0) bare++;
    else found.push([row, { from: names.from, to: names.from + text.length }]);
  }
  return found.length > 0 && (isCompany(rows[head] as Row, rows[head + 1] as Row) || 2 * bare >= all) ? found : [];
}

/** A function, a region or a rank, and no word of an employer, nor the town behind one */
function isOfTitle(part: string, count: number): boolean {
  const { title, company, school } = readSignals(part);
  if (title > 0 || isFunctionName(part)) return company < 3;
  return company === 0 && !school && (count === 1 || isRegion(part) || !(isPlace(part) || isStateCode(part)));
}

/** A word of companies, a town behind it, or less indent than its titles */
function isCompany({ text, flags }: Row, { flags: below }: Row): boolean {
  const { company, school } = readSignals(text);
  if ((company > 0 && !isFunction(text)) || school || (flags.indent ?? 0) < (below.indent ?? 0)) return true;
  const [, ...others] = text.split(/,\s|\s[-–—|]\s|\s\(|\s{2,}|\t/);
  return others.some((part) => isPlace(part.replace(/\)$/, "")));
}
