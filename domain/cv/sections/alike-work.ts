/** Positions below the headings of other sections, where a PDF has torn the page: their entries have the form of those at their place. */
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";
import { type Entry, entriesOf } from "./entries.ts";
import type { Section } from "./section.ts";
import { isProfile, isSide, splitAt } from "./side-columns.ts";
import { isStudy } from "./study-rows.ts";

/** Among studies, one may be a post that belongs to them. */
const MIN_AMONG_STUDIES = 2;

/** The forms of entries, each with the least number of its rows above the dates */
type Forms = ReadonlyMap<string, number>;

/** The sections with such positions in sections of their own. */
export function withAlikeWork(sections: readonly Section[]): readonly Section[] {
  const torn = new Map(sections.flatMap((section) => candidatesOf(section)));
  // Few texts have any: the forms of the positions at their place are not looked for in the others.
  if (torn.size === 0) return sections;
  const forms = new Map<string, number>();
  for (const { kind, rows } of sections)
    for (const entry of kind === "experience" ? entriesOf(rows) : []) {
      const form = formOf(entry.dated);
      forms.set(form, Math.min(forms.get(form) ?? Infinity, rows.indexOf(entry.dated) - entry.from));
    }
  return sections.flatMap((section) => {
    const entries = torn.get(section);
    return entries === undefined ? [section] : splitAt(section, firstAlike(section, entries, forms));
  });
}

/** The section with its entries that may be positions */
function candidatesOf(section: Section): readonly (readonly [Section, readonly Entry[]])[] {
  const { kind, rows } = section;
  if (kind === "experience") return [];
  const isOfStudies = kind === "education";
  if (!isOfStudies && !isSide(section) && !isProfile(section)) return [];
  const least = isOfStudies ? MIN_AMONG_STUDIES : 1;
  const dated = rows.filter((row) => !row.isBullet && row.dates[0]?.isRange === true && !(isOfStudies && isStudy(row)));
  if (dated.length < least) return [];
  const entries = entriesOf(rows, isOfStudies);
  return entries.length < least ? [] : [[section, entries]];
}

function firstAlike({ kind, rows }: Section, entries: readonly Entry[], forms: Forms): number {
  const starts = entries.flatMap(({ from, dated }) => {
    const above = forms.get(formOf(dated));
    return above === undefined ? [] : [Math.max(from, rows.indexOf(dated) - above)];
  });
  const [from = -1] = starts;
  if (kind !== "education" || from === -1) return from;
  return from === 0 || starts.length < MIN_AMONG_STUDIES || rows.slice(from).some(isStudy) ? -1 : from;
}

/** Where the dates of an entry are, and whether its title is beside them */
function formOf(dated: Row): string {
  const { text, dates } = dated;
  const [date] = dates;
  if (date === undefined || isDateOnly(dated)) return "alone";
  const isFirst = date.from === 0;
  const beside = isFirst ? text.slice(date.to) : text.slice(0, date.from).trimEnd().slice(-1);
  const mark = /^\s*([^\s\p{L}\d(])/u.exec(beside)?.[1] ?? "";
  return `${isFirst ? "first" : "last"} ${mark} ${readSignals(text).title > 0 ? "title" : ""}`;
}
