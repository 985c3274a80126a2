/** The column at the side of a page that a PDF has printed between two positions: the others follow its last heading. */
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";
import type { Section } from "./section.ts";

const MAX_LINE = 100;
/** Rows above the dates of an entry that belong to it */
const MAX_ABOVE = 2;
/** Headings of a side column. No positions are listed below them. */
const AT_SIDE =
  /^\P{L}*(?:(?:key|core|technical|soft|it|computer|language|my) )?(?:skills?|languages?|contacts?(?: details| information)?|interests?|hobbies|hobbys|references?|referees|tools|expertise|competenc(?:es|ies)|sprachen|kenntnisse|kontakt|interessen|referenzen|langues|compétences|centres d['’]intérêts?|loisirs|idiomas|intereses|referencias|lingue|competenze|interessi|talen|vaardigheden)\P{L}*$/iu;

/** Headings that a PDF has printed below the column at the side, so that positions are listed below them */
const ABOVE_TORN =
  /^\P{L}*(?:(?:personal|professional|executive|career) )?(?:profile?|summary|about(?: me)?|statement)\P{L}*$/iu;
const MIN_TORN = 2;

/** The sections with the positions behind such a column in a section of positions of their own. */
export function withWorkBehindSides(sections: readonly Section[]): readonly Section[] {
  // The heading of the positions stands above something else.
  const isTorn = !sections.some(
    ({ kind, rows }) => kind === "experience" && rows.some(({ dates }) => dates.length > 0),
  );
  let work: Section | null = null;
  return sections.flatMap((section) => {
    if (section.kind === "experience") work = section.rows.length > 0 ? section : null;
    else if (isTorn && (section.kind === "education" || isSide(section) || isHeaded(section, ABOVE_TORN)))
      return splitAt(section, firstEntry(section.rows, MIN_TORN));
    else if (work !== null && (section.kind === "projects" || isSide(section))) {
      const isProjects = section.kind === "projects";
      const from = isProjects ? firstAlike(section.rows, work.rows) : firstEntry(section.rows, 1);
      if (isProjects && from === -1) work = null;
      return splitAt(section, from);
    } else work = null;
    return [section];
  });
}

function splitAt(section: Section, from: number): readonly Section[] {
  if (from === -1) return [section];
  return [
    { ...section, rows: section.rows.slice(0, from) },
    { kind: "experience", rows: section.rows.slice(from) },
  ];
}

function isSide(section: Section): boolean {
  return section.kind === "skills" || (section.kind === "other" && isHeaded(section, AT_SIDE));
}

function isHeaded({ heading }: Section, form: RegExp): boolean {
  return heading !== undefined && form.test(heading.text);
}

/** Where the first of several entries with dates and a title begins; -1 if there are fewer */
function firstEntry(rows: readonly Row[], count: number): number {
  const found = entriesOf(rows);
  return found.length < count ? -1 : (found[0] as Entry).from;
}

interface Entry {
  readonly from: number;
  readonly dated: Row;
}

function entriesOf(rows: readonly Row[]): readonly Entry[] {
  return rows.flatMap((dated, index) => {
    if (!isDated(dated)) return [];
    const from = startOf(rows, index);
    const to = isBelow(rows[index + 1]) ? index + 2 : index + 1;
    return rows.slice(from, to).some(isTitled) ? [{ from, dated }] : [];
  });
}

/** Below projects of their own, entries of positions: "Lumora Ltd | Leeds | 2014 – 2016" below a title, as in the section of positions */
function firstAlike(rows: readonly Row[], work: readonly Row[]): number {
  if (rows.length < MIN_PROJECTS || !rows.some(isCells)) return -1;
  const forms = new Set(entriesOf(work).map(({ dated }) => formOf(dated)));
  const found = entriesOf(rows).filter(({ dated }) => isCells(dated) && forms.has(formOf(dated)));
  const named = found.filter(({ dated }) => readSignals((dated.text.split(" | ") as [string])[0]).company > 0);
  const [first] = found;
  return first === undefined || first.from === 0 || named.length < MIN_TORN || named.length * 2 < found.length
    ? -1
    : first.from;
}

const MIN_PROJECTS = 6;

function isCells(row: Row): boolean {
  return row.dates.length === 1 && row.text.includes(" | ");
}

function formOf({ text, dates: [date] }: Row): string {
  return `${text.split("|").length} ${text.slice(0, date?.from).split("|").length}`;
}

/** The first of the names right above the dates */
function startOf(rows: readonly Row[], dated: number): number {
  let from = dated;
  while (from > 0 && dated - from < MAX_ABOVE && rows[from]?.isAfterBlank === false && isName(rows[from - 1])) from--;
  return from;
}

function isDated({ isBullet, text, dates }: Row): boolean {
  return !isBullet && text.length < MAX_LINE && dates.length === 1 && dates[0]?.isRange === true;
}

function isName(row: Row | undefined): boolean {
  return row !== undefined && !row.isBullet && classifyRow(row) === "name";
}

function isBelow(row: Row | undefined): boolean {
  return row?.isAfterBlank === false && isName(row);
}

function isTitled({ text, dates: [date] }: Row): boolean {
  return [text.slice(0, date?.from), date === undefined ? "" : text.slice(date.to)].some((part) => {
    const { title, school, degree } = readSignals(part);
    return title > 0 && !school && !degree;
  });
}
