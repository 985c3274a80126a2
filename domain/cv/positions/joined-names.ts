/** A title and a company that share a line in a form that their words do not give away: "Busser (Lumora)", "Engineer for Lumora". */

import { isInCapitals } from "../pieces/capital-cuts.ts";
import {
  BRACKETS,
  CAPITALS,
  type Cut,
  cutOf,
  formOf,
  isBeforeSureName,
  isSureName,
  type Joined,
  namesOf,
  readAlike,
  readCut,
} from "../pieces/name-cuts.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow, isEntryDate } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { isPlace } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";

interface Candidate {
  readonly cut: Cut;
  readonly joined: Joined | null;
  /** Rows from this one to names that may be the company instead */
  readonly rivals: readonly number[];
}

const MIN_TEXT = 8;
const MAX_TEXT = 130;
const MAX_NAME = 70;
/** What separates names already */
const SEPARATES = /[\t|;:→]/;
const JOINS = /[,(]|\.[\s\u200b]|\s(?:for|as|als)\s|\S[^\S\t]{2,3}\S/;

/** Other rows of a form that show which of two names is the company where their words do not */
const MIN_ALIKE = 2;

/** The rows with the names of those that hold both, where nothing beside them may be the company. */
export function withJoinedNames(rows: readonly Row[]): readonly Row[] {
  const towns = new Map<number, number>();
  const found = new Map<number, Candidate>();
  for (const index of rows.keys()) {
    const cut = cutAt(rows, index);
    if (cut === null) continue;
    const rivals = rivalsOf(rows, index, towns);
    if (isBelowAnother(rows, index) && (found.get(index - 1)?.rivals ?? []).length > 0) rivals.push(HEAD);
    found.set(index, { cut, joined: readCut(rows[index] as Row, cut), rivals });
  }
  if (found.size === 0) return rows;
  const counts = new Map<string, { alone: number; beside: number }>();
  const hasSure = [...found.values()].some(({ joined, cut }) => joined?.isSure === true && cut.form === CAPITALS);
  const names = new Map<number, number>();
  for (const offset of [...found.values()].flatMap(({ rivals }) => rivals))
    names.set(offset, (names.get(offset) ?? 0) + 1);
  // A name where other rows have a town is a town that no list has.
  const isAlone = ({ rivals, joined }: Candidate) =>
    rivals.every((offset) =>
      offset === HEAD ? joined?.isSure : 3 * (towns.get(offset) ?? 0) >= (names.get(offset) as number),
    );
  for (const candidate of found.values()) {
    if (candidate.joined === null) continue;
    const { form } = candidate.joined;
    const count = counts.get(form) ?? { alone: 0, beside: 0 };
    if (isAlone(candidate)) count.alone++;
    else count.beside++;
    counts.set(form, count);
  }
  const isUsual = (form: string) => {
    const { alone, beside } = counts.get(form) ?? { alone: 0, beside: 0 };
    return alone >= 2 * beside ? alone : 0;
  };
  const bracketed = [...found.values()].filter(({ cut }) => cut.form === BRACKETS).length;
  const needed = (row: Row, { form, second }: Cut) =>
    form === BRACKETS && bracketed === 1 && ACTIVITY.test(row.text.slice(second.from, second.to)) ? MIN_ALIKE : 1;
  return rows.map((row, index) => {
    const candidate = found.get(index);
    if (candidate === undefined || !isAlone(candidate)) return row;
    const { cut, joined } = candidate;
    if (cut.form === CAPITALS && !hasSure) return row;
    if (joined !== null)
      return joined.isSure || isUsual(joined.form) >= needed(row, cut) ? row.withJoint(joined.joint) : row;
    const isTitleFirst = [true, false].find((isFirst) => isUsual(formOf(cut.form, isFirst)) >= MIN_ALIKE);
    const isFirst = isTitleFirst ?? (candidate.rivals.length === 0 && isBeforeSureName(row, cut) ? true : undefined);
    const joint = isFirst === undefined ? null : readAlike(row, cut, isFirst);
    return joint === null ? row : row.withJoint(joint);
  });
}

/** Of "Engineer (Forecasting)", the only entry with brackets: what the work is about */
const ACTIVITY = /^\p{Lu}\p{Ll}{3,}(?:ing|tion|ment|ics|ung|ik|logy|logie)$/u;

/** "Waiter at Lumora" before ", Leeds" */
function hasEmployerBefore(row: Row, { second }: Cut): boolean {
  return splitRow(row).some(({ isAfterAt, from }) => isAfterAt && from < second.from);
}

/** Right below another dated line: perhaps at the same company */
function isBelowAnother(rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index] as Row];
  return above !== undefined && !row.isAfterBlank && row.dates.length > 0 && above.dates.length > 0;
}

function cutAt(rows: readonly Row[], index: number): Cut | null {
  const row = rows[index] as Row;
  const { text } = row;
  if (row.isBullet || text.length < MIN_TEXT || text.length > MAX_TEXT || row.isWhole) return null;
  if (!JOINS.test(text) && !(isInCapitals(text) && isBelowDates(rows, index))) return null;
  if (row.label !== null || row.flags.columns !== undefined || row.flags.joint !== undefined) return null;
  const isDated = row.dates.length > 0;
  if (isDated ? !isEntryDate(row) : ![1, -1, 2, -2].some((offset) => isDatesAt(rows, index, offset))) return null;
  const names = namesOf(row);
  if (names === null || SEPARATES.test(text.slice(names.from, names.to))) return null;
  const cut = cutOf(row, names);
  // "Analyst, Leveraged Finance, 2012 – 2014" is read with the other lines of its company.
  if (cut === null || (isDated && cut.form === "comma") || hasEmployerBefore(row, cut)) return null;
  return cut;
}

function isBelowDates(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  return !row.isAfterBlank && row.dates.length === 0 && rows[index - 1]?.dates[0]?.from === 0;
}

/** Dates beside the row, or beside a short row between */
function isDatesAt(rows: readonly Row[], index: number, offset: number): boolean {
  const row = rows[index + offset];
  if (row === undefined || row.isBullet || row.dates.length === 0) return false;
  if (Math.abs(offset) === 1) return true;
  const between = rows[index + Math.sign(offset)] as Row;
  return !between.isBullet && between.text.length < MAX_NAME && between.dates.length === 0;
}

/** In place of the distance to a name that is no town for sure */
const NO_TOWN = 0;
/** In place of that to what may be the company of several titles, or a heading */
const HEAD = -10;

/** Where names without a title are, above and below the row up to a blank line. Places there are added to `towns`. */
function rivalsOf(rows: readonly Row[], index: number, towns: Map<number, number>): number[] {
  const rivals: number[] = [];
  const isOwn = rows[index]?.dates.length !== 0;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) < 4; at += step) {
      const row = rows[at];
      if (row === undefined || row.isBullet) break;
      if (step > 0 ? row.isAfterBlank : rows[at + 1]?.isAfterBlank === true) {
        const head = step < 0 && at === index - 1 ? headAt(row, rows[at - 1]) : null;
        if (head !== null) rivals.push(head);
        if (step < 0 && at === index - 1 && !isOwn && isDatedHead(rows, at)) rivals.push(at - index);
        break;
      }
      const isDated = row.dates.length > 0;
      // Another entry of a list
      if (isDated && isOwn) break;
      const kind = isDated ? "name" : classifyRow(row);
      if (kind === "text") break;
      if (isDated && !isEntryDate(row)) break;
      const pieces = kind === "name" ? splitRow(row) : [];
      if (pieces.length === 0 ? isTown(row) : CITY.test(row.text))
        towns.set(at - index, (towns.get(at - index) ?? 0) + 1);
      else if (pieces.length > 0)
        rivals.push(row.flags.joint !== undefined || pieces.some(isSureName) ? NO_TOWN : at - index);
      if (isDated && !(step < 0 && isBelowFirst(rows, at) && !isDatesBelow(rows, index))) break;
    }
  return rivals;
}

/** "Acme, Leeds   2014 – 2016" above a blank line and "  Counsel, Energy", which has no dates below it */
function isDatedHead(rows: readonly Row[], at: number): boolean {
  const [row, own, below] = [rows[at] as Row, rows[at + 1] as Row, rows[at + 2]];
  if (row.dates.length !== 1 || (row.flags.indent ?? 0) >= (own.flags.indent ?? 0) || !isEntryDate(row)) return false;
  if (below !== undefined && !below.isAfterBlank && below.dates.length > 0) return false;
  const pieces = splitRow(row);
  return pieces.length > 0 && pieces.every(({ title, company }) => title === 0 || company === 3);
}

/** Dates below the first line of a paragraph: "Lumora Ltd", "2014 – 2016", "Engineer (Pumps)" */
function isBelowFirst(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at] as Row];
  return above !== undefined && (above.isAfterBlank || at === 1) && !row.isAfterBlank && isDateOnly(row);
}

function isDatesBelow(rows: readonly Row[], index: number): boolean {
  const below = rows[index + 1];
  return below !== undefined && !below.isAfterBlank && below.dates.length > 0;
}

const CITY = /^\p{Lu}\p{Ll}+ City(?:,|$)/u;

/** "Leeds, UK", "Leeds | 2014 – 2016" */
function isTown({ text, dates }: Row): boolean {
  if (text.length > MAX_TEXT) return false;
  const [date] = dates;
  const town = date === undefined ? text : text.slice(0, date.from) || text.slice(date.to);
  return isPlace((/^[^,|(]*/.exec(town.replace(/^[\s\])|,·–-]+|[\s[(|,·–-]+$/gu, "")) as RegExpExecArray)[0].trim());
}

/** A name between blank lines, and its total duration */
function headAt(row: Row, above: Row | undefined): number | null {
  if (row.dates.length > 0 || row.text.length > MAX_NAME) return null;
  const kind = classifyRow(row);
  if (kind === "duration") return above !== undefined && above.dates.length === 0 ? NO_TOWN : null;
  const signals = readSignals(row.text);
  if (kind !== "name" || !row.isAfterBlank || signals.title > 0) return null;
  return isSureName(signals) ? NO_TOWN : HEAD;
}
