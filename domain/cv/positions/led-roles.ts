/** Several roles with their dates in the line of their company: "Acme: Controller 2014–2016, CFO 2016–2019". */
import type { DatedPart } from "../dates/dated-part.ts";
import { Piece } from "../pieces/piece.ts";
import type { Row } from "../rows/row.ts";
import { cleanName } from "../words/names.ts";
import { readSignals } from "../words/words.ts";

export interface LedRole {
  readonly title: Piece;
  /** Behind the role and its date */
  readonly to: number;
  readonly date: DatedPart;
  /** Beside its company, it has all of its own date. */
  readonly isLed: true;
}

const MAX_ROW = 240;
const MAX_ROLES = 6;
const MAX_TITLE = 70;
/** Between a company and its first role */
const JOINT = /:\s+|\s[–—-]\s+|,\s+/g;
/** Between a date and the next role */
const BETWEEN =
  /^\s*\)?\s*[,;/]?\s*(?:(?:and|und|et|y|e|en)\s+)?(?:(?:then|later|puis|ensuite|dann|danach|später|luego|después|poi|daarna)\s+)?(?:(?:as|als|comme|como|come)\s+)?$/iu;
/** "both at Acme", behind the last role */
const BOTH =
  /^\s*,?\s*(?:both|all|beides?|alle|jeweils|les deux|tous|ambos|todos|entrambi|tutti|beiden?)\s+(?:at|with|for|bei|beim|chez|en|in|presso|bij)\s+(?:the\s+)?\p{Lu}/u;

/** The roles of such a line; null for others */
export function findLedRoles(row: Row): readonly LedRole[] | null {
  const { dates, text } = row;
  const [first, second] = dates;
  if (first === undefined || second === undefined || dates.length > MAX_ROLES || text.length > MAX_ROW) return null;
  if (row.flags.columns !== undefined || text.includes("\t") || row.label !== null) return null;
  const before = text.slice(0, first.from);
  const roles =
    before.trim() === "" || /:\s*$/.test(before) ? rolesBehindDates(row, before.trim() === "") : rolesBeforeDates(row);
  return roles !== null && roles.length > 1 ? roles.map((role, index) => endedBefore(role, roles[index + 1])) : null;
}

/** "Agent from 2009, then Analyst until 2014": the first role ended when the next began. */
function endedBefore(role: LedRole, next: LedRole | undefined): LedRole {
  const { date } = role;
  const later = next?.date.start ?? next?.date.end;
  if (!date.isOpen || date.start === null || later == null || later.year < date.start.year) return role;
  return { title: role.title, to: role.to, isLed: true, date: { ...date, isOpen: false } };
}

/** "Acme – Analyst 2010–2012, Manager (2012–2014)." */
function rolesBeforeDates(row: Row): readonly LedRole[] | null {
  const roles: LedRole[] = [];
  let from = 0;
  for (const date of row.dates) {
    if (!date.isRange) return null;
    const isFirst = roles.length === 0;
    const to = from + row.text.slice(from, date.from).replace(/[\s,(]+$/, "").length;
    const begin = isFirst ? behindCompany(row.text.slice(0, to)) : from + lead(row.text.slice(from, to));
    const title = begin === null ? null : titleOf(row, begin, to);
    if (title === null) return null;
    roles.push({ title, to: date.to, date, isLed: true });
    from = date.to;
  }
  return /^\)?\s*(?:[.;]|$)/.test(row.text.slice(from)) ? roles : null;
}

/** The marks and words before a role */
function lead(text: string): number {
  for (let length = Math.min(text.length, 24); length > 0; length--)
    if (BETWEEN.test(text.slice(0, length))) return length;
  return 0;
}

/** Where the first role begins: the text before it has no title. */
function behindCompany(text: string): number | null {
  for (const { index, 0: joint } of [...text.matchAll(JOINT)].toReversed()) {
    const at = index + joint.length;
    if (readSignals(text.slice(at)).title === 0) continue;
    return index > 1 && readSignals(text.slice(0, index)).title === 0 ? at : null;
  }
  return null;
}

/** "Acme, Leeds: 2013–2015 Engineer, 2015–2017 Manager", "2013–15 Planner, 2015–17 Manager, both at Acme" */
function rolesBehindDates(row: Row, isBoth: boolean): readonly LedRole[] | null {
  const { dates, text } = row;
  const roles: LedRole[] = [];
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    const behind = text.slice(date.to, next?.from);
    const begin = date.to + (/^\)?:?\s+/.exec(behind)?.[0].length ?? 0);
    const rest = text.slice(begin, next?.from);
    const length = next === undefined ? lastLength(rest) : rest.replace(/[\s,;(]+$/, "").length;
    if (next === undefined && isBoth && !BOTH.test(rest.slice(length))) return null;
    const title = titleOf(row, begin, begin + length);
    if (title === null) return null;
    roles.push({ title, to: begin + length, date, isLed: true });
  }
  return roles;
}

/** The last role ends at a bracket, a full stop or a comma. */
function lastLength(text: string): number {
  const end = text.search(/\s\(|[,;]\s|\.(?:\s|$)|$/);
  return end;
}

function titleOf(row: Row, from: number, to: number): Piece | null {
  const text = row.text.slice(from, to);
  if (text.length < 2 || text.length > MAX_TITLE || /[:;|]/.test(text)) return null;
  const signals = readSignals(text);
  return signals.title === 0 ? null : new Piece(row, { from, to }, cleanName(text), signals);
}
