/** The column at the side of a page that a PDF has printed between two positions: the others follow its last heading. */
import type { Row } from "../rows/row.ts";
import { isDateOnly, mainDate } from "../rows/row-dates.ts";
import { headingKind } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";
import { entriesOf, firstEntry } from "./entries.ts";
import type { Section } from "./section.ts";

/** Headings of a side column. No positions are listed below them. */
const AT_SIDE =
  /^\P{L}*(?:(?:key|core|technical|soft|it|computer|language|my) )?(?:skills?|languages?|contacts?(?: details| information)?|interests?|hobbies|hobbys|references?|referees|tools|expertise|competenc(?:es|ies)|sprachen|kenntnisse|kontakt|interessen|referenzen|langues|compétences|centres d['’]intérêts?|loisirs|idiomas|intereses|referencias|lingue|competenze|interessi|talen|vaardigheden)\P{L}*$/iu;

/** The address of a page in the style of a heading */
const ADDRESS = /@\S+\.\p{L}|linkedin\.com|github\.com|https?:|www\./iu;

const MIN_NAMED = 2;

/** The sections with the positions behind such a column in a section of positions of their own. */
export function withWorkBehindSides(sections: readonly Section[]): readonly Section[] {
  let work: Section | null = null;
  return sections.flatMap((section) => {
    if (section.kind === "experience") work = section.rows.length > 0 ? section : null;
    else if (work !== null && (section.kind === "projects" || isSide(section))) {
      const isProjects = section.kind === "projects";
      const from = isProjects ? firstAlike(section.rows, work.rows) : firstEntry(section.rows, 1);
      if (isProjects && from === -1) work = null;
      return splitAt(section, from);
    } else if (work === null || !isEntry(section)) work = null;
    else return [{ kind: "experience" as const, rows: [section.heading as Row, ...section.rows] }];
    return [section];
  });
}

/** "Lumora Ltd" in the style of a heading, above its title and dates */
function isEntry({ kind, heading, rows: [title, dated] }: Section): boolean {
  if (kind !== "other" || heading === undefined || title === undefined || dated === undefined) return false;
  if (headingKind(heading.text) !== null || title.isBullet || title.dates.length > 0 || title.text.includes(","))
    return false;
  return isDateOnly(dated) && mainDate(dated).isRange && readSignals(title.text).title > 0;
}

export function splitAt(section: Section, from: number): readonly Section[] {
  if (from === -1) return [section];
  return [
    { ...section, rows: section.rows.slice(0, from) },
    { kind: "experience", rows: section.rows.slice(from) },
  ];
}

export function isSide(section: Section): boolean {
  if (section.kind === "skills") return true;
  return section.kind === "other" && (isHeaded(section, AT_SIDE) || isHeaded(section, ADDRESS));
}

/** Headings above the heading of the positions, which may have been lost */
const PROFILE =
  /^\P{L}*(?:(?:personal|professional|executive|career) )?(?:profile?|profil|summary|about(?: me)?|statement|(?:career )?objectives?|über mich|à propos|perfil|resumen|profilo|(?:resumo|resumen|summary) (?:profissional|profesional|(?:de|das|of) (?:qualificações|cualificaciones|qualifications))|resumo|objetivos?)\P{L}*$/iu;

export const isProfile = (section: Section) => isHeaded(section, PROFILE);

function isHeaded({ heading }: Section, form: RegExp): boolean {
  return heading !== undefined && form.test(heading.text);
}

/** Below projects of their own, entries of positions: "Lumora Ltd | Leeds | 2014 – 2016" below a title, as in the section of positions */
function firstAlike(rows: readonly Row[], work: readonly Row[]): number {
  if (rows.length < MIN_PROJECTS || !rows.some(isCells)) return -1;
  const forms = new Set(entriesOf(work).map(({ dated }) => formOf(dated)));
  const found = entriesOf(rows).filter(({ dated }) => isCells(dated) && forms.has(formOf(dated)));
  const named = found.filter(({ dated }) => readSignals((dated.text.split(" | ") as [string])[0]).company > 0);
  const [first] = found;
  return first === undefined || first.from === 0 || named.length < MIN_NAMED || named.length * 2 < found.length
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
