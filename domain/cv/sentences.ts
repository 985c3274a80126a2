import type { DatedPart } from "./dates.ts";
import type { EducationDraft } from "./educations.ts";
import { cleanName, trimStretch } from "./names.ts";
import { isPlace } from "./phrases.ts";
import { DEPARTMENT, type Piece } from "./pieces.ts";
import type { PositionDraft } from "./positions.ts";
import type { Row } from "./row.ts";
import {
  CLAUSE_END,
  COMPANY_AT,
  COMPANY_JOINED,
  COMPANY_LED,
  COMPANY_LED_BY,
  COMPANY_NEXT,
  COMPANY_WHERE,
  COMPANY_WITH,
  CUE,
  LEADS,
  OF_DEPARTMENT,
  ROLE_BEFORE,
  ROLE_END,
  ROLE_START,
  SCHOOL_AT,
  SELF,
  STUDY,
  WEAK_NEXT,
  WEAK_TITLE,
  WORK,
} from "./sentence-patterns.ts";
import { readSignals, splitWords } from "./words.ts";

/** What the sentences of a row say: "worked at X as Y from 2014 to 2018, then joined Z". */
export interface Told {
  readonly positions: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
  /** Number of clauses read, also those that say nothing of a career. */
  readonly clauses: number;
}

interface Clause {
  readonly from: number;
  readonly to: number;
}

const MAX_PARAGRAPH = 3000;
/** Positions and educations in the sentences of a row. */
export function readSentences(row: Row): Told {
  const positions: PositionDraft[] = [];
  const educations: EducationDraft[] = [];
  if (row.text.length < 25) return { positions, educations, clauses: 0 };
  if (!CUE.test(row.text)) return { positions, educations, clauses: 1 };
  const clauses = splitClauses(row.text.slice(0, MAX_PARAGRAPH));
  for (const clause of clauses) {
    const text = row.text.slice(clause.from, clause.to);
    if (text.length < 15 || text.length > 500) continue;
    if (STUDY.test(text)) educations.push(...readStudies(row, clause, text));
    const position = readJob(row, clause, text);
    if (position !== null) positions.push(position);
    else if (REJOINED.test(text)) dateLast(positions, readRange(row, clause));
  }
  return { positions, educations, clauses: clauses.length };
}

/** "She is the CFO of Acme. She joined the company in March 2022." */
const REJOINED =
  /(?<!\p{L})(?:joined|founded|started) (?:the|this) (?:company|firm|fund|bank|group|team|business)(?!\p{L})|rejoint (?:l['’]entreprise|la société|le groupe)(?!\p{L})|(?:trat|stieß) .{0,40}(?:Unternehmen|Firma)(?!\p{L})/u;

function dateLast(positions: PositionDraft[], date: DatedPart | null): void {
  const last = positions.at(-1);
  if (last !== undefined && last.date === null && date?.start != null)
    positions[positions.length - 1] = { ...last, date: { ...date, end: null, isOpen: true, isRange: true } };
}

function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE_END)) {
    clauses.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  clauses.push({ from, to: text.length });
  return clauses;
}

function readJob(row: Row, clause: Clause, text: string): PositionDraft | null {
  const role = findRole(text);
  const isSelfEmployed = SELF.test(text);
  const isWork = WORK.test(text);
  const found = findCompany(text, role, isWork);
  const roleEnd = role === null || found === null ? role?.to : wholeRole(text, role, found);
  const title = role === null ? null : piece(row, clause.from + role.from, clause.from + (roleEnd ?? role.to));
  const company = found === null ? null : piece(row, clause.from + found.from, clause.from + found.to);
  const isCompany =
    company !== null && !isPlace(company.text) && !company.degree && (company.title === 0 || company.company === 3);
  if (!isCompany && !(isSelfEmployed && title !== null)) return null;
  const date = readRange(row, clause);
  return {
    company: isCompany ? company : null,
    title,
    date,
    isSelfEmployed: isSelfEmployed && !isCompany,
    isUnsure: false,
  };
}

interface Found {
  readonly from: number;
  readonly to: number;
}

/** "as a senior manager of energy products" */
function findRole(text: string): Found | null {
  for (const match of text.matchAll(ROLE_START)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + 90);
    const to = from + (ROLE_END.exec(rest)?.index ?? rest.length);
    const words = text.slice(from, to);
    if (words.length > 1 && splitWords(words).length <= 8 && readSignals(words).title > 0) return { from, to };
  }
  const before = ROLE_BEFORE.exec(text);
  if (before !== null && readSignals(before[1] as string).title > 0)
    return { from: before.index, to: before.index + (before[1] as string).length };
  return null;
}

/** "head of the Operations", where the company is named elsewhere. */
function wholeRole(text: string, role: Found, company: Found): number {
  const rest = text.slice(role.to);
  const next = WEAK_TITLE.test(rest) ? COMPANY_NEXT.exec(rest) : null;
  if (next === null || DEPARTMENT.test(next[1] as string)) return role.to;
  const end = role.to + next[0].length;
  return company.from >= end || company.to <= role.from ? end : role.to;
}

function findCompany(text: string, role: Found | null, isWork: boolean): Found | null {
  if (role !== null) {
    const next = COMPANY_NEXT.exec(text.slice(role.to));
    const at = next === null || WEAK_NEXT.test(next[0]) ? COMPANY_AT.exec(text) : null;
    // "at Acme as head of Operations" and "leads the Acme Foundation as its director"
    if (at !== null && !/^\d/.test(at[1] as string)) return capture(at, 0);
    if (next !== null && !/^\d{4}$/.test(next[1] as string)) return inDepartment(text, capture(next, role.to));
    const where = next === null ? COMPANY_WHERE.exec(text.slice(0, role.from)) : null;
    if (where !== null) return capture(where, 0);
    if (LEADS.test(text)) {
      const led = COMPANY_LED.exec(text.slice(role.to));
      if (led !== null) return capture(led, role.to);
    }
  }
  const joined = COMPANY_JOINED.exec(text);
  if (joined !== null) return capture(joined, 0);
  const led = role === null ? COMPANY_LED_BY.exec(text) : null;
  if (led !== null && isInstitution(led[1] as string)) return capture(led, 0);
  if (role === null && !isWork) return null;
  const at = COMPANY_AT.exec(text);
  if (at !== null) return capture(at, 0);
  const other = role !== null && isWork ? COMPANY_WITH.exec(text) : null;
  return other === null ? null : capture(other, 0);
}

/** "the Department of Surgery at Acme Hospital" */
function inDepartment(text: string, found: Found): Found {
  if (!DEPARTMENT.test(text.slice(found.from, found.to))) return found;
  const next = OF_DEPARTMENT.exec(text.slice(found.to));
  return next === null ? found : capture(next, found.to);
}

function isInstitution(name: string): boolean {
  const { company, school, title } = readSignals(name);
  return title === 0 && (company > 0 || school);
}

function capture(match: RegExpExecArray, offset: number): Found {
  const name = match[1] as string;
  const from = offset + match.index + match[0].lastIndexOf(name);
  return { from, to: from + name.length };
}

/** One range, or a start and an end in different places of the clause ("in 2006 … until 2008"). */
function readRange(row: Row, { from, to }: Clause): DatedPart | null {
  const dates = row.dates.filter((date) => date.from >= from && date.to <= to);
  const range = dates.find((date) => date.isRange && date.start !== null);
  if (range !== undefined) return range;
  const [first] = dates;
  if (first === undefined) return null;
  const until = dates.find((date) => date.isRange && date.start === null && date.end !== null);
  if (until !== undefined && until !== first) return { ...first, end: until.end, isRange: true };
  return first.start === null ? first : { ...first, isRange: true };
}

function readStudies(row: Row, clause: Clause, text: string): EducationDraft[] {
  const found: EducationDraft[] = [];
  let last = 0;
  for (const match of text.matchAll(SCHOOL_AT)) {
    const name = capture(match, 0);
    const school = piece(row, clause.from + name.from, clause.from + name.to);
    const degree = findDegree(row, clause, text.slice(last, match.index), last);
    if (school !== null && !school.school && /^(?:in|of)\s/.test(match[0])) continue;
    if (school === null || isPlace(school.text) || (school.company > 0 && !school.school) || school.title > 0) continue;
    if (!school.school && degree?.text.includes(",") === true) continue;
    if (!school.school && degree === null && !/dipl[oô]m|graduated|studied/iu.test(text.slice(last, match.index)))
      continue;
    const year = match[2];
    const at = clause.from + match.index;
    const date = row.dates.find((candidate) => candidate.from >= at && candidate.from <= at + match[0].length) ?? null;
    found.push({ school, degree, date: year === undefined ? null : date });
    last = match.index + match[0].length;
  }
  return found;
}

function findDegree(row: Row, clause: Clause, text: string, offset: number): Piece | null {
  for (const match of text.matchAll(/[\p{L}][\p{L}.'’-]*/gu)) {
    if (!readSignals(match[0]).degree) continue;
    const found = piece(row, clause.from + offset + match.index, clause.from + offset + text.length);
    return found !== null && splitWords(found.text).length <= 10 ? found : null;
  }
  return null;
}

function piece(row: Row, from: number, to: number): Piece | null {
  const stretch = trimStretch(row.text, from, to);
  if (stretch === null) return null;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  return { ...stretch, ...readSignals(text), row, text, isAfterAt: false, index: 0 };
}
