import type { CvOutline, NamedSpan } from "../cv/outline.ts";
import { firstIndex } from "./binary-search.ts";
import { endOfLegalForm, withoutLegalForm } from "./legal-forms.ts";
import { isMinorText } from "./minor-words.ts";

/** A name of an outline: where a text says that it is an employer or a school. */
export interface CareerName extends NamedSpan {
  readonly role: "employer" | "school";
}

/** The employers and schools of an outline in the order of the text. They do not overlap: the longer one stays. */
export function careerNames({ positions, educations }: CvOutline): readonly CareerName[] {
  const employers = positions.flatMap(({ company }) =>
    company === null ? [] : { ...company, role: "employer" as const },
  );
  const schools = educations.flatMap(({ school }) => (school === null ? [] : { ...school, role: "school" as const }));
  const names: CareerName[] = [];
  for (const name of [...employers, ...schools].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = names.at(-1);
    if (last === undefined || name.start >= last.end) names.push(name);
    else if (name.end - name.start > last.end - last.start) names[names.length - 1] = name;
  }
  return names;
}

type Span = Pick<NamedSpan, "start" | "end">;

/** The first of ordered names that overlaps two offsets. */
export function nameAt<Name extends Span>(names: readonly Name[], start: number, end: number): Name | null {
  const name = names[firstIndex(names.length, (index) => (names[index] as Name).end > start)];
  return name !== undefined && name.start < end ? name : null;
}

/**
 * How a match relates to the name of an outline that it overlaps:
 * - `same`: the employer or school itself. The rest says its legal form, its place or its division: `Google Germany GmbH`,
 *   `Siemens AG, München`, `TU München, Lehrstuhl für Informatik`.
 * - `part`: another one's name contains it: `Oracle Financial Software Services`.
 * - `beside`: a name of its own: `Infosys (client: Apple)`.
 */
export type Relation = "same" | "part" | "beside";

export function relationTo({ start, end }: Span, text: string, matchStart: number, matchEnd: number): Relation {
  const before = text.slice(start, Math.max(start, matchStart));
  const segmentStart = endOfLastSeparator(before);
  const leading = before.slice(segmentStart);
  // `Solarwerk GmbH / Google`, `Infosys (client: Apple)`
  if (leading.includes(":") || hasLegalForm(before.slice(0, segmentStart))) return "beside";
  if (!isMinorText(leading)) return "part";
  const nameEnd = Math.min(end, endOfLegalForm(text, matchEnd));
  const trailing = text.slice(Math.min(nameEnd, end), end);
  return isMinorText(trailing.slice(0, startOfFirstSeparator(trailing))) ? "same" : "part";
}

/** The part between separators that contains a match: `Oracle Financial Software Services` of that with `, Mumbai`. */
export function segmentAround({ start, end }: Span, text: string, matchStart: number, matchEnd: number): string {
  const from = start + endOfLastSeparator(text.slice(start, Math.max(start, matchStart)));
  const nameEnd = Math.min(end, matchEnd);
  return text.slice(from, nameEnd + startOfFirstSeparator(text.slice(nameEnd, end))).trim();
}

/** What separates a name from its division, its place or another name. */
const SEPARATOR = /[,;|/()[\]·•\n]|\s[-–—]|[-–—]\s/gu;

function endOfLastSeparator(text: string): number {
  let end = 0;
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) end = index + separator.length;
  return end;
}

function startOfFirstSeparator(text: string): number {
  const at = text.search(SEPARATOR);
  return at < 0 ? text.length : at;
}

function hasLegalForm(text: string): boolean {
  return text.split(SEPARATOR).some((segment) => withoutLegalForm(segment.trim()) !== null);
}
