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

/** The sections with the positions behind such a column in a section of positions of their own. */
export function withWorkBehindSides(sections: readonly Section[]): readonly Section[] {
  let isOpen = false;
  return sections.flatMap((section) => {
    if (section.kind === "experience") isOpen = section.rows.length > 0;
    else if (!isSide(section)) isOpen = false;
    else if (isOpen) {
      const from = firstEntry(section.rows);
      if (from !== -1)
        return [
          { ...section, rows: section.rows.slice(0, from) },
          { kind: "experience" as const, rows: section.rows.slice(from) },
        ];
    }
    return [section];
  });
}

function isSide({ kind, heading }: Section): boolean {
  return kind === "skills" || (kind === "other" && heading !== undefined && AT_SIDE.test(heading.text));
}

/** Where the first entry with dates and a title begins; -1 without one */
function firstEntry(rows: readonly Row[]): number {
  for (const [index, row] of rows.entries()) {
    if (!isDated(row)) continue;
    const from = startOf(rows, index);
    const to = isBelow(rows[index + 1]) ? index + 2 : index + 1;
    if (rows.slice(from, to).some(isTitled)) return from;
  }
  return -1;
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
