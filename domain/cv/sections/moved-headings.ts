/**
 * Headings that a PDF has printed away from what they are above: all of them first, all of them last, or each one below its section.
 * What they belong to is read as a text without headings.
 */

import { hasEntries, hasStudies } from "./heading-style.ts";
import type { Section } from "./section.ts";
import { isOfStudies } from "./study-rows.ts";

/** Null where the headings are at their places. */
export function withMovedHeadings(sections: readonly Section[]): readonly Section[] | null {
  const work = sections.filter(({ kind }) => kind === "experience");
  if (work.length === 0) return null;
  const areEmpty = work.every(({ rows }) => rows.length === 0);
  if (!areEmpty && (!work.every(listsStudies) || sections.some(isStudies))) return null;
  const found = sections.filter((section, index) =>
    section.kind === "top" ? hasEntries(section.rows) : areEmpty && isBelowHeadings(sections, index),
  );
  if (found.length !== 1) return null;
  return sections.map((section) => {
    if (found.includes(section) || section.kind === "experience") return { kind: "top", rows: section.rows };
    return section.kind === "education" && !hasStudies(section.rows) ? { kind: "other", rows: section.rows } : section;
  });
}

function isStudies({ kind, rows }: Section): boolean {
  return kind === "education" && hasStudies(rows);
}

/** Whether each dated row is beside a school or a degree. */
function listsStudies({ rows }: Section): boolean {
  const dated = rows.flatMap((row, index) => (row.dates.length > 0 && row.text.length < 140 ? [index] : []));
  return dated.length > 0 && dated.every((index) => rows.slice(Math.max(0, index - 2), index + 3).some(isOfStudies));
}

function beginsWithStudies({ rows }: Section): boolean {
  const first = rows.findIndex(({ dates }) => dates.length > 0);
  return rows.slice(Math.max(0, first - 2), first + 2).some(isOfStudies);
}

/** Below two headings or more in a row, one of them of positions */
function isBelowHeadings(sections: readonly Section[], index: number): boolean {
  const section = sections[index] as Section;
  if (!hasEntries(section.rows) || beginsWithStudies(section)) return false;
  let from = index;
  while (from > 0 && sections[from - 1]?.rows.length === 0) from--;
  const kinds = sections.slice(from, index).map(({ kind }) => kind);
  return kinds.includes("experience") && (kinds.length > 1 || section.kind === "education");
}
