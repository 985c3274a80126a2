/** A heading of positions that a PDF has printed above something else, or not at all: the positions follow another section. */
import { markedCompanies } from "../rows/employment-marks.ts";
import type { Row } from "../rows/row.ts";
import { headingKind, isPartOfCareer } from "../words/sections.ts";
import { entriesOf, firstEntry } from "./entries.ts";
import { hasEntries } from "./heading-style.ts";
import type { Section } from "./section.ts";
import { isProfile, isSide, splitAt } from "./side-columns.ts";

/** Fewer may be what somebody did beside studies. */
const MIN_ENTRIES = 2;
/** The sections with such positions in sections of their own. The same ones where the headings are at their places. */
export function withTornHeadings(sections: readonly Section[]): readonly Section[] {
  if (!isTorn(sections)) return sections;
  let isOpen = false;
  return sections.flatMap((section) => {
    const isOfStudies = section.kind === "education";
    if (isOfStudies || isSide(section) || isProfile(section)) {
      const first = firstEntry(section.rows, MIN_ENTRIES, isOfStudies);
      const parts = splitAt(section, first === -1 ? firstMarked(section.rows) : first);
      isOpen = parts.length > 1 || section.rows.length === 0;
      return parts;
    }
    // "Lumora Ltd" in the style of a heading, above its title
    if (!isUnknown(section) || entriesOf(section.rows).length < (isOpen ? 1 : MIN_ENTRIES)) return [section];
    isOpen = true;
    const { heading, rows } = section;
    return [{ kind: "experience" as const, rows: heading === undefined ? rows : [heading, ...rows] }];
  });
}

/** Whether no heading of positions stands above dates. */
function isTorn(sections: readonly Section[]): boolean {
  const work = sections.filter(
    ({ kind, heading }) => kind === "experience" && !(heading !== undefined && isPartOfCareer(heading.text)),
  );
  if (work.some(({ rows }) => rows.some(({ dates }) => dates.length > 0))) return false;
  // A section under an unknown heading may list them.
  return (
    work.length > 0 || !sections.some(({ kind, rows }) => (kind === "top" || kind === "other") && hasEntries(rows))
  );
}

function isUnknown({ kind, heading }: Section): boolean {
  return kind === "other" && heading !== undefined && headingKind(heading.text) === null;
}

/** Where the first entry begins that has lost its dates: "Lumora · Full-time" beside a title; -1 without one */
function firstMarked(rows: readonly Row[]): number {
  const [first] = markedCompanies(rows);
  return first === undefined ? -1 : Math.min(rows.indexOf(first.row), rows.indexOf(first.title));
}
